package rules

import "ragtag/options"

// CanLook reports whether anybody may look at another player's Loyalty cards
// now. Rule loyalty.look.
func CanLook(t *Table) bool { return !t.says(func(k *Standing) bool { return k.NoLooks }) }

// lookable reports whether seat p may look at a Loyalty card of seat q.
func (t *Table) lookable(p, q Seat) bool {
	return p != q && q >= 0 && CanLook(t) && t.S.Count(LoyaltyHand+Zone(q)) > 0
}

// look shows seat p one random Loyalty card of seat q, or all: the one way in
// which Loyalty cards are seen by others. Rule loyalty.look.
func (t *Table) look(p, q Seat, all bool, x Ctx) {
	if !t.lookable(p, q) {
		return
	}
	z := LoyaltyHand + Zone(q)
	e := Event{Kind: EvPeeked, Rule: "loyalty.look", Cause: x.Source, By: ref(p), At: ref(q), To: Seats(0).With(p)}
	see := func(i int) {
		s := t.S.At(z, i)
		s.Known |= Seats(0).With(p)
		e.Count++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	if all {
		for i := range t.S.Count(z) {
			see(i)
		}
	} else {
		see(t.below(t.S.Count(z)))
	}
	t.tell(e)
}

// Look lets a player look at a random Loyalty card of another: of one of Of, or
// of any player if Of is empty.
type Look struct {
	By  Role
	Of  []Role
	All bool
}

// Do asks whose card to look at, and shows it.
func (l Look) Do(t *Table, x Ctx) {
	p := t.role(l.By, x)
	if p == Nobody || !t.heeds(p, x) {
		return
	}
	if t.Solo() && len(l.Of) == 0 {
		t.lookAtAssist(l.All, x)
		return
	}
	q := t.ChooseSeat(p, false, x, func(t *Table, q Seat) bool {
		return t.lookable(p, q) && l.names(t, q, x) && (x.Origin != FromQuorum || t.human(q))
	})
	t.look(p, q, l.All, x)
}

func (l Look) names(t *Table, q Seat, x Ctx) bool {
	for _, r := range l.Of {
		if t.role(r, x) == q {
			return true
		}
	}
	return len(l.Of) == 0
}

// CanLookAtAnyone reports whether whoever acts could look at somebody's Loyalty
// cards.
func CanLookAtAnyone(t *Table, x Ctx) bool {
	if t.Solo() {
		return t.canLookAtAssist()
	}
	for q := range Seat(t.S.Players) {
		if t.lookable(x.By.Seat, q) {
			return true
		}
	}
	return false
}

// reveal reveals a body as a Cylon by an action. Rules loyalty.reveal,
// loyalty.reveal-action, loyalty.reveal-brig.
func (t *Table) reveal(w Who, c Comp) {
	p := w.Seat
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromLoyalty, Rule: "loyalty.reveal"}
	jailed := Jailed(t, p)
	k := t.cat.Loyalty(c)
	t.showLoyalty(p, c)
	t.tellCylon(p, c, x)
	if !jailed {
		t.Coverage.branch(c, BranchReveal)
		y := x
		y.Rule = "loyalty.powers"
		if power := k.Reveal; power != nil && (k.Must || t.May(p, y)) {
			power.Do(t, y)
		}
	}
	t.becomeCylon(w, true, x)
	if !jailed && k.After != nil {
		x.Rule = "loyalty.powers"
		k.After.Do(t, x)
	}
}

// tellCylon tells that a player has revealed a "Cylon" card, and lets that have
// its consequences.
func (t *Table) tellCylon(p Seat, c Comp, x Ctx) {
	t.tell(Event{Kind: EvCylon, Rule: x.Rule, By: ref(p), Comp: c})
	t.force(WhenCylonShown)
}

// showLoyalty turns a Loyalty card of a hand face up.
func (t *Table) showLoyalty(p Seat, c Comp) {
	t.S.toTop(LoyaltyHand+Zone(p), t.S.find(LoyaltyHand+Zone(p), c), LoyaltyShown+Zone(p)).Known = Public
}

// becomeCylon makes a body a revealed Cylon: cards, titles, place and, unless
// the reveal gives none, a Super Crisis card. Rule loyalty.reveal.
func (t *Table) becomeCylon(w Who, super bool, x Ctx) {
	p := w.Seat
	x.Rule, x.Source = "loyalty.reveal", None
	t.discard(p, t.beyond(p, RevealHand), ByChoice, x) // the sheet is still in force
	t.discardBefore(p, x)
	t.S.Seats[p].Revealed = true
	t.resurrect(w, x)
	if super {
		t.drawSuper(p, x)
	}
	if t.Feature(options.Overlay) && t.S.Distance <= HandOnMax {
		t.handOn(Seats(0).With(p))
		t.revealSympathizer()
	}
}

// discardBefore discards the Quorum cards that lie before seat p.
func (t *Table) discardBefore(p Seat, x Ctx) {
	for n := t.S.Count(QuorumBefore + Zone(p)); n > 0; n-- {
		t.discardQuorum(QuorumBefore+Zone(p), n-1, x)
	}
}

// handOn makes Cylon players give all their face-down Loyalty cards to one
// human player each, as the overlay's rules want; all choose at once. Rules
// loyalty.hand-off, sleeper.cylons.
func (t *Table) handOn(from Seats) {
	x := Ctx{Rule: "cylon.hand-off"}
	var ask Seats
	for p := range Seat(t.S.Players) {
		if !from.Has(p) || t.S.Count(LoyaltyHand+Zone(p)) == 0 {
			continue
		}
		r := t.request(p, ReqHandOver, x)
		for q := range Seat(t.S.Players) {
			if !t.S.Seats[q].Revealed {
				r.add(OfSeat(q))
			}
		}
		if r.N > 0 {
			ask = ask.With(p)
		}
	}
	t.askAll(ask)
	var to [MaxSeats]Seat
	for p := range Seat(t.S.Players) {
		if ask.Has(p) {
			to[p] = t.req[p].one(&t.ans[p]).Seat()
		}
	}
	for i := range int(t.S.Players) {
		if p := t.clockwise(t.S.Current, i); ask.Has(p) {
			t.handAllLoyalty(p, to[p], x)
		}
	}
}

// drawSuper draws a Super Crisis card. Rule secrecy.super-crisis.
func (t *Table) drawSuper(p Seat, x Ctx) {
	if !t.refill(SuperDeck, SuperDiscard) {
		return
	}
	s := t.S.toTop(SuperDeck, t.S.Count(SuperDeck)-1, SuperHand+Zone(p))
	s.Known = Seats(0).With(p)
	t.tell(Event{Kind: EvSuperDrawn, Rule: x.Rule, By: ref(p), Count: 1, To: s.Known, Private: t.comp1(s.Comp)})
}

// SleeperAgents is the Sleeper Agent phase: the second round of Loyalty cards.
// Rule sleeper.phase.
type SleeperAgents struct{}

// Do deals them.
func (SleeperAgents) Do(t *Table, _ Ctx) {
	t.S.Slept = true
	if t.coop() {
		return // rule variant.coop: there are no Loyalty cards
	}
	t.tell(Event{Kind: EvSleeper, Rule: "sleeper.phase"})
	switch {
	case t.Solo():
		t.sleepAlone()
		return
	case t.duo():
		t.sleepTogether()
	}
	for i := range int(t.S.Players) {
		p := t.clockwise(t.S.Current, i)
		if !t.leads(p) && !t.S.Seats[p].Inside { // infiltrators ignore the Loyalty deck
			t.dealTo(p, t.sleeperCards(p), "sleeper.phase")
		}
	}
	t.dealLeaderMotives()
	if t.Feature(options.Overlay) {
		t.handOn(t.revealed())
		t.revealSympathizer()
	} else {
		t.settleSympathizer()
	}
	for i := range int(t.S.Players) {
		p := t.clockwise(t.S.Current, i)
		if t.sheetHolds(p) && t.traits(p).SleeperToBrig {
			t.send(t.who(p), t.Place(AtBrig), Ctx{Rule: t.cat.Rule(t.S.Seats[p].Character)})
		}
	}
}

// sleeperCards returns how many Loyalty cards the Sleeper Agent phase deals to
// seat p. The extra card of a sheet that no longer holds is dealt all the same,
// unless one is to stay over. Rules sleeper.phase, sleeper.cylons.
func (t *Table) sleeperCards(p Seat) int {
	if !t.human(p) && t.Feature(options.ExodusLoyalty) {
		return 1
	}
	return 1 + int(t.traits(p).ExtraSleeper)
}

// revealed returns the seats of revealed Cylons.
func (t *Table) revealed() (s Seats) {
	for p := range Seat(t.S.Players) {
		if t.S.Seats[p].Revealed {
			s = s.With(p)
		}
	}
	return s
}

// settleSympathizer makes a human who was dealt the Sympathizer reveal it, and
// lets a Cylon player hand it to one. Rules sympathizer, sleeper.cylons.
func (t *Table) settleSympathizer() {
	if t.revealSympathizer() {
		return
	}
	x := Ctx{Rule: "sympathizer"}
	var ask Seats
	for p := range Seat(t.S.Players) {
		if t.human(p) || t.S.Count(LoyaltyHand+Zone(p)) == 0 || !t.sympathizerInPlay() {
			continue
		}
		r := t.request(p, ReqHandOver, x)
		r.Secret, r.Min = true, 0
		if _, ok := t.sympathizerOf(p); ok {
			for q := range Seat(t.S.Players) {
				if t.human(q) {
					r.add(OfSeat(q))
				}
			}
		}
		ask = ask.With(p)
	}
	t.askAll(ask)
	for p := range Seat(t.S.Players) {
		if !ask.Has(p) {
			continue
		}
		if o := t.req[p].one(&t.ans[p]); o.Kind == OptSeat {
			c, _ := t.sympathizerOf(p)
			t.handLoyalty(p, o.Seat(), c, x)
			t.revealSympathizer()
			return
		}
	}
}

// sympathizerInPlay reports whether the game has a Sympathizer, or Sympathetic
// Cylon, that nobody has revealed, as everybody knows.
func (t *Table) sympathizerInPlay() bool {
	if !t.late().turns() || t.S.Count(LoyaltyAside) > 0 {
		return false
	}
	for p := range Zone(t.S.Players) {
		for _, s := range t.S.In(LoyaltyShown + p) {
			if t.cat.Loyalty(s.Comp).Kind.turns() {
				return false
			}
		}
	}
	return true
}

func (t *Table) sympathizerOf(p Seat) (Comp, bool) {
	for _, s := range t.S.In(LoyaltyHand + Zone(p)) {
		if t.cat.Loyalty(s.Comp).Kind.turns() {
			return s.Comp, true
		}
	}
	return None, false
}

// revealSympathizer makes a human player who holds the Sympathizer reveal it;
// it reports whether one did.
func (t *Table) revealSympathizer() bool {
	for p := range Seat(t.S.Players) {
		c, ok := t.sympathizerOf(p)
		if !ok || !t.human(p) {
			continue
		}
		x := Ctx{By: t.who(p), Source: c, Origin: FromLoyalty, Rule: "sympathizer"}
		t.showLoyalty(p, c)
		if t.cat.Loyalty(c).Kind == SympatheticCylon {
			t.turnSympathetic(p, c)
			return true
		}
		if t.red() {
			t.Coverage.branch(c, BranchA)
			t.tell(Event{Kind: EvSympathizer, Rule: x.Rule, By: ref(p), Comp: c})
			t.send(t.who(p), t.Place(AtBrig), x)
		} else {
			t.Coverage.branch(c, BranchB)
			t.tell(Event{Kind: EvSympathizer, Rule: x.Rule, By: ref(p), Comp: c, Sympathy: JoinsCylons})
			t.S.Seats[p].Sympath = true
			t.becomeCylon(t.who(p), false, x)
		}
		return true
	}
	return false
}

// handLoyalty moves one face-down Loyalty card between players.
func (t *Table) handLoyalty(from, to Seat, c Comp, x Ctx) {
	z := LoyaltyHand + Zone(from)
	both := Seats(0).With(from).With(to)
	s := t.S.toTop(z, t.S.find(z, c), LoyaltyHand+Zone(to))
	s.Known = s.Known&both | both
	t.S.forget(z, both)
	t.tell(Event{Kind: EvHanded, Rule: x.Rule, By: ref(from), At: ref(to), Count: 1, To: both, Private: t.comp1(c)})
}

// handAllLoyalty gives every face-down Loyalty card of a Cylon player to
// another player. Rule cylon.hand-off.
func (t *Table) handAllLoyalty(from, to Seat, x Ctx) {
	z := LoyaltyHand + Zone(from)
	e := Event{Kind: EvHanded, Rule: x.Rule, By: ref(from), At: ref(to), To: Seats(0).With(from).With(to)}
	e.Count, e.Private = t.S.Count(z), t.comps(z)
	clues := t.S.Clues
	clues.carry(z, LoyaltyHand+Zone(to))
	for t.S.Count(z) > 0 {
		t.S.toTop(z, 0, LoyaltyHand+Zone(to)).Known |= e.To
	}
	t.S.Clues = clues
	t.tell(e)
}

// handOnLoyalty lets a Cylon player give all face-down Loyalty cards to one
// player, while the distance allows it. Rule cylon.hand-off.
func (t *Table) handOnLoyalty(x Ctx) {
	p := x.By.Seat
	if t.S.Distance > PassLoyaltyMax || t.S.Count(LoyaltyHand+Zone(p)) == 0 {
		return
	}
	q := t.ChooseSeat(p, false, x, func(_ *Table, q Seat) bool { return q != p })
	t.handAllLoyalty(p, q, x)
	t.revealSympathizer()
}
