//go:build unix

package main

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ragtag/server"
	"ragtag/store/postgres"
	"ragtag/store/postgres/pgtest"
	"ragtag/store/sqlite"
	"ragtag/table"
)

// The torture is an ordeal of processes: people are at servers over HTTP, each with a
// stream, and messages go to a webhook. Two servers share a database, or one has a
// folder. Meanwhile servers are killed, or paused, now and then for longer than they
// count as at work without a word; the database is killed; and flushes of the disk
// fail. All chance comes from one seed. RAGTAG_TORTURE=10m runs it for so long;
// RAGTAG_TORTURE_SEED sets the seed.

const (
	tortureTime = 20 * time.Second
	plantedTime = 5 * time.Second // of a run in which something must be found
	plantedRuns = 6
)

// torture is one run.
type torture struct {
	*ordeal
	where    []string       // flags
	database *pgtest.Server // nil: a folder
	flushes  string         // a file; while it is there flushes fail
	beside   http.Client

	faults struct {
		sync.Mutex
		last time.Time
	}
	firsts map[string]time.Time // when each message came first
}

// newTorture prepares a run.
func newTorture(t *testing.T, seed uint64, plant string) *torture {
	r := &torture{flushes: filepath.Join(t.TempDir(), "flushes-fail"), firsts: map[string]time.Time{}}
	r.ordeal = &ordeal{
		t: t, sent: map[string][]letter{}, weather: weather{dice: rand.New(rand.NewPCG(seed, 1)), counts: map[string]int{}, plant: plant},
		tempo: tempo{think: 100 * time.Millisecond, late: 300 * time.Millisecond, gone: 500 * time.Millisecond, limit: 2 * time.Second, absent: 8, slack: 500 * time.Millisecond},
	}
	hook := httptest.NewServer(http.HandlerFunc(r.post))
	t.Cleanup(hook.Close)
	r.hook = hook.URL + "/"
	r.beside.Transport = &http.Transport{MaxIdleConnsPerHost: 20}
	t.Cleanup(r.beside.CloseIdleConnections)
	return r
}

// inDatabase makes servers share a database.
func (r *torture) inDatabase() {
	r.database = pgtest.Start(r.t)
	address := r.database.Database(r.t)
	r.where = []string{"--db", address}
	opened, err := postgres.Open(r.t.Context(), address) // before anything is taken away from it
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(func() { opened.Close() })
	r.read = func() (server.Readable, error) { return unclosed{opened}, nil }
	r.unsent = func() map[string]letter {
		later := time.Now().Add(24 * time.Hour)
		bodies, err := opened.Take(r.t.Context(), later, later, 1000)
		if err != nil {
			r.t.Fatal(err)
		}
		waiting := map[string]letter{}
		for id, body := range bodies {
			var m table.Message
			if err := json.Unmarshal(body, &m); err != nil {
				r.t.Fatal(err)
			}
			waiting[id] = letter{m.To, m.Text}
		}
		return waiting
	}
}

// inFolder makes one server store tables in a folder.
func (r *torture) inFolder() {
	folder := r.t.TempDir()
	r.where = []string{"--data", folder}
	r.read = func() (server.Readable, error) { return sqlite.Read(folder) }
}

// unclosed is a store that several readers use in turn: closing it does
// nothing.
type unclosed struct{ server.Readable }

func (unclosed) Close() error { return nil }

// nodes is how many servers there are.
func (r *torture) nodes() int {
	if r.database == nil {
		return 1
	}
	return ordealNodes
}

// process is a server that is a process.
type process struct {
	r  *torture
	s  *serving
	at string // HOST:PORT
}

// do sends a request to the server.
func (p *process) do(q *http.Request) (*http.Response, error) {
	q.URL.Host, q.Host = p.at, ""
	return p.r.beside.Do(q)
}

// start starts a server.
func (r *torture) start() *process {
	cmd := program(append([]string{
		"serve", "--addr", "127.0.0.1:0", "--window-time", windowTime.String(), "--notice-after", "100ms", "--webhook-loopback", "--log-level", "error",
	}, r.where...)...)
	cmd.Env = append(cmd.Env, asUnflushed+"="+r.flushes, asPlanted+"="+r.plant)
	s := serveLogging(r.t, cmd, &toldIf{r.t})
	at, err := url.Parse(s.url)
	if err != nil {
		r.t.Fatal(err)
	}
	return &process{r, s, at.Host}
}

// toldIf reads the log of servers, which fail on purpose, and fails the test if one
// of them panics.
type toldIf struct{ t *testing.T }

func (w *toldIf) Write(p []byte) (int, error) {
	if strings.Contains(string(p), "panic") {
		w.t.Errorf("a server says: %s", p)
	}
	return len(p), nil
}

// process returns a server.
func (r *torture) process(at int) *process { return r.host(at).(*process) }

// post takes a message. One that came before may come again if something was killed
// meanwhile.
func (r *torture) post(w http.ResponseWriter, q *http.Request) {
	id := q.Header.Get("Idempotency-Key")
	if id == "" {
		r.wrong("a message without an id")
	}
	var says struct{ Content string }
	if err := json.NewDecoder(q.Body).Decode(&says); err != nil {
		r.wrong("message %s: %v", id, err)
	}
	r.faults.Lock()
	last := r.faults.last
	r.faults.Unlock()
	r.mu.Lock()
	first, again := r.firsts[id]
	if !again {
		r.firsts[id] = time.Now()
	}
	r.sent[id] = append(r.sent[id], letter{r.hook + strings.TrimPrefix(q.URL.Path, "/"), says.Content})
	r.mu.Unlock()
	if again && last.After(first) {
		r.count("sent and not noted")
	}
	r.count("messages")
	w.WriteHeader(http.StatusNoContent)
}

// fault notes that something was killed or failed.
func (r *torture) fault(what string) {
	r.count(what)
	r.faults.Lock()
	defer r.faults.Unlock()
	r.faults.last = time.Now()
}

// kill kills a server at once, and starts another in its place.
func (r *torture) kill(at int) {
	p := r.process(at)
	p.s.cmd.Process.Kill()
	p.s.cmd.Wait()
	r.fault("killed")
	r.replace(at, r.start())
}

// pause stops a server for a while.
func (r *torture) pause(at int, lasts time.Duration) {
	p := r.process(at)
	p.s.cmd.Process.Signal(syscall.SIGSTOP)
	time.Sleep(lasts)
	p.s.cmd.Process.Signal(syscall.SIGCONT)
	r.count("paused")
}

// unflushed lets the flushes of the disk fail until some have.
func (r *torture) unflushed(lasts time.Duration) {
	if err := os.WriteFile(r.flushes, nil, 0o600); err != nil {
		r.t.Fatal(err)
	}
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if _, err := os.Stat(r.flushes + failedSuffix); err == nil {
			r.fault("not flushed")
			break
		}
	}
	time.Sleep(lasts)
	os.Remove(r.flushes)
	os.Remove(r.flushes + failedSuffix)
}

// goBack is the stale grant of a folder, whose only server has a copy that is never
// behind: the folder becomes what it was some acknowledged answers ago.
func (r *torture) goBack(ctx context.Context) {
	more := func(answers int) bool { // reports whether so many more were acknowledged
		for so := r.acknowledged(); r.acknowledged() < so+answers; time.Sleep(20 * time.Millisecond) {
			if ctx.Err() != nil {
				return false
			}
		}
		return true
	}
	if !more(2) {
		return
	}
	folder, before, p := r.where[1], filepath.Join(r.t.TempDir(), "before"), r.process(0)
	p.s.cmd.Process.Signal(syscall.SIGSTOP)
	err := os.CopyFS(before, os.DirFS(folder))
	p.s.cmd.Process.Signal(syscall.SIGCONT)
	if err == nil && more(4) {
		p.s.cmd.Process.Kill()
		p.s.cmd.Wait()
		if err = os.RemoveAll(folder); err == nil {
			err = os.CopyFS(folder, os.DirFS(before))
		}
		r.replace(0, r.start())
		more(1)
		r.count(plantStale)
	}
	if err != nil {
		r.t.Error(err)
	}
}

// disturb does something to a server, the disk or the database now and then.
func (r *torture) disturb(ctx context.Context) {
	for n := 0; ; n++ {
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Duration(300+r.below(900)) * time.Millisecond):
		}
		at, short := r.below(r.nodes()), time.Duration(r.below(400))*time.Millisecond
		switch {
		case n%4 == 3 && r.database != nil:
			r.database.Kill()
			r.fault("database killed")
			time.Sleep(short)
			r.database.Up()
		case n%4 == 3:
			r.unflushed(short)
		case n%8 == 2: // longer than others believe that it is at work
			r.pause(at, 9*time.Second)
			r.count("paused for long")
		case n%4 == 2:
			r.pause(at, 4*short)
		default:
			r.kill(at)
		}
	}
}

// run plays for a time, on a slow machine for up to three times as long until all that
// is wanted has happened, and returns what was found that must not be.
func (r *torture) run(lasts time.Duration, answers int, kinds ...string) []string {
	ctx, stop := context.WithCancel(r.t.Context())
	defer stop()
	whole, end := context.WithCancel(context.Background())
	defer end()
	r.ctx = whole
	for range r.nodes() {
		r.hosts = append(r.hosts, r.start())
	}
	var looks, plays sync.WaitGroup
	r.evenings(ctx, whole, &plays, &looks)
	r.rough(true)
	switch {
	case r.plant == "":
		plays.Go(func() { r.disturb(ctx) })
	case r.plant == plantStale && r.database == nil:
		plays.Go(func() { r.goBack(ctx) })
	}
	time.Sleep(lasts)
	r.playOn(2*lasts, answers, kinds...)
	stop()
	plays.Wait()
	r.posts.Wait()
	r.rough(false)
	soon := time.Duration(0)
	if r.plant == "" {
		soon = 40 * time.Second
	}
	r.settle(soon)
	r.check(soon)
	end()
	looks.Wait()
	return r.found
}

func TestTorture_NothingIsLostOrDoneTwice(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	for _, c := range []struct {
		name   string
		store  func(*torture)
		faults []string
	}{
		{"database", (*torture).inDatabase, []string{"killed", "paused", "paused for long", "database killed"}},
		{"folder", (*torture).inFolder, []string{"killed", "paused", "paused for long", "not flushed"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			lasts, seed := longer(t, tortureTime, 1)
			r := newTorture(t, seed, "")
			c.store(r)
			kinds := append(c.faults, "dropped", "doubled", "reordered", "replayed", "went away", "messages")
			for _, v := range r.run(lasts, 15, kinds...) {
				t.Error(v)
			}
			r.happened(15, append(kinds, "clocks")...) // they are counted at the end
		})
	}
}

// TestTorture_NoticesWhatMustNotBe plants faults that the contract of a store does not
// allow in the servers' processes: each is found, in a database and in a folder. A run may
// end before the fault has hit anything that shows it, so that a few are made.
func TestTorture_NoticesWhatMustNotBe(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	for plant, want := range map[string]*regexp.Regexp{
		plantLost: regexp.MustCompile(`lost: `), plantDouble: regexp.MustCompile(`applied twice: `),
		plantStale: regexp.MustCompile(`frame \d+ after frame|put to seat|lost: `),
	} {
		for name, where := range map[string]func(*torture){"database": (*torture).inDatabase, "folder": (*torture).inFolder} {
			t.Run(plant+"/"+name, func(t *testing.T) {
				for seed := range uint64(plantedRuns) {
					r := newTorture(t, seed, plant)
					where(r)
					var wanted []string
					if plant == plantStale && r.database == nil {
						wanted = []string{plant}
					}
					found := strings.Join(r.run(plantedTime, 0, wanted...), "\n")
					if want.MatchString(found) {
						return
					}
					t.Logf("seed %d: found was %q, want %q; %v", seed, found, want, r.counts)
				}
				t.Errorf("not found in %d runs", plantedRuns)
			})
		}
	}
}
