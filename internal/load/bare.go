package load

import (
	"bytes"
	"context"
	"math/rand/v2"
	"os"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
)

// page is what a bare write writes: as much as a page of SQLite.
const page = 4096

// bare makes durable writes where the tables are kept, with nothing in between.
type bare struct {
	one   func(ctx context.Context) error
	close func()
}

// bare prepares bare writes on the disk of a scenario.
func (r *run) bare(ctx context.Context, name string) (*bare, error) {
	body := bytes.Repeat([]byte("bare"), page/4)
	if r.DB == "" {
		f, err := os.Create(r.folder(name) + "/bare")
		if err != nil {
			return nil, err
		}
		return &bare{close: func() { f.Close() }, one: func(context.Context) error {
			if _, err := f.Write(body); err != nil {
				return err
			}
			return f.Sync()
		}}, nil
	}
	conn, err := pgx.Connect(ctx, r.DB)
	if err != nil {
		return nil, err
	}
	if _, err := conn.Exec(ctx, `CREATE TABLE IF NOT EXISTS bare (body bytea NOT NULL)`); err != nil {
		conn.Close(ctx)
		return nil, err
	}
	return &bare{
		one: func(ctx context.Context) error {
			_, err := conn.Exec(ctx, `INSERT INTO bare (body) VALUES ($1)`, body)
			return err
		},
		close: func() {
			conn.Exec(context.WithoutCancel(ctx), `DROP TABLE bare`)
			conn.Close(context.WithoutCancel(ctx))
		},
	}, nil
}

// write makes writes by a schedule, and returns how long each took from when it was
// due.
func (b *bare) write(ctx context.Context, rate float64, lasts time.Duration, dice *rand.Rand) (took []time.Duration, err error) {
	var (
		group sync.WaitGroup
		mu    sync.Mutex
	)
	schedule(ctx, rate, lasts, dice, func(due time.Time) {
		group.Go(func() {
			mu.Lock()
			defer mu.Unlock()
			if failed := b.one(ctx); failed != nil {
				err = failed
			}
			took = append(took, time.Since(due))
		})
	})
	group.Wait()
	return took, err
}
