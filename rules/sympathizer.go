package rules

// settleSympathizer makes a human who was dealt the Sympathizer reveal it, and
// lets a Cylon player hand it to one. Rules sympathizer, sleeper.cylons.
func (t *Table) settleSympathizer() {
	if t.revealSympathizer() {
		return
	}
	x := Ctx{Rule: "sympathizer"}
	var ask Seats
	for p := range t.Players() {
		if t.human(p) || t.S.Count(LoyaltyHand+Zone(p)) == 0 || !t.sympathizerInPlay() {
			continue
		}
		r := t.request(p, ReqHandOver, x)
		r.Secret, r.Min = true, 0
		if _, ok := t.sympathizerOf(p); ok {
			for q := range t.Players() {
				if t.human(q) {
					r.add(OfSeat(q))
				}
			}
		}
		ask = ask.With(p)
	}
	t.askAll(ask)
	for p := range t.Players() {
		if !ask.Has(p) {
			continue
		}
		if o := t.req[p].one(&t.ans[p]); o.Kind == OptSeat {
			c, _ := t.sympathizerOf(p)
			t.handLoyalty(p, o.Seat(), c, x)
			t.revealSympathizer()
			return
		}
	}
}

// sympathizerInPlay reports whether the game has a Sympathizer, or Sympathetic
// Cylon, that nobody has revealed, as everybody knows.
func (t *Table) sympathizerInPlay() bool {
	if !t.late().turns() || t.S.Count(LoyaltyAside) > 0 {
		return false
	}
	for p := range t.seats() {
		for _, s := range t.S.In(LoyaltyShown + Zone(p)) {
			if t.cat.Loyalty(s.Comp).Kind.turns() {
				return false
			}
		}
	}
	return true
}

func (t *Table) sympathizerOf(p Seat) (Comp, bool) {
	for _, s := range t.S.In(LoyaltyHand + Zone(p)) {
		if t.cat.Loyalty(s.Comp).Kind.turns() {
			return s.Comp, true
		}
	}
	return None, false
}

// revealSympathizer makes a human player who holds the Sympathizer reveal it;
// it reports whether one did.
func (t *Table) revealSympathizer() bool {
	for p := range t.Players() {
		c, ok := t.sympathizerOf(p)
		if !ok || !t.human(p) {
			continue
		}
		x := Ctx{By: t.who(p), Source: c, Origin: FromLoyalty, Rule: "sympathizer"}
		t.showLoyalty(p, c)
		if t.cat.Loyalty(c).Kind == SympatheticCylon {
			t.turnSympathetic(p, c)
			return true
		}
		if t.red() {
			t.Coverage.branch(c, BranchA)
			t.tell(Event{Kind: EvSympathizer, Rule: x.Rule, By: ref(p), Comp: c})
			t.send(t.who(p), t.Place(AtBrig), x)
		} else {
			t.Coverage.branch(c, BranchB)
			t.tell(Event{Kind: EvSympathizer, Rule: x.Rule, By: ref(p), Comp: c, Sympathy: JoinsCylons})
			t.S.Seats[p].Sympathizer = true
			t.becomeCylon(t.who(p), false, x)
		}
		return true
	}
	return false
}
