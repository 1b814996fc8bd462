package table

import (
	"context"
	"time"
)

// A table that nobody watches and that has nothing to do by itself is unloaded
// after a while. The next request loads it again.

// idleTime is how long a table stays in memory without a watch.
const idleTime = 15 * time.Minute

// tidyEvery is the least time between two searches for idle tables.
const tidyEvery = time.Minute

// tidy unloads the tables that are idle, if tidyEvery has passed since it last
// did.
func (h *Hub) tidy() {
	var idle []*Table
	h.mu.Lock()
	if now := time.Now(); now.Sub(h.tidied) >= tidyEvery {
		h.tidied = now
		for _, at := range h.tables {
			if at.t != nil && now.Sub(at.asked) >= idleTime {
				idle = append(idle, at.t)
			}
		}
	}
	h.mu.Unlock()
	for _, t := range idle {
		t.putAway()
	}
}

// wakeEvery is how often the hub looks for tables whose time limit runs out, and
// wakeStep how many it loads at once.
const (
	wakeEvery = 10 * time.Second
	wakeStep  = 1000
)

// Wake loads the tables in which a time limit runs out within a minute or has
// run out, so that it does although nobody watches. It ends early if the context
// ends or the hub is closed.
func (h *Hub) Wake(ctx context.Context) error {
	ids, err := h.keeper.Due(ctx, h.now().Add(absentGrace), wakeStep)
	if err != nil {
		return err
	}
	for _, id := range ids {
		switch _, err := h.Find(ctx, id); {
		case ctx.Err() != nil:
			return ctx.Err()
		case CodeOf(err) == Closing:
			return err
		case err != nil:
			h.log.Error("cannot load a table with a time limit", "table", id, "error", err)
		}
	}
	return ctx.Err()
}

// KeepAwake calls Wake now and then, and forgets old requests, in the background,
// until the hub is closed.
// A server calls it when it starts.
func (h *Hub) KeepAwake() {
	wake := func() {
		if err := h.Wake(h.awake); err != nil && h.awake.Err() == nil {
			h.log.Error("cannot look for tables with a time limit", "error", err)
		}
	}
	h.group.Go(func() { wake(); h.every(wakeEvery, wake) })
	look := func() {
		if err := h.readBans(h.awake); err != nil && h.awake.Err() == nil {
			h.log.Error("cannot look for bans", "error", err)
		}
	}
	h.group.Go(func() { look(); h.every(bansGood, look) })
	h.group.Go(func() { h.every(forgetEvery, h.forget) })
}

// putAway unloads the table, unless somebody watches it or it has something to
// do by itself.
func (t *Table) putAway() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.why != nil || len(t.watches) > 0 {
		return
	}
	if t.status() == Running {
		if _, in := t.nextDue(); in != never || t.noticeIn() != never {
			return
		}
	}
	t.retire(&Error{Code: Closing, Detail: "the table was unloaded"})
}
