package rules

// mendable reports whether location l is damaged and can be repaired: its ship is
// neither away nor lost.
func (t *Table) mendable(l Loc) bool { return t.S.Damaged.Has(l) && !t.closed(t.cat.At(l).Board) }

// CanRepair reports whether the acting player can use a repair where it is.
func CanRepair(t *Table, x Ctx) bool {
	l := t.S.Seats[x.By.Seat].Loc
	return t.mendable(l) || !t.away() && l == t.Place(AtHangar) && t.Mendable() > 0
}

// repairLocation mends a damaged location; its token is shuffled back. Rule
// damage.repair.
func (t *Table) repairLocation(l Loc, x Ctx) {
	if t.away() {
		return
	}
	on, pile := DamageOn, DamagePile
	if t.cat.At(l).Board == Pegasus {
		on, pile = PegasusOn, PegasusPile
	}
	for i, s := range t.S.In(on) {
		if t.cat.Damage(s.Comp).loc == l {
			t.S.Damaged = t.S.Damaged.Without(l)
			t.S.toTop(on, i, pile)
			t.shuffle(pile)
			t.noteMotives()
			t.tell(Event{Kind: EvRepaired, Rule: "damage.repair", Cause: x.Source, By: ref(x.By.Seat), Loc: l})
			return
		}
	}
}

// repairVipers returns up to n damaged vipers to the Reserves.
func (t *Table) repairVipers(n int, x Ctx) {
	n = min(n, t.Mendable())
	if n > 0 && !t.away() {
		most := n
		for n = 0; n < most && t.Mendable() > 0; n++ { // what leaves the game may have been damaged
			k := t.pickBroken(x.By.Seat, x)
			t.mendViper(k, &t.S.Berths[k].Damaged, x.By.Seat, x)
		}
		t.tell(Event{Kind: EvRepaired, Rule: "damage.repair", Cause: x.Source, By: ref(x.By.Seat), Count: n})
	}
}

// AllVipers is more vipers than any game has.
const AllVipers = 100

// RepairVipers returns damaged vipers to the Reserves.
type RepairVipers struct{ N int8 }

// Do returns up to N.
func (r RepairVipers) Do(t *Table, x Ctx) { t.repairVipers(int(r.N), x) }

// RepairHere repairs the location of the acting player or, on the Hangar Deck,
// up to Vipers damaged vipers instead.
type RepairHere struct{ Vipers int8 }

// Do asks where both are possible.
func (e RepairHere) Do(t *Table, x Ctx) {
	l := t.S.Seats[x.By.Seat].Loc
	r := t.request(x.By.Seat, ReqRepair, x)
	if t.mendable(l) {
		r.add(OfComp(t.cat.LocComp(l)))
	}
	if l == t.Place(AtHangar) && t.Mendable() > 0 {
		r.add(OfHull(OptDamaged, Viper))
	}
	if r.N > 0 {
		if t.askOne(r).Kind == OptDamaged {
			t.repairVipers(int(e.Vipers), x)
		} else {
			t.repairLocation(l, x)
		}
	}
	t.window(WhenRepaired, x, Seats(0).With(x.By.Seat))
}

// AnyRepair reports whether there is a location or a viper to repair.
func AnyRepair(t *Table, _ Ctx) bool {
	for i := range t.cat.locComp {
		if t.mendable(FirstLoc + Loc(i)) {
			return true
		}
	}
	return !t.away() && t.Mendable() > 0
}

// RepairAny lets the acting player repair a location, wherever it is, and up to
// Vipers damaged vipers.
type RepairAny struct{ Vipers int8 }

// Do asks for the location, and then for the vipers.
func (e RepairAny) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqRepair, x)
	for i, c := range t.cat.locComp {
		if t.mendable(FirstLoc + Loc(i)) {
			r.add(OfComp(c))
		}
	}
	if r.N > 0 {
		r.add(OfKind(OptPass))
		r.sort()
		if o := t.askOne(r); o.Kind == OptComp {
			t.repairLocation(t.cat.LocOf(o.Comp()), x)
		}
	}
	n := min(int(e.Vipers), t.Mendable())
	if n == 0 {
		return
	}
	r = t.request(p, ReqRepair, x)
	r.Min, r.Max = 0, uint8(n)
	r.addN(OfHull(OptDamaged, Viper), n)
	picks := t.ask(r)
	if picks.N > 0 {
		t.repairVipers(int(picks.Count[0]), x)
	}
}

// Refit lets the Admiral return damaged or destroyed ships to the Reserves.
type Refit struct{ Vipers, Raptors int8 }

// Do asks which.
func (f Refit) Do(t *Table, x Ctx) {
	p := t.S.Titles[Admiral]
	r := t.request(p, ReqRepair, x)
	r.Min, r.Max = 0, uint8(f.Vipers)
	for _, k := range t.cat.hulls {
		if n := t.S.Berths[k].Damaged; n > 0 && t.canMend(k) {
			r.addN(OfHull(OptDamaged, k), int(min(f.Vipers, n)))
		}
	}
	for _, k := range t.cat.hulls {
		if n := t.S.Berths[k].Destroyed; n > 0 && t.canMend(k) {
			r.addN(OfHull(OptDestroyed, k), int(min(f.Vipers, n)))
		}
	}
	r.fit()
	picks := t.ask(r)
	for i := range picks.N {
		k, n := picks.Option[i].Ship(), int8(0)
		for range picks.Count[i] {
			if !t.canMend(k) {
				continue
			}
			from := &t.S.Berths[k].Damaged
			if picks.Option[i].Kind == OptDestroyed {
				from = &t.S.Berths[k].Destroyed
			}
			t.mendViper(k, from, p, x)
			n++
		}
		t.tell(Event{Kind: EvRepaired, Rule: "damage.repair", Cause: x.Source, By: ref(p), Count: int(n)})
	}
	for range f.Raptors {
		if t.S.Berths[Raptor].Destroyed > 0 && t.May(p, x) {
			RestoreRaptor{}.Do(t, x)
		}
	}
}
