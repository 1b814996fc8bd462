package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"ragtag/rules"
	"ragtag/table"
	"ragtag/table/beat"
	"ragtag/wording"
)

// forks is how often the hidden part of the state is dealt again at each
// moment.
const forks = 2

// check compares everything that the browsers received with the game, and
// returns the counts.
func (o *Overheard) check(cat *rules.Catalogue) (r Report, err error) {
	c, err := play(cat, &o.Record)
	if err != nil {
		return r, err
	}
	r.Moments = len(c.moments)
	ended := map[int]bool{}
	for i := range o.Ears {
		ear := &o.Ears[i]
		l := listener{course: c, record: &o.Record, seat: rules.Seat(ear.Seat), known: map[string]bool{}, report: &r}
		for n, data := range ear.Frames {
			if err := l.hear(data, ear.Secrets); err != nil {
				return r, fmt.Errorf("seat %d, frame %d: %w", ear.Seat, n, err)
			}
		}
		ended[ear.Seat] = ended[ear.Seat] || c.moments[l.at].over
		for _, text := range ear.Rest {
			if err := silent(text, ear.Secrets); err != nil {
				return r, fmt.Errorf("seat %d: %w", ear.Seat, err)
			}
		}
	}
	for seat, ended := range ended {
		if !ended {
			return r, fmt.Errorf("seat %d has not seen the end", seat)
		}
	}
	if r.Private == 0 {
		return r, fmt.Errorf("nobody ever received anything that was theirs alone: %v", r)
	}
	return r, nil
}

// silent returns an error if a text contains a secret.
func silent(text string, secrets []string) error {
	for _, s := range secrets {
		if s != "" && strings.Contains(text, s) {
			return fmt.Errorf("a secret, %q, in %.300s", s, text)
		}
	}
	return nil
}

// listener compares the frames of one browser in order.
type listener struct {
	*course
	record *table.Record
	seat   rules.Seat
	at     int             // moment of the last frame
	known  map[string]bool // components that the seat has seen by then
	seen   int             // number of moments included in known
	report *Report
}

// hear compares a frame.
func (l *listener) hear(data []byte, secrets []string) error {
	var raw struct {
		View, Ask json.RawMessage
	}
	f := table.Frame{}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&f); err != nil {
		return err
	}
	if err := json.Unmarshal(data, &raw); err != nil {
		return err
	}
	l.report.Frames++
	if f.View == nil { // before the game
		if f.Ask != nil || len(f.Log) > 0 {
			return fmt.Errorf("something of a game that has not begun: %s", data)
		}
		return silent(string(data), secrets)
	}
	m, err := l.moment(&f, string(raw.View))
	if err != nil {
		return err
	}
	if !m.over {
		if err := silent(string(data), secrets); err != nil {
			return err
		}
	}
	for _, compare := range []func() error{
		func() error { return l.question(&f, m, raw.Ask) },
		func() error { return l.around(&f, m) },
		func() error { return l.log(&f, m) },
		func() error { return l.forked(string(raw.View), m) },
		func() error { return l.names(data, m) },
	} {
		if err := compare(); err != nil {
			return fmt.Errorf("question %d: %w", l.at, err)
		}
	}
	return nil
}

// moment finds the moment of a frame: not before the last one, and that of its
// question, if it has one.
func (l *listener) moment(f *table.Frame, view string) (*moment, error) {
	for i := l.at; i < len(l.moments); i++ {
		m := &l.moments[i]
		if f.Ask != nil && f.Ask.Ask != i || m.over != (f.Table.Status == table.Over) || l.view(m, l.seat) != view {
			continue
		}
		if n := len(f.Log); n > 0 && f.Log[n-1].N > m.events || !slices.Equal(f.Waiting, l.waiting(f, m)) {
			continue // the same view, but of another question
		}
		l.at = i
		return m, nil
	}
	return nil, fmt.Errorf("at no moment from question %d on the referee has this for the seat, waiting for %v: %s", l.at, f.Waiting, view)
}

// waiting returns the seats that a table waits for: all who are asked if the
// question is sealed, otherwise those among them that the frame names.
func (l *listener) waiting(f *table.Frame, m *moment) []int {
	sealed := false
	for _, r := range m.asks {
		sealed = sealed || r.Secret
	}
	seats := []int{}
	for p := range rules.MaxSeats {
		if m.asked.Has(rules.Seat(p)) && (sealed || slices.Contains(f.Waiting, p)) {
			seats = append(seats, p)
		}
	}
	return seats
}

// answered reports whether the seat can have answered a question by now.
func (l *listener) answered(ask int) bool {
	return ask >= 0 && ask <= l.at && l.moments[ask].asked.Has(l.seat)
}

func (l *listener) question(f *table.Frame, m *moment, raw json.RawMessage) error {
	if f.Ask == nil {
		return nil
	}
	l.report.Asks++
	r, asked := m.asks[l.seat]
	if want := asJSON(l.ask(l.at, m, &r, f.Lang)); !asked || want != string(raw) {
		return fmt.Errorf("the seat was asked\n%s\nwant\n%s", raw, want)
	}
	return nil
}

// around compares the rest of the frame.
func (l *listener) around(f *table.Frame, m *moment) error {
	for _, g := range f.Given {
		if !l.answered(g.Ask) {
			return fmt.Errorf("question %d is not one that the seat has answered", g.Ask)
		}
		if want := l.given(g.Ask, m, l.seat, f.Lang); !reflect.DeepEqual(g, want) {
			return fmt.Errorf("it reads %+v of its own answer, want %+v", g, want)
		}
	}
	switch {
	case f.Seat != int(l.seat):
		return fmt.Errorf("the frame of seat %d", f.Seat)
	case (f.Table.Seed != nil) != m.over, f.Table.Commitment != l.record.Commitment:
		return fmt.Errorf("the seed %+v, commitment %s", f.Table.Seed, f.Table.Commitment)
	case f.Undo != nil && !l.answered(f.Undo.Ask):
		return fmt.Errorf("it may take back the answer to question %d", f.Undo.Ask)
	case len(f.Orders) > 0, f.Told != nil, f.Motion != nil, f.Clock != nil, f.Left != nil:
		return fmt.Errorf("something that nobody did: %+v", f)
	}
	return l.talk(f, m)
}

// talk compares what bots said: all are told the same, at a line of the log that is
// there, and in words that are made from nothing else.
func (l *listener) talk(f *table.Frame, m *moment) error {
	for _, k := range f.Talk {
		switch {
		case k.Seat < 0 || k.Seat >= len(l.bots) || l.bots[k.Seat] == "":
			return fmt.Errorf("seat %d said %+v, which no bot did", k.Seat, k)
		case k.Text != "" || k.Name != "" || k.Erased || (k.Say == "") == (k.Remark == nil):
			return fmt.Errorf("a bot said %+v", k)
		case k.After > m.events || k.Remark != nil && k.Remark.Line > k.After:
			return fmt.Errorf("%+v is about what has not happened", k)
		case k.Remark != nil && !reflect.DeepEqual(k.Spans, wording.RemarkSentence(l.cat, k.Remark, l.who(m)).Spans(f.Lang)):
			return fmt.Errorf("%+v has other words", k)
		}
		k.Spans = nil
		said := asJSON(k)
		if before, ok := l.said[k.N]; ok && before != said {
			return fmt.Errorf("one was told %s and another %s", before, said)
		}
		l.said[k.N] = said
		l.report.Words++
	}
	return nil
}

// log compares the lines of the log.
func (l *listener) log(f *table.Frame, m *moment) error {
	for _, line := range f.Log {
		line.Weight, line.Beat = 0, beat.Beat{} // they depend on the kind and the components alone, which are compared
		if want := l.line(line.N, m, l.seat, f.Lang); !reflect.DeepEqual(line, want) {
			return fmt.Errorf("line\n%s\nwant\n%s", asJSON(line), asJSON(want))
		}
		l.report.Lines++
		if line.Private {
			l.report.Private++
		}
	}
	return nil
}

// forked checks that the view contains nothing that the seat does not know.
func (l *listener) forked(view string, m *moment) error {
	for entropy := range uint64(forks) {
		if other := l.fork(m, l.seat, entropy); other != view {
			return fmt.Errorf("it sees what it does not know:\n%s\nand with that dealt anew:\n%s", view, other)
		}
	}
	return nil
}

// names checks that no component of a hidden kind is named that the seat has
// not seen or been told of by then.
func (l *listener) names(data []byte, m *moment) error {
	for ; l.seen <= l.at; l.seen++ {
		now, before := &l.moments[l.seen], 0
		if l.seen > 0 {
			before = l.moments[l.seen-1].events
		}
		l.course.seen(now, l.seat, l.known)
		l.told(before, now.events, l.seat, l.known)
	}
	for _, name := range hidden.FindAllString(string(data), -1) {
		if name = strings.Trim(name, `"`); !l.known[name] {
			return fmt.Errorf("it is told of %s, which it has never seen", name)
		}
	}
	return nil
}
