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
	there  float64 // likelihood that it is there
	at     rules.Area
	hull   float64 // damage points that it can still take
	hangar bool    // it can launch
	guns   bool    // it can attack
}

// readSky reads the areas of the view. While Galactica is away, nothing moves
// there.
func (s *scene) readSky() (k sky) {
	if s.away() {
		return sky{}
	}
	for i, a := range s.view.Areas {
		k.raiders[i], k.heavy[i] = float64(a.Raiders), float64(a.Heavy)
		k.vipers[i], k.pilots[i] = float64(a.Vipers), float64(len(a.Pilots))
		k.civilians[i] = float64(len(a.Civilians))
		for _, b := range a.Basestars {
			k.bases[s.basestar(b.ID)] = s.readBase(b, rules.Area(i))
		}
	}
	for i, n := range s.view.Fleet.Boarding {
		k.aboard[i] = float64(n)
	}
	return k
}

func (s *scene) basestar(id string) int {
	if id == rules.BasestarB.String() {
		return 1
	}
	return 0
}

func (s *scene) readBase(b rules.BasestarView, at rules.Area) base {
	k := base{there: 1, at: at, hull: rules.BasestarHull, hangar: true, guns: true}
	for _, ref := range b.Damage {
		k.hull--
		c, ok := s.cat.Find(ref)
		if !ok {
			continue
		}
		switch s.cat.BasestarDamage(c).Flaw {
		case rules.Critical:
			k.hull--
		case rules.NoHangar:
			k.hangar = false
		case rules.NoWeapons:
			k.guns = false
		}
	}
	return k
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
				k.bases[i] = base{there: 1, at: at, hull: rules.BasestarHull, hangar: true, guns: true}
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
	case rules.BasestarA, rules.BasestarB:
		b := &k.bases[ship-rules.BasestarA]
		b.there -= b.there * min(1, p/max(b.hull, 1))
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
