package server

import (
	"context"
	"io"
	"net/http"
	"runtime/debug"
	"time"
)

// A stream takes its connection from the HTTP server, which would hold what a request
// needs for as long as the stream is open: buffers, a deep stack and the request
// itself. A stream only needs a goroutine that waits for news, and one that notices
// when the other end has gone.

// line is the connection of somebody who watches. A write sends an event whole.
type line interface {
	io.Writer
	SetWriteDeadline(end time.Time) error
}

// writeTime is the timeout for sending an event.
const writeTime = 30 * time.Second

// open responds with the head of a stream, and calls send, in the background, with its
// line and a context that ends when the other end has gone. Then it calls end.
func (s *Server) open(w http.ResponseWriter, r *http.Request, send func(ctx context.Context, to line), end func()) {
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")       // proxies pass events on at once
	h.Set("Transfer-Encoding", "identity") // it ends with the connection
	w.WriteHeader(http.StatusOK)
	if r.Method == http.MethodHead {
		end()
		return
	}
	out := http.NewResponseController(w)
	out.Flush() // what fails here fails again
	conn, _, err := out.Hijack()
	if err != nil { // it has no connection of its own
		defer end()
		send(r.Context(), response{w, out})
		return
	}
	at := r.URL.Path
	go func() {
		defer end()
		defer conn.Close()
		defer func() {
			if v := recover(); v != nil {
				s.log.Error("panic in a stream", "path", at, "panic", v, "stack", string(debug.Stack()))
			}
		}()
		ctx, gone := context.WithCancel(context.Background())
		defer gone()
		go func() {
			defer gone()
			conn.Read(make([]byte, 1)) // returns when the other end has gone, since it has nothing to say
		}()
		send(ctx, conn)
	}()
}

// response is a line that is part of a response.
type response struct {
	http.ResponseWriter
	out *http.ResponseController
}

// Write implements [line].
func (r response) Write(event []byte) (int, error) {
	n, err := r.ResponseWriter.Write(event)
	if err == nil {
		err = r.out.Flush()
	}
	return n, err
}

// SetWriteDeadline implements [line].
func (r response) SetWriteDeadline(end time.Time) error { return r.out.SetWriteDeadline(end) }
