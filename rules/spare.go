package rules

// Sheets that lessen what somebody must discard.

// lessen lowers the numbers of cards that seats are about to discard by what sheets
// spare them.
func (t *Table) lessen(of *[MaxSeats]int, x Ctx) {
	if x.Origin == FromCrisis {
		t.deceive(of, x)
	}
	if !t.sparable(x) || t.S.This.Used&SpareOnce != 0 || t.available(Treachery) == 0 {
		return
	}
	for p := range t.Players() {
		if t.traits(p).Spares && t.sheetHolds(p) {
			t.spare(p, of, x)
		}
	}
}

// sparable reports whether another player may lessen a discard. It may not lessen a
// discard down to the hand limit, by a Super Crisis card or by a sheet, nor that of an
// executed character's hand.
func (t *Table) sparable(x Ctx) bool {
	return x.Origin != FromSuper && x.Origin != FromSheet && x.Rule != "turn.hand-limit" && x.Rule != "execution.first"
}

// spare asks seat p whose discard it lessens by a card, for which it draws treachery.
func (t *Table) spare(p Seat, of *[MaxSeats]int, x Ctx) {
	y := Ctx{By: t.who(p), Source: x.Source, Rule: t.cat.Rule(t.S.Seats[p].Character)}
	r := t.request(p, ReqSpare, y)
	for q := range t.Players() {
		if q != p && of[q] > 0 {
			r.add(OfSeat(q))
		}
	}
	if r.N == 0 {
		return
	}
	r.add(OfKind(OptPass))
	r.sort()
	o := t.askOne(r)
	if o.Kind != OptSeat {
		return
	}
	t.S.This.Used |= SpareOnce
	t.drawOf(p, 1, InTreachery, ReqDraw, Ctx{By: t.who(p), Rule: y.Rule})
	of[o.Seat()]--
	t.tell(Event{Kind: EvLessened, Rule: y.Rule, Cause: x.Source, By: ref(p), At: ref(o.Seat())})
}

// deceive lessens by one card what a Crisis card makes a player discard, if the
// player's sheet says so, once for each Crisis card.
func (t *Table) deceive(of *[MaxSeats]int, x Ctx) {
	for p := range t.Players() {
		if of[p] > 0 && t.traits(p).Deceives && t.sheetHolds(p) && Unmarked(t, DeceiveOnce) {
			t.S.This.Used |= DeceiveOnce
			of[p]--
			t.tell(Event{Kind: EvLessened, Rule: t.cat.Rule(t.S.Seats[p].Character), Cause: x.Source, By: ref(p), At: ref(p)})
		}
	}
}
