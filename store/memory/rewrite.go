package memory

import (
	"context"
	"fmt"

	"ragtag/store"
)

// Rewrite implements [store.Store].
func (s *Store) Rewrite(ctx context.Context, id string, at store.Mark, whole store.Change) error {
	if err := store.CheckRewrite(id, at, whole); err != nil {
		return err
	}
	return s.find(ctx, id, func(t *table) error {
		if t.Mark != at {
			return fmt.Errorf("%w: %s is at %v, not at %v", store.ErrConflict, id, t.Mark, at)
		}
		t.entries, t.Mark = nil, store.Mark{}
		s.dropOf(id)
		t.apply(whole)
		s.nodes.changed(id, t.Next)
		return nil
	})
}

// Delete implements [store.Store].
func (s *Store) Delete(ctx context.Context, id string, at store.Mark) error {
	return s.find(ctx, id, func(t *table) error {
		if t.Mark != at {
			return fmt.Errorf("%w: %s is at %v, not at %v", store.ErrConflict, id, t.Mark, at)
		}
		delete(s.tables, id)
		s.dropOf(id)
		s.nodes.changed(id, at.Next+1)
		return nil
	})
}
