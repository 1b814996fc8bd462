package rules_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// chaos answers every request at random.
type chaos struct{ r *rand.Rand }

func (c chaos) Decide(_ rules.Chair, r *rules.Request, a *rules.Answer) {
	want := int(r.Min)
	if r.Max > r.Min {
		want += c.r.IntN(int(r.Max-r.Min) + 1)
	}
	if want > 0 {
		want = max(want, int(r.Least))
	}
	total := 0
	for i := range int(r.N) {
		total += int(r.Limit[i])
	}
	for n := 0; n < want && n < total; {
		i := c.r.IntN(int(r.N))
		if a.Take[i] < r.Limit[i] {
			a.Take[i]++
			n++
		}
	}
}

func seedOf(n uint64) (s [32]byte) {
	for i := range 8 {
		s[i] = byte(n >> (8 * i))
	}
	return s
}

// gameKind is a choice of options and the numbers of players that it is played by.
type gameKind struct {
	options string
	players []int
}

// kindsOfGames are those that random play goes through.
var kindsOfGames = []gameKind{
	{"", []int{3, 4, 5, 6}},
	{"nosympathizer", []int{4, 6}},
	{"coop", []int{3, 4, 5, 6}},
	{"duo", []int{2}},
	{"solo", []int{1}},
	{"pegasus", []int{3, 4, 5, 6}},
	{"pegasus&forceexodus", []int{3, 4, 5, 6}},
	{"pegasus&extradeath", []int{3, 4, 5, 6}},
	{"pegasus&forceexodus&extradeath&cylonleader", []int{4, 5, 6, 7}},
	{"pegasus&cylonleader", []int{4, 5, 6, 7}},
	{"pegasus&cylonleader&forcemotive", []int{4, 5, 6, 7}},
	{"pegasus&sympatheticcylon", []int{4, 6}},
	{"sympatheticcylon", []int{4, 6}},
	{"sympatheticcylon&forcemotive", []int{4, 6}},
	{"forceoverlay", []int{3, 4, 5, 6}},
	{"pegasus&newcaprica", []int{3, 4, 5, 6}},
	{"pegasus&newcaprica&forceexodus&cylonleader", []int{4, 5, 6, 7}},
	{"exodus", []int{3, 4, 5, 6}},
	{"pegasus&exodus&cylonleader&newcaprica", []int{4, 5, 6, 7}},
	{"exodus&cylonfleet", []int{3, 4, 5, 6}},
	{"pegasus&exodus&cylonfleet&cylonleader&newcaprica&extradeath", []int{4, 5, 6, 7}},
	{"exodus&personalgoal&finalfive", []int{3, 4, 5, 6}},
	{"pegasus&exodus&personalgoal&finalfive&cylonleader&newcaprica&extradeath", []int{4, 5, 6, 7}},
	{"exodus&allyseasons", []int{3, 4, 5, 6}},
	{"pegasus&exodus&allyseasons&finalfive&cylonleader&newcaprica&extradeath", []int{4, 5, 6, 7}},
	{"exodus&ioniannebula", []int{3, 4, 5, 6}},
	{"pegasus&exodus&ioniannebula&cylonfleet&personalgoal&finalfive&cylonleader&extradeath", []int{4, 5, 6, 7}},
	{"daybreak&searchforhome", []int{3, 4, 5, 6}},
	{"pegasus&exodus&cylonfleet&daybreak&forcedemetrius&cylonleader&newcaprica&extradeath", []int{4, 5, 6, 7}},
	{"exodus&finalfive&cylonfleet&daybreak&forcepegasus", []int{3, 4, 5, 6}},
	{"exodus&daybreak&ioniannebula&forcedemetrius", []int{3, 4, 5, 6}},
	{"pegasus&exodus&allyseasons&finalfive&personalgoal&daybreak&searchforhome&cylonleader&extradeath", []int{4, 5, 6, 7}},
	{"epica", []int{3, 4, 5, 6}},
	{"epica&newcaprica&cylonleader", []int{4, 5, 6, 7}},
}

// firstOfPegasus, firstOfExodus and so on are the first of the kinds that these sets
// brought.
const (
	firstOfPegasus  = 5
	firstOfExodus   = 17
	firstOfDaybreak = 27
	firstOfEpica    = 32
)

// sampleOf returns the numbers of the games of each kind that a test plays at random:
// as many as games, with -short as short, or RAGTAG_GAMES. RAGTAG_SEED changes which.
// Both are printed. The long form is
//
//	RAGTAG_GAMES=1000 go test -run 'RandomGamesEnd|OutMeansOut' ./rules
func sampleOf(t *testing.T, games, short uint64) (from, to uint64) {
	t.Helper()
	if testing.Short() {
		games = short
	}
	if n, err := strconv.ParseUint(os.Getenv("RAGTAG_GAMES"), 10, 32); err == nil {
		games = n
	}
	seed, err := strconv.ParseUint(os.Getenv("RAGTAG_SEED"), 10, 32)
	if err != nil {
		seed = 0
	}
	t.Logf("RAGTAG_SEED=%d RAGTAG_GAMES=%d", seed, games)
	return seed * games, (seed + 1) * games
}

func TestPlay_RandomGamesEnd(t *testing.T) {
	cat := cards.Catalogue()
	from, to := sampleOf(t, 40, 5)
	for _, kind := range kindsOfGames {
		choice, err := options.Parse(kind.options)
		if err != nil {
			t.Fatal(err)
		}
		ends := uint64(0)
		for n := from; n < to; n++ {
			players := kind.players[int(n)%len(kind.players)]
			tb, err := rules.NewTable(cat, choice, players, seedOf(n))
			if err != nil {
				t.Fatal(err)
			}
			var ds [rules.MaxSeats]rules.Decider
			for p := range ds {
				ds[p] = chaos{rand.New(rand.NewPCG(n, uint64(p)))}
			}
			tb.PlayUntil(&ds, func() bool {
				if err := tb.Invariants(); err != nil {
					t.Fatalf("%s, seed %d, %d players, turn %d, %v: %v", choice, n, players, tb.S.Turn, tb.S.Phase, err)
				}
				return tb.S.Turn > 500
			})
			if tb.S.Phase == rules.PhaseOver {
				ends++
			}
		}
		if ends+1 < to-from {
			t.Errorf("%q: %d of %d games ended", kind.options, ends, to-from)
		}
	}
}

func TestNames_Everything(t *testing.T) {
	seen := map[string]bool{}
	for k := range rules.NumEventKinds {
		if k.String() == "" || seen[k.String()] {
			t.Errorf("event kind %d is called %q", k, k)
		}
		seen[k.String()] = true
	}
	for k := range rules.NumRequestKinds {
		if k.String() == "" {
			t.Errorf("request kind %d has no name", k)
		}
	}
	for w := range rules.NumWindows {
		if w.String() == "" {
			t.Errorf("window %d has no name", w)
		}
	}
}
