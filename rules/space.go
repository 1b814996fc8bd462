package rules

// Where ships are, how many are left, and how they come, go and move. How many
// of a kind the box has left (stock) is one question; which are on a board, and
// may act there, is another (ships).

// FindShip returns where a ship is of which there is only one, and whether it is
// in space at all.
func (s *State) FindShip(k Ship) (b Space, a Area, ok bool) {
	for b := range Space(MaxSpaces) {
		for a, n := range s.Ships[b][k] {
			if n > 0 {
				return b, Area(a), true
			}
		}
	}
	return 0, 0, false
}

// InSpace returns how many ships of exactly a kind are in the areas of a board.
func (s *State) InSpace(b Space, k Ship) (n int) {
	for _, m := range s.Ships[b][k] {
		n += int(m)
	}
	return n
}

// Hull returns the kind of viper that a seat pilots; it must pilot one.
func (s *State) Hull(p Seat) Ship {
	if h := s.Seats[p].Hull; h != 0 {
		return h
	}
	return Viper
}

// Afloat returns how many ships of the class of a kind are in the areas of a
// board.
func (s *State) Afloat(cat *Catalogue, b Space, k Ship) (n int) {
	for _, k := range cat.classes[cat.ships[k].class] {
		n += s.InSpace(b, k)
	}
	return n
}

// on returns how many ships of exactly a kind are in an area around Galactica.
func (t *Table) on(k Ship, a Area) int8 { return t.S.Ships[MainSpace][k][a] }

// ships returns how many ships of the class of a kind are around Galactica: what
// may act there, or can be attacked.
func (t *Table) ships(k Ship) int { return t.S.Afloat(t.cat, MainSpace, k) }

// shipsIn is ships for one area.
func (t *Table) shipsIn(k Ship, a Area) (n int8) {
	for _, k := range t.cat.classes[t.cat.ships[k].class] {
		n += t.on(k, a)
	}
	return n
}

// stock returns how many ships of a kind can still be taken out of the box.
func (t *Table) stock(k Ship) int {
	if k == CivilianShip {
		return t.S.Count(CivilianPile)
	}
	n := t.stockOf(k)
	if t.interlude() && (k == Centurion || k == OccupationForce) {
		n = t.stockOf(Centurion) - t.forces() // the centurions are the occupation forces
	}
	if t.cat.ships[k].Single {
		n = min(n, 1-t.out(k))
	}
	return n
}

// stockOf is stock for all kinds of the class of a kind together.
func (t *Table) stockOf(k Ship) (n int) {
	class := t.cat.ships[k].class
	n = t.cat.inBox(class, t.S.Groups)
	for _, k := range t.cat.classes[class] {
		n -= t.out(k)
	}
	return n
}

// out returns how many ships of a kind are out of the box, wherever they are.
func (t *Table) out(k Ship) (n int) {
	for b := range Space(len(t.cat.spaces)) {
		n += t.S.InSpace(b, k)
	}
	d := &t.S.Berths[k]
	n += int(d.Reserves) + int(d.Damaged) + int(d.Destroyed)
	switch {
	case k == Centurion:
		n += t.centurions()
	case k == OccupationForce:
		n += t.forces()
	case t.cat.ships[k].Pilots:
		n += t.piloted(k)
	}
	return n
}

// piloted returns how many vipers of a kind have a pilot.
func (t *Table) piloted(k Ship) (n int) {
	for p := range t.Players() {
		if _, flies := t.S.Seats[p].Loc.Area(); flies && t.S.Hull(p) == k {
			n++
		}
	}
	return n
}

// alter changes how many ships of a kind are in an area: the one place where these
// numbers change.
func (t *Table) alter(b Space, k Ship, a Area, by int8) { t.S.Ships[b][k][a] += by }

// On returns how many ships of exactly a kind are in an area of a board.
func (t *Table) On(b Space, k Ship, a Area) int { return int(t.S.Ships[b][k][a]) }

// Stock returns how many ships of a kind can still be taken out of the box.
func (t *Table) Stock(k Ship) int { return max(0, t.stock(k)) }

// PlaceShips takes ships of a kind out of the box and puts them into an area of a
// board, as far as there are any; it returns how many.
func (t *Table) PlaceShips(b Space, k Ship, a Area, n int, x Ctx) int {
	n = min(n, t.Stock(k))
	if n > 0 {
		t.alter(b, k, a, int8(n))
		t.noteMotives()
		t.tell(Event{Kind: EvShipPlaced, Rule: x.Rule, Cause: x.Source, Ship: k, Count: n, Space: b, Area: a})
	}
	return n
}

// MoveShips moves ships of a kind to another area of a board, as far as there are
// any.
func (t *Table) MoveShips(b Space, k Ship, from, to Area, n int, x Ctx) {
	n = min(n, t.On(b, k, from))
	t.alter(b, k, from, -int8(n))
	t.alter(b, k, to, int8(n))
	for i := 0; i < n && t.listens; i++ {
		t.tell(Event{Kind: EvShipMoved, Rule: x.Rule, Cause: x.Source, Ship: k, Space: b, Area: from, Beyond: b, Into: to})
	}
}

// TransferShips moves all ships of a kind in an area of a board to the matching
// area of another board. Basestars lose their damage tokens.
func (t *Table) TransferShips(k Ship, a Area, from, to Space, x Ctx) {
	if n := t.S.Ships[from][k][a]; n > 0 {
		t.remove(from, k, a, n)
		t.alter(to, k, a, n)
		t.noteMotives()
		for range n {
			t.tell(Event{Kind: EvShipMoved, Rule: x.Rule, Cause: x.Source, Ship: k, Space: from, Area: a, Beyond: to, Into: a})
		}
	}
}

// remove puts ships of an area back into the box, and the damage tokens of a
// basestar with it.
func (t *Table) remove(b Space, k Ship, a Area, n int8) {
	t.alter(b, k, a, -n)
	t.noteMotives()
	t.returnTokens(k)
}

// launch moves a viper of the Reserves into an area.
func (t *Table) launch(k Ship, a Area) {
	t.S.Berths[k].Reserves--
	t.alter(MainSpace, k, a, 1)
}

// dock returns vipers without a pilot from an area to the Reserves.
func (t *Table) dock(k Ship, a Area, n int8) {
	t.alter(MainSpace, k, a, -n)
	t.S.Berths[k].Reserves += n
}

// follower returns the board to which Cylon ships go when a jump leaves them behind,
// and whether this game has one.
func (t *Table) follower() (Space, bool) {
	for b := range t.cat.Spaces() {
		if t.cat.spaces[b].Follows && t.hasSpace(b) {
			return b, true
		}
	}
	return 0, false
}
