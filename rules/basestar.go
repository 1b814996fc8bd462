package rules

import "ragtag/options"

// Basestars are distinct, since each has damage tokens of its own.

// tokensOf returns the zone with the damage tokens of a basestar, and whether
// ships of the kind have any.
func tokensOf(k Ship) (Zone, bool) {
	return BasestarOn + Zone(k-BasestarA), k == BasestarA || k == BasestarB
}

// DamageBasestar is what a hit does to a basestar: [ShipKind.OnHit].
func DamageBasestar(t *Table, s Ship, _ Area, x Ctx) { t.damageBasestar(s, x) }

// damageBasestar gives a basestar a damage token; with the third point it is
// destroyed. No token is drawn for that one, unless some of them do more than harm
// the basestar. Rule damage.basestar.
func (t *Table) damageBasestar(s Ship, x Ctx) {
	b, a, ok := t.S.FindShip(s)
	if !ok || b != MainSpace {
		return
	}
	if last := t.hull(s) >= BasestarHull-1; !last || t.S.Choice.Holds(options.IonianNebula) {
		t.drawFlaw(s, a, x)
		if !last && t.hull(s) < BasestarHull {
			return
		}
	}
	t.DestroyShip(s, a, x)
}

// drawFlaw draws a damage token for a basestar and lets it take effect.
func (t *Table) drawFlaw(s Ship, a Area, x Ctx) {
	n := t.S.Count(BasestarPile)
	if n == 0 {
		return
	}
	on, _ := tokensOf(s)
	k := t.S.toTop(BasestarPile, t.below(n), on)
	k.Known = Public
	c := k.Comp
	t.tell(Event{Kind: EvBasestarHit, Rule: "damage.basestar", Ship: s, Comp: c, Area: a})
	t.Coverage.branch(c, BranchMain)
	x.Rule, x.Source, x.Origin = "damage.basestar", c, FromDamage
	switch t.cat.BasestarDamage(c).Flaw {
	case Collateral:
		t.destroyRaiders(a, CollateralRaiders, 0, x)
	case Personnel:
		DrawTrauma{Who: EachCylon, N: PersonnelTrauma}.Do(t, x)
	}
}

// destroyBasestar destroys a basestar if it is around Galactica.
func (t *Table) destroyBasestar(s Ship, x Ctx) {
	if b, a, ok := t.S.FindShip(s); ok && b == MainSpace {
		t.DestroyShip(s, a, x)
	}
}

// BasestarLost is what follows when a basestar is destroyed: [ShipKind.Lost].
func BasestarLost(t *Table, x Ctx) {
	t.moment(WhenBasestarLost, Ctx{By: t.who(t.S.Current), Chosen: Who{Seat: Nobody}})
	t.victory(x)
}

// hull returns the damage points of a basestar.
func (t *Table) hull(k Ship) (n int) {
	on, _ := tokensOf(k)
	for _, s := range t.S.In(on) {
		n++
		if t.cat.BasestarDamage(s.Comp).Flaw == Critical {
			n++
		}
	}
	return n
}

// hasFlaw reports whether a ship has a damage token of a kind.
func (t *Table) hasFlaw(k Ship, f Flaw) bool {
	on, ok := tokensOf(k)
	if !ok {
		return false
	}
	for _, s := range t.S.In(on) {
		if t.cat.BasestarDamage(s.Comp).Flaw == f {
			return true
		}
	}
	return false
}

// returnTokens puts the damage tokens of a basestar back into the pile.
func (t *Table) returnTokens(k Ship) {
	on, ok := tokensOf(k)
	if !ok {
		return
	}
	for n := t.S.Count(on); n > 0; n-- {
		t.S.toTop(on, n-1, BasestarPile)
	}
	t.shuffle(BasestarPile)
}

// Basestars returns the ships that are basestars, each of which has damage of its own.
func (c *Catalogue) Basestars() []Ship { return c.classes[BasestarA] }

// ActBasestar lets a basestar attack Galactica. Rule activate.basestars.
func ActBasestar(t *Table, s Ship, a Area, x Ctx) {
	if !t.hasFlaw(s, NoWeapons) {
		AttackGalactica(t, s, a, x)
	}
}

// PlaceDamaged places a basestar in an area, if one is left, and damages it Hits
// times.
type PlaceDamaged struct {
	In   Area
	Hits int8
}

// Do places and damages it.
func (e PlaceDamaged) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	var before [MaxShips]int8
	for _, k := range t.cat.classes[BasestarA] {
		before[k] = t.on(k, e.In)
	}
	PlaceShips{In: e.In, Force: Force{Basestars: 1}}.Do(t, x)
	for _, k := range t.cat.classes[BasestarA] {
		for i := int8(0); i < e.Hits && t.on(k, e.In) > before[k]; i++ {
			t.damageBasestar(k, x)
		}
	}
}
