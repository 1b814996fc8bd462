package server

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

func TestBook_IsServedAtRulesAndBelow(t *testing.T) {
	mux := http.NewServeMux()
	s := &Server{rations: newRations(Limits{}, time.Now), client: fstest.MapFS{"assets/source-sans-3-latin-x.woff2": {}}}
	s.mountBook(mux)
	for path, status := range map[string]int{
		"/rules?pegasus&newcaprica": http.StatusOK, "/rules/check.destiny": http.StatusOK, "/rules/book.css": http.StatusOK,
		"/rules?newcaprica": http.StatusSeeOther, "/rules?pegasos": http.StatusBadRequest, "/rules/check.fate": http.StatusNotFound,
	} {
		w := httptest.NewRecorder()
		s.guard(mux).ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if w.Code != status {
			t.Errorf("%s: got %d, want %d", path, w.Code, status)
		}
		if policy := w.Header().Get("Content-Security-Policy"); strings.HasSuffix(path, "&newcaprica") && !strings.Contains(policy, "form-action 'self'") {
			t.Errorf("%s: the policy %q lets no form be sent", path, policy)
		}
		if style := w.Body.String(); strings.HasSuffix(path, ".css") && !strings.Contains(style, "url('/assets/source-sans-3-latin-x.woff2')") {
			t.Errorf("%s: not in the font of the client", path)
		}
	}
}
