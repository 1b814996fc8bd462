package table

import (
	"context"
	"slices"
	"time"
)

// A table that nobody watches and that has nothing to do soon is unloaded: a finished
// game after a moment, others after a while. If all together exceed their memory
// budget, those asked for least recently are unloaded at once. The next request loads a
// table again, and so does its time limit before it runs out.

const (
	idleTime     = 15 * time.Minute // how long a table stays in memory without a watch
	finishedTime = time.Minute      // how long one stays whose game is over
	tidyEvery    = 10 * time.Second // between two searches for idle tables
)

// leastWeight is roughly what a table weighs in memory, in bytes, besides what grows
// with its game. TestTable_Weighs measures it.
const leastWeight = 28 << 10

// DefaultMemory is how much memory tables may take if [Config] does not say.
const DefaultMemory = 256 << 20

// weight returns roughly how much memory the table takes.
func (t *Table) weight() int64 {
	size := leastWeight + t.past.size()
	if t.game != nil {
		size += t.game.Held()
	}
	for i := range t.talk {
		size += talkWeight + len(t.talk[i].Text)
	}
	return int64(size)
}

// talkWeight is roughly what a line of talk takes besides its text.
const talkWeight = 150

// tidy unloads tables that are idle.
func (h *Hub) tidy() {
	type idler struct {
		*Table
		asked time.Time
	}
	var all []idler
	h.mu.Lock()
	now := time.Now()
	for _, at := range h.tables {
		if at.t != nil {
			all = append(all, idler{at.t, at.asked})
		}
	}
	h.mu.Unlock()
	slices.SortFunc(all, func(a, b idler) int { return a.asked.Compare(b.asked) })
	held := int64(0)
	for _, t := range all {
		held += t.heavy.Load()
	}
	for _, t := range all {
		if t.putAway(now.Sub(t.asked), held > h.Memory) {
			held -= t.heavy.Load()
		}
	}
}

// wakeEvery is how often the hub looks for tables whose time limit runs out, and
// wakeStep how many it loads at once.
const (
	wakeEvery = 10 * time.Second
	wakeStep  = 1000
)

// wakeAhead is how long before a time limit runs out its table is loaded: early enough
// for the search to find it while people still get the time that they have after a
// table is loaded.
const wakeAhead = absentGrace + 2*wakeEvery

// Wake loads the tables in which a time limit runs out soon or has run out, so that it
// takes effect although nobody watches. It ends early if the context ends or the hub is
// closed.
func (h *Hub) Wake(ctx context.Context) error {
	ids, err := h.keeper.Due(ctx, h.now().Add(wakeAhead), wakeStep)
	if err != nil {
		return err
	}
	for _, id := range ids {
		switch t, err := h.Find(ctx, id); {
		case err == nil:
			h.finishErasingOf(t)
		case ctx.Err() != nil:
			return ctx.Err()
		case CodeOf(err) == Closing:
			return err
		case err != nil:
			h.log.Error("cannot load a table with a time limit", "table", id, "error", err)
		}
	}
	return ctx.Err()
}

// KeepAwake calls Wake now and then, and forgets old requests, in the background, until
// the hub is closed. A server calls it when it starts.
func (h *Hub) KeepAwake() {
	wake := func() {
		if err := h.Wake(h.awake); err != nil && h.awake.Err() == nil {
			h.log.Error("cannot look for tables with a time limit", "error", err)
		}
	}
	h.group.Go(func() { wake(); h.every(wakeEvery, wake) })
	h.group.Go(func() { h.every(tidyEvery, h.tidy) })
	look := func() {
		if err := h.readBans(h.awake); err != nil && h.awake.Err() == nil {
			h.log.Error("cannot look for bans", "error", err)
		}
	}
	h.group.Go(func() { look(); h.every(bansGood, look) })
	h.group.Go(func() { h.keepForgetting(); h.every(erasedLook, h.keepForgetting) })
	h.group.Go(func() { h.every(forgetEvery, h.forget) })
}

// putAway unloads the table and reports whether it did. It stays if somebody
// watches it, if it has something to do soon, or, unless it must make room, if it
// was asked for less than a while ago.
func (t *Table) putAway(ago time.Duration, room bool) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	enough := idleTime
	if t.status() == Over {
		enough = finishedTime
	}
	if t.why != nil || len(t.watches) > 0 || ago < enough && !room || ago < tidyEvery || t.busy() {
		return false
	}
	t.retire(&Error{Code: Closing, Detail: "the table was unloaded"})
	return true
}

// busy reports whether the table has something to do by itself before it would be
// loaded again for it.
func (t *Table) busy() bool {
	if t.status() != Running || t.closed {
		return false
	}
	_, in := t.nextDue()
	if in != never && (t.limit() == 0 || in <= wakeAhead+2*wakeEvery) {
		return true
	}
	return t.noticeIn() != never
}
