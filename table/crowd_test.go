package table

import (
	"encoding/json"
	"testing"
	"testing/synctest"

	"ragtag/rules"
	"ragtag/wording"
)

// TestWatch_OnlookersShareAFrame lets a crowd watch a game: whatever it is sent is
// made and encoded once for each language, and is what one alone would be sent.
func TestWatch_OnlookersShareAFrame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewHub(&shelf{}, cat, Config{Chance: t.Name()})
		defer h.Close()
		tb, made := made(t, h, seats("hhb", Relaxed))
		var crowd []*Watch
		for i := range 100 {
			w, err := tb.Watch("", wording.Langs[i%2], 0, 0)
			if err != nil {
				t.Fatal(err)
			}
			defer w.Close()
			crowd = append(crowd, w)
		}
		c := chooser(3)
		for n := range 40 {
			synctest.Wait()
			encodings, frames := map[*byte]bool{}, 0
			for _, w := range crowd {
				for len(w.news) > 0 {
					<-w.news
					f, ok := w.take()
					if !ok {
						continue
					}
					got := f.Encode(asJSON)
					if want, err := json.Marshal(f); err != nil || string(want) != string(got) {
						t.Fatalf("%v: %s, want %s", err, got, want)
					}
					encodings[&got[0]] = true
					frames++
				}
			}
			if most := frames / 50; len(encodings) > most {
				t.Fatalf("after %d moves %d frames were encoded %d times, want at most %d", n, frames, len(encodings), most)
			}
			if !playOne(t, tb, made.Keys, &c) {
				break
			}
		}
	})
}

func asJSON(f *Frame) []byte { return marshal(f) }

// playOne gives one answer for somebody who is asked.
func playOne(t *testing.T, tb *Table, keys []string, c *chooser) bool {
	t.Helper()
	for p, key := range keys {
		if key == "" {
			continue
		}
		f := brief(t, tb, key)
		if f.Ask == nil {
			continue
		}
		if err := tb.Answer(key, f.Ask.Ask, c.answer(f.Ask)); err != nil {
			t.Fatalf("seat %d: %v", p, err)
		}
		return true
	}
	return false
}

// TestPresence_IsCounted opens and closes watches of seats: a seat is present
// while it has one, however many others look on.
func TestPresence_IsCounted(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhb", Relaxed))
	open := func(key string) *Watch {
		w, err := tb.Watch(key, wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		return w
	}
	here := func() (n int) {
		tb.mu.Lock()
		defer tb.mu.Unlock()
		for p := range rules.Seat(2) {
			if tb.present(p) {
				n++
			}
		}
		return n
	}
	open("")
	a, b := open(made.Keys[0]), open(made.Keys[0])
	if here() != 1 {
		t.Errorf("%d are present, want 1", here())
	}
	a.Close()
	if here() != 1 {
		t.Errorf("%d are present with one of two tabs, want 1", here())
	}
	b.Close()
	if here() != 0 {
		t.Errorf("%d are present, want nobody", here())
	}
}

// BenchmarkCrowd gives public answers at a table with many onlookers, all of
// whom are sent what is new.
func BenchmarkCrowd(b *testing.B) {
	for _, n := range []int{0, 100, 5000} {
		b.Run(map[int]string{0: "alone", 100: "100", 5000: "5000"}[n], func(b *testing.B) {
			h := NewHub(&shelf{}, cat, Config{Chance: b.Name()})
			defer h.Close()
			var tb *Table
			var keys []string
			var crowd []*Watch
			c := chooser(3)
			again := func() {
				made, err := h.Create(seats("hhb", Relaxed))
				if err != nil {
					b.Fatal(err)
				}
				if tb, err = h.Find(b.Context(), made.ID); err != nil {
					b.Fatal(err)
				}
				keys, crowd = made.Keys, nil
				for range n {
					w, err := tb.Watch("", wording.En, 0, 0)
					if err != nil {
						b.Fatal(err)
					}
					crowd = append(crowd, w)
				}
			}
			again()
			for b.Loop() {
				if !benchOne(b, tb, keys, &c) {
					again()
				}
				for _, w := range crowd {
					for len(w.news) > 0 {
						<-w.news
						if f, ok := w.take(); ok {
							f.Encode(asJSON)
						}
					}
				}
			}
		})
	}
}

func benchOne(b *testing.B, tb *Table, keys []string, c *chooser) bool {
	for {
		for _, key := range keys {
			f, err := tb.Frame(key, wording.En, 1e6, 1e6)
			if err != nil {
				b.Fatal(err)
			}
			if f.Table.Status == Over {
				return false
			}
			if key == "" || f.Ask == nil {
				continue
			}
			if err := tb.Answer(key, f.Ask.Ask, c.answer(f.Ask)); err != nil {
				b.Fatal(err)
			}
			return true
		}
	}
}
