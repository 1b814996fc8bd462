package load

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"ragtag/table"
)

// scene is a table with the browsers that look at it.
type scene struct {
	game
	busy sync.Mutex // held by the person who moves

	mu   sync.Mutex
	tabs []*tab
	move *move // the one that is on its way, nil if none is
}

// tab is a browser with an open stream.
type tab struct {
	key  string
	last sight
	due  bool  // the move has not been seen here
	from int64 // number of the frame before it
}

// move is an answer on its way.
type move struct {
	by   *tab
	ask  int
	left int // browsers to which it is news
	at   time.Time
	seen chan struct{} // closed when it has reached the last of them
}

// sight is what a browser reads of a frame. One without a seat reads its number
// alone.
type sight struct {
	Seq     int64
	Seat    int
	Table   struct{ Status table.Status }
	Ask     *table.Ask
	Waiting []int
}

// crew is all who look at the tables of a scenario. What fails in one of their
// streams ends ctx with the reason.
type crew struct {
	ctx     context.Context
	fail    context.CancelCauseFunc
	readers sync.WaitGroup
	scenes  []*scene
	nodes   []*node
}

// look opens streams at the tables: one for each seat and so many without. It
// returns when each has its first frame.
func look(ctx context.Context, nodes []*node, games []game, onlookers int) (*crew, error) {
	c := &crew{nodes: nodes}
	c.ctx, c.fail = context.WithCancelCause(ctx)
	open := 0
	for _, g := range games {
		s := &scene{game: g}
		for _, key := range slices.Concat(g.keys, make([]string, onlookers)) {
			s.tabs = append(s.tabs, &tab{key: key})
		}
		c.scenes = append(c.scenes, s)
		for _, t := range s.tabs {
			answer, err := c.stream(s, t, nodes[open%len(nodes)])
			if err != nil {
				c.close()
				return nil, err
			}
			open++
			first := make(chan struct{})
			c.readers.Go(func() {
				defer answer.Body.Close()
				if err := s.read(t, bufio.NewReaderSize(answer.Body, 4<<10), sync.OnceFunc(func() { close(first) })); c.ctx.Err() == nil {
					c.fail(fmt.Errorf("a stream of table %s ended: %w", s.id, err))
				}
			})
			select {
			case <-first:
			case <-c.ctx.Done():
				c.close()
				return nil, context.Cause(c.ctx)
			}
		}
	}
	return c, nil
}

// close ends the streams.
func (c *crew) close() {
	c.fail(nil)
	c.readers.Wait()
	client.CloseIdleConnections()
}

func (c *crew) stream(s *scene, t *tab, at *node) (*http.Response, error) {
	return request(c.ctx, "GET", at.url+"/api/tables/"+s.id+"/stream", t.key, nil, http.StatusOK)
}

// request makes a call, whose answer must have this status.
func request(ctx context.Context, method, url, key string, body []byte, status int) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Ragtag-Key", key)
	answer, err := client.Do(r)
	if err == nil && answer.StatusCode != status {
		said, _ := io.ReadAll(io.LimitReader(answer.Body, 500))
		answer.Body.Close()
		err = fmt.Errorf("%s %s: %s, want %d: %s", method, url, answer.Status, status, said)
	}
	return answer, err
}

// read reads a stream to its end, and calls begun at its first frame.
func (s *scene) read(t *tab, from *bufio.Reader, begun func()) error {
	var number int64
	for {
		line, err := from.ReadSlice('\n')
		long := errors.Is(err, bufio.ErrBufferFull)
		if err != nil && !long {
			return err
		}
		if id, ok := bytes.CutPrefix(line, []byte("id: ")); ok {
			text, _, _ := strings.Cut(string(id), "-")
			if number, err = strconv.ParseInt(text, 10, 64); err != nil {
				return err
			}
			continue
		}
		data, ok := bytes.CutPrefix(line, []byte("data: "))
		switch {
		case !ok && !long:
			continue
		case ok && t.key != "":
			whole := slices.Clone(data)
			for long {
				line, err = from.ReadSlice('\n')
				if long = errors.Is(err, bufio.ErrBufferFull); err != nil && !long {
					return err
				}
				whole = append(whole, line...)
			}
			at, f := time.Now(), sight{}
			if err := json.Unmarshal(whole, &f); err != nil {
				return err
			}
			s.saw(t, &f, at)
		default:
			for long {
				_, err = from.ReadSlice('\n')
				if long = errors.Is(err, bufio.ErrBufferFull); err != nil && !long {
					return err
				}
			}
			s.saw(t, &sight{Seq: number, Seat: -1}, time.Now())
		}
		begun()
	}
}

// saw takes note of a frame, which shows the move if it was made since; to anyone who
// moved, if the question is no longer put.
func (s *scene) saw(t *tab, f *sight, at time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t.last = *f
	m := s.move
	if m == nil || !t.due || f.Seq <= t.from || t == m.by && f.Ask != nil && f.Ask.Ask == m.ask {
		return
	}
	m.at = at
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

// begin picks the answer of somebody who is asked. Without one ok is false.
func (s *scene) begin(dice *rand.Rand) (m *move, body []byte, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	first := dice.IntN(people)
	for i := range people {
		by := s.tabs[(first+i)%people]
		if by.last.Ask == nil {
			continue
		}
		body, err := json.Marshal(map[string]any{"ask": by.last.Ask.Ask, "takes": choose(by.last.Ask, dice)})
		if err != nil {
			panic(err) // there is nothing in it that could fail
		}
		for _, t := range s.tabs {
			t.due, t.from = true, t.last.Seq
		}
		s.move = &move{by: by, ask: by.last.Ask.Ask, left: len(s.tabs), seen: make(chan struct{})}
		return s.move, body, true
	}
	return nil, nil, false
}

// over reports whether the game has ended.
func (s *scene) over() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tabs[0].last.Table.Status == table.Over
}
