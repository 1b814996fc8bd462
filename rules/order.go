package rules

// Order lets the acting player choose another human player, who then moves and
// acts, or acts twice. Rule skill.executive-order.
type Order struct{}

// Do asks for the player, who chooses between the two.
func (Order) Do(t *Table, x Ctx) {
	t.S.This.Ordered = true
	w := t.who(t.ChooseSeat(x.By.Seat, false, x, OtherHuman(x.By.Seat)))
	if w.Seat == Nobody {
		return
	}
	y := x
	y.By = w
	t.obey(w, y)
	if t.present(x.By) {
		t.window(WhenObeyed, Ctx{By: x.By, Chosen: w, Source: x.Source, Rule: x.Rule}, Seats(0).With(x.By.Seat))
	}
}

func (t *Table) obey(w Who, x Ctx) {
	r := t.request(w.Seat, ReqOrder, x)
	if t.canMove(w.Seat) {
		r.add(OfBox(0))
	}
	r.add(OfBox(1))
	actions, grant := 2, TwoActions
	moves := t.askOne(r).Box() == 0
	if moves {
		actions, grant = 1, MoveAndAction
	}
	t.tell(Event{Kind: EvExtraAction, Rule: x.Rule, Cause: x.Source, By: ref(w.Seat), Grant: grant})
	if moves {
		t.move(w, x)
	}
	for range actions {
		if t.present(w) && t.human(w.Seat) { // no Cylon player obeys
			t.act(w, x)
		}
	}
}

// MoreAction lets the acting player take another action.
type MoreAction struct{}

// Do grants it at once.
func (MoreAction) Do(t *Table, x Ctx) {
	t.tell(Event{Kind: EvExtraAction, Rule: x.Rule, By: ref(x.By.Seat)})
	t.act(x.By, x)
}
