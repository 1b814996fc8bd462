package rules

// EachMovesOrActs lets every player, from the acting player clockwise, move or take
// an action: Cylon players too, and even if the acting player becomes one. Rule
// skill.state-of-emergency.
type EachMovesOrActs struct{}

// Do asks one player after another.
func (EachMovesOrActs) Do(t *Table, x Ctx) {
	first := x.By.Seat
	for p := range t.clockwise(first) {
		y := x
		y.By = t.who(p)
		t.moveOrAct(y)
	}
}

func (t *Table) moveOrAct(x Ctx) {
	p := x.By.Seat
	if t.S.Seats[p].Loc == OffBoard {
		return
	}
	r := t.request(p, ReqMoveOrAct, x)
	r.add(OfKind(OptPass))
	if t.canMove(p) {
		r.add(OfBox(0))
	}
	r.add(OfBox(1))
	switch o := t.askOne(r); {
	case o.Kind == OptPass:
		t.tell(Event{Kind: EvPassed, Rule: x.Rule, By: ref(p)})
	case o.Box() == 0:
		t.move(x.By, x)
	default:
		t.act(x.By, x)
	}
}
