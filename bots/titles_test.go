package bots

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	set "ragtag/cards/base"
	"ragtag/options"
	"ragtag/rules"
)

// TestTitles_NoneIsKnownByName reads the source files of the rookies.
func TestTitles_NoneIsKnownByName(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 30 {
		t.Fatal(files, err)
	}
	named := regexp.MustCompile(`rules\.(The)?(President|Admiral)\b`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if at := named.Find(text); at != nil && !strings.HasSuffix(file, "_test.go") {
			t.Errorf("%s names a title: %s", file, at)
		}
	}
}

// onlooker runs a test on the scene of the first question that a rookie is asked.
type onlooker struct {
	*rookie
	look func(s *scene)
}

func (o *onlooker) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	if o.look != nil {
		v := at.View()
		o.look(look(at, r, v, o.mindOf(at, &v), o.cards))
		o.look = nil
	}
	o.rookie.Decide(at, r, a)
}

// steward is the number of a title that no set has.
const steward = rules.Admiral + 1

// stewarded returns the scene of the first question of a game with a title that no set
// has, which Laura Roslin holds in seat 1. Its card has two actions: with open they can be taken.
func stewarded(t *testing.T, open bool, uses ...rules.Effect) (s *scene) {
	t.Helper()
	return entitled(t, titleCard("steward", open, uses...))
}

// titleCard returns a card of that title with actions, which can be taken if it is open.
func titleCard(id string, open bool, uses ...rules.Effect) rules.TitleCard {
	card := rules.TitleCard{ID: id, Title: steward}
	for _, do := range uses {
		card.Uses = append(card.Uses, rules.Use{When: rules.WhenAction, Can: func(*rules.Table, rules.Ctx) bool { return open }, Do: do})
	}
	return card
}

// cardOf returns the first card of a title.
func cardOf(s *scene, k rules.Title) rules.Comp {
	for c := range s.cardsOf(k) {
		return c
	}
	return rules.None
}

// entitled returns the scene of the first question of a game with cards of that title.
func entitled(t *testing.T, cards ...rules.TitleCard) (s *scene) {
	t.Helper()
	cat := rules.MustCatalogue(append(set.Contents(), rules.Content{
		Offices: []rules.Office{{ID: "steward", Title: steward, Rule: "title.what", Line: []string{"laura-roslin"}}},
		Titles:  cards,
	})...)
	var who []rules.Comp
	for _, id := range []string{"william-adama", "laura-roslin", "lee-apollo-adama"} {
		c, _ := cat.Find("character/" + id)
		who = append(who, c)
	}
	state, err := rules.Arrange(cat, options.Of(), who, [32]byte{})
	if err != nil {
		t.Fatal(err)
	}
	g, o := rules.Start(cat, state), &onlooker{newRookie(1, 0), func(at *scene) { s = at }}
	for s == nil { // the first question may have one answer alone
		if err := g.Let(g.Pending()[0].Seat, o); err != nil {
			t.Fatal(err)
		}
	}
	if s.holder(steward) != 1 {
		t.Fatalf("the title is not with seat 1: %+v", s.view.Titles)
	}
	return s
}

// TestTitles_AStrangeOneIsWorthWhatItBrings: to its holder, to a player who orders the holder
// to act, and to who would lose it.
func TestTitles_AStrangeOneIsWorthWhatItBrings(t *testing.T) {
	gain := rules.Gain{Morale: 1, Food: 1}
	idle, open, shut := stewarded(t, true), stewarded(t, true, rules.Lose{Fuel: 1}, gain), stewarded(t, false, gain)
	value := open.worth(gain)
	if value <= 1 {
		t.Fatalf("what it brings is worth %v", value)
	}
	open.me, shut.me = 1, 1
	if got := open.titleAction(cardOf(open, steward), 1); got != value {
		t.Errorf("its action is worth %v, not %v", got, value)
	}
	if got := open.portable(); got < value || got <= shut.portable() {
		t.Errorf("what its holder can do anywhere is worth %v, and %v while it cannot", got, shut.portable())
	}
	if got, without := open.bestTask(1), idle.bestTask(1); got < value || without >= value {
		t.Errorf("its holder's best task is worth %v, and %v if it brings nothing", got, without)
	}
	if got, without := shut.bestTask(1), idle.bestTask(1); got != without {
		t.Errorf("its holder's best task is worth %v, not %v, while it cannot act", got, without)
	}
	open.me = 0
	if got := open.borrowed(steward) - idle.borrowed(steward); got != value {
		t.Errorf("it is worth %v more for a turn, not %v", got, value)
	}
	if open.missed(steward) <= idle.missed(steward) {
		t.Error("the humans miss it no more than one that brings nothing")
	}
}

// TestTitles_EveryCardOfOneCounts: with the Cylon Fleet on New Caprica the Admiral holds two.
func TestTitles_EveryCardOfOneCounts(t *testing.T) {
	less, more := rules.Gain{Morale: 1}, rules.Gain{Morale: 1, Food: 1}
	for _, cards := range [][2]rules.Effect{{less, more}, {more, less}} {
		s := entitled(t, titleCard("steward", true, cards[0]), titleCard("steward-2", true, cards[1]))
		if got, want := s.bestDuty(steward, 1), s.worth(more); got != want {
			t.Errorf("the best of %T, %T is worth %v, not %v", cards[0], cards[1], got, want)
		}
		if s.me = 1; s.portable() < s.worth(more) || !hasDuty[rules.Gain](s, 1) {
			t.Error("its holder does not see what the other card brings")
		}
	}
	if s := entitled(t, titleCard("steward", true), titleCard("steward-2", true, more)); s.missed(steward) != dutyMissed {
		t.Error("the humans do not miss what its second card brings")
	}
}

// TestTitles_AStrangeOneGoesByItsSteps: what it does step by step counts, an effect of
// another set among them, and what is given up.
func TestTitles_AStrangeOneGoesByItsSteps(t *testing.T) {
	gain := rules.Gain{Morale: 1}
	s := stewarded(t, true, rules.Steps{gain, rules.PassTitleTo{By: rules.Acting, Title: steward}})
	want := s.worth(gain) - givenUp
	if got := s.titleAction(cardOf(s, steward), 0); got != want {
		t.Errorf("its holder takes it for %v, not %v", got, want)
	}
	if got := s.bestDuty(steward, 1); got != want {
		t.Errorf("others count it as %v, not %v", got, want)
	}
}
