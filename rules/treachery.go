package rules

import "ragtag/options"

// hasType reports whether the game has Skill cards of a type.
func (t *Table) hasType(k Skill) bool { return k != Treachery || t.Feature(options.Treachery) }

// receiveAsCylon gives a Cylon player the cards of the Receive Skills step: with
// an expansion no two of them of the same type. Rule cylon.draw.
func (t *Table) receiveAsCylon(p Seat, x Ctx) {
	n, each := CylonDraws, CylonDraws
	if t.handicapped() {
		n, each = HandicapDraws, HandicapDraws
	}
	if t.Feature(options.Expansion) {
		each = 1
	}
	x.Rule = "cylon.draw"
	t.drawUpTo(p, n, each, AnySkill, ReqReceive, x)
}

// Once carries out an effect that is allowed once in a turn.
type Once struct {
	Used OncePerTurn
	Then Effect
}

// Do marks the turn.
func (o Once) Do(t *Table, x Ctx) {
	t.S.This.Used |= o.Used
	o.Then.Do(t, x)
}

// LoseHighest takes N from the highest resource; of several equally high the
// acting player picks one.
type LoseHighest struct{ N int8 }

// Do asks where there is a choice.
func (l LoseHighest) Do(t *Table, x Ctx) {
	high := int8(0)
	for _, v := range t.S.Dials {
		high = max(high, v)
	}
	r := t.request(x.By.Seat, ReqResource, x)
	for k, v := range t.S.Dials {
		if v == high {
			r.add(OfResource(Resource(k)))
		}
	}
	t.turnDial(t.askOne(r).Resource(), -l.N, x)
}
