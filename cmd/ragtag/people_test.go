package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"ragtag/rules"
	"ragtag/table"
)

// The people of an ordeal: each has a stream open, answers and talks.

// player is a person with an open stream.
type player struct {
	b       *ordeal
	id, key string
	seat    int
	timed   bool // the table has a clock
	mu      sync.Mutex
	frame   table.Frame // the last
	event   string      // its id
	log     []table.Line
	granted int // the last question whose answer was acknowledged
	acks    []grant
	said    []string // what was acknowledged to be said
	old     *answer
}

// answer is an answer as it is sent.
type answer struct {
	Ask   int          `json:"ask"`
	Takes []rules.Take `json:"takes"`
}

// inChain returns an answer in the form in which the chain has it.
func inChain(list []rules.Take) string {
	data, err := json.Marshal(list)
	if err != nil {
		return err.Error()
	}
	return string(data)
}

// address names the person in the addresses of messages.
func (p *player) address() string { return fmt.Sprint(p.id, "-", p.seat) }

// watch reads the stream until the context ends, and opens it again when it breaks.
func (p *player) watch(ctx context.Context) {
	for ctx.Err() == nil {
		r, err := http.NewRequestWithContext(ctx, "GET", "http://host/api/tables/"+p.id+"/stream?lang=en", nil)
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
				p.b.count("streams")
				p.read(bufio.NewReader(answer.Body))
			}
			answer.Body.Close()
		}
		time.Sleep(100 * time.Millisecond)
		if p.b.is("went away", 3) {
			time.Sleep(p.b.gone)
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
		p.b.count("frames")
	}
}

// play answers and talks until the game is over or the context ends.
func (p *player) play(ctx context.Context) {
	for n := 0; ctx.Err() == nil; n++ {
		think := p.b.think/20 + time.Duration(p.b.below(int(p.b.think)))
		if p.b.below(p.b.absent) == 0 {
			think = 2 * p.b.limit // away
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
		f, granted := p.frame, p.granted
		p.mu.Unlock()
		if p.over() {
			return
		}
		if f.Ask == nil || f.Ask.Ask <= granted {
			continue
		}
		p.b.luck.Lock()
		now := &answer{f.Ask.Ask, takes(p.b.dice, f.Ask)}
		p.b.luck.Unlock()
		p.answer(now)
		p.old = now
	}
}

// over reports whether the person has seen that the game is over.
func (p *player) over() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.frame.Table.Status == table.Over
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
		p.b.posts.Go(func() {
			time.Sleep(time.Duration(p.b.below(int(p.b.late))))
			if post(5*time.Second, &late, once) {
				p.ack(&late, once)
			}
		})
		return
	case 3: // the one before comes again, without the key that it may have had
		if p.old != nil {
			p.b.count("replayed")
			if post(5*time.Second, p.old, "") {
				p.ack(p.old, "")
			}
		}
		fallthrough
	default:
		got = post(5*time.Second, now, once)
	}
	if !got {
		return
	}
	p.ack(now, once)
	if status, data := p.b.call(p.b.any(), 5*time.Second, "GET", "/api/tables/"+p.id+"?after=1000000", p.key, "", nil); status == http.StatusOK {
		var f table.Frame
		if json.Unmarshal(data, &f) == nil && f.Ask != nil && f.Ask.Ask <= now.Ask {
			p.b.wrong("question %d is put to seat %d after the answer to %d was acknowledged", f.Ask.Ask, p.seat, now.Ask)
		}
	}
}

// ack notes that an answer was acknowledged. One that was sent under a key is
// noted once, since every copy of it is acknowledged.
func (p *player) ack(a *answer, once string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.granted = max(p.granted, a.Ask)
	if g := (grant{p.id, p.seat, a.Ask, inChain(a.Takes)}); once == "" || !slices.Contains(p.acks, g) {
		p.acks = append(p.acks, g)
	}
}

// talk says something, under a key, now and then twice.
func (p *player) talk(text string) {
	for range 1 + p.b.below(3) {
		if status, _ := p.b.call(p.b.any(), 5*time.Second, "POST", "/api/tables/"+p.id+"/talk", p.key, strings.ReplaceAll(text, " ", "-"), map[string]string{"text": text}); status == http.StatusNoContent {
			p.said = append(p.said, text)
		}
	}
}

// takes returns a random legal answer.
func takes(dice *rand.Rand, a *table.Ask) []rules.Take {
	want, all := a.Min, 0
	for _, o := range a.Options {
		all += o.Max
	}
	want += dice.IntN(a.Max - a.Min + 1)
	count := make([]int, len(a.Options))
	for want = min(want, all); want > 0; {
		if i := dice.IntN(len(a.Options)); count[i] < a.Options[i].Max {
			count[i]++
			want--
		}
	}
	list := []rules.Take{}
	for i, n := range count {
		if n > 0 {
			list = append(list, rules.Take{Option: a.Options[i].ID, Count: n})
		}
	}
	return list
}
