package postgres

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"ragtag/store"
)

// Load implements [store.Store].
func (s *Store) Load(ctx context.Context, id string) (t store.Table, err error) {
	found := false
	err = s.each(ctx, `
		SELECT `+summaryColumns+`, body
		FROM tables LEFT JOIN checkpoints ON table_number = number
		WHERE id = $1`,
		func(rows pgx.Rows) error {
			found = true
			return scanSummary(rows, &t.Summary, &t.Checkpoint)
		}, id)
	if err == nil && !found {
		err = store.ErrNotFound
	}
	return t, about(id, err)
}

// Done implements [store.Store].
func (s *Store) Done(ctx context.Context, request string) (is store.Done, err error) {
	found := false
	err = s.each(ctx, `SELECT print, outcome FROM requests WHERE id = $1`, func(rows pgx.Rows) error {
		found = true
		return rows.Scan(&is.Print, &is.Outcome)
	}, request)
	if err == nil && !found {
		err = store.ErrNotFound
	}
	if err != nil {
		return store.Done{}, fmt.Errorf("request %s: %w", request, err)
	}
	return is, nil
}

// Entries implements [store.Store].
func (s *Store) Entries(ctx context.Context, id string, from int64) (entries [][]byte, err error) {
	from = max(from, 0)
	next := int64(-1)
	err = s.each(ctx, `
		SELECT next, body
		FROM tables LEFT JOIN entries ON table_number = tables.number AND entries.number >= $2 AND entries.number < next
		WHERE id = $1 ORDER BY entries.number`,
		func(rows pgx.Rows) error {
			var body []byte // nil if there are no such entries
			err := rows.Scan(&next, &body)
			if body != nil {
				entries = append(entries, body)
			}
			return err
		}, id, from)
	switch {
	case err != nil:
	case next < 0:
		err = store.ErrNotFound
	case from+int64(len(entries)) != max(next, from):
		err = fmt.Errorf("%w: %d entries from %d on, want %d", ErrCorrupt, len(entries), from, next-from)
	}
	if err != nil {
		return nil, about(id, err)
	}
	return entries, nil
}

// Marks implements [store.Store].
func (s *Store) Marks(ctx context.Context, ids []string) (map[string]store.Mark, error) {
	marks := map[string]store.Mark{}
	err := s.each(ctx, `SELECT id, next, hash FROM tables WHERE id = ANY ($1)`,
		func(rows pgx.Rows) error {
			var id string
			var mark store.Mark
			err := rows.Scan(&id, &mark.Next, &mark.Hash)
			marks[id] = mark
			return err
		}, ids)
	return marks, err
}

// Heads implements [store.Store].
func (s *Store) Heads(ctx context.Context, ids []string) ([]store.Summary, error) {
	return s.summaries(ctx, `
		SELECT `+summaryColumns+`
		FROM unnest($1::text[]) WITH ORDINALITY AS given (wanted, place) JOIN tables ON id = wanted
		ORDER BY place`, ids)
}

// List implements [store.Store].
func (s *Store) List(ctx context.Context, label string, limit int) ([]store.Summary, error) {
	return s.summaries(ctx, listQuery, label, max(limit, 0))
}

// Due implements [store.Store].
func (s *Store) Due(ctx context.Context, before time.Time, limit int) (ids []string, err error) {
	err = s.each(ctx, dueQuery,
		func(rows pgx.Rows) error {
			var id string
			err := rows.Scan(&id)
			ids = append(ids, id)
			return err
		}, before, max(limit, 0))
	return ids, err
}

// Walk implements [store.Store].
func (s *Store) Walk(ctx context.Context, after string, limit int) ([]store.Summary, error) {
	return s.summaries(ctx, `SELECT `+summaryColumns+` FROM tables WHERE id > $1 ORDER BY id LIMIT $2`, after, max(limit, 0))
}

// summaries returns the tables that a query for summaryColumns returns.
func (s *Store) summaries(ctx context.Context, query string, args ...any) (list []store.Summary, err error) {
	err = s.each(ctx, query, func(rows pgx.Rows) error {
		var summary store.Summary
		err := scanSummary(rows, &summary)
		list = append(list, summary)
		return err
	}, args...)
	return list, err
}

// each calls do for every row that the query returns. A query whose connection
// was lost before its first row is made once more.
func (s *Store) each(ctx context.Context, query string, do func(pgx.Rows) error, args ...any) error {
	if err := s.ready(ctx); err != nil {
		return err
	}
	done := 0
	once := func() error {
		rows, err := s.pool.Query(ctx, query, args...)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			done++
			if err := do(rows); err != nil {
				return err
			}
		}
		return rows.Err()
	}
	err := once()
	if done == 0 && lost(err) && s.ready(ctx) == nil {
		err = once()
	}
	if err != nil {
		// A closed store or an ended context explains the failure better.
		return cmp.Or(s.ready(ctx), fmt.Errorf("%s: %w", s.name, explain(err)))
	}
	return nil
}

// lost reports whether an error is about the connection.
func lost(err error) bool {
	var refused *pgconn.PgError
	return err != nil && (!errors.As(err, &refused) || !certain(err))
}

// The queries that find tables by an index, however many there are.
const (
	listQuery = `SELECT ` + summaryColumns + ` FROM tables WHERE label = $1 AND label <> '' ORDER BY updated DESC, id LIMIT $2`
	dueQuery  = `SELECT id FROM tables WHERE wake < $1 ORDER BY wake, id LIMIT $2`
)

// summaryColumns are the columns that scanSummary reads.
const summaryColumns = `id, version, head, next, hash, created, updated`

// scanSummary reads a row that begins with the columns of a summary.
func scanSummary(rows pgx.Rows, t *store.Summary, more ...any) error {
	columns := []any{&t.ID, &t.Version, &t.Head, &t.Next, &t.Hash, &t.Created, &t.Updated}
	err := rows.Scan(append(columns, more...)...)
	t.Created, t.Updated = t.Created.UTC(), t.Updated.UTC()
	return err
}

// about wraps an error with the id of its table.
func about(id string, err error) error {
	if err != nil {
		return fmt.Errorf("table %s: %w", id, err)
	}
	return nil
}
