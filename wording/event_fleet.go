package wording

import "ragtag/rules"

// viperLine tells of vipers.
func (t teller) viperLine(e rules.Event) (Both, bool) {
	pilot := e.At.Seat()
	switch e.Kind {
	case rules.EvLaunched:
		if e.By.Seat() == rules.Nobody {
			return sayf("an unmanned viper is launched %s", "se lanza 1 Viper sin piloto %s", areaPlaces[e.Area]), true
		}
		return sayf("%s launches in a viper %s", "%s despega en un Viper %s", t.by(e), areaPlaces[e.Area]), true
	case rules.EvViperMoved:
		who := sayIf(e.By.Seat() == rules.Nobody, say("an unmanned viper", "1 Viper sin piloto"), t.by(e))
		return sayf("%s flies from the %s area to the %s area", "%s vuela de la zona de %s a la de %s", who, fromArea(e.Area), areaTerms[e.N]), true
	case rules.EvViperAttacked:
		viper := say("an unmanned viper", "a 1 Viper sin piloto")
		if pilot != rules.Nobody {
			viper = sayf("%s’s viper", "al Viper de %s", t.whom(e))
		}
		return sayf("%s attacks %s %s", "%s ataca %s %s", aShip[e.N], viper, areaPlaces[e.Area]), true
	case rules.EvViperHit:
		return t.viperHit(e), true
	case rules.EvVipersHome:
		return sayf("%s %s to the Reserves", "%[1]s %[2]s a la reserva", vipers.of(e.M), sayIf(e.M == 1, say("returns", "regresa"), say("return", "regresan"))), true
	case rules.EvViperBroken:
		if e.M == 1 {
			return sayf("a viper of the Reserves is damaged%s", "resulta dañado 1 Viper de la reserva%s", t.cause(e)), true
		}
		return sayf("%s of the Reserves are damaged%s", "resultan dañados %s de la reserva%s", vipers.of(e.M), t.cause(e)), true
	}
	return Both{}, false
}

func (t teller) viperHit(e rules.Event) Both {
	whose := sayIf(e.At.Seat() == rules.Nobody, say("the viper", "el Viper"), sayf("%s’s viper", "el Viper de %s", t.whom(e)))
	if e.N == 0 {
		return sayf("%s is damaged", "%s resulta dañado", whose)
	}
	return sayf("%s is destroyed", "%s es destruido", whose)
}

// fleetLine tells of resources, damage and repair.
func (t teller) fleetLine(e rules.Event) (Both, bool) {
	switch e.Kind {
	case rules.EvResource:
		if e.M < 0 {
			return sayf("the fleet loses %d %s%s", "la flota pierde %d de %s%s", -e.M, resourceTerms[e.N], t.cause(e)), true
		}
		return sayf("the fleet gains %d %s%s", "la flota gana %d de %s%s", e.M, resourceTerms[e.N], t.cause(e)), true
	case rules.EvDamaged:
		if t.cat.Kind(e.Comp) == rules.KindPegasusDamage {
			return sayf("Pegasus is damaged: %s", "Pegasus sufre daños: %s", t.named(e)), true
		}
		return sayf("Galactica is damaged: %s", "Galactica sufre daños: %s", t.named(e)), true
	case rules.EvRepaired:
		return t.repaired(e), true
	case rules.EvRaptor:
		if e.N < 0 {
			return sayf("a raptor is lost%s", "se pierde 1 Raptor%s", t.cause(e)), true
		}
		return sayf("a raptor returns to the fleet%s", "1 Raptor vuelve a la flota%s", t.cause(e)), true
	case rules.EvNuke:
		left := sayIf(e.N == 1, say("1 left", "queda 1"), sayf("%d left", "quedan %d", e.N))
		return sayf("a nuke is spent%s; %s", "se gasta 1 misil nuclear%s; %s", t.cause(e), sayIf(e.N == 0, say("none left", "no queda ninguno"), left)), true
	}
	return Both{}, false
}

func (t teller) repaired(e rules.Event) Both {
	if c := t.cat.LocComp(e.Loc); c != rules.None {
		return sayf("%s repairs %s", "%s repara %s", t.by(e), theLocation(t.cat, c))
	}
	return sayf("%s returns %s to the Reserves", "%s devuelve %s a la reserva", t.by(e), vipers.of(e.N))
}

// jumpLine tells of the fleet's way.
func (t teller) jumpLine(e rules.Event) (Both, bool) {
	switch e.Kind {
	case rules.EvMarker:
		return sayf("the fleet marker is %s", "el indicador de Flota está %s", markerSpace(e.N, e.M == 0)), true
	case rules.EvJump:
		return say("the fleet jumps", "la flota salta"), true
	case rules.EvDestination:
		return sayf("%s takes the fleet to %s", "%s lleva la flota a este destino: %s", t.by(e), t.named(e)), true
	case rules.EvDistance:
		return sayf("distance traveled: %d (+%d)", "distancia recorrida: %d (+%d)", e.N, e.M), true
	}
	return Both{}, false
}

// markerSpace says where the fleet marker stands, and what that means where the
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

// endLine tells how the game ends.
func (t teller) endLine(e rules.Event) (Both, bool) {
	if e.Kind != rules.EvEnded {
		return Both{}, false
	}
	return endingTerms[e.N], true
}
