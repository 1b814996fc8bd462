package bots

import "ragtag/rules"

// What the Cylon ships will have cost the humans when the fleet jumps.

// prices are the points that losses in space currently cost the humans.
type prices struct {
	civilian, viper, pilot float64
	damaged                int                           // locations of Galactica
	icons                  [rules.NumActivations]float64 // how often each kind acts, for each human's turn

	stay float64 // of a civilian ship in space, where it stays when the fleet jumps and vipers can escort it; else 0
}

// What the humans usually lose and do in a turn.
const (
	viperKills = 0.1  // raiders that an unmanned viper shoots down
	pilotKills = 0.8  // raiders that a pilot shoots down
	escorts    = 0.15 // civilian ships that an unmanned viper escorts
	pilotsLead = 0.8  // civilian ships that a pilot escorts
	strays     = 0.4  // of the civilian ships that stay in space, those that rookies lose
	commands   = 0.6  // ships activated, for each turn of a revealed Cylon
	foresight  = 0.8  // weight of the next turn compared with this one
	farthest   = 6.0  // turns looked ahead
)

// outlook returns the points that the Cylon ships will have cost the humans
// when the fleet jumps away.
func (k sky) outlook(p *prices, turns float64) (cost float64) {
	weight := 1.0
	stayed, all := 0.0, turns // civilian ships in space, turn by turn
	for ; turns > 0; turns-- {
		part := min(turns, 1)
		for a := rules.Raiders; a <= rules.Basestars; a++ {
			before := k.hits
			cost += weight * k.act(a, part*p.icons[a], p)
			k.hits = before + weight*(k.hits-before)
		}
		k.shootBack(part)
		if p.stay > 0 {
			stayed += part / all * sum(&k.civilians)
			k.escort(part)
		}
		weight *= foresight
	}
	for i, n := range k.aboard {
		cost += n * aboardPoints[i]
	}
	return cost + p.stay*stayed + p.hull(k.hits)
}

// escort applies the vipers' part of a turn in an area without raiders: they escort
// civilian ships there or, less often, fly to them first.
func (k *sky) escort(part float64) {
	for i := range k.civilians {
		power := part * (escorts*k.vipers[i] + pilotsLead*k.pilots[i])
		if power == 0 || k.raiders[i] >= 0.5 {
			continue
		}
		at := i
		if k.civilians[i] < 0.5 {
			power *= 0.7
			at = fullest(&k.civilians, i)
		}
		k.civilians[at] -= min(k.civilians[at], power)
	}
}

// shootBack applies the vipers' part of a turn: they shoot at raiders in their
// area or, less often, fly to a neighboring one.
func (k *sky) shootBack(part float64) {
	for i := range k.raiders {
		power := part * (viperKills*k.vipers[i] + pilotKills*k.pilots[i])
		if power == 0 {
			continue
		}
		at := i
		if k.raiders[i] < 0.5 {
			power *= 0.7
			at = fullest(&k.raiders, i)
		}
		k.raiders[at] -= min(k.raiders[at], power)
	}
}

// fullest returns the area with the most ships of those beside i and i itself.
func fullest(in *[rules.NumAreas]float64, i int) int {
	at := i
	for _, j := range beside(i) {
		if in[j] > in[at] {
			at = j
		}
	}
	return at
}

// act activates the ships of an icon with likelihood p, and returns the points
// that it costs at once.
func (k *sky) act(a rules.Activation, p float64, c *prices) (cost float64) {
	switch a {
	case rules.Raiders:
		return k.raid(p, c)
	case rules.LaunchRaiders:
		k.launch(&k.raiders, 3*p)
	case rules.HeavyRaiders:
		k.assault(p)
	case rules.Basestars:
		for _, b := range k.bases {
			if b.guns {
				k.hits += p * b.there * float64(rules.DieSides-rules.BasestarHitsGalactica+1) / rules.DieSides
			}
		}
	}
	return cost
}

func (k *sky) launch(into *[rules.NumAreas]float64, n float64) {
	for _, b := range k.bases {
		if b.hangar {
			into[b.at] += n * b.there
		}
	}
}

// raid makes every raider do the first thing that it can.
func (k *sky) raid(p float64, c *prices) (cost float64) {
	all := sum(&k.raiders)
	if all < 1 {
		k.launch(&k.raiders, 2*p*(1-all))
		if all == 0 {
			return 0
		}
	}
	before := *k
	for i, n := range before.raiders {
		if n == 0 {
			continue
		}
		// Every other attack hits, so a viper stops two raiders.
		few := min(n, 2*k.vipers[i])
		cost += p * few / 2 * c.viper
		k.vipers[i] -= p * few / 2
		n -= few
		few = min(n, 2*k.pilots[i])
		cost += p * few / 2 * c.pilot
		k.pilots[i] -= p * few / 2
		n -= few
		few = min(n, k.civilians[i])
		cost += p * few * c.civilian
		k.civilians[i] -= p * few
		n -= few
		if n <= 0 {
			continue
		}
		if to := before.nearest(i); to >= 0 {
			k.raiders[i] -= p * n
			k.raiders[to] += p * n
		} else {
			k.hits += p * n / rules.DieSides
		}
	}
	return cost
}

// nearest returns the area next to i on the way to the nearest civilian ship,
// or -1.
func (k *sky) nearest(i int) int {
	const n = int(rules.NumAreas)
	for d := 1; d <= n/2; d++ {
		if k.civilians[(i+d)%n] >= 0.5 {
			return (i + 1) % n
		}
		if k.civilians[(i+n-d)%n] >= 0.5 {
			return (i + n - 1) % n
		}
	}
	return -1
}

// assault advances centurions, and moves heavy raiders closer or aboard.
func (k *sky) assault(p float64) {
	for i := len(k.aboard) - 1; i > 0; i-- {
		k.aboard[i] += p * k.aboard[i-1]
		k.aboard[i-1] -= p * k.aboard[i-1]
	}
	if all := sum(&k.heavy); all < 1 {
		k.launch(&k.heavy, p*(1-all))
	}
	before := k.heavy
	for i, n := range before {
		k.heavy[i] -= p * n
		if rules.Area(i).Launch() {
			k.aboard[0] += p * n
		} else {
			k.heavy[towardsLaunch[i]] += p * n
		}
	}
}

// towardsLaunch is the next area on the way to the nearest launch area.
var towardsLaunch = [rules.NumAreas]rules.Area{
	rules.Front: rules.PortFront, rules.StarboardFront: rules.Front, rules.StarboardRear: rules.Rear, rules.Rear: rules.PortRear,
}

func sum(in *[rules.NumAreas]float64) (all float64) {
	for _, n := range in {
		all += n
	}
	return all
}
