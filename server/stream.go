package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"ragtag/table"
)

// beat is how often a quiet stream shows that it is alive.
const beat = 20 * time.Second

// writeTime bounds how long a frame may take to be sent.
const writeTime = 30 * time.Second

// stream sends the frames of a table as Server-Sent Events. The id of an event
// is "<seq>-<lines>"; a browser that comes back sends the last one it got, and is
// sent the log from there on.
func (s *Server) stream(w http.ResponseWriter, r *http.Request) {
	t, err := s.hub.Find(r.Context(), r.PathValue("id"))
	if err != nil {
		s.refused(err).write(w)
		return
	}
	watch, err := t.Watch(r.URL.Query().Get("key"), linesKnown(r))
	if err != nil {
		s.refused(err).write(w)
		return
	}
	defer watch.Close()
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no") // proxies pass events on at once
	s.send(r.Context(), w, watch)
}

// linesKnown returns up to which line the log is known to whoever asks.
func linesKnown(r *http.Request) int {
	text := r.URL.Query().Get("after")
	if _, lines, ok := strings.Cut(r.Header.Get("Last-Event-ID"), "-"); ok {
		text = lines
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0
	}
	return n
}

// send sends frames as they come, and in between a sign of life, until somebody
// has enough or the table is gone; the browser then comes back by itself.
func (s *Server) send(ctx context.Context, w http.ResponseWriter, watch *table.Watch) {
	out := http.NewResponseController(w)
	for {
		next, cancel := context.WithTimeout(ctx, beat)
		f, err := watch.Next(next)
		alive := next.Err() != nil && ctx.Err() == nil
		cancel()
		text := ": \n\n"
		switch {
		case err == nil:
			text = event(&f, watch.Lines())
		case !alive:
			return
		}
		out.SetWriteDeadline(time.Now().Add(writeTime)) // not every writer has one
		if _, err := fmt.Fprint(w, text); err != nil {
			return
		}
		if out.Flush() != nil {
			return
		}
	}
}

// event is a frame as it goes over the wire.
func event(f *table.Frame, lines int) string {
	data, err := json.Marshal(f)
	if err != nil {
		panic("server: " + err.Error())
	}
	return fmt.Sprintf("id: %d-%d\nevent: frame\ndata: %s\n\n", f.Seq, lines, data)
}
