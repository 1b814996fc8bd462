package rules

// DestroyHub turns the overlay of the Cylon locations over: from now on Hub Destroyed is
// where Cylon players come back. Rule location.hub-destroyed.
type DestroyHub struct{}

// Do turns it; anyone who is on the Resurrection Ship is on what takes its place.
func (DestroyHub) Do(t *Table, x Ctx) {
	was := t.Place(AtResurrection)
	t.S.HubLost = true
	t.tell(Event{Kind: EvHubLost, Rule: "location.hub-destroyed", Cause: x.Source})
	for p := range t.Players() {
		if t.S.Seats[p].Loc == was {
			t.S.Seats[p].Loc = t.Place(AtResurrection)
		}
	}
}

// atHub is the Receive Skills step of a Cylon player on Hub Destroyed: all Super Crisis
// cards are discarded, and no Skill cards are drawn.
func (t *Table) atHub(p Seat, x Ctx) {
	x.Rule = "location.hub-destroyed"
	z := SuperHand + Zone(p)
	if n := t.S.Count(z); n > 0 {
		e := Event{Kind: EvSupersGone, Rule: x.Rule, By: ref(p), Count: n, Comps: t.sorted(z)}
		for t.S.Count(z) > 0 {
			t.S.toTop(z, t.S.Count(z)-1, SuperDiscard).Known = Public
		}
		sortSlots(t.S.In(SuperDiscard)[t.S.Count(SuperDiscard)-n:])
		t.tell(e)
	}
}

// Reborn discards Cards Skill cards, moves the acting player to the Cylon Fleet and lets
// it draw a Super Crisis card. Rule location.hub-destroyed.
type Reborn struct{ Cards int8 }

// Do pays, draws and moves.
func (e Reborn) Do(t *Table, x Ctx) {
	t.discard(x.By.Seat, int(e.Cards), Paid, x)
	if !t.present(x.By) {
		return
	}
	DrawSuper{Who: Acting, N: 1}.Do(t, x)
	t.goTo(x.By, t.Place(AtCylonFleet), x)
}

// overturned reports whether location l is on the side of an overlay that is face down.
func (t *Table) overturned(l Loc) bool {
	switch k := t.cat.At(l); {
	case k.Role == AtHub:
		return !t.S.HubLost
	case k.Role == AtResurrection:
		return t.S.HubLost
	case k.Board == ColonialOne && t.wrecks():
		return (k.Role == AtWreck) != t.gone(ColonialOne)
	}
	return false
}
