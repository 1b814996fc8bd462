package rules

// Rebels is with which side the rebel basestar is.
type Rebels uint8

// The allegiances of the rebel basestar.
const (
	NoRebels Rebels = iota // it is not in play
	RebelsHuman
	RebelsCylon
)

var rebelNames = [...]string{"none", "human", "cylon"}

// String returns the id of the allegiance.
func (r Rebels) String() string { return EnumID(rebelNames[:], "Rebels", r) }

// RebelsJoin brings the rebel basestar into play, with one side for the rest of the game.
// Rule rebel-basestar.
type RebelsJoin struct{ With Side }

// Do brings it.
func (r RebelsJoin) Do(t *Table, x Ctx) {
	t.S.Rebels = RebelsHuman + Rebels(r.With)
	t.tell(Event{Kind: EvRebels, Rule: "rebel-basestar", Cause: x.Source, Value: int(r.With)})
}

// rebelsWith reports whether the rebel basestar is with the side that seat p is on.
func (t *Table) rebelsWith(p Seat) bool {
	return t.S.Rebels == RebelsHuman && t.human(p) || t.S.Rebels == RebelsCylon && !t.human(p)
}
