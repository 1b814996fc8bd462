package rules

import "ragtag/options"

// LatePegasusHull is how many damage tokens destroy Pegasus where she joins the fleet on
// the way.
const LatePegasusHull = 3

// hasPegasus reports whether the Battlestar Pegasus is in the game and not
// destroyed: some of her tokens are not yet drawn.
func (t *Table) hasPegasus() bool {
	if t.Feature(options.LateBoards) {
		return t.S.Slept && t.S.Count(PegasusOn) < LatePegasusHull
	}
	return t.S.Count(PegasusPile) > 0
}

// closed reports whether nobody can go to a board now, or use its locations.
func (t *Table) closed(b Board) bool {
	return t.gone(b) || b == RebelBasestar && t.S.Rebels == NoRebels || t.outOfReach(b)
}

// aboard reports whether seat p is on a location of a board.
func (t *Table) aboard(p Seat, b Board) bool {
	l := t.S.Seats[p].Loc
	return l >= FirstLoc && t.cat.At(l).Board == b
}

// takesForGalactica asks the current player which ship a damage meant for
// Galactica hits; it reports whether it is Pegasus. Rule damage.pegasus.
func (t *Table) takesForGalactica(x Ctx) bool {
	switch {
	case !t.hasPegasus():
		return false
	case t.Feature(options.DamageByPlace):
		return t.aboard(t.S.Current, Pegasus)
	}
	x.Rule = "damage.pegasus"
	r := t.request(t.S.Current, ReqDamagedShip, x)
	r.add(OfBoard(Galactica))
	r.add(OfBoard(Pegasus))
	return t.askOne(r).Board() == Pegasus
}

// damagePegasus draws a damage token of Pegasus and resolves it. Rule
// damage.pegasus.
func (t *Table) damagePegasus(x Ctx) {
	n := t.S.Count(PegasusPile)
	if n == 0 || t.away() {
		return
	}
	i := t.below(n)
	c := t.S.At(PegasusPile, i).Comp
	x.Rule, x.Source, x.Origin = "damage.pegasus", c, FromDamage
	t.Coverage.branch(c, BranchMain)
	t.tell(Event{Kind: EvDamaged, Rule: x.Rule, Comp: c})
	t.S.toTop(PegasusPile, i, PegasusOn).Known = Public
	l := t.cat.Damage(c).loc
	t.S.Damaged = t.S.Damaged.With(l)
	x.Rule = "damage.location"
	t.struck(l, x)
	if !t.hasPegasus() {
		x.Rule = "damage.pegasus-destroyed"
		t.tell(Event{Kind: EvPegasusLost, Rule: x.Rule})
		SendFromBoard{From: Pegasus}.Do(t, x)
	}
}

// AnyBasestar reports whether a basestar is on the board.
func AnyBasestar(t *Table, _ Ctx) bool { return t.ships(BasestarA) > 0 }

// ShellBasestar lets the acting player choose a basestar and roll: up to Miss
// Pegasus is damaged, from Twice on the basestar is damaged twice, else once.
// Rule location.pegasus-cic.
type ShellBasestar struct{ Miss, Twice int8 }

// Do asks for the basestar and rolls.
func (e ShellBasestar) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerBasestars(r)
	if r.N == 0 {
		return
	}
	o := t.askOne(r)
	k := o.Ship()
	switch n := t.RollDie(Aim{Ship: k, Area: o.Area()}, x); {
	case n <= int(e.Miss):
		t.damagePegasus(x)
	case n >= int(e.Twice):
		t.damageBasestar(k, x)
		t.damageBasestar(k, x)
	default:
		t.damageBasestar(k, x)
	}
}

// Bombard lets the acting player choose a space area and roll. On 1 a civilian ship
// there is destroyed, up to Viper a viper is damaged; above that Few raiders are
// destroyed, and from ManyAt on Many. It is no attack. Rule location.main-batteries.
type Bombard struct{ Viper, ManyAt, Few, Many int8 }

// Do asks for the area and rolls.
func (e Bombard) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqArea, x)
	for a := range NumAreas {
		r.add(OfArea(a))
	}
	a := t.askOne(r).Area()
	switch n := t.RollDie(Aim{Area: a}, x); {
	case n <= 1:
		if t.civilians(a) > 0 {
			t.destroyCivilianIn(Subject{Area: a}, x)
		}
	case n <= int(e.Viper):
		t.damageViperIn(1<<a, t.S.Current, x)
	case n >= int(e.ManyAt):
		t.destroyRaiders(a, int(e.Many), n, x)
	default:
		t.destroyRaiders(a, int(e.Few), n, x)
	}
}

// PrepareEngines makes the next Crisis card of the turn count as one with a jump
// icon. Rule location.engine-room.
type PrepareEngines struct{}

// Do marks the turn.
func (PrepareEngines) Do(t *Table, x Ctx) { t.S.This.Engines = true }
