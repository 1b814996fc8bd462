package server

import (
	"io"
	"net/http"
	"net/http/pprof"
)

// Private returns the handler of the operator's own address: the metrics, the
// health, profiles of the process for "go tool pprof", and whatever else is not
// for everybody. The address must not be reachable from outside; see
// docs/hosting.md.
func Private(m *Metrics, h *Health) http.Handler {
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
	return mux
}
