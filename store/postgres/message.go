package postgres

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"

	"ragtag/store"
)

// messageIDs returns the ids of the messages of a change, and messages their
// bodies in the same order.
func messageIDs(c store.Change) []string { return slices.Sorted(maps.Keys(c.Messages)) }

func messages(c store.Change) (bodies [][]byte) {
	for _, id := range messageIDs(c) {
		bodies = append(bodies, append([]byte{}, c.Messages[id]...))
	}
	return bodies
}

// Take implements [store.Store].
func (s *Store) Take(ctx context.Context, at, until time.Time, limit int) (taken map[string][]byte, err error) {
	if err := s.ready(ctx); err != nil {
		return nil, err
	}
	rows, err := s.pool.Query(ctx, `
		UPDATE messages SET taken = $2 WHERE id IN (
			SELECT id FROM messages WHERE taken <= $1 ORDER BY at, id LIMIT $3 FOR UPDATE SKIP LOCKED
		) RETURNING id, body`, at, until, max(limit, 0))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.name, explain(err))
	}
	taken = map[string][]byte{}
	var id string
	var body []byte
	_, err = pgx.ForEachRow(rows, []any{&id, &body}, func() error { taken[id] = slices.Clone(body); return nil })
	return taken, explain(err)
}

// Drop implements [store.Store].
func (s *Store) Drop(ctx context.Context, ids []string) error {
	if err := s.ready(ctx); err != nil {
		return err
	}
	_, err := s.pool.Exec(ctx, `DELETE FROM messages WHERE id = ANY ($1)`, ids)
	return explain(err)
}
