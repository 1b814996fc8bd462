package rules

// The two stacks of civilian ships on New Caprica, Locked and Prepared.

// destroyStacked destroys the top Locked civilian ship, else the top Prepared
// one.
func (t *Table) destroyStacked(x Ctx) {
	for _, z := range [...]Zone{CivilianLock, CivilianReady} {
		if n := t.S.Count(z); n > 0 {
			t.destroyCivilian(z, n-1, x)
			return
		}
	}
}

// prepare puts the top Locked civilian ship under the Prepared ones. Rule
// new-caprica.stacks.
func (t *Table) prepare(x Ctx) {
	if n := t.S.Count(CivilianLock); n > 0 {
		t.S.toBottom(CivilianLock, n-1, CivilianReady)
		t.tell(Event{Kind: EvPrepared, Rule: "new-caprica.stacks", Cause: x.Source, Value: t.S.Count(CivilianReady)})
	}
}

// evacuate puts the top Prepared civilian ship into a launch area that the
// current player picks. Rule new-caprica.evacuate.
func (t *Table) evacuate(x Ctx) {
	if !t.canEvacuate() {
		return
	}
	x.Rule, x.By = "new-caprica.evacuate", t.who(t.S.Current)
	if t.interlude() {
		t.S.toTop(CivilianReady, t.S.Count(CivilianReady)-1, CivilianPile)
		t.shuffle(CivilianPile)
		t.tell(Event{Kind: EvEvacuated, Rule: x.Rule, Cause: x.Source, Value: t.S.Count(CivilianReady)})
		return
	}
	a := t.pickLaunch(Nobody, x)
	letter := t.freeLetter()
	t.S.toTop(CivilianReady, t.S.Count(CivilianReady)-1, CivilianIn+Zone(a)).Tag = letter
	t.tell(Event{Kind: EvCivilianPlaced, Rule: x.Rule, Cause: x.Source, Letter: letter, Area: a})
}

func (t *Table) canEvacuate() bool {
	return t.S.Caprica == Returned && t.S.Count(CivilianReady) > 0
}

// CanPrepareOrEvacuate reports whether a civilian ship can be prepared or
// evacuated.
func CanPrepareOrEvacuate(t *Table, _ Ctx) bool {
	return t.S.Count(CivilianLock) > 0 || t.canEvacuate()
}

// PrepareOrEvacuate lets a player prepare a civilian ship or, once Galactica is
// back, evacuate one. With Board, the player who evacuated may then go to
// Galactica; in an interlude, so may one who prepared a ship while she is back.
type PrepareOrEvacuate struct {
	By    Role
	Board bool
}

// Do asks where both are possible.
func (e PrepareOrEvacuate) Do(t *Table, x Ctx) {
	p := t.role(e.By, x)
	if p == Nobody {
		return
	}
	r := t.request(p, ReqPrepareOrEvacuate, x)
	if t.S.Count(CivilianLock) > 0 {
		r.add(OfKind(OptPrepare))
	}
	if t.canEvacuate() {
		r.add(OfKind(OptEvacuate))
	}
	if r.N == 0 {
		return
	}
	evacuates := t.askOne(r).Kind == OptEvacuate
	if evacuates {
		t.evacuate(x)
	} else {
		t.prepare(x)
	}
	if e.Board && (evacuates || t.interlude() && t.S.Caprica == Returned) {
		t.boardGalactica(x)
	}
}

// boardGalactica lets the acting player go to a location of Galactica.
func (t *Table) boardGalactica(x Ctx) {
	if !t.present(x.By) || !t.canMove(x.By.Seat) {
		return
	}
	r := t.request(x.By.Seat, ReqLocation, x)
	r.add(OfKind(OptPass))
	t.offerBoard(r, Galactica)
	for i := int(r.N) - 1; i > 0; i-- {
		if t.shuns(x.By.Seat, t.cat.LocOf(r.Options[i].Comp())) {
			r.drop(r.Options[i])
		}
	}
	if o := t.askOne(r); o.Kind == OptComp {
		t.goTo(x.By, t.cat.LocOf(o.Comp()), x)
	}
}

// offerBoard adds the locations of a board on which somebody may be put who
// leaves the Brig: those that are not hazardous.
func (t *Table) offerBoard(r *Request, b Board) {
	for l := range t.locations() {
		if k := t.cat.At(l); k.Board == b && !k.Hazardous && !k.Wide {
			r.add(OfComp(t.cat.LocComp(l)))
		}
	}
}

// AnyLocked reports whether a civilian ship is Locked.
func AnyLocked(t *Table, _ Ctx) bool { return t.S.Count(CivilianLock) > 0 }

// ScoutLocked lets the acting player look at the top Locked civilian ship and
// put it on top or at the bottom. Rule location.shipyard.
type ScoutLocked struct{}

// Do shows it and asks where it goes.
func (ScoutLocked) Do(t *Table, x Ctx) {
	n := t.S.Count(CivilianLock)
	if n == 0 {
		return
	}
	p := x.By.Seat
	me := Seats(0).With(p)
	s := t.S.At(CivilianLock, n-1)
	s.Known |= me
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: 1, Deck: KindCivilian, Zone: CivilianLock, To: me, Private: t.comp1(s.Comp)})
	r := t.request(p, ReqTopOrBottom, x)
	r.add(OfKind(OptTop))
	r.add(OfKind(OptBottom))
	e := Event{Kind: EvPutBack, Rule: x.Rule, By: ref(p), Deck: KindCivilian, Zone: CivilianLock}
	if t.askOne(r).Kind == OptBottom {
		t.S.toBottom(CivilianLock, n-1, CivilianLock)
		e.Bottom = true
	}
	t.tell(e)
}

// DestroyStacked destroys the top Locked civilian ship, else the top Prepared
// one.
type DestroyStacked struct{}

// Do destroys it.
func (DestroyStacked) Do(t *Table, x Ctx) { t.destroyStacked(x) }
