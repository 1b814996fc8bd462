package table

import (
	"context"
	"encoding/json"
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

// Wake loads the tables whose decisions have a time limit, so that the limit
// runs although nobody watches. A server calls it when it starts, and serves
// meanwhile: whoever asks for a table is not kept waiting by the others. It
// ends early if the context ends or the hub is closed.
func (h *Hub) Wake(ctx context.Context) error {
	tables, err := h.keeper.List(ctx)
	if err != nil {
		return err
	}
	for _, t := range tables {
		var head head
		if json.Unmarshal(t.Head, &head) != nil || !head.Timed { // a damaged head is reported when the table is requested
			continue
		}
		switch _, err := h.Find(ctx, t.ID); {
		case ctx.Err() != nil:
			return ctx.Err()
		case CodeOf(err) == Closing:
			return err
		case err != nil:
			h.log.Error("cannot load a table with a time limit", "table", t.ID, "error", err)
		}
	}
	return ctx.Err()
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
