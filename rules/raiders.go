package rules

// activateRaiders lets every raider act once, one area at a time in the order
// that the current player picks. Where there are none, more may come. Rule
// activate.raiders.
func (t *Table) activateRaiders(more bool, x Ctx) {
	if t.acting(Raiders) > 0 {
		t.window(WhenRaidersAct, x, t.playing())
	}
	if t.acting(Raiders) == 0 {
		if more && !t.reinforce(Raiders, x) {
			t.launchFromBasestars(2, 0, x)
		}
		return
	}
	waiting := t.S.Ships[MainSpace]
	for {
		r := t.request(t.S.Current, ReqRaiders, x)
		t.offerWaiting(r, &waiting)
		if r.N == 0 {
			break
		}
		k, a := raidersOf(t.askOne(r))
		n := waiting[k][a]
		waiting[k][a] = 0
		if k == Raider {
			t.tell(Event{Kind: EvRaiders, Rule: x.Rule, Count: int(n), Area: a})
		}
		for range n {
			t.actShip(k, a, x)
		}
	}
	t.raidersActed(x)
	t.S.This.Jammed = [NumAreas]int8{}
}

// raidersActed ends an activation of raiders, even if only of those just placed: cards
// in play may have basestars launch more.
func (t *Table) raidersActed(x Ctx) {
	if n := t.sum(func(k *Standing) int8 { return k.RaidersLaunch }); n > 0 {
		t.launchFromBasestars(int(n), 0, x)
	}
	t.moment(WhenRaidersActed, x)
}

// offerWaiting adds the raiders that have not acted yet to a request, by area, and
// after them the other ships that act with them.
func (t *Table) offerWaiting(r *Request, waiting *[MaxShips][NumAreas]int8) {
	for a, n := range waiting[Raider] {
		if n > 0 {
			r.add(RaidersIn(Area(a), int(n)))
		}
	}
	for _, k := range t.cat.cylons {
		if k == Raider || t.cat.Ship(k).Icon != Raiders {
			continue
		}
		for a := range NumAreas {
			if waiting[k][a] = min(waiting[k][a], t.on(k, a)); waiting[k][a] > 0 {
				r.add(ShipIn(k, a))
			}
		}
	}
}

// raidersOf returns which ships in which area such an option names.
func raidersOf(o Option) (Ship, Area) {
	if o.Kind == OptShipIn {
		return o.Ship(), o.Area()
	}
	return Raider, o.Area()
}

// ActRaider lets one raider of an area, or Scar, do the first thing that it can.
// Rule activate.raider.
func ActRaider(t *Table, s Ship, a Area, x Ctx) {
	x.Rule = "activate.raider"
	jammed := t.S.This.Jammed[a] > 0
	if jammed {
		t.S.This.Jammed[a]--
	}
	switch {
	case jammed && (t.unmanned(a) > 0 || t.pilotsIn(a) != 0):
		t.tell(Event{Kind: EvMissed, Rule: "combat.viper", Ship: s, Area: a})
	case t.unmanned(a) > 0:
		t.attackViper(s, t.pickUnmanned(t.S.Current, a, x), a, Nobody, x)
	case t.pilotsIn(a) != 0:
		pilot := t.pickPilot(s, a, x)
		t.attackViper(s, t.S.Hull(pilot), a, pilot, x)
	case t.civilians(a) > 0:
		t.destroyCivilianIn(Subject{Ship: s, Area: a}, x)
	case t.nearestCivilian(a) != a:
		t.moveRaider(s, a, t.nearestCivilian(a))
	case jammed:
		t.tell(Event{Kind: EvMissed, Rule: "combat.galactica", Ship: s, Area: a})
	default:
		AttackGalactica(t, s, a, x)
	}
}

// Jam makes the first N raiders that act in the area where the acting player
// pilots a viper miss, in the activation that is about to begin.
type Jam struct{ N int8 }

// Do marks the area.
func (j Jam) Do(t *Table, x Ctx) {
	a, _ := t.S.Seats[x.By.Seat].Loc.Area()
	t.S.This.Jammed[a] = j.N
	t.tell(Event{Kind: EvJammed, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Count: int(j.N), Area: a})
}

// CanJam reports whether the acting player pilots a viper in an area where
// nobody has jammed the raiders yet.
func CanJam(t *Table, x Ctx) bool {
	a, ok := t.S.Seats[x.By.Seat].Loc.Area()
	return ok && t.S.This.Jammed[a] == 0
}

// pilotsIn returns the seats that pilot vipers in an area.
func (t *Table) pilotsIn(a Area) (ps Seats) {
	for p := range t.Players() {
		if t.S.Seats[p].Loc == InSpace(a) {
			ps = ps.With(p)
		}
	}
	return ps
}

// pickPilot returns the pilot attacked; the current player picks among several.
func (t *Table) pickPilot(s Ship, a Area, x Ctx) Seat {
	r := t.request(t.S.Current, ReqSeat, x)
	r.About = Subject{Ship: s, Area: a}
	ps := t.pilotsIn(a)
	for p := range t.Players() {
		if ps.Has(p) {
			r.add(OfSeat(p))
		}
	}
	return t.askOne(r).Seat()
}

// nearestCivilian returns the neighbour of area a on the way to the nearest
// civilian ship, clockwise if both ways are equal; a itself if there is none.
func (t *Table) nearestCivilian(a Area) Area {
	for d := Area(1); d <= NumAreas/2; d++ {
		if t.civilians((a+d)%NumAreas) > 0 {
			return a.Clockwise()
		}
		if t.civilians((a+NumAreas-d)%NumAreas) > 0 {
			return a.Counter()
		}
	}
	return a
}

func (t *Table) moveRaider(s Ship, from, to Area) {
	t.MoveShips(MainSpace, s, from, to, 1, Ctx{Rule: "activate.raider"})
}

// ActivatePlaced lets the raiders that an attack has just placed in an area act
// at once, N at most.
type ActivatePlaced struct {
	In Area
	N  int8
}

// Do activates those of them that are left: a pilot who took over a viper may have shot some down.
func (a ActivatePlaced) Do(t *Table, x Ctx) {
	if t.away() || t.S.This.Truce {
		return
	}
	x.Rule = "activate.raider"
	t.window(WhenRaidersAct, x, t.playing())
	n := min(a.N, t.S.This.NewRaiders[a.In], t.on(Raider, a.In))
	for range n {
		ActRaider(t, Raider, a.In, x)
	}
	if n > 0 {
		t.raidersActed(x)
	}
	t.S.This.Jammed = [NumAreas]int8{}
}
