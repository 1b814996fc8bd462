package rules

// What else is done on New Caprica.

// SkipJump leaves out this turn's Prepare for Jump step.
type SkipJump struct{}

// Do marks the turn.
func (SkipJump) Do(t *Table, x Ctx) { t.S.This.NoJump = true }

// TopCrisis draws the top Crisis card for the acting player and resolves it,
// with its ships but without its jump icon. Rule location.breeders-canyon.
type TopCrisis struct{}

// Do draws and resolves.
func (TopCrisis) Do(t *Table, x Ctx) {
	outer := t.S.This.Card
	t.S.This.Card = None
	t.lookAtCrises(x.By.Seat, 1, x, true)
	t.resolveCrisis(x.By)
	t.cardShips()
	t.putAway()
	t.S.This.Card, t.S.This.Again, t.S.This.NoJump = outer, false, false
	t.drainMilestones()
}

// MayDrawThenPlay lets the President draw a Quorum card, and then play one. Rule
// location.occupation-authority.
type MayDrawThenPlay struct{}

// Do asks twice.
func (MayDrawThenPlay) Do(t *Table, x Ctx) {
	p := x.By.Seat
	if t.S.Count(QuorumDeck)+t.S.Count(QuorumDiscard) > 0 && t.May(p, x) {
		t.drawQuorum(1, x.Rule)
	}
	r := t.request(p, ReqPlayQuorum, x)
	r.Secret = true
	r.add(OfKind(OptPass))
	t.offerQuorum(r, QuorumHand, x)
	r.sort()
	if o := t.askOne(r); o.Kind == OptComp {
		t.playQuorum(x.By, o.Comp(), QuorumHand)
	}
}

// FreeDetained lets a player move a character from Detention to another location
// of New Caprica, or nobody.
type FreeDetained struct{ By Role }

// Do asks whom, and where to.
func (e FreeDetained) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	x.By = t.who(by)
	x.Chosen = t.who(t.ChooseSeat(by, true, x, func(t *Table, p Seat) bool { return Jailed(t, p) && OnCaprica(t, p) }))
	if x.Chosen.Seat != Nobody {
		LeaveBrig{Who: Chosen}.Do(t, x)
	}
}

// ExecuteOne lets a player choose whom to execute; a Cylon player cannot ignore
// it.
type ExecuteOne struct {
	By  Role
	May func(t *Table, by, p Seat) bool // who can be chosen
}

// Do asks and executes.
func (e ExecuteOne) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	t.execute(t.who(t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return e.May(t, by, p) })), x)
}
