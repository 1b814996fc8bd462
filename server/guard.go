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

// policy lets a page load from here alone, and nobody else frame it. Of the scripts that stand in
// the page it lets those run that came with it, by their hashes. Styles may stand in elements, since
// the board places its pieces by them.
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

// inline finds a script that stands in a page.
var inline = regexp.MustCompile(`(?s)<script>(.*?)</script>`)

// closed is the policy of everything but the client's pages.
var closed = policy(nil)

// guard stands around every call.
func (s *Server) guard(next http.Handler) http.Handler {
	cross := http.NewCrossOriginProtection()
	cross.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		problem(http.StatusForbidden, "cross-origin", "the request comes from %q", r.Header.Get("Origin")).write(w)
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
		next.ServeHTTP(w, r)
	})
}

// survive answers for a call that has panicked; the others go on.
func (s *Server) survive(w http.ResponseWriter, r *http.Request) {
	v := recover()
	if v == nil {
		return
	}
	if v == http.ErrAbortHandler {
		panic(v)
	}
	// The query may hold a key: it is not logged.
	s.log.Error("a call failed", "method", r.Method, "path", r.URL.Path, "panic", v, "stack", string(debug.Stack()))
	problem(http.StatusInternalServerError, "internal", "see the server's log").write(w)
}
