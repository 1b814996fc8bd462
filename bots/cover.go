package bots

import (
	"math"

	"ragtag/rules"
)

// sabotage adds cards that hurt: a revealed Cylon one, whenever the check hangs
// on it; a hidden one as many as may well come from the Destiny deck and others.
func (b *rookie) sabotage(s *scene, f *forecast, a *rules.Answer) (Reason, bool) {
	stake := f.stake()
	if stake <= 0.5 {
		return 0, false
	}
	if s.side == revealed {
		return Sabotage, s.spoilOne(f, a)
	}
	short := s.missing()
	if s.view.Check.FaceUp || short > 8 {
		return 0, false
	}
	added := 0
	for q, n := range s.view.Check.Added {
		if q != int(s.me) && n > 0 {
			added++
		}
	}
	most := 1
	if added >= 2 && stake > 2 {
		most = 2
	}
	if added == 0 && b.dice.float(s.me) < 0.5 {
		return 0, false
	}
	n := b.spoil(s, a, most)
	return SabotageUnseen, n > 0
}

// spoilOne adds the card of a revealed Cylon that takes most from the humans for
// what it is worth in the hand.
func (s *scene) spoilOne(f *forecast, a *rules.Answer) bool {
	best, at := 0.0, -1
	for i := range int(s.r.N) {
		ref := s.option(i)
		if points := f.value(0) - f.value(s.strength(ref)) - cardsInPoints*s.keep(ref); points > best {
			best, at = points, i
		}
	}
	if at >= 0 {
		a.Take[at] = 1
	}
	return at >= 0
}

// spoil adds up to most of the cards that hurt the check most, and returns how
// many.
func (b *rookie) spoil(s *scene, a *rules.Answer, most int) (n int) {
	for n < min(most, int(s.r.Max)) {
		worst, hurt := -1, 0.0
		for i := range int(s.r.N) {
			if by := s.strength(s.option(i)); a.Take[i] < s.r.Limit[i] && by < hurt {
				worst, hurt = i, by
			}
		}
		if worst < 0 {
			break
		}
		a.Take[worst]++
		n++
	}
	return n
}

// pretend adds the weakest card that helps, so that something was added.
func (b *rookie) pretend(s *scene, a *rules.Answer) Reason {
	weakest, least := -1, math.Inf(1)
	for i := range int(s.r.N) {
		if n := s.strength(s.option(i)); n > 0 && n < least {
			weakest, least = i, n
		}
	}
	if weakest < 0 || b.dice.float(s.me) < 0.35 {
		return NotWorthCards
	}
	a.Take[weakest] = 1
	return KeepCover
}
