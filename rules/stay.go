package rules

import "ragtag/options"

// When the fleet jumps, the vipers come home, save those of a hull that may stay in
// space: each pilot of one decides for himself, and the current player for those
// that nobody pilots. Rule vipers.assault-raptor.

// mooring is what stays in space in a jump.
type mooring struct {
	pilots Seats
	ships  [MaxShips][NumAreas]int8 // without a pilot
}

// moor asks what stays in space, the pilots first.
func (t *Table) moor() (m mooring) {
	x := Ctx{Rule: "vipers.assault-raptor"}
	for p := range t.clockwise(t.S.Current) {
		a, flies := t.S.Seats[p].Loc.Area()
		if !flies || !t.cat.Ship(t.S.Hull(p)).Viper.Stays {
			continue
		}
		r := t.request(p, ReqStay, x)
		r.About = Subject{Area: a, Pilot: ref(p)}
		r.add(OfKind(OptYes))
		r.add(OfKind(OptNo))
		if t.askOne(r).Kind == OptYes {
			m.pilots = m.pilots.With(p)
		}
	}
	if t.Feature(options.RaptorsStay) {
		for _, k := range t.cat.hulls {
			if t.cat.Ship(k).Viper.Stays {
				m.ships[k] = t.S.Ships[MainSpace][k]
			}
		}
		return m
	}
	r := t.request(t.S.Current, ReqStay, x)
	all := 0
	for _, k := range t.cat.hulls {
		for a := range NumAreas {
			if n := int(t.on(k, a)); n > 0 && t.cat.Ship(k).Viper.Stays {
				r.addN(ShipIn(k, a), n)
				all += n
			}
		}
	}
	if all == 0 {
		return m
	}
	r.Min, r.Max = 0, uint8(all)
	picks := t.ask(r)
	for i := range picks.N {
		m.ships[picks.Option[i].Ship()][picks.Option[i].Area()] = int8(picks.Count[i])
	}
	return m
}

// vipersHome returns the vipers in space to the Reserves, and their pilots to the
// Hangar Deck, save what stays.
func (t *Table) vipersHome(m *mooring, x Ctx) {
	t.dockVipers(m, x)
	for p := range t.Players() {
		if _, ok := t.S.Seats[p].Loc.Area(); ok && !m.pilots.Has(p) {
			t.stand(t.who(p), t.Place(AtHangar))
			t.tell(Event{Kind: EvSent, Rule: "vipers.leave", Cause: x.Source, At: ref(p), Loc: t.S.Seats[p].Loc})
		}
	}
}

// dockVipers returns the vipers without a pilot to the Reserves, save what stays.
func (t *Table) dockVipers(m *mooring, x Ctx) {
	n := 0
	for _, k := range t.cat.hulls {
		for a := range NumAreas {
			home := t.on(k, a) - m.ships[k][a]
			t.dock(k, a, home)
			n += int(home)
		}
	}
	if n > 0 {
		t.tell(Event{Kind: EvVipersHome, Rule: x.Rule, Cause: x.Source, Count: n})
	}
}

// dockMoored returns to the Reserves what may have stayed in space in the jump to New
// Caprica: none stays there. Rule new-caprica.begin.
func (t *Table) dockMoored(x Ctx) { t.dockVipers(&mooring{}, x) }
