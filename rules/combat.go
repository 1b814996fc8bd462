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
	NukeClearsAt          = 8 // of the alternate Admiral card: destroys every ship of the area
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
	if by == ByPilot && t.otherwise(a, x) {
		return
	}
	malus := int8(0)
	if by == ByUnmanned {
		malus = t.sum(func(k *Standing) int8 { return k.ViperMalus })
	}
	hit := t.cat.HitOn(s, by, hull)
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

// HitOn returns the lowest roll that hits a Cylon ship; where a viper attacks, hull is
// its kind. Rule combat.table.
func (c *Catalogue) HitOn(s Ship, by Attacker, hull Ship) int8 {
	k := c.Ship(s)
	switch sharp := &c.Ship(hull).Viper.Sharp; {
	case by == ByGalactica:
		return k.Hit.ByGalactica
	case sharp.Class == k.Class:
		return sharp.Hit
	}
	return k.Hit.ByViper
}

// otherwise opens the window before the attack of a piloted viper in an area. It
// reports whether something else has taken its place.
func (t *Table) otherwise(a Area, x Ctx) bool {
	outer := t.S.This.Attacked
	t.S.This.Attacked = false
	x.Chosen = x.By
	t.window(WhenPilotAttacks, x, t.playing())
	done := t.S.This.Attacked
	t.S.This.Attacked = outer
	return done
}

// Barrage takes the place of the attack that a piloted viper is about to make: a
// die is rolled, and so many raiders in its area are destroyed.
type Barrage struct{}

// Do rolls.
func (Barrage) Do(t *Table, x Ctx) {
	t.S.This.Attacked = true
	a, ok := t.S.Seats[x.Chosen.Seat].Loc.Area()
	if !ok {
		return
	}
	n := t.RollDie(Aim{Ship: Raider, Area: a}, x)
	t.destroyRaiders(a, n, n, x)
}

// NotAttacked reports whether the attack that a piloted viper is about to make has
// not been replaced.
func NotAttacked(t *Table, _ Ctx) bool { return !t.S.This.Attacked }

// structural returns what structural damage of a basestar adds to attacks on it.
func (t *Table) structural(s Ship) int8 {
	if t.hasFlaw(s, Structural) {
		return StructuralBonus
	}
	return 0
}

// victory lets the player who destroyed a basestar or a centurion use what
// follows from it.
func (t *Table) victory(x Ctx) {
	x.Rule = "combat.destroyed"
	t.window(WhenDestroyed, x, Seats(0).With(x.By.Seat))
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
