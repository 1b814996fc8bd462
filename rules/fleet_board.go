package rules

import (
	"ragtag/options"
)

// The Cylon Fleet board: where the Cylon ships wait that a jump has left behind or
// that an icon brings which finds nothing to do, and the track on which they
// pursue Galactica.

// pursuing returns the board of space with a pursuit track, and whether this game
// has one. Rule fleet-board.what.
func (t *Table) pursuing() (Space, bool) {
	b, ok := t.follower()
	return b, ok && len(t.cat.spaces[b].Pursuit) > 0
}

// numbered returns the area with the lowest number, or the highest, among those of a
// board that hold a ship of the class of a kind, and which ship that is.
func (t *Table) numbered(b Space, k Ship, highest bool) (Ship, Area, bool) {
	rolls := &t.cat.spaces[b].Rolls
	for i := range rolls {
		if highest {
			i = len(rolls) - 1 - i
		}
		for _, k := range t.cat.classes[t.cat.ships[k].class] {
			if t.S.Ships[b][k][rolls[i]] > 0 {
				return k, rolls[i], true
			}
		}
	}
	return 0, 0, false
}

// waiting returns how many ships of the class of a kind can be taken from the board
// with the pursuit track.
func (t *Table) waiting(k Ship) int {
	b, ok := t.pursuing()
	if !ok || t.cat.ships[k].Side != CylonSide {
		return 0
	}
	return t.S.Afloat(t.cat, b, k)
}

// drain takes a ship of the class of a kind, of which the stock has none, from the
// lowest-numbered area where one waits, and puts it into an area around
// Galactica. No other ship moves, nor does pursuit. One that is to have a name of its own
// has it there. It reports whether there was one. Rule limits.ships.
func (t *Table) drain(k Ship, to Area, x Ctx) bool {
	b, ok := t.pursuing()
	if !ok {
		return false
	}
	waits, from, ok := t.numbered(b, k, false)
	if !ok {
		return false
	}
	t.remove(b, waits, from, 1)
	if waits != t.plain(k) {
		k = waits
	}
	t.alter(MainSpace, k, to, 1)
	t.noteMotives()
	t.tell(Event{Kind: EvShipMoved, Rule: "limits.ships", Cause: x.Source, Ship: k, Space: b, Area: from, Beyond: MainSpace, Into: to})
	return true
}

// plain returns the kind that a ship with a name of its own is without it: Scar is a raider.
// A ship of any other kind is what it is.
func (t *Table) plain(k Ship) Ship {
	for _, other := range t.cat.classes[t.cat.ships[k].class] {
		if t.cat.ships[k].Single && !t.cat.ships[other].Single {
			return other
		}
	}
	return k
}

// reinforcement is the ship that an icon brings which finds nothing to do.
var reinforcement = [NumActivations]Ship{Raiders: Raider, LaunchRaiders: BasestarA, HeavyRaiders: HeavyRaider, Basestars: BasestarA}

// idle reports whether an icon finds nothing to do around Galactica: no ship of its
// kind, nor a basestar to launch one, even a disabled one.
func (t *Table) idle(s Activation) bool {
	for _, k := range t.cat.cylons {
		if t.cat.Ship(k).Launches && t.S.InSpace(MainSpace, k) > 0 {
			return false
		}
	}
	return t.acting(s) == 0 && !(s == HeavyRaiders && t.centurions() > 0)
}

// reinforce does what an icon does that finds nothing to do, in games with a pursuit
// track; it reports whether it has. Rule fleet-board.place.
func (t *Table) reinforce(s Activation, x Ctx) bool {
	b, ok := t.pursuing()
	if !ok || !t.idle(s) {
		return false
	}
	k := reinforcement[s]
	x.Rule = "fleet-board.place"
	if t.stockOf(k) > 0 {
		t.placeOn(b, k, t.cat.spaces[b].Rolls[t.RollDie(Aim{Ship: k}, x)-1], 1, x)
	} else {
		if _, a, ok := t.numbered(b, k, true); ok {
			t.comeOver(b, a, x)
		}
		if t.Feature(options.PursuitByDeed) {
			return true
		}
	}
	t.advancePursuit(x)
	return true
}

// deeds is what an icon finds that can do something, and how many ships could have come
// by it.
type deeds struct {
	able  bool
	ships int
}

// deedsOf returns the deeds of an icon.
func (t *Table) deedsOf(s Activation) (d deeds) {
	switch s {
	case Raiders:
		d.able = t.acting(s) > 0
	case HeavyRaiders:
		d.able = t.acting(s) > 0 || t.centurions() > 0
	case Basestars:
		for _, k := range t.cat.classes[BasestarA] {
			d.able = d.able || t.S.InSpace(MainSpace, k) > 0 && !t.hasFlaw(k, NoWeapons)
		}
	}
	d.ships = t.ships(Raider) + t.ships(HeavyRaider)
	return d
}

// pursueIdle advances pursuit after an icon that found ships around Galactica, if none of
// them did anything. Rule epica.ships.
func (t *Table) pursueIdle(s Activation, before deeds, x Ctx) {
	if !before.able && t.deedsOf(s).ships <= before.ships {
		t.advancePursuit(x)
	}
}

// comeOver moves all ships of an area of a board to the matching area around
// Galactica.
func (t *Table) comeOver(b Space, a Area, x Ctx) {
	for _, k := range t.cat.cylons {
		t.TransferShips(k, a, b, MainSpace, x)
	}
}

// advancePursuit moves the pursuit marker one space on: that may bring civilian ships
// into space or, at the end of the track, all Cylon ships that wait. Rule
// fleet-board.pursuit.
func (t *Table) advancePursuit(x Ctx) {
	b, ok := t.pursuing()
	if !ok || t.away() {
		return
	}
	x.Rule = "fleet-board.pursuit"
	track := t.cat.spaces[b].Pursuit
	t.S.Pursuit++
	t.tell(Event{Kind: EvPursuit, Rule: x.Rule, Cause: x.Source, Value: int(t.S.Pursuit)})
	if n := track[t.S.Pursuit]; n > 0 {
		PlaceCivilians{N: n}.Do(t, x)
	}
	if int(t.S.Pursuit) == len(track)-1 {
		for a := range NumAreas {
			t.comeOver(b, a, x)
		}
		t.S.Pursuit = 0
		t.tell(Event{Kind: EvPursuit, Rule: x.Rule, Cause: x.Source})
	}
}

// AdvancePursuit advances the pursuit marker.
type AdvancePursuit struct{}

// Do advances it. Rule fleet-board.pursuit.
func (AdvancePursuit) Do(t *Table, x Ctx) { t.advancePursuit(x) }

// ReinforceFleet lets the acting player place a basestar, or else Raiders raiders, in
// an area of the Cylon Fleet board, as far as the stock has them.
type ReinforceFleet struct{ Raiders int8 }

// Do asks what and where. Rule location.basestar-bridge.
func (e ReinforceFleet) Do(t *Table, x Ctx) {
	b, ok := t.pursuing()
	if !ok || t.away() {
		return
	}
	r := t.request(x.By.Seat, ReqReinforce, x)
	for _, k := range []Ship{Raider, BasestarA} {
		for a := range NumAreas {
			r.add(ShipIn(k, a))
		}
	}
	r.sort()
	o := t.askOne(r)
	n := 1
	if o.Ship() == Raider {
		n = int(e.Raiders)
	}
	if few := n - t.stockOf(o.Ship()); few > 0 {
		t.short(o.Ship(), few, x)
	}
	t.placeOn(b, o.Ship(), o.Area(), n, x)
}

// placeOn places ships of the class of a kind, out of the stock, in an area of a board.
func (t *Table) placeOn(b Space, k Ship, a Area, n int, x Ctx) {
	if t.cat.Ship(k).Single {
		for range n {
			t.placeNext(b, k, a, x)
		}
		return
	}
	t.PlaceShips(b, k, a, n, x)
}
