package rules

// Colonial One: the overlay of Daybreak, and its end.

// wrecks reports whether Colonial One has an overlay, whose other side shows it
// destroyed. Rule location.colonial-one-destroyed.
func (t *Table) wrecks() bool { return t.Place(AtWreck) != OffBoard }

// closedForGood reports whether a card in play keeps everybody from a board for the
// rest of the game.
func (t *Table) closedForGood(b Board) bool {
	c := t.closedBy(b)
	return c != None && len(t.cat.Standing(c).Ends) == 0
}

// SendFromBoard sends everybody on the locations of a board to Sickbay. Aboard Colonial
// One with an overlay, that is its destruction, which can kill.
type SendFromBoard struct{ From Board }

// Do sends them. Rule location.colonial-one-destroyed.
func (s SendFromBoard) Do(t *Table, x Ctx) {
	destroyed := s.From == ColonialOne && t.wrecks()
	if destroyed {
		t.tell(Event{Kind: EvColonialLost, Rule: "location.colonial-one-destroyed", Cause: x.Source})
	}
	on := Locs(0)
	for i := range t.cat.locations {
		if t.cat.locations[i].Board == s.From {
			on = on.With(FirstLoc + Loc(i))
		}
	}
	if destroyed {
		t.struckAll(on, x)
	} else {
		t.sendFrom(on, t.Place(AtSickbay), x)
	}
}

// KeepOneMutiny makes the chosen player, if it is a human player, draw a Mutiny card,
// keep one of those it has and discard the others. Nobody is sent to the Brig for it.
// Rule location.press-room.
type KeepOneMutiny struct{}

// Do draws and discards.
func (KeepOneMutiny) Do(t *Table, x Ctx) {
	p := t.role(Chosen, x)
	if p == Nobody || !t.takeMutiny(p, x) {
		return
	}
	n := MutinyHeld(t, p) - 1
	t.discardMutiny(p, n, n, x)
	t.rueMutiny(t.who(p))
}

// DropMutiny lets the acting player discard a Mutiny card.
type DropMutiny struct{}

// Do asks.
func (DropMutiny) Do(t *Table, x Ctx) {
	if p := t.role(Acting, x); p != Nobody {
		t.discardMutiny(p, 0, min(1, MutinyHeld(t, p)), x)
	}
}

// MutinousPresident reports whether the President holds a Mutiny card.
func MutinousPresident(t *Table, _ Ctx) bool {
	p := t.S.Titles[President]
	return p != Nobody && MutinyHeld(t, p) > 0
}

// Eligible reports whether Administration can name seat p: a player who can hold titles
// and, while somebody who is not President is to succeed, nobody else. Rule
// title.quorum.
func Eligible(t *Table, p Seat) bool {
	vice, _ := t.before(func(k *Quorum) bool { return k.Succeeds }, t.S.Titles[President])
	return t.electable(p) && (vice == Nobody || vice == p)
}

// Elect lets the acting player choose who becomes President, or that the President
// remains. Rule location.administration.
type Elect struct{}

// Title returns the title that is given.
func (Elect) Title() Title { return President }

// Do asks, and gives the President the last word if he has a card for it.
func (Elect) Do(t *Table, x Ctx) {
	by, was := t.role(Acting, x), t.S.Titles[President]
	if by == Nobody {
		return
	}
	to := t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return p == was || Eligible(t, p) })
	if to == Nobody || to == was {
		return
	}
	if holder, c := t.before(func(k *Quorum) bool { return k.Retains }, Nobody); holder != Nobody && was != Nobody {
		y := Ctx{By: t.who(was), Source: c, Rule: x.Rule}
		if t.May(was, y) {
			t.discardQuorum(QuorumBefore+Zone(holder), t.S.find(QuorumBefore+Zone(holder), c), y)
			return
		}
	}
	t.giveTitle(President, to, x.Rule)
}
