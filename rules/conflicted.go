package rules

import (
	"slices"

	"ragtag/options"
)

// The Loyalty cards of Conflicted Loyalties: Personal Goals, which their owners turn
// up or pay for at the end, and the Final Five, which strike when others look at them.
// All of them count as "not a Cylon".

// notCylon reports whether a card of the kind is one of the "not a Cylon" cards, from
// which the Loyalty deck is built and added to.
func (a Allegiance) notCylon() bool { return a == NotACylon || a == PersonalGoal || a == FinalFive }

// conflicted reports whether the "not a Cylon" cards of this game differ, so that it
// matters which of them have been discarded.
func (t *Table) conflicted() bool {
	return t.S.Choice.Holds(options.PersonalGoal) || t.S.Choice.Holds(options.FinalFive)
}

// unusedHuman reports whether an unused "not a Cylon" card is left: if need be, those
// discarded are shuffled. Rule limits.decks.
func (t *Table) unusedHuman() bool { return t.refill(LoyaltyNot, LoyaltyDiscard) }

// offerGoals adds the Personal Goals that the player can reveal now. Who is known as
// a Cylon reveals none. Rule loyalty.goals.
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

// sums are the sums that some of a hand's cards add up to, a bit each.
type sums uint64

// add takes a card of a strength into account. What is beyond the greatest bit is of
// no interest to any card.
func (s sums) add(strength int8) sums { return s | s<<strength }

// reaches reports whether some of seat p's Skill cards, without those set aside, have
// a strength in all.
func (t *Table) reaches(p Seat, strength int8, without []Comp) bool {
	left := sums(1)
	for _, s := range t.S.In(Hand + Zone(p)) {
		if i := slices.Index(without, s.Comp); i >= 0 {
			without[i], without[len(without)-1] = without[len(without)-1], without[i]
			without = without[:len(without)-1]
			continue
		}
		left = left.add(t.cat.Strength(s.Comp))
	}
	return left>>strength&1 == 1
}

// payExactly makes seat p discard Skill cards that have a strength in all: it picks
// them one by one, of those with which the rest of its hand can still come to it, and
// none is shown before all are picked. Rule loyalty.goals.
func (t *Table) payExactly(p Seat, strength int8, x Ctx) {
	if strength == 0 {
		return
	}
	var picked [MaxSlots]Comp
	n := 0
	for left := strength; ; {
		r := t.request(p, ReqPayExactly, x)
		r.Secret, r.Left = true, uint8(left)
		t.offerHand(r, p)
		for i := int(r.N) - 1; i >= 0; i-- {
			if c := r.Options[i].Comp(); !t.fitsPrice(p, c, left, picked[:n]) {
				r.drop(r.Options[i])
			}
		}
		for i := range int(r.N) {
			r.Limit[i] = 1
		}
		if left == 0 {
			r.add(OfKind(OptPass)) // cards of no strength can be thrown in
			r.sort()
		}
		o := t.askOne(r)
		if o.Kind != OptComp {
			break
		}
		picked[n] = o.Comp()
		n++
		left -= t.cat.Strength(o.Comp())
	}
	outer := t.openDiscard(x)
	t.S.Discarded.How[p] = Paid
	e := Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n}
	for _, c := range picked[:n] {
		t.discardCard(p, c)
		if t.listens {
			e.Comps = append(e.Comps, c)
		}
	}
	t.tell(e)
	t.closeDiscard(outer, x)
}

// fitsPrice reports whether seat p, having picked some cards, can pick card c towards
// what is left of a price.
func (t *Table) fitsPrice(p Seat, c Comp, left int8, picked []Comp) bool {
	have := 0
	for _, s := range t.S.In(Hand + Zone(p)) {
		if s.Comp == c {
			have++
		}
	}
	for _, k := range picked {
		if k == c {
			have--
		}
	}
	left -= t.cat.Strength(c)
	if have <= 0 || left < 0 {
		return false
	}
	var without [MaxSlots]Comp
	n := copy(without[:], picked)
	without[n] = c
	return t.reaches(p, left, without[:n+1])
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

// HandReaches is the condition of a Personal Goal: some of its owner's Skill cards have
// the strength in all that it asks for.
func HandReaches(t *Table, x Ctx) bool {
	return t.reaches(x.By.Seat, t.cat.Loyalty(x.Source).Strength, nil)
}

// RaidersAround is the condition of a Personal Goal: at least n raiders are around
// Galactica.
func RaidersAround(n int) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool { return t.ships(Raider) >= n }
}

// WentNear is the condition of a Personal Goal: the fleet has been at a destination
// of a distance.
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

// examine lets the Final Five cards that somebody has looked at take effect: all of
// them are turned up, resolved in the order that the current player picks, whatever
// the first ones bring, and go face down among the Loyalty cards where they are then.
// Who is known as a Cylon turns up none, and is not struck. Rule loyalty.final-five.
func (t *Table) examine(by, of Who, seen []Comp) {
	if len(seen) == 0 || t.S.Seats[of.Seat].Revealed {
		return
	}
	x := Ctx{By: of, Chosen: by, Origin: FromLoyalty, Rule: "loyalty.final-five"}
	if !t.human(by.Seat) {
		x.Chosen = Who{Seat: Nobody}
	}
	z := LoyaltyHand + Zone(of.Seat)
	for _, c := range seen {
		t.S.At(z, t.S.find(z, c)).Known |= Public
		t.tell(Event{Kind: EvExamined, Rule: x.Rule, By: ref(by.Seat), At: ref(of.Seat), Comp: c})
	}
	var due [MaxExamined]Comp
	for n := copy(due[:], seen); n > 0; n-- {
		r := t.request(t.S.Current, ReqResolveNext, x)
		for _, c := range due[:n] {
			r.add(OfComp(c))
		}
		r.sort()
		c := t.askOne(r).Comp()
		i := slices.Index(due[:n], c)
		copy(due[i:n-1], due[i+1:n])
		x.Source = c
		t.Coverage.branch(c, BranchA)
		t.cat.Loyalty(c).Examined.Do(t, x)
	}
	for p := range t.seats() {
		for _, c := range seen {
			if i := t.S.find(LoyaltyHand+Zone(p), c); i >= 0 && t.S.At(LoyaltyHand+Zone(p), i).Known&Public != 0 {
				t.Mingle(LoyaltyHand + Zone(p))
			}
		}
	}
}

// MaxExamined is how many Final Five cards can be looked at together.
const MaxExamined = 5

// unmaskFive lets the Final Five cards of an executed human take effect, which are
// shown now, and takes them out of the game. Rules execution.human, loyalty.final-five.
func (t *Table) unmaskFive(w Who) {
	z := LoyaltyHand + Zone(w.Seat)
	for _, c := range t.cat.kinds[KindLoyalty] {
		if k := t.cat.Loyalty(c); k.Kind == FinalFive && t.S.Holds(z, c) {
			t.S.toTop(z, t.S.find(z, c), RemovedFromGame).Known = Public
			t.tell(Event{Kind: EvFiveGone, Rule: "loyalty.final-five", At: ref(w.Seat), Comp: c})
			t.Coverage.branch(c, BranchB)
			k.Executed.Do(t, Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromLoyalty, Rule: "loyalty.final-five"})
		}
	}
}
