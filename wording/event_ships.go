package wording

import (
	"fmt"

	"ragtag/rules"
)

// dieLines are the log lines of dice.
var dieLines = lines{
	rules.EvRolled: func(t teller, e rules.Event) Both {
		if e.Result != e.Face && e.Result != 0 {
			return sayf("%s rolls %d, which counts as %d%s", "%s saca %d, que cuenta como %d%s", t.by(e), e.Face, e.Result, t.cause(e))
		}
		return sayf("%s rolls %d%s", "%s saca %d%s", t.by(e), e.Face, t.cause(e))
	},
	rules.EvRerolled: func(t teller, e rules.Event) Both {
		return sayf("%s has the die rolled again%s", "%s hace repetir la tirada%s", t.by(e), t.cause(e))
	},
}

// cylonLines are the log lines of Cylon ships and their positions.
var cylonLines = lines{
	rules.EvActivated: func(_ teller, e rules.Event) Both {
		if e.NoCenturions {
			return say("heavy raiders activate, but no centurions", "se activan los Incursores Pesados, pero no los Centuriones")
		}
		return iconTerms[e.Icon]
	},
	rules.EvRaiders: func(_ teller, e rules.Event) Both {
		if e.Count == 1 {
			return sayf("the raider %s acts", "actúa el Incursor que está %s", areaPlaces[e.Area])
		}
		return sayf("the %s %s act", "actúan los %s que están %s", raiders.of(e.Count), areaPlaces[e.Area])
	},
	rules.EvShipMoved: func(t teller, e rules.Event) Both {
		if e.Space != e.Beyond {
			return sayf("%s is now %s", "%s está ahora %s", t.ship(e.Ship).one, t.onBoard(e.Beyond, e.Into))
		}
		return sayf("%s moves from the %s area to the %s area", "%s se mueve de la zona de %s a la de %s",
			t.ship(e.Ship).one, fromArea(e.Area), areaTerms[e.Into])
	},
	rules.EvShipPlaced: teller.appears,
	rules.EvCenturion: func(teller, rules.Event) Both {
		return say("a centurion boards Galactica", "1 Centurión aborda Galactica")
	},
	rules.EvShort: func(t teller, e rules.Event) Both {
		what := say(t.ship(e.Ship).many.ens, t.ship(e.Ship).many.ess)
		missing := sayIf(e.Missing == 1, say("1 is missing", "falta 1"), sayf("%d are missing", "faltan %d", e.Missing))
		return sayf("there are too few %s: %s%s", "no hay suficientes %s: %s%s", what, missing, t.cause(e))
	},
	rules.EvCenturions: func(teller, rules.Event) Both { return say("the centurions advance", "los Centuriones avanzan") },
}

// shipLines are the log lines of civilian ships.
var shipLines = lines{
	rules.EvCivilianPlaced: func(_ teller, e rules.Event) Both {
		return sayf("civilian ship %s is placed %s", "se coloca la Nave Civil %s %s", letter(e.Letter), areaPlaces[e.Area])
	},
	rules.EvCivilianMoved: func(t teller, e rules.Event) Both {
		return sayf("%s moves civilian ship %s to the %s area", "%s mueve la Nave Civil %s a la zona de %s", t.by(e), letter(e.Letter), areaTerms[e.Area])
	},
	rules.EvCivilianDestroyed: func(t teller, e rules.Event) Both {
		carried := lossShort(t.cat.Civilian(e.Comp).Loss)
		if e.Letter == 0 {
			return sayf("a civilian ship is destroyed (%s)", "es destruida 1 Nave Civil (%s)", carried)
		}
		if e.ByRaider {
			return sayf("raiders destroy civilian ship %s %s (%s)", "los Incursores destruyen la Nave Civil %s %s (%s)", letter(e.Letter), areaPlaces[e.Area], carried)
		}
		return sayf("civilian ship %s %s is destroyed (%s)", "es destruida la Nave Civil %s %s (%s)", letter(e.Letter), areaPlaces[e.Area], carried)
	},
}

// battleLines are the log lines of attacks and their hits.
var battleLines = lines{
	rules.EvAttack: teller.attacks,
	rules.EvMissed: func(t teller, e rules.Event) Both {
		if e.Rule == "combat.galactica" || e.Rule == "combat.viper" {
			return say("the attack misses", "el ataque falla")
		}
		return sayf("the attack on %s misses", "falla el ataque contra %s", t.ship(e.Ship).same)
	},
	rules.EvDestroyed: func(t teller, e rules.Event) Both {
		if e.Rule == "activate.heavy-raiders" {
			return sayf("the heavy raider %s lands on Galactica", "el Incursor Pesado que está %s llega a Galactica", areaPlaces[e.Area])
		}
		return sayf("%s is destroyed%s", "se destruye %s%s", t.destroyed(e.Ship), t.cause(e))
	},
	rules.EvGalacticaAttacked: func(t teller, e rules.Event) Both { return t.fromSpace(e.Ship, e.Area) },
	rules.EvBasestarHit: func(t teller, e rules.Event) Both {
		if e.Comp == rules.None {
			return sayf("%s is damaged", "%s resulta dañada", t.ship(e.Ship).one)
		}
		return sayf("%s is damaged: %s", "%s resulta dañada: %s", t.ship(e.Ship).one, t.named(e))
	},
}

// attacks says who fires at what: an unmanned viper, a pilot, or Galactica.
func (t teller) attacks(e rules.Event) Both {
	if e.Ship == rules.Centurion {
		return sayf("%s attacks %s", "%s ataca %s", t.by(e), t.target(rules.Centurion))
	}
	at := sayf("%s %s", "%s %s", t.target(e.Ship), areaPlaces[e.Area])
	switch e.Attacker {
	case rules.ByPilot:
		return sayf("%s attacks %s", "%s ataca %s", t.by(e), at)
	case rules.ByGalactica:
		return sayf("Galactica fires at %s", "Galactica ataca %s", t.inArea(e.Ship, e.Area))
	}
	return sayf("an unmanned viper attacks %s", "1 Viper sin piloto ataca %s", at)
}

// appears says which ships are placed.
func (t teller) appears(e rules.Event) Both {
	s, where := e.Ship, t.onBoard(e.Space, e.Area)
	switch {
	case s == rules.BasestarA || s == rules.BasestarB:
		return sayf("%s appears %s", "aparece %s %s", t.ship(s).same, where)
	case e.Count <= 1:
		return sayf("%s appears %s", "aparece %s %s", t.ship(s).one, where)
	}
	return sayf("%s appear %s", "aparecen %s %s", t.ship(s).many.of(e.Count), where)
}

// boardingSpace returns the name of a space of the Boarding Party track,
// numbered as on the board: the start, then 1 to 4.
func boardingSpace(n int) Both {
	if n == 0 {
		return say("at the start", "de Inicio")
	}
	return Both{fmt.Sprintf("on space %d", n), fmt.Sprint(n)}
}
