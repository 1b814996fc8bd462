package bots

import "ragtag/rules"

// sky is the space around Galactica and the boarding party in expected numbers,
// now or after a change.
type sky struct {
	raiders, heavy, vipers, pilots, civilians [rules.NumAreas]float64

	bases  [rules.NumBasestars]base
	aboard [rules.BoardingSpaces]float64
	hits   float64 // damage tokens to come, the later ones for less
}

// base is a basestar.
type base struct {
	ship   rules.Ship
	there  float64 // likelihood that it is there
	at     rules.Area
	hull   float64 // damage points that it can still take
	hangar bool    // it can launch
	guns   bool    // it can attack
}

// readSky reads the areas of the view. While Galactica is away, nothing moves
// there.
func (s *scene) readSky() (k sky) {
	for i, ship := range s.cat.Basestars() {
		k.bases[i].ship = ship
	}
	if s.away() {
		return k
	}
	for i, a := range s.view.Areas {
		k.raiders[i], k.heavy[i] = float64(a.Raiders), float64(a.Heavy)
		k.vipers[i], k.pilots[i] = float64(a.Vipers), float64(len(a.Pilots))
		k.civilians[i] = float64(len(a.Civilians))
		for _, b := range a.Basestars {
			s.readBase(&k, b, rules.Area(i))
		}
	}
	for i, n := range s.view.Fleet.Boarding {
		k.aboard[i] = float64(n)
	}
	return k
}

// basestar returns a basestar, or nil for any other ship.
func (k *sky) basestar(ship rules.Ship) *base {
	for i := range k.bases {
		if k.bases[i].ship == ship {
			return &k.bases[i]
		}
	}
	return nil
}

// fresh puts a basestar without damage into an area.
func (b *base) fresh(at rules.Area) {
	*b = base{ship: b.ship, there: 1, at: at, hull: rules.BasestarHull, hangar: true, guns: true}
}

// readBase reads a basestar of the view, which is in an area.
func (s *scene) readBase(k *sky, v rules.BasestarView, at rules.Area) {
	ship, _ := s.cat.ShipByID(v.ID)
	b := k.basestar(ship)
	b.fresh(at)
	for _, ref := range v.Damage {
		b.hull--
		c, ok := s.cat.Find(ref)
		if !ok {
			continue
		}
		switch s.cat.BasestarDamage(c).Flaw {
		case rules.Critical:
			b.hull--
		case rules.NoHangar:
			b.hangar = false
		case rules.NoWeapons:
			b.guns = false
		}
	}
}

// place adds ships to an area.
func (k *sky) place(at rules.Area, f rules.Force) {
	k.raiders[at] += float64(f.Raiders)
	k.heavy[at] += float64(f.Heavy)
	k.vipers[at] += float64(f.Vipers)
	k.civilians[at] += float64(f.Civilians)
	for range f.Basestars {
		for i := range k.bases {
			if k.bases[i].there == 0 {
				k.bases[i].fresh(at)
				break
			}
		}
	}
}

// strike removes a ship from an area with likelihood p. A basestar loses that
// share of its hull.
func (k *sky) strike(ship rules.Ship, at int, p float64) {
	switch ship {
	case rules.Raider:
		k.raiders[at] -= min(p, k.raiders[at])
	case rules.HeavyRaider:
		k.heavy[at] -= min(p, k.heavy[at])
	default:
		if b := k.basestar(ship); b != nil {
			b.there -= b.there * min(1, p/max(b.hull, 1))
		}
	}
}

// clear takes all Cylon ships out of an area.
func (k *sky) clear(at int) {
	k.raiders[at], k.heavy[at] = 0, 0
	for i := range k.bases {
		if k.bases[i].there > 0 && int(k.bases[i].at) == at {
			k.bases[i].there = 0
		}
	}
}
