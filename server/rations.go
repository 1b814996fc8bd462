package server

import (
	"cmp"
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"ragtag/internal/ration"
)

// rations holds the clients of a server to its limits.
type rations struct {
	Limits
	requests, makes, films, answers, entries ration.Ration
	streams                                  places
}

func newRations(l Limits, now func() time.Time) *rations {
	return &rations{
		Limits: l, requests: ration.Ration{Rate: l.Requests, Now: now}, makes: ration.Ration{Rate: l.Makes, Now: now},
		films: ration.Ration{Rate: l.Films, Now: now}, answers: ration.Ration{Rate: l.Answers, Now: now}, entries: ration.Ration{Rate: l.Entries, Now: now},
	}
}

// names returns the names under which a request is counted. ok is false if it
// comes from this machine itself and is not counted.
func (s *Server) names(r *http.Request) (names []string, ok bool) {
	at, forwarded := s.proxies.origin(r)
	return networks(at), forwarded || !at.IsLoopback()
}

// ration is a middleware of the calls. It limits calls that make tables or
// players, that store something, or that are expensive to answer.
func (s *Server) ration(c huma.Context, next func(huma.Context)) {
	r, _ := humago.Unwrap(c)
	names, counted := s.names(r)
	var wait time.Duration
	switch op := c.Operation(); {
	case op.OperationID == "create-table", op.OperationID == "create-player":
		if counted {
			wait = s.rations.makes.Allow(names...)
		}
	case op.OperationID == "past", op.OperationID == "stills", op.OperationID == "record", op.OperationID == "chronicle", op.OperationID == "minds", looksOn(op, r):
		if counted {
			wait = s.rations.films.Allow(names...)
		}
	case op.OperationID == "answer":
		wait = s.rations.answers.Allow(seatName(c, names))
	case op.Method == http.MethodPost:
		wait = s.rations.entries.Allow(seatName(c, names))
	}
	if wait > 0 {
		s.denyIn(c, tooFast(wait))
		return
	}
	next(c)
}

// looksOn reports whether a call looks at a table without a key. Anybody may do so,
// from any line of its log.
func looksOn(op *huma.Operation, r *http.Request) bool {
	return op.OperationID == "look" && keyOf(r) == ""
}

// keyOf returns the key of a seat that a request has.
func keyOf(r *http.Request) string {
	return cmp.Or(r.Header.Get("X-Ragtag-Key"), r.URL.Query().Get("key"))
}

// seatName returns the name under which what a seat does is counted: its key, at
// this table, or the address of somebody without one. Of the headers with keys it has the
// one that the call takes, since nothing else says that it is one.
func seatName(c huma.Context, names []string) string {
	key := ""
	for _, p := range c.Operation().Parameters {
		if p.Name == "X-Ragtag-Key" || p.Name == "X-Ragtag-Player" {
			key += c.Header(p.Name)
		}
	}
	return c.Param("id") + " " + cmp.Or(key, names[0])
}

// denyIn sends a problem instead of a call's response.
func (s *Server) denyIn(c huma.Context, p *Problem) {
	s.refusing(c, "", p)
	c.SetHeader("Content-Type", problemType)
	c.SetStatus(p.Status)
	json.NewEncoder(c.BodyWriter()).Encode(p) // the client may have gone
}

// full is the refusal of a stream when too many are open.
func full() *Problem {
	p := problem(http.StatusServiceUnavailable, "too-many-streams", "too many streams are open")
	p.Retry = 30
	return p
}

// openStream takes a place for a stream. The caller must call leave when it has
// ended.
func (s *Server) openStream(r *http.Request, id string) (leave func(), ok bool) {
	most := map[string]int{"server": s.rations.StreamsServer, "table " + id: s.rations.StreamsTable}
	if names, counted := s.names(r); counted {
		most["address "+names[0]] = s.rations.StreamsAddress
		for _, site := range names[1:] {
			most["address "+site] = s.rations.StreamsAddress * ration.SiteShare
		}
	}
	return s.rations.streams.take(most)
}

// retryHeader says in a response when to come back.
func retryHeader(set func(name, value string), p *Problem) {
	if after := p.after(); after > 0 {
		set("Retry-After", strconv.Itoa(after))
	}
}
