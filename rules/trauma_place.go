package rules

// takeTokenHere lets a body that begins its turn on a location with a trauma token draw
// it, before anything else; another of the pool takes its place first. Rules turn.start,
// trauma.draw.
func (t *Table) takeTokenHere(w Who) {
	t.takeTokenOf(w, false)
	if !t.present(w) && t.S.Plays(w.Seat) {
		t.S.Seats[w.Seat].Turns = 1 // this turn is the first of the new character
	}
}

// takeTokenOf lets a body draw the token of the location where it is: with caprica only
// on New Caprica, otherwise only elsewhere.
func (t *Table) takeTokenOf(w Who, caprica bool) {
	for i, at := range tokenPlaces {
		z, l := TraumaAt+Zone(i), t.Place(at)
		if at.onCaprica() != caprica || t.S.Seats[w.Seat].Loc != l || t.S.Count(z) == 0 {
			continue
		}
		x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: t.cat.LocComp(l), Origin: FromLocation, Rule: "trauma.draw"}
		n := t.takeTrauma(w.Seat, z, 1, x)
		t.putUnseen(z)
		t.sufferDisasters(w, n, x)
		if n == 0 && t.traumaSpent() {
			t.dropTrauma(w.Seat, x)
		}
		return
	}
}

// putUnseen moves a token of the pool to another zone, if there is one. Nobody sees it.
func (t *Table) putUnseen(z Zone) bool {
	n := t.S.Count(TraumaPool)
	if n > 0 {
		t.S.toTop(TraumaPool, n-1, z)
	}
	return n > 0
}

// putOwn lets seat p put one of its trauma tokens on the Ally of a spot, face down; one
// of the pool, unseen, if it has none or is Nobody. Rule ally.encounter.
func (t *Table) putOwn(p Seat, spot int, x Ctx) {
	on := TraumaOn + Zone(spot)
	x.Source = t.allyIn(spot)
	e := Event{Kind: EvTraumaPut, Rule: x.Rule, By: ref(p), Comp: x.Source}
	c := None
	if p != Nobody {
		c = t.pickTrauma(p, ReqPutTrauma, 1, x)
	}
	switch {
	case c != None:
		hand, me := TraumaHand+Zone(p), Seats(0).With(p)
		s := t.S.toTop(hand, t.S.find(hand, c), on)
		s.Known, s.Tag = me, uint8(p)+1
		t.S.forget(hand, me)
		e.To, e.Private = me, t.comp1(c)
	case !t.putUnseen(on):
		return
	default:
		e.By = ref(Nobody)
	}
	t.tell(e)
}

// mostTrauma returns the Cylon player with the most trauma tokens, of several the first
// from the current player clockwise, or Nobody if none has any. Rule ally.lost.
func (t *Table) mostTrauma() Seat {
	best, most := Nobody, 0
	for p := range t.clockwise(t.S.Current) {
		if n := t.S.Count(TraumaHand + Zone(p)); !t.human(p) && n > most {
			best, most = p, n
		}
	}
	return best
}
