package rules

import (
	"slices"

	"ragtag/options"
)

// NukesBasestars reports whether the Admiral's card of this game launches nukes at
// basestars, not at space areas, and there is a basestar.
func NukesBasestars(t *Table, x Ctx) bool {
	_, ok := t.pursuing()
	return !ok && AnyBasestar(t, x)
}

// NukesAreas reports whether the Admiral's card of this game launches nukes at space
// areas, and there is one with a basestar.
func NukesAreas(t *Table, x Ctx) bool {
	_, ok := t.pursuing()
	return ok && !t.away() && AnyBasestar(t, x)
}

// NukeArea launches a nuke at a space area. Rule combat.nuke.
type NukeArea struct {
	AtBasestar bool // at an area with a basestar, where the text says so
}

// CanNukeArea reports whether the Admiral has a nuke, and space is in reach.
func CanNukeArea(t *Table, _ Ctx) bool { return !t.away() && t.S.Nukes > 0 }

// Do asks for the area, rolls and resolves the blast. It is an attack on the area, so
// structural damage of a basestar does not count.
func (e NukeArea) Do(t *Table, x Ctx) {
	x.Rule = "combat.nuke"
	r := t.request(x.By.Seat, ReqArea, x)
	for a := range NumAreas {
		if !e.AtBasestar || t.basestarIn(a) {
			r.add(OfArea(a))
		}
	}
	a := t.askOne(r).Area()
	SpendNuke{}.Do(t, x)
	n := t.RollDie(Aim{Area: a}, x)
	if n >= NukeClearsAt {
		t.destroyAll(a, x)
		return
	}
	if k, ok := t.pickBasestar(x.By.Seat, a, x); ok {
		if n < NukeDestroysAt {
			t.damageBasestar(k, x)
			t.damageBasestar(k, x)
		} else {
			t.destroyBasestar(k, x)
		}
	}
	if n >= NukeBlastAt {
		if t.Feature(options.WideNukes) {
			t.blast(a, NukeRaiders, x)
			return
		}
		t.destroyRaiders(a, NukeRaiders, n, x)
	}
}

// basestarIn reports whether there is a basestar in an area.
func (t *Table) basestarIn(a Area) bool {
	return slices.ContainsFunc(t.cat.classes[BasestarA], func(k Ship) bool { return t.on(k, a) > 0 })
}

// pickBasestar lets a seat pick a basestar of an area, and reports whether there is
// one.
func (t *Table) pickBasestar(p Seat, a Area, x Ctx) (Ship, bool) {
	r := t.request(p, ReqTarget, x)
	for _, k := range t.cat.classes[BasestarA] {
		t.offerShip(r, k, a)
	}
	if r.N == 0 {
		return 0, false
	}
	return t.askOne(r).Ship(), true
}

// destroyAll destroys every ship of an area, human ships too.
func (t *Table) destroyAll(a Area, x Ctx) {
	for _, k := range t.cat.cylons {
		for t.on(k, a) > 0 {
			t.DestroyShip(k, a, x)
		}
	}
	for _, k := range t.cat.hulls {
		for t.on(k, a) > 0 {
			t.hitViper(k, a, Who{Seat: Nobody}, true, x)
		}
	}
	for p := range t.clockwise(t.S.Current) {
		if at, flies := t.S.Seats[p].Loc.Area(); flies && at == a {
			t.hitViper(t.S.Hull(p), a, t.who(p), true, x)
		}
	}
	for n := t.civilians(a); n > 0 && t.civilians(a) > 0; n-- {
		t.destroyCivilian(CivilianIn+Zone(a), t.civilians(a)-1, x)
	}
}
