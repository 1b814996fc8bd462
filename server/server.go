// Package server serves tables over the network: HTTP, JSON and live frames.
//
// [New] returns a handler for everything: the calls about tables (tables.go), the live
// frames of a table as Server-Sent Events (stream.go), information about the game
// (content.go) and the client's files (client.go). Files are compressed once (pack.go).
// The guard (guard.go) wraps all of them: it bounds requests, refuses cross-origin ones
// and sets the headers that restrict what a page may load. [Serve] runs the handler at
// an address until it is stopped.
//
// The calls are described by an OpenAPI document at /openapi.json, generated
// from the Go types (document.go). The client's types are generated from it.
// Refusals are problem+json with a code (problem.go), which the client
// translates to sentences for players. [Keep] lets a hub of tables use a store.
// Requests are counted and logged (sight.go, metrics.go), and [Health] says
// whether the server can do its work. What the operator alone may see is served
// by [Private] at an address of its own.
//
// Every call that changes something is carried out once, however often it is
// sent, if it has a key of its own (once.go).
//
// The key of a seat is sent in the header X-Ragtag-Key, which proxies do not
// log: the client reads the stream by fetch, which can send it. For programs that
// can send no header, such as an EventSource, and for the link to a record, the
// key may be the query parameter key. This server logs neither.
package server

import (
	"io/fs"
	"log/slog"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"ragtag/table"
)

// Server serves the tables of a hub.
type Server struct {
	hub     *table.Hub
	client  fs.FS
	texts   map[string]*packed // compressible files of the client, by name
	log     *slog.Logger
	words   words
	rations *rations
	hosts   []string
	proxies Proxies

	metrics  *Metrics
	health   *Health
	operator string // key
	lookers  lookers
}

// Config configures a server.
type Config struct {
	Client  fs.FS        // files of the built client; its page is index.html
	Log     *slog.Logger // nil: none
	Limits  Limits
	Hosts   []string // names under which the server is reached; nil: any
	Proxies Proxies  // whose word about addresses is believed; nil: Loopback

	Operator string // the operator's key, of at least MinOperatorKey letters; empty: nobody is the operator

	Metrics *Metrics // counts what happens; nil: nobody reads the counts
	Health  *Health  // of /livez and /readyz; nil: there are none
}

// New returns a handler for the API, the rulebook and the client.
func New(hub *table.Hub, c Config) http.Handler {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Metrics == nil {
		c.Metrics = NewMetrics()
	}
	if c.Proxies == nil {
		c.Proxies = Loopback
	}
	s := &Server{metrics: c.Metrics, hub: hub, client: c.Client, texts: texts(c.Client), log: c.Log, rations: newRations(c.Limits, hub.Now), proxies: c.Proxies, hosts: c.Hosts, health: c.Health, operator: c.Operator}
	mux := http.NewServeMux()
	config := huma.DefaultConfig("Ragtag", "1")
	config.DocsPath = ""    // its page would load scripts from another site
	config.SchemasPath = "" // they are in the document
	config.CreateHooks = nil
	config.Transformers = append(config.Transformers, s.refusing)
	api := humago.New(mux, config)
	api.UseMiddleware(s.ration, s.once)
	s.register(api)
	describe(api.OpenAPI())
	mux.HandleFunc(streamRoute, s.stream)
	mux.HandleFunc("GET /api/wording", s.serveWording)
	mux.HandleFunc("GET /api/rules/{id}", s.rule)
	s.mountBook(mux)
	if c.Health != nil {
		c.Health.mount(mux)
	}
	mux.HandleFunc("/api/", s.noCall)
	mux.HandleFunc("/", s.page)
	return s.seen(s.guard(zipped(mux)))
}

// noCall responds to unknown addresses under /api/.
func (s *Server) noCall(w http.ResponseWriter, r *http.Request) {
	s.deny(w, problem(http.StatusNotFound, "not-found", "no call %s %s", r.Method, r.URL.Path))
}
