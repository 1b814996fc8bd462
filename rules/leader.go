package rules

import "ragtag/options"

// A Cylon Leader is a known Cylon from the start who keeps a sheet, has no Loyalty
// cards, and wins by goals of its own; so does the Sympathetic Cylon, without the
// sheet.

// leads reports whether seat p plays a Cylon Leader. Rule leader.what.
func (t *Table) leads(p Seat) bool {
	c := t.S.Seats[p].Character
	return c != None && t.cat.Character(c).Class == CylonLeader
}

// sympathetic reports whether seat p has revealed the Sympathetic Cylon card.
func (t *Table) sympathetic(p Seat) bool {
	for _, s := range t.S.In(LoyaltyShown + Zone(p)) {
		if t.cat.Loyalty(s.Comp).Kind == SympatheticCylon {
			return true
		}
	}
	return false
}

// mustLead reports whether the next seat to pick a character has to pick a Cylon
// Leader: one must be played, and it is the last. Rule setup.characters.
func (t *Table) mustLead() bool {
	if !t.needsLeader() {
		return false
	}
	left := 0
	for p := range t.Players() {
		if t.S.Seats[p].Character == None {
			left++
		}
	}
	return left == 1
}

// needsLeader reports whether somebody is still to become the Cylon Leader of this game.
func (t *Table) needsLeader() bool {
	return t.S.Choice.Has(options.CylonLeader) && t.leader() == Nobody
}

// skillSet returns the types of Skill cards that seat p can draw: those of its sheet,
// or any if it has no sheet in force. Rules turn.draw, leader.draw.
func (t *Table) skillSet(p Seat) Skills {
	if t.sheetHolds(p) {
		return t.sheet(p).Skills()
	}
	return AnySkill
}

// shuns reports whether the sheet of seat p keeps it from going to location l of
// its own accord.
func (t *Table) shuns(p Seat, l Loc) bool {
	if !t.sheetHolds(p) {
		return false
	}
	shuns := t.sheet(p).Shuns
	return shuns != nil && shuns(t, p, l)
}

// turnSympathetic makes a human player who was dealt the Sympathetic Cylon card a
// revealed Cylon with goals of its own. Rule variant.sympathetic-cylon.
func (t *Table) turnSympathetic(p Seat, c Comp) {
	x := Ctx{By: t.who(p), Source: c, Origin: FromLoyalty, Rule: "variant.sympathetic-cylon"}
	t.Coverage.branch(c, BranchMain)
	t.tell(Event{Kind: EvSympathizer, Rule: x.Rule, By: ref(p), Comp: c, Sympathy: IsSympathetic})
	t.becomeCylon(x.By, false, x)
	if t.Feature(options.Motive) {
		t.dealMotives(p, AllMotives)
		return
	}
	t.takeAgenda(p, false)
}

// leader returns the seat that plays a Cylon Leader, or Nobody.
func (t *Table) leader() Seat {
	for p := range t.Players() {
		if t.leads(p) {
			return p
		}
	}
	return Nobody
}
