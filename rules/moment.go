package rules

import "slices"

// moment lets the cards in play act at a moment, and then takes out of play
// those that it ends. x says for whom, and about whom, they act.
func (t *Table) moment(w Window, x Ctx) {
	if !t.brought(1 << w) {
		return
	}
	for _, z := range standingZones {
		for i := 0; i < t.S.Count(z); i++ {
			c := t.S.At(z, i).Comp
			t.react(w, c, x)
			if i >= t.S.Count(z) || t.S.At(z, i).Comp != c {
				i-- // the card has left play
			}
		}
	}
	t.endStanding(w)
}

// react carries out what a card in play does at a moment.
func (t *Table) react(w Window, c Comp, x Ctx) {
	uses := t.cat.Standing(c).Uses
	for i := range uses {
		u := &uses[i]
		if u.When != w {
			continue
		}
		y := Ctx{By: x.By, Chosen: x.Chosen, Source: c, Origin: t.origin(c), Rule: "crisis.keep-in-play"}
		if u.Can == nil || u.Can(t, y) {
			t.Coverage.branch(c, BranchSecond)
			u.Do.Do(t, y)
		}
	}
}

// origin returns where the effects of a Crisis or Super Crisis card come from.
func (t *Table) origin(c Comp) Origin {
	if t.cat.Kind(c) == KindSuper {
		return FromSuper
	}
	return FromCrisis
}

// endStanding takes out of play the cards that a moment ends, in the order of the last
// of the moments that each names. Of equals, Crisis cards go first, and the last to
// come before the others.
func (t *Table) endStanding(w Window) {
	var back [NumZones]bool
	for z, i := t.ending(w); i >= 0; z, i = t.ending(w) {
		c := t.S.At(z, i).Comp
		e := Event{Kind: EvCrisisGone, Rule: "crisis.keep-in-play", Comp: c, Fate: FateDiscarded}
		deck, to := CrisisDeck, t.crisisPile(c)
		if t.cat.Kind(c) == KindSuper {
			deck, to = SuperDeck, SuperDiscard
		}
		if w == WhenFleetJumps && t.cat.Standing(c).Back {
			to, e.Fate = deck, FateShuffled
			back[deck] = true
		}
		t.S.toTop(z, i, to)
		t.tell(e)
	}
	for _, deck := range [...]Zone{CrisisDeck, SuperDeck} {
		if back[deck] {
			t.shuffle(deck)
		}
	}
}

// ending returns the place of the next card in play that a moment ends, or -1.
func (t *Table) ending(w Window) (zone Zone, at int) {
	at = -1
	least := NumMoments
	for _, z := range standingZones {
		for i := t.S.Count(z) - 1; i >= 0; i-- {
			ends := t.cat.Standing(t.S.At(z, i).Comp).Ends
			if slices.Contains(ends, w) && slices.Max(ends) < least {
				zone, at, least = z, i, slices.Max(ends)
			}
		}
	}
	return zone, at
}
