package bots

import (
	"math"

	"ragtag/rules"
)

// What a rookie makes of what others do in the sight of all: the boxes that they
// choose, the destinations, whom they accuse, and checks that they decide. A deed
// is weighed by somebody who suspects nobody and knows no hand.

// readDials takes in where the dials stood before some events.
func (m *mind) readDials(v *rules.View, events []rules.Event) {
	for k := range rules.NumResources {
		m.dials[k] = v.Dials[k.String()].Value
	}
	m.distance = v.Distance
	for i := range events {
		if e := &events[i]; e.Kind == rules.EvResource {
			m.dials[e.Resource] -= e.Change
		} else if e.Kind == rules.EvDistance {
			m.distance = 0
		}
	}
}

// watchDecks notes which decks have a top card that somebody has looked at.
func (m *mind) watchDecks(e *rules.Event) {
	switch e.Kind {
	case rules.EvPutBack:
		m.top[e.Deck] = !e.Bottom
	case rules.EvCrisis:
		m.top[rules.KindCrisis] = false
	case rules.EvDestination:
		m.top[rules.KindDestination] = false
	case rules.EvReshuffled:
		m.top = [rules.NumKinds]bool{}
	}
}

// How much deeds count.
const (
	boxWeight    = 0.7  // a box that is so many points worse
	boxMost      = 4.0  // and no more than so many
	goodBox      = 0.15 // a box that is better
	failsCheck   = 40.0 // a check that somebody lets fail though it helps
	passesCheck  = 0.6
	accusesAlone = 1.3 // an accusation that nothing speaks for
	accusesHuman = 1.5
	accusesCylon = 0.7
	aboutPlayer  = 0.3 // a card in a check about a player
)

// judgeDeed learns from what somebody does openly.
func (m *mind) judgeDeed(e *rules.Event, cat *rules.Catalogue) {
	by := int(e.By.Seat())
	switch e.Kind {
	case rules.EvBox:
		if c, ok := rules.Find[rules.Choose](doing(cat, e.Cause)); ok && e.Box < 2 {
			s := m.stranger(cat, e.Cause)
			worse := s.worth(c.B) - s.worth(c.A)
			if e.Box == 1 {
				worse = -worse
			}
			m.suspectFor(by, harm(worse))
		}
	case rules.EvDecided:
		if c, ok := rules.Find[rules.Check](doing(cat, m.check.source)); ok {
			s := m.stranger(cat, m.check.source)
			if (s.worth(c.Pass) > s.worth(c.Fail)) == (e.Outcome == rules.Passed) {
				m.suspectFor(by, passesCheck)
			} else {
				m.suspectFor(by, failsCheck)
			}
		}
	case rules.EvDestination:
		m.suspectFor(by, 1/(0.4+1.2*m.stranger(cat, e.Comp).atMost(e.Comp)))
	case rules.EvCheck:
		if cat.Kind(e.Cause) == rules.KindLocation {
			m.accuses(by, int(e.At.Seat()), 1)
		}
	case rules.EvUsed:
		m.played, m.player = e.Comp, by
	case rules.EvSent:
		if m.played != rules.None && e.Cause == m.played && cat.Kind(e.Cause) == rules.KindQuorum && cat.At(e.Loc).Role == rules.AtBrig {
			m.accuses(m.player, int(e.At.Seat()), 2)
		}
	}
}

// accuses takes in that somebody wants another in the Brig, or has sent it there,
// which counts more: the one who is meant knows what it is, the others what they
// think of it.
func (m *mind) accuses(by, at int, weight float64) {
	switch {
	case at < 0 || at == by || m.exposed[at]:
	case at == m.me && m.own == 0:
		m.suspectFor(by, math.Pow(accusesHuman, weight))
	case at == m.me:
		m.suspectFor(by, math.Pow(accusesCylon, weight))
	case m.suspicion(at) < 0.15:
		m.suspectFor(by, math.Pow(accusesAlone, weight))
	}
}

// telling returns how much the cards added to a check tell: little where it is
// about a player, whom not everybody trusts.
func (m *mind) telling(source rules.Comp, cat *rules.Catalogue) float64 {
	c, ok := rules.Find[rules.Check](doing(cat, source))
	switch {
	case !ok:
		return 1
	case cat.Kind(source) == rules.KindLocation:
		return aboutPlayer
	}
	s := m.stranger(cat, source)
	return min(1, max(0.1, s.worth(c.Pass)-s.worth(c.Fail)))
}

// harm returns how much more likely a Cylon chooses what is so many points worse
// for the humans.
func harm(worse float64) float64 {
	if worse > 0 {
		return 1 + boxWeight*min(worse, boxMost)
	}
	return 1 / (1 + goodBox*min(-worse, boxMost))
}

// suspectFor changes the odds of a seat by what it has done.
func (m *mind) suspectFor(p int, times float64) {
	if p < 0 || p == m.me || m.exposed[p] || m.odds[p] >= certain {
		return
	}
	m.odds[p] = min(max(m.odds[p]*times, 0.003), 100)
	m.settle()
}

// stranger is the scene for somebody who looks on and suspects nobody.
func (m *mind) stranger(cat *rules.Catalogue, cause rules.Comp) *scene {
	s := &scene{
		cat: cat, side: human, mind: m, evacuates: m.evacuates, dials: m.dials, r: &rules.Request{Cause: cause},
		view: rules.View{Players: m.players, Current: -1, Goal: m.goal, Distance: m.distance, Slept: m.slept},
	}
	for p := range m.players {
		s.seats = append(s.seats, person{revealed: m.exposed[p], cards: int(math.Round(m.held[p].total())), limit: rules.MaxOptions})
	}
	s.survey(m.lore)
	return s
}

// atMost returns how many of the destinations are no better than one.
func (s *scene) atMost(c rules.Comp) float64 {
	all, worse, here := 0.0, 0.0, s.destination(c)
	for _, other := range s.mind.places {
		n := float64(max(1, s.cat.Destination(other).Count))
		all += n
		switch points := s.destination(other); {
		case points < here-0.05:
			worse += n
		case points <= here+0.05:
			worse += n / 2
		}
	}
	return worse / max(all, 1)
}
