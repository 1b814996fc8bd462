package server

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"ragtag/table"
)

// Proxies are the networks of the proxies in front of a server. What they say
// in X-Forwarded-For and X-Forwarded-Proto is believed; what anybody else says
// is not.
type Proxies []netip.Prefix

// ParseProxies parses addresses and networks, such as 10.0.0.5 or 10.0.0.0/8.
func ParseProxies(texts []string) (all Proxies, err error) {
	for _, text := range texts {
		network, err := netip.ParsePrefix(text)
		if err != nil {
			addr, err := netip.ParseAddr(text)
			if err != nil {
				return nil, fmt.Errorf("%q is neither an address nor a network", text)
			}
			network = netip.PrefixFrom(addr.Unmap(), addr.Unmap().BitLen())
		}
		network, ok := table.Unmapped(network)
		if !ok {
			return nil, fmt.Errorf("%q: a network of IPv4 addresses in IPv6 has at least 96 bits", text)
		}
		all = append(all, network.Masked())
	}
	return all, nil
}

// Loopback are the proxies on this machine.
var Loopback = Proxies{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}

func (p Proxies) has(a netip.Addr) bool {
	return slices.ContainsFunc(p, func(n netip.Prefix) bool { return n.Contains(a) })
}

// origin returns the address that a request comes from. If the connection comes
// from a proxy, that is the last address of the forwarded list that no proxy
// has: those before it are the client's own words.
func (p Proxies) origin(r *http.Request) (at netip.Addr, forwarded bool) {
	at = addrOf(r.RemoteAddr)
	list := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(list) - 1; i >= 0 && p.has(at); i-- {
		said, err := netip.ParseAddr(strings.TrimSpace(list[i]))
		if err != nil {
			break
		}
		at, forwarded = said.Unmap().WithZone(""), true
	}
	return at, forwarded
}

// addrOf returns the address of a connection; the zero Addr if it has none.
func addrOf(remote string) netip.Addr {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		host = remote
	}
	addr, err := netip.ParseAddr(host)
	if err != nil {
		return netip.Addr{}
	}
	return addr.Unmap().WithZone("")
}

// overTLS reports whether a browser reached the server by TLS, which a proxy
// may have ended.
func (p Proxies) overTLS(r *http.Request) bool {
	return r.TLS != nil || p.has(addrOf(r.RemoteAddr)) && r.Header.Get("X-Forwarded-Proto") == "https"
}

// networks returns the networks for which an address counts. For IPv4 it is the address
// alone. For IPv6 it is the network of one household (/64) and, since a customer may
// have many of those, the network of one site (/48).
func networks(a netip.Addr) []string {
	if !a.IsValid() {
		return []string{"none"}
	}
	if a.Is4() {
		return []string{a.String()}
	}
	home, _ := a.Prefix(64)
	site, _ := a.Prefix(48)
	return []string{home.String(), site.String()}
}
