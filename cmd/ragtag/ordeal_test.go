package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ragtag/server"
	"ragtag/wording"
)

// An ordeal is a run of servers at which people play while things happen to the
// servers, to what they store tables in, and to what is sent. Afterwards what was
// acknowledged, what streams have brought and what messages have said is compared
// with the chains of the tables. In the bubble (bubble_test.go) all of it is in this
// process, and time is the bubble's own; in the torture (torture_test.go) servers are
// processes, and streams are those of HTTP.

const (
	ordealNodes  = 2
	ordealTables = 3
	ordealPeople = 2 // at each table; a bot sits there too

	windowTime = 200 * time.Millisecond // of their servers
)

// ordeal is one run.
type ordeal struct {
	t *testing.T
	weather
	tempo
	hook   string                          // what the addresses of messages begin with
	read   func() (server.Readable, error) // opens what the tables are stored in
	unsent func() map[string]letter        // messages that the store still has; nil: there are to be none

	ctx    context.Context
	mu     sync.Mutex
	hosts  []host
	people []*player
	posts  sync.WaitGroup      // what is on its way
	found  []string            // what must not be
	sent   map[string][]letter // how often each message went out, by its id
}

// letter is a message that was sent.
type letter struct{ to, text string }

// ends reports whether it says that a game is over.
func (l letter) ends() bool {
	return strings.Contains(l.text, wording.NoticeOver(true, wording.En)) || strings.Contains(l.text, wording.NoticeOver(false, wording.En))
}

// host is a server as its clients reach it, under any name.
type host interface {
	do(r *http.Request) (*http.Response, error)
}

// tempo says how fast people are, and what they wait for.
type tempo struct {
	think  time.Duration // before an answer, at most
	late   time.Duration // how late a request can come
	gone   time.Duration // for how long somebody goes away whose stream breaks off
	limit  time.Duration // for a decision, at every second table
	slack  time.Duration // by which clocks may be off
	absent int           // one answer in so many comes after the limit
}

// wrong notes what must not be.
func (o *ordeal) wrong(format string, args ...any) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.found = append(o.found, fmt.Sprintf(format, args...))
}

// any returns a server by chance.
func (o *ordeal) any() host {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.hosts[o.below(len(o.hosts))]
}

// replace replaces a server with another.
func (o *ordeal) replace(at int, by host) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.hosts[at] = by
}

// host returns a server.
func (o *ordeal) host(at int) host {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.hosts[at]
}

// call makes a call that may take so long. Without an answer the status is 0.
func (o *ordeal) call(x host, lasts time.Duration, method, path, key, once string, body any) (status int, data []byte) {
	ctx, cancel := context.WithTimeout(o.ctx, lasts)
	defer cancel()
	text, err := json.Marshal(body)
	if err != nil {
		panic(err)
	}
	r, err := http.NewRequestWithContext(ctx, method, "http://host"+path, bytes.NewReader(text))
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

// evenings plays at tables until the context ends: at each of them one game after the
// other. Its people leave a game that is over when their streams have brought all of it,
// so that a long run costs as much an hour as a short one; the others watch until watching
// ends.
func (o *ordeal) evenings(ctx, watching context.Context, plays, looks *sync.WaitGroup) {
	var first sync.WaitGroup // they begin in fine weather
	for n := range ordealTables {
		first.Add(1)
		plays.Go(func() {
			for game := 0; ctx.Err() == nil; game++ {
				people := o.sit(ctx, n, game)
				here, leave := context.WithCancel(watching)
				var playing sync.WaitGroup
				for _, p := range people {
					looks.Go(func() { p.watch(here) })
					playing.Go(func() { p.play(ctx) })
				}
				if game == 0 {
					first.Done()
				}
				playing.Wait()
				looks.Go(func() { defer leave(); o.seeOff(here, people) })
			}
		})
	}
	first.Wait()
}

// seeOff waits until every stream of these people has ended where a replay of their game,
// which is over, ends, or until the context does. With a fault that must not be they stay
// and see what it leads to.
func (o *ordeal) seeOff(ctx context.Context, people []*player) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(o.gone):
		}
		if o.plant == "" && o.seen(people) {
			o.count("games")
			return
		}
	}
}

// seen reports whether these people have seen all of a game that is over.
func (o *ordeal) seen(people []*player) bool {
	if len(people) == 0 || slices.ContainsFunc(people, func(p *player) bool { return !p.over() }) {
		return false
	}
	s := o.straight(people[0].id)
	defer s.close()
	return !slices.ContainsFunc(people, func(p *player) bool { return p.off(s) != "" })
}

// sit makes a table of some people and a bot, until it is known that there is one, and
// returns its people. At every second table time runs out.
func (o *ordeal) sit(ctx context.Context, n, game int) (people []*player) {
	once := fmt.Sprintf("game-%06d-at-table-%d", game, n)
	seats := []any{}
	for p := range ordealPeople {
		seats = append(seats, map[string]string{"kind": "human", "name": fmt.Sprint("Person ", p)})
	}
	seats = append(seats, map[string]string{"kind": "bot"})
	body := map[string]any{"options": "", "players": len(seats), "pace": "live", "seats": seats, "limit": int(o.limit.Seconds()) * (n % 2)}
	var made struct {
		ID    string
		Seats []struct{ Key *string }
	}
	if data := o.insist(ctx, "/api/tables", "", once, body); data == nil {
		return nil
	} else if err := json.Unmarshal(data, &made); err != nil {
		o.wrong("a table that was made: %v: %s", err, data)
		return nil
	}
	for seat := range ordealPeople {
		p := &player{b: o, id: made.ID, key: *made.Seats[seat].Key, seat: seat, timed: n%2 == 1, granted: -1}
		if o.insist(ctx, "/api/tables/"+p.id+"/notices", p.key, "", map[string]string{"kind": "discord", "to": o.hook + p.address(), "lang": "en"}) == nil {
			return nil // they are not told of anything, and nobody has sat there
		}
		people = append(people, p)
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.people = append(o.people, people...)
	return people
}

// insist posts something until it is done, and returns the answer; nil if the context
// ends before.
func (o *ordeal) insist(ctx context.Context, path, key, once string, body any) []byte {
	for ctx.Err() == nil {
		switch status, data := o.call(o.any(), 5*time.Second, "POST", path, key, once, body); status {
		case http.StatusOK, http.StatusNoContent:
			return append([]byte{}, data...)
		case 0, http.StatusServiceUnavailable, http.StatusInternalServerError:
		default:
			o.wrong("%s: %d %s", path, status, data)
		}
		time.Sleep(o.think / 20)
	}
	return nil
}

// everybody returns all who have sat at a table so far.
func (o *ordeal) everybody() []*player {
	o.mu.Lock()
	defer o.mu.Unlock()
	return slices.Clone(o.people)
}

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

func TestOrdeal_NoticesWhatMustNotBe(t *testing.T) {
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

// longer returns how long a run takes and its seed: by RAGTAG_TORTURE and
// RAGTAG_TORTURE_SEED, times so much, or else as given.
func longer(t *testing.T, lasts, times time.Duration) (time.Duration, uint64) {
	seed := uint64(1)
	if text := os.Getenv("RAGTAG_TORTURE"); text != "" {
		real, err := time.ParseDuration(text)
		if err != nil {
			t.Fatal(err)
		}
		lasts = cmp.Or(real*times, lasts)
	}
	if text := os.Getenv("RAGTAG_TORTURE_SEED"); text != "" {
		if _, err := fmt.Sscan(text, &seed); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("it takes %s, with seed %d", lasts, seed)
	return lasts, seed
}

// happened fails unless so many answers were acknowledged and each of these has
// happened.
func (o *ordeal) happened(answers int, kinds ...string) {
	o.t.Helper()
	for _, v := range o.missing(answers, kinds...) {
		o.t.Error(v)
	}
	o.luck.Lock()
	defer o.luck.Unlock()
	o.t.Logf("%v", o.counts)
}

// acknowledged returns how many answers were acknowledged.
func (o *ordeal) acknowledged() (n int) {
	for _, p := range o.everybody() {
		p.mu.Lock()
		n += len(p.acks)
		p.mu.Unlock()
	}
	return n
}

// playOn waits until so many answers were acknowledged, each of these has happened and,
// unless there is a fault that must not be, a clock has run out; but only for so long.
func (o *ordeal) playOn(lasts time.Duration, answers int, kinds ...string) {
	for end := time.Now().Add(lasts); time.Now().Before(end) && (len(o.missing(answers, kinds...)) > 0 || o.plant == "" && !o.ranOut()); {
		time.Sleep(lasts / 40)
	}
}

// missing returns which of these have not happened yet.
func (o *ordeal) missing(answers int, kinds ...string) (list []string) {
	if n := o.acknowledged(); n < answers {
		list = append(list, fmt.Sprintf("%d answers were acknowledged, want %d", n, answers))
	}
	o.luck.Lock()
	defer o.luck.Unlock()
	for _, kind := range kinds {
		if o.counts[kind] == 0 {
			list = append(list, "it never happened: "+kind)
		}
	}
	return list
}
