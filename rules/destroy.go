package rules

// DestroyShip returns a Cylon ship around Galactica to the stock. Rule
// combat.destroyed.
func (t *Table) DestroyShip(s Ship, a Area, x Ctx) {
	t.remove(MainSpace, s, a, 1)
	t.tell(Event{Kind: EvDestroyed, Rule: "combat.destroyed", Cause: x.Source, Ship: s, Count: 1, Area: a})
	if lost := t.cat.Ship(s).Lost; lost != nil {
		lost(t, x)
	}
}

// AnyToDestroy reports whether there is a raider, heavy raider or centurion.
func AnyToDestroy(t *Table, x Ctx) bool {
	return !t.away() && (t.ships(Raider) > 0 || t.ships(HeavyRaider) > 0 || t.centurions() > 0)
}

// DestroySome lets the acting player destroy raiders, or 1 heavy raider, or 1
// centurion.
type DestroySome struct{ Raiders int8 }

// Do asks for the first target; raiders are then picked one by one.
func (d DestroySome) Do(t *Table, x Ctx) {
	for i := range d.Raiders {
		r := t.request(x.By.Seat, ReqTarget, x)
		r.Left = uint8(d.Raiders - i)
		for a := range NumAreas {
			t.offerShip(r, Raider, a)
			if i == 0 {
				t.offerShip(r, HeavyRaider, a)
			}
		}
		if i == 0 {
			t.offerCenturions(r)
		}
		if r.N == 0 {
			return
		}
		o := t.askOne(r)
		if o.Kind == OptBoarding {
			t.destroyCenturion(o.Space(), x)
			return
		}
		t.DestroyShip(o.Ship(), o.Area(), x)
		if o.Ship() == HeavyRaider {
			return
		}
	}
}

// CanRam reports whether the acting player pilots a viper with something to
// destroy in its area.
func CanRam(t *Table, x Ctx) bool {
	a, ok := t.S.Seats[x.By.Seat].Loc.Area()
	return ok && (t.on(Raider, a) > 0 || t.on(HeavyRaider, a) > 0 || t.civilians(a) > 0 || t.shipsIn(BasestarA, a) > 0)
}

// Ram sends the acting player to Sickbay and destroys in its area some raiders,
// some heavy raiders, 1 basestar or 1 civilian ship.
type Ram struct{ Raiders, Heavy int8 }

// Do asks for the target and destroys it.
func (e Ram) Do(t *Table, x Ctx) {
	a, ok := t.S.Seats[x.By.Seat].Loc.Area()
	if !ok {
		return
	}
	t.send(x.By, t.Place(AtSickbay), x)
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerTargets(r, a)
	r.drop(ShipIn(TheScar, a)) // only a roll destroys him
	t.offerCivilians(r, a)
	if r.N == 0 {
		return
	}
	switch o := t.askOne(r); {
	case o.Kind == OptCivilian:
		t.destroyLetter(o.Letter(), x)
	case o.Ship() == Raider:
		for range min(e.Raiders, t.on(Raider, a)) {
			t.DestroyShip(Raider, a, x)
		}
	case o.Ship() == HeavyRaider:
		for range min(e.Heavy, t.on(HeavyRaider, a)) {
			t.DestroyShip(HeavyRaider, a, x)
		}
	default:
		t.destroyBasestar(o.Ship(), x)
	}
}

// DestroyCylonShips destroys every Cylon ship around Galactica, but those that only a
// roll destroys.
type DestroyCylonShips struct{}

// Do destroys them, kind after kind.
func (DestroyCylonShips) Do(t *Table, x Ctx) {
	for _, k := range t.cat.cylons {
		for a := range NumAreas {
			t.destroyKind(k, a, x)
		}
	}
}

// destroyKind destroys the Cylon ships of a kind in an area, without a roll.
func (t *Table) destroyKind(k Ship, a Area, x Ctx) {
	if t.cat.Ship(k).OnlyByDie {
		return
	}
	for t.on(k, a) > 0 {
		t.DestroyShip(k, a, x)
	}
}

// ClearArea lets the acting player choose a space area, from which all Cylon ships
// are removed. They are not destroyed, unless it says so; then those stay that only a
// roll destroys.
type ClearArea struct{ Destroy bool }

// Do asks for the area.
func (e ClearArea) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqArea, x)
	for a := range NumAreas {
		if t.anyTarget(a) {
			r.add(OfArea(a))
		}
	}
	if r.N == 0 {
		return
	}
	a := t.askOne(r).Area()
	for _, k := range t.cat.cylons {
		if e.Destroy {
			t.destroyKind(k, a, x)
			continue
		}
		for range t.on(k, a) {
			t.tell(Event{Kind: EvWithdrawn, Rule: x.Rule, Cause: x.Source, Ship: k, Area: a})
			t.remove(MainSpace, k, a, 1)
		}
	}
}
