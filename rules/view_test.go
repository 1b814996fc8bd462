package rules_test

import (
	"maps"
	"math/rand/v2"
	"testing"

	"ragtag/rules"
)

// TestView_ShowsTheDieAndTheBox plays games: a player who is asked in a window about a
// die sees it, and a player who may change a choice sees the box chosen.
func TestView_ShowsTheDieAndTheBox(t *testing.T) {
	before, after, boxes := 0, 0, map[int]int{}
	for n := range uint64(60) {
		g := newGame(t, n)
		playSome(t, g, rand.New(rand.NewPCG(n, 9)), func() bool {
			for _, r := range g.Pending() {
				for _, p := range []rules.Seat{r.Seat, rules.Nobody} {
					v := g.View(p)
					switch r.Window {
					case rules.WhenBeforeRoll:
						before++
						if v.Die == nil {
							t.Fatalf("seed %d, question %d: no die is to be seen before a roll", n, g.Ask())
						}
					case rules.WhenRolled, rules.WhenViperAttacked:
						after++
						if v.Die == nil || v.Die.Face < 1 || v.Die.Face > rules.DieSides || v.Die.Value < 1 {
							t.Fatalf("seed %d, question %d: the die rolled is seen as %+v", n, g.Ask(), v.Die)
						}
					case rules.WhenBoxChosen:
						s := g.State()
						boxes[v.Box]++
						if v.Box != int(s.This.Box) {
							t.Fatalf("seed %d, question %d: box %d was chosen and %d is seen", n, g.Ask(), s.This.Box, v.Box)
						}
					}
				}
			}
			return true
		})
	}
	if before == 0 || after == 0 || boxes[0] == 0 || boxes[1] == 0 {
		t.Errorf("%d questions before a roll, %d after one, and boxes %v", before, after, boxes)
	}
}

// TestView_SaysWhatBarsALocation lays cards that stay in play before everybody.
func TestView_SaysWhatBarsALocation(t *testing.T) {
	for _, tt := range []struct {
		card     string
		from, to rules.Zone
		want     map[string]string
	}{
		{"crisis/jammed-assault", rules.CrisisDeck, rules.CrisisInPlay, map[string]string{
			"location/communications": "crisis/jammed-assault",
		}},
		{"super-crisis/bomb-on-colonial-1", rules.SuperDeck, rules.SuperInPlay, map[string]string{
			"location/press-room": "super-crisis/bomb-on-colonial-1", "location/presidents-office": "super-crisis/bomb-on-colonial-1",
			"location/administration": "super-crisis/bomb-on-colonial-1",
		}},
		{"crisis/detector-sabotage", rules.CrisisDeck, rules.CrisisInPlay, nil},
	} {
		g := newGame(t, 1)
		cat, s := g.Catalogue(), g.State()
		card, _ := cat.Find(tt.card)
		s.Put(tt.from, s.Find(tt.from, card), tt.to, 0, rules.Public)
		if got := rules.At(cat, s).View(rules.Nobody).Barred; !maps.Equal(got, tt.want) {
			t.Errorf("with %s in play, the view says barred %v, want %v", tt.card, got, tt.want)
		}
	}
}
