package server

import (
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
)

// TestOrigin_BelievesTrustedProxiesAlone forges the forwarded list in every way:
// only what trusted proxies have added counts.
func TestOrigin_BelievesTrustedProxiesAlone(t *testing.T) {
	proxies, err := ParseProxies([]string{"10.0.0.0/8", "127.0.0.1", "2001:db8:5::/48"})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		remote, forwarded, want string
	}{
		{"192.0.2.1:99", "", "192.0.2.1"},
		{"192.0.2.1:99", "198.51.100.1", "192.0.2.1"},
		{"127.0.0.1:99", "198.51.100.1", "198.51.100.1"},
		{"127.0.0.2:99", "198.51.100.1", "127.0.0.2"},
		{"10.1.1.1:99", "203.0.113.5, 198.51.100.1, 10.2.2.2", "198.51.100.1"},
		{"10.1.1.1:99", "10.9.9.9", "10.9.9.9"},
		{"10.1.1.1:99", "nonsense", "10.1.1.1"},
		{"10.1.1.1:99", "198.51.100.1, nonsense", "10.1.1.1"},
		{"[2001:db8:5::1]:99", "2001:db8:7::1", "2001:db8:7::1/64"},
		{"127.0.0.1:99", "::ffff:198.51.100.1", "198.51.100.1"},
		{"@", "198.51.100.1", "none"},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = test.remote
		if test.forwarded != "" {
			r.Header.Set("X-Forwarded-For", test.forwarded)
		}
		at, _ := proxies.origin(r)
		if got := strings.Replace(networks(at)[0], "::/64", "::1/64", 1); got != test.want {
			t.Errorf("%s, forwarded for %q: %s, want %s", test.remote, test.forwarded, got, test.want)
		}
	}
	mapped, err := ParseProxies([]string{"::ffff:10.0.0.0/104"})
	if err != nil || mapped[0].String() != "10.0.0.0/8" {
		t.Errorf("a network of IPv4 addresses in IPv6 is %v, %v", mapped, err)
	}
	if _, err := ParseProxies([]string{"::ffff:10.0.0.0/12"}); err == nil {
		t.Error("a network that is wider than IPv4 and has an IPv4 address is taken")
	}
	if _, err := ParseProxies([]string{"proxy.example.org"}); err == nil {
		t.Error("a name is taken for a network")
	}
}

// TestNetworks_CountsHouseholdsAndSites counts two addresses of a household as
// one, and two households of a site together.
func TestNetworks_CountsHouseholdsAndSites(t *testing.T) {
	a, b, c := networks(addrOf("[2001:db8::1]:1")), networks(addrOf("[2001:db8::2]:1")), networks(addrOf("[2001:db8:0:1::1]:1"))
	if !slices.Equal(a, b) || a[0] == c[0] || a[1] != c[1] {
		t.Errorf("%q, %q and %q", a, b, c)
	}
}
