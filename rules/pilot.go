package rules

import "ragtag/options"

// flyOwn activates the viper that a player pilots. Rule vipers.pilot.
func (t *Table) flyOwn(w Who, x Ctx) {
	if !t.payToll(false, x) {
		return
	}
	if a, ok := t.S.Seats[w.Seat].Loc.Area(); ok { // unless the card paid has carried it off
		t.flyViper(t.S.Hull(w.Seat), a, w.Seat, x)
	}
}

// CanDash reports whether the acting player pilots a viper that it can activate.
func CanDash(t *Table, x Ctx) bool { return PilotingViper(t, x) && CanPayToll(t, x) }

// PilotingViper reports whether the acting player pilots a viper.
func PilotingViper(t *Table, x Ctx) bool {
	_, ok := t.S.Seats[x.By.Seat].Loc.Area()
	return ok
}

// PilotWithTarget reports whether the acting player can attack in a viper that it pilots:
// a Cylon ship is in its area.
func PilotWithTarget(t *Table, x Ctx) bool {
	a, ok := t.S.Seats[x.By.Seat].Loc.Area()
	return ok && t.anyTarget(a) && CanPayToll(t, x)
}

// Strafe attacks up to N times with the viper that the acting player pilots.
type Strafe struct{ N int8 }

// Do asks for a target before each attack.
func (s Strafe) Do(t *Table, x Ctx) {
	if !t.payToll(false, x) { // once for all
		return
	}
	for i := range s.N {
		if !t.present(x.By) {
			return
		}
		a, ok := t.S.Seats[x.By.Seat].Loc.Area()
		if !ok || !t.anyTarget(a) {
			return
		}
		r := t.request(x.By.Seat, ReqTarget, x)
		r.Left, r.About.Ship = uint8(s.N-i), t.S.Hull(x.By.Seat)
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

// CanLaunchSelf reports whether the acting player can launch in a viper: it is
// a pilot on the humans' side of the board, and there is a viper in the Reserves or
// an unmanned one in space. A Cylon player may use the location from elsewhere by an
// ability, and yet pilots nothing. To launch oneself is not to activate a viper.
func CanLaunchSelf(t *Table, x Ctx) bool {
	return t.human(x.By.Seat) && t.flies(x.By.Seat) && t.anyUnmanned()
}

// flies reports whether seat p can man a viper: its sheet has piloting, and is in force. A
// Cylon who infiltrates without a sheet flies all the same where every Cylon may
// infiltrate. Rules location.hangar-deck, epica.infiltrate.
func (t *Table) flies(p Seat) bool {
	holds := t.sheetHolds(p) || t.S.Seats[p].Infiltrating && t.Feature(options.CylonsInside)
	return holds && t.sheet(p).Skills().Has(Piloting)
}

// LaunchSelf launches the acting player in a viper; then an action may follow.
// Rule location.hangar-deck.
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

// TakeOver lets the acting player pilot a viper that was just placed, and then
// take an action.
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

// CanTakeOver reports whether the acting player may pilot a viper just placed:
// it is on a location of Galactica other than the Brig.
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

// LaunchPilots lets every pilot on Galactica launch in a viper of the Reserves, one
// after another from the current player.
type LaunchPilots struct{}

// Do asks each whether, in which viper and where.
func (LaunchPilots) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	for p := range t.clockwise(t.S.Current) {
		w := t.who(p)
		y := x
		y.By = w
		if !t.readyToFly(p) || t.Reserves() == 0 || !t.May(p, y) {
			continue
		}
		k := t.pickReserve(w.Seat, y)
		t.man(w, k, t.pickLaunch(w.Seat, y), y)
	}
}

// readyToFly reports whether seat p is a pilot on Galactica who is free to leave it.
func (t *Table) readyToFly(p Seat) bool { return t.onGalactica(p) && t.canMove(p) && t.flies(p) }

// boardPlaced lets every pilot on Galactica go aboard a viper that the battle of
// Battlestar Epica has just launched, one after another from the current player. Rule
// epica.eight.
func (t *Table) boardPlaced(x Ctx) {
	if !t.battleOnTheWay(x) {
		return
	}
	for p := range t.clockwise(t.S.Current) {
		y := Ctx{By: t.who(p), Chosen: Who{Seat: Nobody}, Rule: "epica.eight"}
		r := t.request(p, ReqViper, y)
		t.offerPlaced(r, x)
		if r.N == 0 || !t.readyToFly(p) || !t.May(p, y) {
			continue
		}
		r = t.request(p, ReqViper, y) // again, since May has asked in its place
		t.offerPlaced(r, x)
		k, a := viperOf(t.askOne(r))
		t.dock(k, a, 1) // man takes it from there
		t.man(y.By, k, a, y)
	}
}

// offerPlaced adds the vipers without pilots that an effect has just placed to a request.
func (t *Table) offerPlaced(r *Request, x Ctx) {
	for a := range NumAreas {
		for _, k := range t.cat.hulls {
			if t.S.This.Placed>>a&1 == 1 && t.on(k, a) > 0 && t.fights(k, x) {
				r.add(viperIn(k, a))
			}
		}
	}
}
