package rules

// activateShips resolves one activation icon. Rule activate.order.
func (t *Table) activateShips(s Activation, x Ctx) {
	if s == NoShips || t.away() && s != Occupation || t.S.Caprica == NotSettled && s == Occupation {
		return
	}
	t.Coverage.activation(s)
	t.tell(Event{Kind: EvActivated, Rule: activationRules[s], Cause: x.Source, N: int(s)})
	x.By = t.who(t.S.Current)
	x.Rule = activationRules[s]
	switch s {
	case Raiders:
		t.activateRaiders(x)
	case LaunchRaiders:
		t.launchFromBasestars(3, 0, x)
	case HeavyRaiders:
		t.activateHeavy(true, x)
	case Basestars:
		t.activateBasestars(x)
	case Occupation:
		t.activateOccupation(x)
	}
}

var activationRules = [NumActivations]string{
	Raiders: "activate.raiders", LaunchRaiders: "activate.launch", HeavyRaiders: "activate.heavy-raiders",
	Basestars: "activate.basestars", Occupation: "new-caprica.forces",
}

// activateRaiders lets every raider act once, one area at a time in the order
// that the current player picks. Rule activate.raiders.
func (t *Table) activateRaiders(x Ctx) {
	if t.raiders() == 0 {
		t.launchFromBasestars(2, 0, x)
		return
	}
	t.window(WhenRaidersAct, x, t.all())
	var waiting [NumAreas]int8
	for a := range NumAreas {
		waiting[a] = t.plainRaiders(a)
	}
	scar := t.S.Cylons.Scar.On
	for {
		r := t.request(t.S.Current, ReqRaiders, x)
		for a := range NumAreas {
			if waiting[a] > 0 {
				r.add(Option{Kind: OptArea, N: uint8(a), Comp: Comp(waiting[a])})
			}
		}
		if scar = scar && t.S.Cylons.Scar.On; scar {
			r.add(Option{Kind: OptShipIn, N: uint8(TheScar), Comp: Comp(t.S.Cylons.Scar.Area)})
		}
		if r.N == 0 {
			break
		}
		o := t.askOne(r)
		if o.Kind == OptShipIn {
			scar = false
			t.activateScar(x)
			continue
		}
		a := Area(o.N)
		n := waiting[a]
		waiting[a] = 0
		t.tell(Event{Kind: EvRaiders, Rule: x.Rule, N: int(n), Area: a})
		for range n {
			t.activateRaider(Raider, a, x)
		}
	}
	if t.bars(LaunchWithRaiders) {
		t.launchFromBasestars(2, 0, x)
	}
	t.S.This.Jammed = [NumAreas]int8{}
}

// activateRaider lets one raider of an area, or Scar, do the first thing that it
// can. Rule activate.raider.
func (t *Table) activateRaider(s Ship, a Area, x Ctx) {
	x.Rule = "activate.raider"
	jammed := t.S.This.Jammed[a] > 0
	if jammed {
		t.S.This.Jammed[a]--
	}
	switch {
	case jammed && (t.S.Fleet.Vipers[a] > 0 || t.pilotsIn(a) != 0):
		t.tell(Event{Kind: EvMissed, Rule: "combat.viper", N: int(s), Area: a})
	case t.S.Fleet.Vipers[a] > 0:
		t.attackViper(s, a, Nobody, x)
	case t.pilotsIn(a) != 0:
		t.attackViper(s, a, t.pickPilot(s, a, x), x)
	case t.civilians(a) > 0:
		t.destroyCivilianIn(Aim{Ship: s, Area: a}, x)
	case t.nearestCivilian(a) != a:
		t.moveRaider(s, a, t.nearestCivilian(a))
	case jammed:
		t.tell(Event{Kind: EvMissed, Rule: "combat.galactica", N: int(s), Area: a})
	default:
		t.attackGalactica(s, a, RaiderHitsGalactica, x)
	}
}

// Jam makes the first N raiders of the activation about to begin miss that act in
// the area where whoever acts pilots a viper.
type Jam struct{ N int8 }

// Do marks the area.
func (j Jam) Do(t *Table, x Ctx) {
	a, _ := t.S.Seats[x.By.Seat].Loc.Area()
	t.S.This.Jammed[a] = j.N
	t.tell(Event{Kind: EvJammed, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), N: int(j.N), Area: a})
}

// CanJam reports whether whoever acts pilots a viper in an area where nobody has
// jammed the raiders yet.
func CanJam(t *Table, x Ctx) bool {
	a, ok := t.S.Seats[x.By.Seat].Loc.Area()
	return ok && t.S.This.Jammed[a] == 0
}

// pilotsIn returns the seats that pilot vipers in an area.
func (t *Table) pilotsIn(a Area) (ps Seats) {
	for p := range Seat(t.S.Players) {
		if t.S.Seats[p].Loc == InSpace(a) {
			ps = ps.With(p)
		}
	}
	return ps
}

// pickPilot returns the pilot attacked; the current player picks among several.
func (t *Table) pickPilot(s Ship, a Area, x Ctx) Seat {
	r := t.request(t.S.Current, ReqSeat, x)
	r.At = Aim{Ship: s, Area: a}
	ps := t.pilotsIn(a)
	for p := range Seat(t.S.Players) {
		if ps.Has(p) {
			r.add(Option{Kind: OptSeat, N: uint8(p)})
		}
	}
	return Seat(t.askOne(r).N)
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
	t.S.Cylons.Raiders[from]--
	t.S.Cylons.Raiders[to]++
	if s == TheScar {
		t.S.Cylons.Scar.Area = to
	}
	t.tell(Event{Kind: EvShipMoved, Rule: "activate.raider", N: int(s), M: int(to), Area: from})
}

// launchFromBasestars launches raiders and heavy raiders from every basestar;
// the current player picks the order where the stock runs short. Rules
// activate.launch, limits.ships.
func (t *Table) launchFromBasestars(raiders, heavy int, x Ctx) {
	swarm := 0
	if t.bars(SwarmingLaunch) {
		swarm = 1
	}
	var fs [NumAreas]Force
	for i, b := range t.S.Cylons.Basestars {
		if !b.On || t.hasFlaw(i, NoHangar) {
			continue
		}
		if raiders > 0 {
			fs[b.Area].Raiders += int8(raiders + swarm)
		}
		if heavy > 0 {
			fs[b.Area].Heavy += int8(heavy + swarm)
		}
	}
	t.placeForces(fs, x)
}

// HeavyRaidersAlone activates the heavy raiders; the centurions stay where they
// are.
type HeavyRaidersAlone struct{}

// Do activates them.
func (HeavyRaidersAlone) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	x.By, x.Rule = t.who(t.S.Current), activationRules[HeavyRaiders]
	t.tell(Event{Kind: EvActivated, Rule: x.Rule, Cause: x.Source, N: int(HeavyRaiders), M: 1})
	t.activateHeavy(false, x)
}

// activateHeavy lets centurions advance, heavy raiders board, move and, if
// there were none, launch. Rule activate.heavy-raiders.
func (t *Table) activateHeavy(centurions bool, x Ctx) {
	if t.away() {
		return
	}
	if centurions {
		t.advanceCenturions()
	}
	if t.heavies() == 0 {
		t.launchFromBasestars(0, 1, x)
		return
	}
	there := t.S.Cylons.Heavy
	t.board(there[PortRear], there[PortFront], x)
	for a := range NumAreas {
		if to := towardsLaunch[a]; to != a {
			t.moveHeavy(a, to, there[a])
		}
	}
}

// towardsLaunch is the next area on the way to the nearest launch area.
var towardsLaunch = [NumAreas]Area{
	Front: PortFront, StarboardFront: Front, StarboardRear: Rear, Rear: PortRear, PortRear: PortRear, PortFront: PortFront,
}

func (t *Table) moveHeavy(from, to Area, n int8) {
	if n == 0 {
		return
	}
	t.S.Cylons.Heavy[from] -= n
	t.S.Cylons.Heavy[to] += n
	for range n {
		t.tell(Event{Kind: EvShipMoved, Rule: "activate.heavy-raiders", N: int(HeavyRaider), M: int(to), Area: from})
	}
}

// board turns the heavy raiders of the launch areas into centurions, as far as
// the stock goes; the current player picks which. Rule limits.ships.
func (t *Table) board(rear, front int8, x Ctx) {
	x.Rule = "limits.ships"
	if n := int(rear+front) + t.centurions() - StockCenturion; n > 0 {
		t.short(Centurion, n, x)
	}
	for rear+front > 0 && t.centurions() < StockCenturion {
		a := PortRear
		switch free := StockCenturion - t.centurions(); {
		case rear == 0:
			a = PortFront
		case front > 0 && int(rear+front) > free:
			r := t.request(t.S.Current, ReqArea, x)
			r.At.Ship = Centurion
			r.add(Option{Kind: OptArea, N: uint8(PortRear)})
			r.add(Option{Kind: OptArea, N: uint8(PortFront)})
			a = Area(t.askOne(r).N)
		}
		if a == PortRear {
			rear--
		} else {
			front--
		}
		t.S.Cylons.Heavy[a]--
		t.tell(Event{Kind: EvDestroyed, Rule: "activate.heavy-raiders", N: int(HeavyRaider), M: 1, Area: a})
		t.addCenturion(x)
	}
}

// advanceCenturions moves every centurion one space; on the last the humans
// lose at once. Rule activate.centurions.
func (t *Table) advanceCenturions() {
	b := &t.S.Cylons.Boarding
	if t.centurions() == 0 {
		return
	}
	for i := BoardingSpaces - 1; i > 0; i-- {
		b[i] += b[i-1]
		b[i-1] = 0
	}
	t.tell(Event{Kind: EvCenturions, Rule: "activate.centurions"})
	if b[BoardingSpaces-1] > 0 {
		t.lose(Boarded)
	}
}

// activateBasestars lets every basestar attack Galactica. Rule
// activate.basestars.
func (t *Table) activateBasestars(x Ctx) {
	for i, b := range t.S.Cylons.Basestars {
		if b.On && t.S.Cylons.Basestars[i].On && !t.hasFlaw(i, NoWeapons) {
			t.attackGalactica(BasestarA+Ship(i), b.Area, BasestarHitsGalactica, x)
		}
	}
}
