package rules

// HitScar is the lowest roll that destroys Scar.
const HitScar = 7

// destroyRaiders lets the acting player destroy up to n raiders of an area by
// one roll: Scar can be among them only if it was high enough. Rule
// combat.scar.
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

// RaiderLost is the moment at which Scar, or the last raider, is gone:
// [ShipKind.Lost].
func RaiderLost(t *Table, x Ctx) {
	if t.S.InSpace(MainSpace, TheScar) == 0 {
		t.moment(WhenNoScar, x)
	}
	if t.ships(Raider) == 0 {
		t.moment(WhenNoRaiders, x)
	}
}
