package table

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"ragtag/rules"
	"ragtag/wording"
)

// Everybody at a table can report a problem. A report contains their text and
// their frame, so nothing that they may not know, and is stored with the table.
// The operator can read it, together with the record of the game, only after
// the game has ended.

// Limits of reports.
const (
	MaxReports  = 30   // per table
	MaxReport   = 2000 // letters
	reportLines = 60   // of the log
	reportsHour = 4    // of a seat, or of all without one, within an hour
)

// reported records a report.
type reported struct {
	Seat  int             `json:"seat"`
	Text  string          `json:"text"`
	Agent string          `json:"agent,omitempty"` // user agent of the browser
	Frame json.RawMessage `json:"frame"`           // what they saw
}

// Report is a report as the operator reads it.
type Report struct {
	Number int64           `json:"number"` // of its entry
	At     time.Time       `json:"at"`
	Seat   int             `json:"seat"` // -1 for somebody without one
	Text   string          `json:"text,omitempty"`
	Agent  string          `json:"agent,omitempty"`
	Frame  json.RawMessage `json:"frame,omitempty"`
}

// Reports are the reports of a table.
type Reports struct {
	Table   string   `json:"table"`
	Sealed  bool     `json:"sealed"` // the game is not over: words, frames and record are withheld
	Reports []Report `json:"reports"`
	Record  *Record  `json:"record,omitempty"` // nil also if the game was played under several versions of the rules
}

// ErrSealed is returned when a game is not over, so its reports are withheld.
var ErrSealed = errors.New("the game is not over: its reports are sealed")

// Report stores a report by the key's seat, or by a spectator, with their
// current frame.
func (t *Table) Report(key, text, agent string) error {
	text, agent = strings.TrimSpace(strings.ToValidUTF8(text, "")), strings.ToValidUTF8(agent, "")
	if n := utf8.RuneCountInString(text); n == 0 || n > MaxReport || len(agent) > 400 {
		return t.named(refuse(BadTalk, "a report of %d letters, want 1 to %d", n, MaxReport))
	}
	return t.act(func() error {
		p, err := t.seatOf(key)
		if err != nil {
			return err
		}
		now, v := t.hub.Now(), viewer(p)
		recent := t.filed[v][:0]
		for _, at := range t.filed[v] {
			if now.Sub(at) < time.Hour {
				recent = append(recent, at)
			}
		}
		if t.filed[v] = recent; len(recent) >= reportsHour {
			return refuse(TooFast, "more than %d reports in an hour", reportsHour)
		}
		f := t.frame(p, wording.En, max(0, t.length()-reportLines), len(t.talk))
		f.Told = nil // the address is private
		if err := t.add(entry{Reported: &reported{int(p), text, agent, marshal(&f)}}); err != nil {
			return err
		}
		t.then = append(t.then, func() { t.filed[v] = append(t.filed[v], now) })
		return nil
	})
}

// file counts a report against the limit.
func (f *facts) file(r *reported) error {
	if r.Seat < int(rules.Nobody) || r.Seat >= len(f.seats) {
		return refuse(NoSeat, "seat %d of %d", r.Seat, len(f.seats))
	}
	if f.reports >= MaxReports {
		return refuse(TalkFull, "%d reports were sent", f.reports)
	}
	f.reports++
	return nil
}

// Reports returns the reports of a stored table. If its game is not over, they
// are sealed and without content.
func (h *Hub) Reports(ctx context.Context, id string) (r Reports, err error) {
	kept, err := h.keeper.Load(ctx, id)
	if err != nil {
		return r, err
	}
	head, err := readHead(kept)
	if err != nil {
		return r, err
	}
	entries, err := newTable(h, id).readEntries(0, kept)
	if err != nil {
		return r, err
	}
	r = Reports{Table: id, Sealed: head.Status != Over, Reports: []Report{}}
	for _, e := range entries {
		if e.Reported == nil {
			continue
		}
		k := Report{Number: e.Number, At: e.At, Seat: e.Reported.Seat}
		if !r.Sealed {
			k.Text, k.Agent, k.Frame = e.Reported.Text, e.Reported.Agent, e.Reported.Frame
		}
		r.Reports = append(r.Reports, k)
	}
	return r, nil
}

// AllReports returns the reports of all tables that have any, the oldest first.
func (h *Hub) AllReports(ctx context.Context) (all []Reports, err error) {
	for last := ""; ; {
		tables, err := h.keeper.Walk(ctx, last, walkStep)
		if err != nil {
			return nil, err
		}
		if len(tables) == 0 {
			break
		}
		last = tables[len(tables)-1].ID
		all = append(all, h.reportsOf(ctx, tables)...)
	}
	slices.SortFunc(all, func(a, b Reports) int { return a.Reports[0].At.Compare(b.Reports[0].At) })
	return all, nil
}

// walkStep is how many tables are read at once when all are visited.
const walkStep = 200

// reportsOf returns the reports of those tables that have any.
func (h *Hub) reportsOf(ctx context.Context, tables []Listed) (some []Reports) {
	for _, t := range tables {
		if isPlayer(t.ID) {
			continue
		}
		r, err := h.Reports(ctx, t.ID)
		if err != nil {
			h.log.Error("a table cannot be read", "table", t.ID, "error", err)
			continue
		}
		if len(r.Reports) > 0 {
			some = append(some, r)
		}
	}
	return some
}

// WholeReports returns the reports of a table with the record of its game. It
// returns ErrSealed if the game is not over.
func (h *Hub) WholeReports(ctx context.Context, id string) (Reports, error) {
	r, err := h.Reports(ctx, id)
	if err != nil {
		return r, err
	}
	if r.Sealed {
		return Reports{}, ErrSealed
	}
	err = h.films.show(ctx, h, id, 1, func(f *film) {
		if f.t.past.last() == nil {
			record := f.t.record()
			r.Record = &record
		}
	})
	return r, err
}
