package table

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"time"

	"ragtag/table/secret"
)

// Anyone who sends a request that changes something can give it a key of its own, and
// send it again for as long as no answer comes: it is carried out once. Its id, a hash
// of what it asks for, and the answer to it are stored in the same change as what it
// did. The id is made of the key and of its owner. The answer is encrypted under the
// key, because it can hold the key of a seat.
//
// A request that is refused leaves nothing behind. Sent again, it is decided
// anew.

// RequestKept is how long a request that was carried out is remembered.
const RequestKept = 24 * time.Hour

// Request is a request that is carried out at most once. The methods of a nil
// Request do nothing: it is one without a key.
type Request struct {
	drawer secret.Drawer
	print  func() string
	shape  func(result any) any
	result any
}

// NewRequest returns the request of somebody, who can be named by their keys,
// under a key of its own. Print returns a hash of what it asks for; it is called
// when the request is carried out.
func NewRequest(actor, key string, print func() string) *Request {
	d := secret.DrawerOf("", "request "+actor+" "+key)
	return &Request{drawer: d, print: print}
}

// requestKey is the key of a request in a context.
type requestKey struct{}

// In returns a context in which what is done carries out the request.
func (r *Request) In(ctx context.Context) context.Context {
	return context.WithValue(ctx, requestKey{}, r)
}

// RequestIn returns the request that is carried out in a context, or nil.
func RequestIn(ctx context.Context) *Request {
	r, _ := ctx.Value(requestKey{}).(*Request)
	return r
}

// Answers sets how the result of carrying the request out is answered: a
// [Created], a [Joined], or the key of a player. Without it nothing is kept of
// the result.
func (r *Request) Answers(shape func(result any) any) {
	if r != nil {
		r.shape = shape
	}
}

// gives notes the result of the request, before it is stored.
func (r *Request) gives(result any) {
	if r != nil {
		r.result = result
	}
}

// note adds to a change that it carries the request out.
func (r *Request) note(c Change) Change {
	if r == nil {
		return c
	}
	c.Request, c.Print = r.drawer.ID, r.print()
	if r.result != nil && r.shape != nil {
		c.Outcome = r.drawer.Close(marshal(r.shape(r.result)))
	}
	return c
}

// errDone says that a request was carried out before. Its sender is answered as
// then: see [Hub.Outcome].
func errDone(err error) *Error {
	return &Error{Code: NotKept, Detail: "the request was carried out before", Err: cmp.Or(err, ErrDone)}
}

// unlessDone returns errDone if the request was carried out. It is asked before
// anything is done, so that a repeat leaves no trace at the table that others
// could notice. Of several that come at once, the store takes one.
func (h *Hub) unlessDone(r *Request) error {
	if r == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(h.ctx, keepTime)
	defer cancel()
	switch _, err := h.keeper.Done(ctx, r.drawer.ID); {
	case err == nil:
		return errDone(nil)
	case !errors.Is(err, ErrNotDone):
		return &Error{Code: NotKept, Err: err}
	}
	return nil
}

// Outcome reports whether a request was carried out, and with what it was
// answered: JSON, or nothing. It returns an Error of code KeyReused if what was
// carried out under its key asked for something else.
func (h *Hub) Outcome(ctx context.Context, r *Request) (answer json.RawMessage, done bool, err error) {
	if r == nil {
		return nil, false, nil
	}
	is, err := h.keeper.Done(ctx, r.drawer.ID)
	switch {
	case errors.Is(err, ErrNotDone):
		return nil, false, nil
	case err != nil:
		return nil, false, &Error{Code: NotKept, Err: err}
	case is.Print != r.print():
		return nil, true, refuse(KeyReused, "another request was carried out under this key")
	case len(is.Outcome) == 0:
		return nil, true, nil
	}
	answer, err = r.drawer.Open(is.Outcome)
	if err != nil {
		return nil, true, &Error{Code: Damaged, Err: err}
	}
	return answer, true, nil
}

// For returns the table as it is used to carry out the request in a context: what
// is done with it is done once.
func (t *Table) For(ctx context.Context) *Table {
	if r := RequestIn(ctx); r != nil {
		return &Table{core: t.core, request: r, voice: t.voice}
	}
	return t
}

// Requests that are old enough are forgotten in steps, so that nobody waits for
// it.
const (
	forgetEvery = time.Minute
	forgetStep  = 1000
)

// forget forgets the requests that are not remembered any longer.
func (h *Hub) forget() {
	for h.awake.Err() == nil {
		n, err := h.keeper.Forget(h.awake, h.now().Add(-RequestKept), forgetStep)
		if err != nil && h.awake.Err() == nil {
			h.log.Error("cannot forget old requests", "error", err)
		}
		if err != nil || n < forgetStep {
			return
		}
	}
}
