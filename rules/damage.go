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
		t.S.toTop(from, i, RemovedFromGame).Known = Public
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
	t.replaceAt(d.loc, x)
}

// DrawDamage lets the acting player draw up to Draw damage tokens and resolve
// Take of them; the others go back.
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

// DamageGalactica damages Galactica N times.
type DamageGalactica struct{ N int8 }

// Do draws the damage tokens.
func (d DamageGalactica) Do(t *Table, x Ctx) {
	for range d.N {
		t.DamageGalactica(x)
	}
}
