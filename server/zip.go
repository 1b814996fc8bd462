package server

import (
	"net/http"
	"strings"

	"github.com/klauspost/compress/gzhttp"
	"github.com/klauspost/compress/gzip"
)

// zipped compresses responses for clients that accept it, except streams, whose
// events must arrive at once. It uses the best compression to keep a first
// visit small; nearly everything sent later is small anyway.
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
