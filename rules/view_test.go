package rules_test

import (
	"maps"
	"math/rand/v2"
	"testing"

	"ragtag/options"
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

// TestView_SaysWhyABoardIsClosed closes boards in each way that there is.
func TestView_SaysWhyABoardIsClosed(t *testing.T) {
	bomb := func(tb *rules.Table) {
		card, _ := tb.Catalogue().Find("super-crisis/bomb-on-colonial-1")
		tb.S.Put(rules.SuperDeck, tb.S.Find(rules.SuperDeck, card), rules.SuperInPlay, 0, rules.Public)
	}
	for _, tt := range []struct {
		options   string
		how       func(*rules.Table)
		board     rules.Board
		closed    bool
		destroyed bool
	}{
		{"pegasus", func(*rules.Table) {}, rules.Pegasus, false, false},
		{"pegasus", func(tb *rules.Table) {
			for tb.S.Count(rules.PegasusPile) > 0 {
				tb.S.Put(rules.PegasusPile, 0, rules.PegasusOn, 0, rules.Public)
			}
		}, rules.Pegasus, true, true},
		{"pegasus", bomb, rules.ColonialOne, false, false}, // the card says so: see Barred
		{"pegasus&newcaprica", func(tb *rules.Table) { tb.S.Caprica = rules.Occupied }, rules.ColonialOne, true, false},
		{"daybreak", func(*rules.Table) {}, rules.ColonialOne, false, false},
		{"daybreak", bomb, rules.ColonialOne, true, true},
		{"pegasus&daybreak&newcaprica", func(tb *rules.Table) { bomb(tb); tb.S.Caprica = rules.Occupied }, rules.ColonialOne, true, true},
	} {
		choice, err := options.Parse(tt.options)
		if err != nil {
			t.Fatal(err)
		}
		g := newGameOf(t, choice, 4, 1)
		tb := rules.At(g.Catalogue(), g.State())
		tt.how(tb)
		for _, b := range tb.View(rules.Nobody).Boards {
			if b.ID == tt.board.String() && (b.Closed != tt.closed || b.Destroyed != tt.destroyed) {
				t.Errorf("with %s: %s is closed %v and destroyed %v, want %v and %v", tt.options, b.ID, b.Closed, b.Destroyed, tt.closed, tt.destroyed)
			}
		}
	}
}
