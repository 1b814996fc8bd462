package rules

// Manner is how the cards of a discard were picked.
type Manner uint8

// The manners of a discard.
const (
	NoDiscard Manner = iota
	ByChoice         // a number of cards was named and the player picked them, even if it was the whole hand
	Paid             // as ByChoice, but as the price of something that the player wanted
	AtRandom         // chance picked them
	WholeHand        // all cards were named, whatever their number
)

// Discarded is the record of the discard of Skill cards under way: who discarded
// which cards and how, at whose order and for what. It is open while anything can
// react to the discard, and whatever reacts reads it. All of it is public.
//
// A discard within a discard, such as one that an interrupt brings, has a
// record of its own; once it is over the record of the outer one is restored.
// Between two phases none is open.
type Discarded struct {
	Open   bool
	By     Who    // who acts in what makes the players discard
	Source Comp   // the component that makes them discard, or None
	Origin Origin // where that component is used from
	Rule   string // under which they discard

	// of each seat
	How   [MaxSeats]Manner
	Count [MaxSeats]uint8 // cards discarded
	Faces [MaxSeats]Faces // which they were
}

// Faces is a set of faces of Skill cards, by their place among those of the
// catalogue.
type Faces [MaxFaces / 64]uint64

func (f *Faces) add(i uint8) { f[i/64] |= 1 << (i % 64) }

// meets reports whether the sets have a face in common.
func (f *Faces) meets(g *Faces) bool {
	for i := range f {
		if f[i]&g[i] != 0 {
			return true
		}
	}
	return false
}

// openDiscard opens the record of a discard and returns the one that it hides.
func (t *Table) openDiscard(x Ctx) (outer Discarded) {
	outer = t.S.Discarded
	t.S.Discarded = Discarded{Open: true, By: x.By, Source: x.Source, Origin: x.Origin, Rule: x.Rule}
	return outer
}

// closeDiscard lets the discard on record have its consequences; then the
// record that it hid is restored.
func (t *Table) closeDiscard(outer Discarded, x Ctx) {
	t.interruptDiscard(x)
	t.burdenDiscard(x)
	t.S.Discarded = outer
}

// interruptDiscard lets Cylon players interrupt what they may when a human player
// has discarded treachery. Rule skill.treachery.
func (t *Table) interruptDiscard(x Ctx) {
	for p := range t.Players() {
		if t.S.Discarded.Faces[p].meets(&t.cat.typed[Treachery]) && t.human(p) {
			x.Rule = "skill.treachery"
			t.window(WhenTreacheryFalls, x, t.playing())
			return
		}
	}
}

// discardCard discards a card of a hand and puts it on record: the one way in
// which a hand loses a card to the discards, unless the card is played.
func (t *Table) discardCard(p Seat, c Comp) {
	t.ontoDiscards(p, c)
	t.S.Discarded.Count[p]++
	t.S.Discarded.Faces[p].add(t.cat.comps[c].face)
}

// ontoDiscards moves a card of a hand face up onto its pile.
func (t *Table) ontoDiscards(p Seat, c Comp) {
	i := t.S.find(Hand+Zone(p), c)
	s := t.cat.Skill(c).Skill
	t.S.toTop(Hand+Zone(p), i, SkillDiscard+Zone(s)).Known = Public
	t.leftHand(p, s)
}

// pay discards a card that its owner has picked as a price.
func (t *Table) pay(p Seat, c Comp, x Ctx) {
	outer := t.openDiscard(x)
	t.S.Discarded.How[p] = Paid
	t.discardCard(p, c)
	t.tell(Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: 1, Comps: t.comp1(c)})
	t.closeDiscard(outer, x)
}

// discard makes seat p discard n cards.
func (t *Table) discard(p Seat, n int, how Manner, x Ctx) {
	var of [MaxSeats]int
	of[p] = n
	t.discardAll(&of, how, x)
}

// discardAll makes each seat discard as many cards as of says: everybody
// chooses before anything is shown, and all of it is face up before anybody can
// interrupt. Rule timing.each-discards.
func (t *Table) discardAll(of *[MaxSeats]int, how Manner, x Ctx) {
	var ask Seats
	var hows [MaxSeats]Manner
	for p := range t.Players() {
		of[p] = min(of[p], t.S.Count(Hand+Zone(p)))
	}
	t.lessen(of, x)
	for p := range t.Players() {
		held := t.S.Count(Hand + Zone(p))
		if of[p] == 0 {
			continue
		}
		hows[p] = t.mannerOf(p, how)
		if of[p] == held || hows[p] == AtRandom {
			continue
		}
		r := t.request(p, ReqDiscard, x)
		r.Secret = true
		r.Min, r.Max = uint8(of[p]), uint8(of[p])
		t.offerHand(r, p)
		ask = ask.With(p)
	}
	t.askAll(ask)
	outer := t.openDiscard(x)
	t.S.Discarded.How = hows
	for p := range t.clockwise(t.S.Current) {
		if of[p] > 0 {
			t.discardAnswered(p, of[p], ask.Has(p), x)
		}
	}
	t.closeDiscard(outer, x)
}

// mannerOf returns how seat p discards. A sheet may have chance pick what the
// player is forced to discard; nobody is forced to pay.
func (t *Table) mannerOf(p Seat, how Manner) Manner {
	if how == ByChoice && t.sheetHolds(p) && t.traits(p).RandomDiscard {
		return AtRandom
	}
	return how
}

// discardAnswered makes seat p discard what it has answered or, if it was not
// asked, what chance picks.
func (t *Table) discardAnswered(p Seat, n int, asked bool, x Ctx) {
	e := Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n}
	drop := func(c Comp) {
		t.discardCard(p, c)
		if t.listens {
			e.Comps = append(e.Comps, c)
		}
	}
	if r := &t.req[p]; asked {
		for i, count := range t.ans[p].Take[:r.N] {
			for range count {
				drop(r.Options[i].Comp())
			}
		}
	} else {
		for range n {
			drop(t.randomCard(p))
		}
	}
	t.tell(e)
}

// randomCard picks a card of a hand at random; the hand must hold one.
func (t *Table) randomCard(p Seat) Comp {
	z := Hand + Zone(p)
	return t.S.At(z, t.below(t.S.Count(z))).Comp
}

// Discard makes players discard Skill cards: N, or all.
type Discard struct {
	Who    Role
	N      int8
	All    bool
	Random bool
	Price  bool // of what the player wants, so that no sheet has chance pick the cards
}

func (d Discard) manner() Manner {
	switch {
	case d.All:
		return WholeHand
	case d.Random:
		return AtRandom
	case d.Price:
		return Paid
	}
	return ByChoice
}

// Do makes the discards, at once for all players named. Rule
// timing.each-discards.
func (d Discard) Do(t *Table, x Ctx) {
	var of [MaxSeats]int
	list, n := t.named(d.Who, x)
	for _, p := range list[:n] {
		if t.S.Count(Hand+Zone(p)) == 0 || !t.touches(d.Who, p, HeedDiscard, x) {
			continue
		}
		of[p] = int(d.N)
		if d.All {
			of[p] = t.S.Count(Hand + Zone(p))
		}
	}
	t.discardAll(&of, d.manner(), x)
}
