package rules_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// nearNebula is the content of every set, with the Crossroads phase at a distance that
// random play reaches.
func nearNebula() *rules.Catalogue {
	all := cards.Contents()
	for i := range all {
		for j := range all[i].Objectives {
			if o := &all[i].Objectives[j]; o.ID == "ionian-nebula" {
				for k, d := range []int8{1, 3, 3} {
					o.Steps[k].Distance = d
				}
			}
		}
	}
	return rules.MustCatalogue(all...)
}

// nebulae are the games that the tests of the Crossroads phase play.
var nebulae = []gameKind{
	{"exodus&ioniannebula", []int{3, 4, 5, 6}},
	{"exodus&ioniannebula&cylonfleet&personalgoal&finalfive", []int{3, 4, 5, 6}},
	{"pegasus&exodus&ioniannebula&cylonleader&extradeath", []int{4, 5, 6, 7}},
	{"pegasus&exodus&ioniannebula&cylonfleet&cylonleader&personalgoal&finalfive", []int{4, 5, 6, 7}},
}

// TestCrossroads_RandomGames plays games through the phase: nothing impossible comes
// about, nobody out of the game is asked or named, what the phase has put away is known
// to nobody any more, and every end of it is reached.
func TestCrossroads_RandomGames(t *testing.T) {
	cat := nearNebula()
	games := uint64(150)
	if testing.Short() {
		games = 30
	}
	var crossed, out, kept int
	for _, kind := range nebulae {
		choice, err := options.Parse(kind.options)
		if err != nil {
			t.Fatal(err)
		}
		for n := range games {
			tb := playedThrough(t, cat, choice, kind.players[int(n)%len(kind.players)], n)
			if tb.S.Crossing == rules.Crossed {
				crossed++
				for z := range rules.NumZones {
					for _, s := range tb.S.In(z) {
						if z == rules.BoxedUp && (s.Known != 0 || s.Tag != 0) {
							t.Fatalf("%s left the game with the phase, and is known to %b, tag %d", cat.Ref(s.Comp), s.Known, s.Tag)
						}
						if k := cat.Kind(s.Comp); z != rules.BoxedUp && z != rules.RemovedFromGame && (k == rules.KindTrauma || k == rules.KindCrossroads || k == rules.KindAlly) {
							t.Fatalf("%s is in %s after the phase", cat.Ref(s.Comp), z)
						}
					}
				}
			}
			if tb.S.Out != 0 {
				out++
			} else if tb.S.Crossing == rules.Crossed {
				kept++
			}
		}
	}
	if crossed == 0 || out == 0 || kept == 0 {
		t.Errorf("%d games crossed, %d with somebody eliminated, %d without", crossed, out, kept)
	}
	t.Logf("%d games crossed, %d with somebody eliminated, %d without", crossed, out, kept)
}

// TestCrossroads_HidesCardsAndTokens deals anew at questions of the phase: what others
// see of cards and tokens that are face down is the same. A leak of either is noticed.
func TestCrossroads_HidesCardsAndTokens(t *testing.T) {
	cat := nearNebula()
	for name, leaky := range map[string]rules.Zone{"nothing": rules.NumZones, "cards": rules.CrossroadsDealt, "tokens": rules.CrossroadsToken} {
		seen := func(s rules.State, p rules.Seat) any {
			var faces []rules.Comp
			if leaky < rules.NumZones {
				for _, slot := range s.In(leaky) {
					faces = append(faces, slot.Comp)
				}
			}
			return []any{rules.At(cat, s).View(p), faces}
		}
		compared, leaks := 0, 0
		for n := range uint64(40) {
			g, err := rules.NewGame(cat, options.Of(options.Exodus, options.IonianNebula), 4, seedOf(n))
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(n, 9))
			playSome(t, g, r, func() bool {
				s := g.State()
				for p := rules.Seat(0); p < rules.Seat(s.Players) && s.Crossing == rules.AtCards; p++ {
					fork := rules.At(cat, s).Fork(p, r.Uint64())
					if err := rules.At(cat, fork).Invariants(); err != nil {
						t.Fatalf("seed %d: %v", n, err)
					}
					if compared++; !reflect.DeepEqual(seen(s, p), seen(fork, p)) {
						leaks++
					}
				}
				return s.Crossing < rules.Crossed && s.Turn < 60
			})
		}
		if compared == 0 || (leaks > 0) != (leaky < rules.NumZones) {
			t.Errorf("a leak of %s: %d of %d deals differ", name, leaks, compared)
		}
	}
}
