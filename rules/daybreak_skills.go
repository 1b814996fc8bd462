package rules

// What else the Skill cards of Daybreak brought.

// AddOne lets the acting player, if it is human, add a Skill card face up to the check
// under way, which is turned up; Else is carried out if it adds none. It binds the
// player as when cards are added, by place, side and sheet, but for what a sheet
// demands at least. Whatever has let it add a card bears the icon itself, so that the
// consequence of the check is due already.
type AddOne struct{ Else Effect }

// Within yields what is carried out otherwise.
func (e AddOne) Within(yield func(Branch, Effect) bool) { yield(BranchSecond, e.Else) }

// Do asks for the card.
func (e AddOne) Do(t *Table, x Ctx) {
	p := x.By.Seat
	if !t.human(p) {
		return
	}
	if t.S.Count(Hand+Zone(p)) > 0 && int(t.S.Check.Added[p]) < t.mostAdded(p) {
		r := t.request(p, ReqAddToCheck, x)
		r.Secret = true
		r.Min, r.Max = 0, 1
		t.offerHand(r, p)
		if picks := t.ask(r); picks.N > 0 {
			t.addPicked(p, &picks, true, x)
			return
		}
	}
	t.Coverage.branch(x.Source, BranchSecond)
	e.Else.Do(t, x)
}

// ShareQuorum lets the acting player draw Quorum cards and give one of them to the
// President; each other one it plays or discards.
type ShareQuorum struct{ Draw int8 }

// Do draws and asks.
func (e ShareQuorum) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	n := t.takeQuorum(p, e.Draw)
	if n == 0 {
		return
	}
	t.tell(Event{Kind: EvQuorum, Rule: x.Rule, By: ref(p), Count: n, To: me, Private: t.comps(QuorumDrawn)})
	t.giveDrawn(x)
	for t.S.Count(QuorumDrawn) > 0 {
		t.playOrDiscard(x)
	}
}

// giveDrawn makes the acting player give a drawn Quorum card to the President.
func (t *Table) giveDrawn(x Ctx) {
	p, q := x.By.Seat, t.S.Titles[President]
	if q == Nobody {
		return
	}
	r := t.request(p, ReqGiveQuorum, x)
	r.Secret = t.S.Count(QuorumDrawn) > 1 // else all know that there is no choice
	for _, s := range t.S.In(QuorumDrawn) {
		r.offerOnce(OfComp(s.Comp))
	}
	r.sort()
	c := t.askOne(r).Comp()
	both := Seats(0).With(p).With(q)
	t.S.toTop(QuorumDrawn, t.S.find(QuorumDrawn, c), QuorumHand).Known = both
	t.S.forget(QuorumDrawn, both)
	t.tell(Event{Kind: EvQuorumGiven, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: 1, To: both, Private: t.comp1(c)})
}

// playOrDiscard makes the acting player play a drawn Quorum card or, if it cannot or
// does not like to, discard it.
func (t *Table) playOrDiscard(x Ctx) {
	r := t.request(x.By.Seat, ReqPlayQuorum, x)
	r.Secret = true
	r.add(OfKind(OptPass))
	t.offerQuorum(r, QuorumDrawn, x)
	r.sort()
	o := t.askOne(r)
	if o.Kind != OptComp {
		t.discardQuorum(QuorumDrawn, 0, x)
		return
	}
	t.playQuorum(x.By, o.Comp(), QuorumDrawn)
}

// Truce keeps Cylon ships from being launched and from acting until the turn ends, and
// what an icon would place in the place of that does not come. Centurions are no ships.
type Truce struct{}

// Do marks the turn. Rule skill.negotiation.
func (Truce) Do(t *Table, x Ctx) {
	t.S.This.Truce = true
	t.tell(Event{Kind: EvTruce, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat)})
}

// holdBack tells that an icon comes to nothing because of a truce; centurions advance
// all the same.
func (t *Table) holdBack(s Activation, x Ctx) {
	t.tell(Event{Kind: EvHeldBack, Rule: "skill.negotiation", Cause: x.Source, Icon: s})
	if s == HeavyRaiders {
		t.advanceCenturions()
	}
}

// UseLocation lets the acting player activate one of some locations from anywhere; with
// Damaged, a damaged one too. Rule skill.unorthodox-plan.
type UseLocation struct {
	Of      []string // ids
	Damaged bool
}

// Do asks which, and activates it.
func (e UseLocation) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqUseLocation, x)
	for _, id := range e.Of {
		if l := t.cat.LocOf(t.cat.must("location/" + id)); t.usableFrom(l, e.Damaged, 0, x) {
			r.addFor(OfComp(t.cat.LocComp(l)), t.activationCost(x.By.Seat, l))
		}
	}
	if r.N == 0 {
		return
	}
	r.sort()
	t.activate(x.By, t.cat.LocOf(t.askOne(r).Comp()), 0)
}

// CanUseLocation returns a test for whether the acting player can activate one of some
// locations from anywhere by playing a card.
func CanUseLocation(e UseLocation) func(*Table, Ctx) bool {
	return func(t *Table, x Ctx) bool {
		for _, id := range e.Of {
			if t.usableFrom(t.cat.LocOf(t.cat.must("location/"+id)), e.Damaged, 1, x) {
				return true
			}
		}
		return false
	}
}

// usableFrom reports whether the acting player can activate location l from afar; spare
// is how many cards of its hand it has to give besides.
func (t *Table) usableFrom(l Loc, damaged bool, spare int, x Ctx) bool {
	p, k := x.By.Seat, t.cat.At(l)
	if !damaged && t.S.Damaged.Has(l) || !t.mayReach(p, l) || t.S.Count(Hand+Zone(p))-spare < t.activationCost(p, l) {
		return false
	}
	return t.canTake(k, Ctx{By: x.By, Source: t.cat.LocComp(l), Origin: FromLocation})
}

// LaunchBeside lets the acting player place up to N vipers of the Reserves in one area in
// which a piloted viper is, and activates those.
type LaunchBeside struct{ N int8 }

// Do asks for the area and the vipers.
func (e LaunchBeside) Do(t *Table, x Ctx) {
	if !CanLaunchBeside(t, x) {
		return
	}
	r := t.request(x.By.Seat, ReqArea, x)
	r.About.Ship = Viper
	for a := range NumAreas {
		if t.pilotsIn(a) != 0 {
			r.add(OfArea(a))
		}
	}
	t.musterVipers(t.askOne(r).Area(), e.N, true, x)
}

// CanLaunchBeside reports whether a viper is in the Reserves and a piloted one in space.
func CanLaunchBeside(t *Table, _ Ctx) bool {
	if t.away() || t.Reserves() == 0 {
		return false
	}
	for a := range NumAreas {
		if t.pilotsIn(a) != 0 {
			return true
		}
	}
	return false
}

// SoundViper reports whether a viper is in the Reserves or in space, with or without a
// pilot.
func SoundViper(t *Table, x Ctx) bool { return !t.away() && (t.Reserves() > 0 || AnyViperOut(t, x)) }
