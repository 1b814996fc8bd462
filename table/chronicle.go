package table

import (
	"context"
	"time"

	"ragtag/rules"
)

// Chronicle is the story of a finished game in numbers, made from its replay.
// It says what was hidden, so that there is none while the game runs.
type Chronicle struct {
	Turns  int         `json:"turns"`
	Length int64       `json:"length" doc:"from the start to the end, in milliseconds"`
	Points []Point     `json:"points" doc:"how the fleet stood at the end of each turn, and at the beginning"`
	Checks []Made      `json:"checks" doc:"the skill checks, in order"`
	Turned []int       `json:"turned" doc:"numbers of the lines of the log at which the game took a turn, at most eight"`
	Seats  []Biography `json:"seats"`
}

// Point is how the fleet stood at the end of a turn.
type Point struct {
	Turn     int            `json:"turn"`
	Dials    map[string]int `json:"dials"`
	Distance int            `json:"distance"`
}

// Made is a skill check that was made, and who gave what to it.
type Made struct {
	Line       int    `json:"line" doc:"of the log, at which the check ended"`
	Turn       int    `json:"turn"`
	Source     string `json:"source" doc:"the id of the card or location that asked for it"`
	By         int    `json:"by" doc:"the seat that made it"`
	Difficulty int    `json:"difficulty"`
	Total      int    `json:"total"`
	Outcome    string `json:"outcome" enum:"pass,partial,fail"`
	Gave       []Gift `json:"gave" doc:"those who added cards, by seat; -1 for the Destiny deck"`
}

// Gift is what a seat added to a check.
type Gift struct {
	Seat  int      `json:"seat"`
	Cards []string `json:"cards"`
	Helps int      `json:"helps"`
	Harms int      `json:"harms"`
}

// Biography is what became of a seat.
type Biography struct {
	Character string   `json:"character" doc:"the last"`
	Before    []string `json:"before" doc:"the characters who were executed"`
	Loyalty   []string `json:"loyalty" doc:"its Loyalty cards at the end"`
	Goals     []string `json:"goals" doc:"its Agendas and Motives"`
	Cylon     bool     `json:"cylon"`
	Revealed  int      `json:"revealed,omitempty" doc:"the turn in which it was revealed as a Cylon"`
	Jailed    int      `json:"jailed,omitempty" doc:"how often it was sent to the Brig"`
	Helped    int      `json:"helped" doc:"the strength that it gave to checks"`
	Harmed    int      `json:"harmed" doc:"the strength that it took from checks"`
	Thought   int64    `json:"thought" doc:"how long the table waited for it, in milliseconds"`
}

// Chronicle returns the chronicle of the game for somebody who may see the
// table. While the game runs, it returns an Error of code GameRunning.
func (t *Table) Chronicle(ctx context.Context, key string) (c Chronicle, err error) {
	err = t.film(ctx, key, AllEyes, func(f *film) {
		if f.story == nil {
			f.story = f.chronicle()
		}
		c = *f.story
	})
	return c, err
}

// watch counts the time that the table waits for each seat. It is shown every
// entry before it is applied.
type watch struct {
	begun, last time.Time
	waited      [rules.MaxSeats]time.Duration
}

func (w *watch) see(f *facts, at time.Time) {
	if f.game != nil && !f.game.Over() {
		if w.begun.IsZero() {
			w.begun = w.last
		}
		for _, p := range members(f.game.Asked()) {
			w.waited[p] += at.Sub(w.last)
		}
		w.last = at
	} else if f.game == nil {
		w.last = at
	}
}
