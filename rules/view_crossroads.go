package rules

// CrossroadsView is the Crossroads phase under way.
type CrossroadsView struct {
	Step  string         `json:"step"`  // cards or trial
	Cards []CrossingView `json:"cards"` // one for each player who was dealt a card, from the current player clockwise

	// At the Trial, by seat: tokens that count. A player with no more than a few has
	// none.
	Counts []int `json:"counts,omitempty"`
}

// CrossingView is the Crossroads card of a player and the token beside it.
type CrossingView struct {
	Seat     int    `json:"seat"`
	Card     string `json:"card"`     // "" if the viewer does not know it
	Laid     bool   `json:"laid"`     // a token is beside the card
	Token    string `json:"token"`    // "" if there is none, or the viewer does not know it
	Revealed bool   `json:"revealed"` // the card is turned up
}

// viewCrossroads shows the phase to seat p while it is under way.
func (t *Table) viewCrossroads(v *View, p Seat) {
	if t.S.Crossing != AtCards && t.S.Crossing != AtTrial {
		return
	}
	w := &CrossroadsView{Step: t.S.Crossing.String(), Cards: []CrossingView{}}
	for _, s := range t.S.In(CrossroadsDealt) {
		owner := Seat(s.Tag) - 1
		k := CrossingView{Seat: int(owner), Card: t.faceFor(s, p), Revealed: s.Known&Public != 0}
		if i := t.tagged(CrossroadsToken, owner); i >= 0 {
			k.Laid, k.Token = true, t.faceFor(*t.S.At(CrossroadsToken, i), p)
		}
		w.Cards = append(w.Cards, k)
	}
	if t.S.Crossing == AtTrial {
		for q := range t.seats() {
			w.Counts = append(w.Counts, t.counted(q))
		}
	}
	v.Crossroads = w
}
