package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"net/url"
	"runtime"
	"time"

	"ragtag/store"
)

// openReader opens the connections for reading. Writes do not block them.
func openReader(path string) (*sql.DB, error) {
	return connect(path, 2*runtime.GOMAXPROCS(0), url.Values{"mode": {"ro"}, "_busy_timeout": {busyTimeout}})
}

// Load implements [store.Store].
func (s *Store) Load(ctx context.Context, id string) (t store.Table, err error) {
	err = store.ErrNotFound
	failed := s.each(ctx, `
		SELECT `+summaryColumns+`, body
		FROM tables LEFT JOIN checkpoints ON table_number = number
		WHERE id = ?`,
		func(rows *sql.Rows) error {
			err = nil
			return scanSummary(rows, &t.Summary, &t.Checkpoint)
		}, id)
	return t, about(id, cmp.Or(failed, err))
}

// Done implements [store.Store].
func (s *Store) Done(ctx context.Context, request string) (is store.Done, err error) {
	err = store.ErrNotFound
	failed := s.each(ctx, `SELECT print, outcome FROM requests WHERE id = ?`, func(rows *sql.Rows) error {
		err = nil
		return rows.Scan(&is.Print, &is.Outcome)
	}, request)
	if err = cmp.Or(failed, err); err != nil {
		return store.Done{}, fmt.Errorf("request %s: %w", request, err)
	}
	return is, nil
}

// Marks implements [store.Store].
func (s *Store) Marks(ctx context.Context, ids []string) (map[string]store.Mark, error) {
	marks := map[string]store.Mark{}
	err := s.each(ctx, `SELECT id, next, hash FROM tables WHERE id IN (SELECT value FROM json_each(?))`,
		func(rows *sql.Rows) error {
			var id string
			var mark store.Mark
			err := rows.Scan(&id, &mark.Next, &mark.Hash)
			marks[id] = mark
			return err
		}, array(ids))
	return marks, err
}

// Heads implements [store.Store].
func (s *Store) Heads(ctx context.Context, ids []string) ([]store.Summary, error) {
	return s.summaries(ctx, `
		SELECT `+summaryColumns+`
		FROM (SELECT key AS place, value AS wanted FROM json_each(?)) JOIN tables ON id = wanted
		ORDER BY place`, array(ids))
}

// List implements [store.Store].
func (s *Store) List(ctx context.Context, label string, limit int) ([]store.Summary, error) {
	return s.summaries(ctx, listQuery, label, max(limit, 0))
}

// Due implements [store.Store].
func (s *Store) Due(ctx context.Context, before time.Time, limit int) (ids []string, err error) {
	err = s.each(ctx, dueQuery,
		func(rows *sql.Rows) error {
			var id string
			err := rows.Scan(&id)
			ids = append(ids, id)
			return err
		}, before.UnixMicro(), max(limit, 0))
	return ids, err
}

// Walk implements [store.Store].
func (s *Store) Walk(ctx context.Context, after string, limit int) ([]store.Summary, error) {
	return s.summaries(ctx, `SELECT `+summaryColumns+` FROM tables WHERE id > ? ORDER BY id LIMIT ?`, after, max(limit, 0))
}

// summaries returns the tables that a query for summaryColumns returns.
func (s *Store) summaries(ctx context.Context, query string, args ...any) (list []store.Summary, err error) {
	err = s.each(ctx, query, func(rows *sql.Rows) error {
		var summary store.Summary
		err := scanSummary(rows, &summary)
		list = append(list, summary)
		return err
	}, args...)
	return list, err
}

// array returns the ids as JSON, which SQLite reads as rows.
func array(ids []string) string {
	data, err := json.Marshal(ids)
	if err != nil {
		panic("sqlite: " + err.Error()) // strings can always be encoded
	}
	return string(data)
}

// Entries implements [store.Store]. It returns ErrCorrupt rather than a
// history with a gap.
func (s *Store) Entries(ctx context.Context, id string, from int64) (entries [][]byte, err error) {
	from = max(from, 0)
	next := int64(-1)
	err = s.each(ctx, `
		SELECT next, entries.number, body
		FROM tables LEFT JOIN entries ON table_number = tables.number AND entries.number >= ?
		WHERE id = ? ORDER BY entries.number`,
		func(rows *sql.Rows) error {
			var number sql.NullInt64 // none if there are no such entries
			var body []byte
			if err := rows.Scan(&next, &number, &body); err != nil || !number.Valid {
				return err
			}
			entries = append(entries, body)
			return expect(number.Int64+1, from+int64(len(entries)))
		}, from, id)
	switch {
	case err != nil:
	case next < 0:
		err = store.ErrNotFound
	default:
		err = expect(from+int64(len(entries)), max(next, from))
	}
	if err != nil {
		return nil, about(id, err)
	}
	return entries, nil
}

// expect returns ErrCorrupt unless end, where the entries read so far end, is
// want.
func expect(end, want int64) error {
	if end != want {
		return fmt.Errorf("%w: entries end at %d, want %d", ErrCorrupt, end, want)
	}
	return nil
}

// about wraps an error with the id of its table.
func about(id string, err error) error {
	if err != nil {
		return fmt.Errorf("table %s: %w", id, err)
	}
	return nil
}

// each calls do for every row that the query returns.
func (s *Store) each(ctx context.Context, query string, do func(*sql.Rows) error, args ...any) error {
	if err := s.ready(ctx); err != nil {
		return err
	}
	if err := s.enter(ctx); err != nil {
		return err
	}
	defer s.door.RUnlock()
	rows, err := s.reader.QueryContext(ctx, query, args...)
	if err == nil {
		err = consume(rows, do)
	}
	if err != nil {
		// A closed store or an ended context explains the failure better.
		return cmp.Or(s.ready(ctx), explain(err))
	}
	return nil
}

// enter waits until the database is open and holds it open for a reader, who
// must unlock the door. If it had to be closed, it is opened first.
func (s *Store) enter(ctx context.Context) error {
	s.door.RLock()
	for s.reader == nil {
		s.door.RUnlock()
		if err := s.submit(ctx, 0, func(*writer) error { return nil }); err != nil {
			return err
		}
		s.door.RLock()
	}
	return nil
}

// consume calls do for every row and closes the rows.
func consume(rows *sql.Rows, do func(*sql.Rows) error) error {
	defer rows.Close()
	for rows.Next() {
		if err := do(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// The queries that find tables by an index, however many there are.
const (
	listQuery = `SELECT ` + summaryColumns + ` FROM tables WHERE label = ? AND label <> '' ORDER BY updated DESC, id LIMIT ?`
	dueQuery  = `SELECT id FROM tables WHERE wake < ? ORDER BY wake, id LIMIT ?`
)

// summaryColumns are the columns that scanSummary reads.
const summaryColumns = `id, version, head, next, hash, created, updated`

// scanSummary reads a row that begins with the columns of a summary.
func scanSummary(rows *sql.Rows, t *store.Summary, more ...any) error {
	var created, updated int64
	columns := []any{&t.ID, &t.Version, &t.Head, &t.Next, &t.Hash, &created, &updated}
	if err := rows.Scan(append(columns, more...)...); err != nil {
		return err
	}
	t.Created, t.Updated = time.UnixMicro(created).UTC(), time.UnixMicro(updated).UTC()
	return nil
}
