package rules

// Occupation forces: their path, how they act, and what is done to them and with
// them.

// path is the way of the occupation forces.
var path = [PathSpaces]Place{AtAuthority, AtCanyon, AtShipyard}

// OccupationPath returns the way of the occupation forces.
func OccupationPath() [PathSpaces]Place { return path }

// ForceEvent is what happened to an occupation force.
type ForceEvent uint8

// What can happen to one.
const (
	ForcePlaced ForceEvent = iota
	ForceMoved
	ForceLeft // the last space, and the board
	ForceDestroyed
	ForceAttacked
	ForceMissed
	ForceShort // none is left to be placed
	numForceEvents
)

var forceEventNames = [numForceEvents]string{"placed", "moved", "left", "destroyed", "attacked", "missed", "short"}

// String returns the id of what happened.
func (f ForceEvent) String() string { return EnumID(forceEventNames[:], "ForceEvent", f) }

// forces returns how many occupation forces are on the board.
func (t *Table) forces() (n int) {
	for _, k := range t.S.Occupying {
		n += int(k)
	}
	return n
}

// forcesAt returns the space of the path that a location is, or -1, and how many
// occupation forces are there.
func (t *Table) forcesAt(l Loc) (space int, n int8) {
	for i, p := range path {
		if l != OffBoard && l == t.Place(p) {
			return i, t.S.Occupying[i]
		}
	}
	return -1, 0
}

// placeOccupation puts an occupation force on the first space, if the stock has
// one. Rule new-caprica.forces.
func (t *Table) placeOccupation(x Ctx) {
	if t.S.Caprica == NotSettled {
		return
	}
	n := ForceShort
	if t.stock(OccupationForce) > 0 {
		n = ForcePlaced
		t.S.Occupying[0]++
	}
	t.tell(Event{Kind: EvOccupation, Rule: "new-caprica.forces", Cause: x.Source, Loc: t.Place(path[0]), Force: n})
}

// activateOccupation lets every occupation force act once, in the order that the
// current player picks. Rule new-caprica.forces.
func (t *Table) activateOccupation(x Ctx) {
	x.Rule = "new-caprica.forces"
	waiting := t.S.Occupying
	if t.forces() == 0 {
		t.placeOccupation(x)
	}
	for {
		i, ok := t.pickOccupation(t.S.Current, &waiting, x)
		if !ok {
			return
		}
		waiting[i]--
		t.advanceOccupation(i, x)
	}
}

// pickOccupation lets seat p pick one of some occupation forces, by its space.
func (t *Table) pickOccupation(p Seat, of *[PathSpaces]int8, x Ctx) (space int, ok bool) {
	r := t.request(p, ReqOccupation, x)
	for i, n := range of {
		if n > 0 {
			r.add(OfComp(t.cat.LocComp(t.Place(path[i]))))
		}
	}
	if r.N == 0 {
		return 0, false
	}
	space, _ = t.forcesAt(t.cat.LocOf(t.askOne(r).Comp()))
	return space, true
}

// advanceOccupation moves an occupation force on; from the last space it leaves
// the board and destroys a civilian ship of the stacks.
func (t *Table) advanceOccupation(i int, x Ctx) {
	x.Rule = "new-caprica.forces"
	t.S.Occupying[i]--
	if i < PathSpaces-1 {
		t.S.Occupying[i+1]++
		t.tell(Event{Kind: EvOccupation, Rule: x.Rule, Cause: x.Source, Loc: t.Place(path[i+1]), Force: ForceMoved})
		return
	}
	t.tell(Event{Kind: EvOccupation, Rule: x.Rule, Cause: x.Source, Loc: t.Place(path[i]), Force: ForceLeft})
	t.destroyStacked(x)
}

func (t *Table) destroyOccupation(i int, x Ctx) {
	t.S.Occupying[i]--
	t.tell(Event{Kind: EvOccupation, Rule: x.Rule, Cause: x.Source, Loc: t.Place(path[i]), Force: ForceDestroyed})
}

// CanAttackOccupation reports whether an occupation force is where the acting
// player is.
func CanAttackOccupation(t *Table, x Ctx) bool {
	_, n := t.forcesAt(t.S.Seats[x.By.Seat].Loc)
	return n > 0
}

// AttackOccupation lets the acting player attack an occupation force where it
// is; a Skill card with the id in Reroll may be discarded to reroll. Rule
// location.new-caprica-attack-occupation.
type AttackOccupation struct {
	HitAt  int8
	Reroll string
}

// Do rolls.
func (e AttackOccupation) Do(t *Table, x Ctx) {
	i, n := t.forcesAt(t.S.Seats[x.By.Seat].Loc)
	if n == 0 {
		return
	}
	t.tell(Event{Kind: EvOccupation, Rule: x.Rule, By: ref(x.By.Seat), Loc: t.Place(path[i]), Force: ForceAttacked})
	roll, _ := t.rollWhile(0, Aim{}, x, func() bool { return t.payReroll(x.By, e.Reroll, x) })
	if roll >= int(e.HitAt) {
		t.destroyOccupation(i, x)
		return
	}
	t.tell(Event{Kind: EvOccupation, Rule: x.Rule, By: ref(x.By.Seat), Loc: t.Place(path[i]), Force: ForceMissed})
}

// payReroll lets a body discard a Skill card with an id to reroll. It is asked
// whatever its hand holds.
func (t *Table) payReroll(w Who, id string, x Ctx) bool {
	if !t.present(w) || t.S.Count(Hand+Zone(w.Seat)) == 0 {
		return false
	}
	r := t.request(w.Seat, ReqReroll, x)
	t.aboutDie(r)
	r.Secret, r.Die.Result = true, int8(t.readDie())
	r.add(OfKind(OptPass))
	for _, s := range t.S.In(Hand + Zone(w.Seat)) {
		if t.cat.Skill(s.Comp).ID == id {
			r.offerOnce(OfComp(s.Comp))
		}
	}
	r.sort()
	o := t.askOne(r)
	if o.Kind != OptComp {
		return false
	}
	t.pay(w.Seat, o.Comp(), x)
	y := x
	y.Rule, y.Source = "die.reroll", o.Comp()
	t.RollAgain(y)
	return true
}

// detainable: a human in the Cylon player's own location.
func (t *Table) detainable(by, p Seat) bool {
	return t.human(p) && t.S.Seats[p].Loc == t.S.Seats[by].Loc
}

// CanDetain reports whether the acting player shares its location with an
// occupation force and a human.
func CanDetain(t *Table, x Ctx) bool {
	return CanAttackOccupation(t, x) && Some(t, x, func(t *Table, by, p Seat) bool { return t.detainable(by, p) })
}

// DetainHuman lets the acting player try to detain a human in its location: up
// to Jail he goes to Detention, up to Hurt to the Medical Center. Rule
// location.new-caprica-detain.
type DetainHuman struct{ Jail, Hurt int8 }

// Do asks whom, and rolls.
func (e DetainHuman) Do(t *Table, x Ctx) {
	by := x.By.Seat
	x.Chosen = t.who(t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return t.detainable(by, p) }))
	if x.Chosen.Seat == Nobody {
		return
	}
	switch n := t.RollDie(Aim{Whom: ref(x.Chosen.Seat)}, x); {
	case n <= int(e.Jail):
		t.send(x.Chosen, t.Place(AtDetention), x)
	case n <= int(e.Hurt):
		t.send(x.Chosen, t.Place(AtMedical), x)
	default:
		t.tell(Event{Kind: EvPassed, Rule: x.Rule, By: ref(by)})
	}
}

// CommandOccupation activates one occupation force that the acting player
// picks, then places one. Rule location.occupation-authority.
type CommandOccupation struct{}

// Do asks which.
func (CommandOccupation) Do(t *Table, x Ctx) {
	of := t.S.Occupying
	if i, ok := t.pickOccupation(x.By.Seat, &of, x); ok {
		t.advanceOccupation(i, x)
	} else {
		t.placeOccupation(x)
	}
	t.placeOccupation(x)
}

// PlaceOccupation places occupation forces on the first space of their path.
type PlaceOccupation struct{ N int8 }

// Do places them, as far as the stock goes.
func (e PlaceOccupation) Do(t *Table, x Ctx) {
	for range e.N {
		t.placeOccupation(x)
	}
}

// DestroyOccupation lets a player destroy occupation forces.
type DestroyOccupation struct {
	By Role
	N  int8
}

// Do asks which.
func (e DestroyOccupation) Do(t *Table, x Ctx) {
	p := t.role(e.By, x)
	if p == Nobody {
		return
	}
	for range e.N {
		of := t.S.Occupying
		i, ok := t.pickOccupation(p, &of, x)
		if !ok {
			return
		}
		t.destroyOccupation(i, x)
	}
}
