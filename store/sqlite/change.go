package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"ragtag/store"
)

// Create implements [store.Store].
func (s *Store) Create(ctx context.Context, id string, first store.Change) error {
	if err := store.CheckCreate(id, first); err != nil {
		return err
	}
	return s.submit(ctx, size(first), func(w *writer) error { return w.create(id, first) })
}

// Append implements [store.Store].
func (s *Store) Append(ctx context.Context, id string, at store.Mark, change store.Change) error {
	if err := store.CheckAppend(id, change); err != nil {
		return err
	}
	return s.submit(ctx, size(change), func(w *writer) error { return w.append(id, at, change) })
}

// size returns roughly how many bytes the change writes.
func size(c store.Change) int {
	n := len(c.Head) + len(c.Checkpoint) + len(c.Outcome)
	for _, entry := range c.Entries {
		n += len(entry)
	}
	return n
}

// create creates the table, unless the id is taken.
func (w *writer) create(id string, first store.Change) error {
	if err := w.unlessDone(first.Request, first.Also); err != nil {
		return err
	}
	at, mark := first.At.UnixMicro(), store.Mark{}.After(first.Entries)
	table, err := w.number(`
		INSERT INTO tables (id, version, head, next, hash, label, wake, created, updated)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO NOTHING
		RETURNING number`,
		id, first.Version, first.Head, mark.Next, mark.Hash, first.Label, moment(first.Wake), at, at)
	if errors.Is(err, sql.ErrNoRows) {
		return fmt.Errorf("%w: %s", store.ErrExists, id)
	}
	if err != nil {
		return err
	}
	return w.add(table, 0, first)
}

// append appends the change to the table, if it is at this mark.
func (w *writer) append(id string, at store.Mark, c store.Change) error {
	if err := w.unlessDone(c.Request, c.Also); err != nil {
		return err
	}
	after, label, wake := at.After(c.Entries), any(nil), any(nil)
	if len(c.Head) > 0 {
		label, wake = c.Label, moment(c.Wake)
	}
	table, err := w.number(`
		UPDATE tables SET
			version = coalesce(nullif(?4, 0), version),
			head    = coalesce(?5, head),
			label   = coalesce(?6, label),
			wake    = CASE WHEN ?5 IS NULL THEN wake ELSE ?7 END,
			next    = ?8,
			hash    = ?9,
			updated = ?10
		WHERE id = ?1 AND next = ?2 AND hash = ?3
		RETURNING number`,
		id, at.Next, at.Hash, c.Version, given(c.Head), label, wake, after.Next, after.Hash, c.At.UnixMicro())
	if errors.Is(err, sql.ErrNoRows) {
		return w.refuse(id, at)
	}
	if err != nil {
		return err
	}
	return w.add(table, at.Next, c)
}

// refuse returns the reason why no table with this id is at this mark.
func (w *writer) refuse(id string, at store.Mark) error {
	var is store.Mark
	err := w.row(`SELECT next, hash FROM tables WHERE id = ?`, []any{&is.Next, &is.Hash}, id)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return fmt.Errorf("%w: %s", store.ErrNotFound, id)
	case err != nil:
		return err
	}
	return fmt.Errorf("%w: %s is at %v, not at %v", store.ErrConflict, id, is, at)
}

// unlessDone returns ErrDone if one of these requests was carried out.
func (w *writer) unlessDone(requests ...string) error {
	for _, request := range requests {
		if request == "" {
			continue
		}
		_, err := w.number(`SELECT 1 FROM requests WHERE id = ?`, request)
		if err == nil {
			err = fmt.Errorf("%w: %s", store.ErrDone, request)
		}
		if !errors.Is(err, sql.ErrNoRows) {
			return err
		}
	}
	return nil
}

// Forget implements [store.Store].
func (s *Store) Forget(ctx context.Context, before time.Time, limit int) (n int, err error) {
	err = s.submit(ctx, 0, func(w *writer) error {
		const old = `FROM requests WHERE id IN (SELECT id FROM requests WHERE at < ? ORDER BY at LIMIT ?)`
		count, err := w.number(`SELECT count(*) `+old, before.UnixMicro(), max(limit, 0))
		if err != nil || count == 0 {
			return err
		}
		n = int(count)
		return w.exec(`DELETE `+old, before.UnixMicro(), max(limit, 0))
	})
	return n, err
}

// add writes the parts of a change outside the table's own row.
func (w *writer) add(table, next int64, c store.Change) error {
	if err := w.note(c); err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(c.Messages)) {
		err := w.exec(`INSERT INTO messages (id, table_number, body, at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
			id, table, append([]byte{}, c.Messages[id]...), c.At.UnixMicro())
		if err != nil {
			return err
		}
	}
	for i, entry := range c.Entries {
		if entry == nil {
			entry = []byte{} // nil would be NULL
		}
		err := w.exec(`INSERT INTO entries (table_number, number, body) VALUES (?, ?, ?)`, table, next+int64(i), entry)
		if err != nil {
			return err
		}
	}
	if len(c.Checkpoint) == 0 {
		return nil
	}
	return w.exec(`INSERT OR REPLACE INTO checkpoints (table_number, body) VALUES (?, ?)`, table, c.Checkpoint)
}

// note notes the requests that a change carries out, and forgets the one that it
// forgets.
func (w *writer) note(c store.Change) error {
	const carriedOut = `INSERT INTO requests (id, print, outcome, at) VALUES (?, ?, ?, ?)`
	if c.Request != "" {
		if err := w.exec(carriedOut, c.Request, c.Print, given(c.Outcome), c.At.UnixMicro()); err != nil {
			return err
		}
	}
	if c.Also != "" {
		if err := w.exec(carriedOut, c.Also, "", nil, c.At.UnixMicro()); err != nil {
			return err
		}
	}
	if c.Forgets != "" {
		return w.exec(`DELETE FROM requests WHERE id = ?`, c.Forgets)
	}
	return nil
}

// given returns the document, or nil, which is NULL, if it is empty.
func given(document []byte) any {
	if len(document) == 0 {
		return nil
	}
	return document
}

// moment returns the time in the form in which it is stored, nil if it is zero.
func moment(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UnixMicro()
}
