package table

import (
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

// finished returns a shelf with a finished game of bots and a person.
func finished(b *testing.B) (*shelf, *Table, Created) {
	s := &shelf{}
	h := NewHub(s, cat, Config{})
	b.Cleanup(h.Close)
	made, err := h.Create(seats("bbbb", Relaxed))
	if err != nil {
		b.Fatal(err)
	}
	t, err := h.Find(b.Context(), made.ID)
	if err != nil {
		b.Fatal(err)
	}
	w, err := t.Watch("", wording.En, 0, 0)
	if err != nil {
		b.Fatal(err)
	}
	defer w.Close()
	for {
		if f, err := w.Next(b.Context()); err != nil || f.Table.Status == Over {
			return s, t, made
		}
	}
}

// BenchmarkLoad loads a table at the end of its game, when it is largest.
func BenchmarkLoad(b *testing.B) {
	s, t, made := finished(b)
	h := NewHub(s, cat, Config{})
	defer h.Close()
	b.ReportMetric(float64(t.next), "entries")
	for b.Loop() {
		if _, err := h.load(made.ID); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkFrame builds the frame of a seat with one new line of the log.
func BenchmarkFrame(b *testing.B) {
	_, t, _ := finished(b)
	t.mu.Lock()
	defer t.mu.Unlock()
	after := t.length() - 1
	for b.Loop() {
		t.frame(rules.Seat(0), wording.En, after, 0)
	}
}
