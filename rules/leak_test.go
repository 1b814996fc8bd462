package rules_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// The leak test: whatever a seat does not know can be dealt anew, and nothing
// that the seat gets may change until something hidden is shown to it.

// glass is what a seat gets of a game: each part can be made to leak on
// purpose, to see that the test would tell.
type glass struct {
	view   func(g *rules.Game, p rules.Seat) any
	asked  func(g *rules.Game, p rules.Seat) any
	stream func(g *rules.Game, e rules.Event, p rules.Seat) any
}

func honest() glass {
	return glass{
		view: func(g *rules.Game, p rules.Seat) any { return g.View(p) },
		asked: func(g *rules.Game, p rules.Seat) any {
			r, ok := g.Request(p)
			if !ok {
				return g.Asked()
			}
			return []any{
				g.Asked(), r.Kind, r.Window, r.Rule, r.Cause, r.About, r.Die, r.Left,
				r.Min, r.Max, r.Least, slices.Clone(r.Options[:r.N]), slices.Clone(r.Limit[:r.N]), slices.Clone(r.Cost[:r.N]),
			}
		},
		stream: func(_ *rules.Game, e rules.Event, p rules.Seat) any {
			if !e.To.Has(p) {
				e.Private = nil
			}
			return e
		},
	}
}

// revealing reports whether an event shows seat a something hidden, so that two
// deals may part there: a component turned up, a die, or what only some see, if
// the seat is one of them.
func revealing(e *rules.Event, a rules.Seat) bool {
	switch e.Kind {
	case rules.EvRolled, rules.EvCrisis, rules.EvRevealed, rules.EvDiscarded, rules.EvDamaged, rules.EvBasestarHit,
		rules.EvCivilianDestroyed, rules.EvCylon, rules.EvSympathizer, rules.EvSuper, rules.EvDestination, rules.EvMission, rules.EvSupersGone,
		rules.EvMotive, rules.EvDestinyGone, rules.EvCivilianPlaced, rules.EvShowed, rules.EvAssistShown, rules.EvTurnedUp,
		rules.EvGoalUnmet, rules.EvExamined, rules.EvFiveGone, rules.EvCrossroadsShown, rules.EvJudged, rules.EvDisaster,
		rules.EvTraumaShown, rules.EvTraumaLaid, rules.EvAllyPlaced, rules.EvAllyGone, rules.EvFlipped, rules.EvMutineer:
		return true
	case rules.EvAdded, rules.EvDestinyAdded:
		return len(e.Comps) > 0
	case rules.EvCrisisGone:
		return e.Comp != rules.None
	}
	return e.To.Has(a)
}

// turnsUp reports whether two events may be of different kinds because a Loyalty card
// was turned up: by an executed body, one way or the other, or by a player who was
// dealt a card that is revealed at once.
func turnsUp(e, f *rules.Event) bool {
	return e.Kind == rules.EvCylon && f.Kind == rules.EvShowed || e.Kind == rules.EvShowed && f.Kind == rules.EvCylon ||
		e.Kind == rules.EvSympathizer || f.Kind == rules.EvSympathizer || e.Kind == rules.EvMutineer || f.Kind == rules.EvMutineer || strikes(e) || strikes(f)
}

// strikes reports whether something is shown that takes effect because it is shown: one
// of the Final Five, a Personal Goal at the end, a disaster among trauma tokens, an
// Ally who cannot come, or a Crossroads card.
func strikes(e *rules.Event) bool {
	return e.Kind == rules.EvExamined || e.Kind == rules.EvFiveGone || e.Kind == rules.EvGoalUnmet || e.Kind == rules.EvDisaster || e.Kind == rules.EvAllyGone || e.Kind == rules.EvCrossroadsShown
}

// leakTest plays pairs of games and counts what it compared.
type leakTest struct {
	glass
	r        *rand.Rand
	compared int
	leak     string
	strange  bool // the content has effects that rookies do not know
}

// pair continues one game from a checkpoint in two deals that are the same to
// seat a, answering alike, until something hidden shows.
func (l *leakTest) pair(cat *rules.Catalogue, s rules.State, a rules.Seat, what rules.Families) {
	one := rules.Start(cat, s)
	two := rules.Start(cat, rules.At(cat, s).Redeal(a, what, l.r.Uint64()))
	seen := 0
	for n := range 60 {
		if !l.sameStream(one, two, a, &seen) || one.Over() && two.Over() {
			return
		}
		if !l.same("view", l.view(one, a), l.view(two, a)) || !l.same("request", l.asked(one, a), l.asked(two, a)) {
			return
		}
		if !l.same("a bot's answer", l.bot(one, a, n), l.bot(two, a, n)) {
			return
		}
		l.compared++
		if !l.answer(one, two, a) {
			return
		}
	}
}

// bot returns what a rookie in seat p answers; nil if the seat is not asked.
func (l *leakTest) bot(g *rules.Game, p rules.Seat, seed int) any {
	r, ok := g.Request(p)
	if !ok || r.N == 0 || l.strange {
		return nil
	}
	d, err := bots.New("rookie", uint64(seed))
	if err != nil {
		panic(err)
	}
	var a rules.Answer
	d.Decide(g.Chair(p), &r, &a)
	return a
}

func (l *leakTest) same(what string, x, y any) bool {
	if reflect.DeepEqual(x, y) {
		return true
	}
	l.leak = fmt.Sprintf("%s differs:\n%+v\n%+v", what, x, y)
	return false
}

// sameStream compares the events of both games from number seen on; it reports
// false where they part.
func (l *leakTest) sameStream(one, two *rules.Game, a rules.Seat, seen *int) bool {
	es, fs := one.EventsFrom(*seen), two.EventsFrom(*seen)
	for i := range max(len(es), len(fs)) {
		if i >= len(es) || i >= len(fs) {
			longer := es
			if len(fs) > len(es) {
				longer = fs
			}
			if more := longer[i]; !revealing(&more, a) {
				l.leak = fmt.Sprintf("one deal tells more: event %+v\nwaiting for %v and %v", more, kinds(one), kinds(two))
			}
			return false
		}
		x, y := l.stream(one, es[i], a), l.stream(two, fs[i], a)
		if !reflect.DeepEqual(x, y) {
			if es[i].Kind != fs[i].Kind && !turnsUp(&es[i], &fs[i]) || !revealing(&es[i], a) && !revealing(&fs[i], a) {
				l.leak = fmt.Sprintf("event differs:\n%+v\n%+v", x, y)
			}
			return false
		}
	}
	*seen += len(es)
	return true
}

// kinds lists what a game waits for.
func kinds(g *rules.Game) (ks []string) {
	for _, r := range g.Pending() {
		ks = append(ks, fmt.Sprintf("%v of seat %d %v", r.Kind, r.Seat, g.Catalogue().OptionIDs(&r)))
	}
	return ks
}

// answered answers a question by chance, most windows by passing, and returns the answer.
func (l *leakTest) answered(g *rules.Game, ask int, r *rules.Request) []rules.Take {
	var ans rules.Answer
	if r.Kind != rules.ReqPlay || l.r.IntN(3) == 0 {
		chaos{l.r}.Decide(g.Chair(r.Seat), r, &ans)
	}
	takes := g.Catalogue().Takes(r, &ans)
	if err := g.Answer(r.Seat, ask, takes); err != nil {
		panic(err)
	}
	return takes
}

// answer answers the open question alike in both games: everybody's answer in
// one is given in two, or, where cards go face down, as many cards.
func (l *leakTest) answer(one, two *rules.Game, a rules.Seat) bool {
	if one.Open() != two.Open() {
		l.leak = fmt.Sprintf("other seats are asked: %b and %b", one.Open(), two.Open())
		return false
	}
	ask, ask2 := one.Ask(), two.Ask()
	for _, r := range one.Pending() {
		r2, _ := two.Request(r.Seat)
		takes := l.answered(one, ask, &r)
		if two.Answer(r.Seat, ask2, takes) == nil {
			continue
		}
		if r.Kind != rules.ReqContribute || r.Seat == a {
			return false
		}
		if err := two.Answer(r.Seat, ask2, asMany(two.Catalogue(), &r2, takes)); err != nil {
			return false
		}
	}
	return true
}

// asMany takes as many cards as takes did.
func asMany(cat *rules.Catalogue, r *rules.Request, takes []rules.Take) []rules.Take {
	n := 0
	for _, k := range takes {
		n += k.Count
	}
	var ans rules.Answer
	for i := range int(r.N) {
		ans.Take[i] = uint8(min(n, int(r.Limit[i])))
		n -= int(ans.Take[i])
	}
	return cat.Takes(r, &ans)
}

// run plays random games and compares deals at sampled checkpoints and
// requests, until it has compared enough or found a leak.
func (l *leakTest) run(cat *rules.Catalogue, enough int) {
	for n := uint64(0); l.compared < enough && l.leak == ""; n++ {
		kind := kindsOfGames[n%uint64(len(kindsOfGames))]
		players := kind.players[int(n/5)%len(kind.players)]
		choice, err := options.Parse(kind.options)
		if err != nil {
			panic(err)
		}
		g, err := rules.NewGame(cat, choice, players, seedOf(n))
		if err != nil {
			panic(err)
		}
		l.play(cat, g, enough)
		if l.leak != "" {
			l.leak = fmt.Sprintf("game %d, %q, %d players: %s", n, choice, players, l.leak)
		}
	}
}

// play plays a game at random, comparing deals on the way.
func (l *leakTest) play(cat *rules.Catalogue, g *rules.Game, enough int) {
	state := g.State()
	for !g.Over() && l.leak == "" && l.compared < enough {
		p := rules.Seat(l.r.IntN(int(state.Players)))
		if l.r.IntN(8) == 0 {
			l.here(cat, g, p)
		}
		if s, ok := g.Checkpoint(); ok && l.r.IntN(6) == 0 {
			if l.r.IntN(3) == 0 {
				s = mingled(cat, s, l.r)
			}
			l.pair(cat, s, p, rules.Families(l.r.IntN(int(rules.Everything)))+1)
		}
		ask := g.Ask()
		for _, r := range g.Pending() {
			var ans rules.Answer
			chaos{l.r}.Decide(g.Chair(r.Seat), &r, &ans)
			if err := g.Answer(r.Seat, ask, cat.Takes(&r, &ans)); err != nil {
				panic(err)
			}
		}
	}
}

// here deals anew in the middle of a phase, and compares the view.
func (l *leakTest) here(cat *rules.Catalogue, g *rules.Game, p rules.Seat) {
	other := rules.At(cat, rules.At(cat, g.State()).Fork(p, l.r.Uint64()))
	if l.same("view", g.View(p), other.View(p)) {
		l.compared++
	}
}

func newLeakTest(g glass) *leakTest { return &leakTest{glass: g, r: rand.New(rand.NewPCG(1, 2))} }

func TestLeak_NothingHiddenShows(t *testing.T) {
	enough := 8000
	if n, err := strconv.Atoi(os.Getenv("RAGTAG_LEAKS")); err == nil {
		enough = n // the long form: RAGTAG_LEAKS=200000 go test -run Leak ./rules
	}
	l := newLeakTest(honest())
	l.run(cards.Catalogue(), enough)
	if l.leak != "" {
		t.Fatal(l.leak)
	}
}
