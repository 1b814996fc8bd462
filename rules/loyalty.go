package rules

import "ragtag/options"

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
	t.becomeCylon(w, !jailed || !t.Feature(options.ClosedBrig), x)
	if !jailed && k.After != nil {
		x.Rule = "loyalty.powers"
		k.After.Do(t, x)
	}
}

// tellCylon reports that a player has revealed a "Cylon" card, and carries out
// what that forces.
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
	t.dropMutiny(p, x)
	t.dropMiracles(p, x)
	t.S.Seats[p].Revealed = true
	t.resurrect(w, x)
	t.needHumans()
	if !t.S.Plays(p) {
		return // a trauma token where it came back has killed it for good
	}
	if super {
		t.drawSuper(p, x)
	}
	t.handMutineer(p)
	if t.Feature(options.Overlay) && t.S.Distance <= t.handOnMax() {
		t.handOn(Seats(0).With(p))
		t.revealSympathizer()
	}
}

// handOnMax returns the greatest distance at which a revealing Cylon hands Loyalty cards
// on.
func (t *Table) handOnMax() int8 {
	if t.Feature(options.LateHandOver) {
		return LateHandOnMax
	}
	return HandOnMax
}

// discardBefore discards the Quorum cards that are in front of seat p.
func (t *Table) discardBefore(p Seat, x Ctx) {
	for n := t.S.Count(QuorumBefore + Zone(p)); n > 0; n-- {
		t.discardQuorum(QuorumBefore+Zone(p), n-1, x)
	}
}

// handOn makes Cylon players give all their face-down Loyalty cards to one
// human player each, as the overlay's rules require; all choose at once. Rules
// loyalty.hand-off, sleeper.cylons.
func (t *Table) handOn(from Seats) {
	x := Ctx{Rule: "cylon.hand-off"}
	var ask Seats
	for p := range t.Players() {
		if !from.Has(p) || t.S.Count(LoyaltyHand+Zone(p)) == 0 {
			continue
		}
		r := t.request(p, ReqHandOver, x)
		for q := range t.Players() {
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
	for p := range t.Players() {
		if ask.Has(p) {
			to[p] = t.req[p].one(&t.ans[p]).Seat()
		}
	}
	for p := range t.clockwise(t.S.Current) {
		if ask.Has(p) {
			t.handAllLoyalty(p, to[p], x)
		}
	}
	t.passedMutineer()
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

// revealed returns the seats of revealed Cylons.
func (t *Table) revealed() (s Seats) {
	for p := range t.Players() {
		if t.S.Seats[p].Revealed {
			s = s.With(p)
		}
	}
	return s
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
