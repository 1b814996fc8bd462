package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"ragtag/server"
	"ragtag/store"
	"ragtag/store/memory"
	"ragtag/store/postgres"
	"ragtag/store/postgres/pgtest"
	"ragtag/store/sqlite"
	"ragtag/table"
	"ragtag/wording"
)

// post is a request that changes something.
type post struct{ path, key, player, operator, body string }

// postbox keeps the messages of tables instead of sending them.
type postbox struct {
	mu   sync.Mutex
	sent []table.Message

	due     sync.Map // by id, the messages that a store has or is about to have
	changed chan struct{}
}

func newPostbox() *postbox { return &postbox{changed: make(chan struct{}, 1)} }

// posting tells a postbox of the messages that a store has.
type posting struct {
	table.Keeper
	mail *postbox
}

func (p posting) Create(ctx context.Context, id string, first table.Change) error {
	return p.mail.expect(first, func() error { return p.Keeper.Create(ctx, id, first) })
}

func (p posting) Append(ctx context.Context, id string, next int64, last string, change table.Change) error {
	return p.mail.expect(change, func() error { return p.Keeper.Append(ctx, id, next, last, change) })
}

func (p posting) Drop(ctx context.Context, ids []string) error {
	err := p.Keeper.Drop(ctx, ids)
	if err == nil {
		p.mail.gone(ids...)
	}
	return err
}

// expect notes the messages of a change, unless it is not stored.
func (p *postbox) expect(c table.Change, store func() error) error {
	ids := slices.Collect(maps.Keys(c.Messages))
	for _, id := range ids {
		p.due.Store(id, true)
	}
	err := store()
	if err != nil {
		p.gone(ids...)
	}
	return err
}

func (p *postbox) gone(ids ...string) {
	for _, id := range ids {
		p.due.Delete(id)
	}
	select {
	case p.changed <- struct{}{}:
	default:
	}
}

func (*postbox) Check(string, string) table.Code { return "" }

func (p *postbox) Send(m table.Message, done func()) {
	defer done()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.sent = append(p.sent, m)
}

func (p *postbox) all() []table.Message {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.sent)
}

// node is a server over a store that it may share.
type node struct {
	*site
	mail *postbox
	hub  *table.Hub
	web  *httptest.Server
}

// settled returns the messages once no store has any more.
func (p *postbox) settled() []table.Message {
	for {
		waiting := false
		p.due.Range(func(any, any) bool { waiting = true; return false })
		if !waiting {
			return p.all()
		}
		<-p.changed
	}
}

func newNode(t *testing.T, kept store.Store) *node { return newNodeWith(t, kept, newPostbox()) }

// newNodeWith starts a server whose messages go to a postbox.
func newNodeWith(t *testing.T, kept store.Store, mail *postbox) *node {
	t.Helper()
	n := &node{mail: mail}
	log := slog.New(slog.NewTextHandler(t.Output(), nil))
	c := table.Config{Messenger: n.mail, Log: log}
	c.Cluster, _ = kept.(table.Cluster)
	n.hub = table.NewHub(posting{server.Keep(kept), n.mail}, cat, c)
	n.web = httptest.NewServer(server.New(n.hub, server.Config{Client: page, Log: log, Operator: operatorKey}))
	n.site = &site{t: t, url: n.web.URL, store: kept}
	n.close = sync.OnceFunc(func() {
		n.hub.Close()
		http.DefaultClient.CloseIdleConnections()
		n.web.Close()
	})
	t.Cleanup(n.close)
	return n
}

// send sends a request under a key of its own.
func (s *site) send(p post, once string) (int, string) {
	s.t.Helper()
	status, data := s.request("POST", p.path, p.body, map[string]string{
		"X-Ragtag-Key": p.key, "X-Ragtag-Player": p.player, "X-Ragtag-Operator": p.operator, "Idempotency-Key": once,
	})
	return status, strings.TrimSpace(string(data))
}

// must sends a request that must succeed.
func (s *site) must(p post) string {
	s.t.Helper()
	status, data := s.request("POST", p.path, p.body, map[string]string{"X-Ragtag-Key": p.key, "X-Ragtag-Player": p.player})
	if status >= 300 {
		s.t.Fatalf("%s %s: %d %s", p.path, p.body, status, data)
	}
	return string(data)
}

const threePeople = `{"options":"","players":3,"pace":"relaxed","seats":[
	{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"human","name":"Cleo"}]}`

// playUntil answers at a table of three people until a frame is wanted, and
// returns the key of its seat.
func (n *node) playUntil(m made, wanted func(table.Frame) bool) (key string, f table.Frame) {
	n.t.Helper()
	c := chooser(8)
	for range 2000 {
		for _, seat := range m.Seats {
			f := n.frame(m.ID, *seat.Key)
			if wanted(f) {
				return *seat.Key, f
			}
			if f.Ask != nil {
				n.answer(m.ID, *seat.Key, &c, f.Ask)
			}
		}
	}
	n.t.Fatal("it never came to that")
	return "", table.Frame{}
}

// sixCapitals is the code in a mail.
var sixCapitals = regexp.MustCompile(`code ([A-Z0-9_-]{6}) there`)

// samples makes, for every call that changes something, a request that is granted.
func samples(n *node) map[string]func() post {
	path := func(m made, call string) string { return "/api/tables/" + m.ID + call }
	at := func(call, body string) func() post {
		return func() post {
			m := n.create(threePeople)
			return post{path: path(m, call), key: *m.Seats[0].Key, body: body}
		}
	}
	player := func(call, body string) func() post {
		return func() post {
			var p struct{ Key string }
			decode(n.t, []byte(n.must(post{path: "/api/player"})), &p)
			return post{path: "/api/player" + call, player: p.Key, body: body}
		}
	}
	open := `{"options":"","players":3,"pace":"relaxed","seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"human"}]}`
	return map[string]func() post{
		"create-table": func() post { return post{path: "/api/tables", body: threePeople} },
		"join-table":   func() post { return post{path: path(n.create(open), "/join"), body: `{"seat":1,"name":"Eve"}`} },
		"start-game":   func() post { m := n.create(open); return post{path: path(m, "/start"), key: m.Owner} },
		"order":        at("/orders", `{"window":"*","do":"pass"}`),
		"talk":         at("/talk", `{"text":"hello"}`),
		"report":       at("/reports", `{"text":"it is odd"}`),
		"notices":      at("/notices", `{"kind":"mail","to":"ana@example.org","lang":"en"}`),
		"propose":      at("/propose", `{"kind":"replace","seat":1}`),
		"see":          at("/seen", `{"line":1}`),
		"govern": func() post {
			m := n.create(threePeople)
			return post{path: path(m, "/govern"), key: m.Owner, body: `{"do":"mute","seat":1}`}
		},
		"create-player": func() post { return post{path: "/api/player"} },
		"keep-table":    player("/tables", `{"id":"abc","key":"k","seat":0,"since":1}`),
		"forget-table":  player("/forget", `{"id":"abc"}`),
		"prefer":        player("/preferences", `{"lang":"es"}`),
		"operate": func() post {
			m := n.create(threePeople)
			return post{path: "/api/operator/tables/" + m.ID, operator: operatorKey, body: `{"do":"hide"}`}
		},
		"ban": func() post {
			return post{path: "/api/operator/bans", operator: operatorKey, body: `{"name":"Baltar"}`}
		},
		"erase":        at("/erase", ""),
		"erase-player": player("/erase", ""),
		"operator-erase": func() post {
			m := n.create(threePeople)
			return post{path: "/api/operator/tables/" + m.ID + "/erase", operator: operatorKey, body: `{"seat":1}`}
		},
		"answer": func() post {
			m := n.create(threePeople)
			key, f := n.playUntil(m, func(f table.Frame) bool { return f.Ask != nil })
			c := chooser(8)
			body, err := json.Marshal(map[string]any{"ask": f.Ask.Ask, "takes": c.takes(f.Ask)})
			if err != nil {
				n.t.Fatal(err)
			}
			return post{path: path(m, "/answers"), key: key, body: string(body)}
		},
		"undo": func() post {
			m := n.create(threePeople)
			key, f := n.playUntil(m, func(f table.Frame) bool { return f.Undo != nil })
			return post{path: path(m, "/undo"), key: key, body: fmt.Sprintf(`{"ask":%d}`, f.Undo.Ask)}
		},
		"hold": func() post {
			hand := hands(n.t)
			s := table.SetUp{Pace: table.Live}
			for _, name := range []string{"Ana", "Bob", "Eve"} {
				s.Seats = append(s.Seats, table.Sit{Kind: table.Human, Name: name})
			}
			m, err := n.hub.Arrange(s, hand[0])
			if err != nil {
				n.t.Fatal(err)
			}
			at := "/api/tables/" + m.ID
			n.must(post{path: at + "/answers", key: m.Keys[adama], body: `{"ask":0,"takes":[{"option":"box/a","count":1}]}`})
			return post{path: at + "/hold", key: m.Keys[roslin], body: `{"ask":1,"on":true}`}
		},
		"say": func() post {
			m := n.create(threePeople)
			key, f := n.playUntil(m, func(f table.Frame) bool { return len(f.Say) > 0 })
			return post{path: path(m, "/say"), key: key, body: fmt.Sprintf(`{"kind":%q}`, f.Say[0])}
		},
		"vote": func() post {
			m := n.create(threePeople)
			n.must(post{path: path(m, "/propose"), key: *m.Seats[0].Key, body: `{"kind":"replace","seat":1}`})
			return post{path: path(m, "/vote"), key: *m.Seats[2].Key, body: `{"yes":true}`}
		},
		"return": func() post {
			m := n.create(threePeople)
			n.must(post{path: path(m, "/propose"), key: *m.Seats[0].Key, body: `{"kind":"replace","seat":1}`})
			n.must(post{path: path(m, "/vote"), key: *m.Seats[2].Key, body: `{"yes":true}`})
			return post{path: path(m, "/return"), key: *m.Seats[1].Key}
		},
		"confirm-notices": func() post {
			m := n.create(threePeople)
			before := len(n.mail.settled())
			n.must(post{path: path(m, "/notices"), key: *m.Seats[0].Key, body: `{"kind":"mail","to":"ana@example.org","lang":"en"}`})
			sent := n.mail.settled()
			if len(sent) == before {
				n.t.Fatal("no code is sent")
			}
			return post{path: path(m, "/notices/confirm"), key: *m.Seats[0].Key, body: fmt.Sprintf(`{"code":%q}`, sixCapitals.FindStringSubmatch(sent[len(sent)-1].Subject)[1])}
		},
	}
}

// entries returns how many entries each table and player of a store has, without
// those that a table makes by itself.
func (s *site) entries() map[string]int {
	s.t.Helper()
	all, err := s.store.Walk(s.t.Context(), "", 10_000)
	if err != nil {
		s.t.Fatal(err)
	}
	n := map[string]int{}
	for _, t := range all {
		entries, err := s.store.Entries(s.t.Context(), t.ID, 0)
		if err != nil {
			s.t.Fatal(err)
		}
		for _, e := range entries {
			if !bytes.Contains(e, []byte(`"answered":{"ask"`)) && !bytes.Contains(e, []byte(`"marked":`)) {
				n[t.ID]++
			}
		}
	}
	return n
}

// posts returns the ids of all calls that change something.
func (s *site) posts() (ids []string) {
	var doc struct {
		Paths map[string]map[string]struct {
			OperationID string
			Parameters  []struct{ Name string }
		}
	}
	s.get("/openapi.json", &doc)
	for path, calls := range doc.Paths {
		for method, call := range calls {
			if method == "get" {
				continue
			}
			ids = append(ids, call.OperationID)
			if !slices.ContainsFunc(call.Parameters, func(p struct{ Name string }) bool { return p.Name == "Idempotency-Key" }) {
				s.t.Errorf("%s %s is documented without a key", method, path)
			}
		}
	}
	slices.Sort(ids)
	return ids
}

// repeats sends every request again wherever it can get to, and several times at
// once, and fails unless it was carried out once and answered as the first time.
func repeats(t *testing.T, n *node, others ...*node) {
	known := samples(n)
	ids := n.posts()
	if len(ids) < 20 {
		t.Fatalf("only %d calls change something", len(ids))
	}
	for i, id := range ids {
		t.Run(id, func(t *testing.T) {
			if known[id] == nil {
				t.Fatal("the test does not know a request that is granted")
			}
			p, once := known[id](), fmt.Sprintf("a-key-of-this-test-%d", i)
			before := n.entries()
			var (
				group   sync.WaitGroup
				mu      sync.Mutex
				answers = map[string]int{}
			)
			everywhere := append([]*node{n}, others...)
			ask := func(at *node) {
				status, body := at.send(p, once)
				mu.Lock()
				defer mu.Unlock()
				answers[fmt.Sprint(status, " ", body)]++
			}
			for range 2 { // at once
				for _, at := range everywhere {
					group.Go(func() { ask(at) })
				}
			}
			group.Wait()
			after, mail := n.entries(), len(n.mail.settled())
			for _, at := range everywhere { // and later
				ask(at)
			}
			if len(answers) != 1 {
				t.Errorf("it was answered in %d ways: %v", len(answers), answers)
			}
			for answer := range answers {
				if answer[0] != '2' {
					t.Errorf("it was answered with %s", answer)
				}
			}
			if maps.Equal(after, before) || !maps.Equal(n.entries(), after) {
				t.Errorf("entries before %v, after it was sent %v, after it was sent again %v", before, after, n.entries())
			}
			if got := len(n.mail.settled()); got != mail {
				t.Errorf("%d messages after a repeat, %d before", got, mail)
			}
			other := p
			if other.body = strings.Replace(p.body, "}", " }", 1); other.body == p.body {
				other.path += "?other"
			}
			for _, at := range everywhere {
				if status, body := at.send(other, once); status != http.StatusUnprocessableEntity || !strings.Contains(body, `"key-reused"`) {
					t.Errorf("another body under the key: %d %s", status, body)
				}
			}
			if p.key+p.player+p.operator != "" {
				other = p
				other.key, other.player, other.operator = "guess", "guess", "guess"
				if status, body := n.send(other, once); status < 400 {
					t.Errorf("somebody else under the key: %d %s", status, body)
				}
			}
			if !maps.Equal(n.entries(), after) {
				t.Errorf("entries %v, after refusals %v", after, n.entries())
			}
		})
	}
}

// TestOnce_EveryCall walks every call that changes something.
func TestOnce_EveryCall(t *testing.T) {
	kept := &memory.Store{}
	n := newNode(t, struct{ store.Store }{kept})
	repeats(t, n)
}

// TestOnce_SeveralServers sends every request to two servers over one
// PostgreSQL.
func TestOnce_SeveralServers(t *testing.T) {
	address := pgtest.Start(t).Database(t)
	var nodes []*node
	mail := newPostbox() // either server carries what both have to send
	for range 2 {
		kept, err := postgres.Open(t.Context(), address)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { kept.Close() })
		nodes = append(nodes, newNodeWith(t, kept, mail))
	}
	repeats(t, nodes[0], nodes[1])
}

// TestOnce_AfterARestart makes a table and sends the request again once the
// server has stopped and started: its sender gets the same keys. They are not
// readable in what is stored.
func TestOnce_AfterARestart(t *testing.T) {
	dir := t.TempDir()
	start := func() *node {
		kept, err := sqlite.Open(dir, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { kept.Close() })
		return newNode(t, kept)
	}
	n := start()
	p, once := post{path: "/api/tables", body: threePeople}, "a-key-of-this-test"
	_, first := n.send(p, once)
	var m made
	decode(t, []byte(first), &m)
	talk := post{path: "/api/tables/" + m.ID + "/talk", key: *m.Seats[0].Key, body: `{"text":"hello"}`}
	n.send(talk, once)
	n.close()
	n.store.Close()
	n = start()
	if _, again := n.send(p, once); again != first {
		t.Errorf("after a restart: %s, before %s", again, first)
	}
	if status, body := n.send(talk, once); status != http.StatusNoContent {
		t.Errorf("talk after a restart: %d %s", status, body)
	}
	if f := n.frame(m.ID, ""); len(f.Talk) != 1 {
		t.Errorf("it was said %d times", len(f.Talk))
	}
	for _, strange := range []string{"short", strings.Repeat("x", 129), "a key with blanks in it"} {
		if status, body := n.send(p, strange); status != http.StatusUnprocessableEntity || !strings.Contains(body, `"malformed"`) {
			t.Errorf("key %q: %d %s", strange, status, body)
		}
	}
}

// TestOnce_RefusalLeavesNothing sends a request that is refused, and again when
// it can be granted.
func TestOnce_RefusalLeavesNothing(t *testing.T) {
	n := newNode(t, struct{ store.Store }{&memory.Store{}})
	m := n.create(threePeople)
	mute := func(do string) {
		n.must(post{path: "/api/tables/" + m.ID + "/govern", key: m.Owner, body: `{"do":"` + do + `","seat":0}`})
	}
	talk := post{path: "/api/tables/" + m.ID + "/talk", key: *m.Seats[0].Key, body: `{"text":"hello"}`}
	mute("mute")
	if status, body := n.send(talk, "a-key-of-this-test"); status != http.StatusForbidden {
		t.Fatalf("muted: %d %s", status, body)
	}
	mute("unmute")
	for range 2 {
		if status, body := n.send(talk, "a-key-of-this-test"); status != http.StatusNoContent {
			t.Fatalf("not muted: %d %s", status, body)
		}
	}
	if f := n.frame(m.ID, ""); len(f.Talk) != 1 {
		t.Errorf("it was said %d times", len(f.Talk))
	}
}

// TestOnce_RepeatIsUnnoticed watches a table while an order is repeated: nobody
// is sent anything.
func TestOnce_RepeatIsUnnoticed(t *testing.T) {
	n := newNode(t, struct{ store.Store }{&memory.Store{}})
	m := n.create(threePeople)
	order := post{path: "/api/tables/" + m.ID + "/orders", key: *m.Seats[0].Key, body: `{"window":"*","do":"pass"}`}
	tb, err := n.hub.Find(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	n.send(order, "a-key-of-this-test")
	w, err := tb.Watch("", wording.En, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	before, err := w.Next(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	n.send(order, "a-key-of-this-test")
	if err := tb.Talk(*m.Seats[0].Key, "", "what they see next"); err != nil {
		t.Fatal(err)
	}
	after, err := w.Next(t.Context())
	if err != nil || len(after.Talk) != 1 || after.Seq != before.Seq+1 {
		t.Errorf("a repeat was news to somebody who watches: frame %d after %d with %d lines of talk, %v", after.Seq, before.Seq, len(after.Talk), err)
	}
}
