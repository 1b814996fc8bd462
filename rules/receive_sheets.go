package rules

// What sheets say of the Receive Skills step.

// grieves reports whether the sheet of seat p keeps it from receiving Skill cards where
// it is.
func (t *Table) grieves(p Seat) bool {
	l := t.S.Seats[p].Loc
	return t.traits(p).Grieves && t.sheetHolds(p) && l >= FirstLoc && t.cat.At(l).Hazardous
}

// mourn is the Receive Skills step of who receives nothing. What Hub Destroyed takes it
// takes all the same. Rule turn.receive-skills.
func (t *Table) mourn(p Seat, x Ctx) {
	x.Rule = t.cat.Rule(t.S.Seats[p].Character)
	t.tell(Event{Kind: EvGrieves, Rule: x.Rule, By: ref(p)})
	if t.S.HubLost && t.S.Seats[p].Loc == t.Place(AtHub) {
		t.atHub(p, x)
	}
}

// fewer returns how many Skill cards fewer seat p receives because it is not on
// Galactica.
func (t *Table) fewer(p Seat) int {
	if !t.sheetHolds(p) || t.onGalactica(p) {
		return 0
	}
	return int(t.traits(p).FewerAway)
}
