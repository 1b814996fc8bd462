package wording

import "ragtag/rules"

// shipClauses returns the clauses for Cylon and civilian ships.
func shipClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.Activate) Both {
			return iconTerms[e.Ships]
		}),
		on(func(_ writer, e rules.ActivatePlaced) Both {
			return sayf("the %s just placed %s activate at once", "los %s recién colocados %s se activan de inmediato", raiders.of(int(e.N)), areaPlaces[e.In])
		}),
		on(func(_ writer, e rules.PlaceShips) Both {
			return sayf("place %[1]s %[2]s", "%[3]s %[1]s %[2]s", forces(e.Force), areaPlaces[e.In], placed(e.Force))
		}),
		on(func(_ writer, e rules.AddCenturions) Both {
			verb := sayIf(e.N == 1, same("se coloca"), same("se colocan"))
			return sayf("place %[1]s at the start of the Boarding Party track", "%[2]s %[1]s en la casilla de Inicio del medidor de Abordaje", centurions.of(int(e.N)), verb)
		}),
		on(func(_ writer, e rules.DestroyCivilians) Both {
			if e.N == 1 {
				return say("draw and destroy 1 civilian ship", "se roba y se destruye 1 Nave Civil")
			}
			return sayf("draw and destroy %s", "se roban y se destruyen %s", civilians.of(int(e.N)))
		}),
		on(func(_ writer, e rules.Escort) Both {
			return sayf("look at %s on the board, then you may move each to an adjacent area", "mira %s del tablero; después puedes mover cada una a una zona adyacente", civilians.of(int(e.N)))
		}),
		on(func(_ writer, e rules.DestroySome) Both {
			return sayf("destroy %s, or 1 heavy raider, or 1 centurion", "destruye %s, o 1 Incursor Pesado, o 1 Centurión", raiders.of(int(e.Raiders)))
		}),
		on(func(_ writer, e rules.MoveFleetMarker) Both {
			if e.By < 0 {
				return sayf("move the fleet marker back %s", "el indicador de Flota retrocede %s", spaces(-e.By))
			}
			return sayf("move the fleet marker ahead %s", "el indicador de Flota avanza %s", spaces(e.By))
		}),
		on(func(w writer, _ rules.JumpNow) Both {
			return w.jumpNow()
		}),
	}
}

func spaces(n int8) Both {
	return noun{"space", "spaces", "casilla", "casillas"}.of(int(n))
}

// placed returns the Spanish verb for placing ships.
func placed(f rules.Force) Both {
	return sayIf(f.Basestars+f.Raiders+f.Heavy+f.Vipers+f.Civilians+f.Scar == 1, same("se coloca"), same("se colocan"))
}

// forces lists the ships placed.
func forces(f rules.Force) Both {
	var parts []Both
	if f.Scar > 0 {
		parts = append(parts, same("Scar"))
	}
	for _, k := range []struct {
		n    int8
		noun noun
	}{{f.Basestars, basestars}, {f.Raiders, raiders}, {f.Heavy, heavies}, {f.Vipers, idleVipers}, {f.Civilians, civilians}} {
		if k.n > 0 {
			parts = append(parts, k.noun.of(int(k.n)))
		}
	}
	return listed(and, parts...)
}

// jumpNow returns the text of FTL Control, with the losses that the track
// shows.
func (w writer) jumpNow() Both {
	var parts []Both
	for at, n := range rules.JumpLoss {
		if n > 0 {
			parts = append(parts, sayf("%d on space %d", "%d en la casilla %d", int(n), at+1))
		}
	}
	return sayf("roll a die: on %d or less, lose population (%s); then the fleet jumps",
		"tira un dado: con %d o menos, se pierde Población (%s); después la flota salta",
		rules.FTLSafe-1, joined(", ", parts...))
}

// viperClauses returns the clauses for vipers and Galactica's guns.
func viperClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.ActivateVipers) Both {
			if e.N == 1 {
				return say("activate 1 unmanned viper: launch, move or attack with it", "activa 1 Viper sin piloto: lánzalo, muévelo o ataca con él")
			}
			return sayf("activate unmanned vipers up to %d times in all: each time launch, move or attack with one",
				"activa Vipers sin piloto hasta %d veces en total: cada vez, lanza uno, muévelo o ataca con él", int(e.N))
		}),
		on(func(w writer, e rules.TradeRaptor) Both {
			return sayf("1 raptor becomes %s", "1 Raptor se convierte en %s", w.hull(e.For))
		}),
		on(func(_ writer, e rules.Strafe) Both {
			return sayf("attack up to %d times", "ataca hasta %d veces", int(e.N))
		}),
		on(func(_ writer, _ rules.FireGuns) Both {
			return sayf("Galactica attacks 1 Cylon ship in any area: a raider is destroyed on %d or more, a heavy raider on %d or more; a basestar is damaged on %d or more",
				"Galactica ataca a 1 nave cylon de cualquier zona: 1 Incursor es destruido con %d o más, 1 Incursor Pesado con %d o más; 1 Estrella Base resulta dañada con %d o más",
				rules.HitRaider, rules.HitHeavy, rules.HitBasestarGalactica)
		}),
		on(func(_ writer, e rules.ShootCenturion) Both {
			b := sayf("attack 1 centurion on the Boarding Party track: it is destroyed on %d or more",
				"ataca a 1 Centurión del medidor de Abordaje: es destruido con %d o más", rules.HitCenturion)
			if e.Bonus > 0 {
				b = b.then(", ", sayf("with %d added to the roll", "sumando %d a la tirada", int(e.Bonus)))
			}
			return b
		}),
		on(func(_ writer, _ rules.LaunchSelf) Both {
			return say("launch yourself in a viper; then you may take 1 more action",
				"despega en un Viper; después puedes llevar a cabo 1 acción más")
		}),
		on(func(_ writer, _ rules.TakeOver) Both {
			return say("pilot that viper and take 1 action", "pilota ese Viper y lleva a cabo 1 acción")
		}),
		on(func(_ writer, _ rules.RecallVipers) Both {
			return say("all vipers in space return to the Reserves", "todos los Vipers del espacio regresan a la reserva")
		}),
		on(func(_ writer, e rules.DamageVipers) Both {
			where := sayIf(e.InSpace, say("in space", "del espacio"), say("in the Reserves", "de la reserva"))
			if e.Unmanned {
				where = say("in space without a pilot", "sin piloto del espacio")
			}
			if e.Anywhere {
				where = say("in space or in the Reserves", "del espacio o de la reserva")
			}
			verb := sayIf(e.N == 1, say("is", "se daña"), say("are", "se dañan"))
			return sayf("%[1]s %[2]s %[3]s damaged", "%[3]s %[1]s %[2]s", vipers.of(int(e.N)), where, verb)
		}),
		on(func(_ writer, e rules.Refit) Both {
			return sayf("the Admiral may return up to %s and up to %s, damaged or destroyed, to the Reserves",
				"el Almirante puede devolver a la reserva hasta %s y hasta %s, dañados o destruidos", vipers.of(int(e.Vipers)), raptors.of(int(e.Raptors)))
		}),
	}
}

// hullClauses returns the clauses for damage to Galactica and its repair.
func hullClauses() []clause {
	return []clause{
		on(func(w writer, e rules.DamageGalactica) Both {
			if e.N == 1 {
				return sayIf(w.topic == ofGalactica, say("she is damaged", "sufre daños"), say("Galactica is damaged", "Galactica sufre daños"))
			}
			if e.N == 2 {
				return say("Galactica is damaged twice", "Galactica sufre daños 2 veces")
			}
			return sayf("Galactica is damaged %s", "Galactica sufre daños %s", times.of(int(e.N)))
		}),
		on(func(_ writer, e rules.RepairHere) Both {
			return sayf("repair your location or, on the Hangar Deck, up to %s", "repara tu localización o, en el “Hangar”, hasta %s", badVipers.of(int(e.Vipers)))
		}),
		on(func(_ writer, e rules.DrawDamage) Both {
			return sayf("draw up to %s of Galactica, resolve %d of them and put the rest back",
				"roba hasta %s de Galactica, resuelve %d de ellas y devuelve las demás", damageTokens.of(int(e.Draw)), int(e.Take))
		}),
	}
}
