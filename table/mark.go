package table

import (
	"fmt"

	"ragtag/rules"
	"ragtag/wording"
)

// The entries of a table can be replayed only under the rules that made them. So that a
// game outlives its rules, the table marks its progress from time to time. It stores a
// checkpoint, by ids, from which other rules can continue, and an entry with the lines
// of the log as they were read, which no later rules change.

// checkpoint is the position of a game between two phases.
type checkpoint struct {
	Format int      `json:"format"`
	Ask    int      `json:"ask"`  // number of its first question, undone questions not counted
	Told   int      `json:"told"` // events after it whose lines are already stored
	State  position `json:"state"`
}

// storedLine is a line of the log for all its readers, in its stored form.
type storedLine struct {
	N     int            `json:"n"`
	Turn  int            `json:"turn"`
	Kind  string         `json:"kind"`
	Rule  string         `json:"rule"`
	By    *int           `json:"by,omitempty"`
	At    *int           `json:"at,omitempty"`
	Cause string         `json:"cause,omitempty"`
	Comp  string         `json:"comp,omitempty"`
	Comps []string       `json:"comps,omitempty"`
	Types map[string]int `json:"types,omitempty"`
	Text  sentence       `json:"text"`
	Figures

	To    rules.Seats `json:"to,omitempty"`    // seats that saw more than the others
	Seen  *sentence   `json:"seen,omitempty"`  // the text as those seats read it
	Cards []string    `json:"cards,omitempty"` // the ids of what those seats saw

	// Unnamed numbers stored by earlier versions; see figures.
	Value int `json:"value,omitempty"`
	Other int `json:"other,omitempty"`
}

// as returns the line as seat p may read it, in a language.
func (k *storedLine) as(p rules.Seat, l wording.Lang, names []string) Line {
	line := Line{
		N: k.N, Turn: k.Turn, Kind: k.Kind, Rule: k.Rule, By: k.By, At: k.At, Cause: k.Cause, Comp: k.Comp, Comps: k.Comps, Types: k.Types,
		Figures: k.Figures,
	}
	if line.Figures == (Figures{}) {
		line.Figures = figures(k.Kind, k.Value, k.Other)
	}
	text := &k.Text
	if k.Seen != nil && (p == AllEyes.seat() || k.To.Has(p)) {
		line.Private, line.Known, text = true, k.Cards, k.Seen
	}
	line.Text = text.in(l, names)
	return line
}

// marks records how far a game has been marked.
type marks struct {
	set   bool
	ask   int    // first question after the checkpoint
	turn  uint16 // turn of the checkpoint
	over  bool   // the checkpoint is the end of the game
	lines int    // events whose lines are stored or that have none
	undo  bool   // an answer was taken back since: the checkpoint may be from an undone course
}

// markEvery is the number of questions after which a game is marked again
// within one turn.
const markEvery = 32

// due reports whether to mark the game now: it has reached another checkpoint,
// and another turn, its end, or markEvery questions since the last mark. The
// result depends only on what everybody knows.
func (f *facts) due() bool {
	if f.game == nil {
		return false
	}
	s, _ := f.game.Checkpoint()
	asked := f.game.BaseAsk() - f.marks.ask
	return !f.marks.set || f.marks.undo || f.game.Over() && !f.marks.over ||
		asked > 0 && (s.Turn != f.marks.turn || asked >= markEvery)
}

// placeMark marks the game if a mark is due, and returns the checkpoint to store.
func (t *Table) placeMark() ([]byte, error) {
	if !t.due() {
		return nil, nil
	}
	state, _ := t.game.Checkpoint()
	data := marshal(&checkpoint{
		Format: Format, Ask: t.game.BaseAsk(), Told: t.eventsSince(state), State: positionOf(t.hub.cat, state),
	})
	return data, t.add(entry{Marked: &marked{Lines: t.unmarked(), Print: hashOf(data)}})
}

// eventsSince returns the number of events of the game after its checkpoint.
func (f *facts) eventsSince(state rules.State) int {
	var answers []rules.Entry
	for _, e := range f.game.Entries() {
		if e.Ask >= f.game.BaseAsk() {
			answers = append(answers, e)
		}
	}
	again, _ := rules.Resume(f.game.Catalogue(), state, f.game.BaseAsk(), answers, f.game.Questions())
	return again.NumEvents()
}

// unmarked returns the lines of the log that are not stored yet.
func (t *Table) unmarked() []storedLine {
	t.length() // reads what is new
	lines := []storedLine{}
	for i, e := range t.game.EventsFrom(t.marks.lines) {
		i += t.marks.lines
		text := t.text(i, e, rules.Nobody)
		if text.Empty() {
			continue
		}
		l := t.line(i, &e, rules.Nobody, nil)
		k := storedLine{
			N: l.N, Turn: l.Turn, Kind: l.Kind, Rule: l.Rule, By: l.By, At: l.At, Cause: l.Cause, Comp: l.Comp, Comps: l.Comps, Types: l.Types,
			Text: kept(text), Figures: l.Figures,
		}
		if e.To != 0 && len(e.Private) > 0 {
			p := members(e.To)[0] // everybody who sees it reads the same
			seen := kept(t.text(i, e, p))
			k.To, k.Seen, k.Cards = e.To, &seen, refs(t.hub.cat, e.Private)
		}
		lines = append(lines, k)
	}
	return lines
}

// mark records that the game is marked up to here.
func (f *facts) mark(*marked) error {
	if f.game == nil {
		return refuse(NotStarted, "the game has not begun")
	}
	s, _ := f.game.Checkpoint()
	f.marks = marks{
		set: true, ask: f.game.BaseAsk(), turn: s.Turn, over: f.game.Over(), lines: f.game.NumEvents(),
	}
	return nil
}

// checkPosition returns an error unless the game is in the position of a stored
// checkpoint.
func (f *facts) checkPosition(kept []byte) error {
	var c checkpoint
	if err := unmarshal(kept, &c); err != nil {
		return err
	}
	then, err := rules.LoadState(f.game.Catalogue(), c.State.Saved)
	if now, _ := f.game.Checkpoint(); err == nil && now != then {
		err = fmt.Errorf("at question %d the position differs from the checkpoint", c.Ask)
	}
	return err
}
