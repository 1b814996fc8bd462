package rules

// What is done on New Caprica: occupation forces on their path, the two stacks of
// civilian ships, and the actions of the board.

// path is the way of the occupation forces.
var path = [PathSpaces]Place{AtAuthority, AtCanyon, AtShipyard}

// OccupationPath returns the way of the occupation forces.
func OccupationPath() [PathSpaces]Place { return path }

// What an event says of an occupation force.
const (
	ForcePlaced = iota
	ForceMoved
	ForceLeft // the last space, and the board
	ForceDestroyed
	ForceAttacked
	ForceMissed
)

// forces returns how many occupation forces are on the board.
func (t *Table) forces() (n int) {
	for _, k := range t.S.Cylons.Occupying {
		n += int(k)
	}
	return n
}

// forcesAt returns the space of the path that a location is, or -1, and how many
// occupation forces are there.
func (t *Table) forcesAt(l Loc) (space int, n int8) {
	for i, p := range path {
		if l != OffBoard && l == t.Place(p) {
			return i, t.S.Cylons.Occupying[i]
		}
	}
	return -1, 0
}

// placeOccupation puts an occupation force on the first space, if the stock has
// one. Rule new-caprica.forces.
func (t *Table) placeOccupation(x Ctx) {
	if t.S.Caprica == NotSettled || t.forces() >= StockForces {
		return
	}
	t.S.Cylons.Occupying[0]++
	t.tell(Event{Kind: EvOccupation, Rule: "new-caprica.forces", Cause: x.Source, Loc: t.Place(path[0]), N: ForcePlaced})
}

// activateOccupation lets every occupation force act once, in the order that the
// current player picks. Rule new-caprica.forces.
func (t *Table) activateOccupation(x Ctx) {
	x.Rule = "new-caprica.forces"
	waiting := t.S.Cylons.Occupying
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
			r.add(Option{Kind: OptComp, Comp: t.cat.LocComp(t.Place(path[i]))})
		}
	}
	if r.N == 0 {
		return 0, false
	}
	space, _ = t.forcesAt(t.cat.LocOf(t.askOne(r).Comp))
	return space, true
}

// advanceOccupation moves an occupation force on; from the last space it leaves
// the board and destroys a civilian ship of the stacks.
func (t *Table) advanceOccupation(i int, x Ctx) {
	x.Rule = "new-caprica.forces"
	t.S.Cylons.Occupying[i]--
	if i < PathSpaces-1 {
		t.S.Cylons.Occupying[i+1]++
		t.tell(Event{Kind: EvOccupation, Rule: x.Rule, Cause: x.Source, Loc: t.Place(path[i+1]), N: ForceMoved})
		return
	}
	t.tell(Event{Kind: EvOccupation, Rule: x.Rule, Cause: x.Source, Loc: t.Place(path[i]), N: ForceLeft})
	t.destroyStacked(x)
}

func (t *Table) destroyOccupation(i int, x Ctx) {
	t.S.Cylons.Occupying[i]--
	t.tell(Event{Kind: EvOccupation, Rule: x.Rule, Cause: x.Source, Loc: t.Place(path[i]), N: ForceDestroyed})
}

// destroyStacked destroys the top Locked civilian ship, else the top Prepared
// one.
func (t *Table) destroyStacked(x Ctx) {
	for _, z := range [...]Zone{CivilianLock, CivilianReady} {
		if n := t.S.Count(z); n > 0 {
			t.destroyCivilian(z, n-1, x)
			return
		}
	}
}

// prepare puts the top Locked civilian ship under the Prepared ones. Rule
// new-caprica.stacks.
func (t *Table) prepare(x Ctx) {
	if n := t.S.Count(CivilianLock); n > 0 {
		t.S.toBottom(CivilianLock, n-1, CivilianReady)
		t.tell(Event{Kind: EvPrepared, Rule: "new-caprica.stacks", Cause: x.Source, N: t.S.Count(CivilianReady)})
	}
}

// evacuate puts the top Prepared civilian ship into a launch area that the
// current player picks. Rule new-caprica.evacuate.
func (t *Table) evacuate(x Ctx) {
	if !t.canEvacuate() {
		return
	}
	x.Rule, x.By = "new-caprica.evacuate", t.who(t.S.Current)
	a := t.pickLaunch(x)
	letter := t.freeLetter()
	t.S.toTop(CivilianReady, t.S.Count(CivilianReady)-1, CivilianIn+Zone(a)).Tag = letter
	t.tell(Event{Kind: EvCivilianPlaced, Rule: x.Rule, Cause: x.Source, N: int(letter), Area: a})
}

func (t *Table) canEvacuate() bool {
	return t.S.Caprica == Returned && t.S.Count(CivilianReady) > 0
}

// CanPrepareOrEvacuate reports whether a civilian ship can be prepared or
// evacuated.
func CanPrepareOrEvacuate(t *Table, _ Ctx) bool {
	return t.S.Count(CivilianLock) > 0 || t.canEvacuate()
}

// PrepareOrEvacuate lets a player prepare a civilian ship or, once Galactica is
// back, evacuate one. With Board, whoever evacuated may then go to Galactica.
type PrepareOrEvacuate struct {
	By    Role
	Board bool
}

// Do asks where both are possible.
func (e PrepareOrEvacuate) Do(t *Table, x Ctx) {
	p := t.role(e.By, x)
	if p == Nobody {
		return
	}
	r := t.request(p, ReqStack, x)
	if t.S.Count(CivilianLock) > 0 {
		r.add(Option{Kind: OptPrepare})
	}
	if t.canEvacuate() {
		r.add(Option{Kind: OptEvacuate})
	}
	if r.N == 0 {
		return
	}
	if t.askOne(r).Kind == OptPrepare {
		t.prepare(x)
		return
	}
	t.evacuate(x)
	if e.Board {
		t.boardGalactica(x)
	}
}

// boardGalactica lets whoever acts go to a location of Galactica.
func (t *Table) boardGalactica(x Ctx) {
	if !t.here(x.By) || !t.canMove(x.By.Seat) {
		return
	}
	r := t.request(x.By.Seat, ReqLocation, x)
	r.add(Option{Kind: OptPass})
	t.offerBoard(r, Galactica)
	if o := t.askOne(r); o.Kind == OptComp {
		t.goTo(x.By, t.cat.LocOf(o.Comp), x)
	}
}

// offerBoard adds the locations of a board on which somebody may be put who
// leaves the Brig: those that are not hazardous.
func (t *Table) offerBoard(r *Request, b Board) {
	for i, c := range t.cat.locComp {
		if k := &t.cat.locations[i]; t.inPlay(c) && k.Board == b && !k.Hazardous && !k.Wide {
			r.add(Option{Kind: OptComp, Comp: c})
		}
	}
}

// AnyLocked reports whether a civilian ship is Locked.
func AnyLocked(t *Table, _ Ctx) bool { return t.S.Count(CivilianLock) > 0 }

// ScoutLocked lets whoever acts look at the top Locked civilian ship and put it
// on top or at the bottom. Rule location.shipyard.
type ScoutLocked struct{}

// Do shows it and asks where it goes.
func (ScoutLocked) Do(t *Table, x Ctx) {
	n := t.S.Count(CivilianLock)
	if n == 0 {
		return
	}
	p := x.By.Seat
	me := Seats(0).With(p)
	s := t.S.At(CivilianLock, n-1)
	s.Known |= me
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), N: 1, M: int(KindCivilian), Zone: CivilianLock, To: me, Private: t.comp1(s.Comp)})
	r := t.request(p, ReqTopOrBottom, x)
	r.add(Option{Kind: OptTop})
	r.add(Option{Kind: OptBottom})
	e := Event{Kind: EvPutBack, Rule: x.Rule, By: ref(p), N: int(KindCivilian), Zone: CivilianLock}
	if t.askOne(r).Kind == OptBottom {
		t.S.toBottom(CivilianLock, n-1, CivilianLock)
		e.M = 1
	}
	t.tell(e)
}

// CanAttackOccupation reports whether an occupation force is where whoever acts
// stands.
func CanAttackOccupation(t *Table, x Ctx) bool {
	_, n := t.forcesAt(t.S.Seats[x.By.Seat].Loc)
	return n > 0
}

// AttackOccupation lets whoever acts attack an occupation force where it stands; a
// Skill card with the id in Reroll may be discarded to reroll. Rule
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
	t.tell(Event{Kind: EvOccupation, Rule: x.Rule, By: ref(x.By.Seat), Loc: t.Place(path[i]), N: ForceAttacked})
	outer := t.S.This.Die
	t.S.This.Die = Die{On: true, Roller: x.By.Seat}
	roll := t.rollOnce(x)
	for t.payReroll(x.By, e.Reroll, x) {
		roll = t.rollOnce(x)
	}
	t.S.This.Die = outer
	if roll >= int(e.HitAt) {
		t.destroyOccupation(i, x)
		return
	}
	t.tell(Event{Kind: EvOccupation, Rule: x.Rule, By: ref(x.By.Seat), Loc: t.Place(path[i]), N: ForceMissed})
}

// payReroll lets a body discard a Skill card with an id to reroll. It is asked
// whatever its hand holds.
func (t *Table) payReroll(w Who, id string, x Ctx) bool {
	if !t.here(w) || t.S.Count(Hand+Zone(w.Seat)) == 0 {
		return false
	}
	x.For = x.Rule
	r := t.request(w.Seat, ReqReroll, x)
	r.Secret, r.Die = true, int8(t.readDie())
	r.add(Option{Kind: OptPass})
	for _, s := range t.S.In(Hand + Zone(w.Seat)) {
		if t.cat.Skill(s.Comp).ID == id {
			r.offerOnce(Option{Kind: OptComp, Comp: s.Comp})
		}
	}
	r.sort()
	o := t.askOne(r)
	if o.Kind != OptComp {
		return false
	}
	t.discardChoice(w.Seat, o.Comp, x)
	y := x
	y.Rule, y.Source = "die.reroll", o.Comp
	t.RollAgain(y)
	return true
}

// detainable: a human in the Cylon player's own location.
func (t *Table) detainable(by, p Seat) bool {
	return t.human(p) && t.S.Seats[p].Loc == t.S.Seats[by].Loc
}

// CanDetain reports whether whoever acts shares its location with an occupation
// force and a human.
func CanDetain(t *Table, x Ctx) bool {
	return CanAttackOccupation(t, x) && Some(t, x, func(t *Table, by, p Seat) bool { return t.detainable(by, p) })
}

// DetainHuman lets whoever acts try to detain a human in its location: up to Jail
// he goes to Detention, up to Hurt to the Medical Center. Rule
// location.new-caprica-detain.
type DetainHuman struct{ Jail, Hurt int8 }

// Do asks whom, and rolls.
func (e DetainHuman) Do(t *Table, x Ctx) {
	by := x.By.Seat
	x.Chosen = t.who(t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return t.detainable(by, p) }))
	if x.Chosen.Seat == Nobody {
		return
	}
	switch n := t.RollDie(x); {
	case n <= int(e.Jail):
		t.send(x.Chosen, t.Place(AtDetention), x)
	case n <= int(e.Hurt):
		t.send(x.Chosen, t.Place(AtMedical), x)
	default:
		t.tell(Event{Kind: EvPassed, Rule: x.Rule, By: ref(by)})
	}
}

// CommandOccupation activates one occupation force that whoever acts picks, then
// places one. Rule location.occupation-authority.
type CommandOccupation struct{}

// Do asks which.
func (CommandOccupation) Do(t *Table, x Ctx) {
	of := t.S.Cylons.Occupying
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
		of := t.S.Cylons.Occupying
		i, ok := t.pickOccupation(p, &of, x)
		if !ok {
			return
		}
		t.destroyOccupation(i, x)
	}
}

// DestroyStacked destroys the top Locked civilian ship, else the top Prepared
// one.
type DestroyStacked struct{}

// Do destroys it.
func (DestroyStacked) Do(t *Table, x Ctx) { t.destroyStacked(x) }

// SkipJump leaves out this turn's Prepare for Jump step.
type SkipJump struct{}

// Do marks the turn.
func (SkipJump) Do(t *Table, x Ctx) { t.S.This.NoJump = true }

// TopCrisis draws the top Crisis card for whoever acts and resolves it, with its
// ships but without its jump icon. Rule location.breeders-canyon.
type TopCrisis struct{}

// Do draws and resolves.
func (TopCrisis) Do(t *Table, x Ctx) {
	outer := t.S.This.Card
	t.S.This.Card = None
	t.lookAtCrises(x.By.Seat, 1, x, true)
	t.resolveCrisis(x.By)
	t.cardShips()
	t.putAway()
	t.S.This.Card, t.S.This.Again, t.S.This.NoJump = outer, false, false
	t.drainMilestones()
}

// MayDrawThenPlay lets the President draw a Quorum card, and then play one. Rule
// location.occupation-authority.
type MayDrawThenPlay struct{}

// Do asks twice.
func (MayDrawThenPlay) Do(t *Table, x Ctx) {
	p := x.By.Seat
	if t.S.Count(QuorumDeck)+t.S.Count(QuorumDiscard) > 0 && t.May(p, x) {
		t.drawQuorum(1, x.Rule)
	}
	r := t.request(p, ReqPlayQuorum, x)
	r.Secret = true
	r.add(Option{Kind: OptPass})
	t.offerQuorum(r, QuorumHand, x)
	r.sort()
	if o := t.askOne(r); o.Kind == OptComp {
		t.playQuorum(x.By, o.Comp, QuorumHand)
	}
}

// FreeDetained lets a player move a character from Detention to another location
// of New Caprica, or nobody.
type FreeDetained struct{ By Role }

// Do asks whom, and where to.
func (e FreeDetained) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	x.By = t.who(by)
	x.Chosen = t.who(t.ChooseSeat(by, true, x, func(t *Table, p Seat) bool { return Jailed(t, p) && OnCaprica(t, p) }))
	if x.Chosen.Seat != Nobody {
		LeaveBrig{Who: Chosen}.Do(t, x)
	}
}

// ExecuteOne lets a player choose whom to execute; a Cylon player cannot ignore
// it.
type ExecuteOne struct {
	By  Role
	May func(t *Table, by, p Seat) bool // who can be chosen
}

// Do asks and executes.
func (e ExecuteOne) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	t.execute(t.who(t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return e.May(t, by, p) })), x)
}
