package server

import (
	"net/http"
	"strings"

	"github.com/klauspost/compress/gzhttp"
)

// zipped sends answers compressed to those who can read that: all but streams,
// each piece of which has to arrive at once.
func zipped(next http.Handler) http.Handler {
	zip := gzhttp.GzipHandler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/stream") {
			next.ServeHTTP(w, r)
			return
		}
		zip.ServeHTTP(w, r)
	})
}
