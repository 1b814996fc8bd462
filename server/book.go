package server

import (
	"net/http"

	"ragtag/rulebook/page"
)

// mountBook serves the rulebook at /rules and below. Its pages have their own
// content security policy because they contain forms. Each is made when
// it is asked for, so that they are rationed.
func (s *Server) mountBook(mux *http.ServeMux) {
	pages := page.Handler()
	book := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if names, counted := s.names(r); counted {
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
