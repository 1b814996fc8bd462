package rules

// Effects that the Crisis cards of Daybreak brought.

// LoseQuorum makes the President discard N random Quorum cards.
type LoseQuorum struct{ N int8 }

// Do discards them.
func (e LoseQuorum) Do(t *Table, x Ctx) {
	p := t.role(ThePresident, x)
	if p == Nobody {
		return
	}
	x.By = t.who(p)
	for range min(int(e.N), t.S.Count(QuorumHand)) {
		t.discardQuorum(QuorumHand, t.below(t.S.Count(QuorumHand)), x)
		t.S.forget(QuorumHand, t.S.knowers(QuorumHand))
	}
}

// OpenBrig lets each character in the Brig move to a location of Galactica that is not
// hazardous.
type OpenBrig struct{}

// Do asks one after another.
func (OpenBrig) Do(t *Table, x Ctx) {
	for p := range t.clockwise(t.S.Current) {
		x.By = t.who(p)
		if t.human(p) && Jailed(t, p) && t.May(p, x) {
			LeaveBrig{Who: Acting}.Do(t, x)
		}
	}
}

// LaunchGained brings a viper of a hull from the box, if there is one. The acting player
// launches it and may activate it at once.
type LaunchGained struct{ Hull string } // id

// Do brings, launches and activates it.
func (e LaunchGained) Do(t *Table, x Ctx) {
	k, ok := t.cat.ShipByID(e.Hull)
	if !ok || t.stock(k) == 0 {
		return
	}
	t.gainViper(k, x)
	before := t.S.Ships[MainSpace][k]
	a := t.launchViper(k, x)
	launched := func() bool { return t.on(k, a) > before[a] && t.present(x.By) } // and nobody has taken it over
	if launched() && t.agrees(x) && launched() {
		t.flyViper(k, a, Nobody, x)
	}
}

// agrees asks the acting player whether to activate a viper at once: by yes or no or,
// where that costs a card, by the card.
func (t *Table) agrees(x Ctx) bool {
	if t.tollBy() != None {
		return t.payToll(true, x)
	}
	return t.May(x.By.Seat, x)
}
