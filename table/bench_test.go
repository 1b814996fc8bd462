package table

import (
	"testing"

	"ragtag/wording"
)

// finished returns a shelf with a finished game of bots.
func finished(b *testing.B, c Config, set SetUp) (*shelf, *Table, Created) {
	s := &shelf{}
	h := NewHub(s, cat, c)
	b.Cleanup(h.Close)
	made, err := h.Create(set)
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
		f, err := w.Next(b.Context())
		if err != nil {
			b.Fatal(err)
		}
		if f.Table.Status == Over {
			return s, t, made
		}
	}
}

// BenchmarkLoad loads a table at the end of its game, when it is largest.
func BenchmarkLoad(b *testing.B) {
	s, t, made := finished(b, Config{}, seats("bbbb", Relaxed))
	h := NewHub(s, cat, Config{})
	defer h.Close()
	b.ReportMetric(float64(t.next), "entries")
	for b.Loop() {
		if _, err := h.load(made.ID); err != nil {
			b.Fatal(err)
		}
	}
}

// midGame returns a table of people in the middle of its game.
func midGame(b *testing.B) *Table {
	h := NewHub(&shelf{}, cat, Config{})
	b.Cleanup(h.Close)
	made, err := h.Create(seats("hhh", Relaxed))
	if err != nil {
		b.Fatal(err)
	}
	t, err := h.Find(b.Context(), made.ID)
	if err != nil {
		b.Fatal(err)
	}
	c := chooser(3)
	for range 60 {
		if !benchOne(b, t, made.Keys, &c) {
			b.Fatal("the game is over")
		}
	}
	return t
}

// BenchmarkFrame builds the frame of a seat that is asked, with three new lines of
// the log, and encodes it.
func BenchmarkFrame(b *testing.B) {
	t := midGame(b)
	t.mu.Lock()
	defer t.mu.Unlock()
	asked := members(t.game.Open())[0]
	after := t.length() - 3
	b.Run("made", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			t.frame(asked, wording.En, after, 0)
		}
	})
	b.Run("encoded", func(b *testing.B) {
		f := t.frame(asked, wording.En, after, 0)
		b.ReportAllocs()
		for b.Loop() {
			marshal(&f)
		}
		b.ReportMetric(float64(len(marshal(&f))), "bytes")
	})
}
