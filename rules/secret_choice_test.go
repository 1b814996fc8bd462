package rules_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

// place is where a component is.
type place struct {
	zone rules.Zone
	i    int // -1: anywhere in the zone
	comp rules.Comp
}

// known returns the components that lie open to a seat, its own hands among them, and those
// that it knows of the others. The President is shown what others put under the Quorum deck.
func known(s *rules.State, a rules.Seat) (open, hidden []place) {
	for z := range rules.NumZones {
		owner, hand := z.Owner()
		mine := hand && owner == a || (z == rules.QuorumHand || z == rules.QuorumDeck) && s.Titles[rules.President] == a
		for i, slot := range s.In(z) {
			switch at := (place{z, i, slot.Comp}); {
			case mine || slot.Known&rules.Public != 0:
				open = append(open, at)
			case slot.Known.Has(a):
				hidden = append(hidden, at)
			}
		}
	}
	for _, k := range s.Clues {
		if k.Comp != rules.None && k.Sees(a) {
			hidden = append(hidden, place{k.Zone, -1, k.Comp})
		}
	}
	return open, hidden
}

// another makes another answer to a secret question than takes, if there is one that looks the
// same from outside: as many things of each kind.
func (l *leakTest) another(g *rules.Game, r *rules.Request, takes []rules.Take) []rules.Take {
	shape := func(takes []rules.Take) map[string]int {
		n := map[string]int{}
		for _, k := range takes {
			kind, _, _ := strings.Cut(k.Option, "/")
			n[kind] += k.Count
		}
		return n
	}
	for range 8 {
		var a rules.Answer
		chaos{l.r}.Decide(g.Chair(r.Seat), r, &a)
		if more := g.Catalogue().Takes(r, &a); reflect.DeepEqual(shape(more), shape(takes)) && !slices.Equal(more, takes) {
			return more
		}
	}
	return takes
}

// secretly continues one game twice, with other secret choices of all but seat a, until the seat
// is shown a difference. Until then it must know the same in both.
func (l *leakTest) secretly(cat *rules.Catalogue, s rules.State, a rules.Seat) {
	one, two := rules.Start(cat, s), rules.Start(cat, s)
	seen, parted := 0, false
	for range 60 {
		es, fs := one.EventsFrom(seen), two.EventsFrom(seen)
		if len(es) != len(fs) || one.Over() || two.Over() || one.Open() != two.Open() || !reflect.DeepEqual(l.asked(one, a), l.asked(two, a)) {
			return
		}
		for i := range es {
			if !reflect.DeepEqual(l.stream(one, es[i], a), l.stream(two, fs[i], a)) {
				return
			}
		}
		seen += len(es)
		if parted {
			s, other := one.State(), two.State()
			open, hidden := known(&s, a)
			open2, hidden2 := known(&other, a)
			if !slices.Equal(open, open2) {
				return // what is face up before it is told
			}
			if !slices.Equal(hidden, hidden2) || s.Bounds != other.Bounds || s.Seeded != other.Seeded {
				gone := slices.DeleteFunc(hidden, func(k place) bool { return slices.Contains(hidden2, k) })
				l.leak = fmt.Sprintf("seat %d knows something else if others choose otherwise, of %v; waiting for %v", a, gone, kinds(one))
				return
			}
			l.compared++
		}
		ask, ask2 := one.Ask(), two.Ask()
		for _, r := range one.Pending() {
			r2, _ := two.Request(r.Seat)
			takes := l.answered(one, ask, &r)
			if r.Seat != a && r.Secret {
				more := l.another(two, &r2, takes)
				parted = parted || !slices.Equal(more, takes)
				takes = more
			}
			if two.Answer(r.Seat, ask2, takes) != nil && two.Answer(r.Seat, ask2, asMany(cat, &r2, takes)) != nil {
				return
			}
		}
	}
}

// TestKnown_SecretChoicesShowNothing: whatever a seat has looked at, what others choose in secret
// changes nothing of what it knows, and nothing of what everybody knows of hands, until it is
// shown something.
func TestKnown_SecretChoicesShowNothing(t *testing.T) {
	l := newLeakTest(honest())
	from, to := sampleOf(t, uint64(10*len(kindsOfGames)), uint64(2*len(kindsOfGames)))
	for n := from; n < to; n++ {
		g := everyKind(t, n)
		r := rand.New(rand.NewPCG(n, 8))
		playSome(t, g, r, func() bool {
			s, ok := g.Checkpoint()
			if ok && s.Phase > rules.PhaseSetUp && r.IntN(3) == 0 {
				a := rules.Seat(r.IntN(int(s.Players)))
				for z := range rules.NumZones {
					for i, slot := range s.In(z) {
						if z != rules.MoodPool && slot.Known&rules.Public == 0 && r.IntN(2) == 0 { // which is mixed again and again
							s.At(z, i).Known |= rules.Seats(0).With(a)
						}
					}
				}
				l.secretly(g.Catalogue(), s, a)
			}
			return l.leak == ""
		})
		if l.leak != "" {
			t.Fatalf("game %d: %s", n, l.leak)
		}
	}
}
