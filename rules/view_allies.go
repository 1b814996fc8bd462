package rules

// TraumaView is what everybody may know of the trauma tokens that no seat holds. How many are
// in the pool and in the Mood Pool is among the decks.
type TraumaView struct {
	On    []string `json:"on"`    // locations on which a token lies, unseen
	Shown []string `json:"shown"` // turned up, until what they bring has happened
}

// viewAllies shows Allies and trauma tokens to seat p.
func (t *Table) viewAllies(v *View, p Seat) {
	if !t.hasTrauma() {
		return
	}
	v.Trauma = &TraumaView{On: []string{}, Shown: t.shown(TraumaShown)}
	for i, at := range tokenPlaces {
		if t.S.Count(TraumaAt+Zone(i)) > 0 {
			v.Trauma.On = append(v.Trauma.On, t.cat.Ref(t.cat.LocComp(t.Place(at))))
		}
	}
	for q := range v.Seats {
		z := TraumaHand + Zone(q)
		v.Seats[q].Trauma, v.Seats[q].TraumaShown = t.S.Count(z), t.seen(z, Nobody)
	}
}
