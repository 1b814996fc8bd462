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

// From is where a request comes from; calls that are rationed ask for it.
type From struct{ address string }

// Resolve implements huma.Resolver.
func (f *From) Resolve(c huma.Context) []error {
	f.address = origin(c.RemoteAddr(), c.Header("X-Forwarded-For"))
	return nil
}

// origin returns whom a request is counted for: the network that it comes from,
// which for IPv6 is what one household has. Of a proxy on this machine it is
// what the proxy says, in the last place of the list that others can begin.
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

// ration says how often something may be done from one address.
type ration struct {
	most int // within an hour, from one address; 0: as often as one likes
	now  func() time.Time

	mu   sync.Mutex
	left map[string]*allowance
}

// allowance is what an address may still do at a moment: it grows back evenly.
type allowance struct {
	left float64
	at   time.Time
}

// allow reports whether it may be done once more, and counts it.
func (r *ration) allow(address string) bool {
	if r.most == 0 {
		return true
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	now := r.now()
	for who, a := range r.left {
		if now.Sub(a.at) > time.Hour {
			delete(r.left, who) // it has all of it again
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
