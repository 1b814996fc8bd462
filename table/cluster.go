package table

import (
	"context"
	"sync"
	"time"
)

// Several servers can serve the same tables. A table is its entries, so what a server
// holds in memory is a copy. It catches up from the store (catchup.go) before it shows
// or refuses anything, and when it hears that others have added entries. What it grants
// is stored after the entry that it was decided from, or not at all.
//
// One server leads a table: its driver answers for bots and closes windows. This only
// saves work, since every server decides the same from the same entries, and the store
// refuses the second of two answers to one question.

// Cluster is a store that several servers share, each under a name.
type Cluster interface {
	// Time returns the time of the store.
	Time(ctx context.Context) (time.Time, error)

	// Beat says that a server is at work for as long as lasts from now, and
	// what is there, and returns what is at the others.
	Beat(ctx context.Context, node string, lasts time.Duration, here []string) (elsewhere []string, err error)

	// Lead reports whether a server leads a table: the one that was first among those
	// at work.
	Lead(ctx context.Context, node, id string) (bool, error)

	// Follow calls tell for tables that have changed, with the number of the next
	// entry, until the context ends, and with an empty id when anything may have
	// changed.
	Follow(ctx context.Context, tell func(id string, next int64)) error
}

// Times of a server among others.
const (
	beatEvery   = 2 * time.Second // between two beats
	beatLasts   = 8 * time.Second // how long a server counts as at work without one
	compareTime = time.Second     // between two comparisons of all tables in memory with the store
	leadAgain   = 2 * time.Second // between two attempts to lead a table
	timeTook    = time.Second     // within which the store must say its time for it to be believed, after the first
)

// leads is which tables this server leads.
type leads struct {
	sync.Mutex
	until time.Time       // when it must have beaten again; by its own clock
	of    map[string]bool // tables that it leads until then
}

// now returns the time, by the clock of the store if servers share it.
func (h *Hub) now() time.Time { return time.Now().Add(time.Duration(h.ahead.Load())) }

// since returns how long ago a moment was.
func (h *Hub) since(at time.Time) time.Duration { return h.now().Sub(at) }

// join makes this server one of those that share the store.
func (h *Hub) join() {
	h.leads.of = map[string]bool{}
	h.beat()
	h.group.Go(func() { h.every(beatEvery, h.beat) })
	h.group.Go(func() { h.every(compareTime, h.compare) })
	h.group.Go(func() { h.Cluster.Follow(h.awake, h.hear) })
}

// leave says that this server has ended, so that others lead its tables at once.
func (h *Hub) leave() {
	if h.Cluster == nil || h.ctx.Err() != nil {
		return
	}
	ctx, cancel := context.WithTimeout(h.ctx, beatEvery)
	defer cancel()
	if _, err := h.Cluster.Beat(ctx, h.node, 0, nil); err != nil {
		h.log.Error("cannot tell other servers that this one ends", "error", err)
	}
}

// every calls do at every interval until the hub begins to close.
func (h *Hub) every(interval time.Duration, do func()) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		select {
		case <-h.awake.Done():
			return
		case <-ticker.C:
			do()
		}
	}
}

// beat says that this server is at work, and reads the time of the store. If it was
// late, it may no longer lead anything. A time that was long on its way, such as to a
// server that was paused meanwhile, could be off by half of that, and is not believed.
func (h *Hub) beat() {
	ctx, cancel := context.WithTimeout(h.awake, beatLasts)
	defer cancel()
	start := time.Now()
	at, err := h.Cluster.Time(ctx)
	if took := time.Since(start); err == nil && (took < timeTook || !h.timed) {
		h.ahead.Store(int64(at.Sub(start.Add(took / 2))))
		h.timed = true
	}
	start = time.Now()
	var elsewhere []string
	if err == nil {
		elsewhere, err = h.Cluster.Beat(ctx, h.node, beatLasts, h.presence.here())
	}
	if err != nil {
		if h.awake.Err() == nil {
			h.log.Error("cannot tell other servers that this one is at work", "error", err)
		}
		return
	}
	h.leads.Lock()
	if start.After(h.leads.until) {
		clear(h.leads.of)
	}
	h.leads.until = start.Add(beatLasts)
	h.leads.Unlock()
	for _, seat := range h.presence.learn(elsewhere) {
		h.group.Go(func() { h.arrived(seat) })
	}
}

// lead reports whether this server leads a table, or can from now on.
func (h *Hub) lead(id string) bool {
	if h.Cluster == nil {
		return true
	}
	h.leads.Lock()
	known := h.leads.of[id] && time.Now().Before(h.leads.until)
	h.leads.Unlock()
	if known {
		return true
	}
	ctx, cancel := context.WithTimeout(h.awake, beatLasts)
	defer cancel()
	is, err := h.Cluster.Lead(ctx, h.node, id)
	if err != nil || !is {
		return false
	}
	h.leads.Lock()
	defer h.leads.Unlock()
	h.leads.of[id] = true
	return time.Now().Before(h.leads.until)
}

// compare compares the tables in memory with the store, so that every one that
// has changed catches up, whether its news came or not.
func (h *Hub) compare() {
	held := map[string]*Table{}
	h.mu.Lock()
	for id, at := range h.tables {
		if at.t != nil {
			held[id] = at.t
		}
	}
	h.mu.Unlock()
	ids := make([]string, 0, len(held))
	for id := range held {
		ids = append(ids, id)
	}
	if len(ids) == 0 {
		return
	}
	ctx, cancel := context.WithTimeout(h.awake, keepTime)
	defer cancel()
	marks, err := h.keeper.Marks(ctx, ids)
	if err != nil {
		if h.awake.Err() == nil {
			h.log.Error("cannot compare tables with the store", "error", err)
		}
		return
	}
	for id, t := range held {
		t.mu.Lock()
		if t.why == nil && marks[id] != t.mark() {
			t.sync()
		}
		t.mu.Unlock()
	}
}

// hear makes a table catch up if it has not yet come as far as it is said to
// have, or all tables if the id is empty. It waits for no table: one whose lock
// is held while the store writes keeps the news of no other.
func (h *Hub) hear(id string, next int64) {
	if id == "" {
		h.compare()
		return
	}
	if t := h.held(id); t != nil {
		h.group.Go(func() { t.hear(next) })
	}
}

// hear makes the table catch up if there are entries before next that it has not
// read yet.
func (t *Table) hear(next int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.why != nil || t.next >= next {
		return
	}
	ctx, cancel := context.WithTimeout(t.hub.ctx, keepTime)
	defer cancel()
	t.catchUp(ctx) // what fails now is made up for by comparing
}

// held returns the table with this id if it is in memory, or nil.
func (h *Hub) held(id string) *Table {
	h.mu.Lock()
	defer h.mu.Unlock()
	if at := h.tables[id]; at != nil {
		return at.t
	}
	return nil
}
