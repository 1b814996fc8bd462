package rules

// What the two ways of a Crisis card change, told before anybody chooses: numbers that can be counted from what is in
// sight. Abilities may still change them, ships are placed as far as there are any, and what is left to a choice is not told.

// Foreseen is one change that a way of a card brings.
type Foreseen struct {
	Way    string `json:"way"`              // a or b
	When   string `json:"when,omitempty"`   // pass, partial or fail of its check, low or high of its roll; empty: in any case
	AtMost int    `json:"atMost,omitempty"` // low, high: the most that a low roll shows
	What   string `json:"what"`             // a resource, raptors, cards or marker; damage, lost (civilian ships), what is placed, or nothing
	Seat   int    `json:"seat"`             // cards: whose; -1: nobody's
	From   int    `json:"from"`             // 0 where it is counted what comes
	To     int    `json:"to"`
}

// Foresee returns what the ways of the card being resolved change, if it has two. It is made of what everybody sees.
func (g *Game) Foresee() (all []Foreseen) {
	t := &g.t
	for _, z := range [...]Zone{CrisisNow, SuperNow} {
		for i := range t.S.Count(z) {
			card := t.S.At(z, i).Comp
			c, ok := FindIn[Choose](t.cat, card)
			if !ok {
				continue
			}
			f := foresight{t: t, way: "a", dials: t.S.Dials, Origin: FromCrisis}
			f.see(c.A)
			b := foresight{t: t, way: "b", dials: t.S.Dials, Origin: FromCrisis, all: f.all}
			b.see(c.B)
			all = b.all
		}
	}
	return all
}

// foresight counts along one branch of a way.
type foresight struct {
	Origin
	t      *Table
	way    string
	when   string
	atMost int
	dials  [NumResources]int8
	all    []Foreseen
}

// add tells a change; what goes on from where an earlier one has come to is one with it.
func (f *foresight) add(what string, seat Seat, from, to int) {
	if from == to {
		return
	}
	if e := f.last(what, seat); e != nil && e.When == f.when && e.To == from {
		e.To = to
		return
	}
	f.all = append(f.all, Foreseen{f.way, f.when, f.atMost, what, int(seat), from, to})
}

// last returns the last change of something in this way, on its branch or before it; nil if there is none.
func (f *foresight) last(what string, seat Seat) *Foreseen {
	for i := len(f.all) - 1; i >= 0; i-- {
		e := &f.all[i]
		if e.Way == f.way && (e.When == "" || e.When == f.when) && e.What == what && e.Seat == int(seat) {
			return e
		}
	}
	return nil
}

// see adds what an effect changes for certain.
func (f *foresight) see(e Effect) {
	switch e := e.(type) {
	case Steps:
		for _, s := range e {
			f.see(s)
		}
	case Lose:
		f.turn(e.Fuel, e.Food, e.Morale, e.Population, -1)
	case Gain:
		f.turn(e.Fuel, e.Food, e.Morale, e.Population, 1)
	case LoseRaptor:
		n := int(f.t.S.Berths[Raptor].Reserves)
		f.add("raptors", Nobody, n, max(n-1, 0))
	case Discard:
		f.discard(e)
	case MoveFleetMarker:
		n := f.t.S.Marker
		f.add("marker", Nobody, int(n), int(min(max(n+e.By, 0), AutoJump)))
	case DamageGalactica:
		f.add("damage", Nobody, 0, int(e.N))
	case DestroyCivilians:
		f.add("lost", Nobody, 0, int(e.N))
	case AddCenturions:
		f.add("centurions", Nobody, 0, int(e.N))
	case PlaceShips:
		f.add("basestars", Nobody, 0, int(e.Basestars))
		f.add("raiders", Nobody, 0, int(e.Raiders))
		f.add("heavy", Nobody, 0, int(e.Heavy))
		f.add("civilians", Nobody, 0, int(e.Civilians))
	case Check:
		f.on("fail", 0, e.Fail)
		f.on("partial", 0, e.Partial)
		f.on("pass", 0, e.Pass)
	case Roll:
		f.on("low", int(e.AtMost), e.Then)
		f.on("high", int(e.AtMost), e.Else)
	}
}

// on looks along a branch, which is taken on one result alone: a result on which nothing happens says so, as far as a card
// has it. Within a branch no further one is looked along.
func (f *foresight) on(when string, atMost int, e Effect) {
	if f.when != "" {
		return
	}
	if e == nil {
		if when != "partial" {
			f.all = append(f.all, Foreseen{f.way, when, atMost, "nothing", int(Nobody), 0, 0})
		}
		return
	}
	branch := *f
	branch.when, branch.atMost = when, atMost
	branch.see(e)
	f.all = branch.all
}

func (f *foresight) turn(fuel, food, morale, population, sign int8) {
	for r, n := range [NumResources]int8{fuel, food, morale, population} {
		was := f.dials[r]
		f.dials[r] = min(max(was+sign*n, 0), DialMax)
		f.add(Resource(r).String(), Nobody, int(was), int(f.dials[r]))
	}
}

// discard counts the cards of one player who cannot ignore it.
func (f *foresight) discard(d Discard) {
	x := Ctx{By: f.t.who(f.t.S.Current), Chosen: Who{Seat: Nobody}, Origin: f.Origin}
	if d.Who.many() {
		return
	}
	p := f.t.role(d.Who, x)
	if p == Nobody || f.t.ignorable(p, x) {
		return
	}
	n := f.t.S.Count(Hand + Zone(p))
	if e := f.last("cards", p); e != nil {
		n = e.To // it has discarded before, on the same card
	}
	left := max(n-int(d.N), 0)
	if d.All {
		left = 0
	}
	f.add("cards", p, n, left)
}
