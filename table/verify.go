package table

import (
	"context"
	"errors"
	"fmt"
)

// Sound counts what [Hub.Verify] has read.
type Sound struct{ Tables, Entries, Players int }

// Verify reads every stored table and verifies its chain: every entry is whole
// and follows the one before, and the head names the last. A game of the rules
// of this program is played again, and must reach the position of its
// checkpoint. It stores nothing. All faults are returned together, each with
// its table.
func (h *Hub) Verify(ctx context.Context) (s Sound, err error) {
	var faults []error
	for last := ""; ; {
		tables, err := h.keeper.Walk(ctx, last, walkStep)
		if err != nil {
			return s, errors.Join(append(faults, err)...)
		}
		if len(tables) == 0 {
			return s, errors.Join(faults...)
		}
		last = tables[len(tables)-1].ID
		for _, listed := range tables {
			if isPlayer(listed.ID) {
				s.Players++
				continue
			}
			entries, err := h.verify(ctx, listed.ID)
			if err != nil {
				faults = append(faults, fmt.Errorf("table %s: %w", listed.ID, err))
			}
			s.Tables++
			s.Entries += entries
		}
	}
}

// verify verifies one table and returns the number of its entries.
func (h *Hub) verify(ctx context.Context, id string) (int, error) {
	kept, err := h.keeper.Load(ctx, id)
	if err != nil {
		return 0, err
	}
	head, err := readHead(kept)
	if err != nil {
		return 0, err
	}
	t := newTable(h, id)
	entries, err := t.readEntries(0, kept)
	switch {
	case err != nil:
		return len(kept.Entries), err
	case t.last != head.Last:
		return len(entries), fmt.Errorf("entry %d: it is not the one that the head names", head.Entries-1)
	}
	from, version := course(entries)
	if version != 0 && version != h.Rules {
		return len(entries), nil // a server continues it from its checkpoint
	}
	return len(entries), t.perform(entries, from, kept.Checkpoint)
}
