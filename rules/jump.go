package rules

import "ragtag/options"

// MoveMarker moves the fleet marker; at the end of the track the fleet jumps at
// once. Rules jump.prepare, jump.auto.
func (t *Table) MoveMarker(by int8, x Ctx) {
	if t.S.Caprica == Returned {
		return // rule new-caprica.after: the track has done its work
	}
	t.catchUp()
	was := t.S.Marker
	t.S.Marker = min(max(was+by, 0), AutoJump)
	if t.S.Marker != was {
		t.tell(Event{Kind: EvMarker, Rule: "jump.prepare", Cause: x.Source, Value: int(t.S.Marker), Away: t.away()})
	}
	t.noteMotives()
	if t.S.Marker != AutoJump {
		return
	}
	if t.away() {
		t.comeBack(x)
		return
	}
	x.Rule = "jump.auto"
	t.jump(x)
}

// CanUseFTL reports whether the fleet marker is on a space from which FTL
// Control can jump.
func CanUseFTL(t *Table, _ Ctx) bool {
	return t.S.Caprica == NotSettled && (JumpLoss[t.S.Marker] > 0 || t.S.Marker == AutoJump && t.Feature(options.JumpsNeedFTL))
}

// grounded reports whether the fleet cannot jump, since FTL Control is damaged. Rule
// epica.locations.
func (t *Table) grounded() bool {
	return t.Feature(options.JumpsNeedFTL) && t.S.Damaged.Has(t.Place(AtFTL))
}

// JumpNow jumps the fleet with FTL Control: a roll for the population first.
// Rule jump.ftl.
type JumpNow struct{}

// Do rolls, loses the population at stake and jumps.
func (JumpNow) Do(t *Table, x Ctx) {
	x.Rule = "jump.ftl"
	if t.S.Marker == AutoJump {
		t.jump(x) // it was waiting: there is nothing to lose
		return
	}
	if t.RollDie(Aim{N: JumpLoss[t.S.Marker]}, x) < FTLSafe {
		t.turnDial(Population, -JumpLoss[t.S.Marker], x)
	}
	t.jump(x)
}

// jump carries out the procedure of a jump; once the last distance is reached
// it ends the game instead. Rule jump.procedure.
func (t *Table) jump(x Ctx) {
	if t.S.Caprica != NotSettled {
		return // rule new-caprica.leave: only the Admiral's order takes the fleet away
	}
	if t.grounded() {
		t.tell(Event{Kind: EvGrounded, Rule: "epica.locations", Cause: x.Source})
		return
	}
	t.catchUp()
	snared := t.snare()
	if t.S.Queue.Final {
		t.S.This.Parting = t.conflicted()
		t.jumped(&snared, x)
		t.won(t.objective().Won)
	}
	t.tell(Event{Kind: EvJump, Rule: "jump.procedure", Cause: x.Source})
	late := t.Feature(options.LateMissions)
	if !late {
		t.clearMission()
	}
	t.removeShips()
	t.window(WhenShipsRemoved, Ctx{By: x.By, Chosen: Who{Seat: Nobody}, Source: x.Source, Rule: "jump.remove-ships"}, t.playing())
	t.moment(WhenFleetJumps, x)
	t.chooseDestination()
	if late {
		t.resetMarker(x)
		t.clearMission()
		t.passThresholds()
	} else {
		before := t.S.Crossing
		t.drainMilestones()
		if !t.away() && t.S.Crossing == before { // else the phase has reset the marker
			t.resetMarker(x)
		} else {
			t.moveOn(x)
		}
	}
	t.noteMotives()
	t.jumped(&snared, x)
}

// resetMarker moves the fleet marker back to start, and on by what a Destination says.
// Rule jump.reset.
func (t *Table) resetMarker(x Ctx) {
	t.S.Marker = 0
	t.tell(Event{Kind: EvMarker, Rule: "jump.reset"})
	t.moveOn(x)
}

// moveOn moves the fleet marker by what a Destination says.
func (t *Table) moveOn(x Ctx) {
	if n := t.S.This.Onward; n != 0 {
		t.S.This.Onward = 0
		t.MoveMarker(n, x)
	}
}

// won ends the game for the humans, unless a resource has run out. Rule end.win.
func (t *Table) won(e Ending) {
	t.settleGoals()
	t.checkDials()
	t.S.Result.Ending = e
	panic(ended{})
}

// removeShips clears the space areas. Rule jump.remove-ships.
func (t *Table) removeShips() {
	x := Ctx{Rule: "jump.remove-ships"}
	m := t.moor()
	t.leaveBehind()
	t.vipersHome(&m, x)
	if _, ok := t.pursuing(); ok {
		return // civilian ships stay where they are
	}
	for a := range NumAreas {
		for n := t.civilians(a); n > 0; n-- {
			t.S.toTop(CivilianIn+Zone(a), n-1, CivilianPile).Tag = 0
		}
	}
	t.shuffle(CivilianPile)
}

// leaveBehind takes the Cylon ships away from Galactica: to the matching areas of
// the board that follows her, where there is one, else to the stock.
func (t *Table) leaveBehind() {
	b, follows := t.follower()
	left := 0
	for _, k := range t.cat.cylons {
		for a, n := range t.S.Ships[MainSpace][k] {
			if n == 0 {
				continue
			}
			t.alter(MainSpace, k, Area(a), -n)
			t.returnTokens(k)
			if follows {
				t.alter(b, t.plain(k), Area(a), n)
				left += int(n)
			}
		}
	}
	if left > 0 {
		t.tell(Event{Kind: EvLeftBehind, Rule: "jump.remove-ships", Count: left, Beyond: b})
	}
	t.noteMotives()
}

// chooseDestination draws Destination cards for the Admiral, or the player who
// has been given the choice, and resolves the one chosen. Rule
// jump.destination.
func (t *Table) chooseDestination() {
	p, n := t.S.Titles[Admiral], 2
	x := Ctx{By: t.who(p), Chosen: Who{Seat: Nobody}, Origin: FromDestination, Rule: "jump.destination"}
	t.S.This.Navigator, t.S.This.Charts = p, int8(n)
	if t.S.This.Blind > 0 {
		t.S.This.Charts, t.S.This.Blind = t.S.This.Blind, 0
	} else {
		t.force(WhenDestination)
	}
	p, n = t.S.This.Navigator, int(t.S.This.Charts)
	x.By = t.who(p)
	me := Seats(0).With(p)
	for range min(n, t.S.Count(DestinationDeck)) {
		t.S.toTop(DestinationDeck, t.S.Count(DestinationDeck)-1, DestinationDrawn).Known |= me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, By: ref(p), Count: t.S.Count(DestinationDrawn), To: me, Private: t.comps(DestinationDrawn)})
	r := t.request(p, ReqDestination, x)
	r.Secret = true
	for _, s := range t.S.In(DestinationDrawn) {
		r.offerOnce(OfComp(s.Comp))
	}
	if r.N == 0 {
		return
	}
	r.sort()
	c := t.askOne(r).Comp()
	t.S.toTop(DestinationDrawn, t.S.find(DestinationDrawn, c), DestinationVisited).Known = Public
	for t.S.Count(DestinationDrawn) > 0 {
		t.S.toBottom(DestinationDrawn, 0, DestinationDeck).Known &= me
	}
	t.arrive(c, x)
}

// arrive resolves a Destination card.
func (t *Table) arrive(c Comp, x Ctx) {
	x.Source = c
	t.tell(Event{Kind: EvDestination, Rule: x.Rule, By: ref(x.By.Seat), Comp: c})
	t.Coverage.branch(c, BranchMain)
	t.cat.Destination(c).Do.Do(t, x)
	t.gainDistance(t.cat.Destination(c).Distance, x)
}

// SteerJump gives the choice of the destination under way to the acting player,
// from n cards.
func (t *Table) SteerJump(n int8, x Ctx) {
	t.S.This.Navigator, t.S.This.Charts = x.By.Seat, n
}

// gainDistance adds distance: the one way in which it changes. What it sets off
// waits in the queue. Rule distance.objective.
func (t *Table) gainDistance(n int8, x Ctx) {
	was := t.S.Distance
	t.S.Distance += n
	t.tell(Event{Kind: EvDistance, Rule: "jump.distance", Cause: x.Source, Value: int(t.S.Distance), Change: int(n)})
	t.noteMotives()
	t.reach(was)
}

// MoveFleetMarker moves the fleet marker on the Jump Preparation track.
type MoveFleetMarker struct{ By int8 }

// Do moves it. Rule jump.prepare.
func (m MoveFleetMarker) Do(t *Table, x Ctx) { t.MoveMarker(m.By, x) }

// Steer gives the choice of the destination to the acting player, from Draw
// cards.
type Steer struct{ Draw int8 }

// Do gives it.
func (s Steer) Do(t *Table, x Ctx) { t.SteerJump(s.Draw, x) }

// CanJumpBlind returns a test of whether the fleet has come no farther than atMost.
func CanJumpBlind(atMost int8) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool { return t.S.Distance <= atMost && !t.grounded() }
}

// JumpBlind jumps the fleet at once, from wherever the marker is; the Admiral
// draws only Charts Destination cards, whatever else is in force.
type JumpBlind struct{ Charts int8 }

// Do jumps. Rule jump.procedure.
func (j JumpBlind) Do(t *Table, x Ctx) {
	t.S.This.Blind = j.Charts
	t.jump(x)
}

// MoveOnward moves the fleet marker as soon as the jump under way has reset it.
type MoveOnward struct{ By int8 }

// Do marks the turn.
func (m MoveOnward) Do(t *Table, _ Ctx) { t.S.This.Onward += m.By }

// Elsewhere discards the Destination card being resolved, and draws and resolves
// another in its place.
type Elsewhere struct{}

// Do puts the card out of the game and draws.
func (Elsewhere) Do(t *Table, x Ctx) {
	if i := t.S.find(DestinationVisited, x.Source); i >= 0 {
		t.S.toTop(DestinationVisited, i, RemovedFromGame).Known = Public
	}
	if n := t.S.Count(DestinationDeck); n > 0 {
		t.S.toTop(DestinationDeck, n-1, DestinationVisited).Known = Public
		t.arrive(t.S.At(DestinationVisited, t.S.Count(DestinationVisited)-1).Comp, x)
	}
}
