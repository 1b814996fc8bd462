package server_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"go.uber.org/goleak"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/server"
	"ragtag/store"
	"ragtag/store/sqlite"
	"ragtag/table"
	"ragtag/wording"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var cat = cards.Catalogue()

// page is a client as small as one can be.
var page = fstest.MapFS{
	"index.html":       {Data: []byte(`<!doctype html><title>page</title><script>1</script><script src="/assets/app-1f.js"></script>`)},
	"index.es.html":    {Data: []byte("<!doctype html><title>página</title>")},
	"table.html":       {Data: []byte("<!doctype html><title>table</title>")},
	"table.es.html":    {Data: []byte("<!doctype html><title>mesa</title>")},
	"waiting.html":     {Data: []byte("<!doctype html><title>waiting</title>")},
	"waiting.es.html":  {Data: []byte("<!doctype html><title>espera</title>")},
	"assets/app-1f.js": {Data: []byte("//")},
}

// site is a server with its tables, as a browser meets it.
type site struct {
	t     *testing.T
	url   string
	store store.Store
	close func()
}

// open starts a server on loopback over what is kept in a folder.
func open(t *testing.T, dir string) *site {
	t.Helper()
	return openWith(t, dir, server.Config{})
}

// openWith starts a server that is configured so.
func openWith(t *testing.T, dir string, c server.Config) *site {
	t.Helper()
	kept, err := sqlite.Open(dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	log := slog.New(slog.NewTextHandler(t.Output(), nil))
	hub := table.NewHub(server.Keep(kept), cat, table.Config{Chance: t.Name(), Log: log})
	c.Client, c.Log = page, log
	listener, err := server.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() {
		done <- server.Serve(ctx, listener, server.New(hub, c), hub.Close)
	}()
	s := &site{t: t, url: "http://" + listener.Addr().String(), store: kept}
	closed := false
	s.close = func() {
		if closed {
			return
		}
		closed = true
		stop()
		if err := <-done; err != nil {
			t.Errorf("serving ended: %v", err)
		}
		if err := kept.Close(); err != nil {
			t.Errorf("closing the store: %v", err)
		}
		http.DefaultClient.CloseIdleConnections()
	}
	t.Cleanup(s.close)
	return s
}

// call makes a call and returns its status and body.
func (s *site) call(method, path, key, body string) (int, []byte) {
	s.t.Helper()
	return s.request(method, path, body, map[string]string{"X-Ragtag-Key": key})
}

// request makes a call with headers.
func (s *site) request(method, path, body string, headers map[string]string) (int, []byte) {
	s.t.Helper()
	r, err := http.NewRequest(method, s.url+path, strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	for name, value := range headers {
		r.Header.Set(name, value)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	return answer.StatusCode, data
}

// get makes a call that must succeed and reads its JSON.
func (s *site) get(path string, into any) {
	s.t.Helper()
	status, data := s.call("GET", path, "", "")
	if status != http.StatusOK {
		s.t.Fatalf("GET %s: %d %s", path, status, data)
	}
	if err := json.Unmarshal(data, into); err != nil {
		s.t.Fatalf("GET %s: %v in %s", path, err, data)
	}
}

// made is what the making of a table answers.
type made struct {
	ID, Owner, Commitment string
	Seats                 []struct {
		Seat int
		Key  *string
	}
}

// create makes a table.
func (s *site) create(body string) (m made) {
	s.t.Helper()
	status, data := s.call("POST", "/api/tables", "", body)
	if status != http.StatusOK {
		s.t.Fatalf("creating %s: %d %s", body, status, data)
	}
	if err := json.Unmarshal(data, &m); err != nil {
		s.t.Fatal(err)
	}
	return m
}

func (s *site) frame(id, key string) (f table.Frame) {
	s.t.Helper()
	s.get("/api/tables/"+id+"?key="+key, &f)
	return f
}

// answer answers what is asked with an answer that a chooser picks.
func (s *site) answer(id, key string, c *chooser, a *table.Ask) {
	s.t.Helper()
	body, err := json.Marshal(map[string]any{"ask": a.Ask, "takes": c.takes(a)})
	if err != nil {
		s.t.Fatal(err)
	}
	if status, data := s.call("POST", "/api/tables/"+id+"/answers", key, string(body)); status != http.StatusNoContent {
		s.t.Fatalf("answering question %d (%s) with %s: %d %s", a.Ask, a.Kind, body, status, data)
	}
}

// chooser picks answers by chance, the same for the same seed.
type chooser uint64

func (c *chooser) below(n int) int {
	*c = *c*6364136223846793005 + 1442695040888963407
	return int(uint64(*c) >> 33 % uint64(n))
}

func (c *chooser) takes(a *table.Ask) []rules.Take {
	want, all := a.Min, 0
	for _, o := range a.Options {
		all += o.Max
	}
	if a.Max > a.Min {
		want += c.below(a.Max - a.Min + 1)
	}
	if want > 0 {
		want = max(want, a.Least)
	}
	count := make([]int, len(a.Options))
	for want = min(want, all); want > 0; {
		if i := c.below(len(a.Options)); count[i] < a.Options[i].Max {
			count[i]++
			want--
		}
	}
	takes := []rules.Take{}
	for i, n := range count {
		if n > 0 {
			takes = append(takes, rules.Take{Option: a.Options[i].ID, Count: n})
		}
	}
	return takes
}

// events reads a stream of Server-Sent Events.
type events struct {
	id   string // of the last
	body io.Closer
	from *bufio.Reader
}

func (s *site) stream(id, key, lastID string) *events {
	s.t.Helper()
	r, err := http.NewRequest("GET", s.url+"/api/tables/"+id+"/stream?key="+key, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	if lastID != "" {
		r.Header.Set("Last-Event-ID", lastID)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	if got := answer.Header.Get("Content-Type"); got != "text/event-stream" {
		s.t.Fatalf("the stream is %q", got)
	}
	return &events{body: answer.Body, from: bufio.NewReader(answer.Body)}
}

// next returns the next frame, or the error that ends the stream.
func (e *events) next() (f table.Frame, err error) {
	for {
		line, err := e.from.ReadString('\n')
		if err != nil {
			return f, err
		}
		switch name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": "); name {
		case "id":
			e.id = value
		case "data":
			if strings.Contains(value, ":null") { // the document says that there is none
				return f, fmt.Errorf("a null in %s", value)
			}
			return f, json.Unmarshal([]byte(value), &f)
		}
	}
}

const oneWithBots = `{"options":"","players":4,"pace":"live","seedPart":"salt",
	"seats":[{"kind":"bot"},{"kind":"human","name":"Ana"},{"kind":"bot","bot":"random"},{"kind":"bot","name":"Bea"}]}`

// TestPlay_WholeGame plays a game through HTTP to its end: it reads the stream,
// answers what it is asked, comes back after losing the line, and sees the server
// stop and start again in the middle.
func TestPlay_WholeGame(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	m := s.create(oneWithBots)
	key := *m.Seats[1].Key
	c, answered, last, restarts := chooser(42), 0, -1, 0
	lines, lastID, over := []table.Line{}, "", false
	for !over {
		e := s.stream(m.ID, key, lastID)
		for n := 0; !over; n++ {
			f, err := e.next()
			if err != nil {
				t.Fatal(err)
			}
			lines, lastID, over = append(lines, f.Log...), e.id, f.Table.Status == table.Over
			if f.Ask != nil && f.Ask.Ask > last { // it comes again with what is said meanwhile
				s.answer(m.ID, key, &c, f.Ask)
				last = f.Ask.Ask
				answered++
			}
			if n == 40 {
				break // the line is lost
			}
		}
		e.body.Close()
		if restarts < 3 {
			s.close()
			s = open(t, dir)
			restarts++
		}
	}
	f := s.frame(m.ID, key)
	if f.View.Over == nil || answered == 0 {
		t.Fatalf("over after %d answers with %+v", answered, f.View.Over)
	}
	if !reflect.DeepEqual(lines, f.Log) {
		t.Errorf("%d lines were received, there are %d", len(lines), len(f.Log))
	}
	for i, l := range f.Log {
		if len(l.Text) == 0 || l.Rule == "" || i > 0 && l.N <= f.Log[i-1].N {
			t.Errorf("line %+v", l)
		}
	}
	_, data := s.call("GET", "/api/tables/"+m.ID+"/record", "", "")
	if bytes.Contains(data, []byte(":null")) {
		t.Errorf("a null in the record %s", data)
	}
	r, err := table.ReadRecord(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Verify(cat); err != nil {
		t.Error(err)
	}
	if r.Commitment != m.Commitment || r.Parts[1] != "salt" {
		t.Errorf("the record has commitment %s and parts %q", r.Commitment, r.Parts)
	}
	if status, data := s.call("POST", "/api/tables/"+m.ID+"/answers", key, `{"ask":0,"takes":[]}`); status != http.StatusConflict ||
		!bytes.Contains(data, []byte(`"game-over"`)) {
		t.Errorf("an answer after the end: %d %s", status, data)
	}
}

// TestPlay_SeatsKeepTheirSecrets plays among people, and looks for what is one
// seat's alone in all that is sent to the others.
func TestPlay_SeatsKeepTheirSecrets(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(`{"options":"","players":3,"pace":"relaxed",
		"seats":[{"kind":"human","name":"Ana"},{"kind":"human","name":"Bob"},{"kind":"human","name":"Eve"}]}`)
	keys := []string{*m.Seats[0].Key, *m.Seats[1].Key, *m.Seats[2].Key, ""}
	c, hands := chooser(9), 0
	for range 60 {
		var frames []table.Frame
		for _, key := range keys {
			frames = append(frames, s.frame(m.ID, key))
		}
		for i, f := range frames {
			if f.Seat != i && key(i, keys) != "" || f.Table.Seed != nil {
				t.Fatalf("key of seat %d got the frame of seat %d, seed %v", i, f.Seat, f.Table.Seed)
			}
			hands += len(f.View.Mine.Hand)
			if len(f.View.Mine.Hand) != handOf(frames, i) {
				t.Errorf("seat %d sees %d cards of its hand, others count %d", i, len(f.View.Mine.Hand), handOf(frames, i))
			}
			for _, line := range f.Log {
				for j, g := range frames {
					if other := lineOf(g.Log, line.N); j != i && line.Private && !other.Private && reflect.DeepEqual(other.Text, line.Text) {
						t.Errorf("seat %d reads the private line %q of seat %d", j, wording.Flat(line.Text), i)
					}
				}
			}
		}
		for i, f := range frames {
			if f.Ask != nil {
				s.answer(m.ID, keys[i], &c, f.Ask)
				break
			}
		}
	}
	if hands == 0 {
		t.Error("nobody ever had a card")
	}
}

func key(i int, keys []string) string { return keys[i] }

// handOf returns the size of a seat's hand as everybody sees it; 0 for somebody
// without a seat.
func handOf(frames []table.Frame, i int) int {
	if i >= len(frames[0].View.Seats) {
		return 0
	}
	return frames[0].View.Seats[i].Hand
}

func lineOf(log []table.Line, n int) table.Line {
	for _, l := range log {
		if l.N == n {
			return l
		}
	}
	return table.Line{}
}

// TestPlay_Damaged doctors one game and holds that the others go on.
func TestPlay_Damaged(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	bad, good := s.create(oneWithBots), s.create(oneWithBots)
	s.close()
	kept, err := sqlite.Open(dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	was, err := kept.Load(context.Background(), bad.ID)
	if err != nil {
		t.Fatal(err)
	}
	err = kept.Append(context.Background(), bad.ID, was.Mark, store.Change{At: was.Updated, Entries: [][]byte{[]byte(`{"format":1}`)}})
	if err != nil {
		t.Fatal(err)
	}
	if err := kept.Close(); err != nil {
		t.Fatal(err)
	}
	s = open(t, dir)
	status, data := s.call("GET", "/api/tables/"+bad.ID, "", "")
	if want := fmt.Sprintf("entry %d", was.Next); status != 500 || !bytes.Contains(data, []byte(`"table-damaged"`)) ||
		!bytes.Contains(data, []byte(bad.ID)) || !bytes.Contains(data, []byte(want)) {
		t.Errorf("the doctored table: %d %s, want %s", status, data, want)
	}
	if f := s.frame(good.ID, *good.Seats[1].Key); f.Seat != 1 {
		t.Errorf("the other table: %+v", f)
	}
}
