package bots

import (
	"math"
	"slices"

	"ragtag/options"
	"ragtag/rules"
)

// mind is what a rookie remembers in one seat: above all, how likely each seat
// is a Cylon. It depends only on the events that the seat has seen, so a bot
// that starts late and reads them all reaches the same conclusions.
type mind struct {
	me      int
	read    int // number of events learned from
	players int
	game    deck // the Loyalty deck
	slept   bool
	others  float64                    // Cylons without a "Cylon" card
	own     int                        // the rookie's own "Cylon" cards
	odds    [rules.MaxSeats]float64    // odds that the seat holds a "Cylon" card: p/(1-p)
	loyalty [rules.MaxSeats]int        // face-down cards
	exposed [rules.MaxSeats]bool       // revealed Cylons
	gone    rules.Seats                // who was eliminated
	held    [rules.MaxSeats]suitCounts // expected composition of hands, from the draws seen
	supers  int                        // Super Crisis cards played by the rookie itself
	check   inquiry
	why     Reason

	cards     *cardStats
	dials     [rules.NumResources]int
	distance  int
	played    rules.Comp // what was used last, and by which seat
	player    int
	goal      int  // the objective's distance
	evacuates bool // the humans win by evacuating, without a jump
	byPlace   bool // damage hits the ship that the current player is on
	offer     rules.OfferCaprica
	places    []rules.Comp // destinations of the game
	conflicted
	top [rules.NumKinds]bool // decks whose top card somebody knows

	ledger ledger
	talk   hearsay
	seen   [rules.MaxSeats]uint8 // what the rookie has seen of others' Loyalty cards
}

// deck is the Loyalty cards whose owners the rookie does not know.
type deck struct {
	cylons, cards float64
	sympathizer   bool
}

// suitCounts counts Skill cards of each type.
type suitCounts [rules.Treachery + 1]float64

func (c *suitCounts) total() (n float64) {
	for _, k := range c {
		n += k
	}
	return n
}

// suspicion returns the likelihood that seat p is a Cylon.
func (m *mind) suspicion(p int) float64 {
	if m.exposed[p] {
		return 1
	}
	return m.odds[p] / (1 + m.odds[p])
}

// learn reads the events since the last call.
func (m *mind) learn(at rules.Chair, v *rules.View) {
	if m.players == 0 {
		m.begin(v, int(at.Seat), at.Catalogue())
	}
	events := at.EventsFrom(m.read)
	if m.read == 0 {
		m.readDials(v, events)
	}
	if m.read == 0 && v.Turn > 0 && !slices.ContainsFunc(events, dealsLoyalty) {
		m.joinLate(v, at.Catalogue())
	}
	for i := range events {
		m.listen(m.read + i)
		m.note(&events[i], at.Catalogue())
		m.hear(&events[i], at.Catalogue())
	}
	m.read += len(events)
	m.listen(m.read)
}

// begin reads what is public about the Loyalty deck before the game.
func (m *mind) begin(v *rules.View, me int, cat *rules.Catalogue) {
	choice, err := options.Parse(v.Options)
	if err != nil {
		panic(err) // the options of a game can always be read
	}
	m.places = cat.InPlay(rules.KindDestination, choice, v.Players)
	m.conflicted = conflictedOf(cat, cat.InPlay(rules.KindLoyalty, choice, v.Players))
	cylons, humans, err := options.LoyaltyDeck(v.Players, choice)
	if err != nil {
		panic(err)
	}
	m.me, m.players, m.goal = me, v.Players, v.Goal
	m.byPlace = choice.Feature(options.DamageByPlace, v.Players)
	goal := cat.Objective(cat.ObjectiveOf(choice, v.Players))
	m.evacuates = !goal.Jumps()
	for _, step := range goal.Steps {
		if offer, ok := rules.Find[rules.OfferCaprica](step.Do); ok {
			m.offer = offer
		}
	}
	m.game = deck{float64(cylons), float64(cylons + humans), choice.Feature(options.Sympathizer, v.Players)}
}

func dealsLoyalty(e rules.Event) bool { return e.Kind == rules.EvLoyaltyDealt }

// joinLate joins a game in progress whose first events are not known. It treats
// the cards on the table as just dealt.
func (m *mind) joinLate(v *rules.View, cat *rules.Catalogue) {
	m.slept = v.Slept
	for p, k := range v.Seats {
		m.exposed[p] = k.Revealed
		if k.Out {
			m.gone = m.gone.With(rules.Seat(p))
		}
		e := rules.Event{Kind: rules.EvLoyaltyDealt, Count: k.Loyalty}
		for _, ref := range v.Mine.Loyalty {
			if c, ok := cat.Find(ref); ok && p == m.me {
				e.Private = append(e.Private, c)
			}
		}
		m.dealt(p, &e, cat)
	}
}

// hear learns from one event.
func (m *mind) hear(e *rules.Event, cat *rules.Catalogue) {
	by, at := int(e.By.Seat()), int(e.At.Seat())
	switch e.Kind {
	case rules.EvCharacter:
		m.game.cards += float64(cat.Character(e.Comp).Traits.ExtraHuman)
		if cat.Character(e.Comp).Class == rules.CylonLeader {
			m.exposed[by] = true
			m.others++
		}
	case rules.EvExecuted:
		m.odds[at], m.loyalty[at] = 0, 0
		if at == m.me {
			m.own = 0
		}
	case rules.EvEliminated:
		m.gone = m.gone.With(rules.Seat(at))
	case rules.EvLoyaltyDealt:
		if at >= 0 {
			m.dealt(at, e, cat)
		}
	case rules.EvHanded:
		m.handed(by, at, e, cat)
	case rules.EvSleeper:
		m.slept = true
	case rules.EvPeeked:
		if by == m.me && at >= 0 && e.Rule == "loyalty.look" {
			m.looked(at, e.Private, cat)
			m.lookedAt(at, e.Private, cat)
		}
	case rules.EvSuper:
		if by == m.me {
			m.supers++
		}
	case rules.EvCylon:
		m.exposed[by] = true
		m.loyalty[by]--
		m.limitOdds()
	case rules.EvSympathizer:
		m.loyalty[by]--
		if e.Sympathy != rules.StaysHuman {
			m.exposed[by] = true
			m.others++
			m.limitOdds()
		}
	case rules.EvResource:
		m.dials[e.Resource] += e.Change
	case rules.EvDistance:
		m.distance = e.Value
	case rules.EvMutineer:
		m.hearMutineer(by)
	case rules.EvGoalMet, rules.EvExamined:
		m.hearConflicted(e)
	default:
		m.watchDecks(e)
		m.watch(e, cat)
		m.judgeConduct(e, cat)
	}
}

// cylonsIn counts the "Cylon" cards among Loyalty cards.
func cylonsIn(cards []rules.Comp, cat *rules.Catalogue) (n int) {
	for _, c := range cards {
		if cat.Kind(c) == rules.KindLoyalty && cat.Loyalty(c).Kind == rules.ACylon {
			n++
		}
	}
	return n
}

// dealt records that Loyalty cards were dealt. A card of another player is as
// likely a "Cylon" card as any card that the rookie has not seen; its own cards
// are excluded.
func (m *mind) dealt(at int, e *rules.Event, cat *rules.Catalogue) {
	m.loyalty[at] += e.Count
	if at != m.me {
		none := math.Pow(1-m.game.cylons/max(m.game.cards, 1), float64(e.Count))
		human := (1 - m.suspicion(at)) * none
		m.odds[at] = (1 - human) / max(human, 1e-3)
		return
	}
	mine := cylonsIn(e.Private, cat)
	m.own += mine
	was := m.game.cylons / max(m.game.cards, 1)
	m.game.cylons -= float64(mine)
	m.game.cards -= float64(e.Count)
	now := m.game.cylons / max(m.game.cards, 1)
	for q := range m.odds {
		m.odds[q] *= now / max(was, 1e-3)
	}
	m.limitOdds()
}

// handed records that Loyalty cards passed from one player to another.
func (m *mind) handed(from, to int, e *rules.Event, cat *rules.Catalogue) {
	m.loyalty[from] -= e.Count
	m.loyalty[to] += e.Count
	switch {
	case to == m.me:
		m.own += cylonsIn(e.Private, cat)
	case from == m.me:
		m.own -= cylonsIn(e.Private, cat)
		m.looked(to, e.Private, cat)
	default:
		m.odds[to] = 1.5*m.odds[to] + 0.3
	}
}

// looked records that the rookie has seen Loyalty cards of another player.
func (m *mind) looked(at int, cards []rules.Comp, cat *rules.Catalogue) {
	if cylonsIn(cards, cat) > 0 {
		m.odds[at] = certain
	} else if m.odds[at] < certain {
		unseen := max(0, m.loyalty[at]-len(cards))
		m.odds[at] *= (float64(unseen) + 0.02) / float64(max(1, m.loyalty[at]))
	}
	m.limitOdds()
}

// certain is the odds of a near certainty.
const certain = 1e4

// limitOdds keeps the odds consistent: no more Cylons are hidden than there are
// "Cylon" cards, and about as many once all are dealt.
func (m *mind) limitOdds() {
	left := m.game.cylons + m.others
	for q := range m.players {
		if m.exposed[q] {
			left--
		}
	}
	left = max(left, 0.05)
	for range 4 {
		sum := 0.0
		for q := range m.players {
			if q != m.me && !m.exposed[q] {
				sum += m.suspicion(q)
			}
		}
		if sum <= left*1.05 && (!m.slept || sum >= left*0.6) || sum == 0 {
			return
		}
		for q := range m.players {
			if m.odds[q] < certain {
				m.odds[q] *= left / sum
			}
		}
	}
}

// isCylon reports whether a Loyalty card makes its owner a Cylon.
func (s *scene) isCylon(ref string) bool { return s.isLoyalty(ref, rules.ACylon) }

// isLoyalty reports whether a component is a Loyalty card of a kind.
func (s *scene) isLoyalty(ref string, of rules.Allegiance) bool {
	c, ok := s.cat.Find(ref)
	return ok && s.cat.Kind(c) == rules.KindLoyalty && s.cat.Loyalty(c).Kind == of
}
