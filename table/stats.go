package table

// Stats counts what a hub holds in memory.
type Stats struct {
	Tables  int   // loaded
	Driven  int   // of them, those whose game runs
	Watches int   // open views
	Bytes   int64 // what the tables take, roughly
}

// Stats returns the counts of this moment.
func (h *Hub) Stats() (s Stats) {
	h.mu.Lock()
	all := make([]*Table, 0, len(h.tables))
	for _, at := range h.tables {
		if at.t != nil {
			all = append(all, at.t)
		}
	}
	h.mu.Unlock() // a table that goes away takes its own lock first
	for _, t := range all {
		t.mu.Lock()
		s.Tables++
		s.Bytes += t.heavy.Load()
		s.Watches += len(t.watches)
		if t.driving && t.status() == Running {
			s.Driven++
		}
		t.mu.Unlock()
	}
	return s
}
