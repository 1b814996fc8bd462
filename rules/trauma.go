package rules

import "ragtag/options"

// Face is what a trauma token shows.
type Face uint8

// The faces of trauma tokens.
const (
	Benevolent Face = iota
	Antagonistic
	Disaster
	numFaces
)

var faceNames = [numFaces]string{"benevolent", "antagonistic", "disaster"}

// String returns the id of the face, as in the component facts.
func (f Face) String() string { return EnumID(faceNames[:], "Face", f) }

// Trauma is a kind of trauma tokens. Those that nobody has are the pool, face down;
// seats hold theirs hidden, others are on locations and Allies. Rule trauma.what.
type Trauma struct {
	ID, Set string
	Count   int
	Face    Face
}

// takeTraumas enters the trauma tokens of a content.
func (c *Catalogue) takeTraumas(s *Content) {
	for _, k := range s.Traumas {
		c.enter(KindTrauma, len(c.traumas), k.ID, k.Set, max(k.Count, 1))
		c.traumas = append(c.traumas, k)
	}
}

// Trauma returns a kind of trauma tokens.
func (c *Catalogue) Trauma(comp Comp) *Trauma { return &c.traumas[c.comps[comp].index] }

// TraumaWith returns the trauma token with a face.
func (c *Catalogue) TraumaWith(f Face) Comp {
	for _, comp := range c.kinds[KindTrauma] {
		if c.Trauma(comp).Face == f {
			return comp
		}
	}
	return None
}

// TraumaOf returns how many trauma tokens with a face seat p holds.
func (t *Table) TraumaOf(p Seat, f Face) (n int) {
	for _, s := range t.S.In(TraumaHand + Zone(p)) {
		if t.cat.Trauma(s.Comp).Face == f {
			n++
		}
	}
	return n
}

// drawTrauma lets a body draw n trauma tokens of the pool, as far as there are any:
// all at once, then the disasters among them strike. The one way in which effects
// make anybody draw. Rule trauma.draw.
func (t *Table) drawTrauma(w Who, n int, x Ctx) {
	if !t.present(w) || t.traumaSpent() {
		return
	}
	n = t.takeTrauma(w.Seat, TraumaPool, n, x)
	if t.Feature(options.HazardTokens) {
		t.returnDisasters(n) // it came from no hazardous location
		return
	}
	t.sufferDisasters(w, n, x)
}

// freshTrauma is drawTrauma for a character that has just come into the game: other
// tokens take the places of disasters, and these strike nobody. Rule trauma.setup.
func (t *Table) freshTrauma(p Seat, n int, x Ctx) {
	shown := 0
	for n > 0 {
		n = t.takeTrauma(p, TraumaPool, n, x)
		shown += n
	}
	t.returnDisasters(shown)
}

// takeTrauma moves up to n tokens of a zone, from its top, to the hand of seat p.
// Disasters among them are turned up; it returns how many there were.
func (t *Table) takeTrauma(p Seat, from Zone, n int, x Ctx) (disasters int) {
	hand := TraumaHand + Zone(p)
	e := Event{Kind: EvTraumaDrawn, Rule: x.Rule, Cause: x.Source, By: ref(p), To: Seats(0).With(p)}
	for e.Count = 0; e.Count < n && t.S.Count(from) > 0; e.Count++ {
		s := t.S.toTop(from, t.S.Count(from)-1, hand)
		s.Known, s.Tag = s.Known|e.To, 0
		t.Coverage.branch(s.Comp, BranchMain)
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	if e.Count == 0 {
		return 0
	}
	t.tell(e)
	for i := t.S.Count(hand) - 1; i >= 0; i-- {
		if c := t.S.At(hand, i).Comp; t.cat.Trauma(c).Face == Disaster {
			t.S.toTop(hand, i, TraumaShown).Known = Public
			t.tell(Event{Kind: EvDisaster, Rule: "trauma.draw", At: ref(p), Comp: c})
			disasters++
		}
	}
	return disasters
}

// sufferDisasters lets disasters that a body has drawn strike it: a human player's
// character is executed, once; a Cylon player draws two more tokens for each, and so
// on. All of them go back to the pool afterwards. Rule trauma.draw.
func (t *Table) sufferDisasters(w Who, n int, x Ctx) {
	shown := n
	switch {
	case n == 0:
		return
	case t.Feature(options.HazardTokens):
		x.Rule = "epica.disaster"
		t.kill(w, Perished, x)
	case t.human(w.Seat):
		x.Rule = "trauma.draw"
		t.execute(w, x)
	default:
		for n > 0 {
			n = t.takeTrauma(w.Seat, TraumaPool, 2*n, Ctx{By: w, Rule: "trauma.draw"})
			shown += n
		}
	}
	t.returnDisasters(shown)
}

// traumaSpent reports whether trauma tokens are no longer kept: the Crossroads phase,
// which they were for, is over, and the game goes on. Rule epica.eight.
func (t *Table) traumaSpent() bool { return t.S.Crossing == Crossed && t.Feature(options.ChosenTrial) }

// returnDisasters mixes n disasters that were turned up into the pool.
func (t *Table) returnDisasters(n int) {
	for i := t.S.Count(TraumaShown) - 1; i >= 0 && n > 0; i-- {
		if t.cat.Trauma(t.S.At(TraumaShown, i).Comp).Face == Disaster {
			t.S.toTop(TraumaShown, i, TraumaPool)
			n--
		}
	}
	t.shuffle(TraumaPool)
}

// discardTrauma makes seat p discard up to n of its trauma tokens into the pool, unseen
// by others: those that it picks, or random ones. Rule trauma.what.
func (t *Table) discardTrauma(p Seat, n int, random bool, x Ctx) {
	z := TraumaHand + Zone(p)
	n = min(n, t.S.Count(z))
	if n == 0 {
		return
	}
	me := Seats(0).With(p)
	e := Event{Kind: EvTraumaDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n, To: me}
	for left := n; left > 0; left-- {
		i := 0
		switch {
		case random:
			i = t.below(t.S.Count(z))
		case left < t.S.Count(z):
			i = t.S.find(z, t.pickTrauma(p, ReqTrauma, left, x))
		}
		if t.listens {
			e.Private = append(e.Private, t.S.At(z, i).Comp)
		}
		t.S.forget(z, me)
		t.S.toTop(z, i, TraumaPool)
	}
	t.shuffle(TraumaPool)
	t.tell(e)
}

// dropTrauma discards all trauma tokens of seat p into the pool, unseen.
func (t *Table) dropTrauma(p Seat, x Ctx) {
	t.discardTrauma(p, t.S.Count(TraumaHand+Zone(p)), false, x)
}

// pickTrauma lets seat p pick one of its trauma tokens for what a kind of request is
// about; left is how many like choices still come, this one included. It returns None if
// the seat has none.
func (t *Table) pickTrauma(p Seat, k RequestKind, left int, x Ctx) Comp {
	z := TraumaHand + Zone(p)
	if t.S.Count(z) == 0 {
		return None
	}
	r := t.request(p, k, x)
	r.Secret, r.Left = true, uint8(left)
	t.offerTrauma(r, z)
	return t.askOne(r).Comp()
}

// tokenPlaces are the locations that bear a trauma token in games with disasters; those
// of New Caprica do where its phase is an interlude.
var tokenPlaces = [numTokenPlaces]Place{AtBrig, AtSickbay, AtDetention, AtMedical}

const numTokenPlaces = 4

// onCaprica reports whether the place is one of New Caprica, which has a token during
// the phase alone, taken at once by anyone who comes there.
func (p Place) onCaprica() bool { return p == AtDetention || p == AtMedical }

// mayBeDisaster reports whether, by public knowledge, a token of a zone may be
// a disaster: nobody keeps one, so a token from a hand is not one, wherever it
// goes.
func (t *Table) mayBeDisaster(z Zone, tag uint8) bool {
	switch z.row().first {
	case TraumaPool, TraumaAt, BoxedUp:
		return true
	case TraumaOn:
		return tag == 0
	}
	return false
}

// HasTrauma reports whether trauma tokens, and Allies, are in this game.
func (t *Table) HasTrauma() bool { return t.Feature(options.Allies) }

// HasMood reports whether the Mood Pool decides what Allies do. Rule trauma.mood.
func (t *Table) HasMood() bool { return t.S.Choice.Has(options.AllySeasons) }

// DrawTrauma makes players draw N trauma tokens.
type DrawTrauma struct {
	Who Role
	N   int8
}

// Do draws for one after the other.
func (d DrawTrauma) Do(t *Table, x Ctx) {
	list, n := t.named(d.Who, x)
	var who [MaxSeats]Who
	for i, p := range list[:n] {
		who[i] = t.who(p)
	}
	for _, w := range who[:n] {
		t.drawTrauma(w, int(d.N), x)
	}
}

// DiscardTrauma makes players discard N of their trauma tokens: those that they pick,
// or random ones.
type DiscardTrauma struct {
	Who    Role
	N      int8
	Random bool
}

// Do discards for one after the other.
func (d DiscardTrauma) Do(t *Table, x Ctx) {
	list, n := t.named(d.Who, x)
	for _, p := range list[:n] {
		t.discardTrauma(p, int(d.N), d.Random, x)
	}
}
