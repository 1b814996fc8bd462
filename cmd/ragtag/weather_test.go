package main

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"time"

	"ragtag/store"
)

// weather decides by chance what happens to the stores of all servers.
type weather struct {
	luck   sync.Mutex
	dice   *rand.Rand
	counts map[string]int // of faults and outcomes, by name
	bad    bool
	away   time.Time // until when the database is
	plant  string    // a fault that must not be; empty: none
	alone  bool      // nothing else happens
}

// Faults that the contract of a store does not allow.
const (
	plantLost   = "a lost answer"
	plantDouble = "a double one"
	plantStale  = "a stale grant"
)

// below returns a number by chance.
func (w *weather) below(n int) int {
	w.luck.Lock()
	defer w.luck.Unlock()
	return w.dice.IntN(n)
}

// count counts something that happened.
func (w *weather) count(what string) {
	w.luck.Lock()
	defer w.luck.Unlock()
	w.counts[what]++
}

// rough begins or ends bad weather.
func (w *weather) rough(is bool) {
	w.luck.Lock()
	defer w.luck.Unlock()
	w.bad = is
}

// fall takes the database away for a time.
func (w *weather) fall(lasts time.Duration) {
	w.luck.Lock()
	defer w.luck.Unlock()
	w.away = time.Now().Add(lasts)
}

// counted returns how often something happened.
func (w *weather) counted(what string) int {
	w.luck.Lock()
	defer w.luck.Unlock()
	return w.counts[what]
}

// is reports whether something that happens once in n times happens now.
func (w *weather) is(what string, n int) bool {
	w.luck.Lock()
	defer w.luck.Unlock()
	if !w.bad || w.alone && what != w.plant || w.dice.IntN(n) > 0 {
		return false
	}
	w.counts[what]++
	return true
}

// planted reports whether the fault that must not be happens now.
func (w *weather) planted(what string, n int) bool { return w.plant == what && w.is(what, n) }

var (
	errAway = errors.New("the database is away")
	errDead = errors.New("the server was killed")
)

// flaky is the store of one server, with whatever the weather does to it.
type flaky struct {
	store.Store
	weather *weather

	mu     sync.Mutex
	dead   bool
	paused time.Time // until when
	marks  map[string]store.Mark
}

func (f *flaky) die() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.dead = true
}

func (f *flaky) isDead() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.dead
}

func (f *flaky) hang(lasts time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.paused = time.Now().Add(lasts)
}

// pass waits as long as the server is paused or the line is slow, and returns why
// the store is not reached.
func (f *flaky) pass() error {
	f.mu.Lock()
	paused := time.Until(f.paused)
	f.mu.Unlock()
	time.Sleep(max(paused, time.Duration(f.weather.below(3000))*time.Microsecond))
	f.mu.Lock()
	dead := f.dead
	f.mu.Unlock()
	f.weather.luck.Lock()
	away := f.weather.bad && time.Now().Before(f.weather.away)
	f.weather.luck.Unlock()
	switch {
	case dead:
		return errDead
	case away:
		return errAway
	}
	return nil
}

// write makes a change, or not, and says what became of it, or not.
func (f *flaky) write(c *store.Change, do func() error) error {
	if err := f.pass(); err != nil {
		return err
	}
	switch w := f.weather; {
	case w.is("failed", 40):
		return errors.New("an I/O error")
	case w.is("unknown and not kept", 40):
		return store.ErrUnknown
	case w.is("kept and not acknowledged", 40):
		do()
		return store.ErrUnknown
	case len(c.Entries) == 1 && w.planted(plantLost, 10):
		return nil
	case c.Request != "" && w.planted(plantDouble, 1):
		c.Request, c.Print, c.Outcome = "", "", nil
	}
	err := do()
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.dead {
		return errDead // it is kept, and nobody learns of it
	}
	return err
}

func (f *flaky) Create(ctx context.Context, id string, first store.Change) error {
	return f.write(&first, func() error { return f.Store.Create(ctx, id, first) })
}

func (f *flaky) Append(ctx context.Context, id string, at store.Mark, change store.Change) error {
	return f.write(&change, func() error { return f.Store.Append(ctx, id, at, change) })
}

func (f *flaky) Load(ctx context.Context, id string) (t store.Table, err error) {
	if err := f.pass(); err != nil {
		return t, err
	}
	return f.Store.Load(ctx, id)
}

func (f *flaky) Entries(ctx context.Context, id string, from int64) ([][]byte, error) {
	if err := f.pass(); err != nil {
		return nil, err
	}
	return f.Store.Entries(ctx, id, from)
}

// Marks says where the tables are; with a stale grant, where they were.
func (f *flaky) Marks(ctx context.Context, ids []string) (map[string]store.Mark, error) {
	if err := f.pass(); err != nil {
		return nil, err
	}
	marks, err := f.Store.Marks(ctx, ids)
	f.mu.Lock()
	defer f.mu.Unlock()
	for id, is := range marks {
		if was, ok := f.marks[id]; ok && f.weather.planted(plantStale, 2) {
			marks[id] = was
			continue
		}
		if f.marks == nil {
			f.marks = map[string]store.Mark{}
		}
		f.marks[id] = is
	}
	return marks, err
}

func (f *flaky) Due(ctx context.Context, before time.Time, limit int) ([]string, error) {
	if err := f.pass(); err != nil {
		return nil, err
	}
	return f.Store.Due(ctx, before, limit)
}

func (f *flaky) Done(ctx context.Context, request string) (d store.Done, err error) {
	if err := f.pass(); err != nil {
		return d, err
	}
	return f.Store.Done(ctx, request)
}

func (f *flaky) Take(ctx context.Context, at, until time.Time, limit int) (map[string][]byte, error) {
	if err := f.pass(); err != nil {
		return nil, err
	}
	return f.Store.Take(ctx, at, until, limit)
}

func (f *flaky) Drop(ctx context.Context, ids []string) error {
	if err := f.pass(); err != nil {
		f.weather.count("sent and not noted")
		return err
	}
	return f.Store.Drop(ctx, ids)
}

// flakyShared is a flaky store that several servers share.
type flakyShared struct {
	*flaky
	shared store.Shared
}

// Time returns the time, off by next to nothing, as the clocks of servers are. In the
// bubble two of them would otherwise write the same entry at the same instant, and each
// find it stored.
func (f *flakyShared) Time(ctx context.Context) (now time.Time, err error) {
	if err := f.pass(); err != nil {
		return now, err
	}
	now, err = f.shared.Time(ctx)
	return now.Add(time.Duration(f.weather.below(500))), err
}

func (f *flakyShared) Beat(ctx context.Context, node string, lasts time.Duration, here []string) ([]string, error) {
	if err := f.pass(); err != nil {
		return nil, err
	}
	return f.shared.Beat(ctx, node, lasts, here)
}

func (f *flakyShared) Lead(ctx context.Context, node, id string) (bool, error) {
	if err := f.pass(); err != nil {
		return false, err
	}
	return f.shared.Lead(ctx, node, id)
}

// Follow tells of what has changed, and now and then of nothing for a while. Where marks
// are stale on purpose it tells of nothing: news would bring what they hide.
func (f *flakyShared) Follow(ctx context.Context, tell func(id string, next int64)) error {
	return f.shared.Follow(ctx, func(id string, next int64) {
		if f.weather.plant != plantStale && !f.weather.is("news lost", 3) {
			tell(id, next)
		}
	})
}
