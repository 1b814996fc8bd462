package rules

import "ragtag/options"

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
	t.placeShort(BasestarA, &basestars, x)
	t.placeShort(Raider, &raiders, x)
	t.placeShort(TheScar, &scar, x)
	t.placeShort(HeavyRaider, &heavy, x)
	t.placeShort(Viper, &vipers, x)
	if t.S.Caprica != Returned { // rule new-caprica.after: no more civilian ships are placed
		t.placeShort(CivilianShip, &civilians, x)
	}
}

// placeable returns how many ships there are to place where a kind is asked for.
func (t *Table) placeable(s Ship) int {
	if s == BasestarA {
		return t.stockOf(s) + t.waiting(s)
	}
	return t.stock(s) + t.waiting(s)
}

// placeShort places the ships of one kind that the areas want. What goes to one
// area goes together, unless there are too few for all.
func (t *Table) placeShort(s Ship, want *[NumAreas]int8, x Ctx) {
	all := 0
	for _, n := range want {
		all += int(n)
	}
	if all == 0 {
		return
	}
	stock := t.placeable(s)
	if s == Viper {
		stock = 0
		for _, k := range t.cat.hulls {
			if t.fights(k, x) {
				stock += int(t.S.Berths[k].Reserves)
			}
		}
	}
	if all <= stock {
		for a, n := range want {
			if n > 0 {
				t.place(s, Area(a), int(n), x)
			}
		}
		return
	}
	t.short(s, all-stock, x)
	for range stock {
		a := t.nextArea(s, want, x)
		want[a]--
		t.place(s, a, 1, x)
	}
}

// short tells that n ships of a kind are too few. Rule limits.ships.
func (t *Table) short(s Ship, n int, x Ctx) {
	t.tell(Event{Kind: EvShort, Rule: "limits.ships", Cause: x.Source, Ship: s, Missing: n})
}

// nextArea asks which area gets the next ship.
func (t *Table) nextArea(s Ship, want *[NumAreas]int8, x Ctx) Area {
	x.Rule = "limits.ships"
	r := t.request(t.S.Current, ReqArea, x)
	r.About.Ship = s
	for a, n := range want {
		if n > 0 {
			r.add(OfArea(Area(a)))
		}
	}
	return t.askOne(r).Area()
}

// place places ships of a kind in an area.
func (t *Table) place(k Ship, a Area, n int, x Ctx) {
	switch {
	case k == Viper:
		for range n {
			t.placeViper(t.pickReserve(t.S.Current, x), a, x)
		}
	case k == CivilianShip:
		t.placeCivilians(a, n, x)
	case t.cat.Ship(k).Single:
		for range n {
			if !(t.fleetFirst(x) && t.drain(k, a, x)) && !t.placeNext(MainSpace, k, a, x) {
				t.drain(k, a, x)
			}
		}
	default:
		for t.fleetFirst(x) && n > 0 && t.drain(k, a, x) {
			n--
		}
		for n -= t.PlaceShips(MainSpace, k, a, n, x); n > 0; n-- {
			t.drain(k, a, x)
		}
	}
}

// fleetFirst reports whether the ships of an attack come from the Cylon Fleet board as
// long as there are any, and only then from the stock. Rule epica.ships.
func (t *Table) fleetFirst(x Ctx) bool {
	return x.Rule == "crisis.attack" && t.Feature(options.AttacksFromFleet)
}

// placeNext places the first ship left of the class of a kind, in which each
// ship has a name of its own. It reports whether there was one.
func (t *Table) placeNext(b Space, k Ship, a Area, x Ctx) bool {
	for _, k := range t.cat.classes[t.cat.Ship(k).class] {
		if t.cat.Ship(k).Single && t.PlaceShips(b, k, a, 1, x) > 0 {
			return true
		}
	}
	return false
}

// placeViper puts an unmanned viper of the Reserves into an area.
func (t *Table) placeViper(k Ship, a Area, x Ctx) {
	if t.S.Berths[k].Reserves > 0 {
		t.launch(k, a)
		t.S.This.Placed |= 1 << a
		t.tell(Event{Kind: EvLaunched, Rule: x.Rule, Cause: x.Source, Area: a})
	}
}

// vipersPlaced opens the window that follows the placing of vipers.
func (t *Table) vipersPlaced(x Ctx) {
	if t.S.This.Placed != 0 {
		y := x
		y.Rule = "vipers.activate"
		t.window(WhenViperPlaced, y, t.playing())
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
		t.tell(Event{Kind: EvCivilianPlaced, Rule: x.Rule, Cause: x.Source, Letter: letter, Area: a})
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

// PlaceShips places ships in one area.
type PlaceShips struct {
	In Area
	Force
}

// Do places them.
func (p PlaceShips) Do(t *Table, x Ctx) {
	var fs [NumAreas]Force
	fs[p.In] = p.Force
	t.placeForces(fs, x)
}

// PlaceCivilians places N civilian ships where a card names no area: the player whose
// title says so chooses an area for one after another. With a pursuit track it must be
// one without civilian ships, if there is such an area. Rule civilians.place.
type PlaceCivilians struct{ N int8 }

// Do asks for each area.
func (e PlaceCivilians) Do(t *Table, x Ctx) {
	p := t.placer()
	if t.away() || t.S.Caprica == Returned || p == Nobody {
		return
	}
	_, free := t.pursuing()
	x.Rule = "civilians.place"
	for i := range min(int(e.N), t.S.Count(CivilianPile)) {
		r := t.request(p, ReqArea, x)
		r.About.Ship = CivilianShip
		r.Left = uint8(int(e.N) - i)
		for a := range NumAreas {
			if !free || t.civilians(a) == 0 {
				r.add(OfArea(a))
			}
		}
		if r.N == 0 {
			for a := range NumAreas {
				r.add(OfArea(a))
			}
		}
		t.placeCivilians(t.askOne(r).Area(), 1, x)
	}
}

// placer returns who places civilian ships where no area is named, or Nobody.
func (t *Table) placer() Seat {
	for k := t.cat.numTitles; k > 0; k-- {
		if t.cat.offices[k-1].Places && t.titleInPlay(k-1) {
			return t.incumbent(k - 1)
		}
	}
	return Nobody
}
