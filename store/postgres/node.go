package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"ragtag/store"
)

var _ store.Shared = (*Store)(nil)

// Time implements [store.Shared].
func (s *Store) Time(ctx context.Context) (now time.Time, err error) {
	err = s.each(ctx, `SELECT clock_timestamp()`, func(rows pgx.Rows) error { return rows.Scan(&now) })
	return now.UTC(), err
}

// Beat implements [store.Shared]. It forgets nodes that ended long ago.
func (s *Store) Beat(ctx context.Context, node string, lasts time.Duration, here []string) (elsewhere []string, err error) {
	if here == nil {
		here = []string{} // nil would be NULL
	}
	_, err = s.write(ctx, `
		WITH old AS (DELETE FROM nodes WHERE until < now() - interval '1 day')
		INSERT INTO nodes (name, until, here) VALUES (@node, clock_timestamp() + @lasts, @here)
		ON CONFLICT (name) DO UPDATE SET until = excluded.until, here = excluded.here`,
		pgx.NamedArgs{"node": node, "lasts": lasts, "here": here})
	if err != nil {
		return nil, err
	}
	err = s.each(ctx, `SELECT DISTINCT unnest(here) FROM nodes WHERE name <> $1 AND until > clock_timestamp()`,
		func(rows pgx.Rows) error {
			var thing string
			err := rows.Scan(&thing)
			elsewhere = append(elsewhere, thing)
			return err
		}, node)
	return elsewhere, err
}

// Lead implements [store.Shared].
func (s *Store) Lead(ctx context.Context, node, id string) (bool, error) {
	return s.write(ctx, `
		INSERT INTO leads (id, node)
		SELECT @id, name FROM nodes WHERE name = @node AND until > clock_timestamp()
		ON CONFLICT (id) DO UPDATE SET node = excluded.node
		WHERE leads.node = excluded.node
			OR NOT EXISTS (SELECT FROM nodes WHERE name = leads.node AND until > clock_timestamp())`,
		pgx.NamedArgs{"node": node, "id": id})
}
