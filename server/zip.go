package server

import (
	"net/http"
	"strings"

	"github.com/klauspost/compress/gzhttp"
	"github.com/klauspost/compress/gzip"
)

// zipped sends answers compressed to those who can read that: all but streams,
// each piece of which has to arrive at once. A first visit is to be light, so it
// is done as well as can be; nearly everything sent later is small.
func zipped(next http.Handler) http.Handler {
	wrap, err := gzhttp.NewWrapper(gzhttp.EnableZstd(false), gzhttp.CompressionLevel(gzip.BestCompression))
	if err != nil {
		panic("server: " + err.Error()) // the level is one of the library's own
	}
	zip := wrap(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/stream") {
			next.ServeHTTP(w, r)
			return
		}
		zip.ServeHTTP(w, r)
	})
}
