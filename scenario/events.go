package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ragtag/rules"
)

// pattern is what an event must be like: each test must hold.
type pattern struct {
	kind  rules.EventKind
	tests []func(*rules.Event) bool
	text  string
}

// eventLike reads a kind of event and, after a colon, what must be in it.
func (r *runner) eventLike(text string) (p pattern, err error) {
	name, rest, _ := strings.Cut(text, ":")
	p.text = text
	var kinds []string
	for k := rules.EvNone + 1; k < rules.NumEventKinds; k++ {
		kinds = append(kinds, k.String())
		if k.String() == kebab(name) {
			p.kind = k
		}
	}
	if first, _, _ := strings.Cut(name, " "); p.kind == rules.EvNone && slices.Contains(kinds, first) {
		return p, noSuch(name, "a colon after the kind of event %s", first)
	}
	if p.kind == rules.EvNone {
		return p, wantf(name, "a kind of event: %s", strings.Join(kinds, ", "))
	}
	for _, w := range list(rest) {
		test, err := r.eventTest(p.kind, w)
		if err != nil {
			return p, err
		}
		p.tests = append(p.tests, test)
	}
	return p, nil
}

// eventTest reads one thing that must be in an event of a kind.
func (r *runner) eventTest(kind rules.EventKind, w string) (func(*rules.Event) bool, error) {
	if name, ok := strings.CutPrefix(w, "by "); ok {
		p, err := r.mustSeat(name)
		return func(e *rules.Event) bool { return e.By.Seat() == p }, err
	}
	if name, ok := strings.CutPrefix(w, "of "); ok {
		p, err := r.mustSeat(name)
		return func(e *rules.Event) bool { return e.At.Seat() == p }, err
	}
	if rule, ok := strings.CutPrefix(w, "rule "); ok {
		return func(e *rules.Event) bool { return e.Rule == rule }, nil
	}
	if test := numberTest(w); test != nil {
		return test, nil
	}
	if a, ok := area(w); ok {
		return func(e *rules.Event) bool { return e.Area == a }, nil
	}
	if f, n, ok := r.payload(kind, w); ok {
		return func(e *rules.Event) bool { return e.Number(f) == n }, nil
	}
	cs := r.named(w, allKinds...)
	if len(cs) == 0 {
		return nil, wantf(w, "something that the event %s can name: %s", kind, strings.Join(sayable(kind), ", "))
	}
	return func(e *rules.Event) bool {
		return slices.ContainsFunc(cs, func(c rules.Comp) bool { return r.mentions(e, c) })
	}, nil
}

// numberTest reads the two numbers of an event: "n 3", or "3" alone, and "m 2".
func numberTest(w string) func(*rules.Event) bool {
	if n, err := strconv.Atoi(strings.TrimPrefix(w, "n ")); err == nil {
		return func(e *rules.Event) bool { value, _ := e.Numbers(); return value == n }
	}
	m, ok := strings.CutPrefix(w, "m ")
	if n, err := strconv.Atoi(m); ok && err == nil {
		return func(e *rules.Event) bool { _, other := e.Numbers(); return other == n }
	}
	return nil
}

// payload reads a field of an event and its value: "count 3", "skill politics",
// or a value alone where it is not a number, such as "fail" or "away".
func (r *runner) payload(kind rules.EventKind, w string) (f rules.EventField, n int, ok bool) {
	name, rest, named := strings.Cut(w, " ")
	for f := range rules.NumEventFields {
		switch values := r.cat.EventValues(f); {
		case !kind.Fields().Has(f):
		case f.Flag() && f.String() == kebab(w):
			return f, 1, true
		case f != rules.FieldInto && f != rules.FieldBeyond && slices.Contains(values, kebab(w)):
			return f, slices.Index(values, kebab(w)), true
		case !named || f.String() != name:
		case values != nil:
			n := slices.Index(values, kebab(rest))
			return f, n, n >= 0
		case f >= rules.FirstNumber:
			n, err := strconv.Atoi(rest)
			return f, n, err == nil
		}
	}
	return 0, 0, false
}

// sayable lists what a line can say of a kind of event, besides components.
func sayable(kind rules.EventKind) (words []string) {
	words = append(words, "rule")
	for f := range rules.NumEventFields {
		if !kind.Fields().Has(f) {
			continue
		}
		switch f {
		case rules.FieldBy, rules.FieldArea:
			words = append(words, f.String())
		case rules.FieldAt:
			words = append(words, "of")
		default:
			if f >= rules.FirstNumber {
				words = append(words, f.String())
			}
		}
	}
	return words
}

// mentions reports whether an event names a component in sight or in private.
func (r *runner) mentions(e *rules.Event, c rules.Comp) bool {
	if e.Comp == c || e.Cause == c || r.cat.LocComp(e.Loc) == c {
		return true
	}
	for _, cs := range [][]rules.Comp{e.Comps, e.Private} {
		for _, k := range cs {
			if k == c {
				return true
			}
		}
	}
	return false
}

func (p *pattern) fits(e *rules.Event) bool {
	if e.Kind != p.kind {
		return false
	}
	for _, test := range p.tests {
		if !test(e) {
			return false
		}
	}
	return true
}

// event states that something has happened, after what the line before it
// states.
func (r *runner) event(text string) error {
	p, err := r.eventLike(text)
	if err != nil {
		return err
	}
	events := r.game.Events()
	for i := r.cursor; i < len(events); i++ {
		if p.fits(&events[i]) {
			r.cursor = i + 1
			return nil
		}
	}
	return wantf(r.tail(events)+r.standing(), "next the event %s", text)
}

// tail tells the events that no line has expected yet.
func (r *runner) tail(events []rules.Event) string {
	var out []string
	for i := r.cursor; i < len(events); i++ {
		out = append(out, r.eventText(&events[i]))
	}
	if out == nil {
		return "none"
	}
	return strings.Join(out, "; ")
}

func (r *runner) eventText(e *rules.Event) string {
	s := e.Kind.String()
	if p := e.By.Seat(); p != rules.Nobody {
		s += " by " + r.name(p)
	}
	if p := e.At.Seat(); p != rules.Nobody {
		s += " of " + r.name(p)
	}
	for f := rules.FirstNumber; f < rules.NumEventFields; f++ {
		if n := e.Number(f); e.Kind.Fields().Has(f) && (n != 0 || !f.Flag()) {
			s += " " + r.payloadText(f, n)
		}
	}
	for _, c := range append([]rules.Comp{e.Comp, r.cat.LocComp(e.Loc)}, e.Comps...) {
		if c != rules.None {
			s += " " + r.word(c)
		}
	}
	return s
}

// payloadText writes a field of an event as payload reads it.
func (r *runner) payloadText(f rules.EventField, n int) string {
	switch values := r.cat.EventValues(f); {
	case f.Flag():
		return f.String()
	case values != nil:
		return f.String() + " " + values[n]
	}
	return fmt.Sprintf("%s %d", f, n)
}

// noEvent states that something has not happened at all.
func (r *runner) noEvent(text string) error {
	text, ok := strings.CutPrefix(text, "event ")
	if !ok {
		return wantf("no "+text, "no event, and a kind of event")
	}
	return r.happened(text, 0)
}

// times states how often something has happened: "times 2: rolled".
func (r *runner) times(text string) error {
	number, rest, _ := strings.Cut(text, ":")
	n, err := strconv.Atoi(strings.TrimSpace(number))
	if err != nil {
		return wantf(number, "a number, a colon and a kind of event")
	}
	return r.happened(strings.TrimSpace(rest), n)
}

func (r *runner) happened(text string, want int) error {
	p, err := r.eventLike(text)
	if err != nil {
		return err
	}
	got := 0
	events := r.game.Events()
	for i := range events {
		if p.fits(&events[i]) {
			got++
		}
	}
	if got != want {
		r.cursor = 0
		return wantf(fmt.Sprintf("%d in: %s", got, r.tail(events)), "the event %s %d times", text, want)
	}
	return nil
}
