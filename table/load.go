package table

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// load reads a table. Everything that was kept is true again, down to who has
// answered the open question; the clock of a window begins anew.
func (h *Hub) load(id string) (*Table, error) {
	ctx, cancel := context.WithTimeout(h.ctx, keepTime)
	defer cancel()
	kept, err := h.keeper.Load(ctx, id)
	switch {
	case errors.Is(err, ErrNoTable):
		return nil, &Error{Code: NoTable, Table: id}
	case err != nil:
		return nil, &Error{Code: NotKept, Table: id, Err: err}
	}
	t := newTable(h, id)
	if err := t.restore(kept); err != nil {
		h.log.Error("a table cannot be read", "table", id, "error", err)
		return nil, &Error{Code: Damaged, Table: id, Err: err}
	}
	return t, nil
}

// restore makes all that was kept true.
func (t *Table) restore(kept Kept) error {
	h, err := readHead(kept)
	if err != nil {
		return err
	}
	for i, data := range kept.Entries {
		e, err := readEntry(data, int64(i), t.last)
		if err != nil {
			return err
		}
		if err := t.guardedApply(e); err != nil {
			return fmt.Errorf("entry %d: %w", i, err)
		}
		t.next, t.last = t.next+1, hashOf(data)
	}
	if t.last != h.Last {
		return fmt.Errorf("entry %d: it is not the one that the head names", h.Entries-1)
	}
	t.turned = time.Now()
	for v := range t.seq {
		t.seq[v] = max(time.Now().UnixMilli(), kept.Updated.UnixMilli()+1)
	}
	return nil
}

// guardedApply applies an entry, and returns what the referee panics with as an
// error.
func (t *Table) guardedApply(e *entry) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("the referee failed: %v", v)
		}
	}()
	return t.apply(t.hub.cat, e)
}

// readHead reads the head of a table and holds the number of entries to it.
func readHead(kept Kept) (*head, error) {
	if kept.Version != Format {
		return nil, fmt.Errorf("it was kept in format %d, want %d", kept.Version, Format)
	}
	h := &head{}
	if err := unmarshal(kept.Head, h); err != nil {
		return nil, fmt.Errorf("its head: %w", err)
	}
	if h.Entries != int64(len(kept.Entries)) || h.Entries == 0 {
		return nil, fmt.Errorf("entry %d: its head counts %d entries, there are %d",
			min(h.Entries, int64(len(kept.Entries))), h.Entries, len(kept.Entries))
	}
	return h, nil
}
