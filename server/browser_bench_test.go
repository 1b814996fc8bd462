package server_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"time"

	"ragtag/table"
)

// scene is a table with the browsers that look at it.
type scene struct {
	id   string
	mu   sync.Mutex
	tabs []*tab
	move *move // the one that is on its way, nil if none is
}

// tab is a browser with the stream of a seat.
type tab struct {
	key  string
	last sight
	due  bool  // the move has not been seen here
	from int64 // number of the frame before it
}

// move is an answer on its way.
type move struct {
	at   *scene
	by   *tab
	ask  int
	body []byte
	from time.Time
	left int // browsers that it is news to
	took time.Duration
	seen chan struct{} // closed when it has reached the last of them
}

// sight is what a browser reads of a frame.
type sight struct {
	Seq     int64
	Seat    int
	Table   struct{ Status table.Status }
	Ask     *table.Ask
	Waiting []int
}

// open looks at a table with these keys.
func (l *load) open(id string, keys ...string) *scene {
	s := &scene{id: id}
	for _, key := range keys {
		s.tabs = append(s.tabs, &tab{key: key})
	}
	for _, t := range s.tabs {
		answer, err := l.request(l.ctx, "GET", "/api/tables/"+id+"/stream?key="+t.key, "", nil, http.StatusOK)
		if err != nil {
			l.b.Fatal(err)
		}
		l.readers.Go(func() {
			defer answer.Body.Close()
			if err := s.read(t, bufio.NewReader(answer.Body)); l.ctx.Err() == nil {
				l.fail(fmt.Errorf("stream of table %s: %w", id, err))
			}
		})
	}
	return s
}

// read reads a stream to its end.
func (s *scene) read(t *tab, from *bufio.Reader) error {
	for {
		line, err := from.ReadBytes('\n')
		if err != nil {
			return err
		}
		at := time.Now()
		if data, ok := bytes.CutPrefix(line, []byte("data: ")); ok {
			var f sight
			if err := json.Unmarshal(data, &f); err != nil {
				return err
			}
			s.saw(t, &f, at)
		}
	}
}

// saw takes note of a frame, which shows the move if it was made since; to
// whoever moved, if the question is no longer put.
func (s *scene) saw(t *tab, f *sight, at time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t.last = *f
	m := s.move
	if m == nil || !t.due || f.Seq <= t.from || t == m.by && f.Ask != nil && f.Ask.Ask == m.ask {
		return
	}
	m.took = max(m.took, at.Sub(m.from))
	t.due = false
	m.left--
	if t == m.by && f.Ask == nil && slices.Contains(f.Waiting, f.Seat) {
		m.left = 0 // the question is sealed and open: nobody else is told
	}
	if m.left == 0 {
		s.move = nil
		close(m.seen)
	}
}

// begin picks the answer of somebody who is asked; nil if nobody is, or if a
// move is on its way.
func (s *scene) begin(c *chooser) *move {
	s.mu.Lock()
	defer s.mu.Unlock()
	first := c.below(len(s.tabs))
	for i := range s.tabs {
		by := s.tabs[(first+i)%len(s.tabs)]
		ask := by.last.Ask
		if s.move != nil || ask == nil {
			continue
		}
		body, err := json.Marshal(map[string]any{"ask": ask.Ask, "takes": c.takes(ask)})
		if err != nil {
			panic(err) // there is nothing in it that could fail
		}
		for _, t := range s.tabs {
			t.due, t.from = true, t.last.Seq
		}
		s.move = &move{
			at: s, by: by, ask: ask.Ask, body: body, from: time.Now(), left: len(s.tabs), seen: make(chan struct{}),
		}
		return s.move
	}
	return nil
}

// over reports whether the game has ended.
func (s *scene) over() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tabs[0].last.Table.Status == table.Over
}
