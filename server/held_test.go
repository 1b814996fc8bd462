package server_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"ragtag/server"
	"ragtag/table"
)

// asked counts how often it is asked what it holds.
type asked int

// Stats takes the lock of every table at a real hub.
func (a *asked) Stats() table.Stats {
	*a++
	return table.Stats{Tables: 3, Bytes: 400, Driven: 2}
}

// TestMetrics_AskTheHubOnce: one scrape is one question.
func TestMetrics_AskTheHubOnce(t *testing.T) {
	var hub asked
	m := server.NewMetrics()
	m.Hub(&hub)
	w := httptest.NewRecorder()
	m.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	for _, line := range []string{"\nragtag_tables 3\n", "\nragtag_tables_bytes 400\n", "\nragtag_tables_driven 2\n"} {
		if !strings.Contains(w.Body.String(), line) {
			t.Errorf("no %q", line)
		}
	}
	if hub != 1 {
		t.Errorf("asked %d times, want once", hub)
	}
}
