package rules

import "ragtag/options"

// The Mutineer: a Loyalty card that counts as human and is shown by the human player
// who receives it. Rule mutineer.

// mutineerIn returns the Mutineer card, if it is in a zone.
func (t *Table) mutineerIn(z Zone) (Comp, bool) {
	for _, s := range t.S.In(z) {
		if t.cat.Loyalty(s.Comp).Kind == TheMutineer {
			return s.Comp, true
		}
	}
	return None, false
}

// mutineer reports whether seat p is the Mutineer.
func (t *Table) mutineer(p Seat) bool {
	_, ok := t.mutineerIn(LoyaltyShown + Zone(p))
	return ok
}

// theMutineer returns the Mutineer, or Nobody.
func (t *Table) theMutineer() Seat {
	for p := range t.seats() {
		if t.mutineer(p) {
			return p
		}
	}
	return Nobody
}

// showMutineer makes seat p, if it is a human player who holds the Mutineer card face
// down, show it and become the Mutineer. If another is set, because the card came from
// the deck, it first draws another Loyalty card.
func (t *Table) showMutineer(p Seat, another bool) {
	c, ok := t.mutineerIn(LoyaltyHand + Zone(p))
	if !ok || !t.electable(p) {
		return
	}
	t.showLoyalty(p, c)
	t.Coverage.branch(c, BranchMain)
	t.tell(Event{Kind: EvMutineer, Rule: "mutineer", By: ref(p), Comp: c})
	if another {
		t.deal(p, 1, "mutineer")
	}
	t.receiveMutineer(p)
}

// receiveMutineer carries out what follows for a player who has just received the
// Mutineer card: all titles pass on, and it draws a Mutiny card.
func (t *Table) receiveMutineer(p Seat) {
	x := Ctx{By: t.who(p), Chosen: Who{Seat: Nobody}, Rule: "mutineer"}
	t.cede(p, x)
	t.drawMutiny(p, x)
}

// passedMutineer makes a human player who was handed the Mutineer card face down show
// it.
func (t *Table) passedMutineer() {
	for p := range t.clockwise(t.S.Current) {
		t.showMutineer(p, false)
	}
}

// handMutineer makes seat p, which has become a Cylon player, hand the Mutineer card
// face up to a human player of its choice, if it has the card. Rule loyalty.reveal.
func (t *Table) handMutineer(p Seat) {
	z := LoyaltyShown + Zone(p)
	c, ok := t.mutineerIn(z)
	if !ok {
		return
	}
	q := t.ChooseSeat(p, false, Ctx{By: t.who(p), Rule: "mutineer"}, Electable)
	if q == Nobody {
		return
	}
	t.S.toTop(z, t.S.find(z, c), LoyaltyShown+Zone(q))
	t.tell(Event{Kind: EvMutineer, Rule: "mutineer", By: ref(q), Comp: c})
	t.receiveMutineer(q)
}

// seekMutineer lets the current player name a human player who draws one more Loyalty
// card, if the Mutineer is still in the deck when all cards of the Sleeper Agent phase
// are dealt. Rule mutineer.
func (t *Table) seekMutineer() {
	if !t.Feature(options.Mutineer) || t.theMutineer() != Nobody {
		return
	}
	p := t.S.Current
	q := t.ChooseSeat(p, false, Ctx{By: t.who(p), Rule: "mutineer"}, Electable)
	if q == Nobody {
		return
	}
	t.deal(q, 1, "mutineer")
	t.showMutineer(q, false)
}

// prepareMutineer makes the Mutineer draw a Mutiny card after resolving a jump icon on
// the Crisis card of his own turn, at most once a turn. Rule mutineer.
func (t *Table) prepareMutineer(x Ctx) {
	p := t.S.Current
	if t.Feature(options.MutinyWhenShown) {
		return
	}
	if t.S.Caprica == Returned || t.S.This.Used&MutinyOnce != 0 || !t.mutineer(p) {
		return
	}
	t.S.This.Used |= MutinyOnce
	x.Rule = "mutineer"
	t.drawMutiny(p, x)
}

// dropMutineer takes the Mutineer card of a player who is eliminated out of the game.
func (t *Table) dropMutineer(p Seat) {
	z := LoyaltyShown + Zone(p)
	if c, ok := t.mutineerIn(z); ok {
		t.S.toTop(z, t.S.find(z, c), RemovedFromGame)
		t.tell(Event{Kind: EvCrisisGone, Rule: "mutineer", Comp: c, Fate: FateRemoved})
	}
}
