package table

import (
	"cmp"
	"context"
	"log/slog"
	"sync"
	"testing"
	"time"
)

// rack is the store of several hubs: a shelf that they share, with the nodes at
// work.
type rack struct {
	*shelf
	mu     sync.Mutex
	until  map[string]time.Time
	leads  map[string]string
	here   map[string][]string
	all    bool // every node is told that it leads
	deaf   bool // nobody is told of changes
	ahead  time.Duration
	slow   time.Duration // how long its time is on the way
	late   time.Duration // how long it takes to say what was not done
	chance string        // of the hubs; empty: the name of the test
	log    *slog.Logger  // of the hubs; nil: none
	hears  map[*func(string, int64)]bool
}

func newRack() *rack {
	return &rack{
		shelf: &shelf{}, until: map[string]time.Time{}, leads: map[string]string{}, here: map[string][]string{}, hears: map[*func(string, int64)]bool{},
	}
}

func (r *rack) Time(context.Context) (time.Time, error) {
	at := time.Now().Add(r.ahead)
	r.mu.Lock()
	slow := r.slow
	r.mu.Unlock()
	time.Sleep(slow)
	return at, nil
}

func (r *rack) Done(ctx context.Context, request string) (Done, error) {
	d, err := r.shelf.Done(ctx, request)
	if err != nil {
		time.Sleep(r.late)
	}
	return d, err
}

func (r *rack) Beat(_ context.Context, node string, lasts time.Duration, here []string) (elsewhere []string, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.until[node], r.here[node] = time.Now().Add(lasts), here
	for other, said := range r.here {
		if other != node && r.until[other].After(time.Now()) {
			elsewhere = append(elsewhere, said...)
		}
	}
	return elsewhere, nil
}

func (r *rack) Lead(_ context.Context, node, id string) (bool, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if other := r.leads[id]; !r.all && other != node && r.until[other].After(time.Now()) {
		return false, nil
	}
	r.leads[id] = node
	return true, nil
}

func (r *rack) Follow(ctx context.Context, tell func(string, int64)) error {
	r.mu.Lock()
	r.hears[&tell] = true
	r.mu.Unlock()
	<-ctx.Done()
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.hears, &tell)
	return ctx.Err()
}

func (r *rack) Append(ctx context.Context, id string, next int64, last string, c Change) error {
	err := r.shelf.Append(ctx, id, next, last, c)
	r.mu.Lock()
	defer r.mu.Unlock()
	if err == nil && !r.deaf {
		for tell := range r.hears {
			go (*tell)(id, next+int64(len(c.Entries)))
		}
	}
	return err
}

// hubs opens hubs over a rack until the test ends.
func (r *rack) hubs(t *testing.T, n int) (all []*Hub) {
	t.Helper()
	for range n {
		h := NewHub(r, cat, Config{Cluster: r, Chance: cmp.Or(r.chance, t.Name()), Log: r.log})
		t.Cleanup(h.Close)
		all = append(all, h)
	}
	return all
}

// at returns the table as a hub has it.
func at(t *testing.T, h *Hub, id string) *Table {
	t.Helper()
	tb, err := h.Find(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return tb
}

// pure returns a frame without what a clock decides.
func pure(f Frame) string {
	f.Clock, f.Left = nil, nil
	return string(marshal(&f))
}
