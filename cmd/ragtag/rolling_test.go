//go:build unix

package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ragtag/rules"
	"ragtag/store/postgres/pgtest"
	"ragtag/table"
)

// TestRolling_AnOlderAndANewerServer has servers of two versions of the rules share a
// database, as during a deploy, with people whose streams come back when they are told
// to. The newer one takes a table on: the older one ends its streams there, leaves it
// alone, says so, and goes on with the other. Then the older one stops: everybody is at
// the newer one within seconds, not all at one moment, and no line of the log is lost.
func TestRolling_AnOlderAndANewerServer(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	db := pgtest.Start(t).Database(t)
	server := func(version int) *serving {
		cmd := program("serve", "--addr", "127.0.0.1:0", "--db", db, "--window-time", windowTime.String(), "--log-level", "error")
		cmd.Env = append(cmd.Env, asRules+"="+strconv.Itoa(version))
		return serveWith(t, cmd)
	}
	older := server(rules.Version)
	taken, left := rollingTable(t, older), rollingTable(t, older)
	dice := rand.New(rand.NewPCG(7, 7))
	for range 20 {
		taken.answer(t, older, dice)
		left.answer(t, older, dice)
	}
	d := &deploy{ready: []string{older.url}}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var all sync.WaitGroup
	defer all.Wait()
	defer stop()
	var there, here []*returning
	for i := range 12 {
		there = append(there, d.watch(ctx, &all, t, taken.id, taken.keys[i%len(taken.keys)]))
		here = append(here, d.watch(ctx, &all, t, left.id, left.keys[i%len(left.keys)]))
	}
	wait(t, "streams open", func() bool { return d.everywhere(append(there, here...), older.url) })

	newer := server(rules.Version + 1)
	d.only(older.url, newer.url)
	if f, ok := newer.look(taken.id, taken.keys[0]); !ok || f.Ask == nil && len(f.Waiting) == 0 {
		t.Fatalf("the newer server does not take the table on: %+v", f)
	}
	wait(t, "the older server's streams there to move", func() bool { return d.everywhere(there, newer.url) })
	status, body, _ := older.post("/api/tables/"+taken.id+"/talk", taken.keys[0], map[string]string{"text": "hello"})
	if status < 400 || !strings.Contains(string(body), string(table.OtherRules)) {
		t.Errorf("the older server goes on with the table: %d %s", status, body)
	}
	if f, ok := newer.look(taken.id, taken.keys[0]); !ok || len(f.Talk) > 0 {
		t.Errorf("something was added to the table: %+v", f.Talk)
	}
	for range 3 {
		left.answer(t, older, dice)
	}
	if !d.everywhere(here, older.url) {
		t.Error("streams of the other table have left the older server")
	}

	d.only(newer.url)
	older.cmd.Process.Signal(syscall.SIGTERM)
	wait(t, "everybody at the newer server", func() bool { return d.everywhere(here, newer.url) })
	older.cmd.Wait()
	first, last := 24*time.Hour, time.Duration(0)
	for _, w := range here {
		first, last = min(first, w.away()), max(last, w.away())
		got := map[int]bool{} // with those that the newer rules have taken back
		for _, l := range w.lines() {
			got[l.N] = true
		}
		f, _ := newer.look(left.id, w.key)
		for _, l := range f.Log {
			if !got[l.N] {
				t.Errorf("line %d has come on no stream", l.N)
			}
		}
		if len(f.Log) < 20 {
			t.Errorf("%d lines", len(f.Log))
		}
	}
	t.Logf("%d streams stayed away for %s to %s", len(here), first, last)
	if last-first < 200*time.Millisecond {
		t.Errorf("all streams came back within %s", last-first)
	}
	for range 3 {
		left.answer(t, newer, dice)
	}
}

// rolling is a table with its people.
type rolling struct {
	id   string
	keys []string
}

func rollingTable(t *testing.T, s *serving) *rolling {
	t.Helper()
	seats := []any{}
	for _, name := range []string{"Ana", "Bea", "Cleo"} {
		seats = append(seats, map[string]string{"kind": "human", "name": name})
	}
	status, data, _ := s.post("/api/tables", "", map[string]any{"options": "", "players": 3, "pace": "relaxed", "seats": seats})
	var made struct {
		ID    string
		Seats []struct{ Key *string }
	}
	if err := json.Unmarshal(data, &made); err != nil || status != http.StatusOK {
		t.Fatalf("%d %s", status, data)
	}
	r := &rolling{id: made.ID}
	for _, seat := range made.Seats {
		r.keys = append(r.keys, *seat.Key)
	}
	return r
}

// answer answers for somebody who is asked.
func (r *rolling) answer(t *testing.T, s *serving, dice *rand.Rand) {
	t.Helper()
	for _, key := range r.keys {
		f, ok := s.look(r.id, key)
		if !ok || f.Ask == nil {
			continue
		}
		if status, data, _ := s.post("/api/tables/"+r.id+"/answers", key, map[string]any{"ask": f.Ask.Ask, "takes": takes(dice, f.Ask)}); status != http.StatusNoContent {
			t.Fatalf("%d %s", status, data)
		}
		return
	}
	t.Fatal("nobody is asked")
}

// deploy is which servers a proxy sends people to.
type deploy struct {
	mu    sync.Mutex
	ready []string
	n     int
}

func (d *deploy) only(urls ...string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.ready = urls
}

// next returns the servers in turn.
func (d *deploy) next() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.n++
	return d.ready[d.n%len(d.ready)]
}

// returning is a stream that comes back when it ends, as a browser's.
type returning struct {
	key string

	mu    sync.Mutex
	at    string        // where it is; empty: it is on its way
	after time.Duration // for which it last stayed away
	log   []table.Line
	event string
}

func (w *returning) away() time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.after
}

func (w *returning) lines() []table.Line {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.log)
}

// everywhere reports whether all streams are at a server.
func (d *deploy) everywhere(all []*returning, url string) bool {
	for _, w := range all {
		w.mu.Lock()
		at := w.at
		w.mu.Unlock()
		if at != url {
			return false
		}
	}
	return true
}

// watch opens a stream, and again after the time that the server has named when it
// ends.
func (d *deploy) watch(ctx context.Context, all *sync.WaitGroup, t *testing.T, id, key string) *returning {
	w := &returning{key: key}
	all.Go(func() {
		for ctx.Err() == nil {
			after := w.read(ctx, d.next(), id)
			w.mu.Lock()
			w.at, w.after = "", after
			w.mu.Unlock()
			select {
			case <-ctx.Done():
			case <-time.After(after):
			}
		}
	})
	return w
}

// read reads a stream to its end, and returns when it is to be opened again.
func (w *returning) read(ctx context.Context, url, id string) (after time.Duration) {
	after = 300 * time.Millisecond // without a word of the server
	r, err := http.NewRequestWithContext(ctx, "GET", url+"/api/tables/"+id+"/stream?lang=en", nil)
	if err != nil {
		return after
	}
	r.Header.Set("X-Ragtag-Key", w.key)
	r.Header.Set("Last-Event-ID", w.event)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return after
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return after
	}
	for from := bufio.NewReader(answer.Body); ; {
		line, err := from.ReadString('\n')
		if err != nil {
			return after
		}
		field, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		switch field {
		case "retry":
			if ms, err := strconv.Atoi(value); err == nil {
				after = time.Duration(ms) * time.Millisecond
			}
		case "id":
			w.event = value
		case "data":
			var f table.Frame
			if json.Unmarshal([]byte(value), &f) != nil {
				return after
			}
			w.mu.Lock()
			if w.log = append(w.log, f.Log...); w.at == "" {
				w.at = url
			}
			w.mu.Unlock()
		}
	}
}

// wait waits until something is so.
func wait(t *testing.T, what string, is func() bool) {
	t.Helper()
	for start := time.Now(); !is(); time.Sleep(20 * time.Millisecond) {
		if time.Since(start) > time.Minute {
			t.Fatal(fmt.Sprint("waited in vain for ", what))
		}
	}
}
