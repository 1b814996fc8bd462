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
)

// offerTargets adds the Cylon ships of an area to a request.
func (t *Table) offerTargets(r *Request, a Area) {
	c := &t.S.Cylons
	if t.plainRaiders(a) > 0 {
		r.add(Option{Kind: OptShipIn, N: uint8(Raider), Comp: Comp(a)})
	}
	if t.scarIn(a) {
		r.add(Option{Kind: OptShipIn, N: uint8(TheScar), Comp: Comp(a)})
	}
	if c.Heavy[a] > 0 {
		r.add(Option{Kind: OptShipIn, N: uint8(HeavyRaider), Comp: Comp(a)})
	}
	for i, b := range c.Basestars {
		if b.On && b.Area == a {
			r.add(Option{Kind: OptShipIn, N: uint8(BasestarA) + uint8(i), Comp: Comp(a)})
		}
	}
}

// anyTarget reports whether a Cylon ship is in an area.
func (t *Table) anyTarget(a Area) bool {
	c := &t.S.Cylons
	return c.Raiders[a] > 0 || c.Heavy[a] > 0 || t.basestarIn(a)
}

// basestarIn reports whether a basestar is in an area.
func (t *Table) basestarIn(a Area) bool {
	for _, b := range t.S.Cylons.Basestars {
		if b.On && b.Area == a {
			return true
		}
	}
	return false
}

// attack attacks a Cylon ship in an area. Rule combat.table.
func (t *Table) attack(s Ship, a Area, by Attacker, x Ctx) {
	x.Rule = attackRules[s]
	t.tell(Event{Kind: EvAttack, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), N: int(s), M: int(by), Area: a})
	malus := int8(0)
	if by == ByUnmanned && t.bars(WeakVipers) {
		malus = WeakViperMalus
	}
	hit := smallHit[s]
	if s == BasestarA || s == BasestarB {
		hit = HitBasestarViper
		if by == ByGalactica {
			hit = HitBasestarGalactica
		}
	}
	n, rolled := t.rollOrSet(-malus+t.structural(s), Aim{Ship: s, Area: a, By: by, N: int8(hit)}, x)
	if n < hit || s == TheScar && !rolled {
		t.tell(Event{Kind: EvMissed, Rule: x.Rule, N: int(s), Area: a})
		return
	}
	if s == BasestarA || s == BasestarB {
		t.damageBasestar(int(s-BasestarA), x)
		return
	}
	t.destroyShip(s, a, x)
}

var attackRules = [NumShips]string{"combat.raider", "combat.heavy-raider", "combat.basestar", "combat.basestar", "combat.centurion", "combat.scar"}

// smallHit is the lowest roll that destroys each small ship.
var smallHit = [NumShips]int{Raider: HitRaider, HeavyRaider: HitHeavy, Centurion: HitCenturion, TheScar: HitScar}

// structural returns what structural damage of a basestar adds to attacks on it.
func (t *Table) structural(s Ship) int8 {
	if (s == BasestarA || s == BasestarB) && t.hasFlaw(int(s-BasestarA), Structural) {
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

// destroyShip returns a raider or heavy raider to the stock. Rule
// combat.destroyed.
func (t *Table) destroyShip(s Ship, a Area, x Ctx) {
	switch s {
	case Raider:
		t.S.Cylons.Raiders[a]--
	case TheScar:
		t.S.Cylons.Raiders[a]--
		t.S.Cylons.Scar = Scar{}
	case HeavyRaider:
		t.S.Cylons.Heavy[a]--
	}
	t.noteMotives()
	t.tell(Event{Kind: EvDestroyed, Rule: "combat.destroyed", Cause: x.Source, N: int(s), M: 1, Area: a})
	t.raidersGone()
}

// damageBasestar gives a basestar a damage token; with the third point it is
// destroyed, and no token is drawn for that one. Rule damage.basestar.
func (t *Table) damageBasestar(i int, x Ctx) {
	if !t.S.Cylons.Basestars[i].On {
		return
	}
	if t.hull(i) < BasestarHull-1 {
		if n := t.S.Count(BasestarPile); n > 0 {
			s := t.S.toTop(BasestarPile, t.below(n), BasestarOn+Zone(i))
			s.Known = Public
			t.tell(Event{Kind: EvBasestarHit, Rule: "damage.basestar", N: int(BasestarA) + i, Comp: s.Comp, Area: t.S.Cylons.Basestars[i].Area})
			t.Coverage.branch(s.Comp, BranchMain)
		}
		if t.hull(i) < BasestarHull {
			return
		}
	}
	t.destroyBasestar(i, x)
}

// hull returns the damage points of a basestar.
func (t *Table) hull(i int) (n int) {
	for _, s := range t.S.In(BasestarOn + Zone(i)) {
		n++
		if t.cat.BasestarDamage(s.Comp).Flaw == Critical {
			n++
		}
	}
	return n
}

func (t *Table) hasFlaw(i int, f Flaw) bool {
	for _, s := range t.S.In(BasestarOn + Zone(i)) {
		if t.cat.BasestarDamage(s.Comp).Flaw == f {
			return true
		}
	}
	return false
}

// destroyBasestar returns a basestar and its tokens to the stock. Rule
// combat.destroyed.
func (t *Table) destroyBasestar(i int, x Ctx) {
	b := &t.S.Cylons.Basestars[i]
	if !b.On {
		return
	}
	t.tell(Event{Kind: EvDestroyed, Rule: "combat.destroyed", Cause: x.Source, N: int(BasestarA) + i, M: 1, Area: b.Area})
	t.removeBasestar(i)
	t.mourn()
	t.wrecked()
	t.victory(x)
}

// victory lets whoever destroyed a basestar or a centurion use what follows from
// it.
func (t *Table) victory(x Ctx) {
	x.Rule = "combat.destroyed"
	t.window(WhenDestroyed, x, Seats(0).With(x.By.Seat))
}

// mourn carries out what cards in play say of a basestar's destruction.
func (t *Table) mourn() {
	for i := 0; i < t.S.Count(CrisisInPlay); i++ {
		c := t.S.At(CrisisInPlay, i).Comp
		if e := t.cat.Crisis(c).Wreck; e != nil {
			t.Coverage.branch(c, BranchSecond)
			e.Do(t, Ctx{By: t.who(t.S.Current), Chosen: Who{Seat: Nobody}, Source: c, Origin: FromCrisis, Rule: "crisis.keep-in-play"})
		}
	}
}

func (t *Table) removeBasestar(i int) {
	t.S.Cylons.Basestars[i] = Basestar{}
	t.noteMotives()
	for n := t.S.Count(BasestarOn + Zone(i)); n > 0; n-- {
		t.S.toTop(BasestarOn+Zone(i), n-1, BasestarPile)
	}
	t.shuffle(BasestarPile)
}

// wrecked discards the cards in play that end when a civilian ship or basestar
// is destroyed.
func (t *Table) wrecked() { t.endInPlay(UntilWreck, CrisisDiscard, 0) }

// endInPlay moves the cards in play that end so.
func (t *Table) endInPlay(u Until, to Zone, how int) {
	for i := t.S.Count(CrisisInPlay) - 1; i >= 0; i-- {
		c := t.S.At(CrisisInPlay, i).Comp
		if t.cat.Crisis(c).Until == u {
			pile := to
			if pile == CrisisDiscard {
				pile = t.crisisPile(c)
			}
			t.S.toTop(CrisisInPlay, i, pile)
			t.tell(Event{Kind: EvCrisisGone, Rule: "crisis.keep-in-play", Comp: c, N: how})
		}
	}
}

// attackViper rolls the attack of a raider, or Scar, on a viper; pilot is who flies
// it, or Nobody. Rule combat.viper.
func (t *Table) attackViper(s Ship, a Area, pilot Seat, x Ctx) {
	x.Rule = "combat.viper"
	x.Chosen = t.who(pilot)
	t.tell(Event{Kind: EvViperAttacked, Rule: x.Rule, At: ref(pilot), N: int(s), Area: a})
	n, _ := t.rollWhile(0, Aim{Ship: s, Area: a, Whom: ref(pilot)}, x, func() bool {
		t.window(WhenViperAttacked, x, t.all())
		return t.S.This.Die.Again
	})
	switch {
	case n >= ViperDestroyedAt:
		t.hitViper(a, x.Chosen, true, x)
	case n >= ViperDamagedAt:
		t.hitViper(a, x.Chosen, false, x)
	default:
		t.tell(Event{Kind: EvMissed, Rule: x.Rule, At: ref(pilot), N: int(s), Area: a})
	}
}

// hitViper damages or destroys a viper in an area and sends its pilot, if any,
// to Sickbay. Rules vipers.damaged, vipers.pilot-hit.
func (t *Table) hitViper(a Area, pilot Who, destroyed bool, x Ctx) {
	switch {
	case pilot.Seat == Nobody:
		t.S.Fleet.Vipers[a]--
	case t.here(pilot) && t.S.Seats[pilot.Seat].Loc == InSpace(a):
		t.stand(pilot, t.Place(AtSickbay))
		t.S.Fleet.Reserves-- // it did not come home
	default:
		return // the pilot is gone, and the viper with it
	}
	n := 0
	if destroyed {
		n = 1
		t.S.Fleet.Destroyed++
	} else {
		t.S.Fleet.Broken++
	}
	t.tell(Event{Kind: EvViperHit, Rule: "vipers.damaged", Cause: x.Source, At: ref(pilot.Seat), N: n, Area: a})
	if pilot.Seat == Nobody {
		return
	}
	x.Rule = "vipers.pilot-hit"
	if !t.dies(pilot, DeadlyHit+n, x) {
		t.tell(Event{Kind: EvSent, Rule: x.Rule, Cause: x.Source, At: ref(pilot.Seat), Loc: t.Place(AtSickbay)})
	}
}

// attackGalactica rolls the attack of a Cylon ship on Galactica. Rule
// combat.galactica.
func (t *Table) attackGalactica(s Ship, a Area, hit int, x Ctx) {
	x.Rule = "combat.galactica"
	t.tell(Event{Kind: EvGalacticaAttacked, Rule: x.Rule, N: int(s), Area: a})
	if t.RollDie(Aim{Ship: s, Area: a, N: int8(hit)}, x) >= hit {
		t.DamageGalactica(x)
		return
	}
	t.tell(Event{Kind: EvMissed, Rule: x.Rule, N: int(s), Area: a})
}
