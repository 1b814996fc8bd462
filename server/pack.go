package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

// packed is content that never changes. It is compressed once, as well as
// possible, on the first request that accepts the encoding: a phone waits for
// every byte of a first visit.
type packed struct {
	kind   string // media type
	plain  []byte
	quick  bool // anyone can have more of its kind made: it is compressed well, but fast
	once   sync.Once
	small  []byte
	tag    string // ETag of a page, which a browser caches and revalidates
	policy string // content security policy of a page
}

// tagOf returns the ETag of content.
func tagOf(content []byte) string {
	hash := sha256.Sum256(content)
	return `W/"` + base64.RawURLEncoding.EncodeToString(hash[:12]) + `"`
}

// most is the size in bytes up to which the best compression is worth its time;
// it takes half a second for 200 kB.
const most = 260_000

func (p *packed) write(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", p.kind)
	if !reads(r, "br") {
		w.Write(p.plain) // zipped compresses it
		return
	}
	p.once.Do(p.compress)
	w.Header().Set("Content-Encoding", "br")
	w.Header().Add("Vary", "Accept-Encoding")
	w.Write(p.small)
}

func (p *packed) compress() {
	level := brotli.BestCompression
	if p.quick || len(p.plain) > most {
		level = 9
	}
	var out bytes.Buffer
	b := brotli.NewWriterLevel(&out, level)
	b.Write(p.plain)
	b.Close() // writing to a buffer cannot fail
	p.small = out.Bytes()
}

// reads reports whether a client accepts an encoding.
func reads(r *http.Request, encoding string) bool {
	for e := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, q, _ := strings.Cut(strings.TrimSpace(e), ";")
		if name == encoding && strings.TrimSpace(q) != "q=0" {
			return true
		}
	}
	return false
}
