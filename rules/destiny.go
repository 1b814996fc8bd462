package rules

// HasDestiny reports whether the Destiny deck holds a card.
func HasDestiny(t *Table, _ Ctx) bool { return t.S.Count(Destiny) > 0 }

// SeedDestiny shuffles cards of a type into the Destiny deck.
type SeedDestiny struct {
	N  int8
	Of Skill
}

// Do shuffles them in.
func (s SeedDestiny) Do(t *Table, x Ctx) {
	e := Event{Kind: EvDestinySeeded, Rule: x.Rule, Cause: x.Source}
	deck := SkillDeck + Zone(s.Of)
	for range s.N {
		if t.refill(deck, SkillDiscard+Zone(s.Of)) {
			t.S.toTop(deck, t.S.Count(deck)-1, Destiny)
			t.S.Bounds[MaxSeats][s.Of]++
			t.S.Seeded[s.Of]++
			e.Types[s.Of]++
			e.Count++
		}
	}
	t.shuffle(Destiny)
	t.tell(e)
}

// CullDestiny lets the acting player look at the whole Destiny deck and discard
// N cards of it; the rest is shuffled.
type CullDestiny struct{ N int8 }

// Do shows the deck and asks for the cards.
func (c CullDestiny) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	in := t.S.In(Destiny)
	for i := range in {
		in[i].Known |= me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: len(in), Deck: KindSkill, Zone: Destiny, To: me, Private: t.sorted(Destiny)})
	r := t.request(p, ReqDiscardDestiny, x)
	r.Secret = true
	r.Min, r.Max = uint8(c.N), uint8(c.N)
	for _, s := range in {
		r.offerCopy(OfComp(s.Comp))
	}
	r.sort()
	r.fit()
	picks := t.ask(r)
	e := Event{Kind: EvCulled, Rule: x.Rule, Cause: x.Source, By: ref(p)}
	for i := range picks.N {
		for range picks.Count[i] {
			card := picks.Option[i].Comp()
			k := t.cat.Skill(card).Skill
			t.S.toTop(Destiny, t.S.find(Destiny, card), SkillDiscard+Zone(k)).Known = Public
			t.leftDestiny(k)
			e.Count++
			if t.listens {
				e.Comps = append(e.Comps, card)
			}
		}
	}
	t.tell(e)
	t.shuffle(Destiny)
	if t.S.Count(Destiny) == 0 {
		t.buildDestiny()
	}
}

// GlimpseDestiny lets the acting player draw the top Destiny cards and put as
// many of its hand on top of the Destiny deck.
type GlimpseDestiny struct{ N int8 }

// Do draws, and asks for one card after another.
func (g GlimpseDestiny) Do(t *Table, x Ctx) {
	for range t.glimpseDestiny(x.By.Seat, int(g.N), x) {
		t.putOnDestiny(x.By.Seat, x)
	}
}

// glimpseDestiny lets seat p draw the top n Destiny cards, and returns how many there
// were.
func (t *Table) glimpseDestiny(p Seat, n int, x Ctx) int {
	me := Seats(0).With(p)
	e := Event{Kind: EvGlimpsed, Rule: x.Rule, Cause: x.Source, By: ref(p), To: me}
	for range n {
		if t.S.Count(Destiny) == 0 {
			t.buildDestiny()
		}
		top := t.S.Count(Destiny) - 1
		if top < 0 {
			break
		}
		s := t.S.toTop(Destiny, top, Hand+Zone(p))
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
	return e.Count
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

// SwapDestiny swaps the card being played, which is on its discards, with the
// top card of the Destiny deck.
type SwapDestiny struct{}

// Do swaps them. Everybody knows what is on the deck now, and only the acting
// player what it took.
func (SwapDestiny) Do(t *Table, x Ctx) {
	p := x.By.Seat
	k := t.cat.Skill(x.Source).Skill
	pile := SkillDiscard + Zone(k)
	s := t.S.toTop(Destiny, t.S.Count(Destiny)-1, Hand+Zone(p))
	taken := s.Comp
	t.tookDestiny(p, s)
	s.Known |= Seats(0).With(p)
	t.S.toTop(pile, t.S.find(pile, x.Source), Destiny).Known = t.all()
	t.intoDestiny(k, 1)
	t.tell(Event{Kind: EvSwapped, Rule: x.Rule, Cause: x.Source, By: ref(p), To: Seats(0).With(p), Private: t.comp1(taken)})
}

// tookDestiny widens the public bounds of a hand by a card from the Destiny deck.
func (t *Table) tookDestiny(p Seat, s *Slot) {
	if s.Known == t.all() {
		t.S.Bounds[p][t.cat.Skill(s.Comp).Skill]++
		return
	}
	for k := range numSkills {
		if t.S.Bounds[MaxSeats][k] > 0 {
			t.S.Bounds[p][k]++
		}
	}
}

// intoDestiny widens the public bounds of the Destiny deck by n cards of a type.
func (t *Table) intoDestiny(k Skill, n uint8) {
	t.S.Bounds[MaxSeats][k] += n
	t.S.Seeded[k] += n
}

func (t *Table) leftDestiny(k Skill) {
	if t.S.Bounds[MaxSeats][k] > 0 {
		t.S.Bounds[MaxSeats][k]--
	}
}
