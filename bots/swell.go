package bots

import (
	"cmp"
	"math"
	"slices"

	"ragtag/rules"
)

// Cards added to a check, and how many.

// swelling returns the cards of the hand that turn the outcome of a check whose cards
// have been turned up, and what that is worth.
func (s *scene) swelling() (cards []string, gained float64) {
	v := s.view.Check
	if v == nil {
		return nil, 0
	}
	stake, short := s.bySide(s.stake()), float64(v.Difficulty)-s.strengthUp()
	way := 1.0
	if s.stake()*s.bySide(1) < 0 {
		way = -1
	}
	if (short <= 0) == (way > 0) { // it goes as it should
		return nil, 0
	}
	hand := slices.Clone(s.view.Mine.Hand)
	slices.SortFunc(hand, func(a, b string) int { return cmp.Compare(way*s.strength(b), way*s.strength(a)) })
	cost := 0.0
	for _, ref := range hand {
		n := s.strength(ref)
		if way*n <= 0 {
			break
		}
		cards, short, cost = append(cards, ref), short-n, cost+s.keep(ref)
		if (short <= 0) == (way > 0) {
			return cards, max(0, math.Abs(stake)-cardsInPoints*cost)
		}
	}
	return nil, 0
}

// swell adds those cards.
func (b *rookie) swell(s *scene, a *rules.Answer) Reason {
	cards, _ := s.swelling()
	for _, ref := range cards {
		for i := range int(s.r.N) {
			if s.option(i) == ref && a.Take[i] < s.r.Limit[i] {
				a.Take[i]++
				break
			}
		}
	}
	if len(cards) == 0 {
		return NotWorthCards
	}
	return BetterOutcome
}

// complete adds cards to an answer that takes some, but fewer than it must, or takes
// none if there are too few that do no harm.
func (s *scene) complete(a *rules.Answer) {
	taken := 0
	for _, n := range a.Take[:s.r.N] {
		taken += int(n)
	}
	if s.r.Allows(taken) {
		return
	}
	sign := 1.0
	if s.side != human && !s.aboutMe() {
		sign = -1
	}
	for i := range int(s.r.N) {
		for a.Take[i] < s.r.Limit[i] && !s.r.Allows(taken) && sign*s.strength(s.option(i)) >= 0 {
			a.Take[i]++
			taken++
		}
	}
	if !s.r.Allows(taken) {
		*a = rules.Answer{}
	}
}

// mostAdded returns how many cards the rookie may add to the check: where it is
// asked, as many as the question says.
func (s *scene) mostAdded() int {
	if s.r.Kind == rules.ReqContribute {
		return int(s.r.Max)
	}
	return s.seats[s.me].mayAdd()
}
