package rules

import "ragtag/options"

// Who is a body at a seat: a character that may be replaced while an effect is
// under way.
type Who struct {
	Seat Seat
	Body uint8
}

// Ctx is what an effect knows of the situation that it is resolved in. All of
// it is public.
type Ctx struct {
	By     Who // who acts
	Chosen Who // whom it was used on, if anybody
	Source Comp
	Origin Origin
	Rule   string
}

// Effect is one thing that a component does.
type Effect interface {
	Do(t *Table, x Ctx)
}

// Decider answers requests on the spot: a bot, or a player in a simulation.
// Decide fills a, which comes empty; it must be legal.
type Decider interface {
	Decide(at Chair, r *Request, a *Answer)
}

// Chair is all that a decider gets to see of a game: what its seat knows.
type Chair struct {
	t    *Table
	game *Game // nil: the table is asked as it is played
	Seat Seat
}

// View returns what the seat knows.
func (c Chair) View() View { return c.t.View(c.Seat) }

// EventsFrom returns what has happened from event n on, as the seat may see it.
// A table that nobody listens to has none; see Table.Listen.
func (c Chair) EventsFrom(n int) []Event {
	var out []Event
	see := func(e *Event) {
		if out = append(out, *e); !e.To.Has(c.Seat) {
			out[len(out)-1].Private = nil
		}
	}
	if c.game != nil {
		c.game.course(n, see)
		return out
	}
	for i := n; i < len(c.t.events); i++ {
		see(&c.t.events[i])
	}
	return out
}

// MayActivate reports whether seat p could activate location l if it stood there,
// and how many Skill cards that costs: by damage, weaknesses and what else
// everybody sees, but not by what the action itself asks for.
func (c Chair) MayActivate(p Seat, l Loc) (cost int, ok bool) {
	return c.t.activationCost(p, l), c.t.mayUse(p, l)
}

// Beside returns the chair of another seat of the same game.
func (c Chair) Beside(p Seat) Chair {
	c.Seat = p
	return c
}

// Catalogue returns the content of the game.
func (c Chair) Catalogue() *Catalogue { return c.t.cat }

// Table is a game in progress: the state, and the means to ask for decisions.
// It must not be used concurrently. Copy a game by copying S.
type Table struct {
	S State

	cat   *Catalogue
	block chanceBlock

	// the question being asked
	req  [MaxSeats]Request
	ans  [MaxSeats]Answer
	asks Seats

	// where answers come from: deciders, or a script
	deciders *[MaxSeats]Decider
	script   *script

	events   []Event
	known    int // events that were told before and come again; they are not kept
	again    int // how many of them have come
	listens  bool
	Coverage *Coverage // if not nil, counts what was reached
	Decided  uint64    // decisions put to deciders
	Record   *Recorder // if not nil, keeps the answers of deciders
}

// NewTable returns a table about to choose characters. The choice must be legal
// and built for the number of players, or the error says why not
// ([Catalogue.Playable]).
func NewTable(cat *Catalogue, c options.Choice, players int, seed [32]byte) (*Table, error) {
	t := new(Table)
	if err := t.Deal(cat, c, players, seed); err != nil {
		return nil, err
	}
	return t, nil
}

// Deal begins another game at a table, which becomes as NewTable makes one. Its
// deciders, events and coverage are those of the earlier game no more. After an
// error the table is as it was.
func (t *Table) Deal(cat *Catalogue, c options.Choice, players int, seed [32]byte) error {
	if err := cat.Playable(c, players); err != nil {
		return err
	}
	*t = Table{cat: cat}
	t.S.Choice = c.Game()
	t.S.Players = int8(players)
	t.S.Groups = cat.GroupsOf(t.S.Choice, players)
	t.S.Chance.Seed = seed
	t.begin()
	return nil
}

// Listen makes the table keep what happens, for deciders that remember and for
// those who look on. It costs memory for every event.
func (t *Table) Listen() { t.listens = true }

// Events returns what has happened at a table that somebody listens to, with
// every private part: for those who look on, never for a player.
func (t *Table) Events() []Event { return t.events }

// Catalogue returns the content of the game.
func (t *Table) Catalogue() *Catalogue { return t.cat }

// Feature reports whether a derived feature is on in this game.
func (t *Table) Feature(f options.Feature) bool {
	return t.S.Choice.Feature(f, int(t.S.Players))
}

// ended is the private panic value by which a game that ends at once unwinds;
// turnCeded, the one by which a turn does whose player is out of the game;
// suspended, the one by which a game without an answer does. All are recovered in
// run alone.
type (
	ended     struct{}
	turnCeded struct{}
	suspended struct{}
)

// Play plays the game to its end with a decider for each seat.
func (t *Table) Play(deciders *[MaxSeats]Decider) {
	t.deciders = deciders
	for t.S.Phase != PhaseOver {
		t.run()
	}
}

// PlayUntil plays like Play, but stops between two phases when stop says so.
func (t *Table) PlayUntil(deciders *[MaxSeats]Decider, stop func() bool) {
	t.deciders = deciders
	for t.S.Phase != PhaseOver && !stop() {
		t.run()
	}
}

// run takes one phase, from a checkpoint to the next. It reports false if the
// script ran out of answers; then S is that of the moment of the request.
func (t *Table) run() (finished bool) {
	finished = true
	defer func() {
		switch v := recover().(type) {
		case nil:
		case ended:
			t.S.Phase = PhaseOver
			t.finish()
		case turnCeded:
			t.abandon()
		case suspended:
			finished = false
		default:
			panic(v)
		}
	}()
	t.phase()
	return
}

// request opens a request to seat p. It is filled by the caller and put to the
// seat by ask.
func (t *Table) request(p Seat, k RequestKind, x Ctx) *Request {
	r := &t.req[p]
	r.Kind, r.Seat, r.Window = k, p, WhenAction
	r.Rule, r.Cause = x.Rule, x.Source
	r.About, r.Die, r.Left, r.Secret = Subject{}, Throw{}, 0, false
	r.Min, r.Max, r.Least, r.N = 1, 1, 0, 0
	return r
}

// ask puts one request and returns what was taken.
func (t *Table) ask(r *Request) Picks {
	p := r.Seat
	var a Answer
	if !r.Secret && r.forced(&a) {
		return r.picks(&a)
	}
	t.asks = Seats(0).With(p)
	t.question()
	return r.picks(&t.ans[p])
}

// askOne puts one request of which at most one option is taken.
func (t *Table) askOne(r *Request) Option {
	p := r.Seat
	var a Answer
	if !r.Secret && r.forced(&a) {
		return r.one(&a)
	}
	t.asks = Seats(0).With(p)
	t.question()
	return r.one(&t.ans[p])
}

// askAll puts the requests of several seats at once; the answers stand in ans.
func (t *Table) askAll(seats Seats) {
	if seats == 0 {
		return
	}
	t.asks = seats
	t.question()
}

// question gets an answer for every seat in asks.
func (t *Table) question() {
	t.Coverage.asked(t)
	if t.script != nil {
		t.script.answer(t)
		return
	}
	for p := range t.seats() {
		if !t.asks.Has(p) {
			continue
		}
		r := &t.req[p]
		if r.forced(&t.ans[p]) {
			continue
		}
		t.Decided++
		t.ans[p] = Answer{}
		t.deciders[p].Decide(Chair{t: t, Seat: p}, r, &t.ans[p])
		if !r.Legal(&t.ans[p]) {
			panic("rules: the decider of a seat answered " + r.Kind.String() + " illegally")
		}
	}
	if t.Record != nil {
		t.Record.note(t)
	}
}

// who returns seat p with its present body.
func (t *Table) who(p Seat) Who {
	if p < 0 {
		return Who{Seat: Nobody}
	}
	return Who{p, t.S.Seats[p].Body}
}

// present reports whether a body is still in the game.
func (t *Table) present(w Who) bool {
	return w.Seat >= 0 && t.S.Plays(w.Seat) && t.S.Seats[w.Seat].Body == w.Body
}

// bodies returns the bodies of all seats.
func (t *Table) bodies() (all [MaxSeats]uint8) {
	for p := range t.S.Seats {
		all[p] = t.S.Seats[p].Body
	}
	return all
}

// still returns the seats whose bodies are those of before.
func (t *Table) still(before [MaxSeats]uint8) (s Seats) {
	for p := range t.Players() {
		if t.S.Seats[p].Body == before[p] {
			s = s.With(p)
		}
	}
	return s
}
