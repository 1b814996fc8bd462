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

// packed is content that stays as it is. It is compressed once, as well as can be, for the first
// who can read that: a phone waits for every byte of a first visit.
type packed struct {
	kind   string // its media type
	plain  []byte
	once   sync.Once
	small  []byte
	tag    string // of a page, which a browser may keep but asks for again
	policy string // of a page
}

// tagOf returns the name of content by which a browser asks whether it is still the same.
func tagOf(content []byte) string {
	hash := sha256.Sum256(content)
	return `W/"` + base64.RawURLEncoding.EncodeToString(hash[:12]) + `"`
}

// most is up to how many bytes the best compression is worth its time; it takes half a second for 200 kB.
const most = 200_000

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
	if len(p.plain) > most {
		level = 9
	}
	var out bytes.Buffer
	b := brotli.NewWriterLevel(&out, level)
	b.Write(p.plain)
	b.Close() // a buffer takes everything
	p.small = out.Bytes()
}

// reads reports whether who asks can read an encoding.
func reads(r *http.Request, encoding string) bool {
	for e := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, q, _ := strings.Cut(strings.TrimSpace(e), ";")
		if name == encoding && strings.TrimSpace(q) != "q=0" {
			return true
		}
	}
	return false
}
