package rules

// What joins the fleet on the way, in Battlestar Epica.

// PegasusJoins brings Pegasus into the game, and with her the vipers that are aside,
// damaged. Rule epica.four.
type PegasusJoins struct{}

// Do brings them. Whether Pegasus is there follows from the Sleeper Agent phase.
func (PegasusJoins) Do(t *Table, _ Ctx) {
	k, n := t.joinVipers()
	t.tell(Event{Kind: EvPegasusJoins, Rule: "epica.four", Ship: k, Count: n})
	t.noteMotives()
}

// joinVipers puts the vipers of the hull that was aside among the damaged ones, once. It
// returns which, and how many.
func (t *Table) joinVipers() (k Ship, n int) {
	for _, k := range t.cat.hulls {
		if b := t.cat.Ship(k).Start.Damaged; b > 0 && t.S.Berths[k] == (Berths{}) {
			t.S.Berths[k].Damaged = b
			return k, int(b)
		}
	}
	return 0, 0
}

// DemetriusJoins brings the Demetrius and her Missions into the game. Rule
// epica.six.
type DemetriusJoins struct{}

// Do brings her, unless she has come before.
func (DemetriusJoins) Do(t *Table, _ Ctx) {
	if !t.S.Ventured {
		t.S.Ventured = true
		t.tell(Event{Kind: EvDemetriusJoins, Rule: "epica.six"})
	}
}
