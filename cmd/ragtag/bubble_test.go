package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store"
	"ragtag/store/memory"
	"ragtag/store/sqlite"
	"ragtag/table"
)

// The torture in a bubble: servers, people, their streams and the store are in this
// process, connected by pipes, and time is the bubble's own, so that hours pass in
// seconds. The store in between fails in every way that the contract of
// [store.Store] allows, and in some that it does not, to see whether that is noticed.

const (
	bubbleTime  = time.Hour
	bubbleLimit = 2 * time.Minute // for a decision, at every second table
)

// noClient is a client that nobody opens.
var noClient = fstest.MapFS{"index.html": {Data: []byte("<html></html>")}}

// wire is a network of one address.
type wire struct {
	conns  chan net.Conn
	closed chan struct{}
	once   sync.Once
}

func newWire() *wire { return &wire{conns: make(chan net.Conn), closed: make(chan struct{})} }

func (w *wire) Accept() (net.Conn, error) {
	select {
	case c := <-w.conns:
		return c, nil
	case <-w.closed:
		return nil, net.ErrClosed
	}
}
func (w *wire) Close() error   { w.once.Do(func() { close(w.closed) }); return nil }
func (w *wire) Addr() net.Addr { return &net.UnixAddr{Name: "wire"} }

// pigeon sends the messages of a server, one after the other, until it is killed.
type pigeon struct {
	b    *bubble
	dead func() bool
}

func (*pigeon) Check(string, string) table.Code { return "" }
func (*pigeon) Confirmed(string)                {}

// Send sends a message, which takes a while. It may die before it has said so.
func (p *pigeon) Send(m table.Message, done func()) {
	p.b.flying.Go(func() {
		time.Sleep(time.Duration(p.b.below(500)) * time.Millisecond)
		if p.dead() {
			return
		}
		p.b.mu.Lock()
		p.b.sent[m.ID] = append(p.b.sent[m.ID], m.To)
		p.b.mu.Unlock()
		p.b.count("messages")
		time.Sleep(time.Duration(p.b.below(100)) * time.Millisecond)
		if p.dead() {
			p.b.count("sent and not noted")
			return
		}
		done()
	})
}

// box is a server within the process.
type box struct {
	store *flaky
	hub   *table.Hub
	web   *http.Server
	wire  *wire
	done  chan struct{}
}

// bubble is one run.
type bubble struct {
	t *testing.T
	weather
	open func() store.Store // what a server keeps tables in

	nodes  int
	ctx    context.Context
	mu     sync.Mutex
	boxes  []*box
	people []*player
	found  []string // what must not be
	flying sync.WaitGroup
	sent   map[string][]string // to whom each message went, by its id
}

// wrong notes what must not be.
func (b *bubble) wrong(format string, args ...any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.found = append(b.found, fmt.Sprintf(format, args...))
}

// start starts a server.
func (b *bubble) start() *box {
	x := &box{store: &flaky{Store: b.open(), weather: &b.weather}, wire: newWire(), done: make(chan struct{})}
	config := table.Config{WindowTime: 200 * time.Millisecond, Messenger: &pigeon{b, x.store.isDead}}
	if shared, ok := x.store.Store.(store.Shared); ok && b.nodes > 1 {
		config.Cluster = &flakyShared{x.store, shared}
	}
	x.hub = table.NewHub(server.Keep(x.store), cards.Catalogue(), config)
	x.hub.KeepAwake()
	x.web = &http.Server{ErrorLog: log.New(b.t.Output(), "", 0), Handler: server.New(x.hub, server.Config{Client: noClient, Log: slog.New(slog.NewTextHandler(b.t.Output(), &slog.HandlerOptions{Level: slog.LevelError}))})}
	go func() { defer close(x.done); x.web.Serve(x.wire) }()
	return x
}

// kill ends a server at once: nothing that it does from now on is kept.
func (x *box) kill() {
	x.store.die()
	x.web.Close()
	<-x.done
	x.hub.Close()
	if _, shared := x.store.Store.(store.Shared); !shared {
		x.store.Store.Close()
	}
}

// any returns a server by chance.
func (b *bubble) any() *box {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.boxes[b.below(len(b.boxes))]
}

// Do sends a request to a server, as a client with a connection of its own.
func (x *box) do(r *http.Request) (*http.Response, error) {
	near, far := net.Pipe()
	select {
	case x.wire.conns <- far:
	case <-r.Context().Done():
		return nil, r.Context().Err()
	case <-x.wire.closed:
		return nil, net.ErrClosed
	}
	one := &http.Transport{DisableKeepAlives: true, DisableCompression: true, DialContext: func(context.Context, string, string) (net.Conn, error) { return near, nil }}
	return one.RoundTrip(r)
}

// call makes a call that may take so long. Without an answer the status is 0.
func (b *bubble) call(x *box, lasts time.Duration, method, path, key, once string, body any) (status int, data []byte) {
	ctx, cancel := context.WithTimeout(b.ctx, lasts)
	defer cancel()
	text, err := json.Marshal(body)
	if err != nil {
		panic(err)
	}
	r, err := http.NewRequestWithContext(ctx, method, "http://wire"+path, bytes.NewReader(text))
	if err != nil {
		panic(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Ragtag-Key", key)
	if once != "" {
		r.Header.Set("Idempotency-Key", once)
	}
	answer, err := x.do(r)
	if err != nil || answer == nil {
		return 0, nil
	}
	defer answer.Body.Close()
	if data, err = io.ReadAll(answer.Body); err != nil {
		return 0, nil
	}
	return answer.StatusCode, data
}

// player is a person with an open stream.
type player struct {
	b       *bubble
	id, key string
	seat    int
	mu      sync.Mutex
	frame   table.Frame // the last
	event   string      // its id
	log     []table.Line
	granted int // the last question whose answer was acknowledged
	acks    []grant
	said    []string // what was acknowledged to be said
	tried   []string
	old     *answer
	sent    map[string]bool // keys of answers that were acknowledged
}

// create makes a table of two people and a bot.
func (b *bubble) create(limit time.Duration) {
	seats := []any{}
	for p := range torturePeople {
		seats = append(seats, map[string]string{"kind": "human", "name": fmt.Sprint("Person ", p)})
	}
	seats = append(seats, map[string]string{"kind": "bot"})
	body := map[string]any{"options": "", "players": len(seats), "pace": "live", "seats": seats, "limit": int(limit.Seconds())}
	status, data := b.call(b.boxes[0], time.Minute, "POST", "/api/tables", "", "", body)
	var made struct {
		ID    string
		Seats []struct{ Key *string }
	}
	if err := json.Unmarshal(data, &made); err != nil || status != http.StatusOK {
		b.t.Fatalf("%d %s", status, data)
	}
	for seat := range torturePeople {
		b.call(b.boxes[0], time.Minute, "POST", "/api/tables/"+made.ID+"/notices", *made.Seats[seat].Key, "", map[string]string{"kind": "discord", "to": fmt.Sprint(made.ID, seat), "lang": "en"})
		b.people = append(b.people, &player{b: b, id: made.ID, key: *made.Seats[seat].Key, seat: seat, granted: -1, sent: map[string]bool{}})
	}
}

// watch reads the stream until the context ends, and opens it again when it breaks.
func (p *player) watch(ctx context.Context) {
	for ctx.Err() == nil {
		r, err := http.NewRequestWithContext(ctx, "GET", "http://wire/api/tables/"+p.id+"/stream?lang=en", nil)
		if err != nil {
			panic(err)
		}
		r.Header.Set("X-Ragtag-Key", p.key)
		p.mu.Lock()
		if p.event != "" {
			r.Header.Set("Last-Event-ID", p.event)
		}
		p.mu.Unlock()
		if answer, err := p.b.any().do(r); err == nil && answer != nil {
			if answer.StatusCode == http.StatusOK {
				p.read(bufio.NewReader(answer.Body))
			}
			answer.Body.Close()
		}
		time.Sleep(100 * time.Millisecond)
		if p.b.is("went away", 3) {
			time.Sleep(90 * time.Second)
		}
	}
}

func (p *player) read(from *bufio.Reader) {
	id := ""
	for {
		line, err := from.ReadBytes('\n')
		if err != nil {
			return
		}
		if text, ok := bytes.CutPrefix(line, []byte("id: ")); ok {
			id = strings.TrimSpace(string(text))
		}
		data, ok := bytes.CutPrefix(line, []byte("data: "))
		if !ok {
			continue
		}
		var f table.Frame
		if err := json.Unmarshal(data, &f); err != nil {
			p.b.wrong("a frame: %v", err)
			return
		}
		p.mu.Lock()
		if f.Seq < p.frame.Seq {
			p.b.wrong("stream of seat %d at %s: frame %d after frame %d", p.seat, p.id, f.Seq, p.frame.Seq)
		}
		p.log, p.frame, p.event = append(p.log, f.Log...), f, id
		p.mu.Unlock()
	}
}

// play answers and talks until the context ends.
func (p *player) play(ctx context.Context) {
	for n := 0; ctx.Err() == nil; n++ {
		think := time.Duration(1+p.b.below(20)) * time.Second
		if p.b.below(40) == 0 {
			think = 2 * bubbleLimit // away
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(think):
		}
		if n%12 == 11 {
			p.talk(fmt.Sprintf("line %d of %d at %s", n, p.seat, p.id))
			continue
		}
		p.mu.Lock()
		f := p.frame
		p.mu.Unlock()
		if f.Ask == nil || f.Ask.Ask <= p.granted || f.Table.Status == table.Over {
			continue
		}
		p.b.mu.Lock()
		now := &answer{f.Ask.Ask, takes(p.b.dice, f.Ask)}
		p.b.mu.Unlock()
		p.answer(now)
		p.old = now
	}
}

// answer sends an answer, not always as it should, and notes what was acknowledged.
func (p *player) answer(now *answer) {
	once := ""
	if p.b.below(2) == 0 {
		once = fmt.Sprintf("answer-to-%d-at-%s", now.Ask, p.id)
	}
	post := func(lasts time.Duration, a *answer, once string) bool {
		status, _ := p.b.call(p.b.any(), lasts, "POST", "/api/tables/"+p.id+"/answers", p.key, once, a)
		return status == http.StatusNoContent
	}
	got := false
	switch p.b.below(8) {
	case 0: // what is answered to it does not come back
		p.b.count("dropped")
		got = post(time.Duration(p.b.below(4000))*time.Microsecond, now, once)
	case 1: // it comes twice at once, to any servers
		p.b.count("doubled")
		other := make(chan bool, 1)
		go func() { other <- post(5*time.Second, now, once) }()
		here := post(5*time.Second, now, once)
		there := <-other
		if here && there && once == "" {
			p.b.wrong("%+v of seat %d was granted twice", now, p.seat)
		}
		got = here || there
	case 2: // it comes late, after what is sent next
		p.b.count("reordered")
		late := *now
		go func() {
			time.Sleep(time.Duration(p.b.below(2000)) * time.Millisecond)
			if post(5*time.Second, &late, once) {
				p.ack(&late)
			}
		}()
		return
	case 3: // the one before comes again
		if p.old != nil && once == "" {
			p.b.count("replayed")
			if post(5*time.Second, p.old, "") {
				p.ack(p.old)
			}
		}
		fallthrough
	default:
		got = post(5*time.Second, now, once)
	}
	if !got {
		return
	}
	p.ack(now)
	if status, data := p.b.call(p.b.any(), 5*time.Second, "GET", "/api/tables/"+p.id+"?after=1000000", p.key, "", nil); status == http.StatusOK {
		var f table.Frame
		if json.Unmarshal(data, &f) == nil && f.Ask != nil && f.Ask.Ask <= now.Ask {
			p.b.wrong("question %d is put to seat %d after the answer to %d was acknowledged", f.Ask.Ask, p.seat, now.Ask)
		}
	}
}

func (p *player) ack(a *answer) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.granted = max(p.granted, a.Ask)
	p.acks = append(p.acks, grant{p.id, p.seat, a.Ask, inChain(a.Takes)})
}

// talk says something, under a key, now and then twice.
func (p *player) talk(text string) {
	p.tried = append(p.tried, text)
	for range 1 + p.b.below(3) {
		if status, _ := p.b.call(p.b.any(), 5*time.Second, "POST", "/api/tables/"+p.id+"/talk", p.key, strings.ReplaceAll(text, " ", "-"), map[string]string{"text": text}); status == http.StatusNoContent {
			p.said = append(p.said, text)
		}
	}
}

// disturb does something to a server or the database now and then.
func (b *bubble) disturb(ctx context.Context) {
	for n := 0; ; n++ {
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Duration(20+b.below(100)) * time.Second):
		}
		at := b.below(b.nodes)
		switch n % 4 {
		case 0, 2:
			b.mu.Lock()
			x := b.boxes[at]
			b.mu.Unlock()
			x.kill()
			again := b.start()
			b.mu.Lock()
			b.boxes[at] = again
			b.mu.Unlock()
			b.count("killed")
		case 1:
			b.mu.Lock()
			x := b.boxes[at]
			b.mu.Unlock()
			x.store.hang(time.Duration(1+b.below(15)) * time.Second)
			b.count("paused")
		case 3:
			b.fall(time.Duration(b.below(5000)) * time.Millisecond)
			b.count("database away")
		}
	}
}

// run plays for a time, and returns what was found that must not be.
func (b *bubble) run(lasts time.Duration) (found []string) {
	ctx, stop := context.WithCancel(b.t.Context())
	var whole context.CancelFunc
	b.ctx, whole = context.WithCancel(context.Background())
	defer whole()
	for range b.nodes {
		b.boxes = append(b.boxes, b.start())
	}
	for i := range tortureTables {
		b.create([]time.Duration{0, bubbleLimit}[i%2])
	}
	watching, unwatch := context.WithCancel(b.ctx)
	var looks, plays sync.WaitGroup
	for _, p := range b.people {
		looks.Go(func() { p.watch(watching) })
		plays.Go(func() { p.play(ctx) })
	}
	b.rough(true)
	plays.Go(func() { b.disturb(ctx) })
	time.Sleep(lasts)
	stop()
	plays.Wait()
	b.rough(false)
	time.Sleep(20 * time.Minute) // what is late arrives, and everybody who broke off is back
	synctest.Wait()
	b.check()
	unwatch()
	for _, x := range b.boxes {
		x.kill()
	}
	looks.Wait()
	b.flying.Wait()
	return b.found
}

// check compares what was acknowledged and what streams brought with the chains.
func (b *bubble) check() {
	chains := map[string][]chained{}
	var acks, own []grant
	for _, p := range b.people {
		p.mu.Lock()
		if chains[p.id] == nil {
			chains[p.id] = b.chain(p.id)
			own = append(own, answersIn(p.id, chains[p.id])...)
			b.clocks(p.id, chains[p.id])
		}
		for _, a := range p.acks {
			if !slices.Contains(acks, a) { // a repeat under one key is acknowledged as often as it comes
				acks = append(acks, a)
			}
		}
		b.talks(p, chains[p.id])
		p.mu.Unlock()
	}
	b.found = append(b.found, violations(acks, own)...)
	for _, p := range b.people {
		b.straight(p)
	}
	b.counts["acknowledged"] = len(acks)
	b.messages(chains)
}

// chained is what is looked at of an entry.
type chained struct {
	At       time.Time
	Answered *struct {
		Own       bool
		Ask, Seat int
		Takes     json.RawMessage
	}
	Missed   *struct{ Seat, Ask int }
	Notified *struct{ Seats []int }
	Talked   *struct {
		Seat int
		Text string
	}
}

func (b *bubble) chain(id string) (all []chained) {
	entries, err := b.boxes[0].store.Store.Entries(b.ctx, id, 0)
	if err != nil {
		b.t.Fatal(err)
	}
	for _, data := range entries {
		var e chained
		if err := json.Unmarshal(data, &e); err != nil {
			b.t.Fatal(err)
		}
		all = append(all, e)
	}
	return all
}

func answersIn(id string, chain []chained) (own []grant) {
	for _, e := range chain {
		if e.Answered != nil && e.Answered.Own {
			own = append(own, grant{id, e.Answered.Seat, e.Answered.Ask, string(e.Answered.Takes)})
		}
	}
	return own
}

// talks checks that whatever was acknowledged was said, and nothing twice.
func (b *bubble) talks(p *player, chain []chained) {
	times := map[string]int{}
	for _, e := range chain {
		if e.Talked != nil && e.Talked.Seat == p.seat {
			times[e.Talked.Text]++
		}
	}
	for _, text := range p.said {
		if times[text] == 0 {
			b.found = append(b.found, fmt.Sprintf("lost: %q", text))
		}
	}
	for text, n := range times {
		if n > 1 {
			b.found = append(b.found, fmt.Sprintf("applied twice: %q", text))
		}
	}
}

// clocks checks that no time ran out twice or early, and that none was forgotten.
func (b *bubble) clocks(id string, chain []chained) {
	ran := map[[2]int]bool{}
	var opened time.Time // at the earliest, the open question
	ask := -1
	for _, e := range chain {
		switch {
		case e.Missed != nil:
			which := [2]int{e.Missed.Seat, e.Missed.Ask}
			if ran[which] {
				b.found = append(b.found, fmt.Sprintf("clock at %s ran out twice: %v", id, which))
			}
			if ask < e.Missed.Ask && e.At.Sub(opened) < bubbleLimit {
				b.found = append(b.found, fmt.Sprintf("clock at %s ran out after %s: %v", id, e.At.Sub(opened), which))
			}
			ran[which] = true
			b.counts["clocks"]++
		case e.Answered != nil && e.Answered.Ask >= ask:
			opened, ask = e.At, e.Answered.Ask
		}
	}
}

// messages checks that everybody who was to be told was, once for each time that it was
// stored, unless a server died between sending and noting.
func (b *bubble) messages(chains map[string][]chained) {
	want := map[string]int{}
	for id, chain := range chains {
		for _, e := range chain {
			if e.Notified != nil {
				for _, seat := range e.Notified.Seats {
					want[fmt.Sprint(id, seat)]++
				}
			}
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	got, twice := map[string]int{}, 0
	for _, to := range b.sent {
		got[to[0]]++
		twice += len(to) - 1
	}
	for to, n := range want {
		if got[to] != n {
			b.found = append(b.found, fmt.Sprintf("%d messages to %s were sent, %d are to be", got[to], to, n))
		}
	}
	if most := b.counts["sent and not noted"]; twice > most {
		b.found = append(b.found, fmt.Sprintf("%d messages were sent again, and %d servers died in between", twice, most))
	}
}

// straight checks that a stream has ended where a replay of the chain ends, and has
// brought every line of its log.
func (b *bubble) straight(p *player) {
	hub := table.NewHub(server.KeepRead(b.boxes[0].store.Store), cards.Catalogue(), table.Config{WindowTime: 200 * time.Millisecond, BotTime: time.Hour})
	defer hub.Close()
	t, err := hub.Find(b.ctx, p.id)
	if err != nil {
		b.wrong("table %s: %v", p.id, err)
		return
	}
	f, err := t.Frame(p.key, "en", 0, 0)
	if err != nil {
		b.wrong("table %s: %v", p.id, err)
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if got, want := digest(p.frame), digest(f); got != want {
		b.wrong("stream of seat %d at %s ends at\n%s\nwant\n%s", p.seat, p.id, got, want)
	}
	got, _ := json.Marshal(p.log)
	if want, _ := json.Marshal(f.Log); !bytes.Equal(got, want) {
		b.wrong("stream of seat %d at %s brought %d lines, there are %d, or others", p.seat, p.id, len(p.log), len(f.Log))
	}
}

// digest returns what a frame says but for what clocks, presence and the way there
// decide.
func digest(f table.Frame) string {
	f.Clock, f.Left, f.Log, f.Talk, f.Table.Seats = nil, nil, nil, nil, slices.Clone(f.Table.Seats)
	for i := range f.Table.Seats {
		f.Table.Seats[i].Present = false
	}
	data, err := json.Marshal(f)
	if err != nil {
		return err.Error()
	}
	return string(data)
}

// inBubble runs a torture of so many servers over what open opens, with a fault that
// must not be.
func inBubble(t *testing.T, seed uint64, nodes int, lasts time.Duration, plant string, open func(t *testing.T) func() store.Store) (found []string, counts map[string]int) {
	began := time.Now()
	synctest.Test(t, func(t *testing.T) {
		b := &bubble{t: t, nodes: nodes, sent: map[string][]string{}}
		b.weather = weather{dice: rand.New(rand.NewPCG(seed, 1)), counts: map[string]int{}, plant: plant}
		b.open = open(t)
		found, counts = b.run(lasts), b.counts
	})
	t.Logf("seed %d: %s of play in %s: %v", seed, lasts, time.Since(began).Round(time.Millisecond), counts)
	return found, counts
}

// inMemory opens one store in memory for all.
func inMemory(*testing.T) func() store.Store {
	s := &memory.Store{}
	return func() store.Store { return s }
}

func TestBubble_NothingIsLostOrDoneTwice(t *testing.T) {
	lasts, seed := bubbleTime, uint64(1)
	if testing.Short() {
		lasts = 20 * time.Minute
	}
	if text := os.Getenv("RAGTAG_TORTURE"); text != "" {
		real, err := time.ParseDuration(text)
		if err != nil {
			t.Fatal(err)
		}
		lasts = cmp.Or(real*200, lasts)
	}
	if text := os.Getenv("RAGTAG_TORTURE_SEED"); text != "" {
		if _, err := fmt.Sscan(text, &seed); err != nil {
			t.Fatal(err)
		}
	}
	found, counts := inBubble(t, seed, tortureNodes, lasts, "", inMemory)
	for _, v := range found {
		t.Error(v)
	}
	for _, kind := range []string{
		"killed", "paused", "database away", "dropped", "doubled", "reordered", "replayed",
		"kept and not acknowledged", "unknown and not kept", "failed", "clocks", "messages",
	} {
		if counts[kind] == 0 {
			t.Errorf("nothing was %s", kind)
		}
	}
	if counts["acknowledged"] < 50 {
		t.Errorf("%d answers were acknowledged, want 50", counts["acknowledged"])
	}
}

// TestBubble_NoticesWhatMustNotBe plants faults that the contract of a store does
// not allow: each is found.
func TestBubble_NoticesWhatMustNotBe(t *testing.T) {
	for plant, want := range map[string]string{
		plantLost:   "lost: ",
		plantDouble: "applied twice: ",
		plantStale:  "after",
	} {
		t.Run(plant, func(t *testing.T) {
			found, counts := inBubble(t, 2, tortureNodes, 20*time.Minute, plant, inMemory)
			if counts[plant] == 0 {
				t.Fatalf("it never happened: %v", counts)
			}
			if !slices.ContainsFunc(found, func(v string) bool { return strings.Contains(v, want) }) {
				t.Errorf("it happened %d times, and found was %q, want %q", counts[plant], found, want)
			}
		})
	}
}

func TestBubble_SQLite(t *testing.T) {
	found, counts := inBubble(t, 3, 1, 20*time.Minute, "", func(t *testing.T) func() store.Store {
		folder := t.TempDir()
		return func() store.Store {
			s, err := sqlite.Open(folder)
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
	})
	for _, v := range found {
		t.Error(v)
	}
	if counts["killed"] == 0 || counts["acknowledged"] < 50 {
		t.Errorf("%v", counts)
	}
}
