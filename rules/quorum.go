package rules

// drawQuorum lets the President draw n Quorum cards. Rule title.quorum.
func (t *Table) drawQuorum(n int, rule string) {
	p := t.S.Titles[President]
	if p == Nobody {
		return
	}
	e := Event{Kind: EvQuorum, Rule: rule, By: ref(p), To: Seats(0).With(p)}
	for range n {
		if !t.refill(QuorumDeck, QuorumDiscard) {
			break
		}
		s := t.S.toTop(QuorumDeck, t.S.Count(QuorumDeck)-1, QuorumHand)
		s.Known = e.To
		e.Count++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	if e.Count > 0 {
		t.tell(e)
	}
}

// discardQuorum discards a Quorum card.
func (t *Table) discardQuorum(z Zone, i int, x Ctx) {
	s := t.S.toTop(z, i, QuorumDiscard)
	s.Known = Public
	t.tell(Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Count: 1, Comps: t.comp1(s.Comp)})
}

// cullQuorum discards the Quorum cards of the hand that were picked, and returns how
// many.
func (t *Table) cullQuorum(picks Picks, x Ctx) (n int) {
	for i := range picks.N {
		for range picks.Count[i] {
			t.discardQuorum(QuorumHand, t.S.find(QuorumHand, picks.Option[i].Comp()), x)
			t.S.forget(QuorumHand, t.S.knowers(QuorumHand))
			n++
		}
	}
	return n
}

// playQuorum plays a Quorum card out of a zone. Unless it goes elsewhere by its
// own effect, it is discarded afterwards. Rule title.quorum.
func (t *Table) playQuorum(w Who, c Comp, from Zone) {
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromQuorum, Rule: "title.quorum"}
	i := t.S.find(from, c)
	t.S.toTop(from, i, QuorumDiscard).Known = Public
	t.S.forget(from, t.S.knowers(from))
	t.tell(Event{Kind: EvUsed, Rule: x.Rule, By: ref(w.Seat), Comp: c})
	t.Coverage.branch(c, BranchMain)
	bodies, held := t.bodies(), t.S.Titles
	t.cat.Quorum(c).Do.Do(t, x)
	t.S.This.Used &^= AdaptOnce
	t.window(WhenQuorumDone, x, t.still(bodies)) // rule execution.new-character
	if from == QuorumHand && t.present(w) {
		t.forceTitle(w, held, WhenQuorumPlayed, "new-caprica.quorum")
	}
}

// forceTitle carries out what the title cards of a body do in a window, after what
// cards in play do. It uses the titles held when the window began, since a Quorum card
// may give away the title under which it is played.
func (t *Table) forceTitle(w Who, held [MaxTitles]Seat, when Window, rule string) {
	t.moment(when, Ctx{By: w, Chosen: Who{Seat: Nobody}})
	for _, c := range t.kit.kinds[KindTitle] {
		k := t.cat.Title(c)
		if held[k.Title] != w.Seat {
			continue
		}
		for i := range k.Uses {
			x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromTitle, Rule: rule}
			if u := &k.Uses[i]; u.When == when && u.Forced && (u.Can == nil || u.Can(t, x)) {
				t.Coverage.branch(c, BranchMain+Branch(i))
				u.Do.Do(t, x)
			}
		}
	}
}

// knowers returns who knows every card of a zone.
func (zs *Zones) knowers(z Zone) Seats {
	all := ^Seats(0)
	for _, s := range zs.In(z) {
		all &= s.Known
	}
	return all
}

// played finds the Quorum card being resolved on the discards.
func (t *Table) played(x Ctx) (int, bool) {
	i := t.S.find(QuorumDiscard, x.Source)
	return i, i >= 0
}

// RemoveQuorum removes the Quorum card being played from the game.
type RemoveQuorum struct{}

// Do removes it.
func (RemoveQuorum) Do(t *Table, x Ctx) {
	if i, ok := t.played(x); ok {
		t.S.toTop(QuorumDiscard, i, RemovedFromGame)
		t.tell(Event{Kind: EvCrisisGone, Rule: "title.quorum", Comp: x.Source, Fate: FateRemoved})
	}
}

// KeepBefore leaves the Quorum card being played before the President. With Give, the
// player who plays it chooses another human player instead; with Self that may be
// itself, and with Heir it must be one who can hold titles.
type KeepBefore struct{ Give, Self, Heir bool }

// Do moves the card.
func (k KeepBefore) Do(t *Table, x Ctx) {
	by := x.By.Seat
	p := t.S.Titles[President]
	if k.Give {
		p = t.ChooseSeat(by, false, x, func(t *Table, q Seat) bool {
			return t.human(q) && (k.Self || Other(t, by, q)) && (!k.Heir || t.electable(q))
		})
	}
	i, ok := t.played(x)
	if p == Nobody || !ok {
		return
	}
	t.S.toTop(QuorumDiscard, i, QuorumBefore+Zone(p))
	t.tell(Event{Kind: EvStays, Rule: "title.quorum", By: ref(x.By.Seat), At: ref(p), Comp: x.Source})
}

// UseUp discards the Quorum card before the acting player or, if it is there,
// before the player that it is used on.
type UseUp struct{}

// Do discards it.
func (UseUp) Do(t *Table, x Ctx) {
	for _, p := range []Seat{x.By.Seat, x.Chosen.Seat} {
		if p < 0 {
			continue
		}
		if i := t.S.find(QuorumBefore+Zone(p), x.Source); i >= 0 {
			t.discardQuorum(QuorumBefore+Zone(p), i, x)
			return
		}
	}
}

// before returns the seat, other than not, that keeps a Quorum card for which is holds,
// and the card; or Nobody.
func (t *Table) before(is func(*Quorum) bool, not Seat) (Seat, Comp) {
	for p := range t.Players() {
		for _, s := range t.S.In(QuorumBefore + Zone(p)) {
			if p != not && is(t.cat.Quorum(s.Comp)) {
				return p, s.Comp
			}
		}
	}
	return Nobody, None
}
