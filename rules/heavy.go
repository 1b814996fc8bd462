package rules

import "ragtag/options"

// HeavyRaidersAlone activates the heavy raiders; the centurions stay where they
// are.
type HeavyRaidersAlone struct{}

// Do activates them.
func (HeavyRaidersAlone) Do(t *Table, x Ctx) {
	if t.away() || t.S.This.Truce {
		return
	}
	x.By, x.Rule = t.who(t.S.Current), activationRules[HeavyRaiders]
	t.tell(Event{Kind: EvActivated, Rule: x.Rule, Cause: x.Source, Icon: HeavyRaiders, NoCenturions: true})
	before := t.deedsOf(HeavyRaiders)
	before.able = t.acting(HeavyRaiders) > 0
	if t.reinforce(HeavyRaiders, x) {
		return
	}
	t.activateHeavy(false, x)
	if t.Feature(options.PursuitByDeed) {
		t.pursueIdle(HeavyRaiders, before, x)
	}
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
	heavy := t.S.Ships[MainSpace][HeavyRaider]
	t.board(heavy[PortRear], heavy[PortFront], x)
	for a := range NumAreas {
		if to := towardsLaunch[a]; to != a {
			t.moveHeavy(a, to, heavy[a])
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
