package rules

// HasRaptor reports whether there is a raptor to risk.
func HasRaptor(t *Table, _ Ctx) bool { return t.S.Berths[Raptor].Reserves > 0 }

// LoseRaptor destroys a raptor.
type LoseRaptor struct{}

// Do destroys it, if there is one. Rule raptors.
func (LoseRaptor) Do(t *Table, x Ctx) {
	if t.S.Berths[Raptor].Reserves > 0 {
		t.S.Berths[Raptor].Reserves--
		t.S.Berths[Raptor].Destroyed++
		t.tell(Event{Kind: EvRaptor, Rule: "raptors", Cause: x.Source, Change: -1})
	}
}

// RestoreRaptor brings a destroyed raptor back.
type RestoreRaptor struct{}

// Do restores it, if one was destroyed.
func (RestoreRaptor) Do(t *Table, x Ctx) {
	if t.S.Berths[Raptor].Destroyed > 0 {
		t.S.Berths[Raptor].Destroyed--
		t.S.Berths[Raptor].Reserves++
		t.tell(Event{Kind: EvRaptor, Rule: "raptors", Cause: x.Source, Change: 1})
	}
}
