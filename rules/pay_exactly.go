package rules

import (
	"slices"
)

// sums is a set of what some of a hand's cards can add up to, a bit for each sum.
type sums uint64

// add takes a card of a strength into account. What is beyond the greatest bit is of
// no interest to any card.
func (s sums) add(strength int8) sums { return s | s<<strength }

// reaches reports whether some of seat p's Skill cards, without those set aside, add up
// to a strength.
func (t *Table) reaches(p Seat, strength int8, without []Comp) bool {
	left := sums(1)
	for _, s := range t.S.In(Hand + Zone(p)) {
		if i := slices.Index(without, s.Comp); i >= 0 {
			without[i], without[len(without)-1] = without[len(without)-1], without[i]
			without = without[:len(without)-1]
			continue
		}
		left = left.add(t.cat.Strength(s.Comp))
	}
	return left>>strength&1 == 1
}

// payExactly makes seat p discard Skill cards of a given total strength. The seat picks
// them one by one, each time among those with which its hand can still reach the total;
// none is shown before all are picked. Rule loyalty.goals.
func (t *Table) payExactly(p Seat, strength int8, x Ctx) {
	if strength == 0 {
		return
	}
	var picked [MaxSlots]Comp
	n := 0
	for left := strength; ; {
		r := t.request(p, ReqPayExactly, x)
		r.Secret, r.Left = true, uint8(left)
		t.offerHand(r, p)
		for i := int(r.N) - 1; i >= 0; i-- {
			if c := r.Options[i].Comp(); !t.fitsPrice(p, c, left, picked[:n]) {
				r.drop(r.Options[i])
			}
		}
		for i := range int(r.N) {
			r.Limit[i] = 1
		}
		if left == 0 {
			r.add(OfKind(OptPass)) // cards of no strength can be thrown in
			r.sort()
		}
		o := t.askOne(r)
		if o.Kind != OptComp {
			break
		}
		picked[n] = o.Comp()
		n++
		left -= t.cat.Strength(o.Comp())
	}
	outer := t.openDiscard(x)
	t.S.Discarded.How[p] = Paid
	e := Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n}
	for _, c := range picked[:n] {
		t.discardCard(p, c)
		if t.listens {
			e.Comps = append(e.Comps, c)
		}
	}
	t.tell(e)
	t.closeDiscard(outer, x)
}

// fitsPrice reports whether seat p, having picked some cards, can pick card c towards
// what is left of a price.
func (t *Table) fitsPrice(p Seat, c Comp, left int8, picked []Comp) bool {
	have := 0
	for _, s := range t.S.In(Hand + Zone(p)) {
		if s.Comp == c {
			have++
		}
	}
	for _, k := range picked {
		if k == c {
			have--
		}
	}
	left -= t.cat.Strength(c)
	if have <= 0 || left < 0 {
		return false
	}
	var without [MaxSlots]Comp
	n := copy(without[:], picked)
	without[n] = c
	return t.reaches(p, left, without[:n+1])
}
