package rules

import "slices"

// Effects that character sheets brought, people first.

// chooseStart lets the player of a body choose where it starts, of the locations
// with the ids that are open.
func (t *Table) chooseStart(w Who, ids []string) {
	r := t.request(w.Seat, ReqLocation, Ctx{Rule: "setup.placement"})
	for _, id := range ids {
		c := t.cat.must("location/" + id)
		if t.inPlay(c) && !t.closed(t.cat.At(t.cat.LocOf(c)).Board) {
			r.add(OfComp(c))
		}
	}
	r.sort()
	t.S.Seats[w.Seat].Loc = t.cat.LocOf(t.askOne(r).Comp())
}

// restless reports whether the sheet of seat p makes it move in its turns.
func (t *Table) restless(p Seat) bool { return t.traits(p).Restless && t.sheetHolds(p) }

// rest sends a restless body to Sickbay that has not left the place where its
// turn began.
func (t *Table) rest(w Who) {
	if t.restless(w.Seat) && t.S.This.Began != OffBoard && t.S.Seats[w.Seat].Loc == t.S.This.Began {
		t.send(w, t.Place(AtSickbay), Ctx{By: w, Rule: t.cat.Rule(t.S.Seats[w.Seat].Character)})
	}
}

// InsteadOfResult replaces the result of the check under way.
type InsteadOfResult struct{ Then Effect }

// Do marks the check and carries the other result out.
func (i InsteadOfResult) Do(t *Table, x Ctx) {
	t.S.Check.Replaced = true
	i.Then.Do(t, x)
}

// Loan is a title that a player has taken for one turn.
type Loan struct {
	On    bool
	Title Title
	From  Seat
	By    Who
}

// mayBorrow reports whether seat p can take a title that another holds.
func (t *Table) mayBorrow(p Seat, k Title) bool {
	return t.S.Titles[k] != p && t.S.Titles[k] != Nobody && t.couldKeep(k, p)
}

// couldKeep reports whether seat p can hold a title where it stands.
func (t *Table) couldKeep(k Title, p Seat) bool {
	return t.mayHold(k, p) && !t.in(p, t.cat.offices[k].LostIn)
}

// BorrowTitle lets whoever acts take one of some titles until the end of the
// turn.
type BorrowTitle struct{ Of []Title }

// Can reports whether whoever acts begins the turn and could take a title.
func (b BorrowTitle) Can(t *Table, x Ctx) bool {
	return x.By.Seat == t.S.Current && slices.ContainsFunc(b.Of, func(k Title) bool { return t.mayBorrow(x.By.Seat, k) })
}

// Do asks which, and takes it.
func (b BorrowTitle) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqTitle, x)
	for _, c := range t.cat.All(KindTitle) {
		if k := t.cat.Title(c).Title; t.inPlay(c) && slices.Contains(b.Of, k) && t.mayBorrow(p, k) {
			r.add(OfComp(c))
		}
	}
	if r.N == 0 {
		return
	}
	k := t.cat.Title(t.askOne(r).Comp()).Title
	t.S.This.Loan = Loan{On: true, Title: k, From: t.S.Titles[k], By: x.By}
	t.giveTitle(k, p, x.Rule)
}

// returnLoan gives a title back that was taken for this turn, unless it has
// been lost meanwhile; an owner who cannot hold it is passed over. Rule
// title.passing.
func (t *Table) returnLoan() {
	l := t.S.This.Loan
	t.S.This.Loan = Loan{}
	if !l.On || !t.here(l.By) || t.S.Titles[l.Title] != l.By.Seat {
		return
	}
	if t.couldKeep(l.Title, l.From) {
		t.giveTitle(l.Title, l.From, "title.passing")
		return
	}
	t.bequeath(l.Title, "title.passing")
}

// GiveCard lets whoever acts give a Skill card to another human player who
// stands in the same place; Then follows.
type GiveCard struct{ Then Effect }

// beside reports whether another human player stands where seat p does.
func beside(t *Table, p, q Seat) bool {
	return p != q && t.human(q) && t.S.Seats[q].Loc == t.S.Seats[p].Loc && t.S.Seats[p].Loc != OffBoard
}

// CanGiveCard reports whether whoever acts holds a Skill card and has another
// human player beside it.
func CanGiveCard(t *Table, x Ctx) bool {
	return t.S.Count(Hand+Zone(x.By.Seat)) > 0 && Some(t, x, beside)
}

// Do asks for the player and the card, hands it over face down, and goes on.
func (g GiveCard) Do(t *Table, x Ctx) {
	p := x.By.Seat
	q := t.ChooseSeat(p, false, x, func(t *Table, q Seat) bool { return beside(t, p, q) })
	if q == Nobody {
		return
	}
	r := t.request(p, ReqGive, x)
	r.Secret = true
	t.offerHand(r, p)
	for i := range int(r.N) {
		r.Limit[i] = 1
	}
	t.handCard(p, q, t.askOne(r).Comp(), x)
	g.Then.Do(t, x)
}

// handCard moves a Skill card face down from one hand to another.
func (t *Table) handCard(from, to Seat, c Comp, x Ctx) {
	z := Hand + Zone(from)
	both := Seats(0).With(from).With(to)
	t.S.toTop(z, t.S.find(z, c), Hand+Zone(to)).Known = both
	t.S.forget(z, both)
	t.movedFaceDown(from, to)
	t.tell(Event{Kind: EvGave, Rule: x.Rule, Cause: x.Source, By: ref(from), At: ref(to), Count: 1, To: both, Private: t.comp1(c)})
}

// Learn lets whoever acts look at the top cards of a Skill deck, and take them
// all into the hand or add them all to the check that is about to be made.
type Learn struct{ N int8 }

// Do asks for the type, shows the cards and asks where they go. Cards for the
// check wait beside it until the Destiny cards are in.
func (l Learn) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	r := t.request(p, ReqSkill, x)
	for k := range numSkills {
		if t.available(k) > 0 {
			r.add(OfSkill(k))
		}
	}
	if r.N == 0 {
		return
	}
	k := t.askOne(r).Skill()
	e := Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: KindSkill, Zone: SkillDeck + Zone(k), To: me}
	for range l.N {
		if !t.refill(SkillDeck+Zone(k), SkillDiscard+Zone(k)) {
			break
		}
		s := t.S.toTop(SkillDeck+Zone(k), t.S.Count(SkillDeck+Zone(k))-1, CheckAside)
		s.Known, s.Tag = me, tagLearned
		e.Count++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	t.tell(e)
	r = t.request(p, ReqCheckOrHand, x)
	r.Secret = true
	r.add(OfKind(OptYes))
	r.add(OfKind(OptNo))
	if t.askOne(r).Kind == OptYes {
		t.tell(Event{Kind: EvAdded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: e.Count})
		return
	}
	d := Event{Kind: EvDrew, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: e.Count, To: me, Private: t.comps(CheckAside)}
	d.Types[k] = uint8(e.Count)
	for n := t.S.Count(CheckAside); n > 0; n-- {
		t.S.toTop(CheckAside, n-1, Hand+Zone(p)).Tag = 0
		t.S.Bounds[p][k]++
	}
	t.tell(d)
}

// addAside adds the cards that wait beside the check, in sight if all are. Rule
// check.destiny.
func (t *Table) addAside() {
	if t.S.Check.FaceUp && t.S.Count(CheckAside) > 0 {
		t.tell(Event{Kind: EvTurnedUp, Rule: "check.destiny", Cause: t.S.Check.Source, Comps: t.sorted(CheckAside)})
	}
	for n := t.S.Count(CheckAside); n > 0; n-- {
		s := t.S.toTop(CheckAside, n-1, CheckPile)
		if t.S.Check.FaceUp {
			s.Known = Public
		}
	}
}

// OwnRoll reports whether the die about to be rolled is that of whoever acts,
// in its own Action step, and it holds a Skill card.
func OwnRoll(t *Table, x Ctx) bool {
	p := x.By.Seat
	return t.S.Phase == PhaseAction && t.S.Current == p && t.S.This.Die.Roller == p && t.S.This.Die.Set == 0 && t.S.Count(Hand+Zone(p)) > 0
}

// InsteadOfRoll lets whoever acts discard a Skill card; its strength and More
// are the result of the die, which is not rolled.
type InsteadOfRoll struct{ More int8 }

// Do asks for the card and sets the result. Rule die.roll.
func (i InsteadOfRoll) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqPay, x)
	t.aboutDie(r)
	r.Secret = true
	t.offerHand(r, p)
	for j := range int(r.N) {
		r.Limit[j] = 1
	}
	c := t.askOne(r).Comp()
	t.S.This.Die.Set = min(t.cat.Strength(c)+i.More, DieSides)
	t.pay(p, c, x)
	t.tell(Event{Kind: EvDieSet, Rule: x.Rule, Cause: x.Source, By: ref(p), Result: t.S.This.Die.Set})
}

// CanRam reports whether whoever acts pilots a viper with something to destroy
// in its area.
func CanRam(t *Table, x Ctx) bool {
	a, ok := t.S.Seats[x.By.Seat].Loc.Area()
	return ok && (t.on(Raider, a) > 0 || t.on(HeavyRaider, a) > 0 || t.civilians(a) > 0 || t.shipsIn(BasestarA, a) > 0)
}

// Ram sends whoever acts to Sickbay and destroys in its area some raiders, some
// heavy raiders, 1 basestar or 1 civilian ship.
type Ram struct{ Raiders, Heavy int8 }

// Do asks for the target and destroys it.
func (e Ram) Do(t *Table, x Ctx) {
	a, ok := t.S.Seats[x.By.Seat].Loc.Area()
	if !ok {
		return
	}
	t.send(x.By, t.Place(AtSickbay), x)
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerTargets(r, a)
	r.drop(ShipIn(TheScar, a)) // only a roll destroys him
	t.offerCivilians(r, a)
	if r.N == 0 {
		return
	}
	switch o := t.askOne(r); {
	case o.Kind == OptCivilian:
		t.destroyLetter(o.Letter(), x)
	case o.Ship() == Raider:
		for range min(e.Raiders, t.on(Raider, a)) {
			t.DestroyShip(Raider, a, x)
		}
	case o.Ship() == HeavyRaider:
		for range min(e.Heavy, t.on(HeavyRaider, a)) {
			t.DestroyShip(HeavyRaider, a, x)
		}
	default:
		t.destroyBasestar(o.Ship(), x)
	}
}

// drop takes an option out of a request.
func (r *Request) drop(o Option) {
	for i := range int(r.N) {
		if r.Options[i] == o {
			copy(r.Options[i:], r.Options[i+1:r.N])
			copy(r.Limit[i:], r.Limit[i+1:r.N])
			copy(r.Cost[i:], r.Cost[i+1:r.N])
			r.N--
			return
		}
	}
}

// CanJumpBlind reports whether the fleet has not come farther than AtMost.
func CanJumpBlind(atMost int8) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool { return t.S.Distance <= atMost }
}

// JumpBlind jumps the fleet at once, from wherever the marker stands; the
// Admiral draws only so many Destination cards, whatever else is in force.
type JumpBlind struct{ Charts int8 }

// Do jumps. Rule jump.procedure.
func (j JumpBlind) Do(t *Table, x Ctx) {
	t.S.This.Blind = j.Charts
	t.jump(x)
}
