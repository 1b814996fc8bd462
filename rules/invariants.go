package rules

import (
	"strconv"

	"ragtag/options"
)

// InvariantError is a state that no game can be in.
type InvariantError struct{ What string }

// Error says what is wrong.
func (e *InvariantError) Error() string { return "rules: impossible state: " + e.What }

// Invariants returns an *InvariantError for the first thing found that cannot be true
// in any game, at a request or between two phases. Examples are a component that is
// lost or in a place of another kind, a ship too many, a title held by nobody or by a
// Cylon, a hand that its owner does not know, and bounds that exclude the truth. A
// state that it passes need not be one that play can reach.
func (t *Table) Invariants() error {
	for _, wrong := range [...]func() string{
		t.wrongRow, t.wrongComponents, t.wrongKnowledge, t.wrongBounds, t.wrongShips, t.wrongCivilians, t.wrongDamage, t.wrongCaprica,
		t.wrongPeople, t.wrongGoals, t.wrongTitles, t.wrongTracks, t.wrongCheck, t.wrongDiscard, t.wrongClues, t.wrongAllies,
	} {
		if what := wrong(); what != "" {
			return &InvariantError{what}
		}
	}
	return nil
}

// Invariants checks the game's table at the open question.
func (g *Game) Invariants() error { return g.t.Invariants() }

func number(n int) string { return strconv.Itoa(n) }

// wrongRow: the zones follow one another, and the row ends where they do.
func (t *Table) wrongRow() string {
	start := &t.S.Start
	for z := range NumZones {
		if start[z] > start[z+1] || start[0] != 0 || start[NumZones] > MaxSlots {
			return "the row of zones is broken at " + z.String()
		}
	}
	for i := int(start[NumZones]); i < MaxSlots; i++ {
		if t.S.Slots[i].Comp != None {
			return "slot " + number(i) + " is behind the last zone"
		}
	}
	return ""
}

// wrongComponents: every copy of every card, token and civilian ship is
// somewhere, once, in a zone for its kind.
func (t *Table) wrongComponents() string {
	have := make([]int, t.cat.Size())
	for z := range NumZones {
		for _, s := range t.S.In(z) {
			have[s.Comp]++
			if !t.belongs(s.Comp, z) {
				return t.cat.Ref(s.Comp) + " is in " + z.String()
			}
		}
	}
	for k := KindSkill; k < NumKinds; k++ {
		if k == KindCharacter || k == KindAbility || k == KindLocation || k == KindTitle || k == KindObjective {
			continue // they are in no zone
		}
		for _, c := range t.cat.All(k) {
			want := 0
			if t.inPlay(c) {
				want = t.cat.Copies(c)
			}
			if have[c] != want {
				return "there are " + number(have[c]) + " of " + t.cat.Ref(c)
			}
		}
	}
	return ""
}

// wrongKnowledge: owners know what they hold, what is face up is public, and
// nothing in a deck is.
func (t *Table) wrongKnowledge() string {
	for z := range NumZones {
		owner, face := t.ownerOf(z), z.row().face
		for _, s := range t.S.In(z) {
			switch public := s.Known&Public != 0; {
			case owner != Nobody && !s.Sees(owner):
				return "seat " + number(int(owner)) + " does not know " + t.cat.Ref(s.Comp) + " in its " + z.String()
			case face == faceUp && !public:
				return t.cat.Ref(s.Comp) + " is not public in " + z.String()
			case face == faceDown && public:
				return t.cat.Ref(s.Comp) + " is public in " + z.String()
			case s.Known&^(t.all()|Public) != 0:
				return t.cat.Ref(s.Comp) + " is known to a seat that nobody has"
			}
		}
	}
	return ""
}

// wrongBounds: no hand, with what it added to a check face down, and no Destiny
// deck holds more cards of a type than it can by public knowledge.
func (t *Table) wrongBounds() string {
	var held [MaxSeats + 1][numSkills]uint8
	count := func(group int, c Comp) { held[group][t.cat.Skill(c).Skill]++ }
	for p := range t.seats() {
		for _, s := range t.S.In(Hand + Zone(p)) {
			count(int(p), s.Comp)
		}
	}
	for _, s := range t.S.In(Destiny) {
		count(MaxSeats, s.Comp)
	}
	for _, s := range t.S.In(CheckPile) {
		if p := int(s.Tag) - 1; s.Known&Public == 0 && p < MaxSeats { // a Destiny deck may be a newer one
			count(p, s.Comp)
		}
	}
	for g := range held {
		for k, n := range held[g] {
			if g == MaxSeats && n > DestinyCopies+t.S.Seeded[k] {
				return "the Destiny deck holds " + number(int(n)) + " cards of " + Skill(k).String()
			}
			if n > t.S.Bounds[g][k] {
				return "group " + number(g) + " holds " + number(int(n)) + " cards of " + Skill(k).String() + ", at most " +
					number(int(t.S.Bounds[g][k])) + " by what is public"
			}
		}
	}
	return ""
}

// wrongShips: the ships on the board and off it are those of the box.
func (t *Table) wrongShips() string {
	for k := range Ship(MaxShips) {
		if what := t.wrongKind(k); what != "" {
			return what
		}
	}
	for _, n := range t.S.Boarding {
		if n < 0 {
			return "fewer than no centurions"
		}
	}
	switch {
	case t.S.Nukes < 0 || t.S.Nukes > t.S.MostNukes():
		return number(int(t.S.Nukes)) + " nukes"
	case t.S.Caprica == NotSettled && t.forces() > 0:
		return number(t.forces()) + " occupation forces"
	}
	return ""
}

// wrongKind: no more ships of a kind are out of the box than were in it, and no
// human ship goes back there.
func (t *Table) wrongKind(k Ship) string {
	row := t.cat.Ship(k)
	for b := range Space(MaxSpaces) {
		for a, n := range t.S.Ships[b][k] {
			if n < 0 || n > 0 && (row.ID == "" || !t.hasSpace(b)) {
				return number(int(n)) + " of " + row.ID + " in " + Area(a).String()
			}
		}
	}
	d := &t.S.Berths[k]
	left, most := t.stockOf(k), t.cat.inBox(row.class, t.S.Groups)
	switch {
	case row.ID == "" || k == CivilianShip:
		return ""
	case row.Side == HumanSide && row.Start == Berths{}:
		if k != Viper || !t.Feature(options.ScrapRepairs) {
			most = 0
		}
	case row.Side == HumanSide && most > 0 && !t.Feature(options.LateBoards):
		most -= int(row.Start.Reserves + row.Start.Damaged + row.Start.Destroyed)
	}
	if left < 0 || left > most || min(d.Reserves, d.Damaged, d.Destroyed) < 0 || row.Single && t.out(k) > 1 {
		return number(t.out(k)) + " of " + row.ID
	}
	return ""
}

// wrongCivilians: a civilian ship has a letter of its own on the board, and
// none off it.
func (t *Table) wrongCivilians() string {
	var taken [256]bool
	for z := CivilianPile; z <= CivilianGone; z++ {
		onBoard := z >= CivilianIn && z < CivilianLock
		for _, s := range t.S.In(z) {
			if onBoard != (s.Tag != 0) || s.Tag != 0 && taken[s.Tag] {
				return "a civilian ship in " + z.String() + " has letter " + number(int(s.Tag))
			}
			taken[s.Tag] = true
		}
	}
	return ""
}

// wrongDamage: the damaged locations are those with a token, of boards that have joined the
// fleet, and a basestar keeps its tokens only while it is in space.
func (t *Table) wrongDamage() string {
	var marked Locs
	for _, z := range [...]Zone{DamageOn, PegasusOn} {
		for _, s := range t.S.In(z) {
			l := t.cat.Damage(s.Comp).loc
			if marked = marked.With(l); t.awaited(t.cat.At(l).Board) {
				return t.PlaceRef(l) + " is damaged before it is there"
			}
		}
	}
	if marked != t.S.Damaged || t.S.Count(DamageOn)+t.S.Count(PegasusOn) != marked.Len() {
		return "the damaged locations are not those with a token"
	}
	for _, k := range t.cat.classes[BasestarA] {
		b, _, on := t.S.FindShip(k)
		if n := t.hull(k); n > 0 && (!on || b != MainSpace) || n >= BasestarHull {
			return t.cat.ShipID(k) + " stands: " + strconv.FormatBool(on) + ", with " + number(n) + " points of damage"
		}
	}
	return ""
}
