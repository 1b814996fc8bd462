package rules

// advance runs phases until a question is open or the game is over, and tells
// what is new.
func (g *Game) advance() {
	g.informs = false
	g.run()
	g.tell()
	g.learn()
}

func (g *Game) run() {
	g.open = 0
	for g.base.Phase != PhaseOver && g.err == nil {
		g.t.S = g.base
		sc := &script{game: g, next: g.first}
		g.t.script, g.t.listens = sc, true
		g.t.events, g.t.again, g.t.known = nil, 0, max(g.synced-g.past, 0)
		g.ask = g.baseAsk
		finished := g.t.run()
		if !finished {
			if g.err == nil && sc.next < g.entries.n {
				e := g.entries.at(sc.next, nil)
				g.err = &ReplayError{Ask: e.Ask, Seat: e.Seat}
			}
			return
		}
		if g.ask > g.baseAsk {
			g.prior = prior{true, g.base, g.baseAsk, g.first, g.past}
		}
		g.base, g.baseAsk, g.first = g.t.S, g.ask, sc.next
		g.pass()
	}
}

// script answers the questions of a phase from the entries of a game.
type script struct {
	game *Game
	next int    // the entry to read next
	room []Take // for the takes of one
}

// answer fills the answers to the question being asked, or suspends the run.
func (s *script) answer(t *Table) {
	g := s.game
	var done Seats
	for ; s.next < g.entries.n && g.entries.asked(s.next) == g.ask; s.next++ {
		e := g.entries.at(s.next, s.room)
		s.room = e.Takes
		if !t.asks.Has(e.Seat) || t.cat.Print(&t.req[e.Seat]) != e.Print {
			g.err = &ReplayError{Ask: g.ask, Seat: e.Seat}
			panic(suspended{})
		}
		a, err := g.read(&t.req[e.Seat], e.Takes)
		if err != nil {
			g.err = err
			panic(suspended{})
		}
		t.ans[e.Seat] = a
		done = done.With(e.Seat)
	}
	for p := range t.seats() {
		if t.asks.Has(p) && !done.Has(p) && g.ask < g.through && t.req[p].Min == 0 {
			t.ans[p] = Answer{}
			done = done.With(p)
		}
	}
	if done != t.asks {
		if g.ask < g.through {
			g.err = &ReplayError{Ask: g.ask, Seat: Nobody}
		}
		g.open = t.asks &^ done
		panic(suspended{})
	}
	g.ask++
}

// read turns takes by id into an answer.
func (g *Game) read(r *Request, takes []Take) (a Answer, err error) {
	for _, k := range takes {
		i := g.option(r, k.Option)
		if i < 0 {
			return a, &AnswerError{Code: NotAnOption, Seat: r.Seat, Option: k.Option}
		}
		if k.Count < 1 || int(a.Take[i])+k.Count > int(r.Limit[i]) {
			return a, &AnswerError{Code: TooMany, Seat: r.Seat, Option: k.Option}
		}
		a.Take[i] += uint8(k.Count)
	}
	if !r.Legal(&a) {
		return a, tooManyOrFew(r, &a)
	}
	return a, nil
}

func tooManyOrFew(r *Request, a *Answer) error {
	sum := 0
	for _, n := range a.Take {
		sum += int(n)
	}
	code := TooFew
	if sum > int(r.Max) {
		code = TooMany
	}
	return &AnswerError{Code: code, Seat: r.Seat, Min: int(r.Min), Max: int(r.Max)}
}

func (g *Game) option(r *Request, id string) int {
	for i := range int(r.N) {
		if g.t.cat.OptionID(r.Options[i]) == id {
			return i
		}
	}
	return -1
}
