package table

import (
	"context"
	"encoding/json"
	"errors"
	"time"
)

// Retention is the operator's rule for how long tables are stored after they
// last changed. Zero means for ever.
type Retention struct {
	Finished  time.Duration // those whose game is over
	Abandoned time.Duration // all others: they wait for people, or for somebody to play on, or were closed
}

// retainEvery is how often tables are looked for that are no longer stored.
const retainEvery = time.Hour

// KeepTidy calls Retain now and then, in the background, until the hub is closed.
func (h *Hub) KeepTidy(rule Retention) {
	if rule == (Retention{}) {
		return
	}
	tidy := func() {
		n, err := h.Retain(h.awake, rule)
		if n > 0 {
			h.log.Info("tables were deleted by the rule of retention", "tables", n)
		}
		if err != nil && h.awake.Err() == nil {
			h.log.Error("cannot delete tables by the rule of retention", "error", err)
		}
	}
	h.group.Go(func() { tidy(); h.every(retainEvery, tidy) })
}

// Retain deletes the tables that the rule no longer keeps, and returns how many
// there were. A table that changes meanwhile stays.
func (h *Hub) Retain(ctx context.Context, rule Retention) (n int, err error) {
	for last := ""; ; {
		tables, err := h.keeper.Walk(ctx, last, walkStep)
		if err != nil || len(tables) == 0 {
			return n, err
		}
		last = tables[len(tables)-1].ID
		for _, t := range tables {
			if !h.outlived(t, rule) {
				continue
			}
			switch gone, err := h.deleteIf(ctx, t.ID, func(l Listed) bool { return h.outlived(l, rule) }); {
			case err != nil:
				return n, err
			case gone:
				n++
			}
		}
	}
}

// outlived reports whether the rule no longer keeps a table.
func (h *Hub) outlived(l Listed, rule Retention) bool {
	var d head
	if isPlayer(l.ID) || json.Unmarshal(l.Head, &d) != nil || d.Format != Format {
		return false // not a table, or not one that this program knows
	}
	keep := rule.Abandoned
	if d.Status == Over {
		keep = rule.Finished
	}
	return keep > 0 && h.now().Sub(l.Updated) > keep
}

// deleteIf deletes a table if it is still as wanted and does not change
// meanwhile, and reports whether it did.
func (h *Hub) deleteIf(ctx context.Context, id string, wanted func(Listed) bool) (gone bool, err error) {
	defer func() {
		if gone {
			h.films.forget(id)
		}
	}()
	if t := h.held(id); t != nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		defer func() {
			if gone {
				t.retire(&Error{Code: NoTable, Detail: "the table was deleted"})
			}
		}()
	}
	marks, err := h.keeper.Marks(ctx, []string{id}) // first: a change after it makes the deletion fail
	if err != nil {
		return false, err
	}
	heads, err := h.keeper.Heads(ctx, []string{id})
	if err != nil || len(heads) == 0 || !wanted(heads[0]) {
		return false, err
	}
	switch err := h.keeper.Delete(ctx, id, marks[id]); {
	case errors.Is(err, ErrConflict), errors.Is(err, ErrNoTable):
		return false, nil
	case err != nil:
		return false, err
	}
	return true, nil
}
