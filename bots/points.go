package bots

import "ragtag/rules"

// Points for the humans.
const (
	cardPoints     = 0.35 // a Skill card in a hand
	strengthPoints = 0.18 // a strength of other players' cards
	arrestPoints   = 5.5  // a hidden Cylon in the Brig
	wrongArrest    = 8    // a human sent to the Brig by the others, who trust each other less
	brigPoints     = 1.6  // a human out of the Brig
	freePoints     = 2.6  // and the rookie itself out of the Brig
	sickPoints     = 0.7
	basePoints     = 2
	viperPoints    = 0.3
	raptorPoints   = 0.4
	raiderPoints   = 0.9 // a raider hit
	nukePoints     = 0.8
	spoilPoints    = 0.3 // a card for a known Cylon with an empty hand, to spoil a check
	treasonPoints  = 0.4 // a Treachery card in the Destiny deck
	scarPoints     = 0.8 // an attack on the Scar
	oncePoints     = 0.8 // an ability that can be used only once
	coverPoints    = 9   // a hidden Cylon being taken for a human
	orderLoss      = 1.0 // what an ordered player achieves less than was hoped
	quorumPoints   = 0.7 // a Quorum card in an empty hand
	scoutPoints    = 0.5 // a look at the next card
	lookPoints     = 0.9 // a look at a Loyalty card by an ability
	capricaPoints  = 1.0 // the worse of two Crisis cards, for a Cylon
	redPoints      = 3   // a resource that is low enough when the Sympathizer is dealt
	markerPoints   = 1.9 // a space on the Jump Preparation track
	distantPoints  = 5.5 // a unit of distance
	lostGame       = 40.0
)

// lastPoints is the value of the last units of a resource; index 1 is the last
// one.
var lastPoints = [...]float64{lostGame, lostGame, 7, 4, 2.8, 2.2, 1.8, 1.5, 1.3, 1.1}

// spending is how much of each resource a game costs, relative to the game that
// lastPoints describes. If a resource runs out sooner, each unit lasts less long
// and counts for less.
type spending [rules.NumResources]float64

// The spending of games: to Kobol, to New Caprica, where population is needed
// in the end, and on New Caprica, where nobody jumps.
var (
	toKobol   = spending{rules.Fuel: 1.4, rules.Food: 0.85, rules.Morale: 1, rules.Population: 1.9}
	toCaprica = spending{rules.Fuel: 1.7, rules.Food: 0.85, rules.Morale: 1.2, rules.Population: 2.3}
	onCaprica = spending{rules.Fuel: 0.8, rules.Food: 0.7, rules.Morale: 1.1, rules.Population: 2.3}
)

func (s *scene) spending() *spending {
	switch {
	case s.view.Caprica != nil:
		return &onCaprica
	case s.evacuates:
		return &toCaprica
	}
	return &toKobol
}

// unit returns the value of the unit of a resource at height v.
func (k *spending) unit(r rules.Resource, v int) float64 {
	at := float64(v) / k[r]
	if v <= 1 || at <= 1 {
		return lostGame / max(float64(v), 1)
	}
	share := max(1, k[r]*0.7)
	if at >= float64(len(lastPoints)-1) {
		return lastPoints[len(lastPoints)-1] / share
	}
	low := int(at)
	part := at - float64(low)
	return (lastPoints[low]*(1-part) + lastPoints[low+1]*part) / share
}

// dial returns the points of changing a resource.
func (s *scene) dial(r rules.Resource, by int) (points float64) {
	v, k := s.dials[r], s.spending()
	for ; by < 0 && v > 0; by++ {
		points -= k.unit(r, v)
		v--
	}
	for ; by > 0 && v < rules.DialMax; by-- {
		v++
		points += k.unit(r, v)
	}
	points *= s.flightShare(r)
	return points + redPoints*(s.sympathizerJailed(r, v)-s.sympathizerJailed(r, s.dials[r]))
}

// sympathizerJailed returns 1 if the dials, with resource r at v, would make a human who
// is dealt the Sympathizer card a prisoner and not a Cylon; 0 once that no
// longer matters.
func (s *scene) sympathizerJailed(r rules.Resource, v int) float64 {
	if s.view.Slept || !s.sympathizer {
		return 0
	}
	for k, n := range s.dials {
		if rules.Resource(k) == r {
			n = v
		}
		if n <= int(rules.RedAtMost[k]) {
			return 1
		}
	}
	return 0
}

// damagePoints is the cost of a damage token, by the number of locations
// already damaged.
var damagePoints = [...]float64{1.3, 1.4, 1.6, 2.2, 4, 25}

func (s *scene) damage() float64 {
	if s.away() {
		return 0
	}
	return -damagePoints[min(s.damaged(), len(damagePoints)-1)]
}

// hull returns the cost of so many damage tokens more: each costs more than the one
// before.
func (p *prices) hull(hits float64) (cost float64) {
	for i := p.damaged; hits > 0; i++ {
		cost += min(hits, 1) * damagePoints[min(i, len(damagePoints)-1)]
		hits--
	}
	return cost
}

// aboardPoints is the cost of a centurion on each space of the track.
var aboardPoints = [...]float64{2.2, 4, 8, 20, lostGame}
