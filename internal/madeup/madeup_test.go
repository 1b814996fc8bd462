package madeup_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"ragtag/bots"
	"ragtag/internal/madeup"
	"ragtag/lab"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

var cat = madeup.Catalogue()

// own lists the components of the set.
func own() (all []rules.Comp) {
	for c := rules.Comp(1); int(c) < cat.Size(); c++ {
		if cat.Set(c) == madeup.Set {
			all = append(all, c)
		}
	}
	return all
}

// TestSet_EverythingHasWords: nothing of the set is without a name, and whatever
// does something says what.
func TestSet_EverythingHasWords(t *testing.T) {
	for _, what := range wording.Missing(cat) {
		t.Errorf("no words for the %s", what)
	}
	if len(own()) != 9 {
		t.Errorf("the set has %d components", len(own()))
	}
	for _, c := range own() {
		for _, l := range wording.Langs {
			checkText(t, cat.Ref(c), wording.Name(cat, c, l))
			checkText(t, cat.Ref(c), wording.Text(cat, c, l))
		}
		if f := wording.Card(cat, c); f.Set != madeup.Set || f.Name.Empty() {
			t.Errorf("as fields it is %+v", f)
		}
	}
}

func checkText(t *testing.T, of, s string) {
	t.Helper()
	for _, bad := range []string{"%!", "  ", "“”", "()", "secret-", "<nil>"} {
		if strings.Contains(s, bad) {
			t.Errorf("%s: %q in %q", of, bad, s)
		}
	}
	if strings.TrimSpace(s) == "" {
		t.Errorf("%s: nothing is said", of)
	}
}

// TestSet_EveryPromiseIsKept plays games at random and checks after every answer what
// must hold of any game: it can be saved, read back and played again from its record,
// options that are listed are accepted, and others are refused.
func TestSet_EveryPromiseIsKept(t *testing.T) {
	plan := lab.Plan{Games: 24, Players: []int{3, 4, 5, 6}, Bots: []string{"random"}, Seed: 5}
	if testing.Short() {
		plan.Games = 4
	}
	r, err := lab.Torture(t.Context(), cat, plan, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.Faults {
		t.Errorf("%+v", f)
	}
}

// TestSet_IsPlayedToTheEnd: rookies and random bots finish games with the set, and
// come to all that its cards can do.
func TestSet_IsPlayedToTheEnd(t *testing.T) {
	games := 160
	if testing.Short() {
		games = 12
	}
	var never []string // for each bot, by component and branch
	for _, bot := range []string{"rookie", "random"} {
		r, err := lab.Run(t.Context(), cat, lab.Plan{Games: games, Players: []int{3, 4, 5, 6}, Bots: []string{bot}, Seed: 5}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range r.Faults {
			t.Errorf("%s: %+v", bot, f)
		}
		if r.Games != games || bot == "rookie" && r.HumanWins == 0 {
			t.Errorf("%s: of %d games %d ended, and the humans won %d", bot, games, r.Games, r.HumanWins)
		}
		never = append(never, r.NeverReached...)
	}
	for _, id := range never {
		of := func(c rules.Comp) bool { return strings.HasPrefix(id, cat.Ref(c)+"/") }
		if slices.ContainsFunc(own(), of) && strings.Count(strings.Join(never, " ")+" ", id+" ") == 2 && !testing.Short() {
			t.Errorf("no game came to %s", id)
		}
	}
}

// reader plays as another decider does, and reads everything that its seat gets.
type reader struct {
	rules.Decider
	t     *testing.T
	seen  map[string]int
	asked int
}

func (d *reader) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	d.asked++
	d.read(at, r)
	if d.asked%5 == 0 {
		d.look(at)
	}
	d.Decider.Decide(at, r, a)
}

// read reads the question and its options.
func (d *reader) read(at rules.Chair, r *rules.Request) {
	for _, l := range wording.Langs {
		checkText(d.t, r.Kind.String(), wording.RequestSentence(cat, r, nil).In(l))
		for i := range int(r.N) {
			checkText(d.t, cat.OptionID(r.Options[i]), wording.OptionSentence(cat, r, i, nil).In(l))
			if s := cat.OptionID(r.Options[i]); strings.Contains(s, "title/steward") || strings.Contains(s, "gunship") || strings.Contains(s, "viper-x") {
				d.seen["offered "+s]++
			}
		}
	}
	if r.Kind == rules.ReqSeat && r.Cause != rules.None && cat.Ref(r.Cause) == "title/steward" {
		d.seen[wording.RequestSentence(cat, r, nil).In(wording.En)]++
	}
}

// look looks at the position as the seat sees it, and deals anew what it does not.
func (d *reader) look(at rules.Chair) {
	v := at.View()
	text, _ := json.Marshal(v)
	if shown := strings.Count(string(text), "rumour/"); shown > len(v.Mine.Secrets["rumour"])+btoi(v.Discards["rumour"] != "") {
		d.t.Errorf("seat %d holds %v, and is shown: %s", at.Seat, v.Mine.Secrets, text)
	}
	if len(v.Mine.Secrets["rumour"]) != v.Seats[at.Seat].Secrets["rumour"] {
		d.t.Errorf("seat %d holds %v of %d", at.Seat, v.Mine.Secrets, v.Seats[at.Seat].Secrets["rumour"])
	}
	d.seen["rumours held"] += len(v.Mine.Secrets["rumour"])
	if v.Barred["location/press-room"] == "crisis/curfew" {
		d.seen["curfew"]++
	}
	if len(v.Spaces) != 1 || v.Spaces[0].ID != "nebula" {
		d.t.Errorf("the boards are %+v", v.Spaces)
	}
	for _, a := range v.Spaces[0].Areas {
		d.seen["in the nebula"] += a.Others["gunship"]
	}
	fork := at.Fork(uint64(d.asked))
	if err := rules.At(cat, fork).Invariants(); err != nil {
		d.t.Errorf("dealt anew: %v", err)
	}
	again, _ := json.Marshal(rules.At(cat, fork).View(at.Seat))
	if string(again) != string(text) {
		d.t.Errorf("dealt anew, seat %d sees\n%s, not\n%s", at.Seat, again, text)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestSet_IsReadByEverySeat plays games in which every seat reads what it gets, in
// both languages: all that the set brings is seen by somebody.
func TestSet_IsReadByEverySeat(t *testing.T) {
	seen := map[string]int{}
	games := 48
	if testing.Short() {
		games = 8
	}
	for n := range games {
		if t.Failed() {
			return
		}
		tb, err := rules.NewTable(cat, options.Choice{}, 3+n%4, [32]byte{byte(n), 3})
		if err != nil {
			t.Fatal(err)
		}
		tb.Listen()
		d, err := bots.New([]string{"rookie", "random"}[n%2], uint64(n))
		if err != nil {
			t.Fatal(err)
		}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = &reader{Decider: d, t: t, seen: seen}
		}
		tb.Play(&ds)
		for _, e := range tb.Events() {
			readEvent(t, e, seen)
		}
		seen[tb.S.Result.Ending.String()]++
	}
	if testing.Short() {
		return
	}
	for _, what := range []string{
		"rumours held", "curfew", "in the nebula", "offered title/steward", "offered reserves/viper-x", "Steward: whose rumor is exposed?",
		"gunship destroyed", "gunship ship-placed", "gunship ship-moved", "gunship galactica-attacked", "secret-drawn", "discarded rumour", "steward", rules.HumansJumped.String(),
	} {
		if seen[what] == 0 {
			t.Errorf("never seen: %s, in %v", what, seen)
		}
	}
}

func readEvent(t *testing.T, e rules.Event, seen map[string]int) {
	t.Helper()
	for p := rules.Nobody; p < 3; p++ {
		for _, l := range wording.Langs {
			line := wording.EventSentence(cat, e, nil, p).In(l)
			checkText(t, e.Kind.String(), line)
			if e.Kind == rules.EvSecretDrawn && strings.Contains(strings.ToLower(line), "idle rumor") && !e.To.Has(p) {
				t.Errorf("seat %d reads %q", p, line)
			}
		}
	}
	switch {
	case e.Ship > 0 && cat.ShipID(e.Ship) == "gunship":
		seen["gunship "+e.Kind.String()]++
	case e.Kind == rules.EvTitle && e.Title == madeup.Steward:
		seen["steward"]++
	case e.Kind == rules.EvDiscarded && len(e.Comps) == 1 && cat.Kind(e.Comps[0]) == madeup.Rumour(cat):
		seen["discarded rumour"]++
	case e.Kind == rules.EvSecretDrawn:
		seen["secret-drawn"]++
	}
}

// TestSet_IsSaved plays games of which every checkpoint is saved and loaded: what the
// set brings comes back as it was.
func TestSet_IsSaved(t *testing.T) {
	brought := []string{`"steward"`, `"gunship"`, `"nebula"`, `"rumour/`, `"crisis/curfew"`}
	kept := map[string]bool{}
	for n := range uint64(6) {
		g, err := rules.NewGame(cat, options.Choice{}, 4, [32]byte{byte(n)})
		if err != nil {
			t.Fatal(err)
		}
		d, err := bots.New("random", n)
		if err != nil {
			t.Fatal(err)
		}
		for !g.Over() {
			ask := g.Ask()
			for _, q := range g.Pending() {
				var a rules.Answer
				d.Decide(g.Chair(q.Seat), &q, &a)
				if err := g.Answer(q.Seat, ask, cat.Takes(&q, &a)); err != nil {
					t.Fatal(err)
				}
			}
			base, ok := g.Checkpoint()
			if !ok {
				continue
			}
			saved := rules.At(cat, base).Save()
			if back, err := rules.LoadState(cat, saved); err != nil || back != base {
				t.Fatalf("seed %d, question %d, loaded as another game: %v", n, ask, err)
			}
			text, _ := json.Marshal(saved)
			for _, what := range brought {
				kept[what] = kept[what] || strings.Contains(string(text), what)
			}
		}
	}
	for _, what := range brought {
		if !kept[what] {
			t.Errorf("no saved game has %s", what)
		}
	}
}

// TestSet_RookiesUseWhatElseItCouldBring: effects of the set, and of the rules, stand where
// no card of the built sets has them, as actions of locations and in windows; and a
// second title is lost in the Brig. Rookies play on.
func TestSet_RookiesUseWhatElseItCouldBring(t *testing.T) {
	action := func(e rules.Effect) rules.Use { return rules.Use{When: rules.WhenAction, Do: e} }
	jailer := rules.Send{Who: rules.Holder(madeup.Steward + 1), To: rules.AtBrig}
	cat := madeup.Catalogue(rules.Content{
		When: func(c options.Choice, _ int) bool { return !c.Has(options.Pegasus) },
		Offices: []rules.Office{{
			ID: "warden", Title: madeup.Steward + 1, Rule: "title.what", LostIn: []rules.Place{rules.AtBrig},
			Line: []string{"saul-tigh", "william-adama", "galen-tyrol", "laura-roslin", "gaius-baltar", "tom-zarek"},
		}},
		Titles: []rules.TitleCard{{ID: "warden", Set: madeup.Set, Title: madeup.Steward + 1, Uses: []rules.Use{action(madeup.Patrol{})}}},
		Locations: []rules.Location{
			{ID: "cells", Set: madeup.Set, By: rules.Holder(madeup.Steward + 1), Do: rules.Steps{madeup.Expose{}, jailer}, Also: &rules.Use{When: rules.WhenAction, Do: madeup.Whisper{N: 1}}},
			{ID: "still", Set: madeup.Set, Do: rules.Gain{Morale: 1}, Also: &rules.Use{When: rules.WhenAction, Do: rules.Lose{Food: 1}}},
			{ID: "relay", Set: madeup.Set, Board: rules.CylonLocations, Do: rules.Lose{Fuel: 1}, Also: &rules.Use{When: rules.WhenAction, Do: madeup.Patrol{}}},
		},
		Skills: []rules.SkillCard{{
			ID: "improvise", Set: madeup.Set, Skill: rules.Engineering, Strengths: []rules.Strength{{Value: 2, Copies: 12}},
			Uses: []rules.Use{
				action(madeup.Expose{}), {When: rules.WhenMovement, Do: madeup.Whisper{N: 1}}, {When: rules.WhenBeforeCards, Do: rules.Gain{Food: 1}},
			},
		}},
		Crises: []rules.Crisis{{ID: "jailbreak", Set: madeup.Set, Count: 12, Do: jailer, Ships: rules.Raiders, Jump: true}},
	})
	r, err := lab.Run(t.Context(), cat, lab.Plan{Games: 24, Players: []int{3, 4, 5, 6}, Bots: []string{"rookie"}, Seed: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.Faults {
		t.Errorf("%+v", f)
	}
	for _, id := range []string{"cells", "still", "relay"} {
		if slices.Contains(r.NeverReached, "location/"+id+"/main") {
			t.Errorf("no rookie acts in %s", id)
		}
	}
}
