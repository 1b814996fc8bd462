package table

import (
	"reflect"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/table/beat"
	"ragtag/wording"
)

// planOf returns the plan of beats of a table as seat p receives it.
func planOf(t *Table, p rules.Seat) []byte {
	type step struct {
		N    int
		Beat beat.Beat
	}
	plan := []step{}
	for _, l := range t.lines(p, 0, wording.En) {
		plan = append(plan, step{l.N, l.Beat})
	}
	return marshal(plan)
}

// TestBeats_AreTheSameForEverybody plays a game and compares the plans of all
// seats with the plan of somebody without one.
func TestBeats_AreTheSameForEverybody(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhhh", Relaxed))
	c := chooser(7)
	private := false
	for range 30 {
		play(t, tb, made.Keys, &c, 10)
		tb.mu.Lock()
		want := planOf(tb, rules.Nobody)
		for p := range rules.Seat(4) {
			if got := planOf(tb, p); string(got) != string(want) {
				t.Fatalf("seat %d has the plan\n%s\nothers have\n%s", p, got, want)
			}
			for _, l := range tb.lines(p, 0, wording.En) {
				private = private || l.Private
			}
		}
		tb.mu.Unlock()
	}
	if !private {
		t.Error("no line had a private part")
	}
}

// deal is one of two games that differ in what a seat does not know.
type deal struct {
	*Table
	seen int
}

// dealt returns a table of people in a game between two phases.
func dealt(h *Hub, s rules.State) *deal {
	t := newTable(h, "dealt")
	for p := range s.Players {
		t.seats = append(t.seats, seat{Kind: Human, Name: string('A' + rune(p))})
	}
	t.game = rules.Start(cat, s)
	return &deal{Table: t}
}

// news returns the new events without what seat p does not see.
func (d *deal) news(p rules.Seat) []rules.Event {
	events := d.game.EventsFrom(d.seen)
	d.seen += len(events)
	for i := range events {
		if e := &events[i]; !e.To.Has(p) {
			e.Private = nil
		}
	}
	return events
}

// compareDeals plays pairs of deals that look the same to a seat, as long as
// they do, and returns two plans of that seat that differ, and how many plans
// were compared.
func compareDeals(t *testing.T, enough int, plan func(*Table, rules.Seat) []byte) (one, two []byte, compared int) {
	t.Helper()
	h := hub(t, &shelf{}, Config{})
	for seed := byte(0); compared < enough; seed++ {
		g, err := rules.NewGame(cat, options.Choice{}, 4, [32]byte{seed})
		if err != nil {
			t.Fatal(err)
		}
		c, turn := chooser(seed), uint16(0)
		for !g.Over() && compared < enough {
			if s, fresh := g.Checkpoint(); fresh && s.Turn != turn {
				turn = s.Turn
				p := rules.Seat(int(turn) % 4)
				a, b := dealt(h, s), dealt(h, rules.At(cat, s).Fork(p, uint64(seed)<<16+uint64(turn)))
				for range 60 {
					if !reflect.DeepEqual(a.news(p), b.news(p)) || a.game.Over() || b.game.Over() {
						break
					}
					compared++
					if one, two = plan(a.Table, p), plan(b.Table, p); string(one) != string(two) {
						return one, two, compared
					}
					if !alike(a.game, b.game, &c) {
						break
					}
				}
			}
			answerOne(t, g, &c)
		}
	}
	return nil, nil, compared
}

// alike answers the open question of two games with the same answers, as far as
// they are legal in both.
func alike(a, b *rules.Game, c *chooser) bool {
	for _, r := range a.Pending() {
		takes := c.answerTo(&r)
		if b.Answer(r.Seat, b.Ask(), takes) != nil || a.Answer(r.Seat, a.Ask(), takes) != nil {
			return false
		}
	}
	return true
}

func answerOne(t *testing.T, g *rules.Game, c *chooser) {
	t.Helper()
	r := g.Pending()[0]
	if err := g.Answer(r.Seat, g.Ask(), c.answerTo(&r)); err != nil {
		t.Fatal(err)
	}
}

func TestBeats_OfTwoDealsAreTheSame(t *testing.T) {
	if one, two, n := compareDeals(t, 3000, planOf); one != nil {
		t.Errorf("after %d plans:\n%s\n%s", n, one, two)
	}
}

func TestBeats_ATestNoticesOneMadeOfAPrivateLine(t *testing.T) {
	leaky := map[string]func(e *rules.Event) int{
		"length by the cards": func(e *rules.Event) int { return int(e.Private[0]) },
		"sound by the type":   func(e *rules.Event) int { return len(cat.Ref(e.Private[0])) },
	}
	for name, leak := range leaky {
		one, _, _ := compareDeals(t, 3000, func(t *Table, p rules.Seat) []byte {
			plan := planOf(t, p)
			for _, e := range t.game.Events() {
				if len(e.Private) > 0 {
					plan = append(plan, marshal(leak(&e))...)
				}
			}
			return plan
		})
		if one == nil {
			t.Errorf("%s: not noticed", name)
		}
	}
}

// TestWatch_BringsEveryStepOfBots watches a table at which bots answer: no frame
// brings what two of them did.
func TestWatch_BringsEveryStepOfBots(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hub(t, &shelf{}, Config{})
		defer h.Close()
		tb, made := made(t, h, seats("hbbb", Relaxed))
		w, err := tb.Watch("", wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer w.Close()
		c, steps, turns := chooser(3), 0, map[int]bool{}
		synctest.Wait()
		first, _ := w.Next(t.Context())
		last := first
		for range 12 {
			play(t, tb, made.Keys, &c, 1)
			synctest.Wait()
			for {
				f, ok := w.take()
				if !ok {
					break
				}
				if len(f.Log) == 0 {
					continue
				}
				if f.Log[0].N <= first.Log[len(first.Log)-1].N || f.Seq < last.Seq {
					t.Fatalf("line %d came again, or frame %d late", f.Log[0].N, f.Seq)
				}
				acts := 0
				for _, l := range f.Log {
					turns[l.Turn] = true
					if l.Kind == "moved" || l.Kind == "used" {
						acts++
					}
				}
				if acts > 2 { // somebody moved, and a weakness or an ability came of it
					t.Errorf("one frame brings %d acts: %+v", acts, f.Log)
				}
				if len(f.Log) > 0 {
					first = f
				}
				last, steps = f, steps+1
			}
		}
		if steps < 40 || len(turns) < 3 {
			t.Errorf("%d steps in turns %v", steps, turns)
		}
	})
}

func TestBeats_TheTimeOfAQuestionBeginsWhenTheyHaveEnded(t *testing.T) {
	now := time.Unix(1e9, 0)
	g, err := rules.NewGame(cat, options.Choice{}, 4, [32]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	c := chooser(1)
	for g.State().Turn < 2 {
		answerOne(t, g, &c)
	}
	whole := time.Duration(0)
	for _, e := range g.Events() {
		whole += beat.Of(e.Kind.String(), len(e.Comps)).Length()
	}
	for _, test := range []struct {
		what  string
		entry entry
		asked time.Time
		plays time.Time
		want  time.Duration
	}{
		{"a bot answers at once", entry{Answered: &answered{}}, now, now, whole},
		{"a bot answers while beats play", entry{Answered: &answered{}}, now, now.Add(2 * time.Second), whole + 2*time.Second},
		{"a person answers", entry{Answered: &answered{Own: true}}, now, now.Add(2 * time.Second), whole},
		{"an order that came later answers", entry{Answered: &answered{}}, now.Add(-time.Second), now.Add(2 * time.Second), whole},
		{"the game goes back", entry{Undone: &undone{}}, now, now.Add(2 * time.Second), 0},
		{"far behind", entry{Answered: &answered{}}, now, now.Add(time.Hour), playsWhole},
	} {
		f := &facts{game: g, asked: test.asked, plays: test.plays}
		test.entry.At = now
		f.play(&test.entry)
		if got, want := f.began(now).Sub(now), min(test.want, playsWhole); got != want {
			t.Errorf("%s: the time begins after %v, want %v", test.what, got, want)
		}
	}
}
