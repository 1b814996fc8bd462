package bots

import (
	"testing"

	"ragtag/rules"
)

// TestMind_WhoComesBackIsHuman: only a human comes back as somebody else, and
// with the regular Loyalty deck it draws no card that could change that.
func TestMind_WhoComesBackIsHuman(t *testing.T) {
	for _, row := range []struct {
		options string
		below   float64
		above   float64
	}{{"pegasus", 0.05, 0}, {"pegasus&forceexodus", 0.3, 0.05}} {
		v := rules.View{Options: row.options, Players: 5, Turn: 9}
		for _, id := range []string{"laura-roslin", "saul-tigh", "tom-zarek", "helena-cain", "galen-tyrol"} {
			v.Seats = append(v.Seats, rules.SeatView{Character: "character/" + id})
		}
		var m mind
		m.learn(&v, nil, 0)
		m.odds[3] = 9
		v.Seats[3].Character = "character/ellen-tigh"
		m.learn(&v, nil, 0)
		if p := m.suspicion(3, false); p > row.below || p < row.above {
			t.Errorf("%s: who came back is a Cylon with %.2f, want %.2f to %.2f", row.options, p, row.above, row.below)
		}
	}
}
