package bots

import (
	"math"

	"ragtag/rules"
)

// rookie plays sensibly for its side. It answers each request from a scene,
// what the seat may know at that moment, and from the seat's mind, what it
// thinks of the other players. It takes the options worth most to its side. The
// files of this package each handle one kind of request.
type rookie struct {
	dice     dice
	minds    [rules.MaxSeats]mind
	whim     *random
	cards    *cardStats
	careless float64 // probability of a random answer
	strayed  int     // illegal answers, replaced by random ones
}

// carelessness is how often the careless bot answers at random.
const carelessness = 0.3

func newRookie(seed uint64, careless float64) *rookie {
	b := &rookie{whim: newRandom(seed ^ 0x5eed), careless: careless}
	b.dice.roll(seed)
	return b
}

// Decide answers r for the seat of the chair.
func (b *rookie) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	v := at.View()
	m := b.mindOf(at, &v)
	s := look(at, r, v, m, b.cards)
	if b.dice.float(at.Seat) < b.careless {
		b.whim.Decide(at, r, a)
		m.why = Whim
		return
	}
	m.why = b.answer(s, a)
	if !r.Legal(a) {
		b.strayed++
		*a = rules.Answer{}
		b.whim.Decide(at, r, a)
		m.why = Whim
	}
}

// Why returns the reason for the last answer given in a seat.
func (b *rookie) Why(seat int) Reason { return b.minds[seat].why }

// Suspects returns the likelihood that each seat is a Cylon.
func (b *rookie) Suspects(seat int) (all []float64) {
	for p := range b.minds[seat].odds {
		all = append(all, b.minds[seat].suspicion(p))
	}
	return all
}

// answer calls the part of the bot that handles the request.
func (b *rookie) answer(s *scene, a *rules.Answer) Reason {
	switch s.r.Kind {
	case rules.ReqReceive, rules.ReqDraw:
		return b.draw(s, a)
	case rules.ReqDiscard, rules.ReqPay:
		return b.discard(s, a)
	case rules.ReqContribute:
		why := b.contribute(s, a)
		s.complete(a)
		return why
	case rules.ReqAddToCheck:
		if _, one := rules.FindIn[rules.AddOne](s.cat, s.r.Cause); !one {
			return b.swell(s, a)
		}
	}
	return b.best(s, a, questions[s.r.Kind])
}

// best takes the options with the most points: as many as must be taken, and
// beyond that those worth more than nothing, as points says. It returns the reason for the last
// one taken.
func (b *rookie) best(s *scene, a *rules.Answer, points judge) Reason {
	var score [rules.MaxOptions]float64
	var why [rules.MaxOptions]Reason
	for i := range int(s.r.N) {
		score[i], why[i] = points(s, s.r.Options[i])
		score[i] += 1e-3 * b.dice.float(s.me) // ties are broken at random
	}
	reason := NothingBetter
	if s.r.N > 0 && why[0] == Whim {
		reason = Whim // a question that it does not understand
	}
	for taken := 0; taken < int(s.r.Max); taken++ {
		top, at := math.Inf(-1), -1
		for i := range int(s.r.N) {
			if a.Take[i] < s.r.Limit[i] && score[i] > top {
				top, at = score[i], i
			}
		}
		if at < 0 || taken >= int(s.r.Min) && top <= 0.01 {
			break
		}
		a.Take[at]++
		reason = why[at]
	}
	return reason
}
