package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"ragtag/server"
	"ragtag/store"
	"ragtag/store/sqlite"
	"ragtag/table"
)

// The load: tables in the middle of their games, at each two people, with a
// browser each, and two bots. People move at moments that have nothing to do
// with how fast the server is, and a move has arrived when the last browser that
// it is news to has read its frame. What the people's side costs is spent on the
// same processors.

const (
	moves    = 2000             // made by people in one run, at most
	share    = 50               // of them at one table, so that its game goes on
	sources  = 25               // games that the tables are copies of
	stride   = 4                // moves by which each of these is further on than the one before
	patience = 10 * time.Second // with anything that is waited for
)

const twoWithBots = `{"options":"","players":4,"pace":"relaxed",
	"seats":[{"kind":"human","name":"Ana"},{"kind":"bot"},{"kind":"human","name":"Bob"},{"kind":"bot"}]}`

// BenchmarkMove reports how long moves take to be durable and seen by every
// browser. At 50 moves a second, each of 1,000 tables has one every 20 seconds.
// One line of it alone:
//
//	go test -run='^$' -bench='Move/tables=1000/rate=50' ./server
func BenchmarkMove(b *testing.B) {
	for _, k := range []struct{ tables, rate int }{{10, 50}, {100, 50}, {1000, 50}, {1000, 200}} {
		b.Run(fmt.Sprintf("tables=%d/rate=%d", k.tables, k.rate), func(b *testing.B) {
			l := openLoad(b)
			scenes := l.copies(l.begun(), k.tables)
			var took []time.Duration
			for b.Loop() {
				took = append(took, l.run(scenes, k.rate)...)
			}
			l.close()
			slices.Sort(took)
			at := func(part float64) float64 { return took[int(part*float64(len(took)-1))].Seconds() * 1000 }
			b.ReportMetric(0, "ns/op") // an op is a whole run
			b.ReportMetric(at(0.5), "p50-ms")
			b.ReportMetric(at(0.99), "p99-ms")
			b.ReportMetric(at(1), "max-ms")
			b.ReportMetric(float64(len(took))/b.Elapsed().Seconds(), "moves/s")
		})
	}
}

// BenchmarkFind reads a finished game from its store.
func BenchmarkFind(b *testing.B) {
	l := openLoad(b)
	m := l.create(`{"options":"","players":4,"pace":"relaxed","seats":[{"kind":"bot"},{"kind":"bot"},{"kind":"bot"},{"kind":"bot"}]}`)
	s := l.open(m.ID, "")
	for deadline := time.Now().Add(patience); !s.over(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) || l.ctx.Err() != nil {
			b.Fatalf("the game has not ended: %v", context.Cause(l.ctx))
		}
	}
	for b.Loop() {
		hub := table.NewHub(server.Keep(l.kept), cat, table.Config{})
		if _, err := hub.Find(b.Context(), m.ID); err != nil {
			b.Fatal(err)
		}
		hub.Close()
	}
	l.close()
}

// load is a server with the browsers that it serves. Whatever fails in one of
// its goroutines ends ctx with the reason.
type load struct {
	b       *testing.B
	url     string
	kept    store.Store
	client  *http.Client
	ctx     context.Context
	fail    context.CancelCauseFunc
	readers sync.WaitGroup
	close   func() // fails the benchmark if anything went wrong
}

// openLoad starts a server on loopback over an empty folder.
func openLoad(b *testing.B) *load {
	kept, err := sqlite.Open(b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	hub := table.NewHub(server.Keep(kept), cat, table.Config{Log: log})
	listener, err := server.Listen("127.0.0.1:0")
	if err != nil {
		b.Fatal(err)
	}
	serving, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() {
		done <- server.Serve(serving, listener, server.New(hub, server.Config{Client: page, Log: log}), hub.Close)
	}()
	transport := &http.Transport{MaxIdleConnsPerHost: 100}
	l := &load{b: b, url: "http://" + listener.Addr().String(), kept: kept, client: &http.Client{Transport: transport}}
	l.ctx, l.fail = context.WithCancelCause(context.Background())
	l.close = sync.OnceFunc(func() {
		l.fail(nil) // keeps an earlier reason
		l.readers.Wait()
		transport.CloseIdleConnections()
		stop()
		for what, err := range map[string]error{"load": l.failure(), "serving": <-done, "store": kept.Close()} {
			if err != nil {
				b.Errorf("%s: %v", what, err)
			}
		}
	})
	b.Cleanup(l.close)
	return l
}

// failure returns why the load has ended, nil if it was only closed.
func (l *load) failure() error {
	if cause := context.Cause(l.ctx); cause != context.Canceled {
		return cause
	}
	return nil
}

// request makes a call and returns its answer, which must have this status.
func (l *load) request(ctx context.Context, method, path, key string, body []byte, status int) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, method, l.url+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Ragtag-Key", key)
	answer, err := l.client.Do(r)
	if err == nil && answer.StatusCode != status {
		answer.Body.Close()
		err = fmt.Errorf("%s %s: %s, want %d", method, path, answer.Status, status)
	}
	return answer, err
}

// create makes a table.
func (l *load) create(body string) (m made) {
	answer, err := l.request(l.ctx, "POST", "/api/tables", "", []byte(body), http.StatusOK)
	if err != nil {
		l.b.Fatal(err)
	}
	defer answer.Body.Close()
	if err := json.NewDecoder(answer.Body).Decode(&m); err != nil {
		l.b.Fatal(err)
	}
	return m
}

// begun plays some games, each further than the one before.
func (l *load) begun() (all []*scene) {
	var players sync.WaitGroup
	for i := range sources {
		m := l.create(twoWithBots)
		s := l.open(m.ID, *m.Seats[0].Key, *m.Seats[2].Key)
		all = append(all, s)
		players.Go(func() {
			c := chooser(i)
			for range i * stride {
				if m := l.next([]*scene{s}, &c); m != nil {
					l.make(m)
				}
			}
		})
	}
	players.Wait()
	return all
}

// copies keeps copies of tables under other ids and has people look at them.
func (l *load) copies(of []*scene, n int) (all []*scene) {
	for i := range n {
		from, id := of[i%len(of)], fmt.Sprintf("copy-%d", i)
		was, err := l.kept.Load(l.ctx, from.id)
		if err != nil {
			l.b.Fatal(err)
		}
		entries, err := l.kept.Entries(l.ctx, from.id, 0)
		if err != nil {
			l.b.Fatal(err)
		}
		err = l.kept.Create(l.ctx, id, store.Change{
			At: was.Updated, Version: was.Version, Entries: entries, Head: was.Head, Checkpoint: was.Checkpoint,
		})
		if err != nil {
			l.b.Fatal(err)
		}
		all = append(all, l.open(id, from.tabs[0].key, from.tabs[1].key))
	}
	return all
}

// run makes moves at tables in turn, so many a second on average, and returns
// how long each took.
func (l *load) run(scenes []*scene, rate int) []time.Duration {
	var movers sync.WaitGroup
	took := make([]time.Duration, min(moves, share*len(scenes)))
	c, chance := chooser(len(scenes)), rand.New(rand.NewPCG(1, uint64(len(scenes))))
	due := time.Now()
	for n := range took {
		due = due.Add(time.Duration(chance.ExpFloat64() / float64(rate) * float64(time.Second)))
		time.Sleep(time.Until(due))
		first := n % len(scenes)
		m := l.next(append(scenes[first:len(scenes):len(scenes)], scenes[:first]...), &c)
		if m == nil {
			l.fail(fmt.Errorf("all games are over after %d moves", n))
			break
		}
		movers.Go(func() { took[n] = l.make(m) })
	}
	movers.Wait()
	if err := l.failure(); err != nil {
		l.b.Fatal(err)
	}
	return took
}

// next begins a move at the first of the tables that waits for one of its
// people, as soon as there is one. It returns nil after a failure, or if all
// games are over.
func (l *load) next(scenes []*scene, c *chooser) *move {
	for deadline := time.Now().Add(patience); l.ctx.Err() == nil; time.Sleep(time.Millisecond) {
		over := true
		for _, s := range scenes {
			if m := s.begin(c); m != nil {
				return m
			}
			over = over && s.over()
		}
		if over {
			return nil
		}
		if time.Now().After(deadline) {
			l.fail(fmt.Errorf("no table waits for a person"))
		}
	}
	return nil
}

// make makes a move and returns how long it took.
func (l *load) make(m *move) time.Duration {
	ctx, cancel := context.WithTimeout(l.ctx, patience)
	defer cancel()
	answer, err := l.request(ctx, "POST", "/api/tables/"+m.at.id+"/answers", m.by.key, m.body, http.StatusNoContent)
	if err != nil {
		l.fail(err)
		return 0
	}
	answer.Body.Close()
	select {
	case <-m.seen:
		return m.took
	case <-ctx.Done():
		l.fail(fmt.Errorf("table %s: a browser has not seen the answer %s", m.at.id, m.body))
		return 0
	}
}
