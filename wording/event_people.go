package wording

import (
	"fmt"

	"ragtag/rules"
)

// peopleLines are the log lines of characters, titles and places.
var peopleLines = lines{
	rules.EvCharacter: func(t teller, e rules.Event) Both {
		return sayf("%s plays %s", "%s juega con %s", t.by(e), name(t.cat, e.Comp))
	},
	rules.EvAssist: func(t teller, e rules.Event) Both {
		return sayf("%s has the help of %s", "%s cuenta con la ayuda de %s", t.by(e), name(t.cat, e.Comp))
	},
	rules.EvPlaced: func(t teller, e rules.Event) Both {
		if e.Loc == rules.OffBoard {
			return sayf("%s is not with the fleet yet", "%s aún no está con la flota", t.whom(e))
		}
		return sayf("%s is now %s", "%s está ahora %s", t.whom(e), t.at(e.Loc))
	},
	rules.EvTitle: func(t teller, e rules.Event) Both {
		title := titleTerm(t.cat, e.Title)
		if e.At.Seat() == rules.Nobody {
			return sayf("nobody is %s any more", "el cargo de %s queda vacante", title)
		}
		return sayf("%s is now %s", "%s ocupa ahora el cargo de %s", t.whom(e), title)
	},
	rules.EvExecuted: func(t teller, e rules.Event) Both {
		switch e.Death {
		case rules.Killed:
			return sayf("%s is killed%s", "%s muere%s", t.whom(e), t.cause(e))
		case rules.Eliminated:
			return sayf("%s is eliminated", "se elimina a %s", t.whom(e))
		case rules.Perished:
			return sayf("%s dies in a disaster", "%s muere en un desastre", t.whom(e))
		}
		return Both{fmt.Sprintf("%s is executed%s", t.whom(e).En, t.cause(e).En), fmt.Sprintf("se ejecuta a %s%s", t.whom(e).Es, t.cause(e).Es)}
	},
	rules.EvMoved: func(t teller, e rules.Event) Both {
		return sayf("%s goes %s", "%s se desplaza %s", t.by(e), t.to(e.Loc))
	},
	rules.EvSent: func(t teller, e rules.Event) Both {
		return Both{
			fmt.Sprintf("%s is sent %s%s", t.whom(e).En, t.to(e.Loc).En, t.cause(e).En),
			fmt.Sprintf("se envía a %s %s%s", t.whom(e).Es, t.to(e.Loc).Es, t.cause(e).Es),
		}
	},
}
