package server

import (
	"log/slog"
	"net/http"
	"time"
)

// seen counts and logs every request: its method, the pattern that it matched,
// its status and its time. Addresses are not logged, because they name tables
// and may hold what somebody typed.
func (s *Server) seen(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began, out := time.Now(), &recorder{ResponseWriter: w}
		defer func() {
			route, took := routeOf(r), time.Since(began)
			s.metrics.request(route, out.code(), took, route == streamRoute)
			level := slog.LevelDebug
			if out.code() >= http.StatusInternalServerError {
				level = slog.LevelWarn
			}
			s.log.Log(r.Context(), level, "request", "method", r.Method, "route", route,
				"status", out.code(), "ms", float64(took.Microseconds())/1000, "bytes", out.bytes)
		}()
		next.ServeHTTP(out, r)
	})
}

// streamRoute is the pattern of the streams, which take as long as somebody
// watches.
const streamRoute = "GET /api/tables/{id}/stream"

// routeOf returns the pattern that a request matched.
func routeOf(r *http.Request) string {
	if r.Pattern == "" {
		return "none"
	}
	return r.Pattern
}

// recorder notes the status and the length of a response.
type recorder struct {
	http.ResponseWriter
	status int
	bytes  int64
}

// WriteHeader implements [http.ResponseWriter]. When a client has gone, the
// library of the calls gives a second status, which nobody gets.
func (r *recorder) WriteHeader(status int) {
	if r.status != 0 {
		return
	}
	if status >= http.StatusOK {
		r.status = status
	}
	r.ResponseWriter.WriteHeader(status)
}

// Write implements [http.ResponseWriter].
func (r *recorder) Write(b []byte) (int, error) {
	n, err := r.ResponseWriter.Write(b)
	r.bytes += int64(n)
	return n, err
}

// Unwrap lets an [http.ResponseController] find the writer below.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// under returns the writer of the connection, which a reader of a body that is
// too large closes.
func under(w http.ResponseWriter) http.ResponseWriter {
	if r, ok := w.(*recorder); ok {
		return r.ResponseWriter
	}
	return w
}

func (r *recorder) code() int {
	if r.status == 0 {
		return http.StatusOK
	}
	return r.status
}
