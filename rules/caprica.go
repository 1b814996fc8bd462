package rules

// The New Caprica phase: how it begins, what it shuts and whom it moves
// elsewhere, and how Galactica comes back. What happens on its board is in the
// files beside this one.

// away reports whether Galactica is away: ships, centurions, damage and repair
// are then out of every effect's reach. Rule new-caprica.before.
func (t *Table) away() bool { return t.S.Caprica == Occupied }

// OnCaprica reports whether seat p is on New Caprica.
func OnCaprica(t *Table, p Seat) bool {
	l := t.S.Seats[p].Loc
	return l >= FirstLoc && t.cat.At(l).Board == NewCaprica
}

// InOrbit reports whether Galactica has returned to New Caprica.
func InOrbit(t *Table, _ Ctx) bool { return t.S.Caprica == Returned && !t.grounded() }

// outOfReach reports whether the phase shuts a board to everybody. Rules
// new-caprica.before, new-caprica.after.
func (t *Table) outOfReach(b Board) bool {
	switch t.S.Caprica {
	case NotSettled:
		return b == NewCaprica
	case Occupied:
		return b != NewCaprica
	}
	return b == ColonialOne
}

// admits reports whether a board is for the side that seat p is on: Cylon
// locations are for Cylon players, New Caprica is for all, the rebel basestar for one
// side, the rest for humans.
func (t *Table) admits(b Board, p Seat) bool {
	switch b {
	case NewCaprica:
		return true
	case RebelBasestar:
		return t.rebelsWith(p)
	}
	return b.ForCylons() != t.human(p)
}

// redirect returns where an effect really sends seat p that names location l: on
// New Caprica, Detention is the Brig and the Medical Center is Sickbay. Rule
// new-caprica.detention.
func (t *Table) redirect(p Seat, l Loc) Loc {
	if OnCaprica(t, p) {
		switch l {
		case t.Place(AtBrig):
			return t.Place(AtDetention)
		case t.Place(AtSickbay):
			return t.Place(AtMedical)
		}
	}
	return l
}

// Jail returns what an ability of seat p means by the Brig. Rule
// new-caprica.detention.
func (t *Table) Jail(p Seat) Loc { return t.redirect(p, t.Place(AtBrig)) }

// laidUp reports whether seat p is in Sickbay or in the Medical Center.
func (t *Table) laidUp(p Seat) bool {
	l := t.S.Seats[p].Loc
	return l != OffBoard && (l == t.Place(AtSickbay) || l == t.Place(AtMedical))
}

// SettleCaprica begins the phase. Rule new-caprica.begin.
type SettleCaprica struct{}

// Do moves everybody to New Caprica and changes the decks.
func (SettleCaprica) Do(t *Table, x Ctx) {
	x.Rule = "new-caprica.begin"
	t.dockMoored(x)
	t.S.Caprica = Occupied
	t.tell(Event{Kind: EvSettled, Rule: x.Rule})
	for p := range t.clockwise(t.S.Current) {
		if t.S.Seats[p].Loc == OffBoard {
			continue // it arrives later
		}
		to := t.Place(AtResistance)
		if !t.human(p) {
			to = t.Place(AtAuthority)
		}
		t.stand(t.who(p), to)
		t.tell(Event{Kind: EvPlaced, Rule: x.Rule, At: ref(p), Loc: to})
	}
	for z := CivilianPile; z < CivilianLock; z++ {
		for n := t.S.Count(z); n > 0; n-- {
			t.S.toTop(z, n-1, CivilianLock).Tag = 0
		}
	}
	t.shuffle(CivilianLock)
	t.tell(Event{Kind: EvLocked, Rule: x.Rule, Count: t.S.Count(CivilianLock)})
	t.pour(CrisisDeck, CrisisBox)
	t.pour(CrisisDiscard, CrisisBox)
	t.pour(CrisisAside, CrisisDeck)
	t.shuffle(CrisisDeck)
	t.S.Marker = 0
	t.tell(Event{Kind: EvMarker, Rule: x.Rule})
	t.replaceLost(x)
	if n := t.S.Queue.ReadAhead; n > 0 {
		t.S.Queue.ReadAhead = 0
		cloud := t.S.At(DestinationVisited, t.S.Count(DestinationVisited)-1).Comp
		ReadAhead{N: n}.Do(t, Ctx{By: t.who(t.S.Titles[Admiral]), Source: cloud, Rule: "jump.destination"})
	}
}

// pour moves everything of a zone to another, where nobody knows it.
func (t *Table) pour(from, to Zone) {
	for n := t.S.Count(from); n > 0; n-- {
		t.S.toTop(from, n-1, to).Known = 0
	}
}

// crisisPile returns where a Crisis card goes that is done with: one of the deck
// that New Caprica put away, back to the box.
func (t *Table) crisisPile(c Comp) Zone {
	if t.S.Caprica != NotSettled && t.cat.Kind(c) == KindCrisis && !t.cat.Crisis(c).Caprica {
		return CrisisBox
	}
	if t.S.Caprica == NotSettled && t.cat.Kind(c) == KindCrisis && t.cat.Crisis(c).Caprica {
		return CrisisAside // it was resolved as the interlude ended
	}
	return CrisisDiscard
}

// comeBack brings Galactica into orbit, and the battle with her. Rule
// new-caprica.return.
func (t *Table) comeBack(x Ctx) {
	x.Rule = "new-caprica.return"
	t.S.Caprica = Returned
	t.tell(Event{Kind: EvReturned, Rule: x.Rule})
	t.setUpBattle(false, x)
}

// takeJumpIcon resolves the jump icon of a Crisis card: once Galactica is back
// it evacuates a ship instead. Rules crisis.jump-icon, new-caprica.evacuate.
func (t *Table) takeJumpIcon(x Ctx) {
	if t.S.Caprica == Returned {
		t.evacuate(x)
		return
	}
	t.MoveMarker(1, x)
}

// LeaveCaprica is the Admiral's order to leave New Caprica: what is left there is
// lost, and the game ends. Rule new-caprica.leave.
type LeaveCaprica struct{}

// Do destroys, executes and ends the game.
func (LeaveCaprica) Do(t *Table, x Ctx) {
	if t.interlude() {
		t.leaveInterlude(x)
		return
	}
	x.Rule = "new-caprica.leave"
	t.S.This.Parting = t.conflicted()
	t.tell(Event{Kind: EvLeaves, Rule: x.Rule, By: ref(x.By.Seat)})
	for _, z := range [...]Zone{CivilianReady, CivilianLock} {
		for n := t.S.Count(z); n > 0; n-- {
			t.destroyCivilian(z, n-1, x)
		}
	}
	snared := t.snare()
	t.executeLeft(x)
	t.jumped(&snared, x)
	t.won(t.objective().Won)
}

// executeLeft executes all humans on New Caprica, one after another. In an interlude who
// comes for them comes to the fleet.
func (t *Table) executeLeft(x Ctx) {
	var left [MaxSeats]Who
	n := 0
	for p := range t.clockwise(t.S.Current) {
		if t.human(p) && OnCaprica(t, p) {
			left[n] = t.who(p)
			n++
		}
	}
	for _, w := range left[:n] {
		if t.present(w) && t.human(w.Seat) && OnCaprica(t, w.Seat) {
			if t.interlude() {
				t.stand(w, OffBoard)
			}
			t.execute(w, x)
		}
	}
}
