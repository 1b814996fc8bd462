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
	"net"
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
	seq  int64  // number of the last frame
	text []byte // the last frame, as it came; of a seat alone
	read sight  // what it says, once it has been read
	due  bool   // the move has not been seen here
	from int64  // number of the frame before it
}

// move is an answer on its way.
type move struct {
	by   *tab
	ask  int
	left int // browsers to which it is news
	at   time.Time
	seen chan struct{} // closed when it has reached the last of them
}

// sight is what the person at a browser reads of a frame, when it matters: reading all
// frames as they come would take the processors from the server and from each other.
type sight struct {
	Seat    int
	Table   struct{ Status table.Status }
	Ask     *asked
	Waiting []int
}

// asked is what somebody who answers by chance reads of a question.
type asked struct {
	Ask, Min, Max, Least int
	Options              []choice
}

type choice struct {
	ID  string
	Max int
}

// look returns what the last frame says.
func (t *tab) look() *sight {
	if len(t.text) > 0 {
		t.read = sight{}
		if err := json.Unmarshal(t.text, &t.read); err != nil {
			panic(fmt.Sprintf("a frame is no JSON: %v", err))
		}
		t.text = t.text[:0]
	}
	return &t.read
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
			conn, from, err := c.stream(s, t, nodes[open%len(nodes)])
			if err != nil {
				c.close()
				return nil, err
			}
			open++
			first := make(chan struct{})
			c.readers.Go(func() {
				defer conn.Close()
				defer context.AfterFunc(c.ctx, func() { conn.Close() })()
				if err := s.read(t, from, sync.OnceFunc(func() { close(first) })); c.ctx.Err() == nil {
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

// stream opens a stream on a connection of its own, which one goroutine reads.
func (c *crew) stream(s *scene, t *tab, at *node) (conn net.Conn, from *bufio.Reader, err error) {
	r, err := http.NewRequestWithContext(c.ctx, "GET", at.url+"/api/tables/"+s.id+"/stream", nil)
	if err != nil {
		return nil, nil, err
	}
	r.Header.Set("X-Ragtag-Key", t.key)
	if conn, err = dial(c.ctx, "tcp", r.URL.Host); err != nil {
		return nil, nil, err
	}
	from = bufio.NewReaderSize(conn, frameSize)
	conn.SetDeadline(time.Now().Add(patience))
	if err = r.Write(conn); err == nil {
		var answer *http.Response
		if answer, err = http.ReadResponse(from, r); err == nil && (answer.StatusCode != http.StatusOK || len(answer.TransferEncoding) > 0) {
			err = fmt.Errorf("a stream of table %s: %s, %v", s.id, answer.Status, answer.TransferEncoding)
		}
	}
	if err != nil {
		conn.Close()
		return nil, nil, err
	}
	conn.SetDeadline(time.Time{})
	return conn, from, nil
}

// frameSize is a little more than what most frames have.
const frameSize = 8 << 10

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
	var (
		number int64
		whole  []byte
	)
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
		text, ok := bytes.CutPrefix(line, []byte("data: "))
		if !ok && !long {
			continue
		}
		whole = append(whole[:0], text...)
		for long {
			line, err = from.ReadSlice('\n')
			if long = errors.Is(err, bufio.ErrBufferFull); err != nil && !long {
				return err
			}
			if t.key != "" {
				whole = append(whole, line...)
			}
		}
		s.saw(t, number, whole, time.Now())
		begun()
	}
}

// saw takes note of a frame, which shows the move if it was made since; to anyone who
// moved, if the question is no longer put.
func (s *scene) saw(t *tab, seq int64, text []byte, at time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t.seq = seq
	if t.key != "" {
		t.text = append(t.text[:0], text...)
	}
	m := s.move
	if m == nil || !t.due || seq <= t.from || t == m.by && t.look().Ask != nil && t.look().Ask.Ask == m.ask {
		return
	}
	m.at = at
	t.due = false
	m.left--
	if t == m.by && t.look().Ask == nil && slices.Contains(t.look().Waiting, t.look().Seat) {
		m.left = 0 // the question is sealed and open: nobody else is told
	}
	if m.left == 0 {
		s.move = nil
		close(m.seen)
	}
}

// look has everybody at the table read the last frame.
func (s *scene) look() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, t := range s.tabs {
		t.look()
	}
}

// begin picks the answer of somebody who is asked. Without one ok is false.
func (s *scene) begin(dice *rand.Rand) (m *move, body []byte, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	first := dice.IntN(people)
	for i := range people {
		by := s.tabs[(first+i)%people]
		ask := by.look().Ask
		if ask == nil {
			continue
		}
		body, err := json.Marshal(map[string]any{"ask": ask.Ask, "takes": choose(ask, dice)})
		if err != nil {
			panic(err) // there is nothing in it that could fail
		}
		for _, t := range s.tabs {
			t.due, t.from = true, t.seq
		}
		s.move = &move{by: by, ask: ask.Ask, left: len(s.tabs), seen: make(chan struct{})}
		return s.move, body, true
	}
	return nil, nil, false
}

// over reports whether the game has ended.
func (s *scene) over() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tabs[0].look().Table.Status == table.Over
}
