package bots

import (
	"iter"

	"ragtag/rules"
)

// What a title is worth is read from its office and its card: none is known by name.

// duty is an action of a title card, the n-th use of it.
type duty struct {
	card rules.Comp
	n    int
	do   rules.Effect
}

// titlesOf goes through the titles that seat p holds.
func (s *scene) titlesOf(p int) iter.Seq[rules.Title] {
	return func(yield func(rules.Title) bool) {
		for k := range s.cat.Titles() {
			if s.holds(k, p) && !yield(k) {
				return
			}
		}
	}
}

// cardsOf goes through the cards of a title that are in play.
func (s *scene) cardsOf(k rules.Title) iter.Seq[rules.Comp] {
	return func(yield func(rules.Comp) bool) {
		for _, card := range s.titleCards {
			if s.cat.Title(card).Title == k && !yield(card) {
				return
			}
		}
	}
}

// dutiesOf goes through the actions of a title, those of each of its cards.
func (s *scene) dutiesOf(k rules.Title) iter.Seq[duty] {
	return func(yield func(duty) bool) {
		for card := range s.cardsOf(k) {
			for n, u := range s.cat.Title(card).Uses {
				if u.When == rules.WhenAction && !yield(duty{card, n, u.Do}) {
					return
				}
			}
		}
	}
}

// holdsAny reports whether seat p holds a title.
func (s *scene) holdsAny(p int) bool {
	for k := range s.cat.Titles() {
		if s.holds(k, p) {
			return true
		}
	}
	return false
}

// keeps reports whether seat p keeps a hidden hand that goes with a title.
func (s *scene) keeps(p int, hand rules.Zone) bool {
	k, ok := s.cat.TitleOf(hand)
	return ok && s.holds(k, p)
}

// hasDuty reports whether a title of seat p brings an action with an effect of type E.
func hasDuty[E rules.Effect](s *scene, p int) bool {
	for k := range s.titlesOf(p) {
		for d := range s.dutiesOf(k) {
			if _, ok := rules.Find[E](d.do); ok {
				return true
			}
		}
	}
	return false
}

// bestDuty returns the points for the humans of the best action that a title brings
// seat p, as its holder; 0 if there is none.
func (s *scene) bestDuty(k rules.Title, p int) (best float64) {
	for d := range s.dutiesOf(k) {
		if s.chair.MayUseTitle(rules.Seat(p), d.card, d.n) {
			best = max(best, duties.of(s, d.do, ""))
		}
	}
	return best
}

// titleAction returns the value of action n of a title card for the rookie's side.
func (s *scene) titleAction(c rules.Comp, n int) float64 {
	do := s.cat.Title(c).Uses[n].Do
	if ownDuties.has(do) {
		return ownDuties.of(s, do, "")
	}
	return s.aim(duties.of(s, do, ""))
}

// ownDuty returns the value of the best action that the rookie's own titles bring
// wherever it is. An order that ends the game says nothing about where to be.
func (s *scene) ownDuty() (best float64) {
	for k := range s.titlesOf(int(s.me)) {
		for d := range s.dutiesOf(k) {
			if _, ends := d.do.(rules.LeaveCaprica); !ends && s.chair.MayUseTitle(s.me, d.card, d.n) {
				best = max(best, s.titleAction(d.card, d.n))
			}
		}
	}
	return best
}

// dutyEntries returns the entries for actions of title cards, by their points for the
// humans.
func dutyEntries() []entry {
	return []entry{
		on(func(s *scene, e rules.Steps) (sum float64) {
			for _, step := range e {
				sum += duties.of(s, step, "")
			}
			return sum
		}),
		on(func(s *scene, _ rules.LaunchNuke) float64 { return s.bestNuke() }),
		on(func(s *scene, _ rules.NukeArea) float64 { return s.bestNukeAt() }),
		on(func(s *scene, e rules.ActivateVipers) float64 { return s.squadron(int(e.N)) }),
		fixed[rules.PassTitleTo](-givenUp),
		fixed[rules.MoreAction](moreAction),
		fixed[rules.Mark](0),
		fixed[rules.DrawQuorum](0),   // the hand counts, see keeps
		fixed[rules.LeaveCaprica](0), // see orderFor
	}
}

// What it costs to give a title up, and what it is worth to act again.
const (
	givenUp    = 0.3
	moreAction = 0.1
)

// ownDutyEntries returns the entries for actions of title cards that serve the player
// who takes them, or that a Cylon takes to do harm.
func ownDutyEntries() []entry {
	return []entry{
		on(func(s *scene, _ rules.DrawQuorum) float64 { return s.drawingQuorum(0) }),
		on(func(s *scene, e rules.Steps) (points float64) {
			for _, step := range e {
				switch step.(type) {
				case rules.PassTitleTo:
					points -= givenUp
				case rules.MoreAction:
					points += moreAction
				default:
					points += s.aim(duties.of(s, step, ""))
				}
			}
			return points
		}),
		on(func(s *scene, _ rules.LeaveCaprica) float64 { return s.bySide(s.leaving()) }),
	}
}

// What the humans lose with a title: the cards of its hand, the nukes, or what else it
// lets its holder do.
const (
	handMissed  = 0.3
	nukesMissed = 0.4
	dutyMissed  = 0.1
)

// missed returns what the humans lose with a title, beside the player who holds it.
func (s *scene) missed(k rules.Title) float64 {
	switch o := s.cat.Office(k); {
	case o.Nukes:
		return nukesMissed
	case len(o.Hands) > 0:
		return handMissed
	}
	for card := range s.cardsOf(k) {
		if len(s.cat.Title(card).Uses) > 0 {
			return dutyMissed
		}
	}
	return 0
}

// titleLoss returns the points for the humans of the titles and cards that a
// player loses when it is removed: a loss, unless it is a Cylon.
func (s *scene) titleLoss(p int) float64 {
	points := -0.05 * float64(s.seats[p].cards)
	for k := range s.titlesOf(p) {
		points -= s.missed(k)
	}
	return points * (1 - 2*s.suspect(p))
}

// borrowing returns the value of holding one of the titles until the end of the
// turn.
func (s *scene) borrowing(of []rules.Title) (best float64) {
	for _, k := range of {
		if !s.holds(k, int(s.me)) {
			best = max(best, s.borrowed(k))
		}
	}
	return best - oncePoints
}

// borrowed returns the value of one title for a turn: that of the cards which go with
// it, and of what it lets its holder do.
func (s *scene) borrowed(k rules.Title) float64 {
	points := s.aim(2 * s.suspect(s.holder(k)))
	for _, h := range s.cat.Office(k).Hands {
		points += quorumPoints + 0.25*float64(s.view.Decks[h.Zone.String()])
	}
	return points + s.bestDuty(k, int(s.me))
}

// granting returns the points of giving one of the titles to somebody else: away from a
// Cylon.
func (s *scene) granting(of []rules.Title) float64 {
	best := -1.0
	for _, k := range of {
		if p := s.holder(k); p >= 0 && p != int(s.me) {
			best = max(best, s.ousting(k))
		}
	}
	return best
}

// ousting returns the points for the humans of taking a title from its holder, who may
// be a Cylon.
func (s *scene) ousting(k rules.Title) float64 { return 3*s.suspect(s.holder(k)) - 1 }
