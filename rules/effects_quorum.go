package rules

// Effects that later Quorum cards brought.

// SelfDefense lets the acting player choose a civilian ship on the board, in
// whose area raiders or heavy raiders are destroyed; then Roll follows for the
// ship.
type SelfDefense struct {
	Raiders, Heavy int8
	Roll           Roll
}

// Do asks for the ship and for what is destroyed, and rolls.
func (e SelfDefense) Do(t *Table, x Ctx) {
	picks := t.askShips(1, 1, x)
	if picks.N == 0 {
		return
	}
	t.S.This.Defender = picks.Option[0].Letter()
	z, _ := t.findCivilian(t.S.This.Defender)
	a := Area(z - CivilianIn)
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerShip(r, Raider, a)
	t.offerShip(r, HeavyRaider, a)
	if r.N > 0 {
		s, n := Raider, min(e.Raiders, t.on(Raider, a))
		if t.askOne(r).Ship() == HeavyRaider {
			s, n = HeavyRaider, min(e.Heavy, t.on(HeavyRaider, a))
		}
		for range n {
			t.DestroyShip(s, a, x)
		}
	}
	e.Roll.Do(t, x)
	t.S.This.Defender = 0
}

// LoseDefender destroys the civilian ship that defended itself.
type LoseDefender struct{}

// Do destroys it. Rule civilians.destroy.
func (LoseDefender) Do(t *Table, x Ctx) {
	if letter := t.S.This.Defender; letter > 0 {
		t.destroyLetter(letter, x)
	}
}

// AnyoneMourned reports whether morale has been lost to an execution.
func AnyoneMourned(t *Table, _ Ctx) bool { return t.S.Mourned > 0 }

// AnyoneAt returns a test for a human player in a place.
func AnyoneAt(at Place) func(*Table, Ctx) bool {
	return func(t *Table, x Ctx) bool {
		return Some(t, x, func(t *Table, by, p Seat) bool { return t.stands(by, p, at) })
	}
}

// stands reports whether seat p is a human player in a place, as seat by calls
// it. Rule new-caprica.detention.
func (t *Table) stands(by, p Seat, at Place) bool {
	return t.human(p) && t.S.Seats[p].Loc == t.redirect(by, t.Place(at))
}

// ExecuteFrom lets the acting player choose a human player in a place, who is
// executed.
type ExecuteFrom struct{ At Place }

// Do asks and executes.
func (e ExecuteFrom) Do(t *Table, x Ctx) {
	w := t.who(t.ChooseSeat(x.By.Seat, false, x, func(t *Table, p Seat) bool { return t.stands(x.By.Seat, p, e.At) }))
	if w.Seat != Nobody {
		t.execute(w, x)
	}
}
