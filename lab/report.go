package lab

import (
	"math"

	"ragtag/rules"
)

// Report is what became of the games of a plan. The same plan gives the same
// report but for Seconds and the rates.
type Report struct {
	Summary
	Seconds            float64            `json:"seconds"`
	DecisionsPerSecond float64            `json:"decisions_per_second"`
	GamesPerSecond     float64            `json:"games_per_second"`
	NeverReached       []string           `json:"never_reached"`        // see Reachable
	ByPlayers          map[int]Summary    `json:"by_players,omitempty"` // where several numbers were given
	ByOptions          map[string]Summary `json:"by_options,omitempty"` // where several choices were given
	ByBot              map[string]Sides   `json:"by_bot"`
	Faults             []Fault            `json:"faults,omitempty"`
}

// Summary is what became of some games.
type Summary struct {
	Games      int               `json:"games"`
	HumanWins  int               `json:"human_wins"`
	HumanShare Share             `json:"human_share"`
	CylonWins  int               `json:"cylon_wins"`
	LeaderWins int               `json:"leader_wins"`
	LossCauses map[string]int    `json:"loss_causes"` // by ending
	Turns      Spread            `json:"turns"`
	Decisions  Total             `json:"decisions"`
	Resources  map[string]Spread `json:"resources"` // at the end
	Distance   Spread            `json:"distance"`  // at the end
}

// Spread is a number over games.
type Spread struct {
	Mean float64 `json:"mean"`
	Min  int     `json:"min"`
	Max  int     `json:"max"`
}

// Total is a number over games, with its sum.
type Total struct {
	Spread
	Total int `json:"total"`
}

// Share is a part of a whole with its 95 % confidence interval (Wilson's).
type Share struct {
	Of   int     `json:"of"`
	Rate float64 `json:"rate"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Sides is how often the side of a bot's seats won, by what the seats were at
// the end of the game.
type Sides struct {
	Human    Share `json:"human"`
	Hidden   Share `json:"hidden_cylon"`
	Revealed Share `json:"revealed_cylon"`
}

func summaryOf(c *cell) Summary {
	s := Summary{
		Games: c.games, LossCauses: map[string]int{}, Turns: spreadOf(c.turns), Distance: spreadOf(c.reached),
		Decisions: Total{spreadOf(c.decided), c.decided.sum}, Resources: map[string]Spread{},
	}
	for e, n := range c.endings {
		if won := (rules.Result{Ending: rules.Ending(e)}).HumansWon(); won {
			s.HumanWins += n
		} else if n > 0 {
			s.CylonWins += n
			s.LossCauses[rules.Ending(e).String()] = n
		}
	}
	s.HumanShare = shareOf(side{c.games, s.HumanWins})
	for r, d := range c.dials {
		s.Resources[rules.Resource(r).String()] = spreadOf(d)
	}
	return s
}

func spreadOf(s spread) Spread {
	if s.n == 0 {
		return Spread{}
	}
	return Spread{float64(s.sum) / float64(s.n), s.low, s.high}
}

// shareOf returns a share with Wilson's score interval.
func shareOf(s side) Share {
	if s.seats == 0 {
		return Share{High: 1}
	}
	const z = 1.959964
	n, p := float64(s.seats), float64(s.wins)/float64(s.seats)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return Share{s.seats, p, max(0, middle-half), min(1, middle+half)}
}
