package rules

// AllyView is an Ally on the board.
type AllyView struct {
	Ally     string `json:"ally"`
	Location string `json:"location"`
	Met      bool   `json:"met,omitempty"` // the current player is meeting it

	// Of the trauma token on it, where there is one: who put it there, -1 for nobody,
	// since it came unseen out of the pool; and its face, if the viewer knows it.
	By    *int   `json:"by,omitempty"`
	Token string `json:"token,omitempty"`
}

// TraumaView is what everybody may know of the trauma tokens that no seat holds. How many are
// in the pool and in the Mood Pool is among the decks.
type TraumaView struct {
	On    []string `json:"on"`    // locations with a token that nobody has seen
	Shown []string `json:"shown"` // turned up, until what they bring has happened

	// Tokens that the viewer knows to be in the Mood Pool, without knowing which they are.
	Mood []string `json:"mood,omitempty"`
}

// viewAllies shows Allies and trauma tokens to seat p.
func (t *Table) viewAllies(v *View, p Seat) {
	if !t.HasTrauma() {
		return
	}
	v.Trauma = &TraumaView{On: []string{}, Shown: t.shown(TraumaShown)}
	v.Trauma.Mood = t.clued(p, func(z Zone) bool { return z == MoodPool })
	for i, at := range tokenPlaces {
		if t.S.Count(TraumaAt+Zone(i)) > 0 {
			v.Trauma.On = append(v.Trauma.On, t.cat.Ref(t.cat.LocComp(t.Place(at))))
		}
	}
	for q := range v.Seats {
		z := TraumaHand + Zone(q)
		v.Seats[q].Trauma, v.Seats[q].TraumaShown = t.S.Count(z), t.seen(z, Nobody)
	}
	if t.S.Count(AllyMet) > 0 {
		c := t.S.At(AllyMet, 0).Comp
		v.Allies = append(v.Allies, AllyView{Ally: t.cat.Ref(c), Location: t.PlaceRef(t.allyAt(c)), Met: true})
	}
	for spot := range NumAllies {
		c := t.allyIn(spot)
		if c == None {
			continue
		}
		w := AllyView{Ally: t.cat.Ref(c), Location: t.PlaceRef(t.allyAt(c))}
		if on := TraumaOn + Zone(spot); t.S.Count(on) > 0 {
			s := t.S.At(on, 0)
			by := int(s.Tag) - 1
			w.By, w.Token = &by, t.faceFor(*s, p)
		}
		v.Allies = append(v.Allies, w)
	}
}
