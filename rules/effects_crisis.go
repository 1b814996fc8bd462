package rules

// Choose is a choice between two boxes of a card. Rule crisis.choice.
type Choose struct {
	By     Role
	A, B   Effect
	NeedsA func(*Table) bool // nil: box A can always be chosen
}

// Do asks for a box and resolves it.
func (c Choose) Do(t *Table, x Ctx) {
	p := t.role(c.By, x)
	if p == Nobody {
		return
	}
	y := x
	y.Rule = "crisis.choice"
	r := t.request(p, ReqBox, y)
	if c.NeedsA == nil || c.NeedsA(t) {
		r.add(OfBox(0))
	}
	if r.N == 0 || !t.takesFirst(p, c.By, x) {
		r.add(OfBox(1))
	}
	third := None
	if x.Origin == FromCrisis {
		y.By = t.who(p)
		t.offerSheet(r, WhenChooses, y)
		y.By = x.By
	}
	o := t.askOne(r)
	t.S.This.BoxFixed = c.NeedsA != nil && !c.NeedsA(t)
	if o.Kind == OptComp {
		third = o.Comp()
		t.S.This.Box = thirdBox
		t.spend(p, third)
		t.tell(Event{Kind: EvUsed, Rule: t.cat.Rule(third), By: ref(p), Comp: third})
	} else {
		t.S.This.Box = int8(o.Box())
		t.tell(Event{Kind: EvBox, Rule: y.Rule, Cause: x.Source, By: ref(p), Box: t.S.This.Box})
	}
	if x.Origin == FromCrisis {
		t.window(WhenBoxChosen, y, t.playing())
	}
	switch t.S.This.Box {
	case thirdBox:
		t.Coverage.branch(third, BranchMain)
		t.cat.Ability(third).Uses[0].Do.Do(t, x)
	case 0:
		t.Coverage.branch(x.Source, BranchA)
		c.A.Do(t, x)
	default:
		t.Coverage.branch(x.Source, BranchB)
		c.B.Do(t, x)
	}
}

// takesFirst reports whether the sheet of seat p makes it choose the first box of a
// Crisis card on which by chooses.
func (t *Table) takesFirst(p Seat, by Role, x Ctx) bool {
	return by == Current && x.Origin == FromCrisis && t.sheetHolds(p) && t.traits(p).FirstBox
}

// thirdBox is the box chosen where a sheet adds one to those of a Crisis card.
const thirdBox = 2

// ChangeBox switches the choice just made to the other box. Where it is none of those
// that are printed, the acting player picks one of these.
func (t *Table) ChangeBox(x Ctx) {
	if t.S.This.Box == thirdBox {
		r := t.request(x.By.Seat, ReqBox, Ctx{By: x.By, Source: t.S.At(CrisisNow, t.S.Count(CrisisNow)-1).Comp, Rule: "crisis.choice"})
		if !t.S.This.BoxFixed {
			r.add(OfBox(0))
		}
		r.add(OfBox(1))
		t.S.This.Box = 1 - int8(t.askOne(r).Box())
	}
	t.S.This.Box = 1 - t.S.This.Box
	e := Event{Kind: EvBoxChanged, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Box: t.S.This.Box}
	if n := t.S.Count(CrisisNow); n > 0 {
		e.Comp = t.S.At(CrisisNow, n-1).Comp
	}
	t.tell(e)
}

// OtherBox switches the choice just made on a Crisis card to its other box.
type OtherBox struct{}

// Do switches it.
func (OtherBox) Do(t *Table, x Ctx) { t.ChangeBox(x) }

// Redraw discards the Crisis card just revealed and draws another.
type Redraw struct{}

// Do replaces it.
func (Redraw) Do(t *Table, x Ctx) { t.ReplaceCrisis(x) }

// Again makes the current player draw and resolve another Crisis card after the
// Cylon ships have acted.
type Again struct{}

// Do marks the turn.
func (Again) Do(t *Table, x Ctx) { t.S.This.Again = true }

// Keep leaves the Crisis card being resolved in play.
type Keep struct{}

// Do moves the card. Rule crisis.keep-in-play.
func (Keep) Do(t *Table, x Ctx) {
	from, to := CrisisNow, CrisisInPlay
	if x.Origin == FromSuper {
		from, to = SuperNow, SuperInPlay
	}
	k := t.cat.Standing(x.Source)
	distance := k.Distance
	if distance > 0 {
		to = CrisisScored
	}
	if i := t.S.find(from, x.Source); i >= 0 {
		t.S.toTop(from, i, to).Known = Public
		t.tell(Event{Kind: EvCrisisGone, Rule: "crisis.keep-in-play", Comp: x.Source, Fate: FateKept})
	}
	if distance > 0 {
		t.gainDistance(distance, x)
	}
	if len(k.Closed) > 0 {
		t.replaceLost(x)
	}
}

// Summon searches the Crisis deck and its discards for a card and resolves it;
// then the deck is shuffled.
type Summon struct{ Card string } // id of the Crisis card

// Do searches, resolves and shuffles.
func (s Summon) Do(t *Table, x Ctx) {
	c := t.cat.must("crisis/" + s.Card)
	for _, z := range [...]Zone{CrisisDeck, CrisisDiscard} {
		i := t.S.find(z, c)
		if i < 0 {
			continue
		}
		t.S.toTop(z, i, CrisisNow)
		w := t.who(t.S.Current)
		t.showCrisis(w)
		t.Coverage.branch(c, BranchMain)
		t.cat.Crisis(c).Do.Do(t, Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromCrisis, Rule: t.cat.Rule(c)})
		if i := t.S.find(CrisisNow, c); i >= 0 {
			t.S.toTop(CrisisNow, i, CrisisDiscard)
			t.tell(Event{Kind: EvCrisisGone, Rule: "crisis.discard", Comp: c})
		}
		break
	}
	t.shuffle(CrisisDeck)
	t.tell(Event{Kind: EvReshuffled, Rule: x.Rule, Cause: x.Source, Zone: CrisisDeck})
}
