package rules

// wrongAllies: an Ally is alone on its spot, and trauma tokens are where tokens of their
// kind can be.
func (t *Table) wrongAllies() string {
	if !t.HasTrauma() {
		return ""
	}
	for i := range NumAllies {
		on, token := AllyOn+Zone(i), TraumaOn+Zone(i)
		switch n := t.S.Count(token); {
		case t.S.Count(on) > 1:
			return number(t.S.Count(on)) + " Allies are in " + on.String()
		case n > 1 || n > t.S.Count(on) || n > 0 && t.HasMood():
			return number(n) + " trauma tokens are in " + token.String()
		}
	}
	for z := range NumZones {
		for _, s := range t.S.In(z) {
			if t.cat.Kind(s.Comp) != KindTrauma {
				continue
			}
			if disaster := t.cat.Trauma(s.Comp).Face == Disaster; disaster && z.row().face != faceUp && !t.mayBeDisaster(z, s.Tag) {
				return "a disaster is in " + z.String()
			}
		}
	}
	if n := t.S.Count(MoodPool); t.HasMood() && t.S.Phase > PhaseSetUp && t.S.Phase < PhaseOver && n != int(t.S.Players) && n != int(t.S.Players)-1 {
		return "the Mood Pool has " + number(n) + " tokens"
	}
	return ""
}
