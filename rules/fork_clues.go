package rules

// backClues finds for each clue a card that it speaks of, one for each. The clues
// that the seat knows come first, and speak of cards that it sees where they can:
// nothing more is known of others then.
func (d *dealer) backClues() {
	for _, knows := range [...]bool{true, false} {
		for n, k := range d.t.S.Clues {
			if k.Comp != None && k.Sees(d.seat) == knows && (!knows || !d.back(n, true)) {
				d.back(n, false)
			}
		}
	}
}

// back finds a card for clue n, if seen is set among those that the seat sees; it
// reports whether there is one.
func (d *dealer) back(n int, seen bool) bool {
	k := &d.t.S.Clues[n]
	start := d.t.S.Start[k.Zone]
	for i, s := range d.t.S.In(k.Zone) {
		if a := start + uint16(i); s.Comp == k.Comp && !d.backed[a] && (!seen || s.Sees(d.seat)) {
			d.backs[n], d.backed[a] = a, true
			return true
		}
	}
	return false
}

// pinClues keeps in their zones the cards of which the seat knows that they are
// there, at places that it cannot tell.
func (d *dealer) pinClues(what Families) {
	for n := range d.t.S.Clues {
		k := &d.t.S.Clues[n]
		if k.Comp == None {
			return
		}
		if k.Sees(d.seat) && what&familyOf(k.Zone) != 0 && !d.t.S.Slots[d.backs[n]].Sees(d.seat) {
			d.pin(n, k.Zone)
		}
	}
}

// pin puts the card that clue n speaks of at a place of its zone by chance, which
// is dealt no other. The card that was there, of which another clue may speak, takes
// its place.
func (d *dealer) pin(n int, z Zone) {
	from, to, seen := d.backs[n], d.backs[n], 1
	start := d.t.S.Start[z]
	for i, s := range d.t.S.In(z) {
		if a := start + uint16(i); a != from && !s.Sees(d.seat) && !d.pinned[a] {
			if seen++; d.t.below(seen) == 0 {
				to = a
			}
		}
	}
	a, b := &d.t.S.Slots[from], &d.t.S.Slots[to]
	a.Comp, b.Comp = b.Comp, a.Comp
	for m := range d.backs {
		if d.backs[m] == to {
			d.backs[m] = from
		}
	}
	d.backs[n], d.pinned[to] = to, true
}

// renewClues makes the clues that the seat does not know true of what was dealt.
func (d *dealer) renewClues() {
	for n := range d.t.S.Clues {
		if k := &d.t.S.Clues[n]; k.Comp != None && !k.Sees(d.seat) {
			k.Comp = d.t.S.Slots[d.backs[n]].Comp
		}
	}
}

// familyOf returns the families that deal a zone anew.
func familyOf(z Zone) (f Families) {
	for i := range hiddenTable {
		for _, in := range hiddenTable[i].zones {
			if in == z {
				f |= hiddenTable[i].family
			}
		}
	}
	return f
}
