package bots

import (
	"math"

	"ragtag/rules"
)

// contribute chooses the cards to add to the check under way.
func (b *rookie) contribute(s *scene, a *rules.Answer) Reason {
	f, ok := s.foresee()
	if !ok {
		f.pass = 1
		f.tally(s)
	}
	if s.side == human || s.side == hidden && s.aboutMe() {
		return s.help(&f, a)
	}
	if reason, done := b.sabotage(s, &f, a); done {
		return reason
	}
	if s.side == revealed || f.stake() <= 0 {
		return NotWorthCards
	}
	return b.pretend(s, a)
}

// aboutMe reports whether the check frees the rookie from the Brig or sends it
// there.
func (s *scene) aboutMe() bool {
	c := s.view.Check
	k, ok := s.cat.Find(c.Source)
	return ok && s.cat.Kind(k) == rules.KindLocation && (c.Chosen == int(s.me) || c.Chosen < 0 && c.Actor == int(s.me))
}

// cardsInPoints scales the value of cards spent on a check to points.
const cardsInPoints = 0.4

// help adds the cards that gain most for the check after their own cost: those
// that help or, if the humans are better off failing it, those that hurt.
func (s *scene) help(f *forecast, a *rules.Answer) Reason {
	cards, gained, able := s.bestHelp(f, "")
	if f.hopeless(able, s.leastChance()) {
		return OutOfReach
	}
	for _, ref := range cards {
		for i := range int(s.r.N) {
			if s.option(i) == ref {
				a.Take[i]++
			}
		}
	}
	switch {
	case gained > 0 && f.stake() < 0:
		return HinderCheck
	case gained > 0:
		return HelpCheck
	case f.stake() > 0 && f.value(0) > f.fail+0.8*f.stake():
		return AlreadyPassing
	case f.stake() > 0 && f.value(able) < f.fail+0.3*f.stake():
		return OutOfReach
	}
	return NotWorthCards
}

// hopeless reports whether the check is as good as lost, though the rookie adds
// strength able and the others what can be counted on.
func (f *forecast) hopeless(able, least float64) bool {
	need := f.need
	if f.easier > 0 {
		need -= f.easier
	}
	return f.stake() > 0 && normal((able+relied*f.later-need)/f.sd) < least
}

// leastChance is the chance below which a check is not worth any card, lower for one
// that the rookie has chosen to make about itself.
func (s *scene) leastChance() float64 {
	if s.aboutMe() {
		return 0.3
	}
	return 0.66
}

// bestHelp returns the cards of the hand whose addition to the check gains
// most, that gain, and what the whole hand could add. The card without is left
// out, since it is spent on something else.
func (s *scene) bestHelp(f *forecast, without string) (cards []string, gained, able float64) {
	sign := 1.0
	if f.stake() < 0 {
		sign = -1
	}
	hand := append([]string(nil), s.view.Mine.Hand...)
	for i, ref := range hand {
		if ref == without {
			hand[i], without = "", ""
		}
	}
	before, sum, cost, taken := f.value(0), 0.0, 0.0, 0
	for left := s.mostAdded(); left > 0; left-- {
		i := s.nextCard(hand[taken:], sign, f.need+f.sd-sum, left)
		if i < 0 {
			break
		}
		hand[taken], hand[taken+i] = hand[taken+i], hand[taken]
		sum += s.strength(hand[taken])
		cost += s.keepOf(hand[taken], s.seats[s.me].cards-taken)
		taken++
		if points := f.value(sum) - cardsInPoints*cost - before; points > gained {
			cards, gained = hand[:taken], points
		}
	}
	return cards, gained, sum
}

// nextCard returns the card that adds most for its cost or, if only a few may
// be added, the card that adds most; -1 if there is none.
func (s *scene) nextCard(hand []string, sign, need float64, left int) int {
	best, most := -1, math.Inf(-1)
	for i, ref := range hand {
		n := sign * s.strength(ref)
		if n <= 0 {
			continue
		}
		rate := n
		if left > 1 && need < 3*float64(left) {
			// A card that adds more than needed counts only what is needed.
			rate = min(n, max(need, 0)+0.5) / s.keep(ref)
		}
		if rate > most {
			best, most = i, rate
		}
	}
	return best
}
