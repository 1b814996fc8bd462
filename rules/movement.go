package rules

import "ragtag/options"

// movement is the Movement step: a move, or one Movement ability instead of it.
// Rules turn.movement, movement.ability.
func (t *Table) movement() {
	if t.S.This.CutShort {
		t.enterPhase(PhaseAction) // rule execution.first
		return
	}
	w := t.who(t.S.Current)
	was := t.S.Seats[w.Seat].Revealed
	t.moveOrUse(w, Ctx{By: w, Rule: "turn.movement"})
	if t.S.Seats[w.Seat].Revealed != was {
		t.enterPhase(PhaseCrisis) // rule loyalty.reveal-action: the turn's actions are over
		return
	}
	t.window(WhenMovementEnds, Ctx{By: w, Rule: "turn.movement"}, Seats(0).With(w.Seat))
	if t.meetAlly(w) {
		t.window(WhenMovementEnds, Ctx{By: w, Rule: "turn.movement"}, Seats(0).With(w.Seat))
	}
	if t.present(w) {
		t.forceSheets(WhenMovementEnds)
	}
	if t.S.Seats[w.Seat].Revealed != was {
		t.enterPhase(PhaseCrisis)
		return
	}
	t.enterPhase(PhaseAction)
}

// moveOrUse asks for the move or the ability. Anyone who could hold a card for the step
// is asked even if no move is possible, so that being asked tells nothing.
func (t *Table) moveOrUse(w Who, x Ctx) {
	if t.S.Seats[w.Seat].Loc == OffBoard || Jailed(t, w.Seat) && t.Feature(options.ClosedBrig) {
		return
	}
	r := t.request(w.Seat, ReqMove, x)
	r.Secret = t.couldPlay(w.Seat, WhenMovement, x)
	r.add(OfKind(OptPass))
	t.offerMoves(r)
	t.offerSheet(r, WhenMovement, x)
	t.offerSkills(r, WhenMovement, x)
	if r.Secret {
		r.sort()
	}
	o := t.askOne(r)
	if o.Kind == OptComp && t.cat.Kind(o.Comp()) != KindLocation {
		t.use(w, o.Comp(), WhenMovement, x)
		return
	}
	t.makeMove(w, o, x)
}

// Act gives the acting player an action at once. Only one of the cards that do
// so may be played in a turn.
type Act struct{}

// Do grants the action.
func (Act) Do(t *Table, x Ctx) {
	t.S.This.Ordered = true
	MoreAction{}.Do(t, x)
}

// NotOrdered reports whether no card that gives an action has been played this
// turn.
func NotOrdered(t *Table, _ Ctx) bool { return !t.S.This.Ordered }

// Dash lets the acting player fly its viper to any area, and then attack a
// Cylon ship there.
type Dash struct{}

// Do asks for the area, and for the target.
func (Dash) Do(t *Table, x Ctx) {
	if !t.payToll(false, x) {
		return
	}
	from, ok := t.S.Seats[x.By.Seat].Loc.Area()
	if !ok {
		return
	}
	r := t.request(x.By.Seat, ReqMove, x)
	r.add(OfKind(OptPass))
	for a := range NumAreas {
		if a != from {
			r.add(OfArea(a))
		}
	}
	if o := t.askOne(r); o.Kind == OptArea {
		t.flySelf(x.By.Seat, o.Area(), x)
	}
	a, _ := t.S.Seats[x.By.Seat].Loc.Area()
	r = t.request(x.By.Seat, ReqTarget, x)
	r.About.Ship = t.S.Hull(x.By.Seat)
	r.add(OfKind(OptPass))
	t.offerTargets(r, a)
	if o := t.askOne(r); o.Kind == OptShipIn {
		t.attack(o.Ship(), a, ByPilot, t.S.Hull(x.By.Seat), x)
	}
}
