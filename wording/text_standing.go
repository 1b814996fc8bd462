package wording

import (
	"ragtag/rules"
)

// stays says that the card stays in play, until when, and what it does there.
func (w writer) stays() Both {
	k := &w.crisis.Stands
	if n := int(k.Distance); n > 0 {
		return sayf("this card stays beside the objective and counts as %s",
			"esta carta permanece junto a la carta de Objetivo y cuenta como %s", distance.of(n))
	}
	b, does := staysUntil(k), w.standing(k)
	if does.Empty() {
		return b
	}
	return b.then(": ", does)
}

var distance = noun{"distance", "distance", "unidad de distancia", "unidades de distancia"}

// staysUntil says when a card leaves play.
func staysUntil(k *rules.Standing) Both {
	b := say("this card stays in play", "esta carta permanece en juego")
	var lost, ends []Both
	for _, w := range k.Ends {
		switch {
		case !lostTerms[w].Empty():
			lost = append(lost, lostTerms[w])
		case w != rules.WhenFleetJumps || !k.Back:
			ends = append(ends, endTerms.of(w))
		}
	}
	if len(lost) > 0 {
		ends = append(ends, sayf("%s is destroyed", "sea destruida %s", listed(or, lost...)))
	}
	if len(ends) > 0 {
		b = b.then(" ", sayf("until %s", "hasta que %s", listed(or, ends...)))
	}
	if k.Back {
		b = b.then("; ", say("if the fleet jumps before that, it is shuffled into the Crisis deck", "si la flota salta antes, se baraja en el mazo de Crisis"))
	}
	return b
}

// momentTable is a table of clauses, by moment.
type momentTable map[rules.Window]Both

func (m momentTable) of(w rules.Window) Both {
	b, ok := m[w]
	if !ok {
		panic("wording: no clause for the moment " + w.String())
	}
	return b
}

var (
	// lostTerms are what is destroyed at a moment.
	lostTerms = momentTable{
		rules.WhenCivilianLost: {"a civilian ship", "1 Nave Civil"},
		rules.WhenBasestarLost: {"a basestar", "1 Estrella Base"},
	}
	// endTerms are the other moments at which a card leaves play, after
	// "until".
	endTerms = momentTable{
		rules.WhenFleetJumps: {"the fleet jumps", "la flota salte"},
		rules.WhenJumped:     {"the fleet jumps", "la flota salte"},
		rules.WhenNoScar:     {"Scar is destroyed", "Scar sea destruido"},
		rules.WhenNoRaiders:  {"no raider is on the board", "no queden Incursores en el tablero"},
	}
	// momentTerms are the moments at which a card in play acts.
	momentTerms = momentTable{
		rules.WhenRaidersActed: {"after raiders activate", "después de activarse los Incursores"},
		rules.WhenFleetJumps:   {"when the fleet jumps", "cuando la flota salta"},
		rules.WhenJumped:       {"after the fleet jumps", "después de que la flota salte"},
		rules.WhenNoScar:       {"when Scar is destroyed", "cuando Scar es destruido"},
		rules.WhenNoRaiders:    {"when the last raider is destroyed", "cuando es destruido el último Incursor"},
		rules.WhenBasestarLost: {"when a basestar is destroyed", "cuando es destruida 1 Estrella Base"},
		rules.WhenCivilianLost: {"when a civilian ship is destroyed", "cuando es destruida 1 Nave Civil"},
	}
)

// standing says what a card does while it is in play. It is empty if the card
// only waits.
func (w writer) standing(k *rules.Standing) Both {
	var parts []Both
	for _, c := range standingClauses {
		parts = append(parts, c.say(w, k))
	}
	return joined("; ", parts...)
}

// standingClauses are the clauses for the fields of a Standing, by name. A
// clause is empty if the card does not have the field.
var standingClauses = []struct {
	field string
	say   func(writer, *rules.Standing) Both
}{
	{"ViperMalus", func(_ writer, k *rules.Standing) Both {
		return sayIf(k.ViperMalus == 0, Both{},
			sayf("unmanned vipers have −%d on their attack rolls", "los Vipers sin piloto tienen −%d en sus tiradas de ataque", int(k.ViperMalus)))
	}},
	{"LaunchMore", func(_ writer, k *rules.Standing) Both {
		return sayIf(k.LaunchMore == 0, Both{}, sayf("each basestar that launches raiders or heavy raiders launches %d more",
			"cada Estrella Base que lance Incursores o Incursores Pesados lanza %d más", int(k.LaunchMore)))
	}},
	{"RaidersLaunch", func(_ writer, k *rules.Standing) Both {
		return sayIf(k.RaidersLaunch == 0, Both{}, sayf("whenever raiders activate, each basestar then launches %s",
			"cada vez que se activan los Incursores, cada Estrella Base lanza después %s", raiders.of(int(k.RaidersLaunch))))
	}},
	{"ActsMore", func(w writer, k *rules.Standing) Both {
		if k.ActsMore == (rules.Often{}) {
			return Both{}
		}
		of, n := k.ActsMore.Ship, int(k.ActsMore.More)
		often := sayIf(n == 1, say("twice", "2 veces"), times.of(n+1))
		row := w.cat.Ship(of)
		b := sayf("whenever %s, %s acts %s", "cada vez que %s, %s actúa %s", iconTerms[row.Icon], shipTable[w.cat.ShipID(of)].same, often)
		if row.OnlyByDie {
			b = b.then("; ", sayf("only an attack roll of %d or more destroys it", "solo lo destruye una tirada de ataque de %d o más", int(row.Hit.ByViper)))
		}
		return b
	}},
	{"NoLooks", func(_ writer, k *rules.Standing) Both {
		return sayIf(k.NoLooks, say("nobody may look at another player’s Loyalty cards", "nadie puede mirar cartas de Lealtad de otro jugador"), Both{})
	}},
	{"Toll", func(_ writer, k *rules.Standing) Both {
		return sayIf(k.Toll, say("anyone who activates a viper discards 1 Skill card before each time, or cannot", "quien active un Viper descarta 1 carta de Habilidad antes de cada vez; si no, no puede"), Both{})
	}},
	{"Unplayed", func(_ writer, k *rules.Standing) Both {
		var types []Both
		for _, s := range k.Unplayed {
			types = append(types, skillTerms[s])
		}
		return sayIf(len(types) == 0, Both{}, sayf("nobody may use %s cards as an action, or in the place of a move", "nadie puede usar cartas de %s como acción ni en lugar de moverse", listed(and, types...)))
	}},
	{"NoOncePerGame", func(_ writer, k *rules.Standing) Both {
		return sayIf(k.NoOncePerGame, say("human players cannot use their “once per game” abilities", "los jugadores humanos no pueden usar sus capacidades de un solo uso"), Both{})
	}},
	{"Shut", func(w writer, k *rules.Standing) Both {
		places := w.locations(k.Shut, placeName)
		return sayIf(len(k.Shut) == 0, Both{}, sayf("nobody may activate %s", "nadie puede activar %s", listed(or, places...)))
	}},
	{"Closed", func(_ writer, k *rules.Standing) Both {
		var to []Both
		for _, b := range k.Closed {
			to = append(to, Both{boardTerms[b].En, toBoards[b] + boardTerms[b].Es})
		}
		return sayIf(len(to) == 0, Both{}, sayf("nobody may move to %s", "nadie puede desplazarse %s", listed(or, to...)))
	}},
	{"Snares", func(w writer, k *rules.Standing) Both {
		places := w.locations(k.Snares, atLocation)
		return sayIf(len(places) == 0, Both{}, sayf("whoever is %s when the fleet jumps is executed after the jump",
			"quien esté %s cuando la flota salte es ejecutado después del salto", listed(or, places...)))
	}},
	{"Uses", func(w writer, k *rules.Standing) Both {
		var parts []Both
		for _, u := range k.Uses {
			when := windowTermOf(u.When)
			parts = append(parts, sayf("%s, %s", "%s, %s", when, w.inside(u.Do)))
		}
		return joined("; ", parts...)
	}},
}

// toBoards are the Spanish phrases for going to a board.
var toBoards = [rules.NumBoards]string{
	rules.Galactica: "a ", rules.ColonialOne: "a la ", rules.CylonLocations: "a las ", rules.Pegasus: "a la ", rules.NewCaprica: "a ", rules.CylonFleet: "a la ",
}

// locations returns the phrases for locations with the given ids.
func (w writer) locations(ids []string, say func(*rules.Catalogue, rules.Comp) Both) (all []Both) {
	for _, id := range ids {
		c, _ := w.cat.Find("location/" + id)
		all = append(all, say(w.cat, c))
	}
	return all
}

// windowTermOf returns when a card in play acts.
func windowTermOf(w rules.Window) Both {
	if w < rules.NumWindows {
		return windowTerms[w]
	}
	return momentTerms.of(w)
}
