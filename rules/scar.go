package rules

// HitScar is the lowest roll that destroys Scar.
const HitScar = 7

// scarIn reports whether Scar is in an area. He is one of its raiders, marked.
func (t *Table) scarIn(a Area) bool { return t.S.Cylons.Scar.On && t.S.Cylons.Scar.Area == a }

// plainRaiders returns how many raiders other than Scar are in an area.
func (t *Table) plainRaiders(a Area) int8 {
	n := t.S.Cylons.Raiders[a]
	if t.scarIn(a) {
		n--
	}
	return n
}

// placeScar places a raider and marks it as Scar.
func (t *Table) placeScar(a Area, _ int, x Ctx) {
	if t.raiderStock() > 0 && !t.S.Cylons.Scar.On {
		t.S.Cylons.Raiders[a]++
		t.S.Cylons.Scar = Scar{On: true, Area: a}
		t.tell(Event{Kind: EvShipPlaced, Rule: x.Rule, Cause: x.Source, N: int(TheScar), M: 1, Area: a})
	}
}

// activateScar lets Scar act, twice while the card that brought him is in play.
func (t *Table) activateScar(x Ctx) {
	times := 1
	if t.bars(ScarTwice) {
		times = 2
	}
	for range times {
		if t.S.Cylons.Scar.On {
			t.activateRaider(TheScar, t.S.Cylons.Scar.Area, x)
		}
	}
}

// destroyRaiders lets whoever acts destroy up to n raiders of an area by one
// roll: Scar can be among them only if it was high enough. Rule combat.scar.
func (t *Table) destroyRaiders(a Area, n, roll int, x Ctx) {
	for ; n > 0; n-- {
		if scar := t.scarIn(a) && roll >= HitScar; scar && int(t.S.Cylons.Raiders[a]) <= n {
			t.destroyShip(TheScar, a, x) // all of them go: there is nothing to choose
			continue
		}
		r := t.request(x.By.Seat, ReqTarget, x)
		if t.plainRaiders(a) > 0 {
			r.add(Option{Kind: OptShipIn, N: uint8(Raider), Comp: Comp(a)})
		}
		if t.scarIn(a) && roll >= HitScar {
			r.add(Option{Kind: OptShipIn, N: uint8(TheScar), Comp: Comp(a)})
		}
		if r.N == 0 {
			return
		}
		t.destroyShip(Ship(t.askOne(r).N), a, x)
	}
}

// raidersGone discards the cards in play that end with Scar, or with the last
// raider.
func (t *Table) raidersGone() {
	if !t.S.Cylons.Scar.On {
		t.endInPlay(UntilScar, CrisisDiscard, 0)
	}
	if t.raiders() == 0 {
		t.endInPlay(UntilNoRaiders, CrisisDiscard, 0)
	}
}
