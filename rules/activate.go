package rules

import "ragtag/options"

// activateShips resolves one activation icon. Rule activate.order.
func (t *Table) activateShips(s Activation, x Ctx) {
	if s == NoShips || t.away() && s != Occupation || t.S.Caprica == NotSettled && s == Occupation {
		return
	}
	if t.S.This.Truce && s != Occupation {
		t.holdBack(s, x)
		return
	}
	t.Coverage.activation(s)
	t.tell(Event{Kind: EvActivated, Rule: activationRules[s], Cause: x.Source, Icon: s})
	x.By = t.who(t.S.Current)
	x.Rule = activationRules[s]
	if t.Feature(options.PursuitByDeed) && s != Occupation && !t.idle(s) {
		before := t.deedsOf(s)
		t.actOn(s, x)
		t.pursueIdle(s, before, x)
		return
	}
	t.actOn(s, x)
}

// actOn lets the ships of an icon act.
func (t *Table) actOn(s Activation, x Ctx) {
	switch s {
	case Raiders:
		t.activateRaiders(true, x)
	case LaunchRaiders:
		if !t.reinforce(s, x) {
			t.launchFromBasestars(3, 0, x)
		}
	case HeavyRaiders:
		if !t.reinforce(s, x) {
			t.activateHeavy(true, x)
			t.activateEach(s, x)
		}
	case Basestars:
		if !t.reinforce(s, x) {
			t.activateEach(s, x)
		}
	case Occupation:
		t.activateOccupation(x)
	}
}

var activationRules = [NumActivations]string{
	Raiders: "activate.raiders", LaunchRaiders: "activate.launch", HeavyRaiders: "activate.heavy-raiders",
	Basestars: "activate.basestars", Occupation: "new-caprica.forces",
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

// activateEach lets each ship act that an icon names and that acts on its own.
// A ship that is gone before its turn does not.
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

// launchFromBasestars launches raiders and heavy raiders from every basestar;
// the current player picks the order where the stock runs short. Rules
// activate.launch, limits.ships.
func (t *Table) launchFromBasestars(raiders, heavy int, x Ctx) {
	if t.S.This.Truce {
		return
	}
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

// Activate activates Cylon ships of one icon.
type Activate struct{ Ships Activation }

// Do activates them.
func (a Activate) Do(t *Table, x Ctx) { t.activateShips(a.Ships, x) }
