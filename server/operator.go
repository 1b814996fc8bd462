package server

import (
	"cmp"
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"fmt"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"

	"ragtag/table"
)

// The operator's calls, with the operator's key. Without a key in [Config] they
// refuse everybody.

// MinOperatorKey is the least length of an operator's key.
const MinOperatorKey = 16

// Operating is the input of the operator's calls.
type Operating struct {
	Key string `header:"X-Ragtag-Operator" required:"true" maxLength:"200" doc:"the operator's key"`
}

func (s *Server) registerOperator(api huma.API, get, post func(path, id, summary string) huma.Operation) {
	huma.Register(api, get("/api/operator", "oversee", "How the server is, who is banned, and the public tables; for its operator"), operating(s, s.oversee))
	huma.Register(api, get("/api/operator/tables/{id}", "oversee-table", "A table as the operator sees it"), operating(s, s.overseeTable))
	huma.Register(api, post("/api/operator/tables/{id}", "operate", "Hide, close or reopen a table, or remove or mute somebody"), operating(s, s.operate))
	huma.Register(api, get("/api/operator/reports", "reports", "What players have reported, in the order of the tables' ids"), operating(s, s.reports))
	huma.Register(api, get("/api/operator/reports/{id}", "table-reports", "The reports of a table; sealed until its game is over"), operating(s, s.tableReports))
	huma.Register(api, post("/api/operator/bans", "ban", "Ban a network or a name, or lift a ban"), operating(s, s.ban))
}

// operated is an input with the operator's key.
type operated interface{ key() string }

func (o *Operating) key() string { return o.Key }

// operating returns a call that refuses every other key than the operator's.
func operating[I, O any](s *Server, do func(context.Context, *I) (*O, error)) func(context.Context, *I) (*O, error) {
	return func(ctx context.Context, in *I) (*O, error) {
		if !s.isOperator(any(in).(operated).key()) {
			return nil, problem(http.StatusForbidden, string(table.WrongKey), "this is for the operator")
		}
		return do(ctx, in)
	}
}

// isOperator reports whether a key is the operator's. The comparison takes
// constant time.
func (s *Server) isOperator(key string) bool {
	given, ours := sha256.Sum256([]byte(key)), sha256.Sum256([]byte(s.operator))
	return len(s.operator) >= MinOperatorKey && subtle.ConstantTimeCompare(given[:], ours[:]) == 1
}

type overseenBody struct {
	Ready   bool            `json:"ready" doc:"what players do can be stored, as /readyz says"`
	Figures []Figure        `json:"figures" doc:"of this server, since it began"`
	Bans    []table.Ban     `json:"bans"`
	Tables  []table.Listing `json:"tables" doc:"the public ones that are listed"`
}

func (s *Server) oversee(ctx context.Context, in *struct {
	Operating
	Reading
},
) (*struct{ Body overseenBody }, error) {
	bans, err := s.hub.Bans(ctx)
	if err != nil {
		return nil, s.refused(err)
	}
	tables, err := s.hub.Public(ctx)
	if err != nil {
		return nil, s.refused(err)
	}
	figures, err := s.metrics.figures()
	if err != nil {
		return nil, s.refused(err)
	}
	ready := s.health == nil || s.health.Ready(ctx) == nil
	return &struct{ Body overseenBody }{overseenBody{ready, figures, bans, inLang(tables, in.lang())}}, nil
}

// Looker is an open stream at a table.
type Looker struct {
	Seat    int    `json:"seat" doc:"-1: somebody without one"`
	Address string `json:"address"`
	Streams int    `json:"streams"`
}

type overseenTable struct {
	table.Overseen
	Lookers []Looker `json:"lookers" doc:"who has it open at this server now; addresses are kept nowhere"`
}

func (s *Server) overseeTable(ctx context.Context, in *struct {
	Operating
	AtTable
},
) (*struct{ Body overseenTable }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err != nil {
		return nil, s.refused(err)
	}
	seen, err := t.Oversee()
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body overseenTable }{overseenTable{seen, s.lookers.at(in.ID)}}, nil
}

type operateBody struct {
	Do   table.Measure `json:"do" enum:"remove,mute,unmute,close,hide,reopen"`
	Seat *int          `json:"seat,omitempty" minimum:"-1" maximum:"6" doc:"whom it is about; -1, or none: everybody without a seat"`
}

func (s *Server) operate(ctx context.Context, in *struct {
	Operating
	AtTable
	Body operateBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Operate(in.Body.Do, whom(in.Body.Seat)) })
}

type reportsBody struct {
	Reports []table.Reports `json:"reports"`
	Next    string          `json:"next,omitempty" doc:"from where to go on; none: that was all"`
}

func (s *Server) reports(ctx context.Context, in *struct {
	Operating
	After string `query:"after" maxLength:"64" doc:"what the answer before said"`
},
) (*struct{ Body reportsBody }, error) {
	some, next, err := s.hub.SomeReports(ctx, in.After)
	if err != nil {
		return nil, s.refused(err)
	}
	for i := range some {
		for j := range some[i].Reports {
			some[i].Reports[j].Frame = nil // it is in the reports of the table
		}
	}
	return &struct{ Body reportsBody }{reportsBody{some, next}}, nil
}

func (s *Server) tableReports(ctx context.Context, in *struct {
	Operating
	AtTable
},
) (*struct{ Body table.Reports }, error) {
	if _, err := s.hub.Find(ctx, in.ID); err != nil {
		return nil, s.refused(err)
	}
	r, err := s.hub.Reports(ctx, in.ID)
	if err == nil && !r.Sealed {
		r, err = s.hub.WholeReports(ctx, in.ID)
	}
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body table.Reports }{r}, nil
}

type banBody struct {
	Network string `json:"network,omitempty" maxLength:"64" doc:"an address or a network; a bare IPv6 address stands for its household (/64)"`
	Name    string `json:"name,omitempty" maxLength:"200"`
	Lift    bool   `json:"lift,omitempty"`
}

func (s *Server) ban(ctx context.Context, in *struct {
	Operating
	Body banBody
},
) (*struct{}, error) {
	if err := s.hub.Ban(ctx, table.Ban{Network: in.Body.Network, Name: in.Body.Name}, in.Body.Lift); err != nil {
		return nil, s.refused(err)
	}
	return nil, nil
}

// banned reports whether a request comes from a banned address. The operator's
// own calls are taken from anywhere.
func (s *Server) banned(r *http.Request) bool {
	if path := r.URL.Path; !strings.HasPrefix(path, "/api/") || path == "/api/operator" || strings.HasPrefix(path, "/api/operator/") {
		return false
	}
	at, _ := s.proxies.origin(r)
	return s.hub.Banned(at)
}

// lookers are the streams that are open at each table.
type lookers struct {
	mu   sync.Mutex
	open map[string]map[looker]int
}

type looker struct {
	seat int
	at   netip.Addr
}

// enter notes a stream until the function returned is called.
func (l *lookers) enter(id string, seat int, at netip.Addr) (leave func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open == nil {
		l.open = map[string]map[looker]int{}
	}
	if l.open[id] == nil {
		l.open[id] = map[looker]int{}
	}
	who := looker{seat, at}
	l.open[id][who]++
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.open[id][who]--; l.open[id][who] == 0 {
			delete(l.open[id], who)
		}
		if len(l.open[id]) == 0 {
			delete(l.open, id)
		}
	}
}

// seatless puts those without a seat after all others.
func seatless(seat int) uint { return uint(seat) }

// mostLookers is how many are shown.
const mostLookers = 200

// at returns the streams at a table, those of seats first.
func (l *lookers) at(id string) []Looker {
	l.mu.Lock()
	defer l.mu.Unlock()
	all := []Looker{}
	for who, n := range l.open[id] {
		all = append(all, Looker{who.seat, fmt.Sprint(who.at), n})
	}
	slices.SortFunc(all, func(a, b Looker) int {
		return cmp.Or(cmp.Compare(seatless(a.Seat), seatless(b.Seat)), cmp.Compare(a.Address, b.Address))
	})
	return all[:min(len(all), mostLookers)]
}
