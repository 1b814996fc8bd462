package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/table"
)

// What is checked when an ordeal is over.

// check compares what was acknowledged and what messages have said with the chains.
// Messages that are under way have so long to arrive.
func (o *ordeal) check(lasts time.Duration) {
	chains := map[string][]chained{}
	var acks, own []grant
	for _, p := range o.everybody() {
		if chains[p.id] == nil {
			chains[p.id] = o.stored(p.id)
			own = append(own, answersIn(p.id, chains[p.id])...)
			o.clocks(p.id, chains[p.id])
		}
		p.mu.Lock()
		acks = append(acks, p.acks...)
		p.mu.Unlock()
		o.talks(p, chains[p.id])
	}
	for _, v := range violations(acks, own) {
		o.wrong("%s", v)
	}
	o.luck.Lock()
	o.counts["acknowledged"] = len(acks)
	o.luck.Unlock()
	o.soon(lasts, o.messages)
}

// chained is the part of an entry that is checked.
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

// entries returns what is stored of a table.
func (o *ordeal) entries(id string) ([][]byte, error) {
	from, err := o.read()
	if err != nil {
		return nil, err
	}
	defer from.Close()
	return from.Entries(o.ctx, id, 0)
}

// chain returns the chain of a table, as far as the store can be read now.
func (o *ordeal) chain(id string) (all []chained, err error) {
	entries, err := o.entries(id)
	if err != nil {
		return nil, err
	}
	for _, data := range entries {
		var e chained
		if err := json.Unmarshal(data, &e); err != nil {
			return nil, err
		}
		all = append(all, e)
	}
	return all, nil
}

// stored returns the chain of a table when nothing happens to the store.
func (o *ordeal) stored(id string) []chained {
	all, err := o.chain(id)
	if err != nil {
		o.t.Fatal(err)
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
func (o *ordeal) talks(p *player, chain []chained) {
	times := map[string]int{}
	for _, e := range chain {
		if e.Talked != nil && e.Talked.Seat == p.seat {
			times[e.Talked.Text]++
		}
	}
	for _, text := range p.said {
		if times[text] == 0 {
			o.wrong("lost: %q", text)
		}
	}
	for text, n := range times {
		if n > 1 {
			o.wrong("applied twice: %q", text)
		}
	}
}

// ranOut reports whether any clock has run out, as far as the store can be read now.
func (o *ordeal) ranOut() bool {
	for _, p := range o.everybody() {
		chain, _ := o.chain(p.id) // the store may be away
		if slices.ContainsFunc(chain, func(e chained) bool { return e.Missed != nil }) {
			return true
		}
	}
	return false
}

// clocks checks that no time ran out twice or early.
func (o *ordeal) clocks(id string, chain []chained) {
	ran := map[[2]int]bool{}
	var opened time.Time // at the earliest, the open question
	ask := -1
	for _, e := range chain {
		switch {
		case e.Missed != nil:
			which := [2]int{e.Missed.Seat, e.Missed.Ask}
			if ran[which] {
				o.wrong("clock at %s ran out twice: %v", id, which)
			}
			if ask < e.Missed.Ask && e.At.Sub(opened) < o.limit-o.slack {
				o.wrong("clock at %s ran out after %s: %v", id, e.At.Sub(opened), which)
			}
			ran[which] = true
			o.count("clocks")
		case e.Answered != nil && e.Answered.Ask >= ask:
			opened, ask = e.At, e.Answered.Ask
		}
	}
}

// messages checks that everybody who was to be told was told, once for each message
// stored, or will be by a message still in the store: that it is their turn as often as
// the chain says so, and that the game is over at most once, if it is, since no entry
// says who was there to see it. A message comes twice only if a server died in between.
func (o *ordeal) messages() (off []string) {
	wrong := func(format string, args ...any) { off = append(off, fmt.Sprintf(format, args...)) }
	all := map[string]letter{}
	if o.unsent != nil {
		all = o.unsent()
	}
	o.mu.Lock()
	twice := 0
	for id, letters := range o.sent {
		all[id] = letters[0]
		twice += len(letters) - 1
	}
	o.mu.Unlock()
	turns, ends := map[string]int{}, map[string]int{}
	for _, l := range all {
		if l.ends() {
			ends[l.to]++
		} else {
			turns[l.to]++
		}
	}
	for _, p := range o.everybody() {
		to, want := o.hook+p.address(), 0
		for _, e := range o.stored(p.id) {
			if e.Notified != nil && slices.Contains(e.Notified.Seats, p.seat) {
				want++
			}
		}
		if turns[to] != want {
			wrong("%d messages to %s were sent, %d are to be", turns[to], to, want)
		}
		if ends[to] > 1 || ends[to] == 1 && !o.over(p.id) {
			wrong("%s was told %d times that the game is over", to, ends[to])
		}
	}
	if most := o.counted("sent and not noted"); twice > most {
		wrong("%d messages were sent again, and %d times a server died in between", twice, most)
	}
	return off
}

// over reports whether a game is over by a replay of its chain.
func (o *ordeal) over(id string) bool {
	s := o.straight(id)
	defer s.close()
	if s.err != nil {
		return false
	}
	f, err := s.t.Frame("", "en", 0, 0)
	return err == nil && f.Table.Status == table.Over
}

// settle waits until every stream has ended where a replay of the chain ends, has
// brought every line of its log, and no clock is late, for as long as that may take.
func (o *ordeal) settle(lasts time.Duration) {
	o.soon(lasts, func() (off []string) {
		straight := map[string]*straight{}
		for _, p := range o.everybody() {
			if straight[p.id] == nil {
				straight[p.id] = o.straight(p.id)
				defer straight[p.id].close()
			}
			if why := p.off(straight[p.id]); why != "" {
				off = append(off, why)
			}
		}
		return off
	})
}

// soon waits until look finds nothing off, and notes what it still finds after that
// long. So work under way is no fault, however slow the machine is.
func (o *ordeal) soon(lasts time.Duration, look func() (off []string)) {
	for end := time.Now().Add(lasts); ; time.Sleep(lasts / 50) {
		off := look()
		if len(off) > 0 && time.Now().Before(end) {
			continue
		}
		for _, why := range off {
			o.wrong("%s", why)
		}
		return
	}
}

// onlooker is a cluster as a server sees it that leads no table, and so plays at none:
// a bot that had nothing to say in time might have something by now.
type onlooker struct{}

func (onlooker) Time(context.Context) (time.Time, error)            { return time.Now(), nil }
func (onlooker) Lead(context.Context, string, string) (bool, error) { return false, nil }

func (onlooker) Beat(context.Context, string, time.Duration, []string) ([]string, error) {
	return nil, nil
}

func (onlooker) Follow(ctx context.Context, _ func(string, int64)) error {
	<-ctx.Done()
	return ctx.Err()
}

// straight is a table as a replay of its chain makes it.
type straight struct {
	from server.Readable
	hub  *table.Hub
	t    *table.Table
	err  error     // why there is none
	at   time.Time // of the last answer
}

// straight replays a table, which the caller closes.
func (o *ordeal) straight(id string) *straight {
	s := &straight{}
	var chain []chained
	if chain, s.err = o.chain(id); s.err != nil {
		return s
	}
	for _, e := range chain {
		if e.Answered != nil {
			s.at = e.At
		}
	}
	if s.from, s.err = o.read(); s.err != nil {
		return s
	}
	s.hub = table.NewHub(server.KeepRead(s.from), cards.Catalogue(), table.Config{WindowTime: windowTime, BotTime: time.Hour, Cluster: onlooker{}})
	s.t, s.err = s.hub.Find(o.ctx, id)
	return s
}

func (s *straight) close() {
	if s.hub != nil {
		s.hub.Close()
		s.from.Close()
	}
}

// off returns how the stream of a person differs from a replay, or how late its clock
// is, if either does not hold.
func (p *player) off(s *straight) string {
	if s.err != nil {
		return fmt.Sprintf("table %s: %v", p.id, s.err)
	}
	f, err := s.t.Frame(p.key, "en", 0, 0)
	if err != nil {
		return fmt.Sprintf("table %s: %v", p.id, err)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if got, want := digest(p.frame), digest(f); got != want {
		got, want = apart(got, want)
		return fmt.Sprintf("stream of seat %d at %s ends at\n%s\nwant\n%s", p.seat, p.id, got, want)
	}
	got, _ := json.Marshal(p.log)
	if want, _ := json.Marshal(f.Log); !bytes.Equal(got, want) {
		return fmt.Sprintf("stream of seat %d at %s brought %d lines, there are %d, or others", p.seat, p.id, len(p.log), len(f.Log))
	}
	if late := time.Since(s.at) - p.b.limit; p.timed && f.Ask != nil && late > p.b.limit {
		return fmt.Sprintf("clock of seat %d at %s should have run out %s ago", p.seat, p.id, late)
	}
	return ""
}

// apart returns the parts of two texts around their first difference.
func apart(a, b string) (string, string) {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	from := max(0, i-200)
	return a[from:min(len(a), i+200)], b[from:min(len(b), i+200)]
}

// digest returns a frame without what depends on clocks, on presence, on the
// secret of addresses, or on how it was reached.
func digest(f table.Frame) string {
	f.Clock, f.Left, f.Told, f.Log, f.Talk, f.Table.Seats = nil, nil, nil, nil, nil, slices.Clone(f.Table.Seats)
	for i := range f.Table.Seats {
		f.Table.Seats[i].Present = false
	}
	data, err := json.Marshal(f)
	if err != nil {
		return err.Error()
	}
	return string(data)
}
