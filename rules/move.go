package rules

// move grants a body one move: to a location of its own board at no cost, to
// another board for a Skill card, or to an adjacent space area when it pilots a
// viper. It reports whether the body moved. Rule turn.movement.
func (t *Table) move(w Who, x Ctx) bool {
	if !t.present(w) || !t.canMove(w.Seat) {
		return false
	}
	r := t.request(w.Seat, ReqMove, x)
	r.add(OfKind(OptPass))
	t.offerMoves(r)
	return t.makeMove(w, t.askOne(r), x)
}

// offerMoves adds the places that a seat may move to.
func (t *Table) offerMoves(r *Request) {
	if !t.canMove(r.Seat) {
		return
	}
	if a, flying := t.S.Seats[r.Seat].Loc.Area(); flying {
		t.offerFlight(r, OfArea, t.S.Hull(r.Seat), a)
	}
	t.offerLocations(r)
}

// offerLocations adds the locations that a seat may move to: they are open to the
// player, and the cost can be paid. Rule turn.movement.
func (t *Table) offerLocations(r *Request) {
	p := r.Seat
	var open [NumBoards]bool
	for b := range open {
		open[b] = t.openBoard(p, Board(b)) && t.S.Count(Hand+Zone(p)) >= t.fare(p, Board(b))
	}
	for l := range t.locations() {
		if b := t.cat.At(l).Board; open[b] && t.openThere(p, l) {
			r.addFor(OfComp(t.cat.LocComp(l)), t.fare(p, b))
		}
	}
}

// makeMove makes the move chosen, if it is one.
func (t *Table) makeMove(w Who, o Option, x Ctx) bool {
	switch o.Kind {
	case OptArea:
		t.flySelf(w.Seat, o.Area(), x)
	case OptComp:
		l := t.cat.LocOf(o.Comp())
		if t.exiled(w.Seat) {
			t.paySuper(w.Seat, x)
		}
		if t.fare(w.Seat, t.cat.At(l).Board) > 0 && !t.payFor(w, l, x) {
			return false
		}
		t.goTo(w, l, x)
	default:
		return false
	}
	return true
}

// canMove reports whether seat p may use a move at all. Rule location.brig.
func (t *Table) canMove(p Seat) bool {
	l := t.S.Seats[p].Loc
	return l != OffBoard && !Jailed(t, p)
}

// open reports whether seat p may move to location l, which is in play, whatever it
// costs: it is not hazardous, and its board is open to the player.
func (t *Table) open(p Seat, l Loc) bool {
	return t.openBoard(p, t.cat.At(l).Board) && t.openThere(p, l)
}

// openBoard reports whether seat p may move to locations of a board.
func (t *Table) openBoard(p Seat, b Board) bool {
	return !t.closed(b) && t.admits(b, p) && !t.forbidden(p, b) && !(t.exiled(p) && t.S.Count(SuperHand+Zone(p)) == 0)
}

// openThere reports whether seat p may move to a location of a board that is open to it.
func (t *Table) openThere(p Seat, l Loc) bool {
	k := t.cat.At(l)
	return !k.Hazardous && !k.Wide && l != t.S.Seats[p].Loc && !t.overturned(l) && !t.shuns(p, l)
}

// forbidden reports whether a card in play keeps seat p from going to a board.
func (t *Table) forbidden(p Seat, b Board) bool {
	from := t.S.Seats[p].Loc
	return t.closedBy(b) != None && !(from >= FirstLoc && t.cat.At(from).Board == b)
}

// fare returns how many Skill cards seat p discards to go to a board: 1 to change
// ship. Rule move.other-ship.
func (t *Table) fare(p Seat, b Board) int {
	if from := t.S.Seats[p].Loc; from >= FirstLoc {
		if was := t.cat.At(from).Board; was == b || was.ForCylons() && b.ForCylons() {
			return 0
		}
	}
	return 1
}

// payFor discards the Skill card that a change of ship costs; it is always
// chosen. It reports whether the move can still be made: what interrupts the
// discard may carry the body off, or close the way. Rule move.other-ship.
func (t *Table) payFor(w Who, l Loc, x Ctx) bool {
	p, from := w.Seat, t.S.Seats[w.Seat].Loc
	x.Rule = "move.other-ship"
	var of [MaxSeats]int
	of[p] = 1
	t.lessen(&of, x)
	if of[p] > 0 {
		r := t.request(p, ReqPay, x)
		r.Secret = true
		t.offerHand(r, p)
		t.pay(p, t.askOne(r).Comp(), x)
	}
	return t.present(w) && t.S.Seats[p].Loc == from && t.open(p, l)
}

// exiled reports whether the sheet of seat p makes it pay with a Super Crisis card to
// leave where it is.
func (t *Table) exiled(p Seat) bool {
	return t.traits(p).Heretic && t.sheetHolds(p) && !t.S.HubLost && t.S.Seats[p].Loc == t.Place(AtResurrection)
}

// paySuper makes seat p discard a Super Crisis card of its choice.
func (t *Table) paySuper(p Seat, x Ctx) {
	x.Rule = t.cat.Rule(t.S.Seats[p].Character)
	z := SuperHand + Zone(p)
	r := t.request(p, ReqDiscardSuper, x)
	r.Secret = t.S.Count(z) > 1
	for _, s := range t.S.In(z) {
		r.offerOnce(OfComp(s.Comp))
	}
	r.sort()
	c := t.askOne(r).Comp()
	t.S.toTop(z, t.S.find(z, c), SuperDiscard).Known = Public
	t.tell(Event{Kind: EvSupersGone, Rule: x.Rule, By: ref(p), Count: 1, Comps: t.comp1(c)})
}

// flySelf moves a pilot's viper to another area.
func (t *Table) flySelf(p Seat, to Area, x Ctx) {
	from, _ := t.S.Seats[p].Loc.Area()
	t.S.Seats[p].Loc = InSpace(to)
	t.tell(Event{Kind: EvViperMoved, Rule: x.Rule, By: ref(p), Area: from, Into: to})
}

// goTo moves a body of its own accord.
func (t *Table) goTo(w Who, l Loc, x Ctx) {
	t.comeTo(w, l, Event{Kind: EvMoved, Rule: x.Rule, Cause: x.Source, By: ref(w.Seat)})
}

// comeTo puts a body on a location and reports it. A trauma token there strikes only
// then. Rules location.detention, location.medical-center.
func (t *Table) comeTo(w Who, l Loc, e Event) {
	if !t.present(w) {
		return
	}
	came := t.S.Seats[w.Seat].Loc != l
	t.stand(w, l)
	e.Loc = l
	t.tell(e)
	if came && t.interlude() && t.S.Caprica != NotSettled {
		t.takeTokenOf(w, true)
	}
}

// stand puts a body on a location: the one way in which bodies change place.
// A viper that it piloted goes back to the Reserves, and titles that cannot be
// held there pass on.
func (t *Table) stand(w Who, l Loc) {
	if !t.present(w) {
		return
	}
	seat := &t.S.Seats[w.Seat]
	if _, flew := seat.Loc.Area(); flew {
		if _, flies := l.Area(); !flies {
			t.S.Berths[t.S.Hull(w.Seat)].Reserves++
			seat.Hull = 0
		}
	}
	seat.Loc = l
	if seat.Infiltrating && l == t.Place(AtResurrection) {
		t.endInfiltration(w.Seat)
	}
	t.noteMotives()
	t.settleTitles()
}

// onGalactica reports whether seat p is on a location of Galactica.
func (t *Table) onGalactica(p Seat) bool {
	l := t.S.Seats[p].Loc
	return l >= FirstLoc && t.cat.At(l).Board == Galactica
}
