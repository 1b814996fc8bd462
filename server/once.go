package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"hash"
	"io"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"ragtag/table"
)

// onceHeader is the header with the key of a request.
const onceHeader = "Idempotency-Key"

// Lengths of the key of a request. Somebody without a seat is known by it alone,
// so it must not be one that others come upon.
const (
	leastOnce = 16
	mostOnce  = 128
)

// onceParam describes the header.
var onceParam = &huma.Param{
	Name: onceHeader, In: "header",
	Schema: &huma.Schema{Type: huma.TypeString, MinLength: new(leastOnce), MaxLength: new(mostOnce), Pattern: "^[!-~]+$"},
	Description: "a random text that the sender chooses for this request: it is carried out once, however often it is sent with it " +
		"within a day, and answered as the first time",
}

// once is a middleware of the calls that change something. If a request has a
// key, what is done carries the request out, and is stored with it; see
// [table.Request]. Whatever then refuses a repeat, an answer that was given or a
// seat that is taken, its sender gets the first response.
func (s *Server) once(c huma.Context, next func(huma.Context)) {
	key := c.Header(onceHeader)
	if c.Method() != http.MethodPost || key == "" {
		next(c)
		return
	}
	strange := func(r rune) bool { return r < '!' || r > '~' }
	if len(key) < leastOnce || len(key) > mostOnce || strings.ContainsFunc(key, strange) {
		s.denyIn(c, problem(http.StatusUnprocessableEntity, "malformed", "%s: want %d to %d visible characters of ASCII", onceHeader, leastOnce, mostOnce))
		return
	}
	r, _ := humago.Unwrap(c)
	print := printed(r)
	request := table.NewRequest(actor(c), key, print)
	out := &kept{call: huma.WithContext(c, request.In(c.Context()))}
	next(out)
	if out.status < http.StatusBadRequest {
		out.send(c)
		return
	}
	switch answer, done, err := s.hub.Outcome(c.Context(), request); {
	case err != nil:
		s.denyIn(c, s.refused(err))
	case !done:
		out.send(c)
	case len(answer) == 0:
		c.SetStatus(c.Operation().DefaultStatus)
	default:
		c.SetHeader("Content-Type", "application/json")
		c.SetStatus(c.Operation().DefaultStatus)
		c.BodyWriter().Write(answer) // the client may have gone
	}
}

// actor returns whose request it is: all that shows what its sender may do. If
// anything were missing here, others could get what the sender was answered.
func actor(c huma.Context) string {
	var all []string
	for _, name := range []string{"X-Ragtag-Key", "X-Ragtag-Player", "X-Ragtag-Operator", "X-Ragtag-Voice"} {
		all = append(all, c.Header(name))
	}
	return strings.Join(all, " ")
}

// printed returns a function that returns a hash of a request, as far as its
// body has been read by then.
func printed(r *http.Request) func() string {
	sum := sha256.New()
	io.WriteString(sum, r.Method+" "+r.URL.RequestURI()+"\n")
	r.Body = &noted{r.Body, sum}
	return func() string { return hex.EncodeToString(sum.Sum(nil)[:16]) }
}

// noted is a body of which a hash is made as it is read.
type noted struct {
	io.ReadCloser
	sum hash.Hash
}

// Read implements [io.Reader].
func (n *noted) Read(b []byte) (int, error) {
	read, err := n.ReadCloser.Read(b)
	n.sum.Write(b[:read])
	return read, err
}

// call is a [huma.Context] under a name that none of its methods has.
type call huma.Context

// kept is the response of a call, kept back until it is clear what its sender
// gets.
type kept struct {
	call
	status  int
	headers []func(huma.Context)
	body    bytes.Buffer
}

func (k *kept) SetStatus(code int)       { k.status = code }
func (k *kept) Status() int              { return k.status }
func (k *kept) BodyWriter() io.Writer    { return &k.body }
func (k *kept) Unwrap() huma.Context     { return k.call }
func (k *kept) SetHeader(n, v string)    { k.header(func(c huma.Context) { c.SetHeader(n, v) }) }
func (k *kept) AppendHeader(n, v string) { k.header(func(c huma.Context) { c.AppendHeader(n, v) }) }

func (k *kept) header(set func(huma.Context)) { k.headers = append(k.headers, set) }

// send sends the response.
func (k *kept) send(c huma.Context) {
	for _, set := range k.headers {
		set(c)
	}
	c.SetStatus(k.status)
	if k.body.Len() > 0 {
		c.BodyWriter().Write(k.body.Bytes()) // the client may have gone
	}
}
