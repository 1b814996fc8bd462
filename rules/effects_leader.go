package rules

// InTurn carries out an effect for each player named, who is Acting in it, one
// after another. With May each decides whether.
type InTurn struct {
	Who  Role
	Then Effect
	May  bool
}

// Do carries it out.
func (i InTurn) Do(t *Table, x Ctx) {
	list, n := t.named(i.Who, x)
	for _, p := range list[:n] {
		y := x
		y.By = t.who(p)
		if !i.May || t.May(p, y) {
			i.Then.Do(t, y)
		}
	}
}

// DrawSuper makes the players named draw Super Crisis cards.
type DrawSuper struct {
	Who Role
	N   int8
}

// Do draws, one player after another. Rule crisis.super.
func (d DrawSuper) Do(t *Table, x Ctx) {
	list, n := t.named(d.Who, x)
	for _, p := range list[:n] {
		if !t.heeds(p, x) {
			continue
		}
		for range d.N {
			t.drawSuper(p, x)
		}
	}
}

// SendBasestar places a basestar in an area or, if none is left, lets whoever acts
// remove one from the board.
type SendBasestar struct{ To Area }

// Do places it, or asks which to remove.
func (s SendBasestar) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	if t.stockOf(BasestarA) > 0 {
		t.placeNext(BasestarA, s.To, x)
		return
	}
	r := t.request(x.By.Seat, ReqTarget, x)
	r.add(OfKind(OptPass))
	t.offerBasestars(r)
	o := t.askOne(r)
	if o.Kind != OptShipIn {
		return
	}
	t.tell(Event{Kind: EvWithdrawn, Rule: x.Rule, Cause: x.Source, Ship: o.Ship(), Area: o.Area()})
	t.remove(MainSpace, o.Ship(), o.Area(), 1)
}

// AnyoneElse reports whether whoever acts has other players to choose from, with
// cards in hand.
func AnyoneElse(t *Table, x Ctx) bool {
	return Some(t, x, func(t *Table, by, p Seat) bool { return p != by && t.S.Count(Hand+Zone(p)) > 0 })
}

// SwapHands lets whoever acts exchange hands of Skill cards with another player.
type SwapHands struct{}

// Do asks with whom.
func (SwapHands) Do(t *Table, x Ctx) {
	p := x.By.Seat
	q := t.ChooseSeat(p, false, x, func(_ *Table, q Seat) bool { return q != p })
	if q == Nobody {
		return
	}
	a, b := Hand+Zone(p), Hand+Zone(q)
	n, m := t.S.Count(a), t.S.Count(b)
	clues := t.S.Clues
	clues.swap(a, b)
	for range n {
		t.S.toTop(a, 0, b).Known |= Seats(0).With(q)
	}
	for range m {
		t.S.toTop(b, 0, a).Known |= Seats(0).With(p)
	}
	t.S.Clues = clues
	t.S.Bounds[p], t.S.Bounds[q] = t.S.Bounds[q], t.S.Bounds[p]
	both := Seats(0).With(p).With(q)
	t.tell(Event{Kind: EvHandsSwapped, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: n, Received: m, To: both, Private: t.swapped(a, b)})
}

// swapped lists two hands for an event that both their players see.
func (t *Table) swapped(a, b Zone) []Comp {
	if !t.listens {
		return nil
	}
	return append(t.sorted(a), t.sorted(b)...)
}

// Entice lets whoever acts take a random card from another player's hand; that
// player then draws a card of a type that whoever acts chooses.
type Entice struct{}

// Do asks for the player, takes the card and asks for the type.
func (Entice) Do(t *Table, x Ctx) {
	p := x.By.Seat
	q := t.ChooseSeat(p, false, x, func(t *Table, q Seat) bool { return q != p && t.S.Count(Hand+Zone(q)) > 0 })
	if q == Nobody {
		return
	}
	both := Seats(0).With(p).With(q)
	z := Hand + Zone(q)
	s := t.S.toTop(z, t.below(t.S.Count(z)), Hand+Zone(p))
	s.Known = both
	c := s.Comp
	t.S.forget(z, both)
	t.movedFaceDown(q, p)
	t.tell(Event{Kind: EvTakes, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: 1, To: both, Private: t.comp1(c)})
	r := t.request(p, ReqSkill, x)
	for k := range numSkills {
		if t.available(k) > 0 {
			r.add(OfSkill(k))
		}
	}
	if r.N == 0 {
		return
	}
	k := t.askOne(r).Skill()
	e := Event{Kind: EvDrew, Rule: x.Rule, Cause: x.Source, By: ref(q), Count: 1, To: Seats(0).With(q), Private: t.comp1(t.drawSkill(q, k))}
	e.Types[k] = 1
	t.tell(e)
}

// GlimpseDestiny lets whoever acts draw the top Destiny cards and put as many of
// its hand on top of the Destiny deck.
type GlimpseDestiny struct{ N int8 }

// Do draws, and asks for one card after another.
func (g GlimpseDestiny) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	e := Event{Kind: EvGlimpsed, Rule: x.Rule, Cause: x.Source, By: ref(p), To: me}
	for range g.N {
		if t.S.Count(Destiny) == 0 {
			t.buildDestiny()
		}
		n := t.S.Count(Destiny)
		if n == 0 {
			break
		}
		s := t.S.toTop(Destiny, n-1, Hand+Zone(p))
		s.Known |= me
		e.Count++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	for k := range t.S.Bounds[p] {
		t.S.Bounds[p][k] += min(uint8(e.Count), t.S.Bounds[MaxSeats][k])
	}
	t.tell(e)
	for range e.Count {
		t.putOnDestiny(p, x)
	}
}

// putOnDestiny lets seat p put a card of its hand on top of the Destiny deck. Any
// type that the hand can hold may be one more there now.
func (t *Table) putOnDestiny(p Seat, x Ctx) {
	z := Hand + Zone(p)
	r := t.request(p, ReqOnDestiny, x)
	r.Secret = true
	t.offerHand(r, p)
	for i := range int(r.N) {
		r.Limit[i] = 1
	}
	c := t.askOne(r).Comp()
	me := Seats(0).With(p)
	for k := range t.S.Bounds[p] {
		if t.S.Bounds[p][k] > 0 {
			t.S.Bounds[MaxSeats][k]++
			t.S.Seeded[k]++
		}
	}
	s := t.S.toTop(z, t.S.find(z, c), Destiny)
	s.Known &= me
	t.S.forget(z, me)
	t.emptied(p)
	t.tell(Event{Kind: EvOnDestiny, Rule: x.Rule, Cause: x.Source, By: ref(p), To: me, Private: t.comp1(c)})
}

// Swell lets whoever acts add any number of cards, face up, to the check whose
// cards have just been turned up.
type Swell struct{}

// Do asks for the cards.
func (Swell) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqAddToCheck, x)
	r.Secret = true
	r.Min, r.Max = 0, uint8(t.S.Count(Hand+Zone(p)))
	t.offerHand(r, p)
	t.addPicked(p, t.ask(r), true, x)
}

// HoldsCards reports whether whoever acts has Skill cards.
func HoldsCards(t *Table, x Ctx) bool { return t.S.Count(Hand+Zone(x.By.Seat)) > 0 }

// PoisonDestiny discards the Destiny deck and builds a new one of N cards of one
// type alone.
type PoisonDestiny struct {
	Type Skill
	N    int8
}

// Do discards and builds.
func (d PoisonDestiny) Do(t *Table, x Ctx) {
	e := Event{Kind: EvDestinyGone, Rule: x.Rule, Cause: x.Source}
	for n := t.S.Count(Destiny); n > 0; n-- {
		k := t.cat.Skill(t.S.At(Destiny, n-1).Comp).Skill
		s := t.S.toTop(Destiny, n-1, SkillDiscard+Zone(k))
		s.Known = Public
		if t.listens {
			e.Comps = append(e.Comps, s.Comp)
		}
	}
	sortComps(e.Comps)
	t.tell(e)
	t.S.Bounds[MaxSeats], t.S.Seeded = [numSkills]uint8{}, [numSkills]uint8{}
	for range d.N {
		if t.refill(SkillDeck+Zone(d.Type), SkillDiscard+Zone(d.Type)) {
			t.S.toTop(SkillDeck+Zone(d.Type), t.S.Count(SkillDeck+Zone(d.Type))-1, Destiny)
			t.S.Bounds[MaxSeats][d.Type]++
		}
	}
	if n := t.S.Bounds[MaxSeats][d.Type]; n > DestinyCopies {
		t.S.Seeded[d.Type] = n - DestinyCopies
	}
	t.shuffle(Destiny)
	t.tell(Event{Kind: EvDestinyBuilt, Rule: x.Rule, Cause: x.Source})
}
