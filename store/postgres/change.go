package postgres

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"ragtag/store"
)

// Create implements [store.Store].
func (s *Store) Create(ctx context.Context, id string, first store.Change) error {
	if err := store.CheckCreate(id, first); err != nil {
		return err
	}
	mark := store.Mark{}.After(first.Entries)
	made, err := s.write(ctx, `
		WITH made AS (
			INSERT INTO tables (id, version, head, next, hash, label, wake, created, updated)
			VALUES (@id, @version, @head, @next, @hash, @label, @wake, @at, @at)
			ON CONFLICT (id) DO NOTHING
			RETURNING number
		), `+added(first),
		pgx.NamedArgs{
			"id": id, "version": first.Version, "head": first.Head, "next": mark.Next, "hash": mark.Hash,
			"label": first.Label, "wake": moment(first.Wake), "at": first.At,
			"from": 0, "entries": whole(first.Entries), "checkpoint": given(first.Checkpoint),
			"request": first.Request, "print": first.Print, "outcome": given(first.Outcome),
			"also": first.Also, "forgets": first.Forgets,
			"message_ids": messageIDs(first), "messages": messages(first),
		})
	if err == nil && !made {
		err = s.unlessDone(ctx, first.Request, first.Also)
	}
	if err == nil && !made {
		err = fmt.Errorf("%w: %s", store.ErrExists, id)
	}
	if err == nil {
		s.changed(id, mark.Next)
	}
	return err
}

// Append implements [store.Store].
func (s *Store) Append(ctx context.Context, id string, at store.Mark, change store.Change) error {
	if err := store.CheckAppend(id, change); err != nil {
		return err
	}
	after := at.After(change.Entries)
	made, err := s.write(ctx, `
		WITH made AS (
			UPDATE tables SET
				version = coalesce(nullif(@version::integer, 0), version),
				head    = coalesce(@head::bytea, head),
				label   = CASE WHEN @head::bytea IS NULL THEN label ELSE @label END,
				wake    = CASE WHEN @head::bytea IS NULL THEN wake ELSE @wake::timestamptz END,
				next    = @next,
				hash    = @hash,
				updated = @at
			WHERE id = @id AND next = @from AND hash = @before
			RETURNING number
		), `+added(change),
		pgx.NamedArgs{
			"id": id, "version": change.Version, "head": given(change.Head), "next": after.Next, "hash": after.Hash,
			"label": change.Label, "wake": moment(change.Wake), "at": change.At,
			"from": at.Next, "before": at.Hash, "entries": whole(change.Entries), "checkpoint": given(change.Checkpoint),
			"request": change.Request, "print": change.Print, "outcome": given(change.Outcome),
			"also": change.Also, "forgets": change.Forgets,
			"message_ids": messageIDs(change), "messages": messages(change),
		})
	if err == nil && !made {
		err = s.unlessDone(ctx, change.Request, change.Also)
	}
	if err == nil && !made {
		err = s.refuse(ctx, id, at)
	}
	if err == nil {
		s.changed(id, after.Next)
	}
	return err
}

// added returns what adds the parts of a change outside the table's own row, and
// returns a row if the change was made. What few changes have is not part of the
// others' statement.
func added(c store.Change) string {
	if c.Also == "" && c.Forgets == "" {
		return addedAlways
	}
	return addedAlso + addedAlways
}

const (
	addedAlso = `
	also AS (
		INSERT INTO requests (id, print, at) SELECT @also, '', @at::timestamptz FROM made WHERE @also <> ''
	), forgotten AS (
		DELETE FROM requests USING made WHERE id = @forgets
	), `
	addedAlways = `
	entered AS (
		INSERT INTO entries (table_number, number, body)
		SELECT made.number, @from::bigint + place - 1, body
		FROM made, unnest(@entries::bytea[]) WITH ORDINALITY AS given (body, place)
	), marked AS (
		INSERT INTO checkpoints (table_number, body)
		SELECT number, @checkpoint::bytea FROM made WHERE @checkpoint::bytea IS NOT NULL
		ON CONFLICT (table_number) DO UPDATE SET body = excluded.body
	), queued AS (
		INSERT INTO messages (id, table_number, body, at)
		SELECT given.id, made.number, given.body, @at::timestamptz
		FROM made, unnest(@message_ids::text[], @messages::bytea[]) AS given (id, body)
		ON CONFLICT (id) DO NOTHING
	), noted AS (
		INSERT INTO requests (id, print, outcome, at)
		SELECT @request, @print, @outcome::bytea, @at::timestamptz FROM made WHERE @request <> ''
	)
	SELECT FROM made`
)

// write runs the statement of a change, and reports whether it was made. The
// context matters until there is a connection; then the statement runs to its
// end.
func (s *Store) write(ctx context.Context, query string, args pgx.NamedArgs) (made bool, err error) {
	if err := s.ready(ctx); err != nil {
		return false, err
	}
	conn, err := s.pool.Acquire(ctx)
	if err != nil {
		return false, cmp.Or(s.ready(ctx), fmt.Errorf("%s: %w", s.name, explain(err)))
	}
	defer conn.Release()
	run, cancel := context.WithTimeout(context.WithoutCancel(ctx), writeTime)
	defer cancel()
	tag, err := conn.Exec(run, query, args)
	switch {
	case err == nil:
		return tag.RowsAffected() > 0, nil
	case repeats(err):
		return false, fmt.Errorf("%w: %s: %w", store.ErrDone, s.name, err)
	case certain(err):
		return false, fmt.Errorf("%s: %w", s.name, explain(err))
	}
	return false, fmt.Errorf("%w: %s: %w", store.ErrUnknown, s.name, explain(err))
}

// unlessDone returns ErrDone if one of these requests was carried out.
func (s *Store) unlessDone(ctx context.Context, requests ...string) error {
	for _, request := range requests {
		if request == "" {
			continue
		}
		switch _, err := s.Done(ctx, request); {
		case err == nil:
			return fmt.Errorf("%w: %s", store.ErrDone, request)
		case !errors.Is(err, store.ErrNotFound): // the change was refused all the same
			return errors.Join(store.ErrConflict, err)
		}
	}
	return nil
}

// Forget implements [store.Store].
func (s *Store) Forget(ctx context.Context, before time.Time, limit int) (int, error) {
	if err := s.ready(ctx); err != nil {
		return 0, err
	}
	tag, err := s.pool.Exec(ctx, `
		DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE at < $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
		before, max(limit, 0))
	return int(tag.RowsAffected()), explain(err)
}

// refuse returns the reason why no table with this id was at this mark.
func (s *Store) refuse(ctx context.Context, id string, at store.Mark) error {
	marks, err := s.Marks(ctx, []string{id})
	is, ok := marks[id]
	switch {
	case err != nil: // the change was refused all the same
		return errors.Join(store.ErrConflict, err)
	case !ok:
		return fmt.Errorf("%w: %s", store.ErrNotFound, id)
	}
	return fmt.Errorf("%w: %s is at %v, not at %v", store.ErrConflict, id, is, at)
}

// given returns the document, or nil, which is NULL, if it is empty.
func given(document []byte) []byte {
	if len(document) == 0 {
		return nil
	}
	return document
}

// whole returns the entries without nil, which would be NULL.
func whole(entries [][]byte) [][]byte {
	list := make([][]byte, len(entries))
	for i, entry := range entries {
		if list[i] = entry; entry == nil {
			list[i] = []byte{}
		}
	}
	return list
}

// moment returns the time, or nil, which is NULL, if it is zero.
func moment(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}
