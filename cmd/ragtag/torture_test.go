//go:build unix

package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/server"
	"ragtag/store"
	"ragtag/store/postgres"
	"ragtag/store/postgres/pgtest"
	"ragtag/table"
)

// The torture run plays several tables on two servers that share a database.
// People send each answer to a server at random, drop, double, delay and replay
// requests; meanwhile servers are killed, or paused for longer than they count
// as at work without a word, and the database is killed. All chance comes from
// one seed. RAGTAG_TORTURE=10m runs it for so long; RAGTAG_TORTURE_SEED sets the
// seed.

const (
	tortureTime   = 15 * time.Second
	tortureNodes  = 2
	tortureTables = 3
	torturePeople = 2 // at each table; a bot sits there too
)

// grant is an answer that was acknowledged, or one that the chain has.
type grant struct {
	Table string
	Seat  int
	Ask   int
	Takes string
}

// violations compares what was acknowledged with what the chains have.
func violations(acknowledged, chain []grant) (found []string) {
	type question struct {
		table     string
		seat, ask int
	}
	has, granted := map[question][]string{}, map[question]int{}
	for _, g := range chain {
		q := question{g.Table, g.Seat, g.Ask}
		if has[q] = append(has[q], g.Takes); len(has[q]) == 2 {
			found = append(found, fmt.Sprintf("applied twice: %+v", q))
		}
	}
	for _, g := range acknowledged {
		q := question{g.Table, g.Seat, g.Ask}
		if granted[q]++; granted[q] == 2 {
			found = append(found, fmt.Sprintf("granted twice: %+v", q))
		}
		switch {
		case len(has[q]) == 0:
			found = append(found, fmt.Sprintf("lost: %+v", g))
		case !slices.Contains(has[q], g.Takes):
			found = append(found, fmt.Sprintf("another answer in its place: %+v, %v", g, has[q]))
		}
	}
	return found
}

func TestTorture_NoticesWhatMustNotBe(t *testing.T) {
	chain := []grant{{"t", 0, 1, "[]"}, {"t", 1, 1, "[]"}, {"t", 0, 2, "[x]"}, {"u", 0, 2, "[y]"}}
	acknowledged := chain[1:]
	if found := violations(acknowledged, chain); len(found) > 0 {
		t.Errorf("sound: %v", found)
	}
	for want, c := range map[string]struct{ acknowledged, chain []grant }{
		"lost":          {acknowledged, chain[:3]},
		"applied twice": {acknowledged, append(slices.Clone(chain), chain[0])},
		"granted twice": {append(slices.Clone(acknowledged), chain[3]), chain},
		"another answer in its place": {
			[]grant{{"t", 0, 2, "[granted from an old copy]"}}, chain,
		},
	} {
		if found := violations(c.acknowledged, c.chain); len(found) != 1 || !strings.HasPrefix(found[0], want) {
			t.Errorf("%s: %v", want, found)
		}
	}
}

// torture is one run.
type torture struct {
	t        *testing.T
	database *pgtest.Server
	address  string
	ctx      context.Context // ends when people stop

	mu           sync.Mutex
	nodes        []*serving
	acknowledged []grant
	counts       map[string]int // of faults and outcomes, by name
}

func TestTorture_NothingIsLostOrDoneTwice(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	lasts, seed := tortureTime, uint64(1)
	if text := os.Getenv("RAGTAG_TORTURE"); text != "" {
		var err error
		if lasts, err = time.ParseDuration(text); err != nil {
			t.Fatal(err)
		}
	}
	if text := os.Getenv("RAGTAG_TORTURE_SEED"); text != "" {
		if _, err := fmt.Sscan(text, &seed); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("RAGTAG_TORTURE=%v RAGTAG_TORTURE_SEED=%d", lasts, seed)
	database := pgtest.Start(t)
	ctx, stop := context.WithCancel(t.Context())
	r := &torture{t: t, database: database, address: database.Database(t), ctx: ctx, counts: map[string]int{}}
	for range tortureNodes {
		r.nodes = append(r.nodes, r.node())
	}
	var people sync.WaitGroup
	tables := map[string][]string{} // keys by id
	for n := range tortureTables {
		id, keys := r.create()
		tables[id] = keys
		for p, key := range keys {
			dice := rand.New(rand.NewPCG(seed, uint64(n*10+p)))
			people.Go(func() { r.play(id, key, p, dice) })
		}
	}
	r.disturb(rand.New(rand.NewPCG(seed, 1000)), lasts)
	stop()
	people.Wait()
	r.check(tables)
	t.Logf("%d answers acknowledged; %v", len(r.acknowledged), r.counts)
	for _, kind := range []string{"killed", "paused", "database killed", "dropped", "doubled", "delayed", "replayed"} {
		if r.counts[kind] == 0 {
			t.Errorf("no request or server was %s", kind)
		}
	}
	if len(r.acknowledged) < 100 {
		t.Errorf("%d answers were acknowledged, want 100", len(r.acknowledged))
	}
}

// node starts a server.
func (r *torture) node() *serving {
	return serve(r.t, "--db", r.address, "--window-time", "200ms", "--log-level", "error")
}

// count counts something that happened.
func (r *torture) count(what string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.counts[what]++
}

// disturb does something to a server or the database now and then.
func (r *torture) disturb(dice *rand.Rand, lasts time.Duration) {
	for end, n := time.Now().Add(lasts), 0; time.Now().Before(end); n++ {
		time.Sleep(time.Duration(300+dice.IntN(900)) * time.Millisecond)
		at := dice.IntN(tortureNodes)
		r.mu.Lock()
		node := r.nodes[at]
		r.mu.Unlock()
		switch kind := (n + dice.IntN(2)) % 4; kind {
		case 0, 1:
			node.cmd.Process.Kill()
			node.cmd.Wait()
			again := r.node()
			r.mu.Lock()
			r.nodes[at] = again
			r.mu.Unlock()
			r.count("killed")
		case 2:
			node.cmd.Process.Signal(syscall.SIGSTOP)
			time.Sleep(time.Duration(200+dice.IntN(1500)) * time.Millisecond)
			if n%8 == 2 { // longer than others believe that it is at work
				time.Sleep(8 * time.Second)
			}
			node.cmd.Process.Signal(syscall.SIGCONT)
			r.count("paused")
		case 3:
			r.database.Kill()
			time.Sleep(time.Duration(dice.IntN(400)) * time.Millisecond)
			r.database.Up()
			r.count("database killed")
		}
	}
}

// any returns the address of a server.
func (r *torture) any(dice *rand.Rand) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.nodes[dice.IntN(len(r.nodes))].url
}

// create makes a table and returns its id and the keys of its people.
func (r *torture) create() (id string, keys []string) {
	r.t.Helper()
	seats := []any{}
	for p := range torturePeople {
		seats = append(seats, map[string]string{"kind": "human", "name": fmt.Sprint("Person ", p)})
	}
	seats = append(seats, map[string]string{"kind": "bot"})
	status, data, _ := r.nodes[0].post("/api/tables", "", map[string]any{"options": "", "players": len(seats), "pace": "live", "seats": seats})
	var made struct {
		ID    string
		Seats []struct{ Key *string }
	}
	if err := json.Unmarshal(data, &made); err != nil || status != http.StatusOK {
		r.t.Fatalf("%d %s", status, data)
	}
	for _, seat := range made.Seats[:torturePeople] {
		keys = append(keys, *seat.Key)
	}
	return made.ID, keys
}

// request sends a request that may take so long. Without an answer the status
// is 0.
func (r *torture) request(lasts time.Duration, method, url, key string, body []byte) (status int, data []byte) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(r.ctx), lasts)
	defer cancel()
	q, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		r.t.Error(err)
		return 0, nil
	}
	q.Header.Set("Content-Type", "application/json")
	q.Header.Set("X-Ragtag-Key", key)
	answer, err := http.DefaultClient.Do(q)
	if err != nil {
		return 0, nil
	}
	defer answer.Body.Close()
	if data, err = io.ReadAll(answer.Body); err != nil {
		return 0, nil
	}
	return answer.StatusCode, data
}

// play answers for a seat until people stop.
func (r *torture) play(id, key string, seat int, dice *rand.Rand) {
	acknowledged, seq := -1, int64(0)
	var old *answer // the one before
	for r.ctx.Err() == nil {
		status, data := r.request(3*time.Second, "GET", r.any(dice)+"/api/tables/"+id+"?after=1000000&key="+key, "", nil)
		var f table.Frame
		if status != http.StatusOK || json.Unmarshal(data, &f) != nil {
			r.count("not shown")
			time.Sleep(20 * time.Millisecond)
			continue
		}
		if f.Seq < seq {
			r.t.Errorf("frame %d after frame %d: a server shows an old state", f.Seq, seq)
		}
		seq = f.Seq
		if f.Ask == nil || f.Table.Status == table.Over {
			time.Sleep(5 * time.Millisecond)
			continue
		}
		if f.Ask.Ask <= acknowledged {
			r.t.Errorf("question %d is asked after the answer to %d was acknowledged", f.Ask.Ask, acknowledged)
		}
		now := &answer{f.Ask.Ask, takes(dice, f.Ask)}
		if granted := r.send(id, key, now, old, dice); granted != nil {
			acknowledged = granted.Ask
			r.mu.Lock()
			r.acknowledged = append(r.acknowledged, grant{id, seat, granted.Ask, inChain(granted.Takes)})
			r.mu.Unlock()
		}
		old = now
	}
}

// answer is an answer as it is sent.
type answer struct {
	Ask   int          `json:"ask"`
	Takes []rules.Take `json:"takes"`
}

// send sends an answer, not always as it should, and returns the one that was
// acknowledged, if any was.
func (r *torture) send(id, key string, now, old *answer, dice *rand.Rand) (granted *answer) {
	post := func(lasts time.Duration, at string, a *answer) *answer {
		body, err := json.Marshal(a)
		if err != nil {
			r.t.Error(err)
		}
		if status, _ := r.request(lasts, "POST", at+"/api/tables/"+id+"/answers", key, body); status == http.StatusNoContent {
			return a
		}
		return nil
	}
	switch dice.IntN(10) {
	case 0: // what is answered to it does not come back
		r.count("dropped")
		return post(time.Duration(dice.IntN(4000))*time.Microsecond, r.any(dice), now)
	case 1: // it comes twice at once, to any servers
		r.count("doubled")
		one, two := r.any(dice), r.any(dice)
		other := make(chan *answer, 1)
		go func() { other <- post(3*time.Second, one, now) }()
		here := post(3*time.Second, two, now)
		there := <-other
		if here != nil && there != nil {
			r.t.Errorf("%+v was granted twice", now)
		}
		return cmp.Or(here, there)
	case 2: // it comes late
		r.count("delayed")
		time.Sleep(time.Duration(dice.IntN(300)) * time.Millisecond)
	case 3: // the one before comes again
		if old == nil {
			break
		}
		r.count("replayed")
		if again := post(3*time.Second, r.any(dice), old); again != nil {
			if again.Ask != now.Ask { // to the same question it had never come
				r.t.Errorf("at %s %+v was granted after %+v was asked", id, old, now)
			}
			return again
		}
	}
	return post(3*time.Second, r.any(dice), now)
}

// inChain returns an answer in the form in which the chain has it.
func inChain(list []rules.Take) string {
	data, err := json.Marshal(list)
	if err != nil {
		return err.Error()
	}
	return string(data)
}

// check compares the chains with what was acknowledged, and with what every
// server shows.
func (r *torture) check(tables map[string][]string) {
	s, err := postgres.Open(r.t.Context(), r.address)
	if err != nil {
		r.t.Fatal(err)
	}
	defer s.Close()
	var chain []grant
	for id := range tables {
		chain = append(chain, r.chain(s, id)...)
	}
	for _, v := range violations(r.acknowledged, chain) {
		r.t.Error(v)
	}
	for id, keys := range tables {
		for _, key := range keys {
			r.converge(s, id, key)
		}
	}
}

// chain reads the answers that people have given at a table.
func (r *torture) chain(s store.Store, id string) (own []grant) {
	entries, err := s.Entries(r.t.Context(), id, 0)
	if err != nil {
		r.t.Fatal(err)
	}
	for _, data := range entries {
		var e struct {
			Answered *struct {
				Own       bool
				Ask, Seat int
				Takes     []rules.Take
			}
		}
		if err := json.Unmarshal(data, &e); err != nil {
			r.t.Fatal(err)
		}
		if a := e.Answered; a != nil && a.Own {
			own = append(own, grant{id, a.Seat, a.Ask, inChain(a.Takes)})
		}
	}
	return own
}

// converge fails unless all servers show a seat what a straight replay of the
// chain shows.
func (r *torture) converge(s store.Store, id, key string) {
	shown := ""
	for range 100 {
		hub := table.NewHub(server.KeepRead(s), cards.Catalogue(), table.Config{WindowTime: 200 * time.Millisecond, BotTime: time.Hour})
		t, err := hub.Find(r.t.Context(), id)
		if err != nil {
			r.t.Fatal(err)
		}
		f, err := t.Frame(key, "en", 0, 0)
		hub.Close()
		if err != nil {
			r.t.Fatal(err)
		}
		want := still(f)
		same := true
		for _, node := range r.nodes {
			status, data := r.request(3*time.Second, "GET", node.url+"/api/tables/"+id+"?lang=en&key="+key, "", nil)
			var got table.Frame
			if status != http.StatusOK || json.Unmarshal(data, &got) != nil || still(got) != want {
				same, shown = false, fmt.Sprintf("%d %s\nwant %s", status, still(got), want)
			}
		}
		if same {
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
	r.t.Errorf("a server shows at %s: %s", id, shown)
}

// still returns a frame without what a clock decides.
func still(f table.Frame) string {
	f.Clock, f.Left = nil, nil
	data, err := json.Marshal(f)
	if err != nil {
		return err.Error()
	}
	return string(data)
}
