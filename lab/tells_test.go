package lab

import (
	"testing"

	"ragtag/cards"
)

// A hidden Cylon does not stand out, a player is not accused without evidence, and
// little is spent on what is lost or empty. The games are the same each time.
func TestTells_HoldForRookies(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of whole games; make test plays them")
	}
	k := ofFive.played(t).Tells
	for _, turn := range tellsAt {
		if a := k.Counted[turn]; a.Pairs < 500 || a.Under > 0.70 {
			t.Errorf("after %d turns, counting who helps tells Cylons at %.2f of %d pairs", turn, a.Under, a.Pairs)
		}
		if a := k.Believed[turn]; a.Pairs < 500 || a.Under > 0.80 {
			t.Errorf("after %d turns, what rookies believe tells Cylons at %.2f of %d pairs", turn, a.Under, a.Pairs)
		}
	}
	if k.Activations < 500 || k.Empty > 0 {
		t.Errorf("of %d activations, %d were of nothing", k.Activations, k.Empty)
	}
	if k.LostChecks > 0.7 {
		t.Errorf("cards were added to %.2f lost checks a game", k.LostChecks)
	}
	if k.Caught.Of < 10 || k.Caught.Rate < 0.75 {
		t.Errorf("Cylons in the Brig whom everybody suspects revealed themselves in %v of %d turns", k.Caught, k.Caught.Of)
	}
	if k.Arrests.Of < 100 || k.Arrests.Rate < 0.70 {
		t.Errorf("of those arrested, Cylons were %v", k.Arrests)
	}
}

// The bot that plays at random does not give itself away, and accuses anybody.
func TestTells_NoticeRandomPlay(t *testing.T) {
	r, err := Run(t.Context(), cards.Catalogue(), Plan{Games: 40, Players: []int{5}, Bots: []string{"random"}, Seed: 3, Tells: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if k := r.Tells; k.Empty == 0 || k.LostChecks == 0 || k.Arrests.Rate > 0.70 {
		t.Errorf("empty activations %d, lost checks %.2f, arrests of Cylons %v: random play must show in each", k.Empty, k.LostChecks, k.Arrests)
	}
}
