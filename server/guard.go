package server

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"regexp"
	"runtime/debug"
	"strings"
)

// policy returns the content security policy of a page. The page may load only
// from this server, and no other site may frame it. Inline scripts run only if
// they were part of the page, by their hashes. Inline styles are allowed,
// because the board positions its pieces with them.
func policy(page []byte) string {
	var scripts strings.Builder
	for _, found := range inline.FindAllSubmatch(page, -1) {
		hash := sha256.Sum256(found[1])
		fmt.Fprintf(&scripts, " 'sha256-%s'", base64.StdEncoding.EncodeToString(hash[:]))
	}
	return "default-src 'self'; script-src 'self'" + scripts.String() +
		"; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
		"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

// inline matches an inline script.
var inline = regexp.MustCompile(`(?s)<script>(.*?)</script>`)

// closed is the policy of everything except the client's pages.
var closed = policy(nil)

// guard wraps every handler. It bounds requests, refuses cross-origin ones and
// sets the security headers.
func (s *Server) guard(next http.Handler) http.Handler {
	cross := http.NewCrossOriginProtection()
	cross.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.deny(w, problem(http.StatusForbidden, "cross-origin", "the request comes from %q", r.Header.Get("Origin")))
	}))
	next = cross.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", closed)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		if strings.HasPrefix(r.URL.Path, "/api/") {
			h.Set("Cache-Control", "no-store")
		}
		r.Body = http.MaxBytesReader(w, r.Body, maxBody)
		defer s.survive(w, r)
		if names, counted := s.names(r); counted {
			if wait := s.rations.requests.Allow(names...); wait > 0 {
				s.deny(w, tooFast(wait))
				return
			}
		}
		next.ServeHTTP(w, r)
	})
}

// survive runs deferred in a handler. It recovers a panic, logs it and responds
// with code internal.
func (s *Server) survive(w http.ResponseWriter, r *http.Request) {
	v := recover()
	if v == nil {
		return
	}
	if v == http.ErrAbortHandler {
		panic(v)
	}
	// The query may contain a key, so it is not logged.
	s.log.Error("panic in a handler", "method", r.Method, "path", r.URL.Path, "panic", v, "stack", string(debug.Stack()))
	s.deny(w, problem(http.StatusInternalServerError, "internal", "see the server's log"))
}
