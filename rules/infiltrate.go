package rules

import "ragtag/options"

// MayInfiltrate reports whether the acting player may go among the humans. Rule
// infiltrate.
func MayInfiltrate(t *Table, x Ctx) bool {
	return t.leads(x.By.Seat) || t.sympathetic(x.By.Seat) || t.Feature(options.CylonsInside)
}

// GoAmongHumans moves the acting player to a location of Galactica that is not
// hazardous; from then on it infiltrates the humans. Rule infiltrate.
type GoAmongHumans struct{}

// Do asks for the location.
func (GoAmongHumans) Do(t *Table, x Ctx) {
	p := x.By.Seat
	x.Rule = "infiltrate"
	r := t.request(p, ReqLocation, x)
	for l := range t.locations() {
		k := t.cat.At(l)
		if t.opensTo(k.Board) && !k.Hazardous && !k.Wide && !t.overturned(l) && !t.shuns(p, l) {
			r.add(OfComp(t.cat.LocComp(l)))
		}
	}
	if r.N == 0 {
		return
	}
	l := t.cat.LocOf(t.askOne(r).Comp())
	t.S.Seats[p].Infiltrating = true
	t.stand(x.By, l)
	t.tell(Event{Kind: EvInfiltrates, Rule: x.Rule, By: ref(p), Loc: l})
}

// opensTo reports whether an infiltration can begin on a board: on Galactica or, where
// every Cylon player may infiltrate, on any ship of the humans.
func (t *Table) opensTo(b Board) bool {
	switch {
	case b == Galactica:
		return true
	case b == RebelBasestar:
		return t.Feature(options.CylonsInside) && t.S.Rebels == RebelsHuman
	}
	return t.Feature(options.CylonsInside) && !b.ForCylons() && b != NewCaprica && !t.closed(b) && t.closedBy(b) == None
}

// goBack ends an infiltration by an action. From the Brig, all but a few Skill
// cards are discarded afterwards. Rule infiltrate.end.
func (t *Table) goBack(w Who) {
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Rule: "infiltrate.end"}
	cost := t.wayBack(w.Seat)
	t.window(WhenWithdraws, x, Seats(0).With(w.Seat))
	elsewhere := !t.S.Seats[w.Seat].Infiltrating
	if !elsewhere {
		t.resurrect(w, x)
	}
	t.discard(w.Seat, cost, ByChoice, x)
	if elsewhere {
		t.act(w, x)
	}
}

// WithdrawElsewhere ends the infiltration of the acting player on a Cylon location of
// its choice that is not hazardous, instead of on the Resurrection Ship; until
// Galactica returns, on New Caprica. Another action follows. Rule infiltrate.end.
type WithdrawElsewhere struct{}

// Do asks for the location, and moves.
func (WithdrawElsewhere) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqLocation, x)
	for l := range t.locations() {
		k := t.cat.At(l)
		if on := t.cylonBoard(k.Board) && !t.away() || k.Board == NewCaprica && t.away(); !on || k.Hazardous || k.Wide || t.closed(k.Board) || t.overturned(l) {
			continue
		}
		r.add(OfComp(t.cat.LocComp(l)))
	}
	r.sort()
	l := t.cat.LocOf(t.askOne(r).Comp())
	t.endInfiltration(p)
	t.goTo(x.By, l, x)
}

// cylonBoard reports whether the locations of a board are Cylon locations. The rebel
// basestar has some while she is with the Cylons. Rule rebel-basestar.
func (t *Table) cylonBoard(b Board) bool {
	return b.ForCylons() || b == RebelBasestar && t.S.Rebels == RebelsCylon
}

// Recall ends the infiltration of the acting player, if it infiltrates still, and moves
// it to the Resurrection Ship. Rule infiltrate.end.
type Recall struct{}

// Do moves it.
func (Recall) Do(t *Table, x Ctx) {
	if t.present(x.By) && t.S.Seats[x.By.Seat].Infiltrating {
		t.resurrect(x.By, x)
	}
}

// IsInside reports whether the acting player infiltrates the humans.
func IsInside(t *Table, x Ctx) bool { return t.S.Seats[x.By.Seat].Infiltrating }

// wayBack returns how many Skill cards it costs seat p to end its infiltration by an
// action.
func (t *Table) wayBack(p Seat) int {
	if !Jailed(t, p) {
		return 0
	}
	return t.beyond(p, RevealHand)
}

// endInfiltration makes an infiltrator a Cylon player again, whatever brought it
// to the Cylon locations: it loses what such a player cannot have. Rule
// infiltrate.end.
func (t *Table) endInfiltration(p Seat) {
	x := Ctx{By: t.who(p), Rule: "infiltrate.end"}
	t.S.Seats[p].Infiltrating = false
	t.tell(Event{Kind: EvReturns, Rule: x.Rule, By: ref(p)})
	t.discardBefore(p, x)
	t.dropMutiny(p, x)
}

// receiveInside is the Receive Skills step of an infiltrator: one card more than
// otherwise, or as many as the sheet says. Rule infiltrate.draw.
func (t *Table) receiveInside(p Seat, x Ctx) {
	x.Rule = "infiltrate.draw"
	switch {
	case t.sheetHolds(p):
		t.receiveSheet(p, -1, x)
		t.drawOf(p, max(1, int(t.traits(p).InsideDraws)), t.skillSet(p), ReqReceive, x)
	case t.Feature(options.Expansion):
		t.drawUpTo(p, 3, 1, t.skillSet(p), ReqReceive, x)
	default:
		drawn := t.drawUpTo(p, 2, 2, t.skillSet(p), ReqReceive, x)
		t.drawOf(p, 1, t.skillSet(p)&^drawn, ReqReceive, x)
	}
}
