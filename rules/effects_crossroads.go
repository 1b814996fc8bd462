package rules

// Effects that Crossroads cards brought.

// MayDiscardTrauma lets a player discard N trauma tokens of its choice, or none.
type MayDiscardTrauma struct {
	Who Role
	N   int8
}

// Do asks who has any.
func (e MayDiscardTrauma) Do(t *Table, x Ctx) {
	p := t.role(e.Who, x)
	x.Rule = "trauma.what"
	if p != Nobody && t.S.Count(TraumaHand+Zone(p)) > 0 && t.May(p, x) {
		t.discardTrauma(p, int(e.N), false, x)
	}
}

// DealLoyalty lets the acting player choose a human player who is no infiltrator, and
// who draws a Loyalty card, once an unused "not a Cylon" card is in the deck.
type DealLoyalty struct{}

// Do shuffles the card in, asks and deals. Rule limits.decks.
func (DealLoyalty) Do(t *Table, x Ctx) {
	t.addHumans(1)
	p := t.ChooseSeat(x.By.Seat, false, x, func(t *Table, p Seat) bool { return !t.S.Seats[p].Revealed })
	if p != Nobody {
		t.dealTo(p, 1, x.Rule)
		t.revealSympathizer()
	}
}

// RestoreViper lets the acting player return a destroyed viper to the Reserves.
type RestoreViper struct{}

// Do asks which kind, where several are.
func (RestoreViper) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqRepair, x)
	for _, k := range t.cat.hulls {
		if t.S.Berths[k].Destroyed > 0 {
			r.add(OfHull(OptDestroyed, k))
		}
	}
	if r.N == 0 {
		return
	}
	k := t.askOne(r).Ship()
	t.S.Berths[k].Destroyed--
	t.S.Berths[k].Reserves++
	t.noteMotives()
	t.tell(Event{Kind: EvRepaired, Rule: "damage.repair", Cause: x.Source, By: ref(x.By.Seat), Count: 1})
}

// HitBasestar lets the acting player choose a basestar around Galactica, which is
// damaged.
type HitBasestar struct{}

// Do asks which.
func (HitBasestar) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerBasestars(r)
	if r.N > 0 {
		t.damageBasestar(t.askOne(r).Ship(), x)
	}
}

// RemoveRaiders lets the acting player remove N raiders that are around Galactica.
// They are not destroyed.
type RemoveRaiders struct{ N int8 }

// Do asks for one after another.
func (e RemoveRaiders) Do(t *Table, x Ctx) {
	for left := e.N; left > 0; left-- {
		r := t.request(x.By.Seat, ReqTarget, x)
		r.Left = uint8(left)
		for a := range NumAreas {
			t.offerShip(r, Raider, a)
		}
		if r.N == 0 {
			return
		}
		a := t.askOne(r).Area()
		t.remove(MainSpace, Raider, a, 1)
		t.tell(Event{Kind: EvWithdrawn, Rule: x.Rule, Cause: x.Source, Ship: Raider, Area: a})
	}
}

// RaidersAlone activates the raiders that are around Galactica; without any, nothing
// happens.
type RaidersAlone struct{}

// Do activates them.
func (RaidersAlone) Do(t *Table, x Ctx) {
	if t.away() || t.acting(Raiders) == 0 || t.S.This.Truce {
		return
	}
	x.By, x.Rule = t.who(t.S.Current), activationRules[Raiders]
	t.Coverage.activation(Raiders)
	t.tell(Event{Kind: EvActivated, Rule: x.Rule, Cause: x.Source, Icon: Raiders})
	t.activateRaiders(false, x)
}
