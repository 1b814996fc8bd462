package rules

// Lose takes from the dials.
type Lose struct{ Fuel, Food, Morale, Population int8 }

// Do lowers the dials.
func (l Lose) Do(t *Table, x Ctx) {
	for r, n := range [NumResources]int8{l.Fuel, l.Food, l.Morale, l.Population} {
		t.turnDial(Resource(r), -n, x)
	}
}

// Gain adds to the dials.
type Gain struct{ Fuel, Food, Morale, Population int8 }

// Do raises the dials.
func (g Gain) Do(t *Table, x Ctx) {
	for r, n := range [NumResources]int8{g.Fuel, g.Food, g.Morale, g.Population} {
		t.turnDial(Resource(r), n, x)
	}
}

// GainChosen lets the acting player gain 1 of a resource other than Not.
type GainChosen struct{ Not Resource }

// Do asks which.
func (g GainChosen) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqResource, x)
	for k := range NumResources {
		if k != g.Not {
			r.add(OfResource(k))
		}
	}
	t.turnDial(t.askOne(r).Resource(), 1, x)
}

// turnDial changes a resource, and carries out what a loss of morale or population sets
// off. Rule resources.
func (t *Table) turnDial(r Resource, by int8, x Ctx) {
	switch fell := t.setDial(r, by, x) && by < 0; {
	case fell && r == Morale:
		t.force(WhenMoraleFalls)
	case fell && r == Population:
		t.window(WhenPopulationFalls, Ctx{By: t.who(t.S.Current), Chosen: Who{Seat: Nobody}, Source: x.Source, Rule: x.Rule}, t.playing())
	}
}

// setDial moves a dial, which stops at 0 and at DialMax: the one way in which
// one moves. It reports whether it moved.
func (t *Table) setDial(r Resource, by int8, x Ctx) bool {
	was := t.S.Dials[r]
	by = t.guard(r, by, x)
	now := min(max(was+by, 0), DialMax)
	if now == was {
		return false
	}
	t.S.Dials[r] = now
	t.tell(Event{Kind: EvResource, Rule: x.Rule, Cause: x.Source, Resource: r, Change: int(now - was)})
	return true
}

// red reports whether any resource is in its red half.
func (t *Table) red() bool {
	for r, v := range t.S.Dials {
		if v <= RedAtMost[r] {
			return true
		}
	}
	return false
}

// reds returns how many resources are in their red halves.
func (t *Table) reds() (n int) {
	for r, v := range t.S.Dials {
		if v <= RedAtMost[r] {
			n++
		}
	}
	return n
}

// Guard makes the next loss of a resource this turn smaller by 1; the acting
// player chooses the resource.
type Guard struct{}

// Do asks which.
func (Guard) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqResource, x)
	for k := range NumResources {
		r.add(OfResource(k))
	}
	k := t.askOne(r).Resource()
	t.S.This.Guarded[k] = true
	t.tell(Event{Kind: EvGuarded, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Resource: Resource(k)})
}

// guard returns what is left of a change of a dial: the first loss of a guarded
// resource is smaller by 1.
func (t *Table) guard(r Resource, by int8, x Ctx) int8 {
	if by >= 0 || t.S.Dials[r] == 0 || !t.S.This.Guarded[r] {
		return by
	}
	t.S.This.Guarded[r] = false
	t.tell(Event{Kind: EvSpared, Rule: x.Rule, Cause: x.Source, Resource: r})
	return by + 1
}

// Resource is one of the four dials.
type Resource uint8

// The dials, in the order of the board.
const (
	Fuel Resource = iota
	Food
	Morale
	Population
	NumResources
)

var resourceNames = [NumResources]string{"fuel", "food", "morale", "population"}

// String returns the id of the resource.
func (r Resource) String() string { return EnumID(resourceNames[:], "Resource", r) }
