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
	if RaptorLost(t, x) {
		t.S.Berths[Raptor].Destroyed--
		t.S.Berths[Raptor].Reserves++
		t.tell(Event{Kind: EvRaptor, Rule: "raptors", Cause: x.Source, Change: 1})
	}
}

// TradeRaptor destroys a raptor and brings a viper of a hull from the box. Without a
// raptor, or a viper of the hull in the box, nothing is traded.
type TradeRaptor struct{ For string } // id of the hull

// Do trades.
func (e TradeRaptor) Do(t *Table, x Ctx) {
	if CanTrade(e.For)(t, x) {
		k, _ := t.cat.ShipByID(e.For)
		LoseRaptor{}.Do(t, x)
		t.gainViper(k, x)
	}
}

// CanTrade returns a test for whether there is a raptor to trade, and a viper of a hull
// in the box.
func CanTrade(hull string) func(*Table, Ctx) bool {
	return func(t *Table, x Ctx) bool {
		k, ok := t.cat.ShipByID(hull)
		return ok && HasRaptor(t, x) && t.stock(k) > 0
	}
}

// RaptorLost reports whether a raptor was destroyed.
func RaptorLost(t *Table, _ Ctx) bool { return t.S.Berths[Raptor].Destroyed > 0 }

// gainViper brings a viper of a hull from the box to the Reserves.
func (t *Table) gainViper(k Ship, x Ctx) {
	t.S.Berths[k].Reserves++
	t.tell(Event{Kind: EvViperGained, Rule: "vipers.assault-raptor", Cause: x.Source, Ship: k})
}
