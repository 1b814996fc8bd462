package table

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"ragtag/rules"
)

// Config is how a hub runs its tables. The zero value is ready to use.
type Config struct {
	WindowTime  time.Duration    // how long a secret window is open for everybody at a live table; 0: DefaultWindowTime
	BotTime     time.Duration    // how long a bot takes to answer
	Log         *slog.Logger     // nil: none
	Now         func() time.Time // the clock by which talk is rationed; nil: time.Now
	Messenger   Messenger        // carries messages out; nil: nobody is told elsewhere
	NoticeAfter time.Duration    // how long a question is open before somebody is told of it elsewhere; 0: DefaultNoticeAfter
	URL         string           // of the server, for messages; empty: they name no address
	Chance      string           // for tests: a word that all chance is made from, beside what people add; empty: nobody can foretell it
	Rules       int              // version of the rules that games are played under; 0: rules.Version
}

// DefaultNoticeAfter is how long a question is open before somebody who is not
// present is told of it.
const DefaultNoticeAfter = 30 * time.Second

// DefaultWindowTime is how long a secret window is open unless told otherwise.
const DefaultWindowTime = 4 * time.Second

// Hub holds the tables in memory. Its methods may be called concurrently.
type Hub struct {
	Config
	keeper Keeper
	cat    *rules.Catalogue
	log    *slog.Logger

	ctx   context.Context
	stop  context.CancelFunc
	group sync.WaitGroup // the drivers

	mu     sync.Mutex
	closed bool
	tables map[string]*place
	tidied time.Time // when idle tables were last put away

	players sync.Mutex // held while what is kept of one changes
	listing sync.Mutex
	known   list
	films   films
}

// place is where a table is, or will be as soon as it is read.
type place struct {
	read  chan struct{} // closed when the table or the error is known
	t     *Table
	err   error
	asked time.Time // when somebody last asked for the table
}

// NewHub returns a hub of tables kept by a keeper. Close it when it is no longer
// needed.
func NewHub(keeper Keeper, cat *rules.Catalogue, c Config) *Hub {
	if c.WindowTime == 0 {
		c.WindowTime = DefaultWindowTime
	}
	if c.NoticeAfter == 0 {
		c.NoticeAfter = DefaultNoticeAfter
	}
	if c.Rules == 0 {
		c.Rules = rules.Version
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	h := &Hub{Config: c, keeper: keeper, cat: cat, log: c.Log, tables: map[string]*place{}}
	h.ctx, h.stop = context.WithCancel(context.Background())
	return h
}

// Catalogue returns the content that the hub's tables play with.
func (h *Hub) Catalogue() *rules.Catalogue { return h.cat }

// Created is what somebody who makes a table gets.
type Created struct {
	ID         string
	Owner      string   // key
	Guest      string   // key that lets people in to a private table, else empty
	Keys       []string // by seat; empty for bots and for seats that wait for somebody
	Commitment string
}

// Create makes a table and, if nobody is left to join, starts its game. What is
// wrong with the set-up is an [*Error] of code BadSetUp, BadName or BadPart, or
// what package options says of the choice.
func (h *Hub) Create(s SetUp) (Created, error) {
	return h.create(s, entry{Started: &started{Rules: h.Rules}})
}

// create makes a table and, if nobody is left to join, begins its game so.
func (h *Hub) create(s SetUp, start entry) (Created, error) {
	s.Seats = append([]Sit(nil), s.Seats...)
	if _, err := s.check(); err != nil {
		return Created{}, err
	}
	t := newTable(h, random(12))
	out := Created{ID: t.id, Keys: make([]string, s.Players)}
	made := &created{
		Rules: h.Rules, Options: s.Options, Players: s.Players, Pace: s.Pace, Server: h.serverPart(),
		Limit: s.Limit.Milliseconds(), Strikes: s.Strikes, Lesson: s.Lesson,
	}
	if s.Lesson {
		made.Server = lessonSeed
		s.SeedPart = lessonPart
	}
	out.Owner, made.Owner = newKey()
	if made.Visible = s.Visible; s.Visible == Private {
		out.Guest, made.Guest = newKey()
	}
	made.Seats = h.seats(&s, out.Keys)
	if err := t.begin(made, start); err != nil {
		return Created{}, err
	}
	out.Commitment = t.commitment()
	return out, nil
}

// seats returns the seats of a set-up as entries have them, and fills in the
// keys of those that are claimed.
func (h *Hub) seats(s *SetUp, keys []string) []seat {
	part, seats := s.SeedPart, make([]seat, len(s.Seats))
	for i, sit := range s.Seats {
		seats[i] = seat{Kind: sit.Kind, Name: sit.Name, Bot: sit.Bot}
		if sit.Kind == Human && sit.Name != "" {
			keys[i], seats[i].Lock = newKey()
			seats[i].Part, part = h.personPart(part), ""
		}
	}
	return seats
}

// begin keeps a new table and puts it in its place.
func (t *Table) begin(made *created, start entry) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	err := t.guard(func() error {
		if err := t.add(entry{Created: made}); err != nil || !t.full() {
			return err
		}
		return t.add(start)
	})
	if err != nil {
		return err
	}
	change, err := t.change()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(t.hub.ctx, keepTime)
	defer cancel()
	if err := t.hub.keeper.Create(ctx, t.id, change); err != nil {
		return &Error{Code: NotKept, Table: t.id, Err: err}
	}
	t.hub.relist()
	t.wait = nil
	if err := t.hub.put(t); err != nil {
		return err
	}
	t.tell()
	return nil
}

// put gives a new table its place.
func (h *Hub) put(t *Table) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return &Error{Code: Closing, Table: t.id}
	}
	read := make(chan struct{})
	close(read)
	h.tables[t.id] = &place{read: read, t: t, asked: time.Now()}
	return nil
}

// Find returns the table of this id. It is an [*Error] of code NoTable if there
// is none, Damaged if what is kept of it cannot be trusted; the other tables are
// as well as before.
func (h *Hub) Find(ctx context.Context, id string) (*Table, error) {
	h.tidy()
	if isPlayer(id) {
		return nil, &Error{Code: NoTable, Table: id}
	}
	h.mu.Lock()
	if h.closed {
		h.mu.Unlock()
		return nil, &Error{Code: Closing, Table: id}
	}
	at := h.tables[id]
	if at == nil {
		at = &place{read: make(chan struct{})}
		h.tables[id] = at
		h.group.Go(func() { h.read(id, at) })
	}
	at.asked = time.Now()
	h.mu.Unlock()
	select {
	case <-at.read:
		return at.t, at.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// read reads a table into its place; if that fails the place is given up, so
// that it is tried again.
func (h *Hub) read(id string, at *place) {
	t, err := h.load(id)
	h.mu.Lock()
	if h.closed && err == nil {
		t, err = nil, &Error{Code: Closing, Table: id}
	}
	at.t, at.err = t, err
	if err != nil {
		delete(h.tables, id)
	}
	h.mu.Unlock()
	close(at.read)
	if err == nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.run()
	}
}

// drop gives up the place of a table that is gone.
func (h *Hub) drop(t *Table) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if at := h.tables[t.id]; at != nil && at.t == t {
		delete(h.tables, t.id)
	}
}

// Close ends all watches and drivers, and waits for them. What was acknowledged
// is kept; the keeper is the caller's to close.
func (h *Hub) Close() {
	h.mu.Lock()
	h.closed = true
	var all []*Table
	for _, at := range h.tables {
		if at.t != nil {
			all = append(all, at.t)
		}
	}
	h.mu.Unlock()
	for _, t := range all {
		t.mu.Lock()
		t.leave(&Error{Code: Closing})
		t.mu.Unlock()
	}
	h.group.Wait()
	h.stop()
}
