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
)

// beat is the interval of keep-alive messages on a quiet stream.
const beat = 20 * time.Second

// stream sends the frames of a table as Server-Sent Events. The id of an event
// is "<seq>-<lines>-<talk>". A browser that reconnects sends the last id it
// received, and gets the log and the talk from there on.
func (s *Server) stream(w http.ResponseWriter, r *http.Request) {
	t, err := s.hub.Find(r.Context(), r.PathValue("id"))
	if err != nil {
		s.deny(w, s.refused(err))
		return
	}
	leave, ok := s.openStream(r, t.ID())
	if !ok {
		s.deny(w, full())
		return
	}
	lines, talk := known(r)
	if names, counted := s.names(r); counted && keyOf(r) == "" { // it is sent as much of the log as it says
		if wait := s.rations.films.Allow(names...); wait > 0 {
			leave()
			s.deny(w, tooFast(wait))
			return
		}
	}
	watch, err := t.Watch(keyOf(r), readIn(r.URL.Query().Get("lang"), r.Header.Get("Accept-Language")), lines, talk)
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

// known returns the last lines of the log and of the talk that the client has.
func known(r *http.Request) (lines, talk int) {
	if last := strings.Split(r.Header.Get("Last-Event-ID"), "-"); len(last) == 3 {
		return number(last[1]), number(last[2])
	}
	return number(r.URL.Query().Get("after")), number(r.URL.Query().Get("talk"))
}

// number parses the number of a line. It returns 0 if text is not one.
func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0
	}
	return n
}

// send sends frames and keep-alive messages until the client disconnects or the
// table is gone; the browser then reconnects by itself. Somebody who was banned
// is sent nothing more.
func (s *Server) send(ctx context.Context, to line, watch *table.Watch, banned func() bool) {
	for {
		next, cancel := context.WithTimeout(ctx, beat)
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
