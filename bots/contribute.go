package bots

import (
	"math"
	"slices"

	"ragtag/rules"
)

// meanStrength is the mean strength of a Skill card.
const meanStrength = 45.0 / 21

// chance returns how likely a check is passed that has not begun: from the
// cards in the hands of those who would help.
func (s *scene) chance(c rules.Check) float64 {
	fits := 0.0
	for k := rules.Politics; k < rules.Treachery; k++ {
		if c.Skills.Has(k) {
			fits += 0.2
		}
	}
	power, against := 0.0, 0.0
	for _, p := range s.seats {
		n := float64(p.cards)
		if p.jailed || p.revealed {
			n = min(n, 1)
		}
		if p.revealed {
			against += 3 * n
			continue
		}
		power += (1 - p.cylon) * n * (0.25 + fits) * 0.45 * meanStrength
		against += p.cylon * 1.5
	}
	return sigmoid((power - against - float64(c.Difficulty)) / 3)
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// contribute answers what to add to the check under way.
func (b *rookie) contribute(s *scene, a *rules.Answer) Reason {
	stake := s.stake()
	if s.side == human {
		return b.help(s, a, stake)
	}
	if reason, done := b.sabotage(s, a, stake); done {
		return reason
	}
	if s.side == revealed || stake <= 0 {
		return NotWorthCards
	}
	return b.pretend(s, a)
}

// help adds its share of what the check lacks, by what it could add and what
// those after it could, if the check can be passed and is worth the cards.
func (b *rookie) help(s *scene, a *rules.Answer, stake float64) Reason {
	later, harm := s.later()
	missing := s.missing() + harm + margin
	if missing <= 0 {
		return AlreadyPassing
	}
	_, able, _ := s.cheapest(math.Inf(1))
	partly := float64(s.view.Check.Difficulty - s.view.Check.Partial)
	if able+later < missing-4 {
		if s.view.Check.Partial == 0 || able+later < missing-partly-4 {
			return OutOfReach
		}
		missing, stake = max(missing-partly, 1), stake*0.6
	}
	set, sum, cost := s.cheapest(missing * able / max(able+0.8*later, 1))
	if cost > worthCards*max(stake, 0.2)*max(sum/missing, 0.4) {
		return NotWorthCards
	}
	if sum > 0 {
		a.Take = set
		return HelpCheck
	}
	return NotWorthCards
}

const (
	cylonTakes = 3 // strength that a revealed Cylon takes from a check
	margin     = 3 // strength to spare that a check is brought to
	worthCards = 3 // cards that a check is worth, for each that it takes
)

// stake returns what passing the check under way is worth to the humans.
func (s *scene) stake() float64 {
	c, ok := s.checkUnderWay()
	if !ok {
		return 1
	}
	return s.worth(c.Pass) - s.worth(c.Fail)
}

// missing returns how much strength the check lacks, as far as one can tell
// from the cards added: by whom, or what they are if they lie face up.
func (s *scene) missing() float64 {
	v := s.view.Check
	p := float64(len(v.Positive)) / 5
	have := 2 * meanStrength * (2*p - 1)
	if v.FaceUp {
		have = 0
		for _, ref := range v.Cards {
			have += s.strength(ref)
		}
		return float64(v.Difficulty) - have
	}
	for q, n := range v.Added {
		if n > 0 && q != int(s.me) {
			have += float64(n) * 2.3 * (1 - 2*s.seats[q].cylon*cylonHurts)
			if s.seats[q].revealed {
				have -= float64(n) * (3.2 + 2.3*(1-2*cylonHurts))
			}
		}
	}
	return float64(v.Difficulty) - have
}

// strength returns what a card adds to the check under way.
func (s *scene) strength(ref string) float64 {
	c, ok := s.cat.Find(ref)
	if !ok {
		return 0
	}
	v := s.view.Check
	n := float64(s.cat.Strength(c))
	kind := s.cat.Skill(c).Skill.String()
	switch {
	case slices.Contains(v.Zeroed, kind):
		return 0
	case slices.Contains(v.Positive, kind), v.OnesHelp && n == 1:
		return n
	}
	return -n
}

// later returns what the players who have still to add cards could add to help,
// and what revealed Cylons among them are going to take.
func (s *scene) later() (help, harm float64) {
	v := s.view
	fits := 0.15 + 0.75*float64(len(v.Check.Positive))/5
	started := false
	for i := 1; i <= v.Players; i++ {
		q := (v.Current + i) % v.Players
		switch {
		case q == int(s.me):
			started = true
		case !started:
		case s.seats[q].revealed:
			harm += cylonTakes * min(float64(s.seats[q].cards), 1)
		default:
			help += s.couldAdd(q, fits)
		}
	}
	return help, harm
}

// couldAdd returns what human seat q could add to a check that a share of its
// cards helps.
func (s *scene) couldAdd(q int, fits float64) float64 {
	k := &s.seats[q]
	n := float64(k.cards)
	if k.jailed {
		n = min(n, 1)
	}
	return max(0, 1-k.cylon) * n * fits * meanStrength
}

// cheapest returns the options of the request that together add need, or as
// much as the hand can, at the least cost: for each option, how often.
func (s *scene) cheapest(need float64) (set [rules.MaxOptions]uint8, sum, cost float64) {
	left := int(s.r.Max)
	for left > 0 && sum < need {
		best, bestRate := -1, math.Inf(-1)
		for i := range int(s.r.N) {
			n := s.strength(s.option(i))
			if set[i] >= s.r.Limit[i] || n <= 0 {
				continue
			}
			// A card that reaches further than needed is worth what is needed.
			rate := min(n, need-sum+0.5) / s.keep(s.option(i))
			if left == 1 || need-sum > 3*float64(left) {
				rate = n
			}
			if rate > bestRate {
				best, bestRate = i, rate
			}
		}
		if best < 0 {
			break
		}
		set[best]++
		left--
		sum += s.strength(s.option(best))
		cost += s.keep(s.option(best))
	}
	return set, sum, cost
}

// sabotage adds cards that hurt: a revealed Cylon one, whenever the check hangs
// on it; a hidden one as many as may well come from the Destiny deck and others.
func (b *rookie) sabotage(s *scene, a *rules.Answer, stake float64) (Reason, bool) {
	if stake <= 0.5 {
		return 0, false
	}
	short := s.missing()
	if s.side == revealed {
		if short > 6 || stake < 1.8 || b.spoil(s, a, 1) == 0 {
			return 0, false
		}
		return Sabotage, true
	}
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
