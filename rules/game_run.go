package rules

// advance runs phases until a question is open or the game is over.
func (g *Game) advance() {
	g.informs = false
	g.run()
	g.learn()
}

func (g *Game) run() {
	g.open = 0
	for g.base.Phase != PhaseOver && g.err == nil {
		g.t.S = g.base
		g.script = script{game: g, next: g.first}
		sc := &g.script
		g.t.script, g.t.listens = sc, true
		g.t.again, g.t.known = 0, max(g.synced-g.past, 0)
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
		g.given.clear()
		g.past += g.t.happened()
	}
}

// read turns takes, which name options by id, into an answer.
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
