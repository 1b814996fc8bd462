package server

import (
	"io/fs"
	"net/http"

	"ragtag/rulebook/page"
)

// mountBook serves the rulebook at /rules and below, in the fonts of the client.
// Its pages have their own content security policy because they contain forms.
func mountBook(mux *http.ServeMux, client fs.FS) {
	book := page.Handler(fonts(client)...)
	mux.Handle("/rules", book)
	mux.Handle("/rules/", book)
}

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
