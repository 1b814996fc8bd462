package rules

// perform takes the action chosen.
func (t *Table) perform(w Who, o Option, x Ctx) {
	switch o.Kind {
	case OptViper:
		t.flyOwn(w, Ctx{By: w, Rule: "vipers.pilot"})
		return
	case OptReturn:
		t.goBack(w)
		return
	case OptPass:
		t.tell(Event{Kind: EvPassed, Rule: x.Rule, By: ref(w.Seat)})
		return
	}
	if t.cat.Kind(o.Comp()) >= KindSecret {
		t.playMutiny(w, o.Comp())
		return
	}
	switch t.cat.Kind(o.Comp()) {
	case KindLocation:
		t.activate(w, t.cat.LocOf(o.Comp()), o.Use())
	case KindTitle:
		t.useTitle(w, o)
	case KindQuorum:
		t.playQuorum(w, o.Comp(), QuorumHand)
	case KindLoyalty:
		if t.cat.Loyalty(o.Comp()).Kind == PersonalGoal {
			t.revealGoal(w, o.Comp())
			return
		}
		t.reveal(w, o.Comp())
	default:
		t.use(w, o.Comp(), WhenAction, x)
	}
}

// mayAct reports whether the sheet of seat p lets it use the actions of a Skill card,
// and it can pay what they cost it. Rules that bind actions bind Movement abilities
// too. Rule movement.ability.
func (t *Table) mayAct(p Seat, c Comp) bool {
	if !t.sheetHolds(p) {
		return true
	}
	k := t.traits(p)
	return !k.NoActions.Has(t.cat.Skill(c).Skill) && t.S.Count(Hand+Zone(p)) > int(k.ActionCost)
}

// payToAct discards what it costs seat p to use an action of a Skill card, which has left
// the hand.
func (t *Table) payToAct(p Seat) {
	if k := t.traits(p); k.ActionCost > 0 && t.sheetHolds(p) {
		c := t.S.Seats[p].Character
		t.discard(p, int(k.ActionCost), Paid, Ctx{By: t.who(p), Source: c, Origin: FromSheet, Rule: t.cat.Rule(c)})
	}
}

// activate uses the action of location l, or its second one. Rule action.location.
func (t *Table) activate(w Who, l Loc, use uint8) {
	from := t.S.Seats[w.Seat].Loc
	t.activateOnce(w, l, use)
	t.repeat(w, l, use, from)
}

func (t *Table) activateOnce(w Who, l Loc, use uint8) {
	c, from := t.cat.LocComp(l), t.S.Seats[w.Seat].Loc
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromLocation, Rule: t.cat.Rule(c)}
	y := x
	y.Origin = FromSheet // which makes it pay
	t.discard(w.Seat, t.activationCost(w.Seat, l), Paid, y)
	if !t.present(w) || t.S.Seats[w.Seat].Loc != from {
		return // what interrupted the discard has carried the body off
	}
	t.tell(Event{Kind: EvUsed, Rule: x.Rule, By: ref(w.Seat), Comp: c, Use: use})
	t.Coverage.branch(c, BranchMain+Branch(use))
	if use > 0 {
		t.cat.At(l).Also.Do.Do(t, x)
		return
	}
	t.cat.At(l).Do.Do(t, x)
}

func (t *Table) useTitle(w Who, o Option) {
	u := &t.cat.Title(o.Comp()).Uses[o.Use()]
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: o.Comp(), Origin: FromTitle, Rule: t.cat.Rule(o.Comp())}
	t.tell(Event{Kind: EvUsed, Rule: x.Rule, By: ref(w.Seat), Comp: o.Comp(), Use: o.Use()})
	t.Coverage.branch(o.Comp(), BranchMain+Branch(o.Use()))
	u.Do.Do(t, x)
}

// use spends a Skill card, an ability or a card kept before a player in a
// window, and resolves it.
func (t *Table) use(w Who, c Comp, when Window, x Ctx) {
	var uses []Use
	branch := BranchMain
	y := Ctx{By: w, Chosen: x.Chosen, Source: c, Rule: t.cat.Rule(c)}
	switch t.cat.Kind(c) {
	case KindSkill:
		uses = t.cat.Skill(c).Uses
		y.Origin = FromSkill
		t.ontoDiscards(w.Seat, c) // rule timing.played-card: it is in the discards while it is resolved
		if when == WhenAction || when == WhenMovement {
			t.payToAct(w.Seat)
			if !t.present(w) {
				return // what interrupted the discard has carried the body off
			}
		}
	case KindAbility:
		a := t.cat.Ability(c)
		uses = a.Uses
		y.Origin = FromSheet
		if a.Kind == OncePerGame {
			t.spend(w.Seat, c)
		}
	case KindQuorum:
		uses = t.cat.Quorum(c).Kept
		y.Origin, branch = FromQuorum, BranchSecond
	}
	t.tell(Event{Kind: EvUsed, Rule: y.Rule, By: ref(w.Seat), Comp: c})
	for i := range uses {
		if uses[i].When == when {
			t.Coverage.branch(c, branch)
			uses[i].Do.Do(t, y)
			return
		}
	}
}
