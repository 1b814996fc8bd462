package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// contest plays games with a bot for each seat. It returns how many the humans
// won, and the bots of the last game.
func contest(t *testing.T, games int, bot func(seed uint64) rules.Decider, after func(rules.Decider)) (won int) {
	t.Helper()
	cat := cards.Catalogue()
	for i := range games {
		tb, err := rules.NewTable(cat, options.Choice{}, 3+i%4, [32]byte{byte(i), byte(i >> 8), 7})
		if err != nil {
			t.Fatal(err)
		}
		tb.Listen()
		d := bot(uint64(i))
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = d
		}
		tb.Play(&ds)
		if tb.S.Result.HumansWon() {
			won++
		}
		if after != nil {
			after(d)
		}
	}
	return won
}

func TestRookie_IsBetterThanCarelessAndCarelessThanRandom(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of whole games; make test plays them")
	}
	const games = 200
	won := map[string]int{}
	for _, name := range Names() {
		won[name] = contest(t, games, func(seed uint64) rules.Decider {
			d, err := New(name, seed)
			if err != nil {
				t.Fatal(err)
			}
			return d
		}, nil)
	}
	t.Logf("of %d games the humans won %v", games, won)
	if won["random"] > 4 || won["careless"] < won["random"]+5 || won["rookie"] < won["careless"]+15 {
		t.Errorf("of %d games the humans won %v", games, won)
	}
}

func TestRookie_NeverAnswersIllegally(t *testing.T) {
	games := 200
	if testing.Short() {
		games = 20
	}
	contest(t, games, func(seed uint64) rules.Decider { return newRookie(seed, 0) }, func(d rules.Decider) {
		if n := d.(*rookie).strayed; n > 0 {
			t.Errorf("%d answers were illegal and given at random", n)
		}
	})
}

// listening is a rookie that is asked everything twice and must answer the
// same.
type listening struct {
	t    *testing.T
	one  *rookie
	two  *rookie
	whys map[Reason]int
}

func (l *listening) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	var again rules.Answer
	l.one.Decide(at, r, a)
	l.two.Decide(at, r, &again)
	if *a != again {
		l.t.Errorf("the same %v was answered in two ways", r.Kind)
	}
	why := l.one.Why(int(at.Seat))
	if why == NoReason {
		l.t.Errorf("%v was answered without a reason", r.Kind)
	}
	l.whys[why]++
	for p, k := range l.one.Suspects(int(at.Seat)) {
		if k < 0 || k > 1 {
			l.t.Errorf("seat %d is a Cylon with likelihood %v", p, k)
		}
	}
}

func TestRookie_AnswersAlikeAndSaysWhy(t *testing.T) {
	whys := map[Reason]int{}
	games := 60
	if testing.Short() {
		games = 16
	}
	contest(t, games, func(seed uint64) rules.Decider {
		return &listening{t: t, one: newRookie(seed, 0), two: newRookie(seed, 0), whys: whys}
	}, nil)
	for why := NoReason + 1; why < numReasons; why++ {
		if whys[why] == 0 && !testing.Short() {
			t.Errorf("nothing was ever done because of %q", why)
		}
	}
}

func TestReason_IDsAreDifferent(t *testing.T) {
	seen := map[string]bool{}
	for why := range numReasons {
		if id := why.String(); id == "" || seen[id] {
			t.Errorf("reason %d is called %q", why, id)
		}
		seen[why.String()] = true
		for _, l := range wording.Langs {
			if why != NoReason && wording.Why(why.String(), l) == "" {
				t.Errorf("%q has no words in %v", why, l)
			}
		}
	}
}

func BenchmarkRookie(b *testing.B) {
	cat := cards.Catalogue()
	var decisions uint64
	for i := range b.N {
		tb, err := rules.NewTable(cat, options.Choice{}, 5, [32]byte{byte(i), byte(i >> 8)})
		if err != nil {
			b.Fatal(err)
		}
		tb.Listen()
		d := newRookie(uint64(i), 0)
		tb.Play(&[rules.MaxSeats]rules.Decider{d, d, d, d, d, d, d})
		decisions += tb.Decided
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
}
