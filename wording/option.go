package wording

import "ragtag/rules"

// Option returns the label of option i of a request, with what it costs.
func Option(cat *rules.Catalogue, r *rules.Request, i int, who Names, l Lang) string {
	return OptionSentence(cat, r, i, who).In(l)
}

// OptionSentence returns what Option does, in both languages.
func OptionSentence(cat *rules.Catalogue, r *rules.Request, i int, who Names) Sentence {
	b := teller{cat, who}.option(r, r.Options[i])
	if n := int(r.Cost[i]); n > 0 {
		b = sayf("%s (costs %s)", "%s (cuesta %s)", b, skillCards.of(n))
	}
	return Sentence{cat, b.capital()}
}

// option labels an option. Every kind has a case here or in place.
func (t teller) option(r *rules.Request, o rules.Option) Both {
	n := int(o.N)
	switch o.Kind {
	case rules.OptPass:
		return t.none(r)
	case rules.OptYes:
		return t.yes(r)
	case rules.OptNo:
		return t.no(r)
	case rules.OptComp:
		return t.component(r, o)
	case rules.OptSeat:
		if r.Kind == rules.ReqViper {
			return sayf("%s’s viper %s", "El Viper de %s, %s", t.seat(rules.Seat(n)), areaPlaces[rules.Area(o.Comp)])
		}
		return t.title(rules.Seat(n))
	case rules.OptDraws:
		return skillList(or, rules.Skills(n))
	case rules.OptSkill:
		if r.Kind == rules.ReqDeck {
			return sayf("the %s deck", "el mazo de %s", skillTerms[n])
		}
		return skillTerms[n]
	case rules.OptBox:
		return t.boxOption(r, n)
	case rules.OptTop:
		return sayIf(t.aboutStack(r), say("On top of the stack", "En la parte superior del montón"), say("On top of the deck", "En la parte superior del mazo"))
	case rules.OptBottom:
		return sayIf(t.aboutStack(r), say("At the bottom of the stack", "En la parte inferior del montón"), say("At the bottom of the deck", "En la parte inferior del mazo"))
	case rules.OptNumber:
		return t.number(r, n-128)
	case rules.OptPrepare:
		return say("Prepare a civilian ship", "Preparar 1 Nave Civil")
	case rules.OptEvacuate:
		return say("Evacuate a civilian ship", "Evacuar 1 Nave Civil")
	case rules.OptBoard:
		return boardTerms[n]
	case rules.OptResource:
		return resourceTerms[n]
	case rules.OptIcon:
		return t.icon(r, rules.Activation(n))
	case rules.OptDeck:
		return t.deck(r, rules.Kind(n))
	}
	return t.inSpace(r, o)
}

// inSpace labels options that are areas and ships.
func (t teller) inSpace(r *rules.Request, o rules.Option) Both {
	n := int(o.N)
	switch o.Kind {
	case rules.OptArea:
		return t.area(r, rules.Area(n), int(o.Comp))
	case rules.OptMove:
		return sayf("Fly to the %s area", "Volar a la zona de %s", areaTerms[n])
	case rules.OptShipIn:
		where := areaPlaces[rules.Area(o.Comp)]
		if r.Kind == rules.ReqFly {
			return sayf("Attack %s %s", "Atacar %s %s", target(rules.Ship(n)), where)
		}
		return sayf("%s %s", "%s %s", shipTerms[n], where)
	case rules.OptReserves:
		return sayIf(r.Rule == "vipers.damaged", say("A viper of the Reserves", "Un Viper de la reserva"), say("Launch a viper of the Reserves", "Lanzar un Viper de la reserva"))
	case rules.OptDamaged:
		if r.Min > 0 {
			return say("Damaged vipers", "Vipers dañados")
		}
		return say("A damaged viper", "Un Viper dañado")
	case rules.OptDestroyed:
		return say("A destroyed viper", "Un Viper destruido")
	case rules.OptReturn:
		return say("End your infiltration", "Poner fin a tu infiltración")
	case rules.OptViper:
		return say("Fly or attack with your viper", "Volar o atacar con tu Viper")
	case rules.OptCivilian:
		return sayf("Civilian ship %s, %s", "Nave Civil %s, %s", letter(o.N), areaPlaces[rules.Area(o.Comp)])
	case rules.OptBoarding:
		return sayf("The centurion %s of the track", "El Centurión de la casilla %s del medidor", boardingSpace(n))
	}
	return Both{}
}

// none labels the choice of nothing.
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

// passLabels are what it means to take nothing, where that is more than to
// pass.
var passLabels = map[rules.RequestKind]Both{
	rules.ReqMove:       {"Stay", "Quedarse"},
	rules.ReqAction:     {"No action", "Ninguna acción"},
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
	case rules.ReqHeed:
		return say("Let it apply to you", "Acatar el efecto")
	case rules.ReqOutcome:
		return say("The check passes", "Se supera la prueba")
	case rules.ReqLearned:
		return say("Into the check", "A la prueba")
	}
	return say("Yes", "Sí")
}

func (t teller) no(r *rules.Request) Both {
	switch r.Kind {
	case rules.ReqHeed:
		return say("Ignore it", "Ignorarlo")
	case rules.ReqOutcome:
		return say("The check fails", "No se supera la prueba")
	case rules.ReqLearned:
		return say("Into your hand", "A tu mano")
	}
	return say("No", "No")
}

// component labels a component by what would be done with it.
func (t teller) component(r *rules.Request, o rules.Option) Both {
	c := o.Comp
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
	if r.Kind != rules.ReqAction {
		return label(t.cat, c)
	}
	switch t.cat.Kind(c) {
	case rules.KindLocation:
		if o.N > 0 {
			return say("Infiltrate the humans", "Infiltrarte entre los humanos")
		}
		if t.cat.Location(c).Wide {
			return name(t.cat, c)
		}
		return sayf("Activate %s", "Activar %s", theLocation(t.cat, c))
	case rules.KindSkill, rules.KindQuorum:
		return sayf("Play %s", "Jugar %s", cited(t.cat, c))
	case rules.KindLoyalty:
		return say("Reveal yourself as a Cylon", "Descubrirte como cylon")
	case rules.KindTitle:
		k := t.cat.Title(c)
		return sayf("%s: %s", "%s: %s", titleName(t.cat, c), writer{cat: t.cat}.effect(k.Uses[o.N].Do))
	}
	return label(t.cat, c)
}

// area labels an area by what is meant there; raiders is how many act.
func (t teller) area(r *rules.Request, a rules.Area, many int) Both {
	switch r.Kind {
	case rules.ReqMove:
		return sayf("Fly to the %s area", "Volar a la zona de %s", areaTerms[a])
	case rules.ReqViper:
		return sayf("The unmanned viper %s", "El Viper sin piloto que está %s", areaPlaces[a])
	case rules.ReqRaiders:
		return sayIf(many == 1, sayf("The raider %s", "El Incursor que está %s", areaPlaces[a]),
			sayf("The %s %s", "Los %s que están %s", raiders.of(many), areaPlaces[a]))
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
	return sayf("%s: the result is %d", "%s: el resultado es %d", signed(n), min(max(int(r.Die)+n, 1), rules.DieSides))
}

// icon labels the choices of the Cylon Fleet: three icons, and a launch that is
// none.
func (t teller) icon(r *rules.Request, a rules.Activation) Both {
	if a == rules.LaunchRaiders && r.Kind == rules.ReqIcon {
		return say("Each basestar launches raiders and heavy raiders", "Cada Estrella Base lanza Incursores e Incursores Pesados")
	}
	return iconTerms[a]
}

func (t teller) deck(r *rules.Request, k rules.Kind) Both {
	switch {
	case r.Kind == rules.ReqMay && k == rules.KindCrisis:
		return say("Draw Crisis cards", "Robar cartas de Crisis")
	case r.Kind == rules.ReqQuorum && k == rules.KindQuorum:
		return say("Draw another Quorum card", "Robar otra carta de Quórum")
	}
	return deckTerms[k]
}

// boxOption labels a box by what it does.
func (t teller) boxOption(r *rules.Request, n int) Both {
	if r.Kind == rules.ReqOrder {
		return sayIf(n == 0, say("Move, then take 1 action", "Moverte y después llevar a cabo 1 acción"), say("Take 2 actions", "Llevar a cabo 2 acciones"))
	}
	if r.Cause == rules.None {
		return boxName(n)
	}
	return boxText(t.cat, r.Cause, n).orElse(boxName(n))
}
