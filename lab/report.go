package lab

import (
	"cmp"
	"slices"
	"time"

	"ragtag/rules"
)

// Report is the result of a plan. The same plan gives the same report, except
// for Seconds and the rates.
type Report struct {
	Summary
	Seconds            float64                     `json:"seconds"`
	DecisionsPerSecond float64                     `json:"decisions_per_second"`
	GamesPerSecond     float64                     `json:"games_per_second"`
	NeverReached       []string                    `json:"never_reached"`        // see Reachable
	MostOptions        map[string]int              `json:"most_options"`         // of a request of each kind
	ByPlayers          map[int]Summary             `json:"by_players,omitempty"` // if the plan has several
	ByOptions          map[string]Summary          `json:"by_options,omitempty"` // if the plan has several
	BySetting          []Setting                   `json:"by_setting,omitempty"` // where several of both were
	ByRole             map[string]Share            `json:"by_role"`              // of the games with such a seat at the end
	ByBot              map[string]map[string]Share `json:"by_bot"`               // the same for each bot
	ByCharacter        map[string]Face             `json:"by_character"`
	LongTurns          []Bar                       `json:"turns_of_games"`
	LongDecisions      []Bar                       `json:"decisions_of_games"`
	Course             []Moment                    `json:"course,omitempty"` // with Plan.Watch
	Crises             []Toll                      `json:"crises,omitempty"` // with Plan.Watch; the worst first
	Tells              *Tells                      `json:"tells,omitempty"`  // with Plan.Tells
	Uses               *Uses                       `json:"uses,omitempty"`   // with Plan.Uses
	Faults             []Fault                     `json:"faults,omitempty"`
}

// Summary is the result of some games.
type Summary struct {
	Games      int               `json:"games"`
	HumanWins  int               `json:"human_wins"`
	HumanShare Share             `json:"human_share"`
	CylonWins  int               `json:"cylon_wins"`
	LeaderWins int               `json:"leader_wins"` // games that a Cylon Leader won together with a side
	LossCauses map[string]int    `json:"loss_causes"` // by ending
	Turns      Spread            `json:"turns"`
	Decisions  Total             `json:"decisions"`
	Resources  map[string]Spread `json:"resources"` // at the end
	Distance   Spread            `json:"distance"`  // at the end
}

// Setting is the result of the games with one choice and one number of players.
type Setting struct {
	Options string `json:"options"`
	Players int    `json:"players"`
	Summary
}

// Face is the result of the games in which a character was played at the end.
type Face struct {
	Player Share `json:"player"` // its player won
	Humans Share `json:"humans"` // the humans won
}

// Bar counts the games whose length is between From and To, inclusive.
type Bar struct {
	From   int `json:"from"`
	To     int `json:"to"`
	Humans int `json:"humans"` // games that the humans won
	Cylons int `json:"cylons"`
}

// Moment summarizes the tracks at the beginning of a turn, over the games that
// reached it.
type Moment struct {
	Turn   int              `json:"turn"`
	Games  int              `json:"games"`
	Tracks map[string]Marks `json:"tracks"` // by the names in Tracks
}

// Marks are the 10th, 25th, 50th, 75th and 90th percentiles.
type Marks [5]int

// Toll is what a Crisis card cost, from when it was shown until its ships had
// been activated.
type Toll struct {
	Card    string         `json:"card"`
	Seen    int            `json:"seen"`
	Fatal   Share          `json:"fatal"`    // it lost the game
	Lost    Mean           `json:"lost"`     // of all resources, each time
	LostAll map[string]int `json:"lost_all"` // of each resource, in all
}

// report returns the report of everything counted.
func (t *tally) report(cat *rules.Catalogue, plan *Plan, took time.Duration) Report {
	slices.SortFunc(t.faults, func(a, b Fault) int { return cmp.Compare(a.Game, b.Game) })
	all := t.sum(func(int, int) bool { return true })
	r := Report{
		Summary: summaryOf(&all), Seconds: took.Seconds(), NeverReached: neverReached(cat, InPlay(cat, plan.Choices, plan.Players), t.coverage), MostOptions: mostOptions(t.coverage), Faults: t.faults,
		ByRole: map[string]Share{}, ByBot: map[string]map[string]Share{}, ByCharacter: map[string]Face{},
		LongTurns: t.turns.bars(), LongDecisions: t.decided.bars(),
	}
	r.DecisionsPerSecond = float64(all.decided.sum) / r.Seconds
	r.GamesPerSecond = float64(all.games) / r.Seconds
	t.split(&r, plan)
	t.roles(&r)
	for c, f := range t.played {
		if f.player.seats > 0 {
			r.ByCharacter[cat.ID(rules.Comp(c))] = Face{shareOf(f.player), shareOf(f.humans)}
		}
	}
	if t.course != nil {
		r.Course, r.Crises = t.course.moments(), t.course.tolls(cat)
	}
	if t.tells != nil {
		r.Tells = t.tells.report(all.games)
	}
	if t.uses != nil {
		r.Uses = t.usesReport(cat, InPlay(cat, plan.Choices, plan.Players))
	}
	return r
}

// split adds the results by setting.
func (t *tally) split(r *Report, plan *Plan) {
	if len(plan.Players) > 1 {
		r.ByPlayers = map[int]Summary{}
		for j, n := range plan.Players {
			c := t.sum(func(_, k int) bool { return k == j })
			r.ByPlayers[n] = summaryOf(&c)
		}
	}
	if len(plan.Choices) > 1 {
		r.ByOptions = map[string]Summary{}
		for i, choice := range plan.Choices {
			c := t.sum(func(k, _ int) bool { return k == i })
			r.ByOptions[choice.String()] = summaryOf(&c)
		}
	}
	if len(plan.Players) < 2 || len(plan.Choices) < 2 {
		return
	}
	for i, choice := range plan.Choices {
		for j, n := range plan.Players {
			if !plan.Every || t.cells[i][j].games > 0 {
				r.BySetting = append(r.BySetting, Setting{choice.String(), n, summaryOf(&t.cells[i][j])})
			}
		}
	}
}

// roles adds the results by role and by bot.
func (t *tally) roles(r *Report) {
	for is, n := range t.parts {
		to := r.ByRole
		if is.bot != "" {
			if r.ByBot[is.bot] == nil {
				r.ByBot[is.bot] = map[string]Share{}
			}
			to = r.ByBot[is.bot]
		}
		to[is.role] = shareOf(n)
	}
}

// sum adds up the cells for which in returns true.
func (t *tally) sum(in func(choice, players int) bool) (all cell) {
	for i := range t.cells {
		for j := range t.cells[i] {
			if in(i, j) {
				all.add(&t.cells[i][j])
			}
		}
	}
	return all
}

func summaryOf(c *cell) Summary {
	s := Summary{
		Games: c.games, LeaderWins: c.leaders, LossCauses: map[string]int{}, Turns: spreadOf(c.turns), Distance: spreadOf(c.reached),
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
	s.HumanShare = ShareOf(s.HumanWins, c.games)
	for r, d := range c.dials {
		s.Resources[rules.Resource(r).String()] = spreadOf(d)
	}
	return s
}
