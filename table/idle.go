package table

import "time"

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

// putAway makes the table gone, unless somebody looks at it or it goes on by
// itself.
func (t *Table) putAway() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.why != nil || len(t.watches) > 0 {
		return
	}
	if t.status() == Running {
		if _, in := t.nextDue(); in != never {
			return
		}
	}
	t.leave(&Error{Code: Closing, Detail: "the table was put away"})
}
