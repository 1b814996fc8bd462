package rules

import (
	"ragtag/options"
)

// Version is that of the rules: games recorded under another may be answered
// differently. Change it when recorded games would in general no longer replay: a
// mended corner that few games meet needs no number, since anyone who replays one of
// them is told by a fingerprint that does not fit.
const Version = 1

// Game is a running game that waits for answers. It keeps the state of its last
// checkpoint and the answers given since; when one arrives, the open phase is
// run again from there. It must not be used concurrently.
type Game struct {
	t         Table
	base      State // at the last checkpoint
	baseAsk   int   // questions answered before it
	prior     prior // the one before in whose phase something was asked
	entries   answers
	first     int // entries of phases that are over
	through   int // questions below this are closed: who said nothing passed
	ask       int // number of the open question
	open      Seats
	past      int       // events of phases that are over
	start     State     // at the beginning, or where the game was taken up
	startAsk  int       // number of the first question after it
	serial    int       // what Ask adds to the number of the question: numbers of undone questions are not used again
	told      told      // everything reported so far, undone or not
	cuts      []cut     // what of it was undone
	synced    int       // how many events of the present course are in told
	informs   bool      // somebody is told something hidden by what is new of it
	knowledge knowledge // what was known when the open question opened
	since     int       // the earliest question since which nobody has learned anything
	err       error
}

// prior is an earlier checkpoint, from which the game is taken back further than
// its last one. The zero prior is none.
type prior struct {
	set   bool
	base  State
	ask   int // questions answered before it
	first int // entries of phases before it
	past  int // events of phases before it
}

// cut is a part of what was told that belongs to an undone course, by the numbers
// of its events, with the one that says so.
type cut struct{ from, to int }

// Entry is one answer of a game: the number of the question, who gave it, the
// fingerprint of the request, and what was taken. Passes in windows need no
// entry.
type Entry struct {
	Ask   int    `json:"ask"`
	Seat  Seat   `json:"seat"`
	Print uint32 `json:"print"`
	Takes []Take `json:"takes"`
}

// Take is an option taken, by its id, and how often.
type Take struct {
	Option string `json:"option"`
	Count  int    `json:"count"`
}

// NewGame starts a game, up to its first question.
func NewGame(cat *Catalogue, c options.Choice, players int, seed [32]byte) (*Game, error) {
	t, err := NewTable(cat, c, players, seed)
	if err != nil {
		return nil, err
	}
	g := &Game{t: *t, base: t.S, start: t.S}
	g.advance()
	return g, nil
}

// Start makes a game out of an arranged state, which must be between two
// phases.
func Start(cat *Catalogue, s State) *Game {
	g := &Game{t: Table{cat: cat, S: s}, base: s, start: s}
	g.advance()
	return g
}

// advance runs phases until a question is open or the game is over, and tells
// what is new.
func (g *Game) advance() {
	g.informs = false
	g.run()
	g.tell()
	g.learn()
}

// tell adds to what was told what is new of the present course.
func (g *Game) tell() {
	for i := range g.t.events {
		e := &g.t.events[i]
		g.told.add(e)
		g.synced++
		g.informs = g.informs || e.To != 0
	}
	g.t.again += len(g.t.events)
	g.t.events = nil
}

// pass makes the events of a phase that is over past.
func (g *Game) pass() {
	g.tell()
	g.past += g.t.again
}

// number returns the number, among all that was told, of event n of the present
// course, which may be the next one.
func (g *Game) number(n int) int {
	for _, c := range g.cuts {
		if n >= c.from {
			n += c.to - c.from
		}
	}
	return n
}

// Number returns the number, among all that was told, of event n of the present
// course, both from 0.
func (g *Game) Number(n int) int { return g.number(n) }

// Before returns how many events of the present course are among the first that
// were told.
func (g *Game) Before(told int) int {
	n := told
	for _, c := range g.cuts {
		n -= max(0, min(told, c.to)-c.from)
	}
	return n
}

// course calls do for the events of the present course of the game from number n
// on.
func (g *Game) course(n int, do func(*Event)) {
	i := g.number(n)
	for _, c := range g.cuts {
		if c.from >= i {
			g.told.each(i, c.from, do)
			i = c.to
		}
	}
	g.told.each(i, g.told.n, do)
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

// Ask returns the number of the open question. It grows over the game, also
// where an answer is undone, so that no number stands for two questions.
func (g *Game) Ask() int { return g.ask + g.serial }

// Questions returns how many questions have been answered in the present course
// of the game: what Replay calls closed once the game is over.
func (g *Game) Questions() int { return g.ask }

// Plays reports whether the player at seat p is in the game: not eliminated.
func (g *Game) Plays(p Seat) bool { return g.t.S.Plays(p) }

// Over reports whether the game has ended.
func (g *Game) Over() bool { return g.base.Phase == PhaseOver }

// Err returns what stopped the game, if its entries do not fit it.
func (g *Game) Err() error { return g.err }

// Open returns the seats that have still to answer the open question.
func (g *Game) Open() Seats { return g.open }

// Asked returns the seats that the open question was put to, whether or not
// they have answered.
func (g *Game) Asked() Seats {
	if g.open == 0 {
		return 0
	}
	return g.t.asks
}

// Pending returns the requests that have still to be answered.
func (g *Game) Pending() []Request {
	var out []Request
	for p := range g.t.seats() {
		if g.open.Has(p) {
			out = append(out, g.t.req[p])
		}
	}
	return out
}

// Request returns the request that seat p has to answer, and whether there is
// one.
func (g *Game) Request(p Seat) (Request, bool) {
	if !g.open.Has(p) {
		return Request{}, false
	}
	return g.t.req[p], true
}

// Answer gives the answer of seat p to question ask. It changes nothing if it
// returns an error, which is an *AnswerError. An answer of no takes passes in a
// window.
func (g *Game) Answer(p Seat, ask int, takes []Take) error {
	switch {
	case g.Over():
		return &AnswerError{Code: GameOver, Seat: p}
	case p < 0 || p >= Seat(g.t.S.Players):
		return &AnswerError{Code: WrongSeat, Seat: p}
	case ask != g.Ask():
		return &AnswerError{Code: OldRequest, Seat: p, Ask: ask, Open: g.Ask()}
	case !g.open.Has(p) && g.Asked().Has(p):
		return &AnswerError{Code: Answered, Seat: p, Ask: ask}
	case !g.open.Has(p):
		return &AnswerError{Code: WrongSeat, Seat: p, Ask: ask}
	}
	r := g.t.req[p]
	if _, err := g.read(&r, takes); err != nil {
		return err
	}
	g.enter(Entry{Ask: g.ask, Seat: p, Print: g.t.cat.Print(&r), Takes: takes})
	return nil
}

// enter adds an entry and goes on once the question is answered in full.
func (g *Game) enter(e Entry) {
	g.entries.add(g.t.cat, &e)
	g.open = g.open.Without(e.Seat)
	if g.open == 0 {
		g.advance()
	}
}

// Let answers for seat p with a decider. The seat must have been asked.
func (g *Game) Let(p Seat, d Decider) error {
	r, ok := g.Request(p)
	if !ok {
		return &AnswerError{Code: WrongSeat, Seat: p, Ask: g.Ask()}
	}
	var a Answer
	if !r.forced(&a) {
		d.Decide(g.Chair(p), &r, &a)
	}
	return g.Answer(p, g.Ask(), g.t.cat.Takes(&r, &a))
}

// Takes turns an answer into takes by id.
func (c *Catalogue) Takes(r *Request, a *Answer) []Take {
	takes := []Take{}
	for i := range int(r.N) {
		if a.Take[i] > 0 {
			takes = append(takes, Take{c.OptionID(r.Options[i]), int(a.Take[i])})
		}
	}
	return takes
}

// Copy returns the game as it is now, to be looked at while the game itself goes
// on. It must not be answered.
func (g *Game) Copy() *Game {
	c := *g
	return &c
}

// View returns what seat p may know; Nobody is a spectator.
func (g *Game) View(p Seat) View { return g.t.View(p) }

// Sight returns what everybody may know now, from which views of several seats are
// made at less cost.
func (g *Game) Sight() *Sight { return g.t.Sight() }

// Chair returns what a decider at seat p gets to see.
func (g *Game) Chair(p Seat) Chair { return Chair{t: &g.t, game: g, Seat: p} }

// Events returns everything that has happened, in order; what comes later is
// only added at its end.
func (g *Game) Events() []Event { return g.EventsFrom(0) }

// EventsFrom returns the events from number n on.
func (g *Game) EventsFrom(n int) []Event {
	if n >= g.told.n {
		return nil
	}
	all := make([]Event, 0, g.told.n-n)
	g.told.each(n, g.told.n, func(e *Event) { all = append(all, *e) })
	return all
}

// Told returns how many events there are.
func (g *Game) Told() int { return g.told.n }

// Held returns roughly how many bytes the game takes beside those of its type: its
// events and entries.
func (g *Game) Held() int {
	return g.told.size() + g.told.rules.size() + g.entries.size() + g.entries.options.size()
}

// State returns a copy of the state at the moment of the open question. It
// holds every secret.
func (g *Game) State() State { return g.t.S }

// Characters returns the characters that the seats play.
func (g *Game) Characters() (of [MaxSeats]Comp) {
	for p := range of {
		of[p] = g.t.S.Seats[p].Character
	}
	return of
}

// Turn returns the number of the turn.
func (g *Game) Turn() int { return int(g.t.S.Turn) }

// Catalogue returns the content of the game.
func (g *Game) Catalogue() *Catalogue { return g.t.cat }

// Entries returns the answers given so far; passes in windows that are over are
// left out.
func (g *Game) Entries() []Entry {
	var out []Entry
	for i := range g.entries.n {
		if e := g.entries.at(i, nil); len(e.Takes) > 0 || e.Ask >= g.ask {
			out = append(out, e)
		}
	}
	return out
}

// Replay starts a game and gives it entries; the first closed questions are
// complete, so that who said nothing in them passed. It returns the game as far
// as the entries fit, and an error where they do not.
func Replay(cat *Catalogue, c options.Choice, players int, seed [32]byte, entries []Entry, closed int) (*Game, error) {
	t, err := NewTable(cat, c, players, seed)
	if err != nil {
		return nil, err
	}
	g := &Game{t: *t, base: t.S, start: t.S, entries: answersOf(cat, entries), through: closed}
	g.advance()
	return g, g.err
}

// At returns a table at a state, to look at; it has nobody to ask.
func At(cat *Catalogue, s State) *Table { return &Table{cat: cat, S: s} }

// Checkpoint returns the state of the last checkpoint, and whether nothing has
// been answered since.
func (g *Game) Checkpoint() (State, bool) { return g.base, g.ask == g.baseAsk && g.open == g.t.asks }

// BaseAsk returns the number of the first question after the last checkpoint.
func (g *Game) BaseAsk() int { return g.baseAsk }

// Resume goes on from a checkpoint whose first question has number ask, with
// the entries given since; questions below closed are complete. Under other
// rules than those that recorded them entries may no longer fit: from the first
// that does not, they are dropped and the open step is asked again. dropped
// tells how many were.
func Resume(cat *Catalogue, s State, ask int, entries []Entry, closed int) (g *Game, dropped int) {
	for n := len(entries); ; n = g.entries.before(g.ask) {
		g = &Game{
			t: Table{cat: cat, S: s}, base: s, start: s, startAsk: ask, baseAsk: ask, through: closed,
			entries: answersOf(cat, entries[:n]),
		}
		g.advance()
		if g.err == nil {
			return g, len(entries) - n
		}
		closed = min(closed, g.ask)
	}
}
