package rules

// HitScar is the lowest roll that destroys Scar.
const HitScar = 7

// ActScar lets Scar act, twice while the card that brought him is in play.
func ActScar(t *Table, s Ship, _ Area, x Ctx) {
	times := 1
	if t.bars(ScarTwice) {
		times = 2
	}
	for range times {
		if b, a, ok := t.S.FindShip(s); ok && b == MainSpace {
			ActRaider(t, s, a, x)
		}
	}
}

// destroyRaiders lets whoever acts destroy up to n raiders of an area by one
// roll: Scar can be among them only if it was high enough. Rule combat.scar.
func (t *Table) destroyRaiders(a Area, n, roll int, x Ctx) {
	for ; n > 0; n-- {
		if scar := t.on(TheScar, a) > 0 && roll >= HitScar; scar && int(t.shipsIn(Raider, a)) <= n {
			t.DestroyShip(TheScar, a, x) // all of them go: there is nothing to choose
			continue
		}
		r := t.request(x.By.Seat, ReqTarget, x)
		t.offerShip(r, Raider, a)
		if roll >= HitScar {
			t.offerShip(r, TheScar, a)
		}
		if r.N == 0 {
			return
		}
		t.DestroyShip(t.askOne(r).Ship(), a, x)
	}
}

// RaiderLost discards the cards in play that end with Scar, or with the last
// raider: [ShipKind.Lost].
func RaiderLost(t *Table, _ Ctx) {
	if t.S.InSpace(MainSpace, TheScar) == 0 {
		t.endInPlay(UntilScar, CrisisDiscard, 0)
	}
	if t.ships(Raider) == 0 {
		t.endInPlay(UntilNoRaiders, CrisisDiscard, 0)
	}
}
