package rules_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// idle are zones that hold nothing hidden from anybody, or nothing else than the other
// zones of their row, at any question of the games that are played here.
var idle = map[string]bool{
	"row 0, crisis-now": true, "row 23, crisis-now": true, // turned up before anybody is asked
	"row 23, crisis-box": true, // no random game of Battlestar Epica settles
}

// stirs notes what each row of the table changes.
type stirs struct {
	stirred, crossed map[string]bool // by row and zones: faces changed places, and with other zones
}

// play plays a game at random and deals each row anew on the way, for any seat; for all of them
// where something is where it seldom is.
func (w *stirs) play(t *testing.T, g *rules.Game, r *rand.Rand) {
	t.Helper()
	playSome(t, g, r, func() bool {
		s := g.State()
		switch {
		case seldom(&s):
			for p := range rules.Seat(s.Players) {
				w.deal(g.Catalogue(), &s, p, r)
			}
		case r.IntN(12) == 0:
			w.deal(g.Catalogue(), &s, rules.Seat(r.IntN(int(s.Players))), r)
		}
		return true
	})
}

// deal deals each row anew for seat p.
func (w *stirs) deal(cat *rules.Catalogue, s *rules.State, p rules.Seat, r *rand.Rand) {
	for i, zones := range rules.HiddenRows() {
		f := rules.At(cat, *s).RedealRow(p, i, r.Uint64())
		for _, z := range zones {
			key := fmt.Sprintf("row %d, %s", i, z.Row())
			var more [1024]int8 // of each component, than there were
			for k, was := range s.In(z) {
				is := f.In(z)[k]
				w.stirred[key] = w.stirred[key] || was.Comp != is.Comp
				more[was.Comp]--
				more[is.Comp]++
			}
			w.crossed[key] = w.crossed[key] || more != [1024]int8{}
		}
	}
}

// TestFork_DealsEveryRow: each row of the table deals the faces of each of its zones
// anew, and where a row has several zones faces change between them. A row that no
// longer did would tell bots how hidden cards lie.
func TestFork_DealsEveryRow(t *testing.T) {
	if testing.Short() {
		t.Skip("takes many games, since some rows have cards late and seldom; make test plays them")
	}
	w := stirs{map[string]bool{}, map[string]bool{}}
	r := rand.New(rand.NewPCG(1, 4))
	for n := range uint64(2 * len(kindsOfGames)) {
		w.play(t, everyKind(t, n), r)
	}
	for i := range 6 {
		w.play(t, brink(t, cards.Catalogue(), i), r)
	}
	nebula := nearNebula()
	for n := range uint64(12) {
		choice, err := options.Parse(nebulae[0].options + "&daybreak")
		if err != nil {
			t.Fatal(err)
		}
		g, err := rules.NewGame(nebula, choice, 3+int(n%4), seedOf(n))
		if err != nil {
			t.Fatal(err)
		}
		w.play(t, g, r)
	}
	for i, zones := range rules.HiddenRows() {
		for _, z := range zones {
			key := fmt.Sprintf("row %d, %s", i, z.Row())
			if z != z.Row() || idle[key] {
				continue
			}
			if !w.stirred[key] || len(zones) > 1 && !w.crossed[key] {
				t.Errorf("%s: faces change places: %t, with other zones: %t", key, w.stirred[key], w.crossed[key])
			}
		}
	}
}

// seldom reports whether something is where it seldom is.
func seldom(s *rules.State) bool {
	for _, z := range []rules.Zone{
		rules.CheckAside, rules.CrisisDrawn, rules.DamageDrawn, rules.CrisisBox, rules.CivilianReady, rules.SecretDrawn, rules.MissionDrawn, rules.CrossroadsDealt, rules.BoxedUp,
	} {
		if s.Count(z) > 0 {
			return true
		}
	}
	return false
}

// disbelief says what in a fork cannot be, by what everybody knows of the game; "" if
// nothing is. Invariants say the rest.
func disbelief(cat *rules.Catalogue, s, f *rules.State) string {
	tb := rules.At(cat, *f)
	for z := range rules.NumZones {
		_, hand := z.Owner()
		for i, was := range s.In(z) {
			is := f.In(z)[i]
			if is.Comp == was.Comp {
				continue
			}
			ref := cat.Ref(is.Comp) + " in " + z.String()
			switch k := cat.Kind(is.Comp); {
			case k != cat.Kind(was.Comp):
				return ref + " has another back than " + cat.Ref(was.Comp)
			case k == rules.KindAgenda && cat.Agenda(is.Comp).Hostile != cat.Agenda(was.Comp).Hostile:
				return ref + " is of the other deck of Agendas"
			case k == rules.KindMotive && z == rules.MotiveBox && cat.Motive(is.Comp).Side != rules.CylonSide:
				return ref + " was never put away unseen"
			case k == rules.KindLoyalty && hand && int(z-z.Row()) < int(s.Players) && rules.Human(tb, rules.Seat(z-z.Row())):
				switch cat.Loyalty(is.Comp).Kind {
				case rules.Sympathizer, rules.SympatheticCylon, rules.TheMutineer:
					return ref + " would have been revealed"
				}
			case k == rules.KindTrauma && is.Tag != 0 && cat.Trauma(is.Comp).Face == rules.Disaster:
				return ref + " would have struck the player who put it there"
			case k == rules.KindCrisis && cat.Crisis(is.Comp).Caprica != cat.Crisis(was.Comp).Caprica:
				return ref + " has another back"
			case k == rules.KindCrisis && z == rules.CrisisUnused:
				if _, attacks := cat.Crisis(is.Comp).Do.(rules.Attack); attacks {
					return ref + " is in the deck for sure"
				}
			}
		}
	}
	return ""
}

// TestFork_KeepsWhatEverybodyKnows deals anew in games of each kind: backs, the decks of
// Agendas, and cards that would have been revealed stay what they are.
func TestFork_KeepsWhatEverybodyKnows(t *testing.T) {
	cat := cards.Catalogue()
	for n := range uint64(2 * len(kindsOfGames)) {
		g := everyKind(t, n)
		r := rand.New(rand.NewPCG(n, 8))
		playSome(t, g, r, func() bool {
			if r.IntN(8) > 0 {
				return true
			}
			s := g.State()
			f := g.Chair(rules.Seat(r.IntN(int(s.Players)))).Fork(r.Uint64())
			if why := disbelief(cat, &s, &f); why != "" {
				t.Fatalf("game %d, question %d: %s", n, g.Ask(), why)
			}
			return true
		})
	}
}

// TestFork_TellsNothingOfChance: what is dealt anew, and the dice to come, are the same
// whatever the seed of the game is; if the seed is not dealt anew it stays.
func TestFork_TellsNothingOfChance(t *testing.T) {
	g := newGame(t, 1)
	playSome(t, g, rand.New(rand.NewPCG(1, 3)), func() bool { return g.State().Turn < 2 })
	s := g.State()
	other := s
	other.Chance = rules.Chance{Seed: seedOf(99), Drawn: 7}
	one, two := rules.At(g.Catalogue(), s).Fork(1, 5), rules.At(g.Catalogue(), other).Fork(1, 5)
	if one != two {
		t.Error("a fork depends on the seed of the game")
	}
	if third := rules.At(g.Catalogue(), s).Fork(1, 6); third.Chance.Seed == one.Chance.Seed {
		t.Error("two forks have the same dice to come")
	}
	if kept := rules.At(g.Catalogue(), s).Redeal(1, rules.Everything&^rules.TheSeed, 5); kept.Chance != s.Chance {
		t.Error("the seed is dealt anew though it is not asked for")
	}
}

// TestFork_DeckIsInAnyOrder counts how often the top Crisis card stays where it is.
func TestFork_DeckIsInAnyOrder(t *testing.T) {
	tb := aboard(t)
	n := tb.S.Count(rules.CrisisDeck)
	top := tb.S.At(rules.CrisisDeck, n-1).Comp
	stays, below := 0, 0
	for e := range uint64(1000) {
		f := tb.Redeal(0, rules.CrisisCards, e)
		switch i := f.Find(rules.CrisisDeck, top); {
		case i == n-1:
			stays++
		case i < n/2:
			below++
		}
	}
	if stays > 60 || below < 350 || below > 650 {
		t.Errorf("of %d cards the top one stays on top %d times in 1000, and is in the lower half %d times", n, stays, below)
	}
}

// TestFork_ReachesTheBounds: what is dealt anew can be as much as everybody knows that
// it can be at most, in a hand and in the Destiny deck.
func TestFork_ReachesTheBounds(t *testing.T) {
	w := watchDiscards(t)
	for w.S.Count(rules.Destiny) > 0 {
		c := w.S.At(rules.Destiny, 0).Comp
		w.S.Put(rules.Destiny, 0, rules.SkillDeck+rules.Zone(w.Catalogue().Skill(c).Skill), 0, 0)
	}
	w.S.Put(rules.SkillDeck+rules.Zone(rules.Politics), 0, rules.Destiny, 0, 0)
	w.S.Put(rules.SkillDeck+rules.Zone(rules.Leadership), 0, rules.Destiny, 0, 0)
	w.S.Put(rules.SkillDeck+rules.Zone(rules.Politics), 0, rules.Hand, 0, rules.Seats(0).With(0))
	w.S.Bounds[0] = [len(w.S.Bounds[0])]uint8{rules.Politics: 1, rules.Leadership: 1}
	if err := w.Invariants(); err != nil {
		t.Fatal(err)
	}
	both, other := 0, 0
	for e := range uint64(300) {
		f := w.Fork(2, e)
		kinds := map[rules.Skill]int{}
		for _, s := range f.In(rules.Destiny) {
			kinds[w.Catalogue().Skill(s.Comp).Skill]++
		}
		if kinds[rules.Politics] == rules.DestinyCopies {
			both++
		}
		if w.Catalogue().Skill(f.At(rules.Hand, 0).Comp).Skill == rules.Leadership {
			other++
		}
	}
	if both < 30 || other < 30 {
		t.Errorf("in 300 deals the Destiny deck holds two cards of politics %d times, and the hand one of leadership %d times", both, other)
	}
}

// TestClue_SpeaksOfWhatIsSeen: a seat that sees a copy of a card in a hand and knows that
// one is there knows nothing of another copy, even if others know of one, and keeps what it
// sees where it is.
func TestClue_SpeaksOfWhatIsSeen(t *testing.T) {
	w := watchDiscards(t)
	given := w.give(t, 0, plain, plain, wicked, plain, "skill/launch-scout-1", "skill/repair-1")
	c, seen := given[0], -1
	w.Mingle(rules.Hand)
	for i, s := range w.S.In(rules.Hand) {
		if s.Comp == c {
			seen = i // the last of the copies
		}
	}
	other := w.S.Find(rules.Hand, given[2])
	for _, i := range []int{seen, other} {
		w.S.At(rules.Hand, i).Known = rules.Seats(0).With(0).With(2)
	}
	w.S.Clues[0] = rules.Clue{Zone: rules.Hand, Comp: c, To: rules.Seats(0).With(1)}
	w.S.Clues[1] = rules.Clue{Zone: rules.Hand, Comp: c, To: rules.Seats(0).With(2)}
	w.S.Clues[2] = rules.Clue{Zone: rules.Hand, Comp: given[4], To: rules.Seats(0).With(2)} // somewhere else
	fewer := 0
	for e := range uint64(200) {
		f := w.Fork(2, e)
		if f.At(rules.Hand, seen).Comp != c || f.At(rules.Hand, other).Comp != given[2] {
			t.Fatal("a card that the seat sees is dealt anew")
		}
		if holds(&f, rules.Hand, given[4]) == 0 {
			t.Fatal("a card of which the seat knows is not there")
		}
		if holds(&f, rules.Hand, c) < 2 {
			fewer++
		}
	}
	if fewer == 0 {
		t.Error("seat 2 believes that there is always a second copy")
	}
}

// TestClue_AnyPlaceForEach: of two cards that a seat knows to be in a hand either can be
// at any place of it.
func TestClue_AnyPlaceForEach(t *testing.T) {
	w := watchDiscards(t)
	given := w.give(t, 0, plain, wicked, "skill/launch-scout-1")
	for _, c := range given[:2] {
		w.S.At(rules.Hand, w.S.Find(rules.Hand, c)).Known |= rules.Seats(0).With(2)
	}
	w.Mingle(rules.Hand)
	var at [2][3]int
	for e := range uint64(300) {
		f := w.Fork(2, e)
		for k, c := range given[:2] {
			at[k][f.Find(rules.Hand, c)]++
		}
	}
	for k := range at {
		for i, n := range at[k] {
			if n < 30 {
				t.Errorf("%s is dealt to place %d %d times in 300", w.Catalogue().Ref(given[k]), i, n)
			}
		}
	}
}

// TestFork_DealsEveryType: the decks of all types of Skill cards, and Agendas of both
// decks, are dealt anew.
func TestFork_DealsEveryType(t *testing.T) {
	tb := rules.At(cards.Catalogue(), newGameOf(t, options.Of(options.Pegasus, options.CylonLeader), 5, 1).State())
	var stirred [rules.Treachery + 1]bool
	var hostile [2]bool
	for e := range uint64(20) {
		f := tb.Redeal(0, rules.SkillCards|rules.GoalCards, e)
		for k := range stirred {
			z := rules.SkillDeck + rules.Zone(k)
			stirred[k] = stirred[k] || !slices.Equal(f.In(z), tb.S.In(z))
		}
		for i, was := range tb.S.In(rules.AgendaPile) {
			k := 0
			if tb.Catalogue().Agenda(was.Comp).Hostile {
				k = 1
			}
			hostile[k] = hostile[k] || f.At(rules.AgendaPile, i).Comp != was.Comp
		}
	}
	if slices.Contains(stirred[:], false) || slices.Contains(hostile[:], false) {
		t.Errorf("dealt anew are the decks of the types %v, and Agendas %v", stirred, hostile)
	}
}
