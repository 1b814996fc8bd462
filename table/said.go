package table

import (
	"ragtag/rules"
	"ragtag/table/beat"
	"ragtag/wording"
)

// Most of what the viewers of a table are told is the same for all: what everybody
// may know of the table, and the lines of the log that have no private part. While
// several look on, that is made once for each language, until something changes.

// said is what was made for one viewer and serves the others. The zero said is
// empty. What it holds must not be changed.
type said struct {
	sight *rules.Sight // nil after anything has changed
	ways  []rules.Foreseen
	info  map[wording.Lang]Info
	lines map[publicLine]Line
}

// publicLine names a line without a private part; one whose text is empty is no
// line.
type publicLine struct {
	event int
	lang  wording.Lang
}

// saidLines is how many of the last lines are held. Earlier ones are asked for
// by people who come to the table, and not at the same time.
const saidLines = 24

// shares reports whether what is made for one viewer can serve another.
func (t *Table) shares() bool { return len(t.watches) > 1 }

// resay forgets what was made for viewers, since something changes.
func (t *Table) resay() { t.said = said{} }

// view returns what seat p knows of the game.
func (t *Table) view(p rules.Seat) rules.View {
	if !t.shares() {
		return t.game.View(p)
	}
	if t.said.sight == nil {
		t.said.sight = t.game.Sight()
	}
	return t.said.sight.View(p)
}

// ways returns what the ways of a Crisis card change.
func (t *Table) ways() []rules.Foreseen {
	if !t.shares() {
		return t.game.Foresee()
	}
	if t.said.ways == nil {
		t.said.ways = t.game.Foresee()
	}
	return t.said.ways
}

// tableInfo returns what everybody may know of the table, in a language.
func (t *Table) tableInfo(l wording.Lang) Info {
	if !t.shares() {
		return t.info(l)
	}
	i, ok := t.said.info[l]
	if !ok {
		i = t.info(l)
		if t.said.info == nil {
			t.said.info = map[wording.Lang]Info{}
		}
		t.said.info[l] = i
	}
	return i
}

// lineOf returns the line of event i as seat p may read it, in a language. Its text
// is empty if the event has none.
func (t *Table) lineOf(i int, e *rules.Event, p rules.Seat, l wording.Lang) (line Line) {
	name := publicLine{i, l}
	private := p == AllEyes.seat() || e.To.Has(p)
	if !private {
		if line, ok := t.said.lines[name]; ok {
			return line
		}
	}
	if text := t.text(i, *e, p); !text.Empty() {
		line = t.line(i, e, p, text.Spans(l))
		line.set()
	}
	if !private && t.shares() && i >= t.eras.n-saidLines {
		if t.said.lines == nil {
			t.said.lines = map[publicLine]Line{}
		}
		t.said.lines[name] = line
	}
	return line
}

// set sets what follows from the kind of a line and from what is in sight of all.
func (l *Line) set() {
	l.Weight, l.Beat = weights[l.Kind], beat.Of(l.Kind, len(l.Comps))
}
