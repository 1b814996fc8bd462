// Package ration holds clients to rates: of requests, of messages, of whatever
// one of them could do too often.
package ration

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Rate is a number of events in a time. All of them may come at once.
type Rate struct {
	Most int
	In   time.Duration
}

// SiteShare is how much more a group of clients may take than one.
const SiteShare = 8

// remembered is the largest number of clients whose use is remembered. If there
// are more, some start afresh.
const remembered = 100_000

// Ration holds clients to a rate. Its methods may be called concurrently. It
// must not be copied after first use.
type Ration struct {
	Rate
	Now func() time.Time // nil: time.Now

	mu    sync.Mutex
	left  map[string]*rate.Limiter
	swept time.Time
}

// Allow counts an event of a client under each of its names, of which the later
// are those of larger groups. If one of them has nothing left, it counts nothing
// and returns how long to wait.
func (r *Ration) Allow(names ...string) (wait time.Duration) {
	if r.Most == 0 {
		return 0
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.time()
	r.sweep(now)
	taken := make([]*rate.Reservation, 0, len(names))
	for i, name := range names {
		k := r.limiter(name, i).ReserveN(now, 1)
		taken = append(taken, k)
		if wait = max(wait, k.DelayFrom(now)); wait > 0 {
			break
		}
	}
	if wait > 0 {
		for _, k := range taken {
			k.CancelAt(now)
		}
	}
	return wait
}

func (r *Ration) time() time.Time {
	if r.Now == nil {
		return time.Now()
	}
	return r.Now()
}

// limiter returns the limiter of the i-th name of a client.
func (r *Ration) limiter(name string, i int) *rate.Limiter {
	l := r.left[name]
	if l == nil {
		most := r.Most
		if i > 0 {
			most *= SiteShare
		}
		l = rate.NewLimiter(rate.Limit(float64(most)/r.In.Seconds()), most)
		r.left[name] = l
	}
	return l
}

// sweep forgets the clients that have everything left, from time to time, and
// some of the others if there are too many.
func (r *Ration) sweep(now time.Time) {
	if r.left == nil {
		r.left = map[string]*rate.Limiter{}
	}
	if full := len(r.left) >= remembered; !full && now.Sub(r.swept) < r.In {
		return
	}
	r.swept = now
	for name, l := range r.left {
		if l.TokensAt(now) >= float64(l.Burst()) {
			delete(r.left, name)
		}
	}
	for name := range r.left {
		if len(r.left) < remembered*9/10 {
			return
		}
		delete(r.left, name)
	}
}
