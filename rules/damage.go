package rules

// DamageGalactica draws a damage token and resolves it: the one way in which
// Galactica is damaged by chance. Rule damage.galactica.
func (t *Table) DamageGalactica(x Ctx) {
	if t.away() {
		return
	}
	if t.takesForGalactica(x) {
		t.damagePegasus(x)
		return
	}
	if n := t.S.Count(DamagePile); n > 0 {
		i := t.below(n)
		c := t.S.At(DamagePile, i).Comp
		t.resolveDamage(DamagePile, i, c, x)
	}
}

// resolveDamage takes a token out of a zone and resolves it.
func (t *Table) resolveDamage(from Zone, i int, c Comp, x Ctx) {
	d := t.cat.Damage(c)
	x.Rule, x.Source, x.Origin = "damage.galactica", c, FromDamage
	t.Coverage.branch(c, BranchMain)
	t.tell(Event{Kind: EvDamaged, Rule: x.Rule, Comp: c})
	if d.Location == "" {
		t.S.toTop(from, i, RemovedFromIt).Known = Public
		d.Do.Do(t, x)
		return
	}
	t.S.toTop(from, i, DamageOn).Known = Public
	t.S.Damaged = t.S.Damaged.With(d.loc)
	t.noteMotives()
	if t.S.Count(DamageOn) >= GalacticaHull {
		t.lose(GalacticaLost)
	}
	x.Rule = "damage.location"
	t.struck(d.loc, x)
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
	n = min(n, t.BrokenVipers())
	if n > 0 && !t.away() {
		for range n {
			k := t.pickBroken(x.By.Seat, x)
			t.S.Berths[k].Damaged--
			t.S.Berths[k].Reserves++
		}
		t.tell(Event{Kind: EvRepaired, Rule: "damage.repair", Cause: x.Source, By: ref(x.By.Seat), Count: n})
	}
}

// CanRepair reports whether whoever acts can use a repair where it stands.
func CanRepair(t *Table, x Ctx) bool {
	l := t.S.Seats[x.By.Seat].Loc
	return t.mendable(l) || !t.away() && l == t.Place(AtHangar) && t.BrokenVipers() > 0
}

// mendable reports whether location l is damaged and can be repaired: its ship is
// neither away nor lost.
func (t *Table) mendable(l Loc) bool { return t.S.Damaged.Has(l) && !t.closed(t.cat.At(l).Board) }

// RepairHere repairs the location of whoever acts or, on the Hangar Deck, up to
// Vipers damaged vipers instead.
type RepairHere struct{ Vipers int8 }

// Do asks where both are possible.
func (e RepairHere) Do(t *Table, x Ctx) {
	l := t.S.Seats[x.By.Seat].Loc
	r := t.request(x.By.Seat, ReqRepair, x)
	if t.mendable(l) {
		r.add(OfComp(t.cat.LocComp(l)))
	}
	if l == t.Place(AtHangar) && t.BrokenVipers() > 0 {
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

// DrawDamage lets whoever acts draw up to Draw damage tokens and resolve Take
// of them; the others go back.
type DrawDamage struct{ Draw, Take int8 }

// Do draws, asks and resolves.
func (d DrawDamage) Do(t *Table, x Ctx) {
	if t.Solo() {
		DamageGalactica{N: d.Take}.Do(t, x) // rule variant.solo-loyalty
		return
	}
	if t.away() {
		return
	}
	p := x.By.Seat
	me := Seats(0).With(p)
	for range min(int(d.Draw), t.S.Count(DamagePile)) {
		t.S.toTop(DamagePile, t.below(t.S.Count(DamagePile)), DamageDrawn).Known = me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: t.S.Count(DamageDrawn), To: me, Private: t.comps(DamageDrawn)})
	for range d.Take {
		r := t.request(p, ReqDamageToken, x)
		r.Secret = true
		for _, s := range t.S.In(DamageDrawn) {
			r.offerOnce(OfComp(s.Comp))
		}
		if r.N == 0 {
			break
		}
		r.sort()
		c := t.askOne(r).Comp()
		t.resolveDamage(DamageDrawn, t.S.find(DamageDrawn, c), c, x)
	}
	for t.S.Count(DamageDrawn) > 0 {
		t.S.toTop(DamageDrawn, 0, DamagePile)
	}
	t.shuffle(DamagePile)
}
