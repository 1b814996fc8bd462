package bots

import (
	"math"

	"ragtag/rules"
)

// inquiry is what a rookie knows of the check under way.
type inquiry struct {
	accused  int // the player who must oppose it, Cylon or not; -1 for nobody
	source   rules.Comp
	positive rules.Skills
	ones     bool // cards of strength 1 help
	added    [rules.MaxSeats]float64
	mine     suitCounts // hurting cards that the rookie itself added
	destiny  float64
	weight   float64 // how much it reveals; less if a human may want it to fail
}

// How often a card that a player adds hurts the check.
const (
	humanHurts = 0.06
	cylonHurts = 0.45
)

// How much the cards of a check count as evidence, those that hurt and those
// that do not.
const (
	blameWeight  = 0.7
	praiseWeight = 0.4
)

// watch follows hands and checks.
func (m *mind) watch(e *rules.Event, cat *rules.Catalogue) {
	by := int(e.By.Seat())
	switch e.Kind {
	case rules.EvDrew, rules.EvSearched:
		for k, n := range e.Types {
			m.held[by][k] += float64(n)
		}
	case rules.EvTook:
		m.heldBy(by, e.Comps, 1, cat)
	case rules.EvDiscarded:
		m.heldBy(by, e.Comps, -1, cat)
	case rules.EvCheck:
		m.check = inquiry{source: e.Cause, accused: int(e.At.Seat()), weight: m.evidence(e.Cause, cat)}
		for k, n := range e.Types {
			if n > 0 {
				m.check.positive |= 1 << k
			}
		}
	case rules.EvUsed:
		m.check.change(e.Comp, cat)
	case rules.EvDestinyAdded:
		if len(e.Comps) == 0 {
			m.check.destiny += float64(e.Count)
		}
	case rules.EvAdded:
		m.adds(by, e, cat)
	case rules.EvRevealed:
		m.judge(e.Comps, cat)
	}
}

// heldBy adds the visible cards to a hand, or removes them.
func (m *mind) heldBy(p int, cards []rules.Comp, by float64, cat *rules.Catalogue) {
	if p < 0 {
		return
	}
	for _, c := range cards {
		if cat.Kind(c) == rules.KindSkill {
			k := cat.Skill(c).Skill
			m.held[p][k] = max(0, m.held[p][k]+by)
		}
	}
}

// change records how a card or ability used changes the check.
func (c *inquiry) change(used rules.Comp, cat *rules.Catalogue) {
	for _, u := range cat.Uses(used) {
		if types, ok := rules.Find[rules.MakePositive](u.Do); ok {
			c.positive |= types.Types
		}
		if _, ok := rules.Find[rules.OnesHelp](u.Do); ok {
			c.ones = true
		}
	}
}

// hurts reports whether a card hurts the check.
func (c *inquiry) hurts(card rules.Comp, cat *rules.Catalogue) bool {
	return !c.positive.Has(cat.Skill(card).Skill) && !(c.ones && cat.Strength(card) == 1)
}

// adds records cards added to the check. Face-up cards are evidence at once.
func (m *mind) adds(by int, e *rules.Event, cat *rules.Catalogue) {
	if len(e.Comps) > 0 {
		m.heldBy(by, e.Comps, -1, cat)
		hurting := 0.0
		for _, c := range e.Comps {
			if m.check.hurts(c, cat) {
				hurting++
			}
		}
		if by != m.me && !m.exposed[by] && by != m.check.accused {
			m.blame(by, hurting, float64(len(e.Comps)))
			m.limitOdds()
		}
		return
	}
	if all := m.held[by].total(); all > 0 {
		for k := range m.held[by] {
			m.held[by][k] *= max(0, 1-float64(e.Count)/all)
		}
	}
	if by != m.me {
		m.check.added[by] += float64(e.Count)
		return
	}
	for _, c := range e.Private {
		if m.check.hurts(c, cat) {
			m.check.mine[cat.Skill(c).Skill]++
		}
	}
}

// judge learns from the revealed pile. The cards that hurt are blamed on the
// Destiny deck and on the players who added cards, in proportion to how likely
// each was to have them and to add them.
func (m *mind) judge(pile []rules.Comp, cat *rules.Catalogue) {
	var hurting suitCounts
	for _, c := range pile {
		if m.check.hurts(c, cat) {
			hurting[cat.Skill(c).Skill]++
		}
	}
	var guilt [rules.MaxSeats]float64
	for k := range hurting {
		if n := hurting[k] - m.check.mine[k]; n > 0 {
			m.share(rules.Skill(k), n, &guilt)
		}
	}
	for q := range m.players {
		if n := m.check.added[q]; n > 0 && !m.exposed[q] && q != m.check.accused {
			m.blame(q, min(n, guilt[q]), n)
		}
	}
	m.keepPledges()
	m.limitOdds()
	m.check = inquiry{accused: -1}
}

// share distributes the blame for n hurting cards of a type.
func (m *mind) share(k rules.Skill, n float64, guilt *[rules.MaxSeats]float64) {
	var weight [rules.MaxSeats]float64
	sum := m.check.destiny / float64(rules.Treachery)
	for q := range m.players {
		p := m.suspicion(q)
		if q == m.check.accused {
			p = 1
		}
		has := (m.held[q][k] + 0.3) / (m.held[q].total() + 1.5)
		weight[q] = m.check.added[q] * has * (p*cylonHurts + (1-p)*humanHurts) * 3
		sum += weight[q]
	}
	for q := range m.players {
		guilt[q] += n * weight[q] / max(sum, 1e-6)
	}
}

// blame changes the odds of a seat that added n cards and is blamed for hurting
// of them.
func (m *mind) blame(q int, hurting, n float64) {
	if m.odds[q] >= certain {
		return
	}
	m.odds[q] *= math.Pow(cylonHurts/humanHurts, m.check.weight*blameWeight*hurting) *
		math.Pow((1-cylonHurts)/(1-humanHurts), m.check.weight*praiseWeight*(n-hurting))
	m.odds[q] = min(max(m.odds[q], 0.003), 100)
}
