package rules

import (
	"slices"
	"strconv"
)

// One returns the state as it was kept in the first form: for a digest of that
// time. What the form has no place for is left out.
func (v *Saved) One() SavedOne {
	o := SavedOne{
		Rules: v.Rules, Options: v.Options, Players: v.Players, Seed: v.Seed, Drawn: v.Drawn,
		First: v.First, Phase: v.Phase, Turn: v.Turn, Current: v.Current, Seats: v.Seats, Assist: v.Assist,
		Dials: inPlaces(oneDials, v.Dials), Seeded: inPlaces(oneSkills, v.Seeded), Distance: v.Distance, Marker: v.Marker,
		Damaged: inOrder(oneDamaged, v.Damaged), Dead: inOrder(oneDead, v.Dead), Mourned: v.Mourned, Caprica: max(0, slices.Index(oneCaprica, v.Caprica)),
		Card: v.This.Card, Began: v.This.Began, Slept: v.Slept, Loaded: v.Loaded, Ending: v.Ending, Won: setOf(v.Won),
		This: v.This.one(), Queue: oneQueue{ReadAhead: v.Queue.ReadAhead},
	}
	for _, id := range oneTitles {
		p, held := v.Titles[id]
		if !held {
			p = int(Nobody)
		}
		o.Titles = append(o.Titles, p)
	}
	if o.Ending == "" {
		o.Ending = oneGoing
	}
	for _, id := range v.Queue.Due {
		o.Queue.Sleeper = o.Queue.Sleeper || id == "sleeper-agents"
		o.Queue.Final = o.Queue.Final || id == "final-jump"
		o.Queue.Caprica = o.Queue.Caprica || id == "new-caprica"
	}
	for i := range oneSeats {
		o.Bounds = append(o.Bounds, inPlaces(oneSkills, v.Bounds[oneHand+strconv.Itoa(i)]))
	}
	o.Bounds = append(o.Bounds, inPlaces(oneSkills, v.Bounds[oneDestiny]))
	v.oneShips(&o)
	v.oneZones(&o)
	return o
}

func (v *Saved) oneShips(o *SavedOne) {
	o.Fleet = oneFleet{Vipers: areasOf(v.Ships, "viper"), Nukes: v.Nukes}
	o.Cylons = oneCylons{
		Raiders: areasOf(v.Ships, "raider"), Heavy: areasOf(v.Ships, "heavy-raider"), Basestars: make([]oneShip, len(oneBasestars)),
		Boarding: padded(oneBoarding, v.Boarding), Occupying: padded(onePath, v.Forces),
	}
	for _, k := range v.Ships {
		switch i, at := slices.Index(oneBasestars, k.Kind), (oneShip{true, slices.Index(oneAreas, k.Area)}); {
		case k.Board != oneBoard:
		case i >= 0:
			o.Cylons.Basestars[i] = at
		case k.Kind == "scar":
			o.Cylons.Scar = at
			o.Cylons.Raiders[at.Area]++
		}
	}
	for _, k := range v.Stock {
		switch k.Kind {
		case "viper":
			o.Fleet.Reserves, o.Fleet.Broken, o.Fleet.Destroyed = k.Reserves, k.Damaged, k.Destroyed
		case "raptor":
			o.Fleet.Raptors, o.Fleet.Wrecked = k.Reserves, k.Destroyed
		}
	}
}

func (v *Saved) oneZones(o *SavedOne) {
	for _, z := range oneZones {
		for i := range z.n {
			id := z.id
			if z.n > 1 {
				id += "/" + strconv.Itoa(i)
			}
			in := oneZone{Zone: id}
			for _, k := range v.Zones[id] {
				slot := oneSlot{k.Comp, setOf(k.Known), k.Tag}
				if k.Public {
					slot.Known |= onePublic
				}
				in.Slots = append(in.Slots, slot)
			}
			if len(in.Slots) > 0 {
				o.Zones = append(o.Zones, in)
			}
		}
	}
}

func (v *SavedTurn) one() oneTurn {
	k := oneTurn{
		ActionsLeft: v.Actions, Piloting: v.Piloting, Defender: v.Defender, Blind: v.Blind, Cut: v.Cut, Ordered: v.Ordered, Box: v.Box,
		BoxFixed: v.BoxFixed, Replaced: v.Replaced, Engines: v.Engines, Icon: v.Icon, NoJump: v.NoJump, Again: v.Again,
		Navigator: v.Navigator, Charts: v.Charts, NewRaiders: areasOf(v.Attackers, "raider"),
		Jammed: areasOf(v.Jammed, "raider"), Guarded: make([]bool, len(oneDials)),
	}
	for i, id := range oneUses {
		if slices.Contains(v.Used, id) {
			k.Used |= 1 << i
		}
	}
	for i, id := range oneAreas {
		if slices.Contains(v.Launched, id) {
			k.Placed |= 1 << i
		}
	}
	for i, id := range oneDials {
		k.Guarded[i] = slices.Contains(v.Guarded, id)
	}
	if l := v.Loan; l != nil {
		k.Loan = oneLoan{On: true, Title: slices.Index(oneTitles, l.Title), From: l.From}
		k.Loan.By.Seat, k.Loan.By.Body = l.By, l.Body
	}
	return k
}

// inPlaces returns the numbers of ids, in the places of the ids.
func inPlaces(ids []string, counts map[string]int) []int {
	out := make([]int, len(ids))
	for i, id := range ids {
		out[i] = counts[id]
	}
	return out
}

// areasOf returns how many ships of a kind are in each area around Galactica.
func areasOf(ships []SavedShips, kind string) []int {
	out := make([]int, len(oneAreas))
	for _, k := range ships {
		if i := slices.Index(oneAreas, k.Area); i >= 0 && k.Kind == kind && k.Board == oneBoard {
			out[i] = k.Count
		}
	}
	return out
}

// setOf returns a set of which the members are listed.
func setOf(list []int) (set uint8) {
	for _, i := range list {
		set |= 1 << i
	}
	return set
}

// inOrder returns the ids that are among others, in the order of all.
func inOrder(all, some []string) (out []string) {
	for _, id := range all {
		if slices.Contains(some, id) {
			out = append(out, id)
		}
	}
	return out
}

// padded returns n numbers, with 0 for those that are missing.
func padded(n int, in []int) []int {
	out := make([]int, n)
	copy(out, in)
	return out
}
