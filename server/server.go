// Package server is the network's side of tables: HTTP, JSON and live frames.
//
// [New] wires one handler out of its parts: the calls about tables (tables.go),
// the live frames of a table as Server-Sent Events (stream.go), what there is to
// know about the game besides (content.go), and the client's own files
// (client.go), which are compressed once (pack.go). Around them stands the guard (guard.go), which bounds requests,
// refuses those that another site makes a browser send, and says in headers what
// a page may load. [Serve] runs the handler on an address until it is told to
// stop.
//
// The calls are described by an OpenAPI document at /openapi.json, made from the
// Go types (document.go), from which the client's types are generated. What is refused is problem+json with a code (problem.go); sentences
// for players are made by the client out of codes. [Keep] lets a hub of tables
// keep them in a store.
//
// A seat's key comes in the header X-Ragtag-Key, or, for what a browser fetches
// by address alone, in the query as key. It is never logged.
package server

import (
	"io/fs"
	"log/slog"
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"ragtag/table"
)

// Server answers requests about the tables of a hub.
type Server struct {
	hub    *table.Hub
	client fs.FS
	texts  map[string]*packed // of the client's files
	log    *slog.Logger
	words  [2]*content // by language
	makers ration      // of new tables and players
}

// Config is how a server serves.
type Config struct {
	Client fs.FS // the built client's files, of which index.html is its page
	Log    *slog.Logger
	Makes  int // tables that can be made from one address within an hour; 0: any number
}

// New returns the handler of everything.
func New(hub *table.Hub, c Config) http.Handler {
	s := &Server{hub: hub, client: c.Client, texts: texts(c.Client), log: c.Log, makers: ration{most: c.Makes, now: hub.Now}}
	s.wording()
	mux := http.NewServeMux()
	config := huma.DefaultConfig("Ragtag", "1")
	config.DocsPath = ""    // its page would load scripts from elsewhere
	config.SchemasPath = "" // they are in the document
	config.CreateHooks = nil
	api := humago.New(mux, config)
	s.register(api)
	describe(api.OpenAPI())
	mux.HandleFunc("GET /api/tables/{id}/stream", s.stream)
	mux.HandleFunc("GET /api/wording", s.serveWording)
	mux.HandleFunc("GET /api/rules/{id}", s.rule)
	mountBook(mux)
	mux.HandleFunc("/api/", s.noCall)
	mux.HandleFunc("/", s.page)
	return s.guard(zipped(mux))
}

// noCall answers for addresses under /api/ at which there is nothing.
func (s *Server) noCall(w http.ResponseWriter, r *http.Request) {
	problem(http.StatusNotFound, "not-found", "no call %s %s", r.Method, r.URL.Path).write(w)
}
