package bots

import "ragtag/rules"

// What players give each other.

// giftQuestions returns the entries for questions about gifts.
func giftQuestions() []question {
	return []question{
		judged(rules.ReqGive, CheapestCards, func(s *scene, o rules.Option) float64 { return -s.keep(s.cat.OptionID(o)) }),
	}
}

// sharing returns the points of taking a miracle token, which counts towards what three
// bring, or of giving one.
func (s *scene) sharing() float64 {
	for p, k := range s.view.Seats {
		if p != int(s.me) && s.seats[p].at == s.seats[s.me].at && k.Miracles > 0 {
			return 1.2 + 0.4*s.suspect(p)
		}
	}
	return 0.2
}
