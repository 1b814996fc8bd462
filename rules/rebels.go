package rules

import "ragtag/options"

// Rebels is the allegiance of the rebel basestar.
type Rebels uint8

// The allegiances of the rebel basestar.
const (
	NoRebels Rebels = iota // it is not in play
	RebelsHuman
	RebelsCylon
)

var rebelNames = [...]string{"none", "human", "cylon"}

// String returns the id of the allegiance.
func (r Rebels) String() string { return EnumID(rebelNames[:], "Rebels", r) }

// RebelsJoin brings the rebel basestar into play, with one side for the rest of the game.
// Rule rebel-basestar.
type RebelsJoin struct{ With Side }

// Do brings it.
func (r RebelsJoin) Do(t *Table, x Ctx) {
	t.S.Rebels = RebelsHuman + Rebels(r.With)
	t.tell(Event{Kind: EvRebels, Rule: "rebel-basestar", Cause: x.Source, Side: r.With})
}

// rebelsWith reports whether the rebel basestar is with the side that seat p is on.
func (t *Table) rebelsWith(p Seat) bool {
	return t.S.Rebels != NoRebels && t.leads(p) && t.Feature(options.TributeBySide) ||
		t.S.Rebels == RebelsHuman && t.human(p) || t.S.Rebels == RebelsCylon && !t.human(p)
}

// Tribute makes the acting player discard a miracle token or a Super Crisis card,
// whichever it has, and then carries out an effect. Rule location.hybrid-tank.
type Tribute struct{ Then Effect }

// Within yields the effect.
func (e Tribute) Within(yield func(Branch, Effect) bool) { yield(NoBranch, e.Then) }

// CanPayTribute reports whether the acting player has something to pay with.
func CanPayTribute(t *Table, x Ctx) bool {
	p := x.By.Seat
	return t.paysIn(HumanSide) && t.S.Seats[p].Miracles > 0 || t.paysIn(CylonSide) && t.S.Count(SuperHand+Zone(p)) > 0
}

// paysIn reports whether the coin of a side is taken on the rebel basestar: the token
// of the humans, or the card of the Cylons. In games where each side pays in its own
// coin, only the coin of the side that she is with is taken.
func (t *Table) paysIn(s Side) bool {
	return !t.Feature(options.TributeBySide) || (t.S.Rebels == RebelsHuman) == (s == HumanSide)
}

// Do asks what is paid, and carries the effect out.
func (e Tribute) Do(t *Table, x Ctx) {
	p := x.By.Seat
	z := SuperHand + Zone(p)
	r := t.request(p, ReqTribute, x)
	if t.S.Seats[p].Miracles > 0 && t.paysIn(HumanSide) {
		r.add(OfKind(OptMiracle))
	}
	r.Secret = t.paysIn(CylonSide) && t.S.Count(z)+int(r.N) > 1 // else all know that there is no choice
	for _, s := range t.S.In(z) {
		if t.paysIn(CylonSide) {
			r.offerOnce(OfComp(s.Comp))
		}
	}
	r.sort()
	if o := t.askOne(r); o.Kind == OptMiracle {
		t.changeMiracles(p, -1, x)
	} else {
		t.S.toTop(z, t.S.find(z, o.Comp()), SuperDiscard).Known = Public
		t.tell(Event{Kind: EvSupersGone, Rule: x.Rule, By: ref(p), Count: 1, Comps: t.comp1(o.Comp())})
	}
	e.Then.Do(t, x)
}

// OrderCrises lets the acting player look at the top N Crisis cards and put them back on
// top in any order.
type OrderCrises struct{ N int8 }

// Do shows them and asks for the order, the lowest first.
func (e OrderCrises) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	t.refill(CrisisDeck, CrisisDiscard)
	for range min(int(e.N), t.S.Count(CrisisDeck)) {
		t.S.toTop(CrisisDeck, t.S.Count(CrisisDeck)-1, CrisisDrawn).Known |= me
	}
	n := t.S.Count(CrisisDrawn)
	if n == 0 {
		return
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n, Deck: KindCrisis, Zone: CrisisDeck, To: me, Private: t.comps(CrisisDrawn)})
	t.putBackCrises(p, false, x)
	t.tell(Event{Kind: EvPutBack, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: KindCrisis, Zone: CrisisDeck})
}

// SearchSkills lets the acting player search a Skill deck of its choice, with its
// discards, for N cards; then the deck is shuffled.
type SearchSkills struct{ N int8 }

// Do asks for the type and the cards. The discards join the deck before anything is
// taken, so that nobody sees from where it comes.
func (e SearchSkills) Do(t *Table, x Ctx) {
	p := x.By.Seat
	k, ok := t.chooseType(p, t.anyLeft, x)
	if !ok {
		return
	}
	deck, me := SkillDeck+Zone(k), Seats(0).With(p)
	for t.S.Count(SkillDiscard+Zone(k)) > 0 {
		t.S.toTop(SkillDiscard+Zone(k), 0, deck)
	}
	in := t.S.In(deck)
	for i := range in {
		in[i].Known = me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: len(in), Deck: KindSkill, Zone: deck, To: me, Private: t.sorted(deck)})
	r := t.request(p, ReqSearch, x)
	r.Secret = true
	r.Min, r.Max = uint8(e.N), uint8(e.N)
	for _, s := range t.S.In(deck) {
		r.offerCopy(OfComp(s.Comp))
	}
	r.sort()
	r.fit()
	picks := t.ask(r)
	found := Event{Kind: EvSearched, Rule: x.Rule, Cause: x.Source, By: ref(p), To: me}
	for i := range picks.N {
		for range picks.Count[i] {
			c := picks.Option[i].Comp()
			t.S.toTop(deck, t.S.find(deck, c), Hand+Zone(p)).Known = me
			t.S.Bounds[p][k]++
			found.Count++
			found.Types[k]++
			if t.listens {
				found.Private = append(found.Private, c)
			}
		}
	}
	t.shuffle(deck)
	t.tell(Event{Kind: EvReshuffled, Rule: x.Rule, Cause: x.Source, Zone: deck})
	t.tell(found)
}

// PlaceAndActivate lets the acting player place Raiders raiders, or Vipers vipers of
// the Reserves, in an area, and activates just these. Rule location.raider-bay.
type PlaceAndActivate struct{ Raiders, Vipers int8 }

// Do asks what and where.
func (e PlaceAndActivate) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqMuster, x)
	for a := range NumAreas {
		if t.placeable(Raider) > 0 && t.paysIn(CylonSide) {
			r.add(ShipIn(Raider, a))
		}
	}
	for a := range NumAreas {
		if t.Reserves() > 0 && t.paysIn(HumanSide) {
			r.add(ShipIn(Viper, a))
		}
	}
	if r.N == 0 {
		return
	}
	if o := t.askOne(r); o.Ship() == Raider {
		t.musterRaiders(o.Area(), e.Raiders, x)
	} else {
		t.musterVipers(o.Area(), e.Vipers, false, x)
	}
}

func (t *Table) musterRaiders(a Area, n int8, x Ctx) {
	before := t.on(Raider, a)
	var fs [NumAreas]Force
	fs[a].Raiders = n
	t.placeForces(fs, x)
	t.S.This.NewRaiders[a] = t.on(Raider, a) - before
	ActivatePlaced{In: a, N: n}.Do(t, x)
}

// musterVipers places vipers, with upTo at least one, and activates each of them that
// is still there once pilots have had their chance to take one over, and to act.
func (t *Table) musterVipers(a Area, n int8, upTo bool, x Ctx) {
	var left [MaxShips]int8
	for i := range min(int(n), t.Reserves()) {
		r := t.request(x.By.Seat, ReqViper, x)
		t.offerReserves(r)
		if upTo && i > 0 {
			r.add(OfKind(OptPass))
		}
		o := t.askOne(r)
		if o.Kind != OptReserves {
			break
		}
		k := o.Ship()
		t.placeViper(k, a, x)
		left[k]++
	}
	var placed [MaxShips]int8
	for _, k := range t.cat.hulls {
		placed[k] = t.on(k, a)
	}
	t.vipersPlaced(x)
	for _, k := range t.cat.hulls {
		left[k] -= min(left[k], max(0, placed[k]-t.on(k, a)))
	}
	for t.present(x.By) {
		r := t.request(x.By.Seat, ReqViper, x)
		for _, k := range t.cat.hulls {
			if left[k] > 0 {
				r.add(viperIn(k, a))
			}
		}
		if r.N == 0 {
			return
		}
		k, _ := viperOf(t.askOne(r))
		left[k]--
		if !t.payToll(true, x) {
			return
		}
		t.flyViper(k, a, Nobody, x)
	}
}
