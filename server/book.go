package server

import (
	"io/fs"
	"net/http"
	"path"

	"ragtag/rulebook/page"
)

// mountBook serves the rulebook at /rules and below, in the fonts of the
// client. Its pages have their own content security policy because they contain
// forms. Each is made when it is asked for, so they are rationed.
func (s *Server) mountBook(mux *http.ServeMux) {
	pages := page.Handler(fonts(s.client)...)
	book := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if names, counted := s.names(r); counted && !file(r.URL.Path) {
			if wait := s.rations.films.Allow(names...); wait > 0 {
				s.deny(w, tooFast(wait))
				return
			}
		}
		pages.ServeHTTP(w, r)
	})
	mux.Handle("/rules", book)
	mux.Handle("/rules/", book)
}

// file reports whether a path names a file, which is made once.
func file(name string) bool { return path.Ext(name) == ".css" || path.Ext(name) == ".js" }

// fonts returns the fonts that come with the client, of those that the rulebook
// is set in.
func fonts(client fs.FS) (all []page.Font) {
	for family, pattern := range map[string]string{
		"Source Sans 3": "assets/source-sans-3-*.woff2", "Archivo Narrow": "assets/archivo-narrow-*.woff2",
	} {
		names, err := fs.Glob(client, pattern)
		if err == nil && len(names) == 1 {
			all = append(all, page.Font{Family: family, Path: "/" + names[0]})
		}
	}
	return all
}
