package rules

import "strconv"

// Saved returns the state in the present form, or a [*SavedError].
func (o *SavedOne) Saved() (Saved, error) {
	r := oneReader{o: o}
	v := Saved{
		Form: SavedForm, Rules: o.Rules, Options: o.Options, Players: o.Players, Seed: o.Seed, Drawn: o.Drawn,
		Phase: o.Phase, Turn: o.Turn, First: o.First, Current: o.Current, Assist: o.Assist,
		Dead: o.Dead, Mourned: o.Mourned, Distance: o.Distance, Marker: o.Marker, Damaged: o.Damaged,
		Boarding: o.Cylons.Boarding, Forces: o.Cylons.Occupying, Nukes: o.Fleet.Nukes,
		Slept: o.Slept, Loaded: o.Loaded, Won: bitsOf(o.Won), Seats: o.Seats,
		Titles: r.titles(), Dials: r.counts("dials", oneDials, o.Dials), Seeded: r.counts("seeded", oneSkills, o.Seeded),
		Ships: r.ships(), Caprica: r.id("caprica", oneCaprica, o.Caprica),
		Stock: []SavedStock{
			{"raptor", o.Fleet.Raptors, 0, o.Fleet.Wrecked}, {"viper", o.Fleet.Reserves, o.Fleet.Broken, o.Fleet.Destroyed},
		},
		This: r.turn(), Queue: r.queue(), Bounds: r.bounds(), Zones: map[string][]SavedSlot{},
	}
	if o.Ending != oneGoing {
		v.Ending = o.Ending
	}
	for _, z := range o.Zones {
		for _, k := range z.Slots {
			v.Zones[z.Zone] = append(v.Zones[z.Zone], SavedSlot{k.Comp, k.Known&onePublic != 0, bitsOf(k.Known &^ onePublic), k.Tag})
		}
	}
	if r.err != nil {
		return Saved{}, r.err
	}
	return v, nil
}

// oneReader reads a SavedOne and keeps the first error.
type oneReader struct {
	o   *SavedOne
	err error
}

func (r *oneReader) fail(where string, n int) {
	if r.err == nil {
		r.err = wrong(where, strconv.Itoa(n))
	}
}

func (r *oneReader) id(where string, ids []string, n int) string {
	if n < 0 || n >= len(ids) {
		r.fail(where, n)
		return ""
	}
	return ids[n]
}

func (r *oneReader) counts(where string, ids []string, in []int) map[string]int {
	out := map[string]int{}
	for i, n := range in {
		if n != 0 {
			out[r.id(where, ids, i)] = n
		}
	}
	return out
}

func (r *oneReader) titles() map[string]int {
	out := map[string]int{}
	for i, p := range r.o.Titles {
		out[r.id("titles", oneTitles, i)] = p
	}
	return out
}

func (r *oneReader) ships() (out []SavedShips) {
	c := &r.o.Cylons
	raiders := append([]int(nil), c.Raiders...)
	if a := c.Scar.Area; c.Scar.On && a >= 0 && a < len(raiders) {
		raiders[a]-- // Scar was among them
	}
	out = append(out, r.inAreas("raider", raiders)...)
	out = append(out, r.inAreas("heavy-raider", c.Heavy)...)
	out = append(out, r.inAreas("viper", r.o.Fleet.Vipers)...)
	out = append(out, r.alone("scar", c.Scar)...)
	for i, b := range c.Basestars {
		out = append(out, r.alone(r.id("basestars", oneBasestars, i), b)...)
	}
	return out
}

// alone returns a ship of which there is only one.
func (r *oneReader) alone(kind string, at oneShip) []SavedShips {
	if !at.On {
		return nil
	}
	return []SavedShips{{oneBoard, kind, r.id(kind, oneAreas, at.Area), 1}}
}

func (r *oneReader) inAreas(kind string, in []int) (out []SavedShips) {
	for a, n := range in {
		if n != 0 {
			out = append(out, SavedShips{oneBoard, kind, r.id(kind, oneAreas, a), n})
		}
	}
	return out
}

func (r *oneReader) turn() SavedTurn {
	k := &r.o.This
	v := SavedTurn{
		Actions: k.ActionsLeft, Piloting: k.Piloting, Began: r.o.Began, Defender: k.Defender, Blind: k.Blind, Cut: k.Cut,
		Ordered: k.Ordered, Box: k.Box, BoxFixed: k.BoxFixed, Card: r.o.Card, Replaced: k.Replaced, Engines: k.Engines, Icon: k.Icon,
		NoJump: k.NoJump, Again: k.Again, Navigator: k.Navigator, Charts: k.Charts,
		Used: r.named("used", oneUses, k.Used), Attackers: r.inAreas("raider", k.NewRaiders), Jammed: r.inAreas("raider", k.Jammed),
		Launched: r.named("launched", oneAreas, k.Placed),
	}
	for i, on := range k.Guarded {
		if on {
			v.Guarded = append(v.Guarded, r.id("guarded", oneDials, i))
		}
	}
	if l := k.Loan; l.On {
		v.Loan = &SavedLoan{r.id("loan", oneTitles, l.Title), l.From, l.By.Seat, l.By.Body}
	}
	if k.Die.On {
		r.fail("die", k.Die.Face)
	}
	return v
}

// named returns the ids of the bits of a number.
func (r *oneReader) named(where string, ids []string, bits int) (out []string) {
	for i := range 8 {
		if bits>>i&1 == 1 {
			out = append(out, r.id(where, ids, i))
		}
	}
	return out
}

func (r *oneReader) queue() (v SavedQueue) {
	q := r.o.Queue
	for _, m := range []struct {
		on bool
		id string
	}{{q.Sleeper, "sleeper-agents"}, {q.Final, "final-jump"}, {q.Caprica, "new-caprica"}} {
		if m.on {
			v.Due = append(v.Due, m.id)
		}
	}
	v.ReadAhead = q.ReadAhead
	return v
}

func (r *oneReader) bounds() map[string]map[string]int {
	out := map[string]map[string]int{}
	for i, most := range r.o.Bounds {
		id := oneHand + strconv.Itoa(i)
		if i == oneSeats {
			id = oneDestiny
		}
		out[id] = r.counts("bounds", oneSkills, most)
	}
	return out
}

// bitsOf lists the bits of a set.
func bitsOf(set uint8) (out []int) {
	for i := range 8 {
		if set>>i&1 == 1 {
			out = append(out, i)
		}
	}
	return out
}
