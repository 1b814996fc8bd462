package table

import (
	"cmp"

	"ragtag/rules"
)

// Figures are the numbers of a line, each by its name. The kind of the line
// decides which are set.
type Figures struct {
	Roll    *Roll   `json:"roll,omitempty" doc:"rolled: the die"`
	Check   *Demand `json:"check,omitempty" doc:"check, difficulty: what the check takes from now on"`
	Added   *int    `json:"added,omitempty" doc:"added, destiny-added: how many cards were added to the check"`
	Total   *int    `json:"total,omitempty" doc:"total: the strength of the check"`
	Letter  int     `json:"letter,omitempty" doc:"civilian-placed, civilian-moved, civilian-destroyed: that of the ship, from 1"`
	Outcome Outcome `json:"outcome,omitempty" enum:"pass,partial,fail" doc:"outcome, decided: how the check ends"`
}

// Roll is a die that was rolled.
type Roll struct {
	Face   int `json:"face" doc:"what the die shows"`
	Result int `json:"result" doc:"what it counts as"`
}

// Demand is what a skill check takes.
type Demand struct {
	Difficulty int `json:"difficulty"`
	Partial    int `json:"partial,omitempty" doc:"what it takes to pass in part, where that can be"`
}

// Outcome is how a skill check ends.
type Outcome string

// The outcomes.
const (
	Pass    Outcome = "pass"
	Partial Outcome = "partial"
	Fail    Outcome = "fail"
)

var outcomes = [...]Outcome{rules.Passed: Pass, rules.PartlyPassed: Partial, rules.Failed: Fail}

// FiguresOf returns the figures of an event.
func FiguresOf(e *rules.Event) (f Figures) {
	switch e.Kind {
	case rules.EvRolled:
		f.Roll = &Roll{int(e.Face), cmp.Or(int(e.Result), int(e.Face))}
	case rules.EvCheck, rules.EvDifficulty:
		f.Check = &Demand{int(e.Difficulty), int(e.Partial)}
	case rules.EvAdded, rules.EvDestinyAdded:
		f.Added = &e.Count
	case rules.EvTotal:
		f.Total = &e.Value
	case rules.EvCivilianPlaced, rules.EvCivilianMoved, rules.EvCivilianDestroyed:
		f.Letter = int(e.Letter)
	case rules.EvOutcome, rules.EvDecided:
		f.Outcome = outcomes[e.Outcome]
	}
	return f
}

// figures converts the two unnamed numbers that earlier versions stored with a
// line to the named figures of its kind.
func figures(kind string, value, other int) (f Figures) {
	switch kind {
	case "rolled":
		f.Roll = &Roll{value, cmp.Or(other, value)}
	case "check":
		f.Check = &Demand{value, other}
	case "difficulty":
		f.Check = &Demand{Difficulty: value}
	case "added", "destiny-added":
		f.Added = &value
	case "total":
		f.Total = &value
	case "civilian-placed", "civilian-moved", "civilian-destroyed":
		f.Letter = value
	case "outcome", "decided":
		f.Outcome = outcomes[value]
	}
	return f
}
