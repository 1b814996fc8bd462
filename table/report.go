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

// Whoever is at a table can report what went wrong. The report carries what they
// may know: their words and their frame, kept where the table is. For who runs
// the server it is sealed until the game ends, like all that the table keeps;
// then they get the whole record with it.

// The bounds of reports.
const (
	MaxReports  = 30   // of a table
	MaxReport   = 2000 // letters
	reportLines = 60   // of the log
	reportsHour = 4    // of a seat, or of all without one, within an hour
)

// reported: somebody reported something.
type reported struct {
	Seat  int             `json:"seat"`
	Text  string          `json:"text"`
	Agent string          `json:"agent,omitempty"` // the browser, as it calls itself
	Frame json.RawMessage `json:"frame"`           // what they saw
}

// Report is a report as who runs the server reads it.
type Report struct {
	Number int64           `json:"number"` // of its entry
	At     time.Time       `json:"at"`
	Seat   int             `json:"seat"` // -1 for somebody without one
	Text   string          `json:"text,omitempty"`
	Agent  string          `json:"agent,omitempty"`
	Frame  json.RawMessage `json:"frame,omitempty"`
}

// Reports are those of a table.
type Reports struct {
	Table   string   `json:"table"`
	Sealed  bool     `json:"sealed"` // the game is not over: words, frames and record are withheld
	Reports []Report `json:"reports"`
	Record  *Record  `json:"record,omitempty"` // nil also if several versions of the rules have played
}

// ErrSealed says that a game has not ended, so that nothing of its reports is
// given out.
var ErrSealed = errors.New("the game is not over: its reports are sealed")

// Report keeps what somebody has to report, with what they see now.
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
		f.Told = nil // an address is nobody else's business
		if err := t.add(entry{Reported: &reported{int(p), text, agent, marshal(&f)}}); err != nil {
			return err
		}
		t.filed[v] = append(t.filed[v], now)
		return nil
	})
}

// file counts a report.
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

// Reports reads the reports of a table that is kept. Of a game that is not over
// it tells only that there are some.
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

// AllReports returns the reports of all tables at which something was reported,
// the oldest first.
func (h *Hub) AllReports(ctx context.Context) (all []Reports, err error) {
	tables, err := h.keeper.List(ctx)
	if err != nil {
		return nil, err
	}
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
			all = append(all, r)
		}
	}
	slices.SortFunc(all, func(a, b Reports) int { return a.Reports[0].At.Compare(b.Reports[0].At) })
	return all, nil
}

// WholeReports returns the reports of a game that is over with its record. It
// returns ErrSealed before.
func (h *Hub) WholeReports(ctx context.Context, id string) (Reports, error) {
	r, err := h.Reports(ctx, id)
	if err != nil {
		return r, err
	}
	if r.Sealed {
		return Reports{}, ErrSealed
	}
	err = h.films.show(ctx, h, id, 1, func(f *film) {
		if len(f.t.past) == 0 {
			record := f.t.record()
			r.Record = &record
		}
	})
	return r, err
}
