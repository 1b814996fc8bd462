package server

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// From is the origin of a request. Rate-limited calls embed it in their input.
type From struct{ address string }

// Resolve implements huma.Resolver.
func (f *From) Resolve(c huma.Context) []error {
	f.address = origin(c.RemoteAddr(), c.Header("X-Forwarded-For"))
	return nil
}

// origin returns the network to which a request is counted; for IPv6 that is
// the prefix of one household. If remote is a proxy on this machine, the
// address is the last of the forwarded list, since clients can forge the
// others.
func origin(remote, forwarded string) string {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		host = remote
	}
	addr, err := netip.ParseAddr(host)
	if err == nil && addr.IsLoopback() && forwarded != "" {
		list := strings.Split(forwarded, ",")
		if said, err := netip.ParseAddr(strings.TrimSpace(list[len(list)-1])); err == nil {
			addr = said
		}
	}
	if err != nil {
		return host
	}
	if addr = addr.Unmap(); addr.Is4() {
		return addr.String()
	}
	network, _ := addr.WithZone("").Prefix(64)
	return network.String()
}

// ration is a rate limit per address. It must not be copied after first use.
type ration struct {
	most int // per hour and address; 0: no limit
	now  func() time.Time

	mu   sync.Mutex
	left map[string]*allowance
}

// allowance is the remaining budget of an address at a moment. It refills at a
// constant rate.
type allowance struct {
	left float64
	at   time.Time
}

// allow reports whether one more request from address is within the limit, and
// counts it.
func (r *ration) allow(address string) bool {
	if r.most == 0 {
		return true
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.now()
	for who, a := range r.left {
		if now.Sub(a.at) > time.Hour {
			delete(r.left, who) // its budget is full again
		}
	}
	if r.left == nil {
		r.left = map[string]*allowance{}
	}
	a := r.left[address]
	if a == nil {
		a = &allowance{float64(r.most), now}
		r.left[address] = a
	}
	a.left = min(float64(r.most), a.left+now.Sub(a.at).Hours()*float64(r.most))
	a.at = now
	if a.left < 1 {
		return false
	}
	a.left--
	return true
}

func tooFast() *Problem {
	return problem(http.StatusTooManyRequests, "too-fast", "too much was made from this address within an hour")
}
