package rules

// placeForces places ships in the areas; the forces are left in no state to be used again. Where the stock does not
// suffice, the current player picks the area that is served first. Rule limits.ships.
func (t *Table) placeForces(fs *[NumAreas]Force, x Ctx) {
	if t.away() {
		return
	}
	if t.S.Caprica == Returned { // rule new-caprica.after: no more civilian ships are placed
		for a := range fs {
			fs[a].Civilians = 0
		}
	}
	t.placeShort(fs, x, t.basestarStock(), func(f *Force) *int8 { return &f.Basestars }, t.placeBasestars)
	t.placeShort(fs, x, t.raiderStock(), func(f *Force) *int8 { return &f.Raiders }, t.placeRaiders)
	t.placeShort(fs, x, min(1, t.raiderStock()), func(f *Force) *int8 { return &f.Scar }, t.placeScar)
	t.placeShort(fs, x, t.heavyStock(), func(f *Force) *int8 { return &f.Heavy }, t.placeHeavy)
	t.placeShort(fs, x, int(t.S.Fleet.Reserves), func(f *Force) *int8 { return &f.Vipers }, t.placeVipers)
	t.placeShort(fs, x, t.S.Count(CivilianPile), func(f *Force) *int8 { return &f.Civilians }, t.placeCivilians)
}

// placeShort places the ships of one kind; stock is how many there are. What
// goes to one area goes together, unless there are too few for all.
func (t *Table) placeShort(fs *[NumAreas]Force, x Ctx, stock int, of func(*Force) *int8, place func(Area, int, Ctx)) {
	want := 0
	for a := range fs {
		want += int(*of(&fs[a]))
	}
	if want <= stock {
		for a := range NumAreas {
			if n := int(*of(&fs[a])); n > 0 {
				place(a, n, x)
			}
		}
		return
	}
	for range stock {
		a := t.nextArea(fs, of, x)
		*of(&fs[a])--
		place(a, 1, x)
	}
}

// nextArea asks which area gets the next ship.
func (t *Table) nextArea(fs *[NumAreas]Force, of func(*Force) *int8, x Ctx) Area {
	x.Rule = "limits.ships"
	r := t.request(t.S.Current, ReqArea, x)
	for a := range NumAreas {
		if *of(&fs[a]) > 0 {
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
func (t *Table) addCenturion(x Ctx) bool {
	if t.away() || t.centurions() >= StockCenturion {
		return false
	}
	t.S.Cylons.Boarding[0]++
	t.noteMotives()
	t.tell(Event{Kind: EvCenturion, Rule: "activate.centurions", Cause: x.Source, N: 0})
	return true
}
