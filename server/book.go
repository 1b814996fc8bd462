package server

import (
	"net/http"

	"ragtag/rulebook/page"
)

// mountBook serves the rulebook at /rules and below. Its pages have a policy of
// their own, since they hold forms.
func mountBook(mux *http.ServeMux) {
	book := page.Handler()
	mux.Handle("/rules", book)
	mux.Handle("/rules/", book)
}
