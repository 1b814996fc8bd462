package rules

import "ragtag/options"

// receiveSkills gives the current player the cards of the Receive Skills step.
// Rule turn.receive-skills.
func (t *Table) receiveSkills() {
	p := t.S.Current
	seat := &t.S.Seats[p]
	x := Ctx{By: t.who(p), Rule: "turn.receive-skills"}
	switch {
	case t.grieves(p):
		t.mourn(p, x)
	case t.traits(p).Benched && t.sheetHolds(p) && seat.Turns == 1:
		t.tell(Event{Kind: EvBenched, Rule: x.Rule, By: ref(p)})
	case seat.Infiltrating && !t.laidUp(p):
		t.receiveInside(p, x)
	case !t.human(p) && t.S.HubLost && seat.Loc == t.Place(AtHub):
		t.atHub(p, x)
	case !t.human(p) && t.Feature(options.Overlay) && seat.Loc == t.Place(AtResurrection):
		x.Rule = "location.resurrection-ship"
		t.drawOf(p, 1, t.skillSet(p), ReqReceive, x)
	case t.laidUp(p):
		x.Rule = t.cat.Rule(t.cat.LocComp(seat.Loc))
		t.drawOf(p, 1-t.fewer(p), t.skillSet(p)|t.lent(), ReqReceive, x)
	case t.leads(p) && !seat.Infiltrating:
		x.Rule = "leader.draw"
		t.receiveSheet(p, -1, x)
	case !t.human(p):
		t.receiveAsCylon(p, x)
	case t.coop():
		t.receiveFewer(p, x)
	case t.helps():
		t.receiveWithHelp(p, x)
	case t.fewer(p) > 0:
		t.receiveSheet(p, t.leaveOut(p, false, x), x)
	default:
		t.receiveSheet(p, -1, x)
	}
	t.enterPhase(PhaseMovement)
}

// receiveFewer is the Receive Skills step of the cooperative variant: one card
// of the sheet is left out. Rule variant.coop.
func (t *Table) receiveFewer(p Seat, x Ctx) {
	x.Rule = "variant.coop"
	less := t.leaveOut(p, false, x)
	t.receiveSheet(p, less, x)
}

// receiveWithHelp is the Receive Skills step of the one-player variant: one card
// may be of the assist character's skill set, within SheetDraws in all. Rule
// variant.solo.
func (t *Table) receiveWithHelp(p Seat, x Ctx) {
	x.Rule = "variant.solo"
	total := 0
	for _, d := range t.sheet(p).Draws {
		total += int(d.Count)
	}
	less, help := -1, false
	if total < SheetDraws {
		help = t.May(p, x)
	} else {
		less = t.leaveOut(p, true, x)
		help = less >= 0
	}
	t.receiveSheet(p, less, x)
	if help {
		t.drawOf(p, 1, t.lent(), ReqReceive, x)
	}
}

// leaveOut asks of which entry of the sheet one card is left out; if optional, the
// player can leave out none, which is -1.
func (t *Table) leaveOut(p Seat, optional bool, x Ctx) int {
	draws := t.sheet(p).Draws
	r := t.request(p, ReqLeaveOut, x)
	if optional {
		r.add(OfKind(OptPass))
	}
	for _, d := range draws {
		r.add(OfDraws(d.From))
	}
	o := t.askOne(r)
	for i, d := range draws {
		if o.Kind == OptDraws && d.From == o.Types() {
			return i
		}
	}
	return -1
}

// receiveSheet draws what the sheet says, one card less of entry less.
func (t *Table) receiveSheet(p Seat, less int, x Ctx) {
	for i, d := range t.sheet(p).Draws {
		n := int(d.Count)
		if i == less {
			n--
		}
		t.drawOf(p, n, d.From, ReqReceive, x)
	}
}

// grieves reports whether the sheet of seat p keeps it from receiving Skill cards where
// it is.
func (t *Table) grieves(p Seat) bool {
	l := t.S.Seats[p].Loc
	return t.traits(p).Grieves && t.sheetHolds(p) && l >= FirstLoc && t.cat.At(l).Hazardous
}

// mourn is the Receive Skills step of a player who receives nothing. On Hub Destroyed
// it loses its Super Crisis cards all the same. Rule turn.receive-skills.
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
