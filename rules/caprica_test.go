package rules_test

import (
	"math/rand/v2"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// capricaAt is the distance of the New Caprica phase.
const capricaAt = 7

// settled returns a quiet position of the New Caprica phase; all civilian ships
// are Locked.
func settled(t *testing.T, cat *rules.Catalogue, phase rules.Caprica) *rules.Table {
	t.Helper()
	var who []rules.Comp
	for _, id := range []string{"william-adama", "laura-roslin", "lee-apollo-adama"} {
		c, _ := cat.Find("character/" + id)
		who = append(who, c)
	}
	s, err := rules.Arrange(cat, options.Of(options.Pegasus, options.NewCaprica), who, seedOf(5))
	if err != nil {
		t.Fatal(err)
	}
	s.Caprica, s.Distance = phase, capricaAt
	for _, m := range []struct{ from, to rules.Zone }{
		{rules.CrisisDeck, rules.CrisisBox}, {rules.CrisisAside, rules.CrisisDeck}, {rules.CivilianPile, rules.CivilianLock},
	} {
		for s.Count(m.from) > 0 {
			s.Put(m.from, 0, m.to, s.Count(m.to), 0)
		}
	}
	for p := range who {
		s.Seats[p].Loc = s.Place(cat, rules.AtResistance)
	}
	tb := rules.At(cat, s)
	if err := tb.Invariants(); err != nil {
		t.Fatal(err)
	}
	return tb
}

// TestCaprica_DrawAndDestroy holds the order in which civilian ships are drawn to
// be destroyed. No card of the built sets does so once Galactica is back, so no
// scenario can. Rulings end-nc-draw-destroy-stacks, end-nc-draw-destroy-space-last,
// end-nc-stacks-untouchable, end-nc-return-civilian-placing.
func TestCaprica_DrawAndDestroy(t *testing.T) {
	cat := cards.Catalogue()
	tb := settled(t, cat, rules.Returned)
	s := &tb.S
	s.Put(rules.CivilianLock, 0, rules.CivilianPile, 0, 0)
	s.Put(rules.CivilianLock, 0, rules.CivilianReady, 0, 0)
	s.Put(rules.CivilianLock, 0, rules.CivilianIn, 0, 0).Tag = 1
	for s.Count(rules.CivilianLock) > 1 {
		s.Put(rules.CivilianLock, 0, rules.CivilianGone, 0, rules.Public)
	}
	zones := []rules.Zone{rules.CivilianPile, rules.CivilianReady, rules.CivilianLock, rules.CivilianIn}
	for i, z := range zones {
		rules.DestroyCivilians{N: 1}.Do(tb, rules.Ctx{})
		for j, other := range zones {
			if want := j > i; (s.Count(other) == 1) != want {
				t.Errorf("after %d were destroyed, the next of %s: %s holds %d", i+1, z, other, s.Count(other))
			}
		}
	}
	rules.DestroyCivilians{N: 1}.Do(tb, rules.Ctx{}) // there is none
	if err := tb.Invariants(); err != nil {
		t.Error(err)
	}

	tb = settled(t, cat, rules.Returned)
	tb.S.Put(rules.CivilianLock, 0, rules.CivilianPile, 0, 0)
	rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 2, Raiders: 1}}.Do(tb, rules.Ctx{})
	if n := tb.S.Count(rules.CivilianIn + rules.Zone(rules.Rear)); n != 0 || tb.S.Ships[rules.MainSpace][rules.Raider][rules.Rear] != 1 {
		t.Errorf("%d civilian ships were placed after the return, and %d raiders", n, tb.S.Ships[rules.MainSpace][rules.Raider][rules.Rear])
	}
}

// TestCaprica_AwayNothingInSpaceChanges carries out whatever touches ships,
// centurions, damage and repair while Galactica is away. Rulings
// end-nc-before-ship-effects, end-nc-before-centurions, end-nc-before-no-damage,
// end-nc-before-no-repair.
func TestCaprica_AwayNothingInSpaceChanges(t *testing.T) {
	cat := cards.Catalogue()
	tb := settled(t, cat, rules.Occupied)
	s := &tb.S
	on := &s.Ships[rules.MainSpace]
	on[rules.Raider][rules.Front], on[rules.HeavyRaider][rules.PortFront], s.Boarding[2] = 3, 1, 1
	on[rules.BasestarA][rules.Front], on[rules.Viper][rules.Front] = 1, 2
	s.Berths[rules.Viper] = rules.Berths{Reserves: 4, Damaged: 2}
	was := *s
	x := rules.Ctx{By: rules.Who{Seat: 0}, Chosen: rules.Who{Seat: rules.Nobody}}
	for _, e := range []rules.Effect{
		rules.PlaceShips{In: rules.Rear, Force: rules.Force{Basestars: 1, Raiders: 2, Heavy: 1, Vipers: 1, Scar: 1}},
		rules.AddCenturions{N: 2},
		rules.Activate{Ships: rules.Raiders},
		rules.Activate{Ships: rules.HeavyRaiders},
		rules.Activate{Ships: rules.Basestars},
		rules.Activate{Ships: rules.LaunchRaiders},
		rules.HeavyRaidersAlone{},
		rules.ActivatePlaced{In: rules.Front, N: 2},
		rules.SendBasestar{To: rules.Rear},
		rules.DamageGalactica{N: 2},
		rules.DrawDamage{Draw: 5, Take: 2},
		rules.DamageVipers{N: 2},
		rules.DamageVipers{N: 1, InSpace: true},
		rules.DamageVipers{N: 1, Anywhere: true},
		rules.RepairVipers{N: 2},
		rules.RecallVipers{},
		rules.DestroyCivilians{N: 2},
	} {
		e.Do(tb, x)
		if tb.S != was {
			t.Errorf("%#v changed something while Galactica was away", e)
			tb.S = was
		}
	}
	rules.LoseRaptor{}.Do(tb, x)
	if tb.S.Berths[rules.Raptor].Reserves != was.Berths[rules.Raptor].Reserves-1 {
		t.Error("no raptor could be risked")
	}
}

// space is what nothing may touch while Galactica is away.
type space struct {
	ships                        [rules.MaxShips][rules.NumAreas]int8
	vipers                       rules.Berths
	boarding                     [rules.BoardingSpaces]int8
	damaged                      rules.Locs
	tokens, pegasus, basestars   int
	civilians, galacticas, piled int
}

func spaceOf(s *rules.State) space {
	n := 0
	for a := range rules.NumAreas {
		n += s.Count(rules.CivilianIn + rules.Zone(a))
	}
	return space{
		s.Ships[rules.MainSpace], s.Berths[rules.Viper], s.Boarding, s.Damaged,
		s.Count(rules.DamageOn), s.Count(rules.PegasusOn), s.Count(rules.BasestarPile), n, s.Count(rules.DamagePile), s.Count(rules.CivilianPile),
	}
}

// brink returns a game that the next answers bring to New Caprica.
func brink(t *testing.T, cat *rules.Catalogue, i int) *rules.Game {
	t.Helper()
	c := options.Of(options.Pegasus, options.NewCaprica)
	if i%2 == 1 {
		c = c.With(options.CylonLeader)
	}
	g := newGameOf(t, c, 4+i%3, uint64(900+i))
	d := chaos{rand.New(rand.NewPCG(uint64(i), 8))}
	for {
		if base, between := g.Checkpoint(); between && base.Turn >= 3 && base.Phase == rules.PhaseAction {
			return hurry(t, cat, base)
		}
		if err := g.Let(g.Pending()[0].Seat, d); err != nil {
			t.Fatal(err)
		}
	}
}

// TestCaprica_RandomGames plays games from the settlement on and watches, answer
// by answer, that nothing in space changes while Galactica is away; states are
// saved and dealt anew; and all parts of the phase are reached.
func TestCaprica_RandomGames(t *testing.T) {
	cat := cards.Catalogue()
	reached := map[rules.Ending]int{}
	games := 40
	if testing.Short() {
		games = 8
	}
	for i := range games {
		g := brink(t, cat, i)
		d := chaos{rand.New(rand.NewPCG(uint64(i), 9))}
		var last *space
		for !g.Over() {
			if err := g.Let(g.Pending()[0].Seat, d); err != nil {
				t.Fatal(err)
			}
			s := g.State()
			if err := g.Invariants(); err != nil {
				t.Fatalf("game %d: %v", i, err)
			}
			if err := rules.At(cat, g.Chair(0).Fork(uint64(i))).Invariants(); err != nil {
				t.Fatalf("game %d, dealt anew: %v", i, err)
			}
			if base, fresh := g.Checkpoint(); fresh {
				saved := rules.At(cat, base).Save()
				if back, err := rules.LoadState(cat, saved); err != nil || back != base {
					t.Fatalf("game %d: the state changed on its way: %v", i, err)
				}
			}
			if s.Caprica != rules.Occupied {
				last = nil
				continue
			}
			if now := spaceOf(&s); last == nil {
				last = &now
			} else if now != *last {
				t.Fatalf("game %d: space changed while Galactica was away: %+v, now %+v", i, *last, now)
			}
		}
		s := g.State()
		reached[s.Result.Ending]++
	}
	if reached[rules.Evacuated] == 0 {
		t.Errorf("no game was won: %v", reached)
	}
}

// TestLeak_NewCaprica is the leak test from the settlement on: the stacks and the
// look at the top Locked ship among the rest.
func TestLeak_NewCaprica(t *testing.T) {
	cat := cards.Catalogue()
	l := newLeakTest(honest())
	for i := 0; l.compared < 4000; i++ {
		l.play(cat, brink(t, cat, i), 4000)
		if l.leak != "" {
			t.Fatalf("game %d: %s", i, l.leak)
		}
	}
}

// hurry starts a game again at the brink of the phase, with all that the humans
// need to see its end.
func hurry(t *testing.T, cat *rules.Catalogue, s rules.State) *rules.Game {
	t.Helper()
	s.Distance, s.Slept = capricaAt-1, true
	s.Dials = [rules.NumResources]int8{15, 15, 15, 15}
	s.Marker = rules.AutoJump - 1
	s.Phase = rules.PhaseJump
	for _, c := range cat.All(rules.KindCrisis) {
		if i := s.Find(rules.CrisisDeck, c); i >= 0 && cat.Crisis(c).Jump {
			s.Put(rules.CrisisDeck, i, rules.CrisisNow, 0, rules.Public)
			s.This.Card = c
			break
		}
	}
	return rules.Start(cat, s)
}
