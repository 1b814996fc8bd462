package rules

// window opens a window to seats: everybody who can use something in it may,
// one after another, until nobody wants to. Rules timing.order, timing.withdraw.
func (t *Table) window(w Window, x Ctx, seats Seats) {
	t.moment(w, x)
	t.askWindow(w, x, seats)
}

// askWindow is window, after the forced uses.
func (t *Table) askWindow(w Window, x Ctx, seats Seats) {
	if !t.kit.uses.Has(w) {
		return
	}
	for {
		ask := t.offer(w, x, seats)
		if ask == 0 {
			return
		}
		t.Coverage.window(w)
		t.askAll(ask)
		first, several := t.declared(ask)
		if len(first.plays()) == 0 {
			return
		}
		p, c := first.p[0], first.c[0]
		if several {
			p, c = t.whoFirst(&first, x)
		}
		t.use(t.who(p), c, w, x)
	}
}

// declaration is what seats want to use in a window.
type declaration struct {
	n int
	p [MaxSeats]Seat
	c [MaxSeats]Comp
}

func (d *declaration) plays() []Seat { return d.p[:d.n] }

// declared collects the plays of the seats asked.
func (t *Table) declared(ask Seats) (d declaration, several bool) {
	for p := range t.clockwise(t.S.Current) {
		if !ask.Has(p) {
			continue
		}
		if o := t.req[p].one(&t.ans[p]); o.Kind == OptComp {
			d.p[d.n], d.c[d.n] = p, o.Comp()
			d.n++
		}
	}
	return d, d.n > 1
}

// whoFirst lets the current player pick which of several plays goes first; the
// others are taken back, and may be declared again. Rule timing.withdraw.
func (t *Table) whoFirst(d *declaration, x Ctx) (Seat, Comp) {
	for i := range d.n {
		t.tell(Event{Kind: EvAnnounced, Rule: "timing.order", By: ref(d.p[i]), Comp: d.c[i]})
	}
	x.Rule = "timing.order"
	r := t.request(t.S.Current, ReqFirst, x)
	for i := range d.n {
		r.add(OfSeat(d.p[i]))
	}
	o := t.askOne(r)
	for i := range d.n {
		if d.p[i] == o.Seat() {
			return d.p[i], d.c[i]
		}
	}
	return d.p[0], d.c[0]
}

// offer prepares a request for every seat that public knowledge makes eligible,
// and returns those seats.
func (t *Table) offer(w Window, x Ctx, seats Seats) (ask Seats) {
	secret := secretWindows.Has(w)
	for p := range t.Players() {
		if !seats.Has(p) {
			continue
		}
		serves, keeps, could := t.serves(p, w), t.keeps(p, x), secret && t.couldPlay(p, w, x)
		if !serves && !keeps && !could {
			continue
		}
		r := t.request(p, ReqPlay, x)
		r.Window, r.Min = w, 0
		if dieWindows.Has(w) {
			t.aboutDie(r)
		}
		if rolledWindows.Has(w) {
			r.Die.Result = int8(t.readDie())
		}
		if serves {
			t.offerAbilities(r, w, x)
		}
		if keeps {
			t.offerKept(r, w, x)
		}
		if could {
			r.Secret = true
			t.offerInterrupts(r, w, x)
		}
		if r.N > 0 || r.Secret {
			r.sort()
			ask = ask.With(p)
		}
	}
	return ask
}

// couldPlay reports whether, as far as everybody knows, seat p might hold a
// card for the window.
func (t *Table) couldPlay(p Seat, w Window, x Ctx) bool {
	if t.S.Count(Hand+Zone(p)) == 0 {
		return false
	}
	for _, c := range t.kit.hidden[w] {
		if w == WhenMovement && !t.mayAct(p, c) {
			continue
		}
		if t.reads(p, c) && t.canInterrupt(c, w, Ctx{By: t.who(p), Chosen: x.Chosen, Source: c, Origin: FromSkill}) {
			return true
		}
	}
	return false
}

func (t *Table) canInterrupt(c Comp, w Window, x Ctx) bool {
	uses := t.cat.Skill(c).Uses
	for i := range uses {
		if t.usable(&uses[i], w, x) {
			return true
		}
	}
	return false
}

func (t *Table) offerInterrupts(r *Request, w Window, x Ctx) {
	for _, s := range t.S.In(Hand + Zone(r.Seat)) {
		y := Ctx{By: t.who(r.Seat), Chosen: x.Chosen, Source: s.Comp, Origin: FromSkill}
		if t.cat.usedIn[s.Comp].Has(w) && t.reads(r.Seat, s.Comp) && t.canInterrupt(s.Comp, w, y) {
			r.offerOnce(OfComp(s.Comp))
		}
	}
}

// serves reports whether an ability of seat p, or of the assist character, may be
// of use in the window.
func (t *Table) serves(p Seat, w Window) bool {
	return (t.cat.usedIn[t.S.Seats[p].Character] | t.cat.usedIn[t.S.Assist.Character]).Has(w) && t.sheetWorks(p, w)
}

// offerAbilities adds what a sheet allows in the window.
func (t *Table) offerAbilities(r *Request, w Window, x Ctx) {
	list, n := t.abilities(r.Seat)
	for _, c := range list[:n] {
		a := t.cat.Ability(c)
		for i := range a.Uses {
			if t.usable(&a.Uses[i], w, Ctx{By: t.who(r.Seat), Chosen: x.Chosen, Source: c, Origin: FromSheet}) {
				r.add(OfComp(c))
			}
		}
	}
}

// sheetWorks reports whether the sheet of seat p is in force in the window.
// Abilities do not reach the checks of Super Crisis cards. Rule crisis.super.
func (t *Table) sheetWorks(p Seat, w Window) bool {
	return t.sheetHolds(p) && !(checkWindows.Has(w) && t.S.Check.Origin == FromSuper)
}

const checkWindows Windows = 1<<WhenCheckBegins | 1<<WhenBeforeCards | 1<<WhenCardsAdded | 1<<WhenPileShown | 1<<WhenTurnedUp | 1<<WhenTotalled | 1<<WhenOutcome | 1<<WhenCheckDiscards

// offerKept adds the Quorum cards before the player that serve in the window,
// and those that the President can use on the player who has them.
func (t *Table) offerKept(r *Request, w Window, x Ctx) {
	t.offerBefore(r, r.Seat, w, x)
	if q := x.Chosen.Seat; q >= 0 && q != r.Seat && t.S.Titles[President] == r.Seat {
		t.offerBefore(r, q, w, x)
	}
}

// keeps reports whether a Quorum card is in front of seat p, or before the
// player whom the window is about.
func (t *Table) keeps(p Seat, x Ctx) bool {
	return t.S.Count(QuorumBefore+Zone(p)) > 0 || x.Chosen.Seat >= 0 && t.S.Count(QuorumBefore+Zone(x.Chosen.Seat)) > 0
}

func (t *Table) offerBefore(r *Request, p Seat, w Window, x Ctx) {
	for _, s := range t.S.In(QuorumBefore + Zone(p)) {
		uses := t.cat.Quorum(s.Comp).Kept
		for i := range uses {
			if uses[i].ByPresident == (p != r.Seat) && t.usable(&uses[i], w, Ctx{By: t.who(r.Seat), Chosen: x.Chosen, Source: s.Comp, Origin: FromQuorum}) {
				r.offerOnce(OfComp(s.Comp))
			}
		}
	}
}

// force makes every forced use of a window happen: of cards in play, then from the
// current player clockwise.
func (t *Table) force(w Window) {
	t.moment(w, Ctx{By: t.who(t.S.Current), Chosen: t.who(t.S.Check.Chosen)})
	t.forceSheets(w)
}

// forceSheets is force for the players alone: by their sheets, and by the cards before
// them.
func (t *Table) forceSheets(w Window) {
	if !t.kit.forced.Has(w) {
		return
	}
	for p := range t.clockwise(t.S.Current) {
		if t.cat.forcedIn[t.S.Seats[p].Character].Has(w) && t.sheetWorks(p, w) {
			body := t.who(p)
			list, n := t.abilities(p)
			for _, c := range list[:n] {
				if t.present(body) { // else the character has died of it
					t.forceUses(p, c, t.cat.Ability(c).Uses, w, FromSheet)
				}
			}
		}
		for j := 0; j < t.S.Count(QuorumBefore+Zone(p)); j++ {
			c := t.S.At(QuorumBefore+Zone(p), j).Comp
			if t.forceUses(p, c, t.cat.Quorum(c).Kept, w, FromQuorum) {
				j-- // the card was used up
			}
		}
	}
}

func (t *Table) forceUses(p Seat, c Comp, uses []Use, w Window, o Origin) (done bool) {
	for i := range uses {
		u := &uses[i]
		x := Ctx{By: t.who(p), Chosen: t.who(t.S.Check.Chosen), Source: c, Origin: o, Rule: t.cat.Rule(c)}
		if u.When != w || !u.Forced || u.Can != nil && !u.Can(t, x) {
			continue
		}
		t.tell(Event{Kind: EvUsed, Rule: x.Rule, By: ref(p), Comp: c})
		if o == FromQuorum {
			t.Coverage.branch(c, BranchSecond)
		} else {
			t.Coverage.branch(c, BranchMain)
		}
		u.Do.Do(t, x)
		done = true
	}
	return done
}
