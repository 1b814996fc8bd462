package rules

// Effects that Allies brought.

// MoveAnywhere lets the acting player move to any location that is open to it, at no
// cost, and out of the Brig too. Rule ally.encounter.
type MoveAnywhere struct{}

// Do asks for the location and moves.
func (MoveAnywhere) Do(t *Table, x Ctx) {
	if !t.present(x.By) || t.S.Seats[x.By.Seat].Loc == OffBoard {
		return
	}
	r := t.request(x.By.Seat, ReqLocation, x)
	for l := range t.locations() {
		if t.open(x.By.Seat, l) {
			r.add(OfComp(t.cat.LocComp(l)))
		}
	}
	if r.N > 0 {
		t.goTo(x.By, t.cat.LocOf(t.askOne(r).Comp()), x)
	}
}

// RecedeCenturions moves every centurion on the Boarding Party track one space back.
type RecedeCenturions struct{}

// Do moves them; those on the first space stay.
func (RecedeCenturions) Do(t *Table, x Ctx) {
	b := &t.S.Boarding
	back := 0
	for i := 1; i < BoardingSpaces; i++ {
		back += int(b[i])
		b[i-1], b[i] = b[i-1]+b[i], 0
	}
	if back > 0 {
		t.noteMotives()
		t.tell(Event{Kind: EvCenturionsBack, Rule: x.Rule, Cause: x.Source, Count: back})
	}
}

// VipersDestroy lets each unmanned viper in space destroy a raider in its area, without a
// roll; the acting player picks, and may stop.
type VipersDestroy struct{}

// Do asks for raider after raider.
func (VipersDestroy) Do(t *Table, x Ctx) {
	var left [NumAreas]int
	for a := range NumAreas {
		left[a] = t.unmanned(a)
	}
	for t.present(x.By) {
		r := t.request(x.By.Seat, ReqTarget, x)
		for a := range NumAreas {
			if left[a] > 0 {
				t.offerShip(r, Raider, a)
			}
		}
		if r.N == 0 {
			return
		}
		r.add(OfKind(OptPass))
		r.sort()
		o := t.askOne(r)
		if o.Kind != OptShipIn {
			return
		}
		left[o.Area()]--
		t.DestroyShip(Raider, o.Area(), x)
	}
}

// DestroyRaidersIn lets the acting player choose a space area, in which up to N raiders are
// destroyed.
type DestroyRaidersIn struct{ N int8 }

// Do asks for the area.
func (e DestroyRaidersIn) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqArea, x)
	r.About.Ship = Raider
	for a := range NumAreas {
		if t.on(Raider, a) > 0 {
			r.add(OfArea(a))
		}
	}
	if r.N == 0 {
		return
	}
	t.destroyRaiders(t.askOne(r).Area(), int(e.N), 0, x)
}

// EscortAll lets the acting player look at every civilian ship on the board and move any
// of them to adjacent areas.
type EscortAll struct{}

// Do shows them and asks which move, and where to.
func (EscortAll) Do(t *Table, x Ctx) {
	if AnyCivilian(t, x) {
		t.escortAll(x)
	}
}

// ActivateOne lets the acting player choose an unmanned viper and activate it N times;
// with UpTo, at least once.
type ActivateOne struct {
	N    int8
	UpTo bool
}

// Do asks which, and what it does each time.
func (e ActivateOne) Do(t *Table, x Ctx) {
	if !t.anyUnmanned() || !t.payToll(true, x) || !t.anyUnmanned() {
		return
	}
	r := t.request(x.By.Seat, ReqViper, x)
	t.offerReserves(r)
	t.offerUnmanned(r, everyArea)
	o := t.askOne(r)
	n := e.N
	var k Ship
	var a Area
	if o.Kind == OptReserves {
		n--
		k = o.Ship()
		before := t.vipersBy(k)
		t.launchViper(k, x)
		for a < NumAreas && t.on(k, a) <= before[a] {
			a++
		}
		if a == NumAreas {
			return // somebody has taken it over
		}
	} else {
		k, a = viperOf(o)
	}
	for ok := true; ok && n > 0 && t.present(x.By) && t.on(k, a) > 0; n-- {
		if n < e.N && !t.payToll(true, x) || t.on(k, a) == 0 {
			return
		}
		a, ok = t.flyOrStop(k, a, Nobody, e.UpTo && n < e.N, x)
	}
}

// vipersBy counts the unmanned vipers of a hull by area.
func (t *Table) vipersBy(k Ship) (n [NumAreas]int8) {
	for a := range NumAreas {
		n[a] = t.on(k, a)
	}
	return n
}

// RepairLocations lets the acting player repair up to N damaged locations of Galactica.
type RepairLocations struct{ N int8 }

// Do asks for one after another.
func (e RepairLocations) Do(t *Table, x Ctx) {
	for left := e.N; left > 0; left-- {
		r := t.request(x.By.Seat, ReqRepair, x)
		r.Left = uint8(left)
		for i, c := range t.cat.locComp {
			if l := FirstLoc + Loc(i); t.mendable(l) && t.cat.At(l).Board == Galactica {
				r.add(OfComp(c))
			}
		}
		if r.N == 0 {
			return
		}
		r.add(OfKind(OptPass))
		r.sort()
		o := t.askOne(r)
		if o.Kind != OptComp {
			return
		}
		t.repairLocation(t.cat.LocOf(o.Comp()), x)
	}
}

// DrawLoyalty shuffles an unused "not a Cylon" card into the Loyalty deck, from which the
// acting player then draws a card; an infiltrator has no use for the deck.
type DrawLoyalty struct{}

// Do shuffles and deals.
func (DrawLoyalty) Do(t *Table, x Ctx) {
	if p := x.By.Seat; t.present(x.By) && !t.S.Seats[p].Infiltrating {
		t.addHumans(1)
		t.dealTo(p, 1, x.Rule)
		t.revealSympathizer()
	}
}

// TakeDestiny gives the acting player the top N Destiny cards.
type TakeDestiny struct{ N int8 }

// Do draws them.
func (e TakeDestiny) Do(t *Table, x Ctx) {
	if t.present(x.By) {
		t.glimpseDestiny(x.By.Seat, int(e.N), x)
	}
}

// WithinDistance is a condition: the fleet has come no farther than a distance.
func WithinDistance(most int8) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool { return t.S.Distance <= most }
}
