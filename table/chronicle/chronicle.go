// Package chronicle tells the story of a finished game in numbers: how the fleet stood,
// who gave what to which check, and what became of everybody. It says what was hidden,
// so there is none while a game runs.
package chronicle

import (
	"time"

	"ragtag/rules"
)

// Chronicle is the story of a finished game.
type Chronicle struct {
	Turns  int         `json:"turns"`
	Length int64       `json:"length" doc:"from the start to the end, in milliseconds"`
	Points []Point     `json:"points" doc:"how the fleet stood at the end of each turn, and at the beginning"`
	Checks []Made      `json:"checks" doc:"the skill checks, in order"`
	Turned []int       `json:"turned" doc:"numbers of the lines of the log at which the game took a turn, at most five"`
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

// Game is what a chronicle is made from: a replay of a game at a table.
type Game struct {
	*rules.Game
	Moments []Moment                      // at which a question opened, in order
	First   int                           // the number of the log line of the first event
	Last    int                           // the number of the last line
	Turn    func(event int) int           // the turn of an event
	Cast    func(event int) Cast          // who played whom at an event
	Lasted  time.Duration                 // from the start to the end
	Waited  [rules.MaxSeats]time.Duration // how long the table waited for each seat
	Seats   int
}

// Cast is the characters that the seats play.
type Cast = [rules.MaxSeats]rules.Comp

// Moment is a moment of a game at which a question opened.
type Moment struct {
	State *rules.State
	Ask   int // the number of the question
	Line  int // the number of the last line of the log
}
