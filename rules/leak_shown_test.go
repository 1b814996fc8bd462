package rules_test

import (
	"slices"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// longOnly leaves out of the short tests what shows that a leak would be found.
func longOnly(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("shows that a leak would be found; make test shows it")
	}
}

// TestLeak_WouldTell puts in a leak of each kind on purpose.
func TestLeak_WouldTell(t *testing.T) {
	longOnly(t)
	view, asked, stream := honest(), honest(), honest()
	view.view = func(g *rules.Game, p rules.Seat) any { // how many tactics cards the next player holds
		s, n := g.State(), 0
		for _, slot := range s.In(rules.Hand + rules.Zone((int(p)+1)%int(s.Players))) {
			if g.Catalogue().Skill(slot.Comp).Skill == rules.Tactics {
				n++
			}
		}
		return []any{g.View(p), n}
	}
	asked.asked = func(g *rules.Game, p rules.Seat) any { // a window tells whether anybody else has something to play
		for _, r := range g.Pending() {
			if r.Seat != p && r.Window == rules.WhenBeforeCards && r.N > 0 {
				return []any{honest().asked(g, p), "!"}
			}
		}
		return honest().asked(g, p)
	}
	stream.stream = func(_ *rules.Game, e rules.Event, _ rules.Seat) any { return e } // private parts go to all
	for name, g := range map[string]glass{"view": view, "request": asked, "event": stream} {
		l := newLeakTest(g)
		l.run(cards.Catalogue(), 20000)
		if l.leak == "" {
			t.Errorf("a leak in the %s goes unnoticed", name)
		} else if !strings.Contains(l.leak, name) {
			t.Errorf("a leak in the %s is told as: %.200s", name, l.leak)
		}
	}
}

// TestLeak_WouldTellOfConflictedLoyalties shows how many Personal Goals, or cards of
// the Final Five, the next player holds face down.
func TestLeak_WouldTellOfConflictedLoyalties(t *testing.T) {
	longOnly(t)
	for _, kind := range []rules.Allegiance{rules.PersonalGoal, rules.FinalFive} {
		open := honest()
		open.view = func(g *rules.Game, p rules.Seat) any {
			s, n := g.State(), 0
			for _, slot := range s.In(rules.LoyaltyHand + rules.Zone((int(p)+1)%int(s.Players))) {
				if g.Catalogue().Loyalty(slot.Comp).Kind == kind {
					n++
				}
			}
			return []any{g.View(p), n}
		}
		l := newLeakTest(open)
		l.run(cards.Catalogue(), 20000)
		if !strings.Contains(l.leak, "view") {
			t.Errorf("a leak of a %s is told as: %.200q", kind, l.leak)
		}
	}
}

// TestLeak_WouldTellOfTrauma shows how many benevolent tokens the next player holds, or
// are in the Mood Pool.
func TestLeak_WouldTellOfTrauma(t *testing.T) {
	longOnly(t)
	for name, of := range map[string]func(next rules.Seat) rules.Zone{
		"hand": func(next rules.Seat) rules.Zone { return rules.TraumaHand + rules.Zone(next) },
		"mood": func(rules.Seat) rules.Zone { return rules.MoodPool },
	} {
		open := honest()
		open.view = func(g *rules.Game, p rules.Seat) any {
			s := g.State()
			return []any{g.View(p), holds(&s, of((p+1)%rules.Seat(s.Players)), g.Catalogue().TraumaWith(rules.Benevolent))}
		}
		l := newLeakTest(open)
		l.run(cards.Catalogue(), 20000)
		if !strings.Contains(l.leak, "view") {
			t.Errorf("a leak of the %s is told as: %.200q", name, l.leak)
		}
	}
}

// TestLeak_WouldTellOfMutiny shows the first Mutiny card of the next player, or how
// many cards are above the Mutineer in the Loyalty deck.
func TestLeak_WouldTellOfMutiny(t *testing.T) {
	longOnly(t)
	for name, tells := range map[string]func(g *rules.Game, s *rules.State, p rules.Seat) any{
		"a Mutiny card": func(g *rules.Game, s *rules.State, p rules.Seat) any {
			for _, slot := range s.In(rules.SecretHandOf(g.Catalogue().MutinyKind(), (p+1)%rules.Seat(s.Players))) {
				return slot.Comp
			}
			return rules.None
		},
		"the Mutineer in the deck": func(g *rules.Game, s *rules.State, _ rules.Seat) any {
			return slices.IndexFunc(s.In(rules.LoyaltyDeck), func(slot rules.Slot) bool {
				return g.Catalogue().Loyalty(slot.Comp).Kind == rules.TheMutineer
			})
		},
	} {
		open := honest()
		open.view = func(g *rules.Game, p rules.Seat) any {
			s := g.State()
			return []any{g.View(p), tells(g, &s, p)}
		}
		l := newLeakTest(open)
		l.run(cards.Catalogue(), 40000)
		if !strings.Contains(l.leak, "view") {
			t.Errorf("a leak of %s is told as: %.200q", name, l.leak)
		}
	}
}

// TestLeak_WouldTellOfMissions shows the Mission on top of its deck.
func TestLeak_WouldTellOfMissions(t *testing.T) {
	longOnly(t)
	open := honest()
	open.view = func(g *rules.Game, p rules.Seat) any {
		s, top := g.State(), rules.None
		if in := s.In(rules.MissionDeck); len(in) > 0 {
			top = in[len(in)-1].Comp
		}
		return []any{g.View(p), top}
	}
	l := newLeakTest(open)
	l.run(cards.Catalogue(), 20000)
	if !strings.Contains(l.leak, "view") {
		t.Errorf("a leak of a Mission is told as: %.200q", l.leak)
	}
}

// leaky shows in every view the first card of a zone.
func leaky(of func(cat *rules.Catalogue, next rules.Seat) rules.Zone) glass {
	open := honest()
	open.view = func(g *rules.Game, p rules.Seat) any {
		s, first := g.State(), rules.None
		if in := s.In(of(g.Catalogue(), (p+1)%rules.Seat(s.Players))); len(in) > 0 {
			first = in[0].Comp
		}
		return []any{g.View(p), first}
	}
	return open
}

// TestLeak_WouldTellOfMotives shows a Motive of the next player.
func TestLeak_WouldTellOfMotives(t *testing.T) {
	longOnly(t)
	l := newLeakTest(leaky(func(_ *rules.Catalogue, next rules.Seat) rules.Zone { return rules.MotiveHand + rules.Zone(next) }))
	l.run(cards.Catalogue(), 40000)
	if !strings.Contains(l.leak, "view") {
		t.Errorf("a leak of a Motive is told as: %.200q", l.leak)
	}
}

// TestLeak_WouldTellOfWhatIsSeldomThere shows one of the cards that somebody is
// choosing from (Mutiny cards, Quorum cards for Popular Influence, Crisis cards), one
// of a Skill deck that somebody searches, a Crossroads card and the token laid beside
// one. Since these are seldom there, deals are compared whenever they are.
func TestLeak_WouldTellOfWhatIsSeldomThere(t *testing.T) {
	longOnly(t)
	cat := cards.Catalogue()
	home, nebula := options.Of(options.Daybreak, options.SearchForHome), options.Of(options.Exodus, options.IonianNebula)
	always := func(z rules.Zone) func(*rules.Game) rules.Zone {
		return func(*rules.Game) rules.Zone { return z }
	}
	for name, in := range map[string]struct {
		choice options.Choice
		zone   func(*rules.Game) rules.Zone
	}{
		"Mutiny card":          {home, always(rules.SecretDrawnOf(cat.MutinyKind()))},
		"Quorum card":          {home, always(rules.QuorumDrawn)},
		"Crisis card":          {home, always(rules.CrisisDrawn)},
		"card of a Skill deck": {home, searched},
		"Crossroads card":      {nebula, always(rules.CrossroadsDealt)},
		"Crossroads token":     {nebula, always(rules.CrossroadsToken)},
	} {
		l := newLeakTest(honest())
		l.whenever(cat, in.choice, in.zone, 60, func(tb *rules.Table, p rules.Seat, _ rules.Zone) any { return tb.View(p) })
		if l.compared < 6 || l.leak != "" {
			t.Errorf("after %d comparisons a %s shows: %.200q", l.compared, name, l.leak)
		}
		l = newLeakTest(honest())
		l.whenever(cat, in.choice, in.zone, 60, func(tb *rules.Table, p rules.Seat, z rules.Zone) any {
			return []any{tb.View(p), tb.S.At(z, tb.S.Count(z)-1).Comp}
		})
		if !strings.Contains(l.leak, "view") {
			t.Errorf("a leak of a %s is told as: %.200q", name, l.leak)
		}
	}
}

// TestLeak_WouldTellOfEpica shows, in Battlestar Epica, a Crisis card that is out of the
// game unseen, and how many cards are below the Mutineer in the Loyalty deck.
func TestLeak_WouldTellOfEpica(t *testing.T) {
	longOnly(t)
	cat := cards.Catalogue()
	epica := options.Of(options.Epica)
	for name, in := range map[string]struct {
		zone  rules.Zone
		shows func(cat *rules.Catalogue, s *rules.State) any
	}{
		"Crisis card out of the game": {rules.CrisisUnused, func(_ *rules.Catalogue, s *rules.State) any {
			return s.In(rules.CrisisUnused)[0].Comp
		}},
		"Mutineer in the deck": {rules.LoyaltyDeck, func(cat *rules.Catalogue, s *rules.State) any {
			return slices.IndexFunc(s.In(rules.LoyaltyDeck), func(slot rules.Slot) bool {
				return cat.Loyalty(slot.Comp).Kind == rules.TheMutineer
			})
		}},
	} {
		zone := func(g *rules.Game) rules.Zone { // while it is there to be hidden
			if s := g.State(); s.Count(in.zone) > 0 && in.shows(cat, &s) != -1 {
				return in.zone
			}
			return rules.NumZones
		}
		l := newLeakTest(honest())
		l.whenever(cat, epica, zone, 120, func(tb *rules.Table, p rules.Seat, _ rules.Zone) any { return tb.View(p) })
		if l.compared < 120 || l.leak != "" {
			t.Errorf("after %d comparisons a %s shows: %.200q", l.compared, name, l.leak)
		}
		l = newLeakTest(honest())
		l.whenever(cat, epica, zone, 120, func(tb *rules.Table, p rules.Seat, _ rules.Zone) any {
			return []any{tb.View(p), in.shows(cat, &tb.S)}
		})
		if !strings.Contains(l.leak, "view") {
			t.Errorf("a leak of a %s is told as: %.200q", name, l.leak)
		}
	}
}

// searched returns the Skill deck that somebody is searching, or NumZones.
func searched(g *rules.Game) rules.Zone {
	for _, r := range g.Pending() {
		if r.Kind == rules.ReqSearch {
			return rules.SkillDeck + rules.Zone(g.Catalogue().Skill(r.Options[0].Comp()).Skill)
		}
	}
	return rules.NumZones
}

// whenever compares what a seat gets of two deals, at every question at which cards are in
// a zone and for every seat.
func (l *leakTest) whenever(cat *rules.Catalogue, choice options.Choice, zone func(*rules.Game) rules.Zone, enough int, gets func(*rules.Table, rules.Seat, rules.Zone) any) {
	for n := uint64(0); n < 400 && l.compared < enough && l.leak == ""; n++ {
		g, err := rules.NewGame(cat, choice, 6, seedOf(n))
		if err != nil {
			panic(err)
		}
		for !g.Over() && l.leak == "" {
			s, z := g.State(), zone(g)
			for p := rules.Seat(0); p < 6 && z < rules.NumZones && s.Count(z) > 0; p++ {
				here := rules.At(cat, s)
				if l.same("view", gets(here, p, z), gets(rules.At(cat, here.Fork(p, l.r.Uint64())), p, z)) {
					l.compared++
				}
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
}
