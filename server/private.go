package server

import (
	"fmt"
	"io"
	"net/http"
	"net/http/pprof"
	"net/netip"
	"strings"
)

// Private returns the handler of the operator's own address: the metrics, the
// health, profiles of the process for "go tool pprof", and whatever else is not
// for everybody. The address must not be reachable from outside; see
// docs/hosting.md. It answers to addresses, to these names and to those without a dot,
// none of which another site can have a browser of the operator's take for its own.
func Private(m *Metrics, h *Health, names []string) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", m.Handler())
	h.mount(mux)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.Handle("GET /debug/pprof/heap", pprof.Handler("heap"))
	mux.Handle("GET /debug/pprof/goroutine", pprof.Handler("goroutine"))
	mux.HandleFunc("GET /{$}", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		io.WriteString(w, `<!doctype html><title>Ragtag</title><a href="/metrics">metrics</a>`)
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !aboutHealth(r) && !inside(r.Host) && !called(r.Host, names) {
			http.Error(w, fmt.Sprintf("this address is not called %q", r.Host), http.StatusMisdirectedRequest)
			return
		}
		mux.ServeHTTP(w, r)
	})
}

// inside reports whether a host is an address, or a name without a dot, such as that of
// a container, of which there are none among the names of sites.
func inside(host string) bool {
	name := hostname(host)
	_, err := netip.ParseAddr(strings.Trim(name, "[]"))
	return err == nil || !strings.Contains(name, ".")
}
