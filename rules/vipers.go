package rules

// CanActivateViper reports whether any unmanned viper can be activated.
func CanActivateViper(t *Table, _ Ctx) bool {
	if t.away() {
		return false
	}
	return t.Reserves() > 0 || t.flying() > 0
}

// ActivateVipers activates unmanned vipers, up to N times in all; the same one
// may be activated again. Rule vipers.activate.
type ActivateVipers struct{ N int8 }

// Do lets whoever acts choose viper after viper.
func (v ActivateVipers) Do(t *Table, x Ctx) {
	for i := range v.N {
		if !t.here(x.By) || !t.activateViper(x, i > 0, v.N-i) {
			return
		}
	}
}

// activateViper activates one unmanned viper of the number left; it reports
// false if there was none, or if may and the player stops.
func (t *Table) activateViper(x Ctx, may bool, left int8) bool {
	r := t.request(x.By.Seat, ReqViper, x)
	r.Left = uint8(left)
	if may {
		r.add(OfKind(OptPass))
	}
	t.offerReserves(r)
	t.offerUnmanned(r, everyArea)
	if !CanActivateViper(t, x) {
		return false
	}
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

// launchViper launches an unmanned viper.
func (t *Table) launchViper(k Ship, x Ctx) {
	a := t.pickLaunch(Nobody, x)
	t.S.This.Placed = 0
	t.placeViper(k, a, x)
	t.vipersPlaced(x)
}

// pickLaunch lets whoever acts choose a launch area, for a viper and its pilot if it
// has one.
func (t *Table) pickLaunch(pilot Seat, x Ctx) Area {
	r := t.request(x.By.Seat, ReqLaunch, x)
	r.About.Pilot = ref(pilot)
	r.add(OfArea(PortRear))
	r.add(OfArea(PortFront))
	return t.askOne(r).Area()
}

// flyViper lets a viper in an area move or attack; pilot flies it, or Nobody.
func (t *Table) flyViper(k Ship, a Area, pilot Seat, x Ctx) {
	r := t.request(x.By.Seat, ReqFly, x)
	r.About = Subject{Area: a, Pilot: ref(pilot)}
	t.offerFlight(r, MoveTo, k, a)
	t.offerTargets(r, a)
	o := t.askOne(r)
	if o.Kind == OptShipIn {
		by := ByUnmanned
		if pilot != Nobody {
			by = ByPilot
		}
		t.attack(o.Ship(), a, by, k, x)
		return
	}
	to := o.Area()
	if pilot != Nobody {
		t.flySelf(pilot, to, x)
		return
	}
	t.alter(MainSpace, k, a, -1)
	t.alter(MainSpace, k, to, 1)
	t.tell(Event{Kind: EvViperMoved, Rule: "vipers.activate", Cause: x.Source, Area: a, Into: to})
}

// offerFlight adds the areas that a viper of a kind in area a can move to, the
// nearest first, as options that the request has for them.
func (t *Table) offerFlight(r *Request, as func(Area) Option, k Ship, a Area) {
	for d := Area(1); d <= Area(max(1, t.cat.Ship(k).Viper.Steps)); d++ {
		r.add(as((a + d) % NumAreas))
		r.add(as((a + NumAreas - d) % NumAreas))
	}
}

// flyOwn activates the viper that a player pilots. Rule vipers.pilot.
func (t *Table) flyOwn(w Who, x Ctx) {
	if a, ok := t.S.Seats[w.Seat].Loc.Area(); ok {
		t.flyViper(t.S.Hull(w.Seat), a, w.Seat, x)
	}
}

// PilotingViper reports whether whoever acts pilots a viper.
func PilotingViper(t *Table, x Ctx) bool {
	_, ok := t.S.Seats[x.By.Seat].Loc.Area()
	return ok
}

// PilotWithTarget reports whether whoever acts pilots a viper with a Cylon ship
// in its area.
func PilotWithTarget(t *Table, x Ctx) bool {
	a, ok := t.S.Seats[x.By.Seat].Loc.Area()
	return ok && t.anyTarget(a)
}

// Strafe attacks up to N times with the viper that whoever acts pilots.
type Strafe struct{ N int8 }

// Do asks for a target before each attack.
func (s Strafe) Do(t *Table, x Ctx) {
	for i := range s.N {
		if !t.here(x.By) {
			return
		}
		a, ok := t.S.Seats[x.By.Seat].Loc.Area()
		if !ok || !t.anyTarget(a) {
			return
		}
		r := t.request(x.By.Seat, ReqTarget, x)
		r.Left = uint8(s.N - i)
		if i > 0 {
			r.add(OfKind(OptPass))
		}
		t.offerTargets(r, a)
		o := t.askOne(r)
		if o.Kind != OptShipIn {
			return
		}
		t.attack(o.Ship(), a, ByPilot, t.S.Hull(x.By.Seat), x)
	}
}

// FireGuns lets Galactica attack one Cylon ship that whoever acts chooses.
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

// CanLaunchSelf reports whether whoever acts can launch in a viper: it is a
// pilot, and there is a viper in the Reserves or an unmanned one in space.
func CanLaunchSelf(t *Table, x Ctx) bool {
	return t.sheetHolds(x.By.Seat) && t.sheet(x.By.Seat).Skills().Has(Piloting) && CanActivateViper(t, x)
}

// LaunchSelf launches whoever acts in a viper; then an action may follow. Rule
// location.hangar-deck.
type LaunchSelf struct{}

// Do launches, recalling a viper from space if the Reserves are empty.
func (LaunchSelf) Do(t *Table, x Ctx) {
	if t.Reserves() == 0 {
		t.recallViper(x)
	}
	k := t.pickReserve(x.By.Seat, x)
	t.man(x.By, k, t.pickLaunch(x.By.Seat, x), x)
	t.tell(Event{Kind: EvExtraAction, Rule: x.Rule, By: ref(x.By.Seat)})
	t.act(x.By, Ctx{By: x.By, Source: x.Source, Rule: x.Rule})
}

// man puts a body into a viper of the Reserves, in area a.
func (t *Table) man(w Who, k Ship, a Area, x Ctx) {
	t.S.Berths[k].Reserves--
	t.stand(w, InSpace(a))
	if k != Viper {
		t.S.Seats[w.Seat].Hull = k
	}
	t.tell(Event{Kind: EvLaunched, Rule: x.Rule, Cause: x.Source, By: ref(w.Seat), Area: a})
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

// StartInViper puts a body into a viper of the Reserves at set-up; without one
// it starts on the Hangar Deck.
func StartInViper(t *Table, w Who) {
	if t.Reserves() == 0 {
		t.S.Seats[w.Seat].Loc = t.Place(AtHangar)
		return
	}
	x := Ctx{By: w, Rule: "setup.placement"}
	k := t.pickReserve(w.Seat, x)
	t.man(w, k, t.pickLaunch(w.Seat, x), x)
}

// TakeOver lets whoever acts pilot a viper that was just placed, and then take
// an action.
type TakeOver struct{}

// Do asks for the viper where there are several.
func (TakeOver) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqArea, x)
	t.offerUnmanned(r, t.S.This.Placed)
	k, a := viperOf(t.askOne(r))
	t.dock(k, a, 1) // man takes it from there
	t.S.This.Placed = 0
	t.man(x.By, k, a, x)
	t.tell(Event{Kind: EvExtraAction, Rule: x.Rule, By: ref(x.By.Seat)})
	t.act(x.By, Ctx{By: x.By, Source: x.Source, Rule: x.Rule})
}

// CanTakeOver reports whether whoever acts may pilot a viper just placed: it
// stands on a location of Galactica other than the Brig.
func CanTakeOver(t *Table, x Ctx) bool {
	if !t.onGalactica(x.By.Seat) || !t.canMove(x.By.Seat) {
		return false
	}
	for a := range NumAreas {
		if t.S.This.Placed&(1<<a) != 0 && t.unmanned(a) > 0 {
			return true
		}
	}
	return false
}

// RecallVipers returns all vipers in space to the Reserves; their pilots move
// to the Hangar Deck, as in a jump.
type RecallVipers struct{}

// Do returns them.
func (RecallVipers) Do(t *Table, x Ctx) {
	if !t.away() {
		t.vipersHome(x)
	}
}

func (t *Table) vipersHome(x Ctx) {
	n := t.flying()
	for _, k := range t.cat.hulls {
		for a := range NumAreas {
			t.dock(k, a, t.on(k, a))
		}
	}
	if n > 0 {
		t.tell(Event{Kind: EvVipersHome, Rule: x.Rule, Cause: x.Source, Count: n})
	}
	for p := range Seat(t.S.Players) {
		if _, ok := t.S.Seats[p].Loc.Area(); ok {
			t.stand(t.who(p), t.Place(AtHangar))
			t.tell(Event{Kind: EvSent, Rule: "vipers.leave", Cause: x.Source, At: ref(p), Loc: t.S.Seats[p].Loc})
		}
	}
}

// DamageVipers damages N vipers without an attack: in the Reserves, or in space
// where the current player picks them, or wherever the current player likes.
type DamageVipers struct {
	N        int8
	InSpace  bool
	Anywhere bool
}

// Do damages them, as far as there are any.
func (d DamageVipers) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	x.Rule = "vipers.damaged"
	for range d.N {
		switch {
		case d.Anywhere:
			r := t.request(t.S.Current, ReqViper, x)
			t.offerReserves(r)
			t.offerVipers(r, everyArea)
			t.damageOffered(r, x)
		case d.InSpace:
			t.damageViperIn(everyArea, t.S.Current, x)
		case t.Reserves() > 0:
			t.breakReserve(t.pickReserve(t.S.Current, x), x)
		}
	}
}

func (t *Table) breakReserve(k Ship, x Ctx) {
	t.S.Berths[k].Reserves--
	destroyed := t.hurt(k, false)
	t.tell(Event{Kind: EvViperBroken, Rule: "vipers.damaged", Cause: x.Source, Count: 1, Destroyed: destroyed})
}

// everyArea is the set of all space areas.
const everyArea = 1<<NumAreas - 1

// damageViperIn damages a viper that seat by picks, in one of a set of areas.
func (t *Table) damageViperIn(areas uint8, by Seat, x Ctx) {
	x.Rule = "vipers.damaged"
	r := t.request(by, ReqViper, x)
	t.offerVipers(r, areas)
	t.damageOffered(r, x)
}

// offerVipers adds the vipers, with a pilot or without, in a set of areas.
func (t *Table) offerVipers(r *Request, areas uint8) {
	t.offerUnmanned(r, areas)
	for p := range Seat(t.S.Players) {
		if a, ok := t.S.Seats[p].Loc.Area(); ok && areas>>a&1 == 1 {
			r.add(OfPilot(p, a))
		}
	}
}

// damageOffered damages one of the vipers that a request offers.
func (t *Table) damageOffered(r *Request, x Ctx) {
	if r.N == 0 {
		return
	}
	switch o := t.askOne(r); o.Kind {
	case OptPilot:
		w := t.who(o.Seat())
		a, _ := t.S.Seats[w.Seat].Loc.Area()
		t.hitViper(t.S.Hull(w.Seat), a, w, false, x)
	case OptReserves:
		t.breakReserve(o.Ship(), x)
	default:
		k, a := viperOf(o)
		t.hitViper(k, a, Who{Seat: Nobody}, false, x)
	}
}
