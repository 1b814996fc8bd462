package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"runtime"
	"sync"
	"time"
)

// patience is how long anything is waited for.
const patience = 30 * time.Second

// scenario is one kind of load.
type scenario struct {
	name      string
	tables    int
	onlookers int // at each
	rate      float64
}

// scenario runs one kind of load and prints what was measured.
func (r *run) scenario(ctx context.Context, k scenario) error {
	s, err := r.open(ctx, k.name)
	if err != nil {
		return err
	}
	games, err := r.prepare(ctx, s, k.name, k.tables)
	if err = errors.Join(err, s.Close()); err != nil {
		return err
	}
	var nodes []*node
	defer func() {
		for _, n := range nodes {
			n.stop()
		}
	}()
	for range r.Nodes {
		n, err := r.start(ctx, k.name)
		if err != nil {
			return err
		}
		nodes = append(nodes, n)
	}
	began, err := read(nodes)
	if err != nil {
		return err
	}
	c, err := look(ctx, nodes, games, k.onlookers)
	if err != nil {
		return err
	}
	defer c.close()
	opened, err := read(nodes)
	if err != nil {
		return err
	}
	bare, err := r.bare(ctx, k.name)
	if err != nil {
		return err
	}
	defer bare.close()
	m := measured{scenario: k, streams: k.tables * (people + k.onlookers), began: began, opened: opened}
	dice := rand.New(rand.NewPCG(r.Seed, 77))
	slice := r.Time / time.Duration(r.Rounds)
	defer uncollected()()
	for round := range r.Rounds {
		runtime.GC()
		took, err := bare.write(c.ctx, k.rate, slice/2, dice)
		if err != nil {
			return err
		}
		m.bare = append(m.bare, took...)
		before, err := read(nodes)
		if err != nil {
			return err
		}
		own, err := ownProcessor()
		if err != nil {
			return err
		}
		profiled := r.profile(c.ctx, nodes, fmt.Sprint(k.name, "-", round), slice)
		moves, err := c.moves(k.rate, slice, dice)
		if err = errors.Join(err, profiled()); err != nil {
			return err
		}
		m.moves.add(moves)
		since, err := ownProcessor()
		if err != nil {
			return err
		}
		m.own += since - own
		after, err := read(nodes)
		if err != nil {
			return err
		}
		m.spent.add(before, after)
		m.ended = after
	}
	r.print(m)
	return nil
}

// schedule calls do at moments that have nothing to do with how long it takes: so
// many a second on average, for a time. do is told when it was due.
func schedule(ctx context.Context, rate float64, lasts time.Duration, dice *rand.Rand, do func(due time.Time)) {
	start := time.Now()
	for due := start; ; {
		due = due.Add(time.Duration(dice.ExpFloat64() / rate * float64(time.Second)))
		if due.Sub(start) >= lasts {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Until(due)):
		}
		do(due)
	}
}

// times says how long moves took from when they were due.
type times struct {
	sent   []time.Duration // until the answer left its browser
	stored []time.Duration // until its browser knew that it is stored
	seen   []time.Duration // until the last browser had read its frame
}

func (t *times) add(more times) {
	t.sent, t.stored, t.seen = append(t.sent, more.sent...), append(t.stored, more.stored...), append(t.seen, more.seen...)
}

// moves has people move at the tables in turn, and returns how long that took.
func (c *crew) moves(rate float64, lasts time.Duration, dice *rand.Rand) (took times, err error) {
	var (
		group sync.WaitGroup
		mu    sync.Mutex
		next  int
	)
	schedule(c.ctx, rate, lasts, dice, func(due time.Time) {
		s := c.running(&next)
		if s == nil {
			c.fail(errors.New("all games are over: take more tables, less time or fewer moves"))
			return
		}
		at := c.nodes[dice.IntN(len(c.nodes))]
		own := rand.New(rand.NewPCG(dice.Uint64(), 1))
		group.Go(func() {
			made, err := c.make(s, at, own)
			if err != nil {
				c.fail(err)
				return
			}
			s.look()
			mu.Lock()
			defer mu.Unlock()
			if !made.seen.IsZero() {
				took.sent = append(took.sent, made.sent.Sub(due))
				took.stored = append(took.stored, made.stored.Sub(due))
				took.seen = append(took.seen, made.seen.Sub(due))
			}
		})
	})
	group.Wait()
	if c.ctx.Err() != nil {
		return times{}, context.Cause(c.ctx)
	}
	return took, nil
}

// running returns the next table in turn whose game is not over, or nil.
func (c *crew) running(next *int) *scene {
	for range c.scenes {
		s := c.scenes[*next%len(c.scenes)]
		*next++
		if !s.over() {
			return s
		}
	}
	return nil
}

// made says when a move left its browser, when that knew it to be stored, and when the
// last browser saw it.
type made struct{ sent, stored, seen time.Time }

// make makes a move at a table as soon as the one before has arrived. If the game ended
// meanwhile nobody saw it.
func (c *crew) make(s *scene, at *node, dice *rand.Rand) (is made, err error) {
	s.busy.Lock()
	defer s.busy.Unlock()
	m, body, ok := s.begin(dice)
	for deadline := time.Now().Add(patience); !ok; m, body, ok = s.begin(dice) {
		if s.over() || c.ctx.Err() != nil {
			return is, nil
		}
		if time.Now().After(deadline) {
			return is, fmt.Errorf("table %s asks nobody", s.id)
		}
		time.Sleep(time.Millisecond)
	}
	ctx, cancel := context.WithTimeout(c.ctx, patience)
	defer cancel()
	is.sent = time.Now()
	answer, err := request(ctx, "POST", at.url+"/api/tables/"+s.id+"/answers", m.by.key, body, http.StatusNoContent)
	if err != nil {
		return is, err
	}
	is.stored = time.Now()
	answer.Body.Close()
	select {
	case <-m.seen:
		is.seen = m.at
		return is, nil
	case <-ctx.Done():
		return is, fmt.Errorf("table %s: a browser has not seen the answer %s", s.id, body)
	}
}
