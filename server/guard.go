package server

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net"
	"net/http"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
)

// policy returns the content security policy of a page. The page may load only
// from this server, and no other site may frame it. Inline scripts run only if
// they were part of the page, by their hashes. Inline styles and style attributes
// do not apply; scripts position the board's pieces through the CSSOM, which no
// policy restricts.
func policy(page []byte) string {
	return "default-src 'self'; script-src 'self'" + hashes(page) + "; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

// hashes returns the sources that allow the scripts of a page.
func hashes(page []byte) string {
	var all strings.Builder
	for _, found := range inlineScript.FindAllSubmatch(page, -1) {
		hash := sha256.Sum256(found[1])
		fmt.Fprintf(&all, " 'sha256-%s'", base64.StdEncoding.EncodeToString(hash[:]))
	}
	return all.String()
}

var inlineScript = regexp.MustCompile(`(?s)<script>(.*?)</script>`)

// permissions denies pages the features that the client does not use.
const permissions = "accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), " +
	"magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()"

// oneYear is how long a browser that has used TLS uses nothing else.
const oneYear = "max-age=31536000"

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
		if !strings.HasPrefix(r.URL.Path, "/assets/") { // these two are about documents
			h.Set("Cross-Origin-Opener-Policy", "same-origin")
			h.Set("Permissions-Policy", permissions)
		}
		if s.proxies.overTLS(r) {
			h.Set("Strict-Transport-Security", oneYear)
		}
		if strings.HasPrefix(r.URL.Path, "/api/") {
			h.Set("Cache-Control", "no-store")
		}
		r.Body = http.MaxBytesReader(under(w), r.Body, maxBody)
		defer s.survive(w, r)
		if !s.ours(r) {
			s.deny(w, problem(http.StatusMisdirectedRequest, "wrong-host", "this server is not called %q", r.Host))
			return
		}
		if s.banned(r) {
			s.deny(w, problem(http.StatusForbidden, "banned", "the operator has banned this address"))
			return
		}
		if names, counted := s.names(r); counted {
			if wait := s.rations.requests.Allow(names...); wait > 0 {
				s.deny(w, tooFast(wait))
				return
			}
		}
		next.ServeHTTP(w, r)
	})
}

// ours reports whether a request is for a name of this server. Anyone who asks for
// its health may use any.
func (s *Server) ours(r *http.Request) bool {
	return len(s.hosts) == 0 || aboutHealth(r) || called(r.Host, s.hosts)
}

func aboutHealth(r *http.Request) bool { return r.URL.Path == "/livez" || r.URL.Path == "/readyz" }

// called reports whether a host of a request is one of these names.
func called(host string, names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return strings.EqualFold(name, hostname(host)) })
}

// hostname returns the host of a request without its port.
func hostname(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		return name
	}
	return host
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
	// Its address may contain a key, and names a table, so it is not logged.
	s.log.Error("panic in a handler", "method", r.Method, "route", routeOf(r), "panic", v, "stack", string(debug.Stack()))
	s.deny(w, problem(http.StatusInternalServerError, "internal", "see the server's log"))
}
