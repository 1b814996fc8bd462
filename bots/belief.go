package bots

import (
	"math"
	"slices"
	"strings"

	"ragtag/options"
	"ragtag/rules"
)

// mind is what a rookie keeps in one seat: how likely it holds every seat to be
// a Cylon. It starts from the Loyalty deck and changes with what checks show.
type mind struct {
	ready  bool
	cylons int // "Cylon" cards in the game
	slept  bool
	odds   [rules.MaxSeats]float64 // that the seat holds a "Cylon" card: p/(1-p)
	judged checkMark               // the check last learned from
	extra  bool                    // an executed human draws a Loyalty card anew
	played [rules.MaxSeats]string  // the character of each seat, as last seen
	own    float64                 // cards that the rookie itself added to hurt the check under way
	why    Reason
}

// checkMark tells one check from another.
type checkMark struct {
	turn   int
	source string
	pile   int
	total  int
	at     int
}

// How often a card that a player adds hurts the check.
const (
	humanHurts = 0.06
	cylonHurts = 0.40
)

// suspicion returns how likely seat p is a Cylon.
func (m *mind) suspicion(p int, revealed bool) float64 {
	if revealed {
		return 1
	}
	return m.odds[p] / (1 + m.odds[p])
}

// begin sets the odds by how many "Cylon" cards are about: half of the Loyalty
// cards are dealt in the Sleeper Agent phase.
func (m *mind) begin(v *rules.View, me int) {
	choice, err := options.Parse(v.Options)
	if err != nil {
		panic(err) // a game has no options that cannot be read
	}
	m.cylons, _, err = options.LoyaltyDeck(v.Players, choice)
	if err != nil {
		panic(err)
	}
	m.extra = choice.Feature(options.ExodusLoyalty, v.Players)
	p := float64(m.cylons) / 2 / float64(v.Players)
	for q := range v.Players {
		if q != me {
			m.odds[q] = p / (1 - p)
		}
	}
	m.ready = true
}

// learn brings the odds up to date with what the view shows.
func (m *mind) learn(v *rules.View, cat *rules.Catalogue, me int) {
	if v.Turn == 0 {
		return
	}
	if !m.ready {
		m.begin(v, me)
	}
	if v.Slept && !m.slept {
		m.slept = true
		m.wake(v, me)
	}
	m.mourn(v, me)
	if v.Check != nil && v.Check.Total != nil {
		m.judge(v, cat, me)
	}
	m.settle(v, me)
}

// wake mixes in the cards of the second deal.
func (m *mind) wake(v *rules.View, me int) {
	deal := float64(m.cylons) / 2 / float64(v.Players)
	for q := range v.Players {
		if q != me {
			p := m.odds[q] / (1 + m.odds[q])
			p += (1 - p) * deal
			m.odds[q] = p / (1 - p)
		}
	}
}

// settle keeps the odds within what can be: no more Cylons are hidden than
// there are cards, less those that are revealed or the rookie's own.
func (m *mind) settle(v *rules.View, me int) {
	left := float64(m.cylons)
	for q := range v.Players {
		if v.Seats[q].Revealed && !v.Seats[q].Sympath {
			left--
		}
	}
	for _, ref := range v.Mine.Loyalty {
		if isCylon(ref) {
			left--
		}
	}
	if !m.slept {
		left *= 0.6
	}
	left = max(left, 0.05)
	for range 4 {
		sum := 0.0
		for q := range v.Players {
			if q != me && !v.Seats[q].Revealed {
				sum += m.suspicion(q, false)
			}
		}
		if sum <= left*1.05 {
			return
		}
		for q := range v.Players {
			m.odds[q] *= left / sum
		}
	}
}

// isCylon reports whether a Loyalty card makes its owner a Cylon.
func isCylon(ref string) bool { return strings.HasPrefix(ref, "loyalty/cylon-") }

// judge learns from the pile of a check: cards that hurt it came from somebody.
func (m *mind) judge(v *rules.View, cat *rules.Catalogue, me int) {
	c := v.Check
	mark := checkMark{v.Turn, c.Source, c.Pile, *c.Total, v.Current}
	if mark == m.judged {
		return
	}
	m.judged = mark
	hurting := 0
	for _, ref := range c.Cards {
		if card, ok := cat.Find(ref); ok && !slices.Contains(c.Positive, cat.Skill(card).Skill.String()) {
			hurting++
		}
	}
	destiny := 2.0 * (1 - float64(len(c.Positive))/5)
	m.blame(v, float64(hurting)-m.own, destiny, me)
	m.own = 0
}

// blame shares out hurting cards among the Destiny deck and who added cards, in
// proportion to how likely each was to add them.
func (m *mind) blame(v *rules.View, hurting, destiny float64, me int) {
	weight := func(q int) float64 {
		p := m.suspicion(q, v.Seats[q].Revealed)
		return float64(v.Check.Added[q]) * (p*cylonHurts + (1-p)*humanHurts)
	}
	sum := destiny
	for q := range v.Players {
		if q != me {
			sum += weight(q)
		}
	}
	for q := range v.Players {
		n := float64(v.Check.Added[q])
		if q == me || n == 0 || v.Seats[q].Revealed || sum == 0 {
			continue
		}
		guilt := min(n, max(0, hurting)*weight(q)/sum)
		m.odds[q] *= math.Pow(cylonHurts/humanHurts, 0.6*guilt) * math.Pow((1-cylonHurts)/(1-humanHurts), 0.4*(n-guilt))
		m.odds[q] = min(max(m.odds[q], 0.01), 50)
	}
}
