package rules

// meetAlly makes a human player who ends the Movement step where Allies are meet one of
// them; it reports whether there was one. Rule ally.encounter.
func (t *Table) meetAlly(w Who) bool {
	if !t.HasTrauma() || !t.present(w) || !t.human(w.Seat) {
		return false
	}
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Rule: "ally.encounter"}
	r := t.request(w.Seat, ReqAlly, x)
	for spot := range NumAllies {
		if c := t.allyIn(spot); c != None && t.allyAt(c) == t.S.Seats[w.Seat].Loc {
			r.add(OfComp(c))
		}
	}
	if r.N == 0 {
		return false
	}
	r.sort()
	c := t.askOne(r).Comp()
	for spot := range NumAllies {
		if t.allyIn(spot) == c {
			t.meet(w, spot, x)
			break
		}
	}
	return true
}

// meet carries out the meeting with the Ally of a spot: what its token, or one of the
// Mood Pool, shows; then another Ally comes.
func (t *Table) meet(w Who, spot int, x Ctx) {
	c := t.allyIn(spot)
	t.S.toTop(AllyOn+Zone(spot), 0, AllyMet)
	t.tell(Event{Kind: EvAllyMet, Rule: x.Rule, By: ref(w.Seat), Comp: c, Loc: t.allyAt(c)})
	token := t.turnUp(c, spot, x)
	died := t.S.Seats[w.Seat].Executed
	y := x
	y.Source, y.Origin = c, FromAlly
	if token != None {
		switch k := t.cat.Ally(c); t.cat.Trauma(token).Face {
		case Benevolent:
			t.Coverage.branch(c, BranchA)
			k.Benevolent.Do(t, y)
		case Antagonistic:
			t.Coverage.branch(c, BranchB)
			k.Antagonistic.Do(t, y)
		}
	}
	if t.S.Count(AllyMet) == 0 {
		return // all Allies have left the game meanwhile
	}
	t.dismiss(AllyMet, 0)
	executed := !t.present(w) || t.S.Seats[w.Seat].Executed != died
	t.putShown(token, executed, w, x)
	if executed {
		t.comeAfterLoss(x)
		return
	}
	came, ok := t.placeAlly(x)
	switch {
	case t.HasMood():
		t.giveToMood(Seats(0).With(w.Seat), x)
	case ok:
		t.putOwn(w.Seat, came, x)
	}
}

// turnUp turns up the token that decides what an Ally does, and returns it: the one on it,
// or one of the Mood Pool.
func (t *Table) turnUp(ally Comp, spot int, x Ctx) Comp {
	from := TraumaOn + Zone(spot)
	if t.HasMood() {
		from = MoodPool
	}
	n := t.S.Count(from)
	if n == 0 {
		return None // the pool had run out
	}
	s := t.S.toTop(from, t.below(n), TraumaShown)
	s.Known, s.Tag = Public, 0
	token := s.Comp
	t.tell(Event{Kind: EvTraumaShown, Rule: x.Rule, Cause: ally, Comp: token})
	return token
}

// putShown puts the token of a meeting where it goes: into the pool or, of the Mood Pool,
// among those of the player, unless that player was executed.
func (t *Table) putShown(token Comp, executed bool, w Who, x Ctx) {
	i := t.S.find(TraumaShown, token)
	switch {
	case i < 0:
	case !t.HasMood():
		t.S.toTop(TraumaShown, i, TraumaPool)
		t.shuffle(TraumaPool)
	case executed:
		t.S.toTop(TraumaShown, i, MoodPool)
		t.mixIn(MoodPool, t.S.Count(MoodPool)-1)
	default:
		hand := TraumaHand + Zone(w.Seat)
		t.S.toTop(TraumaShown, i, hand).Known |= Seats(0).With(w.Seat)
		t.tell(Event{Kind: EvTraumaTaken, Rule: x.Rule, By: ref(w.Seat), Comp: token})
		t.mixIn(hand, t.S.Count(hand)-1)
	}
}
