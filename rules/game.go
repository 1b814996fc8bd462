package rules

import (
	"ragtag/options"
)

// Version is the version of the rules. Games recorded under another version may be
// answered differently. Change it when recorded games would in general no longer
// replay. A corrected corner case that few games meet needs no new version: the
// fingerprint of an answer that no longer fits tells anyone who replays one.
const Version = 1

// Game is a running game that waits for answers. It keeps the state of its last
// checkpoint and the answers given since; when one arrives, the open phase is
// run again from there. It must not be used concurrently.
type Game struct {
	t         Table
	base      State // at the last checkpoint
	baseAsk   int   // questions answered before it
	prior     prior // the last earlier one in whose phase something was asked
	entries   answers
	first     int   // entries of phases that are over
	given     given // the entries since, as far as they were read
	script    script
	through   int // questions below this are closed: a seat without an entry passed
	ask       int // number of the open question
	open      Seats
	past      int       // events of phases that are over
	start     State     // at the beginning, or where the game was taken up
	startAsk  int       // number of the first question after it
	serial    int       // what Ask adds to the number of the question: numbers of undone questions are not used again
	log       eventLog  // everything reported so far, undone or not
	cuts      []cut     // the parts of it that were undone
	synced    int       // how many events of the present course are in log
	informs   bool      // a new event tells somebody something hidden
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
	g := &Game{t: Table{cat: cat, kit: cat.kit(&s), S: s}, base: s, start: s}
	g.advance()
	return g
}

// Ask returns the number of the open question. It only grows, even when an
// answer is undone, so that no two questions have the same number.
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
	a, err := g.read(&r, takes)
	if err != nil {
		return err
	}
	g.given.add(g.ask, p, &a)
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

// Copy returns the game as it is now, to be looked at while the game itself goes
// on. It must not be answered.
func (g *Game) Copy() *Game {
	c := *g
	return &c
}

// View returns what seat p may know; Nobody is a spectator.
func (g *Game) View(p Seat) View { return g.t.View(p) }

// Sight returns what everybody may know now, from which the views of several seats cost
// less to make.
func (g *Game) Sight() *Sight { return g.t.Sight() }

// Chair returns what a decider at seat p gets to see.
func (g *Game) Chair(p Seat) Chair { return Chair{t: &g.t, game: g, Seat: p} }

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

// At returns a table at a state, to look at; it has nobody to ask.
func At(cat *Catalogue, s State) *Table { return &Table{cat: cat, kit: cat.kit(&s), S: s} }
