package rules

import "ragtag/options"

// In Battlestar Epica, whenever a viper that joined the fleet on the way is repaired, a
// plain viper leaves the game. Rule epica.four.

// scraps reports whether the repair of a viper of a hull costs a plain one.
func (t *Table) scraps(k Ship) bool {
	return k != Viper && t.cat.Ship(k).Start.Damaged > 0 && t.Feature(options.ScrapRepairs)
}

// spareVipers returns how many plain vipers without a pilot can leave the game.
func (t *Table) spareVipers() int {
	d := &t.S.Berths[Viper]
	return int(d.Reserves) + int(d.Damaged) + t.S.InSpace(MainSpace, Viper)
}

// Mendable returns how many damaged vipers can be repaired.
func (t *Table) Mendable() (n int) {
	for _, k := range t.cat.hulls {
		if d := int(t.S.Berths[k].Damaged); t.scraps(k) {
			n += min(d, t.spareVipers())
		} else {
			n += d
		}
	}
	return n
}

// canMend reports whether the cost of repairing a viper of a hull can be paid.
func (t *Table) canMend(k Ship) bool { return !t.scraps(k) || t.spareVipers() > 0 }

// mendViper repairs a viper of a hull, one of the damaged or of the destroyed ones: it
// returns to the Reserves. Seat p picks what leaves the game for it, where something does.
func (t *Table) mendViper(k Ship, from *int8, p Seat, x Ctx) {
	if t.scraps(k) {
		t.scrap(p, x)
	}
	*from--
	t.S.Berths[k].Reserves++
}

// scrap takes a plain viper of seat p's choice out of the game. It is not destroyed.
func (t *Table) scrap(p Seat, x Ctx) {
	x.Rule = "epica.four"
	r := t.request(p, ReqScrap, x)
	d := &t.S.Berths[Viper]
	if d.Damaged > 0 {
		r.add(OfHull(OptDamaged, Viper))
	}
	if d.Reserves > 0 {
		r.add(OfHull(OptReserves, Viper))
	}
	for a := range NumAreas {
		if t.on(Viper, a) > 0 {
			r.add(OfArea(a))
		}
	}
	switch o := t.askOne(r); o.Kind {
	case OptDamaged:
		d.Damaged--
	case OptReserves:
		d.Reserves--
	default:
		t.alter(MainSpace, Viper, o.Area(), -1)
	}
	t.tell(Event{Kind: EvRetired, Rule: x.Rule, Cause: x.Source, Ship: Viper})
}
