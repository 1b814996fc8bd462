package rules

// CanActivateViper reports whether the acting player can activate an unmanned viper.
func CanActivateViper(t *Table, x Ctx) bool { return t.anyUnmanned() && CanPayToll(t, x) }

// anyUnmanned reports whether an unmanned viper is in the Reserves or in space.
func (t *Table) anyUnmanned() bool { return !t.away() && (t.Reserves() > 0 || t.flying() > 0) }

// ActivateVipers activates unmanned vipers, up to N times in all; the same one
// may be activated again. Rule vipers.activate.
type ActivateVipers struct{ N int8 }

// Do lets the acting player choose viper after viper.
func (v ActivateVipers) Do(t *Table, x Ctx) {
	for i := range v.N {
		if !t.present(x.By) || !t.activateViper(x, i > 0, v.N-i) {
			return
		}
	}
}

// activateViper activates one unmanned viper of the number left; it reports
// false if there was none, or if optional and the player stops.
func (t *Table) activateViper(x Ctx, optional bool, left int8) bool {
	if !t.anyUnmanned() || !t.payToll(true, x) || !t.anyUnmanned() {
		return false
	}
	r := t.request(x.By.Seat, ReqViper, x)
	r.Left = uint8(left)
	if optional {
		r.add(OfKind(OptPass))
	}
	t.offerReserves(r)
	t.offerUnmanned(r, everyArea)
	switch o := t.askOne(r); o.Kind {
	case OptReserves:
		t.launchViper(o.Ship(), x)
	case OptArea, OptShipIn:
		k, a := viperOf(o)
		t.flyViper(k, a, Nobody, x)
	default:
		return false
	}
	return true
}

// launchViper launches an unmanned viper, and returns into which area.
func (t *Table) launchViper(k Ship, x Ctx) Area {
	a := t.pickLaunch(Nobody, x)
	t.placeViper(k, a, x)
	t.vipersPlaced(x)
	return a
}

// pickLaunch lets the acting player choose a launch area, for a viper and its
// pilot if it has one.
func (t *Table) pickLaunch(pilot Seat, x Ctx) Area {
	r := t.request(x.By.Seat, ReqLaunch, x)
	r.About.Pilot = ref(pilot)
	r.add(OfArea(PortRear))
	r.add(OfArea(PortFront))
	return t.askOne(r).Area()
}

// flyViper lets a viper in an area move, attack or, with a pursuit track, escort a
// civilian ship; pilot flies it, or Nobody.
// It returns where the viper is then.
func (t *Table) flyViper(k Ship, a Area, pilot Seat, x Ctx) Area {
	a, _ = t.flyOrStop(k, a, pilot, false, x)
	return a
}

// flyOrStop is flyViper for a viper that its player, if optional, may leave where it
// is; it reports whether it did anything.
func (t *Table) flyOrStop(k Ship, a Area, pilot Seat, optional bool, x Ctx) (Area, bool) {
	r := t.request(x.By.Seat, ReqFly, x)
	r.About = Subject{Area: a, Pilot: ref(pilot), Ship: k}
	if optional {
		r.add(OfKind(OptPass))
	}
	t.offerFlight(r, MoveTo, k, a)
	t.offerTargets(r, a)
	if _, ok := t.pursuing(); ok {
		t.offerCivilians(r, a)
	}
	o := t.askOne(r)
	switch o.Kind {
	case OptPass:
		return a, false
	case OptShipIn:
		by := ByUnmanned
		if pilot != Nobody {
			by = ByPilot
		}
		t.attack(o.Ship(), a, by, k, x)
		return a, true
	case OptCivilian:
		t.escort(o.Letter(), pilot, x)
		return a, true
	}
	to := o.Area()
	if pilot != Nobody {
		t.flySelf(pilot, to, x)
		return to, true
	}
	t.alter(MainSpace, k, a, -1)
	t.alter(MainSpace, k, to, 1)
	t.tell(Event{Kind: EvViperMoved, Rule: "vipers.activate", Cause: x.Source, Area: a, Into: to})
	return to, true
}

// offerFlight adds the areas that a viper of a kind in area a can move to, the
// nearest first, as the options that as makes of them.
func (t *Table) offerFlight(r *Request, as func(Area) Option, k Ship, a Area) {
	for d := Area(1); d <= Area(max(1, t.cat.Ship(k).Viper.Steps)); d++ {
		r.add(as((a + d) % NumAreas))
		r.add(as((a + NumAreas - d) % NumAreas))
	}
}

// FireGuns lets Galactica attack one Cylon ship that the acting player chooses.
type FireGuns struct{}

// Do asks for the target and attacks. Rule location.weapons-control.
func (FireGuns) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqTarget, x)
	for a := range NumAreas {
		t.offerTargets(r, a)
	}
	if r.N == 0 {
		return
	}
	o := t.askOne(r)
	t.attack(o.Ship(), o.Area(), ByGalactica, Viper, x)
}

// AnyCylonShip reports whether a Cylon ship is in any area.
func AnyCylonShip(t *Table, _ Ctx) bool {
	for a := range NumAreas {
		if t.anyTarget(a) {
			return true
		}
	}
	return false
}

// recallViper returns an unmanned viper from space to the Reserves. Rule
// limits.ships.
func (t *Table) recallViper(x Ctx) {
	r := t.request(x.By.Seat, ReqViper, x)
	t.offerUnmanned(r, everyArea)
	k, a := viperOf(t.askOne(r))
	t.dock(k, a, 1)
	t.tell(Event{Kind: EvVipersHome, Rule: "limits.ships", Count: 1, Area: a})
}

// RecallVipers returns all vipers in space to the Reserves; their pilots move
// to the Hangar Deck, as in a jump.
type RecallVipers struct{}

// Do returns them.
func (RecallVipers) Do(t *Table, x Ctx) {
	if !t.away() {
		t.vipersHome(&mooring{}, x)
	}
}
