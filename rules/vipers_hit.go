package rules

// attackViper rolls the attack of a raider, or Scar, on a viper of a kind; pilot is
// who flies it, or Nobody. Rule combat.viper.
func (t *Table) attackViper(s, hull Ship, a Area, pilot Seat, x Ctx) {
	x.Rule = "combat.viper"
	x.Chosen = t.who(pilot)
	t.tell(Event{Kind: EvViperAttacked, Rule: x.Rule, At: ref(pilot), Ship: s, Area: a})
	at := Aim{Ship: s, Area: a, Whom: ref(pilot)}
	if hull != Viper {
		at.N, at.Hull = t.cat.Ship(hull).Viper.DamagedAt, hull
	}
	n, _ := t.rollWhile(0, at, x, func() bool {
		t.window(WhenViperAttacked, x, t.playing())
		return t.S.This.Die.Again
	})
	switch v := &t.cat.Ship(hull).Viper; {
	case n >= int(v.DestroyedAt):
		t.hitViper(hull, a, x.Chosen, true, x)
	case v.DamagedAt > 0 && n >= int(v.DamagedAt):
		t.hitViper(hull, a, x.Chosen, false, x)
	default:
		t.tell(Event{Kind: EvMissed, Rule: x.Rule, At: ref(pilot), Ship: s, Area: a})
	}
}

// hitViper damages or destroys a viper in an area and sends its pilot, if any,
// to Sickbay. Rules vipers.damaged, vipers.pilot-hit.
func (t *Table) hitViper(k Ship, a Area, pilot Who, destroyed bool, x Ctx) {
	switch {
	case pilot.Seat == Nobody:
		t.alter(MainSpace, k, a, -1)
	case t.present(pilot) && t.S.Seats[pilot.Seat].Loc == InSpace(a):
		t.stand(pilot, t.Place(AtSickbay))
		t.S.Berths[k].Reserves-- // it did not come home
	default:
		return // the pilot is gone, and the viper with it
	}
	n := 0
	ejects := pilot.Seat != Nobody && t.traits(pilot.Seat).Ejects && t.sheetHolds(pilot.Seat)
	if destroyed = t.hurt(k, destroyed || ejects); destroyed {
		n = 1
	}
	t.tell(Event{Kind: EvViperHit, Rule: "vipers.damaged", Cause: x.Source, At: ref(pilot.Seat), Destroyed: destroyed, Area: a})
	if pilot.Seat == Nobody {
		return
	}
	x.Rule = "vipers.pilot-hit"
	if !t.dies(pilot, DeadlyHit+n, x) {
		t.tell(Event{Kind: EvSent, Rule: x.Rule, Cause: x.Source, At: ref(pilot.Seat), Loc: t.Place(AtSickbay)})
		t.drawForMood(pilot, x)
	}
}

// DamageVipers damages N vipers without an attack: in the Reserves, in space,
// or wherever the player who picks them likes.
type DamageVipers struct {
	N        int8
	InSpace  bool
	Unmanned bool // in space, and without a pilot
	Anywhere bool
	By       Role // who picks
}

// Do damages them, as far as there are any.
func (d DamageVipers) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	by := t.role(d.By, x)
	if by == Nobody {
		return
	}
	x.Rule = "vipers.damaged"
	for range d.N {
		switch {
		case d.Anywhere:
			r := t.request(by, ReqViper, x)
			t.offerReserves(r)
			t.offerVipers(r, everyArea)
			t.damageOffered(r, x)
		case d.Unmanned:
			r := t.request(by, ReqViper, x)
			t.offerUnmanned(r, everyArea)
			t.damageOffered(r, x)
		case d.InSpace:
			t.damageViperIn(everyArea, by, x)
		case t.Reserves() > 0:
			t.breakReserve(t.pickReserve(by, x), x)
		}
	}
}

func (t *Table) breakReserve(k Ship, x Ctx) {
	t.S.Berths[k].Reserves--
	destroyed := t.hurt(k, false)
	t.tell(Event{Kind: EvViperBroken, Rule: "vipers.damaged", Cause: x.Source, Count: 1, Destroyed: destroyed})
}

// everyArea is the set of all space areas.
const everyArea = 1<<NumAreas - 1

// damageViperIn damages a viper that seat by picks, in one of a set of areas.
func (t *Table) damageViperIn(areas uint8, by Seat, x Ctx) {
	x.Rule = "vipers.damaged"
	r := t.request(by, ReqViper, x)
	t.offerVipers(r, areas)
	t.damageOffered(r, x)
}

// offerVipers adds the vipers, with a pilot or without, in a set of areas.
func (t *Table) offerVipers(r *Request, areas uint8) {
	t.offerUnmanned(r, areas)
	for p := range t.Players() {
		if a, ok := t.S.Seats[p].Loc.Area(); ok && areas>>a&1 == 1 {
			r.add(OfPilot(p, a))
		}
	}
}

// damageOffered damages one of the vipers that a request offers.
func (t *Table) damageOffered(r *Request, x Ctx) {
	if r.N == 0 {
		return
	}
	switch o := t.askOne(r); o.Kind {
	case OptPilot:
		w := t.who(o.Seat())
		a, _ := t.S.Seats[w.Seat].Loc.Area()
		t.hitViper(t.S.Hull(w.Seat), a, w, false, x)
	case OptReserves:
		t.breakReserve(o.Ship(), x)
	default:
		k, a := viperOf(o)
		t.hitViper(k, a, Who{Seat: Nobody}, false, x)
	}
}

// AnyViper reports whether a viper is left that is not destroyed.
func AnyViper(t *Table, _ Ctx) bool {
	if t.Reserves() > 0 || t.BrokenVipers() > 0 || t.flying() > 0 {
		return true
	}
	for a := range NumAreas {
		if t.pilotsIn(a) != 0 {
			return true
		}
	}
	return false
}

// DestroyViper lets a player choose a viper, damaged or not, which is destroyed.
type DestroyViper struct {
	By        Role
	Undamaged bool // only one that is not damaged
}

// Do asks which.
func (e DestroyViper) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	x.Rule = "vipers.damaged"
	r := t.request(by, ReqViper, x)
	t.offerReserves(r)
	t.offerVipers(r, everyArea)
	for _, k := range t.cat.hulls {
		if t.S.Berths[k].Damaged > 0 && !e.Undamaged {
			r.add(OfHull(OptDamaged, k))
		}
	}
	if r.N == 0 {
		return
	}
	r.sort()
	switch o := t.askOne(r); o.Kind {
	case OptPilot:
		w := t.who(o.Seat())
		a, _ := t.S.Seats[w.Seat].Loc.Area()
		t.hitViper(t.S.Hull(w.Seat), a, w, true, x)
	case OptReserves:
		t.S.Berths[o.Ship()].Reserves--
		t.wreck(o.Ship(), x)
	case OptDamaged:
		t.S.Berths[o.Ship()].Damaged--
		t.wreck(o.Ship(), x)
	default:
		k, a := viperOf(o)
		t.hitViper(k, a, Who{Seat: Nobody}, true, x)
	}
}

// wreck puts a viper, which has been taken from its place, among the destroyed ones.
func (t *Table) wreck(k Ship, x Ctx) {
	t.hurt(k, true)
	t.tell(Event{Kind: EvViperBroken, Rule: x.Rule, Cause: x.Source, Count: 1, Destroyed: true})
}
