package bots

import (
	"math"

	"ragtag/rules"
)

// sabotage adds cards that hurt. A revealed Cylon adds its most effective card;
// a hidden Cylon adds as many as are worth the suspicion.
func (b *rookie) sabotage(s *scene, f *forecast, a *rules.Answer) (Reason, bool) {
	switch {
	case f.stake() <= 1.5:
		return 0, false
	case s.side == revealed:
		return Sabotage, s.spoilOne(f, a)
	case s.view.Check.FaceUp:
		return 0, false
	}
	return SabotageUnseen, s.spoil(f, a)
}

// spoilOne adds the card of a revealed Cylon that costs the humans most,
// compared with its value in the hand.
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

// spoil adds the cards of a hidden Cylon that cost the humans most, compared
// with the suspicion they raise. The other players expect cards that help.
func (s *scene) spoil(f *forecast, a *rules.Answer) bool {
	var take [rules.MaxOptions]uint8
	sum, cost, best := 0.0, 0.0, 0.0
	for n := 1; n <= min(3, int(s.r.Max)); n++ {
		worst, hurt := -1, 0.0
		for i := range int(s.r.N) {
			if by := s.strength(s.option(i)); take[i] < s.r.Limit[i] && by < hurt {
				worst, hurt = i, by
			}
		}
		if worst < 0 {
			break
		}
		take[worst]++
		sum += hurt
		cost += s.keep(s.option(worst))
		points := f.value(0) - f.unseen(sum, 2.3*float64(n)) - cardsInPoints*cost - s.exposure(n)
		if points > best {
			best, a.Take = points, take
		}
	}
	return best > 0
}

// exposure returns the cost of the suspicion that n hurting cards raise. It is
// lower the more cards others have added, and low if the Cylon has little to
// lose by being revealed.
func (s *scene) exposure(n int) float64 {
	others := 2.0 // from the Destiny deck
	for q, k := range s.view.Check.Added {
		if q != int(s.me) {
			others += float64(k)
		}
	}
	risk := exposed * float64(n*n) / (2 + others)
	if s.revealing() > -0.7 {
		risk *= 0.4
	}
	return risk
}

// exposed is the cost to a hidden Cylon of a card that gives it away.
const exposed = 2.5

// pretend adds the weakest helping card, so that the rookie is seen to
// contribute.
func (b *rookie) pretend(s *scene, a *rules.Answer) Reason {
	weakest, least := -1, math.Inf(1)
	for i := range int(s.r.N) {
		if n := s.strength(s.option(i)); n > 0 && n < least {
			weakest, least = i, n
		}
	}
	if weakest < 0 || b.dice.float(s.me) < 0.1 {
		return NotWorthCards
	}
	a.Take[weakest] = 1
	return KeepCover
}
