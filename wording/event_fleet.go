package wording

import "ragtag/rules"

// viperLines are the log lines of vipers.
var viperLines = lines{
	rules.EvLaunched: func(t teller, e rules.Event) Both {
		if e.By.Seat() == rules.Nobody {
			return sayf("an unmanned viper is launched %s", "se lanza 1 Viper sin piloto %s", areaPlaces[e.Area])
		}
		return sayf("%s launches in a viper %s", "%s despega en un Viper %s", t.by(e), areaPlaces[e.Area])
	},
	rules.EvViperMoved: func(t teller, e rules.Event) Both {
		who := sayIf(e.By.Seat() == rules.Nobody, say("an unmanned viper", "1 Viper sin piloto"), t.by(e))
		return sayf("%s flies from the %s area to the %s area", "%s vuela de la zona de %s a la de %s", who, fromArea(e.Area), areaTerms[e.Into])
	},
	rules.EvViperAttacked: func(t teller, e rules.Event) Both {
		viper := say("an unmanned viper", "a 1 Viper sin piloto")
		if e.At.Seat() != rules.Nobody {
			viper = sayf("%s’s viper", "al Viper de %s", t.whom(e))
		}
		return sayf("%s attacks %s %s", "%s ataca %s %s", t.ship(e.Ship).one, viper, areaPlaces[e.Area])
	},
	rules.EvViperHit: teller.viperHit,
	rules.EvVipersHome: func(_ teller, e rules.Event) Both {
		return sayf("%s %s to the Reserves", "%[1]s %[2]s a la reserva", vipers.of(e.Count), sayIf(e.Count == 1, say("returns", "regresa"), say("return", "regresan")))
	},
	rules.EvViperBroken: func(t teller, e rules.Event) Both {
		if e.Destroyed {
			return sayf("a viper of the Reserves is destroyed%s", "es destruido 1 Viper de la reserva%s", t.cause(e))
		}
		if e.Count == 1 {
			return sayf("a viper of the Reserves is damaged%s", "resulta dañado 1 Viper de la reserva%s", t.cause(e))
		}
		return sayf("%s of the Reserves are damaged%s", "resultan dañados %s de la reserva%s", vipers.of(e.Count), t.cause(e))
	},
}

func (t teller) viperHit(e rules.Event) Both {
	whose := sayIf(e.At.Seat() == rules.Nobody, say("the viper", "el Viper"), sayf("%s’s viper", "el Viper de %s", t.whom(e)))
	if !e.Destroyed {
		return sayf("%s is damaged", "%s resulta dañado", whose)
	}
	return sayf("%s is destroyed", "%s es destruido", whose)
}

// fleetLines are the log lines of resources, damage and repair.
var fleetLines = lines{
	rules.EvResource: func(t teller, e rules.Event) Both {
		if e.Change < 0 {
			return sayf("the fleet loses %d %s%s", "la flota pierde %d de %s%s", -e.Change, resourceTerms[e.Resource], t.cause(e))
		}
		return sayf("the fleet gains %d %s%s", "la flota gana %d de %s%s", e.Change, resourceTerms[e.Resource], t.cause(e))
	},
	rules.EvDamaged: func(t teller, e rules.Event) Both {
		if t.cat.Kind(e.Comp) == rules.KindPegasusDamage {
			return sayf("Pegasus is damaged: %s", "Pegasus sufre daños: %s", t.named(e))
		}
		return sayf("Galactica is damaged: %s", "Galactica sufre daños: %s", t.named(e))
	},
	rules.EvRepaired: teller.repaired,
	rules.EvRaptor: func(t teller, e rules.Event) Both {
		if e.Change < 0 {
			return sayf("a raptor is lost%s", "se pierde 1 Raptor%s", t.cause(e))
		}
		return sayf("a raptor returns to the fleet%s", "1 Raptor vuelve a la flota%s", t.cause(e))
	},
	rules.EvViperGained: func(t teller, e rules.Event) Both {
		return sayf("%s joins the Reserves%s", "%s se une a la reserva%s", t.ship(e.Ship).one, t.cause(e))
	},
	rules.EvNuke: func(t teller, e rules.Event) Both {
		left := sayIf(e.Value == 1, say("1 left", "queda 1"), sayf("%d left", "quedan %d", e.Value))
		return sayf("a nuke is spent%s; %s", "se gasta 1 misil nuclear%s; %s", t.cause(e), sayIf(e.Value == 0, say("none left", "no queda ninguno"), left))
	},
}

func (t teller) repaired(e rules.Event) Both {
	if c := t.cat.LocComp(e.Loc); c != rules.None {
		return sayf("%s repairs %s", "%s repara %s", t.by(e), theLocation(t.cat, c))
	}
	return sayf("%s returns %s to the Reserves", "%s devuelve %s a la reserva", t.by(e), vipers.of(e.Count))
}

// jumpLines are the log lines of jumps and of the end of the game.
var jumpLines = lines{
	rules.EvEnded: func(_ teller, e rules.Event) Both { return endingTerms[e.Ending] },
	rules.EvMarker: func(_ teller, e rules.Event) Both {
		return sayf("the fleet marker is %s", "el indicador de Flota está %s", markerSpace(e.Value, !e.Away))
	},
	rules.EvJump: func(teller, rules.Event) Both { return say("the fleet jumps", "la flota salta") },
	rules.EvDestination: func(t teller, e rules.Event) Both {
		return sayf("%s takes the fleet to %s", "%s lleva la flota a este destino: %s", t.by(e), t.named(e))
	},
	rules.EvDistance: func(_ teller, e rules.Event) Both {
		return sayf("distance traveled: %d (+%d)", "distancia recorrida: %d (+%d)", e.Value, e.Change)
	},
}

// markerSpace returns the space of the fleet marker, and what it means if the
// fleet can jump.
func markerSpace(n int, jumps bool) Both {
	switch {
	case n <= 0:
		return say("at the start", "en la casilla de Inicio")
	case n >= rules.AutoJump:
		return say("on Auto Jump", "en la casilla de Salto automático")
	case jumps && rules.JumpLoss[n] > 0:
		return sayf("on space %d, where FTL Control can jump (population at stake: %d)",
			"en la casilla %d, desde la que se puede saltar con el “Control de FTL” (Población en juego: %d)", n+1, int(rules.JumpLoss[n]))
	}
	return sayf("on space %d", "en la casilla %d", n+1)
}
