package server

import (
	"math"
	"net/http"
	"sync"
	"time"

	"ragtag/internal/ration"
)

// Limits bounds what clients can take of a server. Zero means no limit. The
// limits by address do not count what comes from this machine itself, without a
// proxy. An IPv6 site (/48) may take eight times what a household (/64) may.
type Limits struct {
	Makes    ration.Rate // tables and players made, by address
	Requests ration.Rate // requests of any kind, by address
	Films    ration.Rate // looks at pasts and records, by address
	Answers  ration.Rate // answers, by seat
	Entries  ration.Rate // everything else that a seat does and that is kept, by seat

	StreamsAddress int // open at once by one address
	StreamsTable   int // open at once on one table
	StreamsServer  int // open at once
}

// DefaultLimits are generous to people and to programs that play in their
// place.
func DefaultLimits() Limits {
	return Limits{
		Makes: ration.Rate{Most: 60, In: time.Hour}, Requests: ration.Rate{Most: 1200, In: 30 * time.Second}, Films: ration.Rate{Most: 240, In: time.Minute},
		Answers: ration.Rate{Most: 1200, In: 20 * time.Second},
		Entries: ration.Rate{Most: 60, In: 30 * time.Second}, StreamsAddress: 200, StreamsTable: 6000, StreamsServer: 20_000,
	}
}

// tooFast is the refusal of a request that may be taken after a while.
func tooFast(wait time.Duration) *Problem {
	p := problem(http.StatusTooManyRequests, "too-fast", "too much at once")
	p.Retry = int(math.Ceil(wait.Seconds()))
	return p
}

// places counts what is open at once, by name. It must not be copied after
// first use.
type places struct {
	mu   sync.Mutex
	open map[string]int
}

// take takes a place under each name unless one of them has none left. The
// caller must call leave when a place is free again.
func (p *places) take(most map[string]int) (leave func(), ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for name, n := range most {
		if n > 0 && p.open[name] >= n {
			return nil, false
		}
	}
	if p.open == nil {
		p.open = map[string]int{}
	}
	for name := range most {
		p.open[name]++
	}
	return func() { p.leave(most) }, true
}

func (p *places) leave(names map[string]int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for name := range names {
		if p.open[name]--; p.open[name] == 0 {
			delete(p.open, name)
		}
	}
}
