package example

import (
	"embed"
	"path"
	"slices"
	"strings"
	"sync"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/scenario"
	"ragtag/wording"
)

//go:embed games/*.scenario
var games embed.FS

// Example is a game, or a part of one, told step by step.
type Example struct {
	ID     string
	Title  wording.Both
	About  []string // ids of the rules that it is an example of
	Choice options.Choice
	Cast   []wording.Both // who plays, in the order of the seats
	Start  rules.View
	Steps  []Step
}

// Step is a part of an example under one caption.
type Step struct {
	Caption wording.Both
	Lines   []Line
	View    rules.View // how the table stands after it
	Changes []Change   // numbers of the fleet that have changed
}

// Line is a line of the log, and the rule under which that happened.
type Line struct {
	Says wording.Sentence
	Rule string
}

// Change is a number of the fleet before and after a step.
type Change struct {
	Name          wording.Both
	Before, After int
}

// All returns the examples in the order of their names. It plays them once; one
// that does not hold is a bug and panics.
var All = sync.OnceValue(func() []Example {
	names, err := games.ReadDir("games")
	if err != nil {
		panic(err) // it is embedded
	}
	var all []Example
	for _, name := range names {
		data, err := games.ReadFile(path.Join("games", name.Name()))
		if err != nil {
			panic(err)
		}
		e, err := play(name.Name(), string(data))
		if err != nil {
			panic(err)
		}
		all = append(all, e)
	}
	return all
})

// Named returns the example with that id.
func Named(id string) (Example, bool) {
	all := All()
	at := slices.IndexFunc(all, func(e Example) bool { return e.ID == id })
	if at < 0 {
		return Example{}, false
	}
	return all[at], true
}

// Of returns the examples of a rule.
func Of(rule string) (all []Example) {
	for _, e := range All() {
		if slices.Contains(e.About, rule) {
			all = append(all, e)
		}
	}
	return all
}

// play plays a scenario of one case and tells it.
func play(file, text string) (Example, error) {
	src, err := parse(strings.TrimSuffix(file, ".scenario"), text)
	if err != nil {
		return Example{}, err
	}
	sc, err := scenario.Parse(file, text)
	if err != nil {
		return Example{}, err
	}
	cat := cards.Catalogue()
	played, err := sc.Steps(cat, &sc.Cases[0])
	if err != nil {
		return Example{}, err
	}
	e := Example{ID: src.id, Title: src.title, About: src.about, Start: played[0].View}
	if e.Choice, err = options.Parse(e.Start.Options); err != nil {
		return Example{}, err
	}
	for seat := range played[0].Cast {
		e.Cast = append(e.Cast, wording.Called(cat, who(played[0].Cast), rules.Seat(seat)))
	}
	e.tell(cat, src, played)
	return e, nil
}

// tell makes a step of the lines under each caption. What happens before the
// first is part of it.
func (e *Example) tell(cat *rules.Catalogue, src source, played []scenario.Step) {
	before := played[0]
	for i, c := range src.captions {
		end := 1 << 30
		if i+1 < len(src.captions) {
			end = src.captions[i+1].line
		}
		step := Step{Caption: c.text}
		last := before
		for len(played) > 0 && played[0].Line < end {
			step.Lines = append(step.Lines, lines(cat, played[0], last.Cast)...)
			last = played[0]
			played = played[1:]
		}
		if at := slices.IndexFunc(step.Lines, func(l Line) bool { return l.Rule == c.ends }); at >= 0 {
			step.Lines = step.Lines[:at]
		}
		step.View = last.View
		step.Changes = changes(before.View, last.View)
		e.Steps = append(e.Steps, step)
		before = last
	}
}

// lines tells the events of a step in everybody's sight and out of it.
func lines(cat *rules.Catalogue, s scenario.Step, cast []rules.Comp) (all []Line) {
	names := who(cast)
	for _, e := range s.Events {
		if e.Kind == rules.EvCharacter {
			if p := e.By.Seat(); int(p) < len(s.Cast) {
				names = slices.Clone(names)
				// The player is called by the character from before the choice.
				names[p] = wording.Player{Name: wording.Called(cat, names, p).En}
				all = append(all, Line{wording.EventLaidSentence(cat, e, names), e.Rule})
				names[p] = wording.Player{Character: s.Cast[p], Bot: true}
				continue
			}
		}
		if says := wording.EventLaidSentence(cat, e, names); !says.Empty() {
			all = append(all, Line{says, e.Rule})
		}
	}
	return all
}

// who returns the players, who are called by their characters.
func who(cast []rules.Comp) wording.Names {
	names := make(wording.Names, len(cast))
	for p, c := range cast {
		names[p] = wording.Player{Character: c, Bot: true}
	}
	return names
}
