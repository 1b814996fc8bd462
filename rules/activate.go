package rules

// activateShips resolves one activation icon. Rule activate.order.
func (t *Table) activateShips(s Activation, x Ctx) {
	if s == NoShips || t.away() && s != Occupation || t.S.Caprica == NotSettled && s == Occupation {
		return
	}
	t.Coverage.activation(s)
	t.tell(Event{Kind: EvActivated, Rule: activationRules[s], Cause: x.Source, Icon: s})
	x.By = t.who(t.S.Current)
	x.Rule = activationRules[s]
	switch s {
	case Raiders:
		t.activateRaiders(x)
	case LaunchRaiders:
		t.launchFromBasestars(3, 0, x)
	case HeavyRaiders:
		t.activateHeavy(true, x)
		t.activateEach(s, x)
	case Basestars:
		t.activateEach(s, x)
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
	if t.acting(Raiders) == 0 {
		t.launchFromBasestars(2, 0, x)
		return
	}
	t.window(WhenRaidersAct, x, t.all())
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
	if n := t.sum(func(k *Standing) int8 { return k.RaidersLaunch }); n > 0 {
		t.launchFromBasestars(int(n), 0, x)
	}
	t.moment(WhenRaidersActed, x)
	t.S.This.Jammed = [NumAreas]int8{}
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

// acting returns how many ships around Galactica act by an icon.
func (t *Table) acting(s Activation) (n int) {
	for _, k := range t.cat.cylons {
		if t.cat.Ship(k).Icon == s {
			n += t.S.InSpace(MainSpace, k)
		}
	}
	return n
}

// activateEach lets each ship act that an icon names and that acts by itself. A
// ship that is gone before its turn does not.
func (t *Table) activateEach(s Activation, x Ctx) {
	waiting := t.S.Ships[MainSpace]
	for _, k := range t.cat.cylons {
		row := t.cat.Ship(k)
		if row.Icon != s || row.Act == nil {
			continue
		}
		for a, n := range waiting[k] {
			for ; n > 0 && t.on(k, Area(a)) > 0; n-- {
				t.actShip(k, Area(a), x)
			}
		}
	}
}

// actShip lets one ship of an area act, as often as the cards in play say. A ship of
// which there is one alone is found again where it has moved to.
func (t *Table) actShip(k Ship, a Area, x Ctx) {
	row := t.cat.Ship(k)
	row.Act(t, k, a, x)
	for range t.actsMore(k) {
		if b, at, ok := t.S.FindShip(k); row.Single && ok && b == MainSpace {
			a = at
		}
		if t.on(k, a) > 0 {
			row.Act(t, k, a, x)
		}
	}
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

// Jam makes the first N raiders of the activation about to begin miss that act in
// the area where whoever acts pilots a viper.
type Jam struct{ N int8 }

// Do marks the area.
func (j Jam) Do(t *Table, x Ctx) {
	a, _ := t.S.Seats[x.By.Seat].Loc.Area()
	t.S.This.Jammed[a] = j.N
	t.tell(Event{Kind: EvJammed, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Count: int(j.N), Area: a})
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
	r.About = Subject{Ship: s, Area: a}
	ps := t.pilotsIn(a)
	for p := range Seat(t.S.Players) {
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

// launchFromBasestars launches raiders and heavy raiders from every basestar;
// the current player picks the order where the stock runs short. Rules
// activate.launch, limits.ships.
func (t *Table) launchFromBasestars(raiders, heavy int, x Ctx) {
	swarm := int(t.sum(func(k *Standing) int8 { return k.LaunchMore }))
	var fs [NumAreas]Force
	for _, k := range t.cat.cylons {
		if !t.cat.Ship(k).Launches || t.hasFlaw(k, NoHangar) {
			continue
		}
		for a, n := range t.S.Ships[MainSpace][k] {
			if raiders > 0 {
				fs[a].Raiders += n * int8(raiders+swarm)
			}
			if heavy > 0 {
				fs[a].Heavy += n * int8(heavy+swarm)
			}
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
	t.tell(Event{Kind: EvActivated, Rule: x.Rule, Cause: x.Source, Icon: HeavyRaiders, NoCenturions: true})
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
	if t.ships(HeavyRaider) == 0 {
		t.launchFromBasestars(0, 1, x)
		return
	}
	there := t.S.Ships[MainSpace][HeavyRaider]
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
	t.MoveShips(MainSpace, HeavyRaider, from, to, int(n), Ctx{Rule: "activate.heavy-raiders"})
}

// board turns the heavy raiders of the launch areas into centurions, as far as
// the stock goes; the current player picks which. Rule limits.ships.
func (t *Table) board(rear, front int8, x Ctx) {
	x.Rule = "limits.ships"
	if n := int(rear+front) - t.stock(Centurion); n > 0 {
		t.short(Centurion, n, x)
	}
	for rear+front > 0 && t.stock(Centurion) > 0 {
		a := PortRear
		switch free := t.stock(Centurion); {
		case rear == 0:
			a = PortFront
		case front > 0 && int(rear+front) > free:
			r := t.request(t.S.Current, ReqArea, x)
			r.About.Ship = Centurion
			r.add(OfArea(PortRear))
			r.add(OfArea(PortFront))
			a = t.askOne(r).Area()
		}
		if a == PortRear {
			rear--
		} else {
			front--
		}
		t.alter(MainSpace, HeavyRaider, a, -1)
		t.tell(Event{Kind: EvDestroyed, Rule: "activate.heavy-raiders", Ship: HeavyRaider, Count: 1, Area: a})
		t.addCenturion(x)
	}
}

// advanceCenturions moves every centurion one space; on the last the humans
// lose at once. Rule activate.centurions.
func (t *Table) advanceCenturions() {
	b := &t.S.Boarding
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

// ActBasestar lets a basestar attack Galactica. Rule activate.basestars.
func ActBasestar(t *Table, s Ship, a Area, x Ctx) {
	if !t.hasFlaw(s, NoWeapons) {
		AttackGalactica(t, s, a, x)
	}
}
