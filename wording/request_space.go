package wording

import "ragtag/rules"

// Questions about something in space, or about a place.

func askLaunch(_ teller, r *rules.Request) Both {
	switch {
	case r.Rule == "new-caprica.evacuate":
		return say("where is the civilian ship evacuated to?", "¿adónde se evacúa la Nave Civil?")
	case r.About.Pilot.Seat() != rules.Nobody:
		return say("where do you launch?", "¿dónde despegas?")
	}
	return say("where does the viper launch?", "¿dónde se lanza el Viper?")
}

// askFly asks what a viper does.
func askFly(_ teller, r *rules.Request) Both {
	where := areaPlaces[r.About.Area]
	return sayIf(r.About.Pilot.Seat() != rules.Nobody, sayf("what do you do with your viper %s?", "¿qué haces con tu Viper, que está %s?", where),
		sayf("what does the unmanned viper %s do?", "¿qué hace el Viper sin piloto que está %s?", where))
}

func (t teller) askArea(r *rules.Request) Both {
	switch {
	case r.About.Civilian > 0:
		return sayf("where do you move civilian ship %s, now %s?", "¿adónde mueves la Nave Civil %s, que está %s?", letter(r.About.Civilian), areaPlaces[r.About.Area])
	case r.Rule == "civilians.place":
		return say("where do you place a civilian ship?", "¿dónde colocas 1 Nave Civil?")
	case r.Rule == "limits.ships" && r.About.Ship == rules.Centurion:
		return say("there are too few centurions. From which area does a heavy raider board?",
			"no hay suficientes Centuriones. ¿De qué zona es el Incursor Pesado que aborda?")
	case r.Rule == "limits.ships":
		one := sayIf(t.ship(r.About.Ship).feminine, same("la siguiente"), same("el siguiente"))
		return Both{
			"there are too few " + t.ship(r.About.Ship).many.ens + ". Which area gets the next one?",
			"no hay suficientes " + t.ship(r.About.Ship).many.ess + ". ¿Qué zona recibe " + one.Es + "?",
		}
	}
	if _, ok := rules.FindIn[rules.TakeOver](t.cat, r.Cause); ok {
		return say("which viper do you pilot?", "¿qué Viper pilotas?")
	}
	if _, ok := rules.FindIn[rules.DestroyRaidersIn](t.cat, r.Cause); ok {
		return say("in which area are raiders destroyed?", "¿en qué zona se destruyen Incursores?")
	}
	if _, ok := rules.FindIn[rules.Bombard](t.cat, r.Cause); ok {
		return say("which area do you fire at?", "¿contra qué zona disparas?")
	}
	if e, ok := rules.FindIn[rules.ClearArea](t.cat, r.Cause); ok {
		if e.Destroy {
			return say("in which area are all Cylon ships destroyed?", "¿en qué zona se destruyen todas las naves cylons?")
		}
		return say("from which area are all Cylon ships removed?", "¿de qué zona se retiran todas las naves cylons?")
	}
	if _, ok := rules.FindIn[rules.LaunchBeside](t.cat, r.Cause); ok {
		return say("in which area do you place vipers?", "¿en qué zona colocas los Vipers?")
	}
	if r.Rule == "combat.nuke" {
		return say("at which area do you launch the nuke?", "¿contra qué zona lanzas el misil nuclear?")
	}
	return say("choose a space area", "elige una zona de espacio")
}

// askLocation asks for the location to go to.
func (t teller) askLocation(r *rules.Request) Both {
	if r.Rule == "setup.placement" {
		return say("where do you start?", "¿dónde empiezas?")
	}
	if _, ok := rules.FindIn[rules.GoAmongHumans](t.cat, r.Cause); ok {
		return say("where do you go among the humans?", "¿adónde vas entre los humanos?")
	}
	if _, ok := rules.FindIn[rules.PrepareOrEvacuate](t.cat, r.Cause); ok {
		return say("do you move to Galactica?", "¿te trasladas a Galactica?")
	}
	if _, ok := rules.FindIn[rules.WithdrawElsewhere](t.cat, r.Cause); ok {
		return say("where do you go in the place of the Resurrection Ship?", "¿adónde vas en lugar de a la “Nave Resurrección”?")
	}
	e, leaves := rules.FindIn[rules.LeaveBrig](t.cat, r.Cause)
	if _, ok := rules.FindIn[rules.MoveAnywhere](t.cat, r.Cause); ok || leaves && e.Who == rules.Acting {
		return say("where do you go?", "¿adónde vas?")
	}
	return say("where does that character go?", "¿adónde va ese personaje?")
}

// askTarget asks what to attack or destroy, by what is done to it.
func (t teller) askTarget(r *rules.Request) Both {
	for _, e := range targeting {
		if b := e(t.cat, r.Cause); !b.Empty() {
			return b
		}
	}
	return say("choose the target", "elige el objetivo")
}

// targeting are the questions for targets that depend on the cause.
var targeting = []func(*rules.Catalogue, rules.Comp) Both{
	targets[rules.SendBasestar]("do you remove a basestar from the board instead?", "¿retiras en su lugar 1 Estrella Base del tablero?"),
	targets[rules.ShellBasestar]("which basestar do you fire at?", "¿contra qué Estrella Base disparas?"),
	targets[rules.HitBasestar]("which basestar is damaged?", "¿qué Estrella Base resulta dañada?"),
	targets[rules.RemoveRaiders]("which raider is removed?", "¿qué Incursor se retira?"),
	targets[rules.LaunchNuke]("which basestar do you launch the nuke at?", "¿contra qué Estrella Base lanzas el misil nuclear?"),
	targets[rules.FireGuns]("what does Galactica fire at?", "¿a qué ataca Galactica?"),
	targets[rules.ShootCenturion]("which centurion do you attack?", "¿a qué Centurión atacas?"),
	targets[rules.Strafe]("what do you attack?", "¿a qué atacas?"),
	targets[rules.Dash]("what do you attack?", "¿a qué atacas?"),
	targets[rules.Ram]("what do you destroy?", "¿qué destruyes?"),
	targets[rules.DestroySome]("what do you destroy?", "¿qué destruyes?"),
	targets[rules.SelfDefense]("what does the civilian ship destroy?", "¿qué destruye la Nave Civil?"),
	targets[rules.VipersDestroy]("which raider is destroyed next?", "¿qué Incursor se destruye ahora?"),
	targets[rules.Bombard]("which raider is destroyed?", "¿qué Incursor es destruido?"),
}

// targets returns a function that asks the question if a component has an
// effect of type E.
func targets[E rules.Effect](en, es string) func(*rules.Catalogue, rules.Comp) Both {
	return func(cat *rules.Catalogue, c rules.Comp) Both {
		_, ok := rules.FindIn[E](cat, c)
		return sayIf(ok, Both{en, es}, Both{})
	}
}

func askViper(t teller, r *rules.Request) Both {
	reserves := r.N > 0 && r.Options[0].Kind == rules.OptReserves
	switch r.Rule {
	case "vipers.damaged":
		_, saves := rules.FindIn[rules.SaveCivilian](t.cat, r.Cause)
		return sayIf(saves, say("which viper is destroyed?", "¿qué Viper es destruido?"), say("which viper is damaged?", "¿qué Viper resulta dañado?"))
	case "setup.placement":
		return say("which viper do you pilot?", "¿qué Viper pilotas?")
	case "location.hangar-deck":
		if reserves {
			return say("which viper do you pilot?", "¿qué Viper pilotas?")
		}
		return say("the Reserves are empty. Which viper returns to be launched?", "la reserva está vacía. ¿Qué Viper regresa para despegar?")
	}
	if reserves && (t.isMuster(r) || r.Rule == "crisis.attack" && r.Left == 0) {
		return say("which viper do you place?", "¿qué Viper colocas?")
	}
	return say("which unmanned viper do you activate?", "¿qué Viper sin piloto activas?")
}

// askStay asks what stays in space when the fleet jumps: the ship of a pilot, or
// ships without one.
func (t teller) askStay(r *rules.Request) Both {
	if pilot := r.About.Pilot.Seat(); pilot != rules.Nobody {
		return sayf("the fleet jumps. Do you stay in space %s?", "la flota salta. ¿Te quedas en el espacio %s?", areaPlaces[r.About.Area])
	}
	return say("the fleet jumps. Which of these ships stay where they are?", "la flota salta. ¿Cuáles de estas naves se quedan donde están?")
}

// askCivilian asks for civilian ships to look at, to move, to defend
// themselves, or to be destroyed.
func (t teller) askCivilian(r *rules.Request) Both {
	if _, ok := rules.FindIn[rules.Escort](t.cat, r.Cause); ok {
		return sayIf(r.Min == 0, sayf("choose up to %s to move", "elige hasta %s que mover", civilians.of(int(r.Max))),
			sayf("choose %s to look at", "elige %s que mirar", civilians.of(int(r.Max))))
	}
	if _, ok := rules.FindIn[rules.SelfDefense](t.cat, r.Cause); ok {
		return say("which civilian ship defends itself?", "¿qué Nave Civil se defiende?")
	}
	if _, ok := rules.FindIn[rules.Quarantine](t.cat, r.Cause); ok {
		return say("which civilian ship goes back among the unused ones?", "¿qué Nave Civil vuelve entre las que no se usan?")
	}
	which := say("which civilian ship is destroyed?", "¿qué Nave Civil es destruida?")
	if r.Rule == "activate.raider" {
		return sayf("%s attacks %s. %s", "%s ataca %s. %s", t.ship(r.About.Ship).one, areaPlaces[r.About.Area], which.capital())
	}
	return which
}

func (t teller) askOccupation(r *rules.Request) Both {
	if r.Rule == "new-caprica.forces" {
		return say("which occupation forces act next?", "¿qué Tropas de Ocupación actúan ahora?")
	}
	if _, ok := rules.FindIn[rules.DestroyOccupation](t.cat, r.Cause); ok {
		return say("which occupation forces are destroyed?", "¿qué Tropas de Ocupación son destruidas?")
	}
	return say("which occupation forces do you activate?", "¿qué Tropas de Ocupación activas?")
}
