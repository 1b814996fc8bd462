package rules

import "ragtag/options"

// drawOf lets seat p draw n Skill cards, each of a type in from that it
// chooses. Rule turn.receive-skills.
func (t *Table) drawOf(p Seat, n int, from Skills, k RequestKind, x Ctx) {
	if n <= 0 {
		return
	}
	t.drawUpTo(p, n, n, from, k, x)
}

// drawUpTo is drawOf with at most each cards of one type; it returns the types
// drawn. What has run out is not drawn (rule limits.decks).
func (t *Table) drawUpTo(p Seat, n, each int, from Skills, k RequestKind, x Ctx) (drawn Skills) {
	r := t.request(p, k, x)
	r.Min, r.Max = uint8(n), uint8(n)
	for s := range numSkills {
		if from.Has(s) && t.available(s) > 0 {
			r.addN(OfSkill(s), min(each, t.available(s)))
		}
	}
	r.fit()
	picks := t.ask(r)
	var types [numSkills]uint8
	var cs []Comp
	for i := range picks.N {
		s := picks.Option[i].Skill()
		for range picks.Count[i] {
			c := t.drawSkill(p, s)
			types[s]++
			if t.listens {
				cs = append(cs, c)
			}
		}
		drawn |= 1 << s
	}
	if t.listens {
		t.tell(Event{
			Kind: EvDrew, Rule: x.Rule, Cause: x.Source, By: ref(p), To: Seats(0).With(p),
			Types: types, Count: len(cs), Missing: n - len(cs), Private: cs,
		})
	}
	return drawn
}

// fit lowers Min and Max to what the options allow.
func (r *Request) fit() {
	total := 0
	for i := range int(r.N) {
		total += int(r.Limit[i])
	}
	r.Min, r.Max = uint8(min(int(r.Min), total)), uint8(min(int(r.Max), total))
}

// drawFromSet lets seat p draw n Skill cards of its skill set; a Cylon player,
// who has none, draws any type. Rule turn.draw.
func (t *Table) drawFromSet(p Seat, n int, x Ctx) {
	t.drawOf(p, n, t.skillSet(p), ReqDraw, x)
}

// available returns how many cards of a type can still be drawn.
func (t *Table) available(s Skill) int {
	return t.S.Count(SkillDeck+Zone(s)) + t.S.Count(SkillDiscard+Zone(s))
}

// drawSkill moves the top card of a type to a hand.
func (t *Table) drawSkill(p Seat, s Skill) Comp {
	deck := SkillDeck + Zone(s)
	if !t.refill(deck, SkillDiscard+Zone(s)) {
		return None
	}
	slot := t.S.toTop(deck, t.S.Count(deck)-1, Hand+Zone(p))
	slot.Known = Seats(0).With(p)
	t.S.Bounds[p][s]++
	return slot.Comp
}

// leftHand keeps the public bounds on a hand's types after a card of type s
// was seen to leave it.
func (t *Table) leftHand(p Seat, s Skill) {
	if t.S.Bounds[p][s] > 0 {
		t.S.Bounds[p][s]--
	}
	t.emptied(p)
}

// emptied drops the bounds of a hand that is empty for all to see, unless cards
// of it are face down in a check.
func (t *Table) emptied(p Seat) {
	if t.S.Count(Hand+Zone(p)) == 0 && t.addedBy(p, false) == 0 {
		t.S.Bounds[p] = [numSkills]uint8{}
	}
}

// beyond returns how many Skill cards seat p holds more than it may keep.
func (t *Table) beyond(p Seat, keep int) int { return max(0, t.S.Count(Hand+Zone(p))-keep) }

// offerHand adds the faces of a hand to a request, each as often as it is held.
func (t *Table) offerHand(r *Request, p Seat) {
	for _, s := range t.S.In(Hand + Zone(p)) {
		r.offerCopy(OfComp(s.Comp))
	}
	r.sort()
}

// offerCopy adds an option, or one more copy of it.
func (r *Request) offerCopy(o Option) {
	for i := range int(r.N) {
		if r.Options[i] == o {
			r.Limit[i]++
			return
		}
	}
	r.add(o)
}

// sort puts the options in canonical order, so that their order tells nothing
// of where they came from.
func (r *Request) sort() {
	for i := 1; i < int(r.N); i++ {
		o, limit, cost := r.Options[i], r.Limit[i], r.Cost[i]
		j := i
		for ; j > 0 && o.before(r.Options[j-1]); j-- {
			r.Options[j], r.Limit[j], r.Cost[j] = r.Options[j-1], r.Limit[j-1], r.Cost[j-1]
		}
		r.Options[j], r.Limit[j], r.Cost[j] = o, limit, cost
	}
}

// DrawCards makes players draw Skill cards, of their skill set or of the types
// in From.
type DrawCards struct {
	Who  Role
	N    int8
	From Skills // 0: the player's own skill set

	Differ options.Feature // a feature with which each of the cards is of another type; 0: none
}

// Do draws, one player after another. Rule timing.each-draws.
func (d DrawCards) Do(t *Table, x Ctx) {
	list, n := t.named(d.Who, x)
	for _, p := range list[:n] {
		switch {
		case !t.touches(d.Who, p, HeedDraw, x):
		case d.Differ != 0 && t.Feature(d.Differ):
			t.drawUpTo(p, int(d.N), 1, t.skillSet(p), ReqDraw, x)
		case d.From == 0:
			t.drawFromSet(p, int(d.N), x)
		default:
			t.drawOf(p, int(d.N), d.From, ReqDraw, x)
		}
	}
}

// Refresh lets the acting player discard any number of Skill cards and draw as
// many, all of one type of its skill set.
type Refresh struct{}

// Do asks for the cards and the type.
func (Refresh) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqDiscard, x)
	r.Secret = true
	r.Min, r.Max = 1, uint8(t.S.Count(Hand+Zone(p)))
	t.offerHand(r, p)
	picks := t.ask(r)
	outer := t.openDiscard(x)
	t.S.Discarded.How[p] = Paid
	e := Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p)}
	for i := range picks.N {
		for range picks.Count[i] {
			c := picks.Option[i].Comp()
			t.discardCard(p, c)
			e.Count++
			if t.listens {
				e.Comps = append(e.Comps, c)
			}
		}
	}
	t.tell(e)
	t.closeDiscard(outer, x)
	if t.present(x.By) {
		t.drawOneType(p, e.Count, x)
	}
}

// drawOneType lets seat p draw n Skill cards of a type of its skill set, as many as
// there are.
func (t *Table) drawOneType(p Seat, n int, x Ctx) {
	if k, ok := t.chooseType(p, func(k Skill) bool { return t.skillSet(p).Has(k) && t.available(k) > 0 }, x); ok {
		t.drawOf(p, n, 1<<k, ReqDraw, x)
	}
}

// chooseType asks seat p for one of the types of Skill cards that can be chosen. It
// reports whether there is one.
func (t *Table) chooseType(p Seat, can func(Skill) bool, x Ctx) (Skill, bool) {
	r := t.request(p, ReqSkill, x)
	for k := range numSkills {
		if can(k) {
			r.add(OfSkill(k))
		}
	}
	if r.N == 0 {
		return 0, false
	}
	return t.askOne(r).Skill(), true
}

// anyLeft reports whether a card of a type can be drawn.
func (t *Table) anyLeft(k Skill) bool { return t.available(k) > 0 }
