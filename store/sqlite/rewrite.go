package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"ragtag/store"
)

// Rewrite implements [store.Store]. The database overwrites what it deletes
// (secure_delete), and its log when it is emptied.
func (s *Store) Rewrite(ctx context.Context, id string, at store.Mark, whole store.Change) error {
	if err := store.CheckRewrite(id, at, whole); err != nil {
		return err
	}
	return s.submit(ctx, size(whole), func(w *writer) error { return w.rewrite(id, at, whole) })
}

// Delete implements [store.Store].
func (s *Store) Delete(ctx context.Context, id string, at store.Mark) error {
	return s.submit(ctx, 0, func(w *writer) error { return w.delete(id, at) })
}

// rewrite replaces the table, if it is at this mark.
func (w *writer) rewrite(id string, at store.Mark, c store.Change) error {
	after := store.Mark{}.After(c.Entries)
	table, err := w.number(`
		UPDATE tables SET
			version = coalesce(nullif(?4, 0), version), head = ?5, label = ?6, wake = ?7, next = ?8, hash = ?9, updated = ?10
		WHERE id = ?1 AND next = ?2 AND hash = ?3
		RETURNING number`,
		id, at.Next, at.Hash, c.Version, c.Head, c.Label, moment(c.Wake), after.Next, after.Hash, c.At.UnixMicro())
	if errors.Is(err, sql.ErrNoRows) {
		return w.refuse(id, at)
	}
	for _, query := range []string{`DELETE FROM entries WHERE table_number = ?`, `DELETE FROM messages WHERE table_number = ?`} {
		if err == nil {
			err = w.exec(query, table)
		}
	}
	if err != nil {
		return err
	}
	return w.add(table, 0, c)
}

// delete deletes the table, if it is at this mark.
func (w *writer) delete(id string, at store.Mark) error {
	table, err := w.number(`SELECT number FROM tables WHERE id = ? AND next = ? AND hash = ?`, id, at.Next, at.Hash)
	if errors.Is(err, sql.ErrNoRows) {
		return w.refuse(id, at)
	}
	for _, query := range []string{
		`DELETE FROM entries WHERE table_number = ?`, `DELETE FROM messages WHERE table_number = ?`, `DELETE FROM checkpoints WHERE table_number = ?`, `DELETE FROM tables WHERE number = ?`,
	} {
		if err == nil {
			err = w.exec(query, table)
		}
	}
	return err
}
