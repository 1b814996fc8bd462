package rules

// script answers the questions of a phase from the entries of a game.
type script struct {
	game *Game
	next int // the entry to read next
}

// answer fills the answers to the question being asked, or suspends the run.
func (s *script) answer(t *Table) {
	g := s.game
	done := s.repeat(t)
	for ; s.next < g.entries.n && g.entries.asked(s.next) == g.ask; s.next++ {
		e := g.entries.at(s.next, nil)
		if !t.asks.Has(e.Seat) || t.cat.Print(&t.req[e.Seat]) != e.Print {
			g.err = &ReplayError{Ask: g.ask, Seat: e.Seat}
			panic(suspended{})
		}
		a, err := g.read(&t.req[e.Seat], e.Takes)
		if err != nil {
			g.err = err
			panic(suspended{})
		}
		g.given.add(g.ask, e.Seat, &a)
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

// repeat fills the answers to the question that were found to fit it before.
func (s *script) repeat(t *Table) (done Seats) {
	g := s.game
	for i := s.next - g.first; i < len(g.given.list) && g.given.list[i].ask == g.ask; i++ {
		p := g.given.list[i].seat
		g.given.fill(i, &t.ans[p])
		done = done.With(p)
		s.next++
	}
	return done
}

// given are the answers since the last checkpoint that were found to fit their
// questions. A phase that is run again takes them as they are: reading their
// fingerprints and ids again would take most of the time.
type given struct {
	list  []givenOne
	takes []byte // the options taken and how often, one answer after another
}

type givenOne struct {
	ask  int
	seat Seat
	end  int32 // of its takes
}

// add appends an answer.
func (l *given) add(ask int, p Seat, a *Answer) {
	for i, n := range a.Take {
		if n > 0 {
			l.takes = append(l.takes, byte(i), n)
		}
	}
	l.list = append(l.list, givenOne{ask, p, int32(len(l.takes))})
}

// fill sets a to answer i.
func (l *given) fill(i int, a *Answer) {
	*a = Answer{}
	from := int32(0)
	if i > 0 {
		from = l.list[i-1].end
	}
	for takes := l.takes[from:l.list[i].end]; len(takes) > 0; takes = takes[2:] {
		a.Take[takes[0]] = takes[1]
	}
}

// clear empties the list and keeps its room.
func (l *given) clear() { l.list, l.takes = l.list[:0], l.takes[:0] }

// size returns the bytes that the answers take.
func (l *given) size() int { return 16*cap(l.list) + cap(l.takes) }
