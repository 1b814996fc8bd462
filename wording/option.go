package wording

import "ragtag/rules"

// OptionSentence returns the label of option i of a request, with its cost.
func OptionSentence(cat *rules.Catalogue, r *rules.Request, i int, who Names) Sentence {
	b := teller{cat, who}.option(r, r.Options[i])
	if n := int(r.Cost[i]); n > 0 {
		b = sayf("%s (costs %s)", "%s (cuesta %s)", b, skillCards.of(n))
	}
	return Sentence{cat, b.capital()}
}

// option returns the label of an option.
func (t teller) option(r *rules.Request, o rules.Option) Both { return optionLabels[o.Kind](t, r, o) }

// optionLabels are the labels of options of each kind, which may depend on the
// request.
var optionLabels = [rules.NumOptionKinds]func(teller, *rules.Request, rules.Option) Both{
	rules.OptPass: func(t teller, r *rules.Request, _ rules.Option) Both { return t.none(r) },
	rules.OptYes:  func(t teller, r *rules.Request, _ rules.Option) Both { return t.yes(r) },
	rules.OptNo:   func(t teller, r *rules.Request, _ rules.Option) Both { return t.no(r) },
	rules.OptComp: teller.component,

	rules.OptSeat:  func(t teller, _ *rules.Request, o rules.Option) Both { return t.title(o.Seat()) },
	rules.OptDraws: func(_ teller, _ *rules.Request, o rules.Option) Both { return skillList(or, o.Types()) },
	rules.OptSkill: func(_ teller, r *rules.Request, o rules.Option) Both {
		return sayIf(r.Kind == rules.ReqDeck, sayf("the %s deck", "el mazo de %s", skillTerms[o.Skill()]), skillTerms[o.Skill()])
	},
	rules.OptBox: func(t teller, r *rules.Request, o rules.Option) Both { return t.boxOption(r, o.Box()) },
	rules.OptTop: func(t teller, r *rules.Request, _ rules.Option) Both {
		return sayIf(t.aboutStack(r), say("On top of the stack", "En la parte superior del montón"), say("On top of the deck", "En la parte superior del mazo"))
	},
	rules.OptBottom: func(t teller, r *rules.Request, _ rules.Option) Both {
		return sayIf(t.aboutStack(r), say("At the bottom of the stack", "En la parte inferior del montón"), say("At the bottom of the deck", "En la parte inferior del mazo"))
	},
	rules.OptNumber:   func(t teller, r *rules.Request, o rules.Option) Both { return t.number(r, o.Number()) },
	rules.OptPrepare:  fixed("Prepare a civilian ship", "Preparar 1 Nave Civil"),
	rules.OptEvacuate: fixed("Evacuate a civilian ship", "Evacuar 1 Nave Civil"),
	rules.OptReturn:   fixed("End your infiltration", "Poner fin a tu infiltración"),
	rules.OptBoard:    func(_ teller, _ *rules.Request, o rules.Option) Both { return boardTerms[o.Board()] },
	rules.OptResource: func(_ teller, _ *rules.Request, o rules.Option) Both { return resourceTerms[o.Resource()] },
	rules.OptIcon:     func(t teller, r *rules.Request, o rules.Option) Both { return t.icon(r, o.Icon()) },
	rules.OptDeck:     func(t teller, r *rules.Request, o rules.Option) Both { return t.deck(r, o.Deck()) },

	rules.OptArea: func(t teller, r *rules.Request, o rules.Option) Both { return t.area(r, o.Area()) },
	rules.OptMove: func(_ teller, _ *rules.Request, o rules.Option) Both { return flyTo(o.Area()) },
	rules.OptRaiders: func(_ teller, _ *rules.Request, o rules.Option) Both {
		where := areaPlaces[o.Area()]
		return sayIf(o.Raiders() == 1, sayf("The raider %s", "El Incursor que está %s", where),
			sayf("The %s %s", "Los %s que están %s", raiders.of(o.Raiders()), where))
	},
	rules.OptShipIn: func(t teller, r *rules.Request, o rules.Option) Both {
		where := areaPlaces[o.Area()]
		switch {
		case r.Kind == rules.ReqMuster:
			return t.muster(r, o)
		case r.Kind == rules.ReqReinforce && o.Ship() == rules.Raider:
			e, _ := rules.FindIn[rules.ReinforceFleet](t.cat, r.Cause)
			return sayf("%s %s", "%s %s", raiders.of(int(e.Raiders)), where)
		case r.Kind == rules.ReqReinforce:
			return sayf("%s %s", "%s %s", basestars.of(1), where)
		}
		return t.withNeed(r, o.Ship(), sayIf(r.Kind == rules.ReqFly, sayf("Attack %s %s", "Atacar %s %s", t.target(o.Ship()), where),
			sayf("%s %s", "%s %s", t.ship(o.Ship()).name, where)))
	},
	rules.OptMiracle: fixed("A miracle token", "1 ficha de Milagro"),
	rules.OptViper:   fixed("Fly or attack with your viper", "Volar o atacar con tu Viper"),
	rules.OptPilot: func(t teller, _ *rules.Request, o rules.Option) Both {
		return sayf("%s’s viper %s", "El Viper de %s, %s", t.seat(o.Seat()), areaPlaces[o.Area()])
	},
	rules.OptReserves: func(t teller, r *rules.Request, o rules.Option) Both {
		if o.Ship() != rules.Viper {
			return sayf("%s of the Reserves", "%s de la reserva", t.ship(o.Ship()).name)
		}
		which := r.Rule == "vipers.damaged" || r.Rule == "crisis.attack" || r.Rule == "setup.placement" || r.Rule == "location.hangar-deck" || r.Kind == rules.ReqScrap
		return sayIf(which, say("A viper of the Reserves", "Un Viper de la reserva"), say("Launch a viper of the Reserves", "Lanzar un Viper de la reserva"))
	},
	rules.OptDamaged: func(t teller, r *rules.Request, o rules.Option) Both {
		if o.Ship() != rules.Viper {
			return sayf("%s, damaged", "%s, dañado", t.ship(o.Ship()).name)
		}
		return sayIf(r.Min > 0, say("Damaged vipers", "Vipers dañados"), say("A damaged viper", "Un Viper dañado"))
	},
	rules.OptDestroyed: func(t teller, _ *rules.Request, o rules.Option) Both {
		if o.Ship() != rules.Viper {
			return sayf("%s, destroyed", "%s, destruido", t.ship(o.Ship()).name)
		}
		return say("A destroyed viper", "Un Viper destruido")
	},
	rules.OptCivilian: func(_ teller, r *rules.Request, o rules.Option) Both {
		if r.Kind == rules.ReqFly {
			return sayf("Escort civilian ship %s to safety", "Poner a salvo la Nave Civil %s", letter(o.Letter()))
		}
		return sayf("Civilian ship %s, %s", "Nave Civil %s, %s", letter(o.Letter()), areaPlaces[o.Area()])
	},
	rules.OptBoarding: func(t teller, r *rules.Request, o rules.Option) Both {
		return t.withNeed(r, rules.Centurion, sayf("The centurion %s of the track", "El Centurión de la casilla %s del medidor", boardingSpace(o.Space())))
	},
}

// fixed returns a label that does not depend on the request.
func fixed(en, es string) func(teller, *rules.Request, rules.Option) Both {
	return func(teller, *rules.Request, rules.Option) Both { return say(en, es) }
}

func flyTo(a rules.Area) Both {
	return sayf("Fly to the %s area", "Volar a la zona de %s", areaTerms[a])
}

// none returns the label for choosing nothing.
func (t teller) none(r *rules.Request) Both {
	if r.Kind != rules.ReqTarget {
		return passLabels[r.Kind].orElse(say("Pass", "Pasar"))
	}
	if _, ok := rules.FindIn[rules.SendBasestar](t.cat, r.Cause); ok {
		return say("Remove none", "No retirar ninguna")
	}
	_, ok := rules.FindIn[rules.Dash](t.cat, r.Cause)
	return sayIf(ok, say("Do not attack", "No atacar"), say("Cease fire", "Alto el fuego"))
}

// passLabels are the labels for choosing nothing where that means more than to
// pass.
var passLabels = [rules.NumRequestKinds]Both{
	rules.ReqPlay:       {"Play nothing", "No usar nada"}, // to pass a check is something else
	rules.ReqMove:       {"Stay", "Quedarse"},
	rules.ReqAction:     {"No action", "Ninguna acción"},
	rules.ReqPayExactly: {"No more cards", "Ninguna carta más"},
	rules.ReqViper:      {"No more vipers", "Ningún Viper más"},
	rules.ReqSeat:       {"Nobody", "Nadie"},
	rules.ReqArea:       {"Leave it there", "Dejarla ahí"},
	rules.ReqLeaveOut:   {"Give up none", "No renunciar a ninguna"},
	rules.ReqRepair:     {"Nothing more", "Nada más"},
	rules.ReqReroll:     {"Keep the roll", "Conservar la tirada"},
	rules.ReqPlayQuorum: {"Play none", "No jugar ninguna"},
	rules.ReqLocation:   {"Stay", "Quedarse"},
	rules.ReqQuorum:     {"Neither", "Ninguna de las dos cosas"},
}

func (t teller) yes(r *rules.Request) Both {
	switch r.Kind {
	case rules.ReqApply:
		return say("Let it apply to you", "Acatar el efecto")
	case rules.ReqOutcome:
		return say("The check passes", "Se supera la prueba")
	case rules.ReqCheckOrHand:
		return say("Into the check", "A la prueba")
	}
	return say("Yes", "Sí")
}

func (t teller) no(r *rules.Request) Both {
	switch r.Kind {
	case rules.ReqApply:
		return say("Ignore it", "Ignorarlo")
	case rules.ReqOutcome:
		return say("The check fails", "No se supera la prueba")
	case rules.ReqCheckOrHand:
		return say("Into your hand", "A tu mano")
	}
	return say("No", "No")
}

// component returns the label of a component, by what would be done with it.
func (t teller) component(r *rules.Request, o rules.Option) Both {
	c := o.Comp()
	if r.Kind == rules.ReqMove && t.cat.Kind(c) == rules.KindSkill {
		return sayf("Play %s", "Jugar %s", cited(t.cat, c))
	}
	if r.Kind == rules.ReqOccupation {
		return sayf("The occupation forces %s", "Las Tropas de Ocupación que están %s", atLocation(t.cat, c))
	}
	if r.Kind == rules.ReqDestination {
		return sayf("%s: distance %d", "%s: distancia %d", label(t.cat, c), int(t.cat.Destination(c).Distance))
	}
	if r.Kind == rules.ReqTitle {
		return titleName(t.cat, c)
	}
	if r.Kind == rules.ReqCharacter {
		return t.version(c)
	}
	if r.Kind == rules.ReqUseLocation && o.Use() > 0 {
		return t.secondAction(c)
	}
	if r.Kind == rules.ReqBox && t.cat.Kind(c) == rules.KindAbility {
		return sayf("%s: %s", "%s: %s", label(t.cat, c), t.thirdBox(c))
	}
	if r.Kind == rules.ReqRepeat {
		return sayf("Discard %s", "Descartarte de %s", cited(t.cat, c))
	}
	if r.Kind != rules.ReqAction {
		return label(t.cat, c)
	}
	switch t.cat.Kind(c) {
	case rules.KindLocation:
		if o.Use() > 0 {
			return t.secondAction(c)
		}
		if t.cat.Location(c).Wide {
			return name(t.cat, c)
		}
		return sayf("Activate %s", "Activar %s", theLocation(t.cat, c))
	case rules.KindSkill, rules.KindQuorum:
		return sayf("Play %s", "Jugar %s", cited(t.cat, c))
	case rules.KindLoyalty:
		if t.cat.Loyalty(c).Kind == rules.PersonalGoal {
			return sayf("Reveal %s", "Revelar %s", cited(t.cat, c))
		}
		return say("Reveal yourself as a Cylon", "Descubrirte como cylon")
	case rules.KindTitle:
		k := t.cat.Title(c)
		return sayf("%s: %s", "%s: %s", titleName(t.cat, c), writer{cat: t.cat}.effect(k.Uses[o.Use()].Do))
	}
	return label(t.cat, c)
}

// area returns the label of an area, by what would be done there.
func (t teller) area(r *rules.Request, a rules.Area) Both {
	switch r.Kind {
	case rules.ReqMove:
		return flyTo(a)
	case rules.ReqViper:
		return sayf("The unmanned viper %s", "El Viper sin piloto que está %s", areaPlaces[a])
	}
	if _, ok := rules.FindIn[rules.TakeOver](t.cat, r.Cause); ok && r.Kind == rules.ReqArea {
		return sayf("The viper %s", "El Viper que está %s", areaPlaces[a])
	}
	return areaTerms[a]
}

func (t teller) number(r *rules.Request, n int) Both {
	if r.Kind == rules.ReqDifficulty {
		return sayf("Difficulty %s", "Dificultad %s", signed(n))
	}
	return sayf("%s: the result is %d", "%s: el resultado es %d", signed(n), min(max(int(r.Die.Result)+n, 1), rules.DieSides))
}

// icon returns the label of a choice at the Cylon Fleet: three icons, and a
// launch that is none.
func (t teller) icon(r *rules.Request, a rules.Activation) Both {
	if _, icon := rules.FindIn[rules.Divert](t.cat, r.Cause); a == rules.LaunchRaiders && r.Kind == rules.ReqIcon && !icon {
		return say("Each basestar launches raiders and heavy raiders", "Cada Estrella Base lanza Incursores e Incursores Pesados")
	}
	return iconTerms[a]
}

func (t teller) deck(r *rules.Request, k rules.Kind) Both {
	switch {
	case r.Kind == rules.ReqOptional && k == rules.KindCrisis:
		return say("Draw Crisis cards", "Robar cartas de Crisis")
	case r.Kind == rules.ReqQuorum && k == rules.KindQuorum:
		return say("Draw another Quorum card", "Robar otra carta de Quórum")
	case k >= rules.KindSecret:
		n := nounOf(t.cat, k)
		return say("the deck of "+n.ens, "el mazo de "+n.ess)
	}
	return deckTerms[k]
}

// thirdBox returns the effect of an ability that can be chosen instead of either
// box.
func (t teller) thirdBox(c rules.Comp) Both {
	for _, u := range t.cat.Ability(c).Uses {
		if u.When == rules.WhenChooses {
			return writer{cat: t.cat}.effect(u.Do)
		}
	}
	return Both{}
}

// boxOption returns the label of a box, by what it does.
func (t teller) boxOption(r *rules.Request, n int) Both {
	if r.Kind == rules.ReqOrder {
		return sayIf(n == 0, say("Move, then take 1 action", "Moverte y después llevar a cabo 1 acción"), say("Take 2 actions", "Llevar a cabo 2 acciones"))
	}
	if r.Kind == rules.ReqOrders {
		return t.order(r.Cause, n)
	}
	if r.Kind == rules.ReqCrossroads {
		return sayf("%s: %s", "%s: %s", crossroadsResults[n], writer{cat: t.cat}.crossroadsResult(t.cat.CrossroadsCard(r.Cause), n))
	}
	if r.Cause == rules.None {
		return boxName(n)
	}
	return boxText(t.cat, r.Cause, n).orElse(boxName(n))
}
