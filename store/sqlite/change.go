package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

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
func (s *Store) Append(ctx context.Context, id string, next int64, change store.Change) error {
	if err := store.CheckAppend(id, change); err != nil {
		return err
	}
	return s.submit(ctx, size(change), func(w *writer) error { return w.append(id, next, change) })
}

// size returns roughly how many bytes the change writes.
func size(c store.Change) int {
	n := len(c.Head) + len(c.Checkpoint)
	for _, entry := range c.Entries {
		n += len(entry)
	}
	return n
}

// create creates the table, unless the id is taken.
func (w *writer) create(id string, first store.Change) error {
	at := first.At.UnixMicro()
	table, err := w.number(`
		INSERT INTO tables (id, version, head, next, created, updated)
		VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO NOTHING
		RETURNING number`,
		id, first.Version, first.Head, len(first.Entries), at, at)
	if errors.Is(err, sql.ErrNoRows) {
		return fmt.Errorf("%w: %s", store.ErrExists, id)
	}
	if err != nil {
		return err
	}
	return w.add(table, 0, first)
}

// append appends the change to the table, if next is the table's next number.
func (w *writer) append(id string, next int64, c store.Change) error {
	table, err := w.number(`
		UPDATE tables SET
			version = coalesce(nullif(?3, 0), version),
			head    = coalesce(?4, head),
			next    = next + ?5,
			updated = ?6
		WHERE id = ?1 AND next = ?2
		RETURNING number`,
		id, next, c.Version, given(c.Head), len(c.Entries), c.At.UnixMicro())
	if errors.Is(err, sql.ErrNoRows) {
		return w.refuse(id, next)
	}
	if err != nil {
		return err
	}
	return w.add(table, next, c)
}

// refuse returns the reason why no table with this id is at this number.
func (w *writer) refuse(id string, next int64) error {
	at, err := w.number(`SELECT next FROM tables WHERE id = ?`, id)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return fmt.Errorf("%w: %s", store.ErrNotFound, id)
	case err != nil:
		return err
	}
	return fmt.Errorf("%w: %s is at entry %d, not %d", store.ErrConflict, id, at, next)
}

// add writes the parts of a change outside the table's own row.
func (w *writer) add(table, next int64, c store.Change) error {
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

// given returns the document, or nil, which is NULL, if it is empty.
func given(document []byte) any {
	if len(document) == 0 {
		return nil
	}
	return document
}
