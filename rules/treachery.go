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

// AnyoneJailed reports whether a human player is in the Brig.
func AnyoneJailed(t *Table, _ Ctx) bool {
	for p := range Seat(t.S.Players) {
		if t.human(p) && Jailed(t, p) {
			return true
		}
	}
	return false
}

// LoseHighest takes N from the highest resource; of several equally high whoever
// acts picks one.
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

// HasDestiny reports whether the Destiny deck holds a card.
func HasDestiny(t *Table, _ Ctx) bool { return t.S.Count(Destiny) > 0 }

// SwapDestiny swaps the card being played, which lies on its discards, with the
// top card of the Destiny deck.
type SwapDestiny struct{}

// Do swaps them. Everybody knows what lies on the deck now, and only whoever
// acts what it took.
func (SwapDestiny) Do(t *Table, x Ctx) {
	p := x.By.Seat
	k := t.cat.Skill(x.Source).Skill
	pile := SkillDiscard + Zone(k)
	s := t.S.toTop(Destiny, t.S.Count(Destiny)-1, Hand+Zone(p))
	taken := s.Comp
	t.tookDestiny(p, s)
	s.Known |= Seats(0).With(p)
	t.S.toTop(pile, t.S.find(pile, x.Source), Destiny).Known = t.all()
	t.intoDestiny(k, 1)
	t.tell(Event{Kind: EvSwapped, Rule: x.Rule, Cause: x.Source, By: ref(p), To: Seats(0).With(p), Private: t.comp1(taken)})
}

// tookDestiny widens the public bounds of a hand by a card from the Destiny deck.
func (t *Table) tookDestiny(p Seat, s *Slot) {
	if s.Known == t.all() {
		t.S.Bounds[p][t.cat.Skill(s.Comp).Skill]++
		return
	}
	for k := range numSkills {
		if t.S.Bounds[MaxSeats][k] > 0 {
			t.S.Bounds[p][k]++
		}
	}
}

// intoDestiny widens the public bounds of the Destiny deck by n cards of a type.
func (t *Table) intoDestiny(k Skill, n uint8) {
	t.S.Bounds[MaxSeats][k] += n
	t.S.Seeded[k] += n
}
