package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"

	"ragtag/store"
)

// Rewrite implements [store.Store]. What was there is gone when the database has
// been vacuumed, and its log of writes has been recycled.
func (s *Store) Rewrite(ctx context.Context, id string, at store.Mark, all store.Change) error {
	if err := store.CheckRewrite(id, at, all); err != nil {
		return err
	}
	after := store.Mark{}.After(all.Entries)
	made, err := s.write(ctx, `
		WITH made AS (
			UPDATE tables SET
				version = coalesce(nullif(@version::integer, 0), version),
				head = @head, label = @label, wake = @wake::timestamptz, next = @next, hash = @hash, updated = @at
			WHERE id = @id AND next = @before_next AND hash = @before
			RETURNING number
		), changed AS (
			UPDATE entries SET body = given.body
			FROM made, unnest(@entries::bytea[]) WITH ORDINALITY AS given (body, place)
			WHERE table_number = made.number AND entries.number = place - 1
		), entered AS (
			INSERT INTO entries (table_number, number, body)
			SELECT made.number, place - 1, body
			FROM made, unnest(@entries::bytea[]) WITH ORDINALITY AS given (body, place)
			WHERE place > @before_next
		), dropped AS (
			DELETE FROM messages USING made WHERE table_number = made.number
		), marked AS (
			INSERT INTO checkpoints (table_number, body)
			SELECT number, @checkpoint::bytea FROM made WHERE @checkpoint::bytea IS NOT NULL
			ON CONFLICT (table_number) DO UPDATE SET body = excluded.body
		)
		SELECT FROM made`,
		pgx.NamedArgs{
			"id": id, "version": all.Version, "head": all.Head, "next": after.Next, "hash": after.Hash,
			"label": all.Label, "wake": moment(all.Wake), "at": all.At, "before_next": at.Next, "before": at.Hash,
			"entries": whole(all.Entries), "checkpoint": given(all.Checkpoint),
		})
	if err == nil && !made {
		err = s.refuse(ctx, id, at)
	}
	if err == nil {
		s.changed(id, after.Next)
	}
	return err
}

// Delete implements [store.Store].
func (s *Store) Delete(ctx context.Context, id string, at store.Mark) error {
	made, err := s.write(ctx, `
		WITH made AS (
			SELECT number FROM tables WHERE id = @id AND next = @next AND hash = @hash FOR UPDATE
		), entered AS (
			DELETE FROM entries USING made WHERE table_number = made.number
		), marked AS (
			DELETE FROM checkpoints USING made WHERE table_number = made.number
		), gone AS (
			DELETE FROM tables USING made WHERE tables.number = made.number RETURNING tables.number
		)
		SELECT FROM gone`,
		pgx.NamedArgs{"id": id, "next": at.Next, "hash": at.Hash})
	if err == nil && !made {
		err = s.refuse(ctx, id, at)
	}
	if err == nil {
		s.changed(id, at.Next+1)
	}
	return err
}
