package rules

// SavedClue is what some seats know of a hand as a whole, as a [Clue].
type SavedClue struct {
	Zone   string `json:"zone"`
	Comp   string `json:"comp"`
	Public bool   `json:"public,omitzero"`
	Known  []int  `json:"known,omitempty"` // seats that know it
}

func (t *Table) saveClues(v *Saved) {
	for _, k := range t.S.Clues {
		if k.Comp != None {
			v.Clues = append(v.Clues, SavedClue{t.cat.ZoneID(k.Zone), t.cat.Ref(k.Comp), k.To&Public != 0, seatsOf(k.To &^ Public)})
		}
	}
}

// clues reads what is known of hands. If there are more clues than a state
// holds, the oldest are forgotten.
func (l *loader) clues(s *State, v *Saved) {
	for _, k := range v.Clues[max(0, len(v.Clues)-MaxClues):] {
		z, ok := l.cat.ZoneByID(k.Zone)
		if !ok {
			l.fail(unknown("clues", k.Zone))
			return
		}
		to := l.seats("known", k.Known)
		if k.Public {
			to |= Public
		}
		s.Clues.add(Clue{l.comp("clues: "+k.Zone, k.Comp, NumKinds), z, to})
	}
	if t := At(l.cat, *s); l.err == nil && t.wrongClues() != "" {
		l.fail(wrong("clues", t.wrongClues()))
	}
}
