package rules

import "slices"

// snared is who stood, as the fleet jumped, where cards in play strike.
type snared struct {
	n   int
	who [MaxSeats]Who
	by  [MaxSeats]Comp
}

// snare notes who is where cards in play strike.
func (t *Table) snare() (s snared) {
	for p := range t.clockwise(t.S.Current) {
		if c := t.snareAt(t.S.Seats[p].Loc); c != None {
			s.who[s.n], s.by[s.n] = t.who(p), c
			s.n++
		}
	}
	return s
}

// snareAt returns the card in play that strikes at a place, or None.
func (t *Table) snareAt(l Loc) Comp {
	if l < FirstLoc || !t.brought(bringsSnares) {
		return None
	}
	for c, k := range t.standing {
		if len(k.Snares) > 0 && slices.Contains(k.Snares, t.cat.At(l).ID) {
			return c
		}
	}
	return None
}

// jumped executes those who were snared, now that the jump is over. Rule
// jump.procedure.
func (t *Table) jumped(s *snared, x Ctx) {
	for i := range s.n {
		w, c := s.who[i], s.by[i]
		t.execute(w, Ctx{By: x.By, Chosen: w, Source: c, Origin: t.origin(c), Rule: t.cat.Rule(c)})
	}
	t.moment(WhenJumped, x)
}
