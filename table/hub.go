package table

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"ragtag/rules"
	"ragtag/table/secret"
)

// Config configures a Hub. The zero value is ready to use.
type Config struct {
	WindowTime  time.Duration    // how long a secret window is open for everybody at a live table; 0: DefaultWindowTime
	BotTime     time.Duration    // how long a bot usually takes to answer; see manner.go
	Log         *slog.Logger     // nil: none
	Now         func() time.Time // the clock of the rate limits; nil: time.Now
	Messenger   Messenger        // sends notices; nil: none are sent
	NoticeAfter time.Duration    // how long a question is open before an absent person is notified; 0: DefaultNoticeAfter
	URL         string           // of the server, for notices; empty: they contain no link
	Chance      string           // for tests: all randomness derives from this word and from what people add; empty: it is unpredictable
	Cluster     Cluster          // the store, if other servers use it too; nil: this one alone does
	Rules       int              // version of the rules that games are played under; 0: rules.Version

	Secret []byte // under which addresses are encrypted in the store; nil: they are not
	Memory int64  // how many bytes tables may take in memory, roughly; 0: DefaultMemory
	Notes  Notes  // of what was erased; nil: there are none outside the store

	BotTook func(time.Duration) // is told how long each decision of a bot took; nil: nobody is
}

// DefaultNoticeAfter is how long a question is open before a person who is not
// present is notified.
const DefaultNoticeAfter = 30 * time.Second

// DefaultWindowTime is how long a secret window stays open if [Config] does not
// say.
const DefaultWindowTime = 4 * time.Second

// Hub holds the tables in memory. Its methods may be called concurrently.
type Hub struct {
	Config
	keeper Keeper
	cat    *rules.Catalogue
	log    *slog.Logger

	ctx   context.Context
	stop  context.CancelFunc
	group sync.WaitGroup     // the drivers
	awake context.Context    // ends when the hub begins to close
	rest  context.CancelFunc // ends it

	mu     sync.Mutex
	closed bool
	tables map[string]*place

	players    sync.Mutex // held while a stored player changes
	listing    sync.Mutex
	known      list
	films      films
	bans       bans
	forgetting forgetting
	seal       secret.Seal
	mail       chan struct{} // there are messages to be sent
	pool       chan struct{} // full when as many bots decide as may at once

	node     string       // the name of this server among those that share the store
	ahead    atomic.Int64 // how far the clock of the store is ahead of this one, in nanoseconds
	timed    bool         // ahead has been found out; used by beat alone
	leads    leads
	presence presence
}

// place holds a table that is loaded or being loaded.
type place struct {
	read  chan struct{} // closed when the table or the error is known
	t     *Table
	err   error
	asked time.Time // when the table was last requested
}

// NewHub returns a hub whose tables are stored by keeper. The caller must call
// Close when it is no longer needed.
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
	if c.Memory == 0 {
		c.Memory = DefaultMemory
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.BotTook == nil {
		c.BotTook = func(time.Duration) {}
	}
	h := &Hub{
		Config: c, keeper: logged{keeper, c.Log}, cat: cat, log: c.Log, tables: map[string]*place{}, seal: secret.NewSeal(c.Secret), mail: make(chan struct{}, 1),
		pool: make(chan struct{}, poolSize()),
	}
	h.ctx, h.stop = context.WithCancel(context.Background())
	h.awake, h.rest = context.WithCancel(h.ctx)
	if h.Cluster != nil {
		h.node = secret.Random(12)
		h.join()
	}
	if h.Messenger != nil {
		h.group.Go(h.carry)
	}
	return h
}

// Catalogue returns the catalogue that the hub's tables play with.
func (h *Hub) Catalogue() *rules.Catalogue { return h.cat }

// put adds a new table to the hub.
func (h *Hub) put(t *Table) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return &Error{Code: Closing, Table: t.id}
	}
	read := make(chan struct{})
	close(read)
	h.tables[t.id] = &place{read: read, t: &Table{core: t.core}, asked: time.Now()}
	return nil
}

// Find returns the table with this id, loading it if necessary. The error is an
// [*Error] of code NoTable if there is none, or of code Damaged if the stored
// table cannot be trusted. Other tables are not affected.
func (h *Hub) Find(ctx context.Context, id string) (*Table, error) {
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

// read loads a table into its place. On failure it removes the place, so that
// the next request tries again.
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
		if len(t.erasing) > 0 {
			h.finishErasingOf(t)
		}
	}
}

// drop removes a table that is gone from the hub.
func (h *Hub) drop(t *Table) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if at := h.tables[t.id]; at != nil && at.t != nil && at.t.core == t.core {
		delete(h.tables, t.id)
	}
}

// Close ends all watches and drivers and waits for them. Everything that was
// acknowledged is stored. Close does not close the keeper.
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
		t.retire(&Error{Code: Closing})
		t.mu.Unlock()
	}
	h.rest()
	h.group.Wait()
	h.leave()
	h.stop()
}
