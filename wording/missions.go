package wording

import "ragtag/rules"

// Missions, the Demetrius, the rebel basestar and Hub Destroyed.

var missionCards = noun{"Mission card", "Mission cards", "carta de Misión", "cartas de Misión"}

// missionNames are the names of Missions and of what comes with them.
var missionNames = []named{
	{"mission/attack-on-the-colony", "Attack on the Colony", "Ataque a la Colonia"},
	{"mission/cylon-civil-war", "Cylon Civil War", "Guerra civil cylon"},
	{"mission/destroy-the-hub", "Destroy the Hub", "Destruir el Hub"},
	{"mission/digging-up-the-past", "Digging Up the Past", "Desenterrar el pasado"},
	{"mission/needs-of-the-people", "Needs of the People", "Las necesidades del pueblo"},
	{"mission/rescue-hera", "Rescue Hera", "Rescatar a Hera"},
	{"mission/the-red-stripes", "The Red Stripes", "Las franjas rojas"},
	{"mission/the-search-for-home", "The Search For Home", "Búsqueda del hogar"},

	{"location/demetrius-bridge", "Bridge", "Puente"},
	{"location/tactical-plot", "Tactical Plot", "Sala de Derrota"},
	{"location/captains-cabin", "Captain’s Cabin", "Camarote del Capitán"},
	{"location/hub-destroyed", "Hub Destroyed", "Hub Destruido"},
	{"location/hybrid-tank", "Hybrid Tank", "Tanque de la Híbrida"},
	{"location/datastream", "Datastream", "Flujo de Datos"},
	{"location/raider-bay", "Raider Bay", "Bahía de Incursores"},

	{"objective/earth", "Earth (Search for Home)", "La Tierra (En busca del hogar)"},
}

// missionText is the text of a Mission: its distance, and its check.
func (w writer) missionText(m *rules.Mission) Both {
	b := w.effect(m.Do).sentence()
	if m.Distance == 0 {
		return b
	}
	return sayf("Distance %d.", "Distancia %d.", int(m.Distance)).then(" ", b)
}

// missionClauses returns the clauses for Missions and for the locations that come with
// them.
func missionClauses() []clause {
	return []clause{
		on(func(_ writer, _ rules.RunMission) Both {
			return say("if the Active Mission space is empty, turn up the top Mission card there and resolve it; no Crisis card is drawn in the Crisis step of this turn",
				"si la casilla de Misión Activa está vacía, descubre en ella la primera carta de Misión y resuélvela; en el paso de Crisis de este turno no se roba carta de Crisis")
		}),
		on(func(_ writer, _ rules.GainDistance) Both {
			return say("the fleet gains the distance of this card at once", "la flota gana de inmediato la distancia de esta carta")
		}),
		on(func(_ writer, _ rules.TurnDown) Both {
			return say("turn this card face down; when the fleet jumps, it is shuffled back into its deck",
				"coloca esta carta boca abajo; cuando la flota salte, se baraja de nuevo en su mazo")
		}),
		on(writer.clearShips),
		on(func(_ writer, e rules.EachDrawsType) Both {
			return sayf("choose a Skill type; each player draws %s of it", "elige un tipo de Habilidad; cada jugador roba %s de ese tipo", anyCards.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.RepairOne) Both {
			return say("repair 1 damaged location", "repara 1 localización dañada")
		}),
		on(func(_ writer, e rules.RebelsJoin) Both {
			return sayf("the rebel basestar comes into play %s", "la Estrella Base Rebelde entra en juego %s", withSide(e.With))
		}),
		on(func(_ writer, _ rules.DestroyHub) Both {
			return say("turn the Cylon locations over: Hub Destroyed takes the place of the Resurrection Ship",
				"dale la vuelta a las Localizaciones cylons: el “Hub Destruido” ocupa el lugar de la “Nave Resurrección”")
		}),
		on(func(w writer, e rules.Tribute) Both {
			return sayf("discard %s or 1 Super Crisis card; %s", "descarta %s o 1 carta de Crisis Extrema; %s", miracles.of(1), w.effect(e.Then))
		}),
		on(func(_ writer, e rules.OrderCrises) Both {
			return sayf("look at the top %d Crisis cards and put them back on top in any order",
				"mira las %d primeras cartas de Crisis y colócalas de nuevo en la parte superior en el orden que quieras", int(e.N))
		}),
		on(func(_ writer, e rules.SearchSkills) Both {
			return sayf("choose a Skill deck, search it and its discards for any %d cards and take them; then shuffle all of it into a deck",
				"elige un mazo de Habilidad, busca en él y en sus descartes %d cartas cualesquiera y quédate con ellas; después baraja todo en un mazo", int(e.N))
		}),
		on(func(_ writer, e rules.PlaceAndActivate) Both {
			return sayf("place either %s or %s of the Reserves in 1 area, and activate just these", "coloca en 1 zona %s o bien %s de la reserva y activa solo esas naves",
				raiders.of(int(e.Raiders)), vipers.of(int(e.Vipers)))
		}),
		on(func(w writer, e rules.Reborn) Both {
			return sayf("discard %s; draw 1 Super Crisis card and move to the Cylon Fleet", "descarta %s; roba 1 carta de Crisis Extrema y desplázate a la “Flota Cylon”", skillCards.of(int(e.Cards)))
		}),
	}
}

// clearShips says what leaves the board, and what leaves the game.
func (w writer) clearShips(e rules.ClearShips) Both {
	var all, out []Both
	for _, k := range e.Of {
		words := shipTable[w.cat.ShipID(k)]
		all = append(all, sayf("all %[1]s", "%[2]s %[1]s", say(words.many.ens, words.many.ess), sayIf(words.feminine, say("", "todas las"), say("", "todos los"))))
		out = append(out, words.many.of(int(e.Out)))
	}
	return sayf("%s are removed from the main board; %s %s out of the game", "se retiran del tablero principal %s; %[2]s %[3]s de la partida",
		listed(and, all...), listed(and, out...), sayIf(len(out) == 1 && e.Out == 1, say("goes", "se retira"), say("go", "se retiran")))
}

// withSide says with which side the rebel basestar is.
func withSide(s rules.Side) Both {
	return sayIf(s == rules.HumanSide, say("on the side of the humans", "del lado de los humanos"), say("on the side of the Cylons", "del lado de los cylons"))
}

// isMuster reports whether ships are placed that act at once.
func (t teller) isMuster(r *rules.Request) bool {
	_, bay := rules.FindIn[rules.PlaceAndActivate](t.cat, r.Cause)
	_, beside := rules.FindIn[rules.LaunchBeside](t.cat, r.Cause)
	return bay || beside
}

// muster says what would be placed in an area.
func (t teller) muster(r *rules.Request, o rules.Option) Both {
	e, _ := rules.FindIn[rules.PlaceAndActivate](t.cat, r.Cause)
	where := areaPlaces[o.Area()]
	if o.Ship() == rules.Raider {
		return sayf("%s %s", "%s %s", raiders.of(int(e.Raiders)), where)
	}
	return sayf("%s %s", "%s %s", vipers.of(int(e.Vipers)), where)
}

// missionLines are the log lines of Missions and of what comes with them.
var missionLines = lines{
	rules.EvMission: func(t teller, e rules.Event) Both {
		return sayf("%s begins a mission: %s", "%s emprende una misión: %s", t.by(e), t.named(e))
	},
	rules.EvMissionDown: func(t teller, e rules.Event) Both {
		return sayf("%s is turned face down", "%s queda boca abajo", cited(t.cat, e.Comp))
	},
	rules.EvMissionGone: func(t teller, e rules.Event) Both {
		switch e.Fate {
		case rules.FateKept:
			return sayf("%s joins the objective", "%s se coloca junto al objetivo", cited(t.cat, e.Comp))
		case rules.FateShuffled:
			return sayf("%s is shuffled back into the Mission deck", "%s se baraja de nuevo en el mazo de cartas de Misión", cited(t.cat, e.Comp))
		}
		return sayf("%s is discarded", "se descarta %s", cited(t.cat, e.Comp))
	},
	rules.EvBoardersGone: func(t teller, e rules.Event) Both {
		return sayf("%s %s off the Boarding Party track", "%[2]s del medidor de Abordaje %[1]s", centurions.of(e.Count), sayIf(e.Count == 1, say("is taken", "se retira"), say("are taken", "se retiran")))
	},
	rules.EvRetired: func(t teller, e rules.Event) Both {
		return sayf("%s is taken out of the game", "se retira de la partida %s", t.ship(e.Ship).one)
	},
	rules.EvRebels: func(t teller, e rules.Event) Both {
		return sayf("the rebel basestar comes, %s", "llega la Estrella Base Rebelde, %s", withSide(e.Side))
	},
	rules.EvHubLost: func(teller, rules.Event) Both {
		return say("the hub is destroyed, and the Resurrection Ship with it", "se destruye el Hub, y con él la Nave Resurrección")
	},
	rules.EvSearched: func(t teller, e rules.Event) Both {
		return sayf("%s searches a Skill deck and takes %s; it is shuffled anew", "%s busca en un mazo de Habilidad y se queda con %s; se baraja de nuevo", t.by(e), ofTypes(e))
	},
	rules.EvSupersGone: func(t teller, e rules.Event) Both {
		return sayf("%s discards %s: %s", "%s descarta %s: %s", t.by(e), superCards.of(e.Count), citedAll(t.cat, e.Comps))
	},
}
