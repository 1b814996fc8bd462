package bots

import (
	"math"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// request returns a request whose options have the given limits.
func request(low, high uint8, limits ...uint8) *rules.Request {
	r := &rules.Request{Min: low, Max: high, N: uint8(len(limits))}
	for i, n := range limits {
		r.Options[i] = rules.OfSeat(rules.Seat(i))
		r.Limit[i] = n
	}
	return r
}

// answers returns every legal answer to a request.
func answers(r *rules.Request) (all []rules.Answer) {
	var a rules.Answer
	var fill func(i int)
	fill = func(i int) {
		if i == int(r.N) {
			if r.Legal(&a) {
				all = append(all, a)
			}
			return
		}
		for k := range r.Limit[i] + 1 {
			a.Take[i] = k
			fill(i + 1)
		}
		a.Take[i] = 0
	}
	fill(0)
	return all
}

func TestRandom_GivesEveryLegalAnswerTheSameChance(t *testing.T) {
	for _, r := range []*rules.Request{
		request(1, 1, 1, 1, 1),
		request(0, 1, 1, 1, 1),
		request(0, 4, 1, 1, 1, 1),
		request(2, 2, 2, 1, 3),
		request(1, 3, 3, 3),
		request(0, 5, 2, 2, 1),
		request(3, 3, 1, 1, 1, 1, 1),
	} {
		const rounds = 40000
		b, counts := newRandom(7), map[rules.Answer]int{}
		for range rounds {
			var a rules.Answer
			b.Decide(rules.Chair{Seat: 2}, r, &a)
			if !r.Legal(&a) {
				t.Fatalf("%d to %d of %v: %v is illegal", r.Min, r.Max, r.Limit[:r.N], a.Take[:r.N])
			}
			counts[a]++
		}
		all := answers(r)
		want := rounds / float64(len(all))
		for _, a := range all {
			if got := float64(counts[a]); math.Abs(got-want) > 6*math.Sqrt(want) {
				t.Errorf("%d to %d of %v: %v came %v times, want about %v", r.Min, r.Max, r.Limit[:r.N], a.Take[:r.N], got, want)
			}
		}
		if len(counts) != len(all) {
			t.Errorf("%d to %d of %v: %d different answers came, there are %d", r.Min, r.Max, r.Limit[:r.N], len(counts), len(all))
		}
	}
}

func TestRandom_DependsOnSeedAndSeatAlone(t *testing.T) {
	r := request(0, 4, 1, 1, 1, 1, 1, 1)
	series := func(b *random, p rules.Seat) (as [20]rules.Answer) {
		for i := range as {
			b.Decide(rules.Chair{Seat: p}, r, &as[i])
		}
		return as
	}
	alone, beside := newRandom(3), newRandom(3)
	series(beside, 1)
	if series(alone, 0) != series(beside, 0) {
		t.Error("the answers of seat 0 change with what seat 1 was asked")
	}
	if series(newRandom(3), 0) == series(newRandom(3), 1) || series(newRandom(3), 0) == series(newRandom(4), 0) {
		t.Error("another seat, or another seed, gave the same 20 answers")
	}
}

func TestRandom_AllocatesNothingForADecision(t *testing.T) {
	b := newRandom(1)
	for _, r := range []*rules.Request{request(1, 1, 1, 1, 1), request(0, 6, 2, 1, 3)} {
		var a rules.Answer
		if n := testing.AllocsPerRun(100, func() { a = rules.Answer{}; b.Decide(rules.Chair{}, r, &a) }); n != 0 {
			t.Errorf("%v allocations for a decision", n)
		}
	}
}

func TestNew_EveryNameFinishesAGame(t *testing.T) {
	cat := cards.Catalogue()
	for _, name := range Names() {
		tb, err := rules.NewTable(cat, options.Choice{}, 5, [32]byte{1})
		if err != nil {
			t.Fatal(err)
		}
		b, err := New(name, 1)
		if err != nil {
			t.Fatal(err)
		}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = b
		}
		tb.Play(&ds)
		if tb.S.Result.Ending == rules.Going {
			t.Errorf("a game of %s ended without an ending", name)
		}
	}
}

func TestNew_UnknownNameIsRefused(t *testing.T) {
	_, err := New("genius", 1)
	const want = `unknown bot "genius": there are random`
	if err == nil || err.Error()[:len(want)] != want {
		t.Errorf("error %v, want %q", err, want)
	}
}
