package table

import (
	"context"
	"encoding/json"
	"time"
)

// A table that nobody looks at and that has nothing to do by itself is put away
// after a while: it is read again when somebody asks for it.

// idleTime is how long a table stays in memory without anybody looking.
const idleTime = 15 * time.Minute

// tidyEvery is how often tables are put away at most.
const tidyEvery = time.Minute

// tidy puts away the tables that are idle, if it is time to look for them.
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

// Wake reads the tables at which the time for a decision runs, so that it runs
// out although nobody looks. A server calls it when it begins.
func (h *Hub) Wake(ctx context.Context) error {
	tables, err := h.keeper.List(ctx)
	if err != nil {
		return err
	}
	for _, t := range tables {
		var head head
		if json.Unmarshal(t.Head, &head) != nil || !head.Timed { // one that cannot be read is reported to who asks for it
			continue
		}
		if _, err := h.Find(ctx, t.ID); err != nil {
			h.log.Error("a table with a clock cannot be read", "table", t.ID, "error", err)
		}
	}
	return ctx.Err()
}

// putAway makes the table gone, unless somebody looks at it or it goes on by
// itself.
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
	t.leave(&Error{Code: Closing, Detail: "the table was put away"})
}
