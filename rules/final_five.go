package rules

import (
	"slices"
)

// examine lets the Final Five cards that somebody has looked at take effect. All of
// them are turned up and resolved in the order that the current player picks, whatever
// the first ones bring. Then they are turned face down among the Loyalty cards of the
// seat that holds them by then. A known Cylon turns up none, and is not struck. Rule
// loyalty.final-five.
func (t *Table) examine(by, of Who, seen []Comp) {
	if len(seen) == 0 || t.S.Seats[of.Seat].Revealed {
		return
	}
	x := Ctx{By: of, Chosen: by, Origin: FromLoyalty, Rule: "loyalty.final-five"}
	if !t.human(by.Seat) {
		x.Chosen = Who{Seat: Nobody}
	}
	z := LoyaltyHand + Zone(of.Seat)
	for _, c := range seen {
		t.S.At(z, t.S.find(z, c)).Known |= Public
		t.tell(Event{Kind: EvExamined, Rule: x.Rule, By: ref(by.Seat), At: ref(of.Seat), Comp: c})
	}
	var due [MaxExamined]Comp
	for n := copy(due[:], seen); n > 0; n-- {
		r := t.request(t.S.Current, ReqResolveNext, x)
		for _, c := range due[:n] {
			r.add(OfComp(c))
		}
		r.sort()
		c := t.askOne(r).Comp()
		i := slices.Index(due[:n], c)
		copy(due[i:n-1], due[i+1:n])
		x.Source = c
		t.Coverage.branch(c, BranchA)
		t.cat.Loyalty(c).Examined.Do(t, x)
	}
	for p := range t.seats() {
		for _, c := range seen {
			if i := t.S.find(LoyaltyHand+Zone(p), c); i >= 0 && t.S.At(LoyaltyHand+Zone(p), i).Known&Public != 0 {
				t.Mingle(LoyaltyHand + Zone(p))
			}
		}
	}
}

// MaxExamined is how many Final Five cards can be looked at together.
const MaxExamined = 5

// unmaskFive lets the Final Five cards of an executed human take effect, which are
// shown now, and takes them out of the game. Rules execution.human, loyalty.final-five.
func (t *Table) unmaskFive(w Who) {
	z := LoyaltyHand + Zone(w.Seat)
	for _, c := range t.cat.kinds[KindLoyalty] {
		if k := t.cat.Loyalty(c); k.Kind == FinalFive && t.S.Holds(z, c) {
			t.S.toTop(z, t.S.find(z, c), RemovedFromGame).Known = Public
			t.tell(Event{Kind: EvFiveGone, Rule: "loyalty.final-five", At: ref(w.Seat), Comp: c})
			t.Coverage.branch(c, BranchB)
			k.Executed.Do(t, Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromLoyalty, Rule: "loyalty.final-five"})
		}
	}
}
