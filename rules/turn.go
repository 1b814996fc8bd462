package rules

import "ragtag/options"

// startTurn begins the turn of the current player. Rule turn.start.
func (t *Table) startTurn() {
	p := t.S.Current
	seat := &t.S.Seats[p]
	t.S.Turn++
	seat.Turns++
	t.S.This = ThisTurn{}
	t.tell(Event{Kind: EvTurn, Rule: "turn.start", By: ref(p), Turn: t.S.Turn})
	_, t.S.This.Piloting = seat.Loc.Area()
	if t.restless(p) {
		t.S.This.Began = seat.Loc
	}
	t.takeTokenHere(t.who(p))
	t.yieldTurn()
	t.force(WhenTurnStarts)
	t.askWindow(WhenTurnStarts, Ctx{By: t.who(p), Rule: "turn.start"}, Seats(0).With(p))
	if t.schemer() == p {
		t.remindOfMotives()
	}
	t.enterPhase(PhaseReceive)
}

// actionStep lets the current player act: once, or as often as the sheet says.
// Rule turn.action.
func (t *Table) actionStep() {
	w := t.who(t.S.Current)
	t.S.This.ActionsLeft = 1
	if t.S.This.Piloting && t.sheetHolds(w.Seat) {
		t.S.This.ActionsLeft = max(1, t.traits(w.Seat).PilotActions)
	}
	for t.S.This.ActionsLeft > 0 && t.present(w) && !t.S.This.CutShort {
		t.S.This.ActionsLeft--
		was := t.S.Seats[w.Seat].Revealed
		t.act(w, Ctx{By: w, Rule: "turn.action"})
		if t.S.Seats[w.Seat].Revealed != was {
			break // rule loyalty.reveal: the turn's actions are over
		}
	}
	t.S.This.ActionsLeft = 0
	t.rest(t.who(t.S.Current))
	t.enterPhase(PhaseCrisis)
}

// endTurn closes the turn: abilities, hand limits, the loss check. Rule
// turn.end.
func (t *Table) endTurn() {
	x := Ctx{By: t.who(t.S.Current), Rule: "turn.end"}
	t.moment(WhenTurnEnds, x)
	t.forceSheets(WhenTurnEnds)
	if !t.S.This.Ceded {
		t.askWindow(WhenTurnEnds, x, Seats(0).With(t.S.Current))
	}
	t.returnLoan()
	t.handLimits()
	t.quorumLimit()
	t.checkDials()
	if !t.S.This.Ceded {
		t.S.Current = t.left(t.S.Current)
	}
	t.enterPhase(PhaseStart)
}

// handLimits makes everybody above a hand limit discard, all at once. Rule
// turn.hand-limit.
func (t *Table) handLimits() {
	var over [MaxSeats]int
	any := false
	for p := range t.Players() {
		over[p] = max(0, t.S.Count(Hand+Zone(p))-t.handLimit(p))
		any = any || over[p] > 0
	}
	if any {
		t.discardAll(&over, ByChoice, Ctx{By: t.who(t.S.Current), Rule: "turn.hand-limit"})
	}
}

// quorumLimit makes the President discard Quorum cards above the limit that any
// expansion brings. Rule turn.quorum-limit.
func (t *Table) quorumLimit() {
	n := t.S.Count(QuorumHand) - QuorumLimit
	p := t.S.Titles[President]
	if n <= 0 || !t.Feature(options.Expansion) || p == Nobody {
		return
	}
	x := Ctx{By: t.who(p), Rule: "title.quorum"}
	r := t.request(p, ReqDiscardQuorum, x)
	r.Secret = true
	r.Min, r.Max = uint8(n), uint8(n)
	for _, s := range t.S.In(QuorumHand) {
		r.offerCopy(OfComp(s.Comp))
	}
	r.sort()
	t.cullQuorum(t.ask(r), x)
}

func (t *Table) handLimit(p Seat) int {
	if n := t.traits(p).HandLimit; n > 0 && t.sheetHolds(p) {
		return int(n)
	}
	return HandLimit
}

// human reports whether seat p is a human player: one not revealed as a Cylon,
// or an infiltrator. Rules rules.terms, infiltrating.
func (t *Table) human(p Seat) bool { return !t.S.Seats[p].Revealed || t.S.Seats[p].Infiltrating }
