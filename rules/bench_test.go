package rules_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// BenchmarkPlay measures whole random games; it reports decisions, their mean
// time, games and allocations.
func BenchmarkPlay(b *testing.B) {
	for _, k := range []struct{ name, options string }{
		{"base", ""},
		{"pegasus", "pegasus"},
		{"new-caprica", "pegasus&newcaprica&cylonleader"},
		{"exodus", "exodus"},
		{"ionian-nebula", "exodus&cylonfleet&personalgoal&finalfive&ioniannebula"},
	} {
		b.Run(k.name, func(b *testing.B) {
			choice, err := options.Parse(k.options)
			if err != nil {
				b.Fatal(err)
			}
			benchPlay(b, choice)
		})
	}
}

func benchPlay(b *testing.B, choice options.Choice) {
	cat := cards.Catalogue()
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = chaos{rand.New(rand.NewPCG(1, uint64(p)))}
	}
	var decisions uint64
	turns := 0
	least, most := choice.Players()
	b.ReportAllocs()
	var t rules.Table
	for n := range uint64(b.N) {
		err := t.Deal(cat, choice, least+int(n)%(most-least+1), seedOf(n))
		if err != nil {
			b.Fatal(err)
		}
		t.Play(&ds)
		decisions += t.Decided
		turns += int(t.S.Turn)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
	b.ReportMetric(float64(unsafe.Sizeof(rules.State{})), "state-bytes")
}

// midGame returns a game in the middle, waiting for an answer.
func midGame(b *testing.B) *rules.Game {
	b.Helper()
	g, err := rules.NewGame(cards.Catalogue(), options.Choice{}, 5, seedOf(4))
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 120 {
		ask := g.Ask()
		for _, q := range g.Pending() {
			var a rules.Answer
			chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
			if err := g.Answer(q.Seat, ask, g.Catalogue().Takes(&q, &a)); err != nil {
				b.Fatal(err)
			}
		}
	}
	if g.Over() {
		b.Fatal("the game is over already")
	}
	return g
}

// BenchmarkCopy measures copying a game.
func BenchmarkCopy(b *testing.B) {
	s := midGame(b).State()
	var to [2]rules.State
	for i := range b.N {
		to[i&1] = s
	}
	if to[0] != s && b.N > 1 {
		b.Fatal("not a copy")
	}
}

// BenchmarkView measures building what a seat may know.
func BenchmarkView(b *testing.B) {
	g := midGame(b)
	b.ReportAllocs()
	for b.Loop() {
		g.View(2)
	}
}

// BenchmarkViews measures building what each of five viewers may know.
func BenchmarkViews(b *testing.B) {
	g := midGame(b)
	b.ReportAllocs()
	for b.Loop() {
		s := g.Sight()
		for p := rules.Nobody; p < 4; p++ {
			s.View(p)
		}
	}
}

// BenchmarkFork measures dealing anew what a seat does not know.
func BenchmarkFork(b *testing.B) {
	g := midGame(b)
	b.ReportAllocs()
	n := uint64(0)
	for b.Loop() {
		g.Chair(2).Fork(n)
		n++
	}
}

// BenchmarkReplay measures running the open phase again from its checkpoint to
// the request, and reports the answers that this takes.
func BenchmarkReplay(b *testing.B) {
	g := midGame(b)
	s, _ := g.Checkpoint()
	var since []rules.Entry
	for _, e := range g.Entries() {
		if e.Ask >= g.BaseAsk() {
			since = append(since, e)
		}
	}
	b.ReportMetric(float64(g.Ask()-g.BaseAsk()), "questions")
	for b.Loop() {
		rules.Resume(g.Catalogue(), s, g.BaseAsk(), since, g.Ask())
	}
}

// BenchmarkAnswer gives the answers of whole games, which were found before, and
// counts the beginning of each game with them.
func BenchmarkAnswer(b *testing.B) {
	type answer struct {
		seat  rules.Seat
		ask   int
		takes []rules.Take
	}
	cat := cards.Catalogue()
	deal := func(n int) *rules.Game {
		g, err := rules.NewGame(cat, options.Choice{}, 4, seedOf(uint64(n)))
		if err != nil {
			b.Fatal(err)
		}
		return g
	}
	give := func(g *rules.Game, a answer) {
		if err := g.Answer(a.seat, a.ask, a.takes); err != nil {
			b.Fatal(err)
		}
	}
	var games [20][]answer
	for n := range games {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		for g := deal(n); !g.Over(); {
			q := g.Pending()[0]
			var a rules.Answer
			chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
			games[n] = append(games[n], answer{q.Seat, g.Ask(), cat.Takes(&q, &a)})
			give(g, games[n][len(games[n])-1])
		}
	}
	b.ReportAllocs()
	b.ResetTimer()
	for n, left := 0, b.N; left > 0; n++ {
		g := deal(n % len(games))
		for _, a := range games[n%len(games)][:min(left, len(games[n%len(games)]))] {
			give(g, a)
			left--
		}
	}
}
