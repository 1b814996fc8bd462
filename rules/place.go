package rules

// placeForces places ships in the areas. Where the stock does not suffice, the
// current player picks the area that is served first. Rule limits.ships.
func (t *Table) placeForces(fs [NumAreas]Force, x Ctx) {
	if t.away() {
		return
	}
	var basestars, raiders, scar, heavy, vipers, civilians [NumAreas]int8
	for a, f := range fs {
		basestars[a], raiders[a], scar[a] = f.Basestars, f.Raiders, f.Scar
		heavy[a], vipers[a], civilians[a] = f.Heavy, f.Vipers, f.Civilians
	}
	t.placeShort(BasestarA, basestars, x, t.basestarStock(), (*Table).placeBasestars)
	t.placeShort(Raider, raiders, x, t.raiderStock(), (*Table).placeRaiders)
	t.placeShort(TheScar, scar, x, min(1, t.raiderStock()), (*Table).placeScar)
	t.placeShort(HeavyRaider, heavy, x, t.heavyStock(), (*Table).placeHeavy)
	t.placeShort(Viper, vipers, x, int(t.S.Fleet.Reserves), (*Table).placeVipers)
	if t.S.Caprica != Returned { // rule new-caprica.after: no more civilian ships are placed
		t.placeShort(CivilianShip, civilians, x, t.S.Count(CivilianPile), (*Table).placeCivilians)
	}
}

// placeShort places the ships of one kind that the areas want; stock is how many
// there are. What goes to one area goes together, unless there are too few for all.
func (t *Table) placeShort(s Ship, want [NumAreas]int8, x Ctx, stock int, place func(*Table, Area, int, Ctx)) {
	all := 0
	for _, n := range want {
		all += int(n)
	}
	if all <= stock {
		for a, n := range want {
			if n > 0 {
				place(t, Area(a), int(n), x)
			}
		}
		return
	}
	t.short(s, all-stock, x)
	for range stock {
		a := t.nextArea(s, &want, x)
		want[a]--
		place(t, a, 1, x)
	}
}

// short tells that n ships of a kind are too few. Rule limits.ships.
func (t *Table) short(s Ship, n int, x Ctx) {
	t.tell(Event{Kind: EvShort, Rule: "limits.ships", Cause: x.Source, N: int(s), M: n})
}

// nextArea asks which area gets the next ship.
func (t *Table) nextArea(s Ship, want *[NumAreas]int8, x Ctx) Area {
	x.Rule = "limits.ships"
	r := t.request(t.S.Current, ReqArea, x)
	r.At.Ship = s
	for a, n := range want {
		if n > 0 {
			r.add(Option{Kind: OptArea, N: uint8(a)})
		}
	}
	return Area(t.askOne(r).N)
}

func (t *Table) raiderStock() int { return StockRaiders - t.raiders() }

func (t *Table) raiders() (n int) {
	for _, k := range t.S.Cylons.Raiders {
		n += int(k)
	}
	return n
}

func (t *Table) heavyStock() int { return StockHeavy - t.heavies() }

func (t *Table) heavies() (n int) {
	for _, k := range t.S.Cylons.Heavy {
		n += int(k)
	}
	return n
}

func (t *Table) basestarStock() (n int) {
	for _, b := range t.S.Cylons.Basestars {
		if !b.On {
			n++
		}
	}
	return n
}

func (t *Table) centurions() (n int) {
	for _, k := range t.S.Cylons.Boarding {
		n += int(k)
	}
	return n
}

func (t *Table) placeBasestars(a Area, n int, x Ctx) {
	for range n {
		t.placeBasestar(a, x)
	}
}

func (t *Table) placeBasestar(a Area, x Ctx) {
	for i := range t.S.Cylons.Basestars {
		if b := &t.S.Cylons.Basestars[i]; !b.On {
			*b = Basestar{On: true, Area: a}
			t.noteMotives()
			t.tell(Event{Kind: EvShipPlaced, Rule: x.Rule, Cause: x.Source, N: int(BasestarA) + i, M: 1, Area: a})
			return
		}
	}
}

func (t *Table) placeRaiders(a Area, n int, x Ctx) {
	n = min(n, t.raiderStock())
	if n > 0 {
		t.S.Cylons.Raiders[a] += int8(n)
		t.noteMotives()
		t.tell(Event{Kind: EvShipPlaced, Rule: x.Rule, Cause: x.Source, N: int(Raider), M: n, Area: a})
	}
}

func (t *Table) placeHeavy(a Area, n int, x Ctx) {
	n = min(n, t.heavyStock())
	if n > 0 {
		t.S.Cylons.Heavy[a] += int8(n)
		t.noteMotives()
		t.tell(Event{Kind: EvShipPlaced, Rule: x.Rule, Cause: x.Source, N: int(HeavyRaider), M: n, Area: a})
	}
}

func (t *Table) placeVipers(a Area, n int, x Ctx) {
	for range n {
		t.placeViper(a, x)
	}
}

// placeViper puts an unmanned viper of the Reserves into an area.
func (t *Table) placeViper(a Area, x Ctx) {
	if t.S.Fleet.Reserves > 0 {
		t.S.Fleet.Reserves--
		t.S.Fleet.Vipers[a]++
		t.S.This.Placed |= 1 << a
		t.tell(Event{Kind: EvLaunched, Rule: x.Rule, Cause: x.Source, Area: a})
	}
}

// vipersPlaced opens the window that follows the placing of vipers.
func (t *Table) vipersPlaced(x Ctx) {
	if t.S.This.Placed != 0 {
		y := x
		y.Rule = "vipers.activate"
		t.window(WhenViperPlaced, y, t.all())
		t.S.This.Placed = 0
	}
}

// placeCivilians puts civilian ships of the pile into an area, face down. Each
// gets a letter of its own while it is on the board, dealt by chance.
func (t *Table) placeCivilians(a Area, n int, x Ctx) {
	for range min(n, t.S.Count(CivilianPile)) {
		letter := t.freeLetter()
		s := t.S.toTop(CivilianPile, t.S.Count(CivilianPile)-1, CivilianIn+Zone(a))
		s.Tag, s.Known = letter, 0
		t.tell(Event{Kind: EvCivilianPlaced, Rule: x.Rule, Cause: x.Source, N: int(letter), Area: a})
	}
}

// freeLetter picks a letter, from 1, that no civilian ship on the board has.
func (t *Table) freeLetter() uint8 {
	var taken [32]bool
	ships := t.S.Count(CivilianPile) + t.S.Count(CivilianLock) + t.S.Count(CivilianReady) + t.S.Count(CivilianGone)
	for a := range NumAreas {
		for _, s := range t.S.In(CivilianIn + Zone(a)) {
			taken[s.Tag] = true
			ships++
		}
	}
	free := 0
	for l := 1; l <= ships; l++ {
		if !taken[l] {
			free++
		}
	}
	k := t.below(free)
	for l := 1; l <= ships; l++ {
		if !taken[l] {
			if k == 0 {
				return uint8(l)
			}
			k--
		}
	}
	panic("rules: no letter left")
}

// civilians returns how many civilian ships are in an area.
func (t *Table) civilians(a Area) int { return t.S.Count(CivilianIn + Zone(a)) }

// addCenturion puts a centurion on the start of the Boarding Party track, if
// the stock has one.
func (t *Table) addCenturion(x Ctx) {
	switch {
	case t.away():
		return
	case t.centurions() >= StockCenturion:
		t.short(Centurion, 1, x)
		return
	}
	t.S.Cylons.Boarding[0]++
	t.noteMotives()
	t.tell(Event{Kind: EvCenturion, Rule: "activate.centurions", Cause: x.Source, N: 0})
}
