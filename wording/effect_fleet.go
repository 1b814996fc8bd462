package wording

import "ragtag/rules"

// fleetBoardClauses returns the clauses for the Cylon Fleet board.
func fleetBoardClauses() []clause {
	return []clause{
		on(func(_ writer, _ rules.AdvancePursuit) Both {
			return say("pursuit advances 1 space", "la persecución avanza 1 casilla")
		}),
		on(func(_ writer, e rules.ReinforceFleet) Both {
			return sayf("place 1 basestar or %s in 1 area of the Cylon Fleet board", "coloca 1 Estrella Base o %s en 1 zona del tablero de Flota Cylon", raiders.of(int(e.Raiders)))
		}),
		on(func(w writer, e rules.RollBelowRaiders) Both {
			return sayf("roll a die: %s", "se tira un dado: %s", w.belowRaiders(e))
		}),
		on(func(w writer, e rules.Orders) Both {
			parts := make([]Both, len(e.Of))
			for i, of := range e.Of {
				parts[i] = sayf("(%d) %s", "(%d) %s", i+1, w.effect(of))
			}
			return sayf("name %d different ones of these, then do them in that order: %s", "nombra %d distintas de estas órdenes y después cúmplelas en ese orden: %s", int(e.N), joined("; ", parts...))
		}),
		on(func(w writer, e rules.As) Both {
			if _, may := e.Then.(rules.Offer); may {
				return w.effect(e.Then)
			}
			if acts := cardActsAs(e); len(acts) > 1 {
				return w.cardActs(acts)
			}
			return sayf("%s does this: %s", "%s hace esto: %s", subject(w.cat, e.Who), w.inside(e.Then))
		}),
		on(func(_ writer, e rules.NukeArea) Both {
			if e.AtBasestar {
				return sayf("launch 1 nuke at a space area with a basestar and roll a die: %s", "lanza 1 misil nuclear contra una zona de espacio en la que haya una Estrella Base y tira un dado: %s", nukedArea())
			}
			return sayf("launch 1 nuke at a space area and roll a die: %s", "lanza 1 misil nuclear contra una zona de espacio y tira un dado: %s", nukedArea())
		}),
		on(func(_ writer, _ rules.LaunchPilots) Both {
			return say("each pilot on Galactica may launch in a viper of the Reserves", "cada piloto que esté en Galactica puede despegar en un Viper de la reserva")
		}),
		on(func(w writer, e rules.GrantTitle) Both {
			parts := make([]Both, len(e.Of))
			for i, k := range e.Of {
				parts[i] = titleTerm(w.cat, k)
			}
			return sayf("%s, who receives the title of %s", "%s, que recibe el cargo de %s",
				w.does(e.By, chooses, say("a human player", "a un jugador humano")), listed(or, parts...))
		}),
	}
}

// cardActsAs returns what the player named does with cards, if that is all that happens.
func cardActsAs(e rules.As) (all []cardAct) {
	steps, _ := e.Then.(rules.Steps)
	for _, s := range steps {
		d, ok := cardActOf(ofEach(s, e.Who))
		if !ok || d.who != e.Who {
			return nil
		}
		all = append(all, d)
	}
	return all
}

// belowRaiders says what follows a roll lower than the number of raiders.
func (w writer) belowRaiders(e rules.RollBelowRaiders) Both {
	return sayf("on less than the number of raiders on the main board, %s", "con menos que el número de Incursores del tablero principal, %s", w.effect(e.Then))
}

// nukedArea says what the results of a nuke at an area do.
func nukedArea() Both {
	return sayf("%s, a basestar there is damaged twice; %s, it is destroyed; on %d, with %s; %s, every ship there is destroyed, human ships too",
		"%s, 1 Estrella Base de allí resulta dañada 2 veces; %s, es destruida; con %d, junto con %s; %s, se destruyen todas las naves de la zona, también las humanas",
		atMost(rules.NukeDestroysAt-1), between(rules.NukeDestroysAt, rules.NukeBlastAt-1), rules.NukeBlastAt, raiders.of(rules.NukeRaiders), atLeast(rules.NukeClearsAt))
}

// fleetBoardLines are the log lines of the Cylon Fleet board.
var fleetBoardLines = lines{
	rules.EvPursuit: func(t teller, e rules.Event) Both {
		if e.Value == 0 {
			return say("auto attack: all ships of the Cylon Fleet board have come, and pursuit begins anew", "ataque automático: han llegado todas las naves del tablero de Flota Cylon, y la persecución vuelve a empezar")
		}
		return sayf("pursuit advances to space %d%s", "la persecución avanza a la casilla %d%s", e.Value+1, t.cause(e))
	},
	rules.EvLeftBehind: func(_ teller, e rules.Event) Both {
		if e.Count == 1 {
			return say("1 Cylon ship is left behind, and waits on the Cylon Fleet board", "1 nave cylon queda atrás y espera en el tablero de Flota Cylon")
		}
		return sayf("%d Cylon ships are left behind, and wait on the Cylon Fleet board", "%d naves cylons quedan atrás y esperan en el tablero de Flota Cylon", e.Count)
	},
	rules.EvEscorted: func(t teller, e rules.Event) Both {
		who := sayIf(e.By.Seat() == rules.Nobody, say("an unmanned viper", "1 Viper sin piloto"), t.by(e))
		return sayf("%s escorts civilian ship %s, %s, to safety", "%s pone a salvo la Nave Civil %s, que estaba %s", who, letter(e.Letter), areaPlaces[e.Area])
	},
	rules.EvOrdered: func(t teller, e rules.Event) Both {
		return sayf("%s names: %s", "%s nombra: %s", t.by(e), t.order(e.Cause, int(e.Box)))
	},
}

// order returns what one of the orders of a component does.
func (t teller) order(c rules.Comp, n int) Both {
	e, ok := rules.FindIn[rules.Orders](t.cat, c)
	if !ok || n >= len(e.Of) {
		return Both{}
	}
	return writer{cat: t.cat}.effect(e.Of[n])
}

func askOrders(_ teller, r *rules.Request) Both {
	return sayIf(r.Left > 1, say("which order do you name first? All are named before the first is carried out", "¿qué orden nombras primero? Se nombran todas antes de cumplir la primera"),
		say("which order do you name next?", "¿qué orden nombras a continuación?"))
}

func (t teller) askTitle(r *rules.Request) Both {
	_, gives := rules.FindIn[rules.GrantTitle](t.cat, r.Cause)
	return sayIf(gives, say("which title do you give?", "¿qué cargo entregas?"), say("which title do you take?", "¿qué cargo tomas?"))
}
