package rules_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ragtag/cards/base"
	"ragtag/cards/pegasus"
	"ragtag/internal/madeup"
	"ragtag/options"
	"ragtag/rules"
)

// Rumours are a kind of secrets that the box does not have: cards of four faces,
// of which a card of the Politics deck lets players draw and give up some.

// rumours returns the content of a game without Pegasus, with rumours; the contents
// before are entered first.
func rumours(before ...rules.Content) *rules.Catalogue {
	plain := func(c options.Choice, _ int) bool { return !c.Has(options.Pegasus) }
	faces := rules.Content{When: plain, Secrets: []rules.Secret{{ID: "rumour", Rule: "limits.decks", Cards: []rules.SecretCard{
		{ID: "true", Set: "made-up", Count: 6}, {ID: "false", Set: "made-up", Count: 6}, {ID: "idle", Set: "made-up"},
	}}}}
	more := rules.Content{
		When:    plain,
		Secrets: []rules.Secret{{ID: "rumour", Rule: "limits.decks", Cards: []rules.SecretCard{{ID: "vicious", Set: "made-up", Count: 2}}}},
		Skills: []rules.SkillCard{{
			ID: "gossip", Set: "made-up", Skill: rules.Politics, Strengths: []rules.Strength{{Value: 1, Copies: 20}},
			Uses: []rules.Use{{When: rules.WhenAction, Do: made(gossip)}},
		}},
	}
	all := append(before, base.Contents()...)
	return rules.MustCatalogue(append(append(all, pegasus.Contents()...), faces, more)...)
}

// gossip makes everybody draw a rumour, and the player to the left discard one of
// three.
func gossip(t *rules.Table, x rules.Ctx) {
	for p := range rules.Seat(t.S.Players) {
		t.DrawSecrets(p, rumour, 1, x)
	}
	p := (x.By.Seat + 1) % rules.Seat(t.S.Players)
	if hand := t.S.In(rules.SecretHandOf(rumour, p)); len(hand) > 2 {
		t.DiscardSecret(p, hand[0].Comp, x)
	}
}

const rumour = rules.KindSecret

// TestSecrets_ArePlayedFromOutside: a kind of hidden cards that content alone brings
// is shuffled, drawn, and seen by its owner alone.
func TestSecrets_ArePlayedFromOutside(t *testing.T) {
	cat := rumours()
	tb := seated(t, cat, options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
	x := rules.Ctx{By: rules.Who{Seat: 1}, Rule: "limits.decks"}
	tb.Listen()
	for range 3 {
		tb.DrawSecrets(1, rumour, 1, x)
	}
	hand := tb.S.In(rules.SecretHandOf(rumour, 1))
	if len(hand) != 3 || tb.S.Count(rules.SecretDeckOf(rumour)) != 12 {
		t.Fatalf("a hand of %d, %d left", len(hand), tb.S.Count(rules.SecretDeckOf(rumour)))
	}
	for p := rules.Nobody; p < 3; p++ {
		v := tb.View(p)
		if v.Decks["rumour"] != 12 || v.Seats[1].Secrets["rumour"] != 3 || v.Seats[0].Secrets["rumour"] != 0 {
			t.Errorf("seat %d sees a deck of %d and hands of %v", p, v.Decks["rumour"], v.Seats[1].Secrets)
		}
		text, _ := json.Marshal(v)
		if shown := strings.Contains(string(text), "rumour/"); shown != (p == 1) {
			t.Errorf("seat %d is shown rumours: %s", p, text)
		}
		if p == 1 && len(v.Mine.Secrets["rumour"]) != 3 {
			t.Errorf("the owner sees %v", v.Mine.Secrets)
		}
	}
	for _, e := range tb.Events() {
		if e.Kind == rules.EvSecretDrawn && (e.To != rules.Seats(0).With(1) || e.Count != 1 || len(e.Private) != 1 || len(e.Comps) > 0) {
			t.Errorf("told is %+v", e)
		}
	}
	c := hand[0].Comp
	tb.DiscardSecret(1, c, x)
	if v := tb.View(0); v.Discards["rumour"] != cat.Ref(c) {
		t.Errorf("on the discards is %s, want %s", v.Discards["rumour"], cat.Ref(c))
	}
	if err := tb.Invariants(); err != nil {
		t.Error(err)
	}
	if v := seated(t, cat, options.Of(options.Pegasus), "laura-roslin", "saul-tigh", "lee-apollo-adama").View(0); v.Seats[0].Secrets != nil || v.Mine.Secrets != nil {
		t.Error("a game without rumours shows some")
	}
}

// TestSecrets_DeckRunsOut: the discards are shuffled into a new deck, and when there
// are none left nothing is drawn.
func TestSecrets_DeckRunsOut(t *testing.T) {
	tb := seated(t, rumours(), options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
	x := rules.Ctx{By: rules.Who{Seat: 0}, Rule: "limits.decks"}
	tb.DrawSecrets(0, rumour, 15, x)
	for range 4 {
		tb.DiscardSecret(0, tb.S.At(rules.SecretHandOf(rumour, 0), 0).Comp, x)
	}
	tb.DrawSecrets(2, rumour, 6, x)
	if n := tb.S.Count(rules.SecretHandOf(rumour, 2)); n != 4 {
		t.Errorf("%d were drawn, want the 4 discards", n)
	}
	if err := tb.Invariants(); err != nil {
		t.Error(err)
	}
}

// TestSecrets_AreDealtAnew: a fork keeps what its seat knows, and deals the rest.
func TestSecrets_AreDealtAnew(t *testing.T) {
	cat := rumours()
	tb := seated(t, cat, options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
	for p := range rules.Seat(3) {
		tb.DrawSecrets(p, rumour, 3, rules.Ctx{})
	}
	other, seen := map[string]bool{}, tb.S.At(rules.SecretHandOf(rumour, 1), 0)
	seen.Known |= rules.Seats(0).With(0)
	tb.Mingle(rules.SecretHandOf(rumour, 1))
	shown := tb.View(0).Seats[1].Includes
	for n := range uint64(60) {
		s := tb.Fork(0, n)
		fork := rules.At(cat, s)
		if err := fork.Invariants(); err != nil {
			t.Fatal(err)
		}
		if z := rules.SecretHandOf(rumour, 0); !slices.Equal(s.In(z), tb.S.In(z)) {
			t.Fatal("a fork changes the seat's own hand")
		}
		hand := fork.View(1).Mine.Secrets["rumour"]
		if !slices.Contains(hand, shown[0]) {
			t.Fatalf("seat 0 knows of %v, dealt was %v", shown, hand)
		}
		other[fmt.Sprint(hand)] = true
	}
	if len(other) < 4 {
		t.Errorf("dealt were only %v", other)
	}
	if s := tb.Redeal(0, rules.Everything&^rules.SecretCards, 1); !slices.Equal(s.In(rules.SecretHandOf(rumour, 1)), tb.S.In(rules.SecretHandOf(rumour, 1))) {
		t.Error("rumours are dealt anew along with other things")
	}
}

// TestSecrets_AreKeptById: a saved game has rumours under their own name, wherever
// they stand in the catalogue that reads it.
func TestSecrets_AreKeptById(t *testing.T) {
	cat := rumours()
	later := rumours(rules.Content{
		When:    func(options.Choice, int) bool { return false },
		Secrets: []rules.Secret{{ID: "dream", Cards: []rules.SecretCard{{ID: "opera-house", Set: "made-up"}}}},
	})
	tb := seated(t, cat, options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
	tb.DrawSecrets(2, rumour, 3, rules.Ctx{})
	saved := tb.Save()
	if len(saved.Zones["rumour-hand/2"]) != 3 || len(saved.Zones["rumour-deck"]) != 12 {
		t.Errorf("saved are %v", saved.Zones)
	}
	for name, c := range map[string]*rules.Catalogue{"the same": cat, "another": later} {
		s, err := rules.LoadState(c, saved)
		if err != nil {
			t.Fatal(err)
		}
		want, got := tb.View(2).Mine.Secrets, rules.At(c, s).View(2).Mine.Secrets
		if !slices.Equal(got["rumour"], want["rumour"]) || len(got) != 1 {
			t.Errorf("with %s catalogue seat 2 holds %v, want %v", name, got, want)
		}
	}
}

// TestSecrets_RandomGames: games with rumours end, and are possible at each
// question, as is what is dealt anew and what is read back.
func TestSecrets_RandomGames(t *testing.T) {
	cat := rumours()
	drawn := 0
	for n := range uint64(12) {
		g, err := rules.NewGame(cat, options.Choice{}, 3+int(n%4), seedOf(n))
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(n, 7))
		playSome(t, g, r, func() bool {
			s := g.State()
			p := rules.Seat(r.IntN(int(s.Players)))
			drawn += s.Count(rules.SecretHandOf(rumour, p))
			if err := g.Invariants(); err != nil {
				t.Fatalf("seed %d, question %d: %v", n, g.Ask(), err)
			}
			if err := rules.At(cat, g.Chair(p).Fork(r.Uint64())).Invariants(); err != nil {
				t.Fatalf("seed %d, question %d, dealt anew: %v", n, g.Ask(), err)
			}
			if base, ok := g.Checkpoint(); ok {
				if back, err := rules.LoadState(cat, rules.At(cat, base).Save()); err != nil || back != base {
					t.Fatalf("seed %d, question %d, read back: %v", n, g.Ask(), err)
				}
			}
			return true
		})
	}
	if drawn < 100 {
		t.Errorf("%d rumours were held at all questions", drawn)
	}
}

// TestSecrets_NothingLeaks is the leak test over games with hidden cards from
// outside, of which rookies know what they are like.
func TestSecrets_NothingLeaks(t *testing.T) {
	l := newLeakTest(honest())
	l.run(madeup.Catalogue(), 3000)
	if l.leak != "" {
		t.Fatal(l.leak)
	}
}

// TestSecrets_ALeakWouldShow: the number of true rumours in another hand does not
// go unnoticed.
func TestSecrets_ALeakWouldShow(t *testing.T) {
	leaky := honest()
	leaky.view = func(g *rules.Game, p rules.Seat) any {
		s := g.State()
		c, _ := g.Catalogue().Find("rumour/true")
		return []any{g.View(p), holds(&s, rules.SecretHandOf(rumour, (p+1)%rules.Seat(s.Players)), c)}
	}
	l := newLeakTest(leaky)
	l.strange = true
	l.run(rumours(), 20000)
	if l.leak == "" {
		t.Error("a leak goes unnoticed")
	}
}

// TestSecrets_Refused: too many kinds, and a kind that has the id of another.
func TestSecrets_Refused(t *testing.T) {
	kinds := func(ids ...string) (c rules.Content) {
		for _, id := range ids {
			c.Secrets = append(c.Secrets, rules.Secret{ID: id, Cards: []rules.SecretCard{{ID: "one", Set: "made-up"}}})
		}
		return c
	}
	for want, c := range map[string]rules.Content{
		"one kind of secrets more": kinds("a", "b", "c", "d", "e"),
		"as another kind":          kinds("quorum"),
	} {
		if _, err := rules.NewCatalogue(append(base.Contents(), c)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the catalogue says %v, want %q", err, want)
		}
	}
}
