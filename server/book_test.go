package server

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

func TestBook_IsServedAtRulesAndBelow(t *testing.T) {
	mux := http.NewServeMux()
	s := &Server{rations: newRations(Limits{}, time.Now)}
	s.mountBook(mux)
	for path, status := range map[string]int{
		"/rules?pegasus&newcaprica": http.StatusOK, "/rules/check.destiny": http.StatusOK, "/rules/book.css": http.StatusOK,
		"/rules?newcaprica": http.StatusBadRequest, "/rules/check.fate": http.StatusNotFound,
	} {
		w := httptest.NewRecorder()
		s.guard(mux).ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if w.Code != status {
			t.Errorf("%s: got %d, want %d", path, w.Code, status)
		}
		if policy := w.Header().Get("Content-Security-Policy"); strings.HasSuffix(path, "newcaprica") && !strings.Contains(policy, "form-action 'self'") {
			t.Errorf("%s: the policy %q lets no form be sent", path, policy)
		}
	}
}
