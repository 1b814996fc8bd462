package table

import (
	"slices"

	"ragtag/rules"
	"ragtag/table/beat"
	"ragtag/wording"
)

// Line is a line of the log as one seat may read it. Lines are numbered from 1.
// A line has the same number for everybody and may have a private part for
// some.
type Line struct {
	N       int            `json:"n"`
	Turn    int            `json:"turn"`
	Kind    string         `json:"kind" doc:"what happened"`
	Rule    string         `json:"rule" doc:"id of the rule that it happened under"`
	By      *int           `json:"by,omitempty" doc:"seat that did it"`
	At      *int           `json:"at,omitempty" doc:"seat that it was done to"`
	Cause   string         `json:"cause,omitempty" doc:"id of the component that it comes from"`
	Comp    string         `json:"comp,omitempty" doc:"id of the component"`
	Comps   []string       `json:"comps,omitempty" doc:"ids of the components in sight of all"`
	Types   map[string]int `json:"types,omitempty" doc:"how often each Skill type: cards drawn, types that help in a check"`
	Weight  int            `json:"weight,omitempty" doc:"how much it matters to who was away, up to 3"`
	Beat    beat.Beat      `json:"beat" doc:"how it plays; the same for everybody"`
	Private bool           `json:"private,omitempty" doc:"the text says what only this seat and few others know"`
	Known   []string       `json:"known,omitempty" doc:"then: the ids of what they have seen"`
	Text    []wording.Span `json:"text"`
	Figures
}

// lines returns the log after a line as seat p may read it, in a language.
// AllEyes sees everything that was hidden. Events without a sentence are left
// out for everybody.
func (t *Table) lines(p rules.Seat, after int, l wording.Lang) []Line {
	t.length() // records the turn and cast of new events
	lines, names := []Line{}, t.calledIn(l)
	for k := range t.past.after(after) {
		called := names
		if k.Kind == rules.EvCharacter.String() && k.By != nil {
			called = slices.Clone(names)
			called[*k.By] = wording.Called(t.hub.cat, uncast(t.who(), rules.Seat(*k.By)), rules.Seat(*k.By)).In(l)
		}
		line := k.as(p, l, called)
		line.set()
		lines = append(lines, line)
	}
	first := max(after-t.before, t.hidden, 0)
	for i, e := range t.game.EventsFrom(first) {
		if line := t.lineOf(first+i, &e, p, l); len(line.Text) > 0 {
			lines = append(lines, line)
		}
	}
	return lines
}

// text returns the sentence of event i as seat p may read it, with the
// characters as they were then.
func (t *Table) text(i int, e rules.Event, p rules.Seat) wording.Sentence {
	cat, who, then := t.hub.cat, t.who(), t.eras.at(i).cast
	for seat := range who {
		who[seat].Character = then[seat]
	}
	if e.Kind == rules.EvCharacter {
		who = uncast(who, e.By.Seat())
	}
	if p == AllEyes.seat() {
		return wording.EventLaidSentence(cat, e, who)
	}
	return wording.EventSentence(cat, e, who, p)
}

// uncast takes the character from seat p, which is not called by it in the line
// that says who it is.
func uncast(who wording.Names, p rules.Seat) wording.Names {
	who[p].Character = rules.None
	return who
}

// line returns the line of an event for seat p.
func (t *Table) line(i int, e *rules.Event, p rules.Seat, text []wording.Span) Line {
	cat := t.hub.cat
	l := Line{
		N: t.before + i + 1, Turn: t.eras.at(i).turn, Kind: e.Kind.String(), Rule: e.Rule, By: seatNumber(e.By), At: seatNumber(e.At),
		Cause: cat.Ref(e.Cause), Comp: cat.Ref(e.Comp), Comps: refs(cat, e.Comps), Types: types(e), Text: text, Figures: FiguresOf(e),
	}
	if (e.To.Has(p) || p == AllEyes.seat()) && len(e.Private) > 0 {
		l.Private, l.Known = true, refs(cat, e.Private)
	}
	return l
}

// cast returns the characters that the seats play now.
func (t *Table) cast() (c cast) {
	if t.game != nil {
		c = t.game.Characters()
	}
	return c
}

// types returns how often an event names each Skill type, or nil if it names
// none.
func types(e *rules.Event) (n map[string]int) {
	for k, many := range e.Types {
		if many > 0 && n == nil {
			n = map[string]int{}
		}
		if many > 0 {
			n[rules.Skill(k).String()] = int(many)
		}
	}
	return n
}

// refs returns the ids of components.
func refs(cat *rules.Catalogue, cs []rules.Comp) (ids []string) {
	for _, c := range cs {
		ids = append(ids, cat.Ref(c))
	}
	return ids
}

// seatNumber returns the seat that an event names, or nil if it names none.
func seatNumber(r rules.SeatRef) *int {
	p := r.Seat()
	if p == rules.Nobody {
		return nil
	}
	n := int(p)
	return &n
}

// length returns the number of the last line of the log. It first records the
// turn and the cast of every new event.
func (t *Table) length() int {
	if t.game == nil {
		return 0
	}
	last, begun := t.eras.last()
	turn, now := last.turn, last.cast
	if old := t.past.last(); !begun && old != nil {
		turn, now = old.Turn, t.cast()
	}
	for _, e := range t.game.EventsFrom(t.eras.n) {
		switch e.Kind {
		case rules.EvTurn:
			turn = int(e.Turn)
		case rules.EvCharacter:
			now[e.By.Seat()] = e.Comp
		case rules.EvUndone:
			turn, now = t.game.Turn(), t.cast()
		}
		t.eras.add(turn, now)
	}
	return t.before + t.eras.n
}
