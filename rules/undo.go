package rules

// Undoing takes a game back to an earlier question. What seats have learned
// stays reported: the events of the undone course are followed by EvUndone, and
// question numbers go on. The seed is the same, so that a die or a shuffle
// undone falls the same way again.

// CanUndo returns the last question that seat p answered, if nobody has learned
// anything since: no event informed some seats alone, chance was not used, and
// nothing hidden was put down or passed in secret. It depends on nothing that is
// hidden.
func (g *Game) CanUndo(p Seat) (ask int, ok bool) {
	if g.Over() || g.err != nil || g.open != g.t.asks {
		return 0, false
	}
	for i := g.entries.n - 1; i >= 0; i-- {
		e := g.entries.at(i, nil)
		if e.Ask < g.ask-1 {
			return 0, false // another question was answered since, if only by passing
		}
		if e.Seat == p {
			return e.Ask + g.serial, g.harmless(e.Ask)
		}
	}
	return 0, false
}

// harmless reports whether going back to a question takes nothing back that
// anybody has learned.
func (g *Game) harmless(ask int) bool {
	back := g.at(ask)
	if back.err != nil || knowledgeOf(&back.t.S) != knowledgeOf(&g.t.S) {
		return false
	}
	for p := range g.t.seats() {
		if r := &back.t.req[p]; back.t.asks.Has(p) && r.Secret && r.Kind != ReqAction && r.Kind != ReqPay {
			return false
		}
	}
	informed := false
	g.course(back.past+back.t.happened(), func(e *Event) { informed = informed || e.To != 0 })
	return !informed
}

// Learned reports whether anybody has learned something hidden since question
// ask of the present course was open, or chance was used: taking the game back
// there would take a reveal back. What somebody put down in secret is not learned
// by that. It depends on nothing that is hidden.
func (g *Game) Learned(ask int) bool { return ask-g.serial < g.since }

// knowledge is what is known of hidden things at a moment, as far as it matters that
// it changes: how much chance was used, and how many components are known to
// which seats.
type knowledge struct {
	set    bool
	drawn  uint64
	loaded [16]int8
	known  [256]uint16
}

func knowledgeOf(s *State) knowledge {
	l := knowledge{set: true, drawn: s.Chance.Drawn, loaded: s.Loaded}
	var of Seats
	n := uint16(0) // slots in a row that are known to the same seats, which most are
	for i := range s.Slots[:s.Start[NumZones]] {
		if k := s.Slots[i].Known; k != of {
			l.known[of] += n
			of, n = k, 0
		}
		n++
	}
	l.known[of] += n
	return l
}

// learn notes what was learned on the way to the question that has opened.
// Where the game was taken up, everything counts as learned.
func (g *Game) learn() {
	was := g.knowledge
	g.knowledge = knowledgeOf(&g.t.S)
	if g.informs || g.knowledge != was {
		g.since = g.ask
	}
}

// at returns the game as it was when a question of the present course opened.
// It reports nothing, since all of that was reported.
func (g *Game) at(ask int) *Game {
	back := &Game{
		t: Table{cat: g.t.cat, kit: g.t.kit, S: g.start}, base: g.start, start: g.start,
		startAsk: g.startAsk, baseAsk: g.startAsk, through: ask,
		entries: g.entries.first(g.entries.before(ask)), synced: g.synced,
	}
	switch { // what came before need not be played again
	case ask >= g.baseAsk:
		back.base, back.baseAsk, back.first, back.past = g.base, g.baseAsk, g.first, g.past
	case g.prior.set && ask >= g.prior.ask:
		k := &g.prior
		back.base, back.baseAsk, back.first, back.past = k.base, k.ask, k.first, k.past
	}
	back.run()
	return back
}

// Undo takes the game back to an earlier question, which is then open again
// under a new number. It does not ask whether anybody has learned anything; see
// CanUndo. The error is an *AnswerError if the question is not one of the
// present course.
func (g *Game) Undo(ask int) error {
	to := ask - g.serial
	if to < g.startAsk || to >= g.ask || g.Over() {
		return &AnswerError{Code: OldRequest, Seat: Nobody, Ask: ask, Open: g.Ask()}
	}
	back := g.at(to)
	if back.err != nil || back.ask != to {
		return &AnswerError{Code: OldRequest, Seat: Nobody, Ask: ask, Open: g.Ask()}
	}
	next := g.Ask() + 1
	back.log, back.synced = g.log, back.past+back.t.happened()
	back.log.add(&Event{Kind: EvUndone, Rule: "rules.terms", Ask: ask})
	back.cuts = g.cutFrom(g.number(back.synced), back.log.n)
	back.serial = next - back.ask
	back.since, back.knowledge = min(g.since, to), knowledgeOf(&back.t.S)
	*g = *back
	return nil
}

// cutFrom returns the cuts with another one, which replaces those that begin within it.
func (g *Game) cutFrom(from, end int) []cut {
	cuts := g.cuts
	for len(cuts) > 0 && cuts[len(cuts)-1].from >= from {
		cuts = cuts[:len(cuts)-1]
	}
	return append(cuts[:len(cuts):len(cuts)], cut{from, end})
}
