package rules

import "ragtag/options"

// Jailable reports whether seat p can be sent to the Brig.
func Jailable(t *Table, _, p Seat) bool { return t.canSend(p, t.Place(AtBrig)) }

// AnyoneJailable reports whether anybody can be sent to the Brig by an accusation.
func AnyoneJailable(t *Table, x Ctx) bool {
	return Some(t, x, func(t *Table, by, p Seat) bool { return Jailable(t, by, p) && t.accusable(p) })
}

// accusable reports whether seat p can be accused where it is: in some games, pilots in
// space cannot.
func (t *Table) accusable(p Seat) bool {
	return t.S.Seats[p].Loc >= FirstLoc || !t.Feature(options.TargetsAboard)
}

// AnyoneJailed reports whether a human player is in the Brig.
func AnyoneJailed(t *Table, _ Ctx) bool {
	for p := range t.Players() {
		if t.human(p) && Jailed(t, p) {
			return true
		}
	}
	return false
}

// Jailed reports whether seat p is in the Brig or in Detention. Rule
// new-caprica.detention.
func Jailed(t *Table, p Seat) bool {
	l := t.S.Seats[p].Loc
	return l >= FirstLoc && t.cat.At(l).Role.Jails()
}

// Jails reports whether players there are prisoners. Rule new-caprica.detention.
func (p Place) Jails() bool { return p == AtBrig || p == AtDetention }

// Accuse lets the acting player choose a character, and makes a check about it.
type Accuse struct {
	May    func(t *Table, by, p Seat) bool // who can be chosen
	Check  Check
	InBrig int8 // difficulty if the character is in the Brig; 0: the same
}

// Do asks and checks.
func (a Accuse) Do(t *Table, x Ctx) {
	by := x.By.Seat
	p := t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return a.May(t, by, p) && t.accusable(p) })
	if p == Nobody {
		return
	}
	x.Chosen = t.who(p)
	if a.InBrig > 0 && t.S.Seats[p].Loc == t.Place(AtBrig) {
		a.Check.Difficulty = a.InBrig
	}
	a.Check.Do(t, x)
}

// LeaveBrig lets the acting player move to a location of Galactica that is not
// hazardous.
type LeaveBrig struct{ Who Role }

// Do asks for the location and moves.
func (l LeaveBrig) Do(t *Table, x Ctx) {
	p := t.role(l.Who, x)
	if p == Nobody || !Jailed(t, p) {
		return
	}
	if l.Who == Acting && t.Feature(options.ClosedBrig) {
		t.leaveFar(t.who(p), x)
		return
	}
	by := p
	if l.Who == Chosen {
		by = x.By.Seat
	}
	r := t.request(by, ReqLocation, x)
	if OnCaprica(t, p) {
		t.offerBoard(r, NewCaprica)
	} else {
		t.offerBoard(r, Galactica)
	}
	t.goTo(t.who(p), t.cat.LocOf(t.askOne(r).Comp()), x)
}

// leaveFar lets a body move from the Brig, or from Detention, to any location that it could
// go to, for a Skill card if that is on another ship. Rule epica.locations.
func (t *Table) leaveFar(w Who, x Ctx) {
	r := t.request(w.Seat, ReqLocation, x)
	t.offerLocations(r)
	if r.N == 0 {
		return
	}
	l := t.cat.LocOf(t.askOne(r).Comp())
	if t.fare(w.Seat, t.cat.At(l).Board) > 0 && !t.payFor(w, l, x) {
		return
	}
	t.goTo(w, l, x)
}

// Release lets a player move a character from the Brig to a place or, without To, to any
// other location.
type Release struct {
	By Role
	To Place
}

// Do asks whom, and where to.
func (e Release) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	w := t.who(t.ChooseSeat(by, true, x, func(t *Table, p Seat) bool { return t.S.Seats[p].Loc == t.Place(AtBrig) }))
	if w.Seat == Nobody {
		return
	}
	if e.To != NoPlace {
		t.goFree(w, t.Place(e.To), x)
		return
	}
	r := t.request(by, ReqLocation, x)
	for l := range t.locations() {
		k := t.cat.At(l)
		if !t.overturned(l) && !t.closed(k.Board) && t.admits(k.Board, w.Seat) && l != t.Place(AtBrig) && !k.Wide && !t.forbidden(w.Seat, k.Board) {
			r.add(OfComp(t.cat.LocComp(l)))
		}
	}
	t.goFree(w, t.cat.LocOf(t.askOne(r).Comp()), x)
}

// goFree moves a body out of the Brig.
func (t *Table) goFree(w Who, l Loc, x Ctx) {
	t.stand(w, l)
	t.tell(Event{Kind: EvSent, Rule: x.Rule, Cause: x.Source, At: ref(w.Seat), Loc: l})
}

// LeaveJail moves the acting player out of the Brig to a place or, while Galactica is
// away, out of Detention to Resistance HQ. Rule new-caprica.detention.
type LeaveJail struct{ To Place }

// Do moves it, if it is jailed.
func (l LeaveJail) Do(t *Table, x Ctx) {
	if !t.present(x.By) || !Jailed(t, x.By.Seat) {
		return
	}
	if t.away() {
		l.To = AtResistance
	}
	t.goTo(x.By, t.Place(l.To), x)
}
