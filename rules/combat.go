package rules

// Lowest rolls that hurt each target; the combat table.
const (
	HitRaider             = 3
	HitHeavy              = 7
	HitCenturion          = 7
	HitBasestarViper      = 8
	HitBasestarGalactica  = 5
	ViperDamagedAt        = 5
	ViperDestroyedAt      = 8
	RaiderHitsGalactica   = 8
	BasestarHitsGalactica = 4
	StructuralBonus       = 2
	NukeDestroysAt        = 3
	NukeBlastAt           = 7 // also destroys NukeRaiders raiders
	NukeRaiders           = 3
)

// Attacker is what attacks a Cylon ship.
type Attacker uint8

// What can attack: a viper without a pilot, one with, Galactica.
const (
	ByUnmanned Attacker = iota
	ByPilot
	ByGalactica
	numAttackers
)

var attackerNames = [numAttackers]string{"unmanned", "pilot", "galactica"}

// String returns the id of the attacker.
func (a Attacker) String() string { return EnumID(attackerNames[:], "Attacker", a) }

// offerTargets adds the Cylon ships of an area to a request.
func (t *Table) offerTargets(r *Request, a Area) {
	for _, k := range t.cat.cylons {
		t.offerShip(r, k, a)
	}
}

// offerShip adds a kind of Cylon ship of an area to a request, if one is there.
func (t *Table) offerShip(r *Request, k Ship, a Area) {
	if t.on(k, a) > 0 {
		r.add(ShipIn(k, a))
	}
}

// offerBasestars adds the basestars around Galactica to a request.
func (t *Table) offerBasestars(r *Request) {
	for _, k := range t.cat.classes[BasestarA] {
		if b, a, ok := t.S.FindShip(k); ok && b == MainSpace {
			t.offerShip(r, k, a)
		}
	}
}

// anyTarget reports whether a Cylon ship is in an area.
func (t *Table) anyTarget(a Area) bool {
	for _, k := range t.cat.cylons {
		if t.on(k, a) > 0 {
			return true
		}
	}
	return false
}

// attack attacks a Cylon ship in an area; where a viper does, hull is its kind.
// Rule combat.table.
func (t *Table) attack(s Ship, a Area, by Attacker, hull Ship, x Ctx) {
	k := t.cat.Ship(s)
	x.Rule = k.Rule
	t.tell(Event{Kind: EvAttack, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Ship: s, Attacker: by, Area: a})
	malus := int8(0)
	if by == ByUnmanned {
		malus = t.sum(func(k *Standing) int8 { return k.ViperMalus })
	}
	hit := k.Hit.ByViper
	switch sharp := &t.cat.Ship(hull).Viper.Sharp; {
	case by == ByGalactica:
		hit = k.Hit.ByGalactica
	case sharp.Class == k.Class:
		hit = sharp.Hit
	}
	n, rolled := t.rollOrSet(-malus+t.structural(s), Aim{Ship: s, Area: a, By: by, N: hit}, x)
	switch {
	case n < int(hit) || k.OnlyByDie && !rolled:
		t.tell(Event{Kind: EvMissed, Rule: x.Rule, Ship: s, Area: a})
	case k.OnHit != nil:
		k.OnHit(t, s, a, x)
	default:
		t.DestroyShip(s, a, x)
	}
}

// structural returns what structural damage of a basestar adds to attacks on it.
func (t *Table) structural(s Ship) int8 {
	if t.hasFlaw(s, Structural) {
		return StructuralBonus
	}
	return 0
}

// rollWith rolls a die that starts with a bonus.
func (t *Table) rollWith(bonus int8, at Aim, x Ctx) int {
	n, _ := t.rollOrSet(bonus, at, x)
	return n
}

// rollOrSet is rollWith; it also reports whether the die was rolled: a sheet may
// set the result instead, which then nothing changes.
func (t *Table) rollOrSet(bonus int8, at Aim, x Ctx) (n int, rolled bool) {
	return t.rollWhile(bonus, at, x, func() bool { return false })
}

// rollWhile is rollOrSet for a die that is rolled again as long as again says so.
func (t *Table) rollWhile(bonus int8, at Aim, x Ctx, again func() bool) (n int, rolled bool) {
	outer := t.S.This.Die
	t.S.This.Die = Die{On: true, Roller: x.By.Seat, For: x.Rule, Caller: x.Source, At: at, Bonus: bonus}
	y := x
	y.Rule = "die.roll"
	t.window(WhenWouldRoll, y, t.all())
	if n = int(t.S.This.Die.Set); n == 0 {
		n, rolled = t.rollOnce(x), true
		for again() {
			n = t.rollOnce(x)
		}
	}
	t.S.This.Die = outer
	return n, rolled
}

// victory lets whoever destroyed a basestar or a centurion use what follows from
// it.
func (t *Table) victory(x Ctx) {
	x.Rule = "combat.destroyed"
	t.window(WhenDestroyed, x, Seats(0).With(x.By.Seat))
}

// attackViper rolls the attack of a raider, or Scar, on a viper of a kind; pilot is
// who flies it, or Nobody. Rule combat.viper.
func (t *Table) attackViper(s, hull Ship, a Area, pilot Seat, x Ctx) {
	x.Rule = "combat.viper"
	x.Chosen = t.who(pilot)
	t.tell(Event{Kind: EvViperAttacked, Rule: x.Rule, At: ref(pilot), Ship: s, Area: a})
	n, _ := t.rollWhile(0, Aim{Ship: s, Area: a, Whom: ref(pilot)}, x, func() bool {
		t.window(WhenViperAttacked, x, t.all())
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
	case t.here(pilot) && t.S.Seats[pilot.Seat].Loc == InSpace(a):
		t.stand(pilot, t.Place(AtSickbay))
		t.S.Berths[k].Reserves-- // it did not come home
	default:
		return // the pilot is gone, and the viper with it
	}
	n := 0
	if destroyed = t.hurt(k, destroyed); destroyed {
		n = 1
	}
	t.tell(Event{Kind: EvViperHit, Rule: "vipers.damaged", Cause: x.Source, At: ref(pilot.Seat), Destroyed: destroyed, Area: a})
	if pilot.Seat == Nobody {
		return
	}
	x.Rule = "vipers.pilot-hit"
	if !t.dies(pilot, DeadlyHit+n, x) {
		t.tell(Event{Kind: EvSent, Rule: x.Rule, Cause: x.Source, At: ref(pilot.Seat), Loc: t.Place(AtSickbay)})
	}
}

// AttackGalactica rolls the attack of a Cylon ship on Galactica: what a kind with
// Guns may do when it acts, see [ShipKind]. Rule combat.galactica.
func AttackGalactica(t *Table, s Ship, a Area, x Ctx) {
	x.Rule = "combat.galactica"
	hit := int(t.cat.Ship(s).Guns)
	t.tell(Event{Kind: EvGalacticaAttacked, Rule: x.Rule, Ship: s, Area: a})
	if t.RollDie(Aim{Ship: s, Area: a, N: int8(hit)}, x) >= hit {
		t.DamageGalactica(x)
		return
	}
	t.tell(Event{Kind: EvMissed, Rule: x.Rule, Ship: s, Area: a})
}
