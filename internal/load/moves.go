package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
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
	for round := range r.Rounds {
		took, err := bare.write(c.ctx, k.rate, slice/2, dice)
		if err != nil {
			return err
		}
		m.bare = append(m.bare, took...)
		before, err := read(nodes)
		if err != nil {
			return err
		}
		profiled := r.profile(c.ctx, nodes, fmt.Sprint(k.name, "-", round), slice)
		took, err = c.moves(k.rate, slice, dice)
		if err = errors.Join(err, profiled()); err != nil {
			return err
		}
		m.moves = append(m.moves, took...)
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

// moves has people move at the tables in turn, and returns how long each move took
// from when it was due.
func (c *crew) moves(rate float64, lasts time.Duration, dice *rand.Rand) (took []time.Duration, err error) {
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
			end, err := c.make(s, at, own)
			if err != nil {
				c.fail(err)
				return
			}
			mu.Lock()
			defer mu.Unlock()
			if !end.IsZero() {
				took = append(took, end.Sub(due))
			}
		})
	})
	group.Wait()
	if c.ctx.Err() != nil {
		return nil, context.Cause(c.ctx)
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

// make makes a move at a table as soon as the one before has arrived, and returns
// when the last browser saw it: the zero time if the game ended meanwhile.
func (c *crew) make(s *scene, at *node, dice *rand.Rand) (end time.Time, err error) {
	s.busy.Lock()
	defer s.busy.Unlock()
	m, body, ok := s.begin(dice)
	for deadline := time.Now().Add(patience); !ok; m, body, ok = s.begin(dice) {
		if s.over() || c.ctx.Err() != nil {
			return end, nil
		}
		if time.Now().After(deadline) {
			return end, fmt.Errorf("table %s asks nobody", s.id)
		}
		time.Sleep(time.Millisecond)
	}
	ctx, cancel := context.WithTimeout(c.ctx, patience)
	defer cancel()
	answer, err := request(ctx, "POST", at.url+"/api/tables/"+s.id+"/answers", m.by.key, body, http.StatusNoContent)
	if err != nil {
		return end, err
	}
	answer.Body.Close()
	select {
	case <-m.seen:
		return m.at, nil
	case <-ctx.Done():
		return end, fmt.Errorf("table %s: a browser has not seen the answer %s", s.id, body)
	}
}
