package rules

import (
	"slices"

	"ragtag/options"
)

// The New Caprica phase of Battlestar Epica: an interlude that the President and a hidden
// Cylon begin, and after which the game goes on.

// interlude reports whether the New Caprica phase is an interlude in this game.
func (t *Table) interlude() bool { return t.Feature(options.Interlude) }

// OfferCaprica lets the President gain resources, where the New Caprica phase is an
// interlude: Alone of the lowest or, of several that are equally low, Tied of each. Then
// hidden Cylons may reveal themselves, which begins the phase. Rule epica.six.
type OfferCaprica struct{ Alone, Tied int8 }

// Do asks the President, and then everybody.
func (o OfferCaprica) Do(t *Table, _ Ctx) {
	p := t.S.Titles[President]
	if !t.interlude() || p == Nobody {
		return
	}
	x := Ctx{By: t.who(p), Chosen: Who{Seat: Nobody}, Rule: "epica.six"}
	r := t.request(p, ReqSupply, x)
	r.add(OfKind(OptYes))
	r.add(OfKind(OptNo))
	if t.askOne(r).Kind == OptNo {
		t.tell(Event{Kind: EvPassed, Rule: x.Rule, By: ref(p)})
		return
	}
	o.gain(t, x)
	if t.revealedForCaprica() {
		t.beginInterlude()
	}
}

// gain raises the lowest resources.
func (o OfferCaprica) gain(t *Table, x Ctx) {
	for k, by := range o.Gains(t.S.Dials) {
		t.turnDial(Resource(k), by, x)
	}
}

// Gains returns by how much the offer, if taken, raises each resource from these dials.
// It raises only the lowest.
func (o OfferCaprica) Gains(dials [NumResources]int8) (by [NumResources]int8) {
	low, tied := slices.Min(dials[:]), 0
	for _, v := range dials {
		if v == low {
			tied++
		}
	}
	for k, v := range dials {
		switch {
		case v == low && tied == 1:
			by[k] = o.Alone
		case v == low:
			by[k] = o.Tied
		}
	}
	return by
}

// revealedForCaprica lets everybody who is not known as a Cylon reveal a "Cylon" card,
// in turn, until nobody else does. All are asked whatever they hold. It reports whether
// anybody has.
func (t *Table) revealedForCaprica() (any bool) {
	for again := true; again; {
		again = false
		for p := range t.clockwise(t.S.Current) {
			if t.S.Seats[p].Revealed {
				continue
			}
			x := Ctx{By: t.who(p), Chosen: Who{Seat: Nobody}, Rule: "epica.six"}
			r := t.request(p, ReqReveal, x)
			r.Secret = true
			r.add(OfKind(OptPass))
			for _, s := range t.S.In(LoyaltyHand + Zone(p)) {
				if t.cat.Loyalty(s.Comp).Kind == ACylon && t.mayReveal(p) {
					r.offerOnce(OfComp(s.Comp))
				}
			}
			r.sort()
			if o := t.askOne(r); o.Kind == OptComp {
				t.reveal(x.By, o.Comp())
				any, again = true, true
			}
		}
	}
	return any
}

// beginInterlude moves everybody to New Caprica. Infiltrators come back, save a Cylon
// Leader, who counts as human there; civilian ships in space stay where they are, and the
// centurions are the occupation forces. Rule epica.new-caprica.
func (t *Table) beginInterlude() {
	x := Ctx{By: t.who(t.S.Current), Chosen: Who{Seat: Nobody}, Rule: "epica.new-caprica"}
	t.dockMoored(x)
	t.S.Caprica = Occupied
	t.tell(Event{Kind: EvSettled, Rule: x.Rule})
	for i := range tokenPlaces {
		if tokenPlaces[i].onCaprica() {
			t.putUnseen(TraumaAt + Zone(i))
		}
	}
	for p := range t.clockwise(t.S.Current) {
		t.landOn(p, x)
	}
	if n := t.centurions(); n > 0 {
		t.S.Boarding = [BoardingSpaces]int8{}
		t.tell(Event{Kind: EvBoardersGone, Rule: x.Rule, Count: n})
	}
	for n := t.S.Count(CivilianPile); n > 0; n-- {
		t.S.toTop(CivilianPile, n-1, CivilianLock)
	}
	t.shuffle(CivilianLock)
	t.tell(Event{Kind: EvLocked, Rule: x.Rule, Count: t.S.Count(CivilianLock)})
	for _, z := range [...]Zone{CrisisDiscard, CrisisDeck} { // as they are, since they come back
		for t.S.Count(z) > 0 {
			t.S.toTop(z, 0, CrisisBox)
		}
	}
	t.pour(CrisisAside, CrisisDeck)
	t.shuffle(CrisisDeck)
	t.S.Marker = 0
	t.tell(Event{Kind: EvMarker, Rule: x.Rule})
	t.replaceLost(x)
}

// landOn puts the character of seat p where the phase begins for it.
func (t *Table) landOn(p Seat, x Ctx) {
	if t.S.Seats[p].Loc == OffBoard {
		return // it arrives later
	}
	if t.S.Seats[p].Infiltrating && !t.leads(p) {
		t.endInfiltration(p)
	}
	to := t.Place(AtResistance)
	if !t.human(p) {
		to = t.Place(AtAuthority)
	}
	t.stand(t.who(p), to)
	t.tell(Event{Kind: EvPlaced, Rule: x.Rule, At: ref(p), Loc: to})
}
