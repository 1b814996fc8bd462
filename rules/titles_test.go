package rules_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/cards/base"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// The titles of the made-up content: the steward, who has a line of succession, and
// the envoy, whom only effects name and who may be a Cylon.
const (
	steward rules.Title = rules.Admiral + 1 + iota
	envoy
)

// household is content with two titles and an objective instead of Kobol. Its first
// milestone calls watch.
func household(watch func(*rules.Table)) *rules.Catalogue {
	all := base.Contents()
	for i := range all {
		all[i].Objectives = nil
	}
	return rules.MustCatalogue(append(all, rules.Content{
		Offices: []rules.Office{
			{
				ID: "steward", Title: steward, Rule: "title.steward", Line: []string{"tom-zarek", "laura-roslin", "nobody-built", "saul-tigh"},
				LostIn: []rules.Place{rules.AtSickbay}, Idle: []rules.Place{rules.AtBrig}, Deputies: []rules.Title{envoy, rules.Admiral},
			},
			{ID: "envoy", Title: envoy, Rule: "title.envoy", Can: func(*rules.Table, rules.Seat) bool { return true }},
		},
		Titles: []rules.TitleCard{
			{ID: "steward", Set: "made-up", Title: steward, Uses: []rules.Use{{
				When: rules.WhenAction, Do: rules.Steps{rules.Gain{Food: 1}, rules.PassTitleTo{By: rules.Acting, Title: steward}},
			}}},
			{ID: "envoy", Set: "made-up", Title: envoy},
		},
		Objectives: []rules.Objective{{
			ID: "beacon", Set: "made-up", Won: rules.HumansJumped,
			Steps: []rules.Milestone{
				{ID: "watch", Distance: 2, Do: made(func(t *rules.Table, _ rules.Ctx) { watch(t) })},
				{ID: "sleeper-agents", Distance: 2, Do: rules.SleeperAgents{}},
				{ID: "final-jump", Distance: 5, Last: true},
			},
		}},
	})...)
}

func householdTable(t *testing.T) *rules.Table {
	t.Helper()
	tb := seated(t, household(func(*rules.Table) {}), options.Choice{}, "tom-zarek", "laura-roslin", "saul-tigh")
	tb.S.PassMilestones(tb.Catalogue())
	tb.Listen()
	possible(t, tb)
	return tb
}

func heldBy(t *testing.T, tb *rules.Table, k rules.Title, want rules.Seat) {
	t.Helper()
	if got := tb.S.Titles[k]; got != want {
		t.Errorf("title %s is held by seat %d, want %d", tb.Catalogue().Office(k).ID, got, want)
	}
}

func TestTitle_MadeUpIsLostWhereItsRowSays(t *testing.T) {
	tb := householdTable(t)
	heldBy(t, tb, steward, 0)
	do(t, tb, rules.Send{Who: rules.Holder(steward), To: rules.AtSickbay}, nil)
	heldBy(t, tb, steward, 1)
	do(t, tb, rules.PassTitle{Title: steward, To: rules.Current}, nil)
	heldBy(t, tb, steward, 1) // it would be lost again at once
	do(t, tb, rules.Succeed{Title: steward}, nil)
	heldBy(t, tb, steward, 2)
}

func TestTitle_DeputiesActForWhoDoesNot(t *testing.T) {
	tb := householdTable(t)
	heldBy(t, tb, rules.Admiral, 2)
	do(t, tb, rules.Send{Who: rules.Holder(steward), To: rules.AtBrig}, nil)
	heldBy(t, tb, steward, 0)
	do(t, tb, rules.Execute{Who: rules.Holder(envoy)}, nil) // of nobody
	do(t, tb, rules.PassTitle{Title: rules.President, To: rules.Holder(steward)}, nil)
	heldBy(t, tb, rules.President, 2) // the Admiral acts: nobody is envoy
	do(t, tb, rules.PassTitle{Title: envoy, To: rules.Current}, nil)
	do(t, tb, rules.PassTitle{Title: rules.President, To: rules.Holder(steward)}, nil)
	heldBy(t, tb, rules.President, 0)
}

func TestTitle_OneThatACylonMayHoldStays(t *testing.T) {
	tb := householdTable(t)
	do(t, tb, rules.PassTitle{Title: envoy, To: rules.Current}, nil)
	tb.S.Seats[0].Revealed, tb.S.Seats[0].Loc = true, tb.Place(rules.AtResurrection)
	do(t, tb, rules.PassTitleTo{By: rules.ThePresident, Title: rules.President}, nil)
	heldBy(t, tb, envoy, 0)
	heldBy(t, tb, steward, 1)
}

func TestTitle_WithoutHeirNobodyHoldsIt(t *testing.T) {
	tb := householdTable(t)
	for p := range rules.Seat(3) {
		tb.S.Seats[p].Character, _ = tb.Catalogue().Find("character/" + []string{"kara-starbuck-thrace", "lee-apollo-adama", "galen-tyrol"}[p])
	}
	tb.S.Seats[1].Loc = tb.Place(rules.AtSickbay)
	do(t, tb, rules.Send{Who: rules.Current, To: rules.AtSickbay}, nil)
	heldBy(t, tb, steward, rules.Nobody)
	var told bool
	for _, e := range tb.Events() {
		told = told || e.Kind == rules.EvTitle && e.Title == steward && e.At.Seat() == rules.Nobody
	}
	if !told {
		t.Error("nobody is told that nobody is steward any more")
	}
}

func TestTitle_MadeUpBringsItsAction(t *testing.T) {
	tb := householdTable(t)
	food := tb.S.Dials[rules.Food]
	asked := do(t, tb, rules.MoreAction{}, nil, "title/steward", "seat/2")
	if !slices.Equal(asked[1], []string{"seat/1", "seat/2"}) {
		t.Errorf("whoever can hold the title is asked for, not %v", asked[1])
	}
	heldBy(t, tb, steward, 2)
	if tb.S.Dials[rules.Food] != food+1 {
		t.Error("the action did nothing")
	}
}

func TestTitle_MadeUpIsSeenAndSaved(t *testing.T) {
	tb := householdTable(t)
	v := tb.View(1)
	if v.Titles["steward"] != 0 || v.Titles["envoy"] != -1 || len(v.Titles) != 4 || v.Goal != 5 {
		t.Errorf("the view has titles %v and goal %d", v.Titles, v.Goal)
	}
	saved := tb.Save()
	if p, held := saved.Titles["steward"]; !held || p != 0 || len(saved.Titles) != 3 {
		t.Errorf("saved are titles %v", saved.Titles)
	}
	tb.S.Distance = 5
	tb.S.PassMilestones(tb.Catalogue())
	tb.S.Queue.Due = 1
	saved = tb.Save()
	if !slices.Equal(saved.Queue.Due, []string{"watch", "final-jump"}) {
		t.Errorf("saved as due are %v", saved.Queue.Due)
	}
	s, err := rules.LoadState(tb.Catalogue(), saved)
	if err != nil {
		t.Fatal(err)
	}
	if s.Titles != tb.S.Titles || s.Queue != tb.S.Queue {
		t.Errorf("loaded are titles %v and %+v, saved were %v and %+v", s.Titles, s.Queue, tb.S.Titles, tb.S.Queue)
	}
	if _, err := rules.LoadState(cards.Catalogue(), saved); err == nil {
		t.Error("a catalogue without the title takes the state")
	}
}

// TestObjective_MadeUpIsPlayedToItsEnd: what its milestones bring happens once, in
// their order, and the game ends with a jump behind the last.
func TestObjective_MadeUpIsPlayedToItsEnd(t *testing.T) {
	watched, won := 0, 0
	cat := household(func(tb *rules.Table) {
		watched++
		if tb.S.Slept || tb.S.Distance < 2 {
			t.Errorf("distance %d, the Sleeper Agent phase has been: %v", tb.S.Distance, tb.S.Slept)
		}
	})
	names := make(wording.Names, 3)
	for n := range uint64(40) {
		tb, err := rules.NewTable(cat, options.Choice{}, 3, seedOf(n))
		if err != nil {
			t.Fatal(err)
		}
		tb.Listen()
		var ds [rules.MaxSeats]rules.Decider
		for i := range 3 {
			if ds[i] = (chaos{rand.New(rand.NewPCG(n, uint64(i)))}); n < 20 {
				if ds[i], err = bots.New("rookie", n); err != nil {
					t.Fatal(err)
				}
			}
		}
		watched = 0
		tb.PlayUntil(&ds, func() bool {
			possible(t, tb)
			return t.Failed()
		})
		if reached := tb.S.Distance >= 2; (watched == 1) != reached || tb.S.Slept != reached {
			t.Errorf("game %d, distance %d: watched %d times, slept: %v", n, tb.S.Distance, watched, tb.S.Slept)
		}
		if tb.S.Result.Ending == rules.HumansJumped {
			won++
			if tb.S.Distance < 5 {
				t.Errorf("game %d is won at distance %d", n, tb.S.Distance)
			}
		}
		for _, e := range tb.Events() {
			for _, l := range wording.Langs {
				wording.EventSentence(cat, e, names, 0).In(l)
			}
		}
	}
	if won == 0 {
		t.Error("no game was won")
	}
}

// TestCatalogue_RefusesTitlesAndObjectivesThatContradictThemselves puts the wrong
// rows beside the base game.
func TestCatalogue_RefusesTitlesAndObjectivesThatContradictThemselves(t *testing.T) {
	step := func(at int8) rules.Milestone {
		return rules.Milestone{ID: "step", Distance: at, Do: rules.SleeperAgents{}}
	}
	for what, c := range map[string]rules.Content{
		"two titles of one number":    {Offices: []rules.Office{{ID: "regent", Title: rules.President}}},
		"a number too great":          {Offices: []rules.Office{{ID: "regent", Title: rules.MaxTitles}}},
		"a card of no title":          {Titles: []rules.TitleCard{{ID: "regent", Title: 5}}},
		"a card of no possible title": {Titles: []rules.TitleCard{{ID: "regent", Title: 200}}},
		"a deputy of no title":        {Offices: []rules.Office{{ID: "regent", Title: 5, Deputies: []rules.Title{6}}}},
		"no milestones":               {Objectives: []rules.Objective{{ID: "nowhere"}}},
		"milestones in disorder":      {Objectives: []rules.Objective{{ID: "nowhere", Steps: []rules.Milestone{step(4), step(3)}}}},
		"a milestone that does none":  {Objectives: []rules.Objective{{ID: "nowhere", Steps: []rules.Milestone{{ID: "step"}}}}},
		"more than can be queued":     {Objectives: []rules.Objective{{ID: "nowhere", Steps: slices.Repeat([]rules.Milestone{step(4)}, 9)}}},
	} {
		t.Run(what, func(t *testing.T) {
			var refused *rules.ContentError
			if _, err := rules.NewCatalogue(append(base.Contents(), c)...); !errors.As(err, &refused) {
				t.Errorf("NewCatalogue = %v, want a *ContentError", err)
			}
		})
	}
}
