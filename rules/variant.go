package rules

import "ragtag/options"

// The official variants for other numbers of players change few rules, each in
// its place; what they bring of their own is here.

// Solo reports whether the game is the one-player variant. Rule variant.solo.
func (t *Table) Solo() bool { return t.S.Choice.Has(options.Solo) }

// coop reports whether the game is the fully cooperative variant.
func (t *Table) coop() bool { return t.S.Choice.Has(options.Coop) }

// duo reports whether the game is the two-player variant.
func (t *Table) duo() bool { return t.S.Choice.Has(options.Duo) }

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
