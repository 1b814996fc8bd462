package rules_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"ragtag/cards/base"
	"ragtag/cards/pegasus"
	"ragtag/options"
	"ragtag/rules"
)

// standingCatalogue is the content with made-up Crisis and Super Crisis cards that do
// something while they stay in play, instead of built ones, so that every game has room
// for them.
func standingCatalogue(crisis, super rules.Standing) *rules.Catalogue {
	all := append(base.Contents(), pegasus.Contents()...)
	for i := range all {
		all[i].Crises, all[i].Supers = slices.Clone(all[i].Crises), slices.Clone(all[i].Supers)
		for j := range all[i].Crises {
			if k := &all[i].Crises[j]; k.ID == "water-sabotaged" {
				k.Stands = crisis
			}
		}
		for j := range all[i].Supers {
			if k := &all[i].Supers[j]; k.ID == "cylon-intruders" {
				k.Stands = super
			}
		}
	}
	return rules.MustCatalogue(all...)
}

// The cards that are made up, and where they are.
var (
	madeCrisis = standingCard{"crisis/water-sabotaged", rules.CrisisDeck, rules.CrisisInPlay, rules.CrisisDiscard}
	madeSuper  = standingCard{"super-crisis/cylon-intruders", rules.SuperDeck, rules.SuperInPlay, rules.SuperDiscard}
)

type standingCard struct {
	ref                 string
	deck, play, discard rules.Zone
}

// in returns the place of the card in a zone, or -1.
func (c standingCard) in(tb *rules.Table, z rules.Zone) int {
	comp, _ := tb.Catalogue().Find(c.ref)
	return tb.S.Find(z, comp)
}

// stand puts the card into play, from wherever it can be.
func (c standingCard) stand(tb *rules.Table) {
	for _, z := range []rules.Zone{c.deck, c.discard} {
		if i := c.in(tb, z); i >= 0 {
			tb.S.Put(z, i, c.play, 0, rules.Public)
			return
		}
	}
}

// TestStanding_EveryMomentReachesCardsInPlay plays with a card in play that does
// something at every moment and in every window: all of them come to it.
func TestStanding_EveryMomentReachesCardsInPlay(t *testing.T) {
	var reached [rules.NumMoments]int
	var k rules.Standing
	for w := range rules.NumMoments {
		if w.Opens() {
			k.Uses = append(k.Uses, rules.Use{When: w, Forced: true, Do: made(func(*rules.Table, rules.Ctx) { reached[w]++ })})
		}
	}
	cat := standingCatalogue(k, rules.Standing{})
	choice, err := options.Parse("pegasus&newcaprica&cylonleader")
	if err != nil {
		t.Fatal(err)
	}
	for n := range uint64(60) {
		tb, err := rules.NewTable(cat, choice, 4+int(n%3), seedOf(n))
		if err != nil {
			t.Fatal(err)
		}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = chaos{rand.New(rand.NewPCG(n, uint64(p)))}
		}
		tb.PlayUntil(&ds, func() bool {
			if tb.S.Phase >= rules.PhaseStart && tb.S.Phase < rules.PhaseOver {
				madeCrisis.stand(tb)
			}
			return tb.S.Turn > 500
		})
	}
	for w, n := range reached {
		if w := rules.Window(w); (n > 0) != w.Opens() {
			t.Errorf("at the moment %s the card in play acted %d times", w, n)
		}
	}
}

func TestStanding_ShutsAndCloses(t *testing.T) {
	cat := standingCatalogue(
		rules.Standing{Shut: []string{"armory", "press-room"}},
		rules.Standing{Closed: []rules.Board{rules.ColonialOne}},
	)
	tb := seated(t, cat, options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
	madeCrisis.stand(tb)
	madeSuper.stand(tb)
	want := map[string]string{
		"location/armory": madeCrisis.ref, "location/press-room": madeCrisis.ref,
		"location/presidents-office": madeSuper.ref, "location/administration": madeSuper.ref,
	}
	if got := tb.View(rules.Nobody).Barred; !maps.Equal(got, want) {
		t.Errorf("barred are %v; want %v", got, want)
	}
}

// TestStanding_Ends: a card leaves play at the moments that it names, and the jump
// may shuffle it back.
func TestStanding_Ends(t *testing.T) {
	lost, jumps := []rules.Window{rules.WhenBasestarLost}, []rules.Window{rules.WhenFleetJumps}
	for _, tt := range []struct {
		name          string
		crisis, super rules.Standing
		do            rules.Effect
		to            [2]rules.Zone
	}{
		{"nothing ends them", rules.Standing{}, rules.Standing{}, rules.JumpBlind{Charts: 1}, [2]rules.Zone{madeCrisis.play, madeSuper.play}},
		{"another moment", rules.Standing{Ends: lost}, rules.Standing{Ends: lost}, rules.JumpBlind{Charts: 1}, [2]rules.Zone{madeCrisis.play, madeSuper.play}},
		{"the jump", rules.Standing{Ends: jumps}, rules.Standing{Ends: jumps}, rules.JumpBlind{Charts: 1}, [2]rules.Zone{madeCrisis.discard, madeSuper.discard}},
		{"the jump, back", rules.Standing{Ends: jumps, Back: true}, rules.Standing{Ends: jumps, Back: true}, rules.JumpBlind{Charts: 1}, [2]rules.Zone{madeCrisis.deck, madeSuper.deck}},
		{"a loss, where only a jump would put it back", rules.Standing{Ends: []rules.Window{rules.WhenCivilianLost}, Back: true}, rules.Standing{}, rules.DestroyCivilians{N: 1}, [2]rules.Zone{madeCrisis.discard, madeSuper.play}},
		{"once the jump is over", rules.Standing{Ends: []rules.Window{rules.WhenJumped}}, rules.Standing{}, rules.JumpBlind{Charts: 1}, [2]rules.Zone{madeCrisis.discard, madeSuper.play}},
	} {
		tb := seated(t, standingCatalogue(tt.crisis, tt.super), options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
		madeCrisis.stand(tb)
		madeSuper.stand(tb)
		carryOut(tb, tt.do)
		for i, c := range []standingCard{madeCrisis, madeSuper} {
			if c.in(tb, tt.to[i]) < 0 {
				t.Errorf("%s: %s is not where it belongs", tt.name, c.ref)
			}
		}
	}
}

// carryOut carries an effect out for seat 0, with answers at random.
func carryOut(tb *rules.Table, e rules.Effect) {
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = chaos{rand.New(rand.NewPCG(1, uint64(p)))}
	}
	tb.Decide(&ds, func() { e.Do(tb, rules.Ctx{By: rules.Who{}, Chosen: rules.Who{Seat: rules.Nobody}}) })
}

// TestStanding_SumsUp: what several cards in play say comes together.
func TestStanding_SumsUp(t *testing.T) {
	tb := seated(t, standingCatalogue(rules.Standing{LaunchMore: 1}, rules.Standing{LaunchMore: 2}), options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
	madeCrisis.stand(tb)
	madeSuper.stand(tb)
	carryOut(tb, rules.PlaceShips{In: rules.Front, Force: rules.Force{Basestars: 1}})
	carryOut(tb, rules.Activate{Ships: rules.LaunchRaiders})
	if got := tb.S.Ships[rules.MainSpace][rules.Raider][rules.Front]; got != 6 {
		t.Errorf("a basestar that launches 3 raiders, 1 more and 2 more launches %d", got)
	}
}

// TestStanding_SnaresWhoeverIsThere: a Crisis card can do what a Super Crisis card
// does.
func TestStanding_SnaresWhoeverIsThere(t *testing.T) {
	tb := seated(t, standingCatalogue(rules.Standing{Snares: []string{"command"}}, rules.Standing{}), options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
	madeCrisis.stand(tb)
	command, _ := tb.Catalogue().Find("location/command")
	tb.S.Seats[1].Loc = tb.Catalogue().LocOf(command)
	carryOut(tb, rules.JumpBlind{Charts: 1})
	for p, want := range []uint8{0, 1, 0} {
		if got := tb.S.Seats[p].Executed; uint8(got) != want {
			t.Errorf("seat %d was executed %d times, want %d", p, got, want)
		}
	}
}

// TestStanding_NeedsAMoment: content that acts when nothing ever comes to it is
// refused.
func TestStanding_NeedsAMoment(t *testing.T) {
	e := rules.Lose{Fuel: 1}
	for _, u := range []rules.Use{{When: rules.WhenAction, Forced: true, Do: e}, {When: rules.WhenJumped, Do: e}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("a use at %s, forced: %v, was taken", u.When, u.Forced)
				}
			}()
			standingCatalogue(rules.Standing{Uses: []rules.Use{u}}, rules.Standing{})
		}()
	}
}
