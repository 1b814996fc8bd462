package rules

import "ragtag/options"

// MayInfiltrate reports whether the acting player may go among the humans. Rule
// infiltrate.
func MayInfiltrate(t *Table, x Ctx) bool { return t.leads(x.By.Seat) || t.sympathetic(x.By.Seat) }

// GoAmongHumans moves the acting player to a location of Galactica that is not
// hazardous; from then on it infiltrates the humans. Rule infiltrate.
type GoAmongHumans struct{}

// Do asks for the location.
func (GoAmongHumans) Do(t *Table, x Ctx) {
	p := x.By.Seat
	x.Rule = "infiltrate"
	r := t.request(p, ReqLocation, x)
	for i := range t.cat.locations {
		k, l := &t.cat.locations[i], FirstLoc+Loc(i)
		if k.Board == Galactica && !k.Hazardous && t.inPlay(t.cat.locComp[i]) && !t.shuns(p, l) {
			r.add(OfComp(t.cat.locComp[i]))
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

// goBack ends an infiltration by an action. From the Brig, all but a few Skill
// cards are discarded afterwards. Rule infiltrate.end.
func (t *Table) goBack(w Who) {
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Rule: "infiltrate.end"}
	cost := t.wayBack(w.Seat)
	t.resurrect(w, x)
	t.discard(w.Seat, cost, ByChoice, x)
}

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
// otherwise. Rule infiltrate.draw.
func (t *Table) receiveInside(p Seat, x Ctx) {
	x.Rule = "infiltrate.draw"
	switch {
	case t.sheetHolds(p):
		t.receiveSheet(p, -1, x)
		t.drawOf(p, 1, t.skillSet(p), ReqReceive, x)
	case t.Feature(options.Expansion):
		t.drawUpTo(p, 3, 1, t.skillSet(p), ReqReceive, x)
	default:
		drawn := t.drawUpTo(p, 2, 2, t.skillSet(p), ReqReceive, x)
		t.drawOf(p, 1, t.skillSet(p)&^drawn, ReqReceive, x)
	}
}
