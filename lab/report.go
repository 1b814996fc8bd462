package lab

import (
	"cmp"
	"slices"
	"time"

	"ragtag/rules"
)

// Report is what became of the games of a plan. The same plan gives the same
// report but for Seconds and the rates.
type Report struct {
	Summary
	Seconds            float64                     `json:"seconds"`
	DecisionsPerSecond float64                     `json:"decisions_per_second"`
	GamesPerSecond     float64                     `json:"games_per_second"`
	NeverReached       []string                    `json:"never_reached"`        // see Reachable
	ByPlayers          map[int]Summary             `json:"by_players,omitempty"` // where several numbers were given
	ByOptions          map[string]Summary          `json:"by_options,omitempty"` // where several choices were given
	BySetting          []Setting                   `json:"by_setting,omitempty"` // where several of both were
	ByRole             map[string]Share            `json:"by_role"`              // games with such a seat at the end
	ByBot              map[string]map[string]Share `json:"by_bot"`               // the same for each bot
	ByCharacter        map[string]Face             `json:"by_character"`
	LongTurns          []Bar                       `json:"turns_of_games"`
	LongDecisions      []Bar                       `json:"decisions_of_games"`
	Course             []Moment                    `json:"course,omitempty"` // if the plan says Watch
	Crises             []Toll                      `json:"crises,omitempty"` // the same; the worst first
	Faults             []Fault                     `json:"faults,omitempty"`
}

// Summary is what became of some games.
type Summary struct {
	Games      int               `json:"games"`
	HumanWins  int               `json:"human_wins"`
	HumanShare Share             `json:"human_share"`
	CylonWins  int               `json:"cylon_wins"`
	LeaderWins int               `json:"leader_wins"` // of a Cylon Leader, beside one of the others
	LossCauses map[string]int    `json:"loss_causes"` // by ending
	Turns      Spread            `json:"turns"`
	Decisions  Total             `json:"decisions"`
	Resources  map[string]Spread `json:"resources"` // at the end
	Distance   Spread            `json:"distance"`  // at the end
}

// Setting is what became of the games with one choice and one number of
// players.
type Setting struct {
	Options string `json:"options"`
	Players int    `json:"players"`
	Summary
}

// Face is how those fared who had a character when the game ended.
type Face struct {
	Player Share `json:"player"` // whoever played it won
	Humans Share `json:"humans"` // the humans won
}

// Bar is the games whose length lies from From to To.
type Bar struct {
	From   int `json:"from"`
	To     int `json:"to"`
	Humans int `json:"humans"` // won by them
	Cylons int `json:"cylons"`
}

// Moment is how things stood as a turn began, over the games that came so far.
type Moment struct {
	Turn   int              `json:"turn"`
	Games  int              `json:"games"`
	Tracks map[string]Marks `json:"tracks"` // by resource, and the distance
}

// Marks are the numbers that a tenth, a quarter, half, three quarters and nine
// tenths of the games do not exceed.
type Marks [5]int

// Toll is what a Crisis card took, from when it was shown until its ships had
// been activated.
type Toll struct {
	Card    string         `json:"card"`
	Seen    int            `json:"seen"`
	Fatal   Share          `json:"fatal"`    // the game was lost by it
	Lost    Mean           `json:"lost"`     // of all resources, each time
	LostAll map[string]int `json:"lost_all"` // of each resource, in all
}

// report makes the report of everything counted.
func (t *tally) report(cat *rules.Catalogue, plan *Plan, took time.Duration) Report {
	slices.SortFunc(t.faults, func(a, b Fault) int { return cmp.Compare(a.Game, b.Game) })
	all := t.sum(func(int, int) bool { return true })
	r := Report{
		Summary: summaryOf(&all), Seconds: took.Seconds(), NeverReached: neverReached(cat, InPlay(cat, plan.Choices, plan.Players), t.coverage), Faults: t.faults,
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
	return r
}

// split reports the games apart by what they were played with.
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

// roles reports the parts, by role and by bot.
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

// sum adds up the cells for which in holds.
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
