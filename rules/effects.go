package rules

// Steps is effects carried out one after another. What cannot be done is
// skipped. Rule rules.do-what-you-can.
type Steps []Effect

// Do carries out every step.
func (s Steps) Do(t *Table, x Ctx) {
	for _, e := range s {
		e.Do(t, x)
	}
}

// Lose takes from the dials.
type Lose struct{ Fuel, Food, Morale, Population int8 }

// Do lowers the dials.
func (l Lose) Do(t *Table, x Ctx) {
	for r, n := range [NumResources]int8{l.Fuel, l.Food, l.Morale, l.Population} {
		t.turnDial(Resource(r), -n, x)
	}
}

// Gain adds to the dials.
type Gain struct{ Fuel, Food, Morale, Population int8 }

// Do raises the dials.
func (g Gain) Do(t *Table, x Ctx) {
	for r, n := range [NumResources]int8{g.Fuel, g.Food, g.Morale, g.Population} {
		t.turnDial(Resource(r), n, x)
	}
}

// turnDial changes a resource, and lets happen what a loss of morale sets off.
// Rule resources.
func (t *Table) turnDial(r Resource, by int8, x Ctx) {
	if t.setDial(r, by, x) && r == Morale && by < 0 {
		t.force(WhenMoraleFalls)
	}
}

// setDial moves a dial, which stops at 0 and at DialMax: the one way in which
// one moves. It reports whether it moved.
func (t *Table) setDial(r Resource, by int8, x Ctx) bool {
	was := t.S.Dials[r]
	by = t.guard(r, by, x)
	now := min(max(was+by, 0), DialMax)
	if now == was {
		return false
	}
	t.S.Dials[r] = now
	t.tell(Event{Kind: EvResource, Rule: x.Rule, Cause: x.Source, Resource: r, Change: int(now - was)})
	return true
}

// red reports whether any resource lies in its red half.
func (t *Table) red() bool {
	for r, v := range t.S.Dials {
		if v <= RedAtMost[r] {
			return true
		}
	}
	return false
}

// Discard makes players discard Skill cards: N, or all.
type Discard struct {
	Who    Role
	N      int8
	All    bool
	Random bool
	Price  bool // of what the player wants, so that no sheet has chance pick the cards
}

func (d Discard) manner() Manner {
	switch {
	case d.All:
		return WholeHand
	case d.Random:
		return AtRandom
	case d.Price:
		return Paid
	}
	return ByChoice
}

// Do makes the discards, at once for all players named. Rule
// timing.each-discards.
func (d Discard) Do(t *Table, x Ctx) {
	var of [MaxSeats]int
	list, n := t.named(d.Who, x)
	for _, p := range list[:n] {
		if t.S.Count(Hand+Zone(p)) == 0 || !t.heedsPart(p, HeedDiscard, x) {
			continue
		}
		of[p] = int(d.N)
		if d.All {
			of[p] = t.S.Count(Hand + Zone(p))
		}
	}
	t.discardAll(&of, d.manner(), x)
}

// DrawCards makes players draw Skill cards, of their skill set or of the types
// in From.
type DrawCards struct {
	Who  Role
	N    int8
	From Skills // 0: the player's own skill set
}

// Do draws, one player after another. Rule timing.each-draws.
func (d DrawCards) Do(t *Table, x Ctx) {
	list, n := t.named(d.Who, x)
	for _, p := range list[:n] {
		switch {
		case !t.heedsPart(p, HeedDraw, x):
		case d.From == 0:
			t.drawFromSet(p, int(d.N), x)
		default:
			t.drawOf(p, int(d.N), d.From, ReqDraw, x)
		}
	}
}

// Send moves the players named to the Brig or Sickbay.
type Send struct {
	Who Role
	To  Place
}

// Do sends them, as far as they can be moved.
func (s Send) Do(t *Table, x Ctx) {
	list, n := t.named(s.Who, x)
	for _, p := range list[:n] {
		t.send(t.who(p), t.Place(s.To), x)
	}
}

// SendOne lets a player choose a character to send to the Brig or Sickbay.
type SendOne struct {
	By          Role
	To          Place
	May         bool // the player may choose nobody
	OnGalactica bool // only characters on Galactica
	OnCaprica   bool // only characters on New Caprica
	Discards    int8 // Skill cards that the chosen player discards first
}

// Do asks and sends. Rule targets.brig-sickbay.
func (s SendOne) Do(t *Table, x Ctx) {
	to := t.Place(s.To)
	by := t.role(s.By, x)
	if by == Nobody {
		return
	}
	if t.Solo() && x.Origin == FromLoyalty {
		s.OnGalactica = false // rule variant.solo-loyalty: it strikes the main character wherever it is
	}
	x.Chosen = t.who(t.ChooseSeat(by, s.May, x, func(t *Table, p Seat) bool {
		return t.canSend(p, to) && (!s.OnGalactica || t.onGalactica(p)) && (!s.OnCaprica || OnCaprica(t, p))
	}))
	if x.Chosen.Seat == Nobody {
		return
	}
	if s.Discards > 0 {
		t.discard(x.Chosen.Seat, int(s.Discards), ByChoice, x)
	}
	t.send(x.Chosen, to, x)
}

// SendFrom sends everybody on a location to the Brig or Sickbay.
type SendFrom struct {
	From string // id of the location
	To   Place
}

// Do sends them.
func (s SendFrom) Do(t *Table, x Ctx) {
	t.sendFrom(t.cat.LocOf(t.cat.must("location/"+s.From)), t.Place(s.To), x)
}

// Roll rolls a die and carries out Then on AtMost or less, Else on more.
type Roll struct {
	AtMost     int8
	Then, Else Effect
}

// Do rolls. Rule die.roll.
func (r Roll) Do(t *Table, x Ctx) {
	n := t.RollDie(Aim{N: r.AtMost}, x)
	if n <= int(r.AtMost) {
		t.Coverage.branch(x.Source, BranchLow)
		if r.Then != nil {
			r.Then.Do(t, x)
		}
		return
	}
	t.Coverage.branch(x.Source, BranchHigh)
	if r.Else != nil {
		r.Else.Do(t, x)
	}
}

// OneOf lets a player choose one of two effects within a card. Unlike the boxes
// of a card it cannot be changed by others.
type OneOf struct {
	By   Role
	A, B Effect
}

// Do asks and carries out the effect chosen.
func (o OneOf) Do(t *Table, x Ctx) {
	p := t.role(o.By, x)
	if p == Nobody {
		return
	}
	r := t.request(p, ReqBox, x)
	r.add(OfBox(2))
	r.add(OfBox(3))
	box := t.askOne(r).Box()
	t.tell(Event{Kind: EvBox, Rule: x.Rule, Cause: x.Source, By: ref(p), Box: int8(box)})
	if box == 2 {
		t.Coverage.branch(x.Source, BranchInnerA)
		o.A.Do(t, x)
		return
	}
	t.Coverage.branch(x.Source, BranchInnerB)
	o.B.Do(t, x)
}

// If carries out Then if Test holds; Key names the condition for the generated
// text.
type If struct {
	Key  string
	Test func(*Table, Ctx) bool
	Then Effect
}

// Do tests and carries out.
func (i If) Do(t *Table, x Ctx) {
	if i.Test(t, x) {
		i.Then.Do(t, x)
	}
}

// Keep leaves the Crisis card being resolved in play.
type Keep struct{}

// Do moves the card. Rule crisis.keep-in-play.
func (Keep) Do(t *Table, x Ctx) {
	from, to := CrisisNow, CrisisInPlay
	if x.Origin == FromSuper {
		from, to = SuperNow, SuperInPlay
	}
	distance := t.cat.Standing(x.Source).Distance
	if distance > 0 {
		to = CrisisScored
	}
	if i := t.S.find(from, x.Source); i >= 0 {
		t.S.toTop(from, i, to).Known = Public
		t.tell(Event{Kind: EvCrisisGone, Rule: "crisis.keep-in-play", Comp: x.Source, Fate: FateKept})
	}
	if distance > 0 {
		t.gainDistance(distance, x)
	}
}

// Again makes the current player draw and resolve another Crisis card after the
// Cylon ships have acted.
type Again struct{}

// Do marks the turn.
func (Again) Do(t *Table, x Ctx) { t.S.This.Again = true }

// MoveFleetMarker moves the fleet marker on the Jump Preparation track.
type MoveFleetMarker struct{ By int8 }

// Do moves it. Rule jump.prepare.
func (m MoveFleetMarker) Do(t *Table, x Ctx) { t.MoveMarker(m.By, x) }

// Activate activates Cylon ships of one icon.
type Activate struct{ Ships Activation }

// Do activates them.
func (a Activate) Do(t *Table, x Ctx) { t.activateShips(a.Ships, x) }

// PlaceShips places ships in one area.
type PlaceShips struct {
	In Area
	Force
}

// Do places them.
func (p PlaceShips) Do(t *Table, x Ctx) {
	var fs [NumAreas]Force
	fs[p.In] = p.Force
	t.placeForces(fs, x)
}

// AddCenturions puts centurions on the start of the Boarding Party track.
type AddCenturions struct{ N int8 }

// Do adds them, as far as the stock goes.
func (a AddCenturions) Do(t *Table, x Ctx) {
	for range a.N {
		t.addCenturion(x)
	}
}

// DamageGalactica damages Galactica N times.
type DamageGalactica struct{ N int8 }

// Do draws the damage tokens.
func (d DamageGalactica) Do(t *Table, x Ctx) {
	for range d.N {
		t.DamageGalactica(x)
	}
}

// DestroyCivilians draws and destroys civilian ships.
type DestroyCivilians struct{ N int8 }

// Do destroys them. Rule civilians.draw-destroy.
func (d DestroyCivilians) Do(t *Table, x Ctx) {
	for range d.N {
		t.drawAndDestroy(x)
	}
}

// LoseRaptor destroys a raptor.
type LoseRaptor struct{}

// Do destroys it, if there is one. Rule raptors.
func (LoseRaptor) Do(t *Table, x Ctx) {
	if t.S.Berths[Raptor].Reserves > 0 {
		t.S.Berths[Raptor].Reserves--
		t.S.Berths[Raptor].Destroyed++
		t.tell(Event{Kind: EvRaptor, Rule: "raptors", Cause: x.Source, Change: -1})
	}
}

// RestoreRaptor brings a destroyed raptor back.
type RestoreRaptor struct{}

// Do restores it, if one was destroyed.
func (RestoreRaptor) Do(t *Table, x Ctx) {
	if t.S.Berths[Raptor].Destroyed > 0 {
		t.S.Berths[Raptor].Destroyed--
		t.S.Berths[Raptor].Reserves++
		t.tell(Event{Kind: EvRaptor, Rule: "raptors", Cause: x.Source, Change: 1})
	}
}

// SpendNuke takes a nuke from whoever keeps them.
type SpendNuke struct{}

// Do removes it from the game.
func (SpendNuke) Do(t *Table, x Ctx) {
	if t.S.Nukes > 0 {
		t.S.Nukes--
		t.tell(Event{Kind: EvNuke, Rule: "title.nukes", Cause: x.Source, By: ref(t.armed()), Value: int(t.S.Nukes)})
	}
}

// HasNuke reports whether there is a nuke left.
func HasNuke(t *Table) bool { return t.S.Nukes > 0 }
