package bots

import (
	"math"

	"ragtag/rules"
)

// What a rookie concludes from what others do openly: the boxes and
// destinations they choose, the players they accuse, and the checks they
// decide. An act is judged from the view of a player who suspects nobody and
// knows no hand.

// readDials records the dials as they were before some events.
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

// watchDecks records which decks have a top card that somebody has looked at.
func (m *mind) watchDecks(e *rules.Event) {
	switch e.Kind {
	case rules.EvPutBack:
		m.top[e.Deck] = !e.Bottom
	case rules.EvCrisis:
		m.top[rules.KindCrisis] = false
	case rules.EvDestination:
		m.top[rules.KindDestination] = false
	case rules.EvMission:
		m.top[rules.KindMission] = false
	case rules.EvReshuffled:
		m.top = [rules.NumKinds]bool{}
	}
}

// Weights of open acts.
const (
	boxWeight    = 0.7  // for each point by which a box is worse
	boxMost      = 4.0  // and at most this much
	goodBox      = 0.15 // for a better box
	failsCheck   = 40.0 // a helpful check that somebody lets fail
	passesCheck  = 0.6
	accusesAlone = 1.3 // an accusation without evidence
	accusesHuman = 1.5
	accusesCylon = 0.7
	aboutPlayer  = 0.3 // a card in a check about a player
)

// judgeConduct learns from an act that everybody sees.
func (m *mind) judgeConduct(e *rules.Event, cat *rules.Catalogue) {
	by := int(e.By.Seat())
	switch e.Kind {
	case rules.EvBox:
		if c, ok := rules.Find[rules.Choose](effectOf(cat, e.Cause)); ok && e.Box < 2 {
			s := m.onlooker(cat, e.Cause)
			worse := s.worth(c.B) - s.worth(c.A)
			if e.Box == 1 {
				worse = -worse
			}
			m.suspectFor(by, harm(worse))
		}
	case rules.EvDecided:
		if c, ok := rules.Find[rules.Check](effectOf(cat, m.check.source)); ok {
			s := m.onlooker(cat, m.check.source)
			if (s.worth(c.Pass) > s.worth(c.Fail)) == (e.Outcome == rules.Passed) {
				m.suspectFor(by, passesCheck)
			} else {
				m.suspectFor(by, failsCheck)
			}
		}
	case rules.EvDestination:
		m.suspectFor(by, 1/(0.4+1.2*m.onlooker(cat, e.Comp).atMost(e.Comp)))
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
	case rules.EvExecuted:
		if m.played != rules.None && e.Cause == m.played {
			m.accuses(m.player, int(e.At.Seat()), 2)
		}
	}
}

// accuses records that one player wants another in the Brig or has sent it
// there, which counts more. The accused player knows whether the accusation is
// right; the others judge by what they think of the accused.
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

// evidence returns how much the cards added to a check reveal about their
// players. It is little if the check is about a player, whom not everybody
// trusts.
func (m *mind) evidence(source rules.Comp, cat *rules.Catalogue) float64 {
	c, ok := rules.Find[rules.Check](effectOf(cat, source))
	switch {
	case !ok:
		return 1
	case cat.Kind(source) == rules.KindLocation:
		return aboutPlayer
	}
	s := m.onlooker(cat, source)
	return min(1, max(0.1, s.worth(c.Pass)-s.worth(c.Fail)))
}

// harm returns how much likelier a Cylon is to choose something that is so many
// points worse for the humans.
func harm(worse float64) float64 {
	if worse > 0 {
		return 1 + boxWeight*min(worse, boxMost)
	}
	return 1 / (1 + goodBox*min(-worse, boxMost))
}

// suspectFor multiplies the odds of a seat.
func (m *mind) suspectFor(p int, times float64) {
	if p < 0 || p == m.me || m.exposed[p] || m.odds[p] >= certain {
		return
	}
	m.odds[p] = min(max(m.odds[p]*times, 0.003), 100)
	m.limitOdds()
}

// onlooker returns the scene of an onlooker who suspects nobody.
func (m *mind) onlooker(cat *rules.Catalogue, cause rules.Comp) *scene {
	s := &scene{
		cat: cat, side: human, mind: m, evacuates: m.evacuates, dials: m.dials, r: &rules.Request{Cause: cause},
		view: rules.View{Players: m.players, Current: -1, Goal: m.goal, Distance: m.distance, Slept: m.slept},
	}
	s.seats = make([]person, 0, m.players)
	for p := range m.players {
		s.seats = append(s.seats, person{revealed: m.exposed[p], cards: int(math.Round(m.held[p].total())), limit: rules.MaxOptions, out: m.gone.Has(rules.Seat(p))})
	}
	s.survey(m.cards)
	return s
}

// atMost returns how many of the destinations are no better than c.
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
