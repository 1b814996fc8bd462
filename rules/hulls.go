package rules

import "ragtag/options"

// Vipers come in several hulls. Anyone who picks a viper picks the hull with it; a
// plain viper is named only by where it is.

// Reserves returns how many vipers are in the Reserves.
func (t *Table) Reserves() (n int) {
	for _, k := range t.cat.hulls {
		n += int(t.S.Berths[k].Reserves)
	}
	return n
}

// BrokenVipers returns how many vipers are damaged.
func (t *Table) BrokenVipers() (n int) {
	for _, k := range t.cat.hulls {
		n += int(t.S.Berths[k].Damaged)
	}
	return n
}

// LostVipers returns how many vipers are destroyed.
func (t *Table) LostVipers() (n int) {
	for _, k := range t.cat.hulls {
		n += int(t.S.Berths[k].Destroyed)
	}
	return n
}

// unmanned returns how many vipers without a pilot are in an area.
func (t *Table) unmanned(a Area) (n int) {
	for _, k := range t.cat.hulls {
		n += int(t.on(k, a))
	}
	return n
}

// flying returns how many vipers without a pilot are in space.
func (t *Table) flying() (n int) {
	for _, k := range t.cat.hulls {
		n += t.S.InSpace(MainSpace, k)
	}
	return n
}

// viperIn names a viper without a pilot in an area.
func viperIn(k Ship, a Area) Option {
	if k == Viper {
		return OfArea(a)
	}
	return ShipIn(k, a)
}

// viperOf returns the kind and the area of the viper that such an option names.
func viperOf(o Option) (Ship, Area) {
	if o.Kind == OptArea {
		return Viper, o.Area()
	}
	return o.Ship(), o.Area()
}

// offerReserves adds the vipers in the Reserves to a request.
func (t *Table) offerReserves(r *Request) {
	for _, k := range t.cat.hulls {
		if t.S.Berths[k].Reserves > 0 {
			r.add(OfHull(OptReserves, k))
		}
	}
}

// offerUnmanned adds the vipers without a pilot in a set of areas to a request.
func (t *Table) offerUnmanned(r *Request, areas uint8) {
	for a := range NumAreas {
		if areas>>a&1 == 0 {
			continue
		}
		for _, k := range t.cat.hulls {
			if t.on(k, a) > 0 {
				r.add(viperIn(k, a))
			}
		}
	}
}

// pickReserve lets seat p pick a viper of the Reserves, where there are several
// hulls; one must be there.
func (t *Table) pickReserve(p Seat, x Ctx) Ship {
	r := t.request(p, ReqViper, x)
	for _, k := range t.cat.hulls {
		if t.S.Berths[k].Reserves > 0 && t.fights(k, x) {
			r.add(OfHull(OptReserves, k))
		}
	}
	return t.askOne(r).Ship()
}

// fights reports whether an effect places vipers of a hull. In some games the battle of
// the Ionian Nebula places no assault raptors. Rule epica.eight.
func (t *Table) fights(k Ship, x Ctx) bool {
	return !t.cat.Ship(k).Viper.Stays || !t.battleOnTheWay(x)
}

// battleOnTheWay reports whether an effect belongs to the battle of a Crossroads phase
// after which the game goes on. Rule epica.eight.
func (t *Table) battleOnTheWay(x Ctx) bool {
	return x.Rule == "crossroads.battle" && t.Feature(options.ChosenTrial)
}

// pickUnmanned lets seat p pick a viper without a pilot in an area, where there
// are several hulls; one must be there.
func (t *Table) pickUnmanned(p Seat, a Area, x Ctx) Ship {
	r := t.request(p, ReqViper, x)
	t.offerUnmanned(r, 1<<a)
	k, _ := viperOf(t.askOne(r))
	return k
}

// pickBroken lets seat p pick a damaged viper, where there are several hulls; one
// must be there.
func (t *Table) pickBroken(p Seat, x Ctx) Ship {
	r := t.request(p, ReqRepair, x)
	for _, k := range t.cat.hulls {
		if !t.canMend(k) {
			continue
		}
		if t.S.Berths[k].Damaged > 0 {
			r.add(OfHull(OptDamaged, k))
		}
	}
	return t.askOne(r).Ship()
}

// hurt puts a viper, which has been taken from its place, among the damaged or the
// destroyed ones; it reports whether it is destroyed. A hull that is never damaged is
// destroyed instead.
func (t *Table) hurt(k Ship, destroyed bool) bool {
	if destroyed || t.cat.Ship(k).Viper.DamagedAt == 0 {
		t.S.Berths[k].Destroyed++
		return true
	}
	t.S.Berths[k].Damaged++
	return false
}
