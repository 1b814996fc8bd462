package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/table"
)

// What is checked when a run of the bubble is over.

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
