package notify

import (
	"context"
	"errors"
	"sync"
	"time"
)

// Each address has a lane of its own: its messages are sent one after the
// other, and a lane that is slow delays no other. The lanes share a number of
// places, so that at most so many messages are under way. Retries have places
// of their own, which messages to an address that failed lately also use:
// addresses that never answer cannot take the places of those that do.

const (
	quick   = 16 // places for first tries
	slow    = 4  // places for what has failed
	waiting = 1024
	perLane = 8 // messages that wait for one address

	failedFor  = time.Hour      // how long an address that failed counts as slow
	refusedFor = 24 * time.Hour // how long an address that refused for good gets nothing
	remembered = 4096           // addresses that failed
)

var (
	errFull = errors.New("too many messages wait")
	errOne  = errors.New("too many messages wait for one address")
)

// lanes holds the messages that wait, by address. Its methods may be called
// concurrently.
type lanes struct {
	quick, slow chan struct{}
	now         func() time.Time

	mu     sync.Mutex
	wait   map[string][]Message // an entry: a goroutine empties it
	all    int                  // messages in wait
	failed map[string]failure
}

// failure is how an address failed last.
type failure struct {
	at    time.Time
	since time.Time // when it began to
	gone  bool      // for good
}

func newLanes() *lanes {
	return &lanes{
		quick: make(chan struct{}, quick), slow: make(chan struct{}, slow), now: time.Now,
		wait: map[string][]Message{}, failed: map[string]failure{},
	}
}

// add queues a message. It reports whether the caller must begin to empty the
// lane.
func (l *lanes) add(m Message) (begin bool, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	list, busy := l.wait[m.To]
	switch f, known := l.failed[m.To]; {
	case known && f.gone && l.now().Sub(f.at) < refusedFor:
		return false, errGone
	case len(list) >= perLane:
		return false, errOne
	case l.all >= waiting:
		return false, errFull
	}
	l.wait[m.To] = append(list, m)
	l.all++
	return !busy, nil
}

// next takes the next message of a lane. If there is none, the lane ends.
func (l *lanes) next(to string) (m Message, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	list := l.wait[to]
	if len(list) == 0 {
		delete(l.wait, to)
		return m, false
	}
	m, l.wait[to] = list[0], list[1:]
	l.all--
	return m, true
}

// done notes how sending to an address ended. It returns the messages that wait
// for the address and are not to be sent, since it refuses all.
func (l *lanes) done(to string, err error) (refused []Message) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err == nil {
		delete(l.failed, to)
		return nil
	}
	gone := errors.Is(err, errGone)
	before, failed := l.failed[to]
	if len(l.failed) >= remembered {
		for other := range l.failed { // any: it is found out again
			delete(l.failed, other)
			break
		}
	}
	since := l.now()
	if failed {
		since = before.since
	}
	l.failed[to] = failure{l.now(), since, gone}
	if gone {
		l.all -= len(l.wait[to])
		refused, l.wait[to] = l.wait[to], nil
	}
	return refused
}

// failing returns for how long an address has failed.
func (l *lanes) failing(to string) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	if f, failed := l.failed[to]; failed {
		return l.now().Sub(f.since)
	}
	return 0
}

// enter waits for a place. The caller must call leave when the message has been
// tried.
func (l *lanes) enter(ctx context.Context, to string, again bool) (leave func(), err error) {
	l.mu.Lock()
	f, failed := l.failed[to]
	l.mu.Unlock()
	places := l.quick
	if again || failed && l.now().Sub(f.at) < failedFor {
		places = l.slow
	}
	select {
	case places <- struct{}{}:
		return func() { <-places }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (l *lanes) waiting() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.all
}
