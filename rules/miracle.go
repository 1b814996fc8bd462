package rules

import "ragtag/options"

// MiracleLimit is how many miracle tokens a player may hold unless its sheet says
// otherwise.
const MiracleLimit = 1

// HasMiracles reports whether once-per-game abilities cost a miracle token each time in
// a game with these options, instead of being used up for good. Rule miracle.
func HasMiracles(c options.Choice) bool { return c.Holds(options.Daybreak) }

func (t *Table) miraculous() bool { return HasMiracles(t.S.Choice) }

// giveMiracles gives every player the token of the set-up. Rule setup.miracle.
func (t *Table) giveMiracles() {
	if t.miraculous() {
		for p := range t.Players() {
			t.S.Seats[p].Miracles = 1
		}
	}
}

// MayGainMiracle reports whether seat p may hold one more miracle token.
func MayGainMiracle(t *Table, p Seat) bool {
	return t.miraculous() && t.S.Seats[p].Miracles < t.miracleLimit(p)
}

// miracleLimit returns how many miracle tokens seat p may hold.
func (t *Table) miracleLimit(p Seat) int8 {
	if n := t.traits(p).Miracles; n > 0 && t.sheetHolds(p) {
		return n
	}
	return MiracleLimit
}

// Price returns how many miracle tokens a once-per-game ability costs where it costs
// any. Rule miracle.
func (a *Ability) Price() int8 { return max(a.Cost, 1) }

// changeMiracles changes the tokens of seat p: the one way in which they change
// after the set-up.
func (t *Table) changeMiracles(p Seat, by int8, x Ctx) {
	if by == 0 {
		return
	}
	t.S.Seats[p].Miracles += by
	t.tell(Event{Kind: EvMiracle, Rule: "miracle", Cause: x.Source, At: ref(p), Change: int(by)})
}

// dropMiracles discards the tokens of seat p.
func (t *Table) dropMiracles(p Seat, x Ctx) { t.changeMiracles(p, -t.S.Seats[p].Miracles, x) }

// trimMiracles takes from seat p the tokens that its new character cannot hold.
func (t *Table) trimMiracles(p Seat, x Ctx) {
	t.changeMiracles(p, min(0, t.miracleLimit(p)-t.S.Seats[p].Miracles), x)
}

// GainMiracle gives a miracle token to each player named who may hold one more.
type GainMiracle struct {
	Who     Role
	Lacking bool // only those who hold none
}

// Do gives them. Rule miracle.
func (g GainMiracle) Do(t *Table, x Ctx) {
	list, n := t.named(g.Who, x)
	for _, p := range list[:n] {
		if MayGainMiracle(t, p) && !(g.Lacking && t.S.Seats[p].Miracles > 0) {
			t.changeMiracles(p, 1, x)
		}
	}
}
