package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	"ragtag/table"
)

// The people of the bubble: each has a stream open, answers and talks.

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
