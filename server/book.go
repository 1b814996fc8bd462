package server

import (
	"net/http"

	"ragtag/rulebook/page"
)

// mountBook serves the rulebook at /rules and below. Its pages have their own
// content security policy because they contain forms.
func mountBook(mux *http.ServeMux) {
	book := page.Handler()
	mux.Handle("/rules", book)
	mux.Handle("/rules/", book)
}
