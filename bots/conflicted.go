package bots

import (
	"slices"

	"ragtag/rules"
)

// What rookies make of Personal Goals and the Final Five.

// conflicted is what is public of these cards in a game.
type conflicted struct {
	five   []rules.Comp // the Final Five that are in the game
	humans int          // "not a Cylon" cards in the box, all kinds together
}

// conflictedOf reads it from the Loyalty cards of a game.
func conflictedOf(cat *rules.Catalogue, loyalty []rules.Comp) (k conflicted) {
	for _, c := range loyalty {
		switch cat.Loyalty(c).Kind {
		case rules.FinalFive:
			k.five = append(k.five, c)
			k.humans++
		case rules.NotACylon, rules.PersonalGoal:
			k.humans += cat.Copies(c)
		}
	}
	return k
}

// hearConflicted learns from what these cards bring to light.
func (m *mind) hearConflicted(e *rules.Event) {
	by, at := int(e.By.Seat()), int(e.At.Seat())
	switch e.Kind {
	case rules.EvGoalMet:
		m.provedHuman(by)
		m.loyalty[by]--
		if m.distance <= rules.GoalDistance {
			m.game.cards++ // a card joins the deck, of which one is dealt
		}
	case rules.EvExamined:
		if by != m.me {
			m.provedHuman(at)
		}
	}
}

// provedHuman records that one of a player's Loyalty cards is no "Cylon" card.
func (m *mind) provedHuman(p int) {
	if p != m.me && m.odds[p] < certain {
		n := float64(max(1, m.loyalty[p]))
		m.odds[p] *= (n - 1 + 0.02) / n
		m.limitOdds()
	}
}

// lookRisk returns the points for the humans of what the Final Five bring when
// somebody looks at one card of seat p: less than 0, or 0 in a game without them.
func (s *scene) lookRisk(p int) (points float64) {
	k := &s.mind.conflicted
	cards := s.view.Seats[p].Loyalty
	if len(k.five) == 0 || cards == 0 || s.view.Seats[p].Revealed {
		return 0
	}
	known, mean := 0, 0.0
	for _, c := range k.five {
		if slices.Contains(s.view.Removed, s.cat.Ref(c)) {
			continue
		}
		harm := min(0, s.worth(s.cat.Loyalty(c).Examined))
		mean += harm / float64(len(k.five))
		for _, ref := range s.view.Seats[p].Includes {
			if ref == s.cat.Ref(c) {
				known++
				points += harm / float64(cards)
			}
		}
	}
	share := float64(len(k.five)) / float64(max(1, k.humans)) * float64(max(0, cards-known)) / float64(cards)
	return points + share*mean
}

// safestLook returns the points for the humans of what the Final Five may do when
// somebody looks at a Loyalty card and picks the safest player for it.
func (s *scene) safestLook() float64 {
	if len(s.mind.conflicted.five) == 0 {
		return 0
	}
	best, any := 0.0, false
	for p, k := range s.view.Seats { // of a scene without a table there are none
		if p != int(s.me) && !k.Out && k.Loyalty > 0 {
			if risk := s.lookRisk(p); !any || risk > best {
				best, any = risk, true
			}
		}
	}
	return best
}

// goalAction returns the value of revealing a Personal Goal: the fleet will not have to
// pay for it, the more so the nearer the end, but its owner may be dealt a "Cylon" card.
// A Cylon keeps it, for the fleet to pay.
func (s *scene) goalAction(c rules.Comp) float64 {
	if s.side != human {
		return -1
	}
	k := s.cat.Loyalty(c)
	points := -s.worth(k.Unmet) * (0.5 + 0.5*float64(s.view.Distance)/float64(max(1, s.view.Goal)))
	if s.view.Distance <= rules.GoalDistance {
		points -= 3 * s.mind.game.cylons / max(s.mind.game.cards, 1)
	}
	if k.Strength > 0 {
		hand, strength := 0.0, 0
		for _, ref := range s.view.Mine.Hand {
			if c, ok := s.cat.Find(ref); ok {
				hand += s.keep(ref)
				strength += int(s.cat.Strength(c))
			}
		}
		points -= hand * float64(k.Strength) / float64(max(1, strength))
	}
	return points
}

// conflictedQuestions returns the entries for questions about these cards.
func conflictedQuestions() []question {
	return []question{
		// Towards a price in strength the cheapest first, and none more than it takes.
		{rules.ReqPayExactly, func(s *scene, o rules.Option) (float64, Reason) {
			if o.Kind == rules.OptPass {
				return 0, NothingBetter
			}
			return -s.keep(s.cat.OptionID(o)), CheapestCards
		}},
		judged(rules.ReqResolveNext, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.nextOfFive(o.Comp()) }),
	}
}

// nextOfFive returns the value of resolving one of the Final Five before the others.
func (s *scene) nextOfFive(c rules.Comp) float64 {
	return s.bySide(s.worth(s.cat.Loyalty(c).Examined))
}
