package sqlite

import (
	"context"
	"database/sql"
	"time"
)

// Take implements [store.Store].
func (s *Store) Take(ctx context.Context, at, until time.Time, limit int) (taken map[string][]byte, err error) {
	taken = map[string][]byte{}
	err = s.each(ctx, `SELECT id, body FROM messages WHERE taken <= ? ORDER BY at, id LIMIT ?`, func(rows *sql.Rows) error {
		var id string
		var body []byte
		err := rows.Scan(&id, &body)
		taken[id] = body
		return err
	}, at.UnixMicro(), max(limit, 0))
	if err != nil || len(taken) == 0 {
		return nil, err
	}
	err = s.submit(ctx, 0, func(w *writer) error { // of several takers each gets what it is first to take
		for id := range taken {
			n, err := w.number(`SELECT count(*) FROM messages WHERE id = ? AND taken <= ?`, id, at.UnixMicro())
			if err == nil && n > 0 {
				err = w.exec(`UPDATE messages SET taken = ? WHERE id = ?`, until.UnixMicro(), id)
			} else {
				delete(taken, id)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	return taken, err
}

// Drop implements [store.Store].
func (s *Store) Drop(ctx context.Context, ids []string) error {
	return s.submit(ctx, 0, func(w *writer) error {
		for _, id := range ids {
			if err := w.exec(`DELETE FROM messages WHERE id = ?`, id); err != nil {
				return err
			}
		}
		return nil
	})
}
