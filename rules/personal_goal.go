package rules

import (
	"ragtag/options"
)

// Personal Goals are Loyalty cards that count as "not a Cylon". Their owners reveal
// them, or the fleet pays for them at the end.

// offerGoals adds the Personal Goals that the player can reveal now. A known Cylon
// reveals none. Rule loyalty.goals.
func (t *Table) offerGoals(r *Request, x Ctx) {
	for _, s := range t.S.In(LoyaltyHand + Zone(x.By.Seat)) {
		if k := t.cat.Loyalty(s.Comp); k.Kind == PersonalGoal && k.Can(t, Ctx{By: x.By, Source: s.Comp, Origin: FromLoyalty}) {
			r.offerOnce(OfComp(s.Comp))
		}
	}
}

// revealGoal turns up a Personal Goal: its price is paid, and while the fleet has not
// come far its owner draws another Loyalty card. Rule loyalty.goals.
func (t *Table) revealGoal(w Who, c Comp) {
	p := w.Seat
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromLoyalty, Rule: "loyalty.goals"}
	t.showLoyalty(p, c)
	t.tell(Event{Kind: EvGoalMet, Rule: x.Rule, By: ref(p), Comp: c})
	t.Coverage.branch(c, BranchReveal)
	t.payExactly(p, t.cat.Loyalty(c).Strength, x)
	if t.S.Distance > t.goalDistance() || !t.present(w) {
		return
	}
	t.addHumans(1)
	t.dealTo(p, 1, x.Rule)
	t.revealSympathizer()
}

// goalDistance returns the greatest distance at which a revealed Personal Goal brings
// another card.
func (t *Table) goalDistance() int8 {
	if t.Feature(options.LateHandOver) {
		return LateHandOnMax
	}
	return GoalDistance
}

// settleGoals makes the fleet pay, at the end of a game that the humans would win,
// for the Personal Goals that human players have not revealed. All are turned up
// before the first is paid for. Rule loyalty.goals.
func (t *Table) settleGoals() {
	var of [MaxSeats * 2]Who
	var goals [MaxSeats * 2]Comp
	n := 0
	for p := range t.clockwise(t.S.Current) {
		if !t.human(p) {
			continue
		}
		if t.Feature(options.GoalsOfHumans) && t.CylonSide(p) {
			continue
		}
		z := LoyaltyHand + Zone(p)
		for _, c := range t.cat.kinds[KindLoyalty] {
			if n < len(goals) && t.cat.Loyalty(c).Kind == PersonalGoal && t.S.Holds(z, c) {
				of[n], goals[n] = t.who(p), c
				n++
			}
		}
	}
	for i, c := range goals[:n] {
		t.showLoyalty(of[i].Seat, c)
		t.tell(Event{Kind: EvGoalUnmet, Rule: "loyalty.goals", At: ref(of[i].Seat), Comp: c})
	}
	for i, c := range goals[:n] {
		t.Coverage.branch(c, BranchFail)
		x := Ctx{By: of[i], Chosen: Who{Seat: Nobody}, Source: c, Origin: FromLoyalty, Rule: "loyalty.goals"}
		t.cat.Loyalty(c).Unmet.Do(t, x)
	}
}

// HoldsTitles is the condition of a Personal Goal: its owner holds at least n titles.
func HoldsTitles(n int) func(*Table, Ctx) bool {
	return func(t *Table, x Ctx) bool {
		held := 0
		for k := range t.cat.numTitles {
			if t.S.Titles[k] == x.By.Seat {
				held++
			}
		}
		return held >= n
	}
}

// NoNukes is the condition of a Personal Goal: the Admiral has no nukes.
func NoNukes(t *Table, _ Ctx) bool { return t.S.Nukes == 0 }

// PresidentJailed is the condition of a Personal Goal: the President is in the Brig,
// or in Detention.
func PresidentJailed(t *Table, _ Ctx) bool {
	p := t.S.Titles[President]
	return p != Nobody && Jailed(t, p)
}

// VipersHit is the condition of a Personal Goal: at least n vipers are damaged or
// destroyed.
func VipersHit(n int) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool { return t.BrokenVipers()+t.LostVipers() >= n }
}

// OutOfAction is the condition of a Personal Goal: its owner is in the Brig or in
// Sickbay, or where New Caprica has these.
func OutOfAction(t *Table, x Ctx) bool { return Jailed(t, x.By.Seat) || t.laidUp(x.By.Seat) }

// HandReaches is the condition of a Personal Goal: some of its owner's Skill cards add
// up to the strength that it asks for.
func HandReaches(t *Table, x Ctx) bool {
	return t.reaches(x.By.Seat, t.cat.Loyalty(x.Source).Strength, nil)
}

// RaidersAround is the condition of a Personal Goal: at least n raiders are around
// Galactica.
func RaidersAround(n int) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool { return t.ships(Raider) >= n }
}

// WentNear is the condition of a Personal Goal: the fleet has been at a destination
// with that distance.
func WentNear(distance int8) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool {
		for _, s := range t.S.In(DestinationVisited) {
			if t.cat.Destination(s.Comp).Distance == distance {
				return true
			}
		}
		return false
	}
}
