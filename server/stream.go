package server

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"net/http"
	"strconv"
	"strings"
	"time"

	"ragtag/table"
	"ragtag/wording"
)

// Keep-alive messages on a quiet stream. A processor that sleeps is woken once for all
// streams whose messages are due together: to wake it costs more than to send one.
const (
	beat     = 25 * time.Second // between two of them
	together = 100 * time.Millisecond
)

// beatAfter returns when a stream that is quiet from now on says that it is open.
func beatAfter(now time.Time) time.Time { return now.Add(beat).Truncate(together) }

// stream sends the frames of a table as Server-Sent Events. The id of an event
// is "<seq>-<lines>-<talk>". A browser that reconnects sends the last id it
// received, and gets the log and the talk from there on.
func (s *Server) stream(w http.ResponseWriter, r *http.Request) {
	t, err := s.hub.Find(r.Context(), r.PathValue("id"))
	if err != nil {
		s.deny(w, s.refused(err))
		return
	}
	asked, refused := readStream(r)
	if refused != nil {
		s.deny(w, refused)
		return
	}
	leave, ok := s.openStream(r, t.ID())
	if !ok {
		s.deny(w, full())
		return
	}
	if names, counted := s.names(r); counted && keyOf(r) == "" { // it is sent as much of the log as it says
		if wait := s.rations.films.Allow(names...); wait > 0 {
			leave()
			s.deny(w, tooFast(wait))
			return
		}
	}
	watch, err := t.Watch(keyOf(r), asked.lang, asked.lines, asked.talk)
	if err != nil {
		leave()
		s.deny(w, s.refused(err))
		return
	}
	watch.SendAs(event)
	from, _ := s.proxies.origin(r)
	left := s.lookers.enter(t.ID(), int(watch.Seat()), from)
	s.metrics.streams.Inc()
	back := comeBack(r.RemoteAddr)
	s.open(w, r, func(ctx context.Context, to line) {
		if _, err := fmt.Fprintf(to, "retry: %d\n\n", back.Milliseconds()); err == nil {
			s.send(ctx, to, watch, func() bool { return s.hub.Banned(from) })
		}
	}, func() {
		s.metrics.streams.Dec()
		left()
		watch.Close()
		leave()
	})
}

// Times after which a browser that follows the protocol of events reopens by itself a
// stream that has ended.
const (
	backAfter  = 1500 * time.Millisecond
	backSpread = 2 * time.Second
)

// comeBack returns when the client at the other end of a connection is to come back:
// not at the same time as others when a server stops.
func comeBack(connection string) time.Duration {
	sum := fnv.New32a()
	sum.Write([]byte(connection))
	return backAfter + time.Duration(sum.Sum32())%backSpread
}

// streamAsked is what a request for a stream asks for.
type streamAsked struct {
	lang        wording.Lang
	lines, talk int // the last of the log and of the talk that the client has
}

// readStream reads a request for a stream. An id of an event that this server would not
// have sent is passed over: browsers come back with that of another version, and would
// come back for ever.
func readStream(r *http.Request) (a streamAsked, refused *Problem) {
	q := r.URL.Query()
	if _, ok := wording.Parse(q.Get("lang")); !ok && q.Get("lang") != "" {
		return a, problem(http.StatusUnprocessableEntity, "malformed", "lang %q, want en or es", q.Get("lang"))
	}
	a.lang = readIn(q.Get("lang"), r.Header.Get("Accept-Language"))
	for name, n := range map[string]*int{"after": &a.lines, "talk": &a.talk} {
		ok := true
		if *n, ok = number(q.Get(name)); !ok && q.Get(name) != "" {
			return a, problem(http.StatusUnprocessableEntity, "malformed", "%s %q, want the number of a line", name, q.Get(name))
		}
	}
	if last := strings.Split(r.Header.Get("Last-Event-ID"), "-"); len(last) == 3 {
		a.lines, _ = number(last[1])
		a.talk, _ = number(last[2])
	}
	return a, nil
}

// number parses the number of a line. ok is false if text is not one.
func number(text string) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, false
	}
	return n, true
}

// send sends frames and keep-alive messages until the client disconnects or the
// table is gone; the browser then reconnects by itself. Somebody who was banned
// is sent nothing more.
func (s *Server) send(ctx context.Context, to line, watch *table.Watch, banned func() bool) {
	for {
		next, cancel := context.WithDeadline(ctx, beatAfter(time.Now()))
		f, err := watch.Next(next)
		alive := next.Err() != nil && ctx.Err() == nil
		cancel()
		text := []byte(": \n\n")
		switch {
		case banned():
			return
		case err == nil:
			text = f.Encode(func(f *table.Frame) []byte { return event(f, watch.Lines(), watch.Talk()) })
		case !alive:
			return
		}
		to.SetWriteDeadline(time.Now().Add(writeTime)) // not every one supports deadlines
		if _, err := to.Write(text); err != nil {
			return
		}
		if err == nil {
			s.metrics.frames.Inc()
			s.metrics.sent.Add(float64(len(text)))
		}
	}
}

// event returns a frame as a Server-Sent Event.
func event(f *table.Frame, lines, talk int) []byte {
	data, err := json.Marshal(f)
	if err != nil {
		panic("server: " + err.Error())
	}
	text := fmt.Appendf(make([]byte, 0, len(data)+80), "id: %d-%d-%d\nevent: frame\ndata: ", f.Seq, lines, talk)
	return append(append(text, data...), "\n\n"...)
}
