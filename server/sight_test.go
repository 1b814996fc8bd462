package server_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/server"
	"ragtag/store"
	"ragtag/store/memory"
	"ragtag/table"
)

// failing is a store that stores nothing, and says nothing of requests, while it is told so.
type failing struct {
	store.Store
	fails atomic.Bool
	stiff atomic.Bool // nothing is rewritten
}

func (f *failing) Create(ctx context.Context, id string, c store.Change) error {
	if f.fails.Load() {
		return errors.New("no disk")
	}
	return f.Store.Create(ctx, id, c)
}

func (f *failing) Done(ctx context.Context, request string) (store.Done, error) {
	if f.fails.Load() {
		return store.Done{}, errors.New("no disk")
	}
	return f.Store.Done(ctx, request)
}

func (f *failing) Rewrite(ctx context.Context, id string, at store.Mark, c store.Change) error {
	if f.stiff.Load() {
		return errors.New("no disk")
	}
	return f.Store.Rewrite(ctx, id, at, c)
}

func (f *failing) Append(ctx context.Context, id string, at store.Mark, c store.Change) error {
	if f.fails.Load() {
		return errors.New("no disk")
	}
	return f.Store.Append(ctx, id, at, c)
}

// watched is a server in memory with its log and its operator's page.
type watched struct {
	t       *testing.T
	store   *failing
	hub     *table.Hub
	log     journal
	public  http.Handler
	private http.Handler
}

// journal is a log that may be read while it is written.
type journal struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (j *journal) Write(b []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.Write(b)
}

func (j *journal) String() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.String()
}

func watch(t *testing.T, c server.Config) *watched {
	w := &watched{t: t, store: &failing{Store: &memory.Store{}}}
	log := slog.New(slog.NewJSONHandler(&w.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	metrics, health := server.NewMetrics(), server.NewHealth(w.store, log)
	w.hub = table.NewHub(metrics.Keeper(server.Keep(w.store), health), cat, table.Config{Chance: t.Name(), Log: log, BotTook: metrics.Bot})
	t.Cleanup(w.hub.Close)
	metrics.Hub(w.hub)
	c.Client, c.Log, c.Metrics, c.Health = page, log, metrics, health
	w.public, w.private = server.New(w.hub, c), server.Private(metrics, health, c.Hosts)
	return w
}

// ask makes a request of a handler and returns its status and body.
func (w *watched) ask(h http.Handler, method, path, key, body string) (int, string) {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Host = "127.0.0.1"
	r.Header.Set("Content-Type", "application/json")
	if key != "" {
		r.Header.Set("X-Ragtag-Key", key)
	}
	out := httptest.NewRecorder()
	h.ServeHTTP(out, r)
	return out.Code, out.Body.String()
}

// table makes a table of one person with bots.
func (w *watched) table() (m made1) {
	w.t.Helper()
	_, made := w.ask(w.public, "POST", "/api/tables", "", oneWithBots)
	decode(w.t, []byte(made), &m)
	return m
}

// TestSight_CountsAndNamesNobody plays, is refused and looks at a page: all of
// it is counted, and neither the counts nor the log name a table or hold a key.
func TestSight_CountsAndNamesNobody(t *testing.T) {
	w := watch(t, server.Config{})
	m := w.table()
	key := *m.Seats[1].Key
	w.ask(w.public, "GET", "/api/tables/"+m.ID+"?lang=en", key, "")
	w.ask(w.public, "POST", "/api/tables/"+m.ID+"/talk", key, `{"text":"hello"}`)
	w.ask(w.public, "POST", "/api/tables/"+m.ID+"/talk", "a-wrong-key", `{"text":"hello"}`)
	w.ask(w.public, "GET", "/t/"+m.ID+"?key="+key, "", "")
	status, counts := w.ask(w.private, "GET", "/metrics", "", "")
	if status != http.StatusOK {
		t.Fatalf("metrics: %d", status)
	}
	for _, want := range []string{
		`ragtag_requests_total{route="POST /api/tables",status="200"} 1`,
		`ragtag_requests_total{route="POST /api/tables/{id}/talk",status="204"} 1`,
		`ragtag_requests_total{route="POST /api/tables/{id}/talk",status="403"} 1`,
		`ragtag_refusals_total{code="wrong-key"} 1`,
		"ragtag_tables 1\n", "ragtag_tables_driven 1\n", "ragtag_streams 0\n", `ragtag_commit_seconds_count{outcome="kept"}`, "ragtag_bot_seconds_count",
		"go_goroutines",
	} {
		if !strings.Contains(counts, want) {
			t.Errorf("the metrics lack %s", want)
		}
	}
	for _, secret := range []string{key, m.Owner, m.ID, "a-wrong-key", "hello"} {
		if strings.Contains(counts, secret) || strings.Contains(w.log.String(), secret) {
			t.Errorf("the metrics or the log have %q:\n%s", secret, &w.log)
		}
	}
	if n := strings.Count(w.log.String(), `"msg":"request"`); n != 5 {
		t.Errorf("%d requests are in the log, want 5:\n%s", n, &w.log)
	}
	if status, _ := w.ask(w.public, "GET", "/metrics", "", ""); status == http.StatusOK {
		if _, body := w.ask(w.public, "GET", "/metrics", "", ""); strings.Contains(body, "ragtag_") {
			t.Error("anybody reads the metrics")
		}
	}
}

// made1 is what making a table answers.
type made1 struct {
	ID, Owner string
	Seats     []struct{ Key *string }
}

// TestHealth_FollowsTheStore takes the disk away and gives it back, twice: the server
// is alive all the time, ready only while it can store, whether somebody wants that or
// not, and the log says why.
func TestHealth_FollowsTheStore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := watch(t, server.Config{})
		expect := func(when, path string, want int) {
			t.Helper()
			for _, h := range []http.Handler{w.public, w.private} {
				if status, body := w.ask(h, "GET", path, "", ""); status != want {
					t.Errorf("%s: %s is %d %s, want %d", when, path, status, body, want)
				}
			}
		}
		expect("at first", "/readyz", 200)
		for _, wanted := range []bool{true, false} {
			w.store.fails.Store(true)
			if !wanted {
				time.Sleep(3 * time.Second)
			} else if status, body := w.ask(w.public, "POST", "/api/tables", "", oneWithBots); status != http.StatusServiceUnavailable || strings.Contains(body, "no disk") {
				t.Errorf("a table without a disk: %d %s, want no word of what there is behind the server", status, body)
			}
			expect("without a disk", "/readyz", 503)
			expect("without a disk", "/livez", 200)
			if n := strings.Count(w.log.String(), "nothing can be stored"); n == 0 || !strings.Contains(w.log.String(), "no disk") {
				t.Errorf("the log does not say why: %s", &w.log)
			}
			w.store.fails.Store(false)
			time.Sleep(3 * time.Second)
			expect("with the disk again", "/readyz", 200)
		}
		if tables, err := w.hub.AllReports(t.Context()); err != nil || len(tables) != 0 {
			t.Errorf("what the server stored to try is taken for a table: %v, %v", tables, err)
		}
	})
}

// TestSight_LogsWhatIsNotErased erases somebody while the disk does not take it.
func TestSight_LogsWhatIsNotErased(t *testing.T) {
	w := watch(t, server.Config{})
	m := w.table()
	w.store.stiff.Store(true)
	if status, body := w.ask(w.public, "POST", "/api/tables/"+m.ID+"/erase", *m.Seats[1].Key, ""); status != http.StatusServiceUnavailable {
		t.Errorf("%d %s", status, body)
	}
	if !strings.Contains(w.log.String(), "no disk") {
		t.Errorf("the log does not say why: %s", &w.log)
	}
	if _, counts := w.ask(w.private, "GET", "/metrics", "", ""); !strings.Contains(counts, `ragtag_commit_seconds_count{outcome="failed"} 1`) {
		t.Error("it is not counted")
	}
}

// TestSight_StreamsPassThrough opens a stream behind everything that wraps it:
// its frames arrive at once, and it is counted while it is open.
func TestSight_StreamsPassThrough(t *testing.T) {
	w := watch(t, server.Config{})
	at := httptest.NewServer(w.public)
	defer at.Close()
	m := w.table()
	answer, err := http.Get(at.URL + "/api/tables/" + m.ID + "/stream")
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(answer.Body)
	for _, want := range []string{`^retry: [0-9]{4}\n$`, `^\n$`, `^id: [0-9]+-[0-9]+-[0-9]+\n$`} {
		if line, err := lines.ReadString('\n'); err != nil || !regexp.MustCompile(want).MatchString(line) {
			t.Errorf("%q, %v, want %s", line, err, want)
		}
	}
	if _, counts := w.ask(w.private, "GET", "/metrics", "", ""); !strings.Contains(counts, "ragtag_streams 1\n") {
		t.Error("the stream is not counted")
	}
	answer.Body.Close()
	for range 200 {
		if _, counts := w.ask(w.private, "GET", "/metrics", "", ""); strings.Contains(counts, "ragtag_streams 0\n") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("the stream is counted when it has ended")
}
