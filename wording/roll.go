package wording

import "ragtag/rules"

// What depends on a die, for the questions around it.

// atRoll asks whether to use something around a roll, and says what the roll is
// for, what its results do, and the result if it is known. It is empty if the
// request does not say what the die is for.
func (t teller) atRoll(r *rules.Request) Both {
	what, does := t.stakes(r)
	if what.Empty() {
		return Both{}
	}
	switch r.Window {
	case rules.WhenWouldRoll:
		return sayf("%s: %s. Do you use anything instead of rolling?", "%s: %s. ¿Usas algo en lugar de tirar el dado?", what, does)
	case rules.WhenBeforeRoll:
		return sayf("%s: %s. Do you use anything before the roll?", "%s: %s. ¿Usas algo antes de la tirada?", what, does)
	case rules.WhenViperAttacked:
		return sayf("%s. The result is %d, %s. Do you use anything?", "%s. El resultado es %d, %s. ¿Usas algo?", what, int(r.Die.Result), t.viperHitOn(r))
	}
	return sayf("%s. Do you use anything?", "%s. ¿Usas algo?", t.result(r))
}

// result says what was rolled, what for, and what the results do.
func (t teller) result(r *rules.Request) Both {
	what, does := t.stakes(r)
	b := sayf("the result is %d; %s", "el resultado es %d; %s", int(r.Die.Result), does)
	if what.Empty() {
		return b
	}
	return what.then(". ", b.capital())
}

// stakes returns what a die is rolled for, with the component that causes the
// roll, and what its results do.
func (t teller) stakes(r *rules.Request) (what, does Both) {
	if r.Die.Rule == "" {
		return Both{}, Both{}
	}
	what, does = t.ruleRoll(r)
	switch {
	case what.Empty():
		what, does = t.componentRoll(r)
	case r.Die.Caller != rules.None:
		what = sayf("%s (%s)", "%s (%s)", what, causeName(t.cat, r.Die.Caller))
	}
	if r.Die.Plus != 0 && r.Die.Result == 0 {
		does = sayf("%s (%s to the roll)", "%s (%s a la tirada)", does, signed(int(r.Die.Plus)))
	}
	return what, does
}

// ruleRoll returns what the rolls of the combat table, and other rolls of the
// rules themselves, are for.
func (t teller) ruleRoll(r *rules.Request) (what, does Both) {
	at := sayf("%s %s", "%s %s", t.target(r.Die.At.Ship), areaPlaces[r.Die.At.Area])
	switch r.Die.Rule {
	case "combat.raider", "combat.heavy-raider", "combat.scar":
		return t.shipAttacked(r, at), sayf("%s, it is destroyed", "%s, es destruido", atLeast(r.Die.At.N))
	case "combat.basestar":
		return t.shipAttacked(r, at), sayf("%s, it is damaged", "%s, resulta dañada", atLeast(r.Die.At.N))
	case "combat.centurion":
		return t.roller(r, say("you attack", "atacas"), say("attacks", "ataca")).then(" ", t.target(rules.Centurion)),
			sayf("%s, it is destroyed", "%s, es destruido", atLeast(r.Die.At.N))
	case "fleet-board.place":
		return sayf("%s comes to the Cylon Fleet board", "%s llega al tablero de Flota Cylon", t.ship(r.Die.At.Ship).one), say("the roll decides in which area", "la tirada decide en qué zona")
	case "combat.nuke":
		if r.Die.At.Ship == rules.Raider { // nukes are launched at basestars, or at an area
			return t.roller(r, say("you launch", "lanzas"), say("launches", "lanza")).then(" ", sayf("a nuke at the %s area", "1 misil nuclear contra la zona de %s", areaTerms[r.Die.At.Area])), nukedArea()
		}
		return t.roller(r, say("you launch", "lanzas"), say("launches", "lanza")).then(" ", sayf("a nuke at %s", "1 misil nuclear contra %s", sayf("%s %s", "%s %s", t.ship(r.Die.At.Ship).one, areaPlaces[r.Die.At.Area]))), nuked()
	case "combat.viper":
		hull := t.hullAttacked(r)
		if hull.DamagedAt == 0 {
			return t.viperAttacked(r), sayf("%s, it is destroyed", "%s, es destruido", atLeast(hull.DestroyedAt))
		}
		return t.viperAttacked(r), sayf("%s, the viper is damaged; %s, it is destroyed", "%s, el Viper resulta dañado; %s, es destruido",
			between(hull.DamagedAt, hull.DestroyedAt-1), atLeast(hull.DestroyedAt))
	case "combat.galactica":
		return t.fromSpace(r.Die.At.Ship, r.Die.At.Area), sayf("%s, she is damaged", "%s, sufre daños", atLeast(r.Die.At.N))
	case "jump.ftl":
		return t.roller(r, say("you roll", "tiras el dado"), say("rolls", "tira el dado")).then(" ", say("for the jump", "para el salto")),
			sayf("%s, the fleet loses %d population", "%s, la flota pierde %d de Población", atMost(rules.FTLSafe-1), int(r.Die.At.N))
	case "damage.location", "vipers.pilot-hit":
		who := r.Die.At.Whom.Seat()
		return sayIf(who == r.Seat, say("your life is at stake", "está en juego tu vida"), sayf("%s’s life is at stake", "está en juego la vida de %s", t.seat(who))),
			sayf("%s, %s", "%s, %s", atMost(r.Die.At.N), sayIf(who == r.Seat, say("you are killed", "mueres"), sayf("%s is killed", "%s muere", t.seat(who))))
	}
	return Both{}, Both{}
}

// shipAttacked says who attacks a Cylon ship.
func (t teller) shipAttacked(r *rules.Request, at Both) Both {
	switch r.Die.At.By {
	case rules.ByGalactica:
		return sayf("Galactica fires at %s", "Galactica ataca %s", t.inArea(r.Die.At.Ship, r.Die.At.Area))
	case rules.ByPilot:
		return t.roller(r, say("you attack", "atacas"), say("attacks", "ataca")).then(" ", at)
	}
	return sayf("an unmanned viper attacks %s", "1 Viper sin piloto ataca %s", at)
}

// viperAttacked says which viper a Cylon ship attacks, and who pilots it.
func (t teller) viperAttacked(r *rules.Request) Both {
	viper := say("an unmanned viper", "a 1 Viper sin piloto")
	switch who := r.Die.At.Whom.Seat(); who {
	case rules.Nobody:
	case r.Seat:
		viper = say("your viper", "a tu Viper")
	default:
		viper = sayf("%s’s viper", "al Viper de %s", t.seat(who))
	}
	return sayf("%s attacks %s %s", "%s ataca %s %s", t.ship(r.Die.At.Ship).one, viper, areaPlaces[r.Die.At.Area])
}

// roller says what the roller does, in the second or third person.
func (t teller) roller(r *rules.Request, you, does Both) Both {
	if p := r.Die.Roller.Seat(); p != r.Seat {
		return sayf("%s %s", "%s %s", t.seat(p), does)
	}
	return you
}

// componentRoll returns what a roll caused by a component is for, and what its
// results do.
func (t teller) componentRoll(r *rules.Request) (what, does Both) {
	if r.Die.Caller == rules.None {
		return Both{}, Both{}
	}
	w := writer{cat: t.cat, others: r.Die.Roller.Seat() != r.Seat}
	if r.Die.At.Whom.Seat() == r.Seat {
		w.topic = ofReader
	}
	does = w.first(r.Die.Caller, func(e rules.Effect) Both { return w.odds(e, r.Die.At.N) })
	if does.Empty() {
		return Both{}, Both{}
	}
	return t.rollPurpose(r), does
}

// rollPurpose returns what a component makes somebody roll for.
func (t teller) rollPurpose(r *rules.Request) Both {
	if _, ok := rules.FindIn[rules.ShellBasestar](t.cat, r.Die.Caller); ok {
		return sayf("Pegasus fires at %s", "Pegasus ataca %s", t.inArea(r.Die.At.Ship, r.Die.At.Area))
	}
	if _, ok := rules.FindIn[rules.Bombard](t.cat, r.Die.Caller); ok {
		return sayf("Pegasus fires at the %s area", "Pegasus dispara contra la zona de %s", areaTerms[r.Die.At.Area])
	}
	if _, ok := rules.FindIn[rules.DetainHuman](t.cat, r.Die.Caller); ok {
		if p := r.Die.At.Whom.Seat(); p != r.Seat {
			return t.roller(r, say("you try", "intentas"), say("tries", "intenta")).then(" ", sayf("to detain %s", "detener a %s", t.seat(p)))
		}
		return t.roller(r, Both{}, say("tries to detain you", "intenta detenerte"))
	}
	if r.Die.Caller == r.Cause && r.Kind != rules.ReqPlay { // it is already named before the question
		return Both{}
	}
	if t.cat.Kind(r.Die.Caller) == rules.KindTitle {
		return t.roller(r, sayf("you roll as %s", "tiras el dado como %s", causeName(t.cat, r.Die.Caller)), sayf("rolls as %s", "tira el dado como %s", causeName(t.cat, r.Die.Caller)))
	}
	cause := causeName(t.cat, r.Die.Caller)
	if t.cat.Kind(r.Die.Caller) == rules.KindLocation {
		cause.En = theLocation(t.cat, r.Die.Caller).En
	}
	return t.roller(r, sayf("you roll for %s", "tiras el dado por %s", cause), sayf("rolls for %s", "tira el dado por %s", cause))
}

// odds says what the results of a roll by an effect itself do. It is empty if
// the effect does not roll; n distinguishes the rolls of a component.
func (w writer) odds(e rules.Effect, n int8) Both {
	switch e := e.(type) {
	case rules.Roll:
		if e.AtMost == n {
			return w.roll(e)
		}
	case rules.ChosenRolls:
		if title, ok := e.Roll.Else.(rules.PassTitle); ok && title.To == rules.Chosen && !w.others {
			title.To = rules.Acting // the player chosen is the roller and the reader
			e.Roll.Else = title
		}
		return w.odds(e.Roll, n)
	case rules.Infiltrate:
		return sabotaged(e)
	case rules.ShellBasestar:
		return shelled(e)
	case rules.Bombard:
		return bombarded(e)
	case rules.Barrage:
		return barraged()
	case rules.RollBelowRaiders:
		return w.belowRaiders(e)
	case rules.AttackOccupation:
		return repelled(e)
	case rules.DetainHuman:
		return w.detained(e)
	}
	return Both{}
}

// withNeed adds to the label of a target the lowest roll that hits it, if the request is for an attack.
func (t teller) withNeed(r *rules.Request, s rules.Ship, label Both) Both {
	n := t.need(r, s)
	return sayIf(n > 0, sayf("%s (%s)", "%s (%s)", label, atLeast(n)), label)
}

// need returns the lowest roll that hits the target, before modifiers, or 0 if the request is not for an attack.
func (t teller) need(r *rules.Request, s rules.Ship) int8 {
	if r.Kind == rules.ReqFly {
		return t.cat.HitOn(s, rules.ByUnmanned, r.About.Ship)
	}
	if r.Kind != rules.ReqTarget {
		return 0
	}
	if _, ok := rules.FindIn[rules.FireGuns](t.cat, r.Cause); ok {
		return t.cat.HitOn(s, rules.ByGalactica, 0)
	}
	if e, ok := rules.FindIn[rules.ShootCenturion](t.cat, r.Cause); ok {
		return t.cat.Ship(s).Hit.ByViper - e.Bonus
	}
	_, strafes := rules.FindIn[rules.Strafe](t.cat, r.Cause)
	if _, dashes := rules.FindIn[rules.Dash](t.cat, r.Cause); strafes || dashes {
		return t.cat.HitOn(s, rules.ByPilot, r.About.Ship)
	}
	return 0
}

// atLeast, atMost and between return the results of a die as conditions.
func atLeast(n int8) Both {
	return sayIf(n >= rules.DieSides, sayf("on %d", "con %d", int(n)), sayf("on %d or more", "con %d o más", int(n)))
}

func atMost(n int8) Both {
	return sayIf(n <= 1, sayf("on %d", "con %d", int(n)), sayf("on %d or less", "con %d o menos", int(n)))
}

func between(a, b int8) Both {
	return sayIf(a == b, sayf("on %d", "con %d", int(a)), sayf("on %d to %d", "entre %d y %d", int(a), int(b)))
}

func signed(n int) Both { return sayIf(n < 0, number(n), sayf("+%d", "+%d", n)) }

// number returns a number, with a minus sign if it is negative.
func number(n int) Both { return sayIf(n < 0, sayf("−%d", "−%d", -n), sayf("%d", "%d", n)) }

// viperHitOn says what a raider's roll does to a viper.
func (t teller) viperHitOn(r *rules.Request) Both {
	hull, n := t.hullAttacked(r), r.Die.Result
	switch {
	case n >= hull.DestroyedAt:
		return say("which destroys it", "con lo que lo destruye")
	case hull.DamagedAt > 0 && n >= hull.DamagedAt:
		return say("which damages it", "con lo que lo daña")
	}
	return say("which misses", "con lo que falla")
}

// hullAttacked returns the hull of the viper that the die is about.
func (t teller) hullAttacked(r *rules.Request) rules.ViperKind {
	if k := r.Die.At.Hull; k != 0 {
		return t.cat.Ship(k).Viper
	}
	return t.cat.Ship(rules.Viper).Viper
}
