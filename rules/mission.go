package rules

import "ragtag/options"

// Missions are checks outside the Crises. One is turned up by an action and resolved at
// once; it stays on the Active Mission space until the fleet jumps, so there is at most
// one between two jumps. Rules mission.activate, mission.jump.

// Mission is a Mission card.
type Mission struct {
	ID, Set  string
	Do       Effect
	Distance int8 // what it bears for the objective, once it is passed
}

// MissionFailed marks a Mission on its space that was turned face down.
const MissionFailed = 1

// Mission returns a Mission card.
func (c *Catalogue) Mission(comp Comp) *Mission { return &c.missions[c.comps[comp].index] }

// CanRunMission reports whether a Mission can be turned up: none is on the space, and
// one is left.
func CanRunMission(t *Table, _ Ctx) bool {
	return t.S.Count(MissionActive) == 0 && t.S.Count(MissionDeck) > 0
}

// AnyMission reports whether the Mission deck has a card.
func AnyMission(t *Table, _ Ctx) bool { return t.S.Count(MissionDeck) > 0 }

// RunMission turns up the top Mission and resolves it. No Crisis card is drawn in the
// Crisis step of this turn.
type RunMission struct{}

// Do turns it up and resolves it, and then what its distance sets off.
func (RunMission) Do(t *Table, x Ctx) {
	s := t.S.toTop(MissionDeck, t.S.Count(MissionDeck)-1, MissionActive)
	s.Known = Public
	c := s.Comp
	t.S.This.NoCrisis = true
	t.tell(Event{Kind: EvMission, Rule: "mission.activate", By: ref(x.By.Seat), Comp: c})
	t.Coverage.branch(c, BranchMain)
	t.cat.Mission(c).Do.Do(t, Ctx{By: x.By, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromMission, Rule: t.cat.Rule(c)})
	t.drainMilestones()
}

// makePlain makes a check to which no ability of a card or a sheet applies, but the
// limits on adding cards do. Rule mission.check.
func (t *Table) makePlain(c *Check, x Ctx) Outcome {
	outer, waiting := t.setAside()
	t.openCheck(c, x)
	t.addDestiny(2, Ctx{Rule: "check.destiny"})
	t.contribute()
	t.revealPile()
	t.total()
	out := t.outcome()
	t.resolveOutcome(c, out, x)
	t.closeCheck()
	t.resume(outer, waiting)
	return out
}

// GainDistance adds the distance that the Mission being resolved bears. Rule
// mission.distance.
type GainDistance struct{}

// Do adds it.
func (GainDistance) Do(t *Table, x Ctx) {
	if t.Feature(options.LateMissions) {
		return // a Mission that is still face up adds it when the fleet jumps
	}
	t.gainDistance(t.cat.Mission(x.Source).Distance, x)
}

// TurnDown turns the Mission being resolved face down, so that it goes back into the
// deck when the fleet jumps.
type TurnDown struct{}

// Do turns it.
func (TurnDown) Do(t *Table, x Ctx) {
	if i := t.S.find(MissionActive, x.Source); i >= 0 {
		t.S.At(MissionActive, i).Tag = MissionFailed
		t.tell(Event{Kind: EvMissionDown, Rule: "mission.jump", Comp: x.Source})
	}
}

// clearMission takes the Mission off its space, as its side says. Rule mission.jump.
func (t *Table) clearMission() {
	if t.S.Count(MissionActive) == 0 {
		return
	}
	s := *t.S.At(MissionActive, 0)
	e := Event{Kind: EvMissionGone, Rule: "mission.jump", Comp: s.Comp}
	switch {
	case s.Tag == MissionFailed:
		t.S.toTop(MissionActive, 0, MissionDeck).Tag = 0
		t.shuffle(MissionDeck)
		e.Fate = FateShuffled
	case t.cat.Mission(s.Comp).Distance > 0:
		t.S.toTop(MissionActive, 0, CrisisScored)
		e.Fate = FateKept
	default:
		t.S.toTop(MissionActive, 0, MissionDiscard)
	}
	t.tell(e)
	if e.Fate == FateKept && t.Feature(options.LateMissions) {
		t.gainDistance(t.cat.Mission(s.Comp).Distance, Ctx{Source: s.Comp, Rule: "mission.jump"})
	}
}

// ClearShips takes all Cylon ships of some kinds off the board around Galactica,
// centurions on their track too. Then some of each kind leave the game: from the box
// or, with the Cylon Fleet board, from its lowest-numbered area.
type ClearShips struct {
	Of  []Ship // one of each class
	Out int8   // how many of each leave the game
}

// Do takes them away.
func (c ClearShips) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	for _, k := range c.Of {
		for _, k := range t.cat.classes[t.cat.ships[k].class] {
			t.clearShips(k, x)
		}
		for range c.Out {
			t.retire(k, x)
		}
	}
}

// clearShips takes all ships of a kind off the board around Galactica.
func (t *Table) clearShips(k Ship, x Ctx) {
	for a := range NumAreas {
		for t.on(k, a) > 0 {
			t.remove(MainSpace, k, a, 1)
			t.tell(Event{Kind: EvWithdrawn, Rule: x.Rule, Cause: x.Source, Ship: k, Area: a})
		}
	}
	if n := t.centurions(); k == Centurion && n > 0 {
		t.S.Boarding = [BoardingSpaces]int8{}
		t.noteMotives()
		t.tell(Event{Kind: EvBoardersGone, Rule: x.Rule, Cause: x.Source, Count: n})
	}
}

// retire takes a ship of the class of a kind out of the game, if there is one left.
func (t *Table) retire(k Ship, x Ctx) {
	for _, k := range t.cat.classes[t.cat.ships[k].class] {
		if t.stock(k) > 0 {
			t.S.Berths[k].Destroyed++
			t.tell(Event{Kind: EvRetired, Rule: x.Rule, Cause: x.Source, Ship: k})
			return
		}
	}
	if b, ok := t.pursuing(); ok {
		if k, from, ok := t.numbered(b, k, false); ok {
			t.remove(b, k, from, 1)
			t.S.Berths[k].Destroyed++
			t.tell(Event{Kind: EvRetired, Rule: x.Rule, Cause: x.Source, Ship: k})
		}
	}
}

// EachDrawsType lets the acting player choose a Skill type, of which each player draws
// N cards.
type EachDrawsType struct{ N int8 }

// Do asks for the type.
func (e EachDrawsType) Do(t *Table, x Ctx) {
	if k, ok := t.chooseType(x.By.Seat, t.hasType, x); ok {
		DrawCards{Who: Each, N: e.N, From: 1 << k}.Do(t, x)
	}
}

// RepairOne lets the current player repair a damaged location, wherever it is. The
// Mission does not say who chooses, so the current player does, even if another used
// the Bridge. Rule mission.check.
type RepairOne struct{}

// Do asks which, if there is one.
func (RepairOne) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	r := t.request(t.S.Current, ReqRepair, x)
	for i, c := range t.cat.locComp {
		if t.mendable(FirstLoc + Loc(i)) {
			r.add(OfComp(c))
		}
	}
	if r.N > 0 {
		t.repairLocation(t.cat.LocOf(t.askOne(r).Comp()), x)
	}
}

// viewMission shows the Active Mission space, and with whom the rebel basestar is.
func (t *Table) viewMission(v *View) {
	if !t.Feature(options.Demetrius) {
		return
	}
	v.Mission = &MissionView{}
	for _, s := range t.S.In(MissionActive) {
		v.Mission.Active, v.Mission.Failed = t.cat.Ref(s.Comp), s.Tag == MissionFailed
	}
	v.Rebels = idOf(rebelNames[:], int(t.S.Rebels))
}
