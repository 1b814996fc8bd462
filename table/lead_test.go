package table

import (
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// asked is a store that counts who asks whether it leads.
type asked struct {
	*rack
	times atomic.Int64
}

// Lead implements [Cluster].
func (a *asked) Lead(ctx context.Context, node, id string) (bool, error) {
	a.times.Add(1)
	return a.rack.Lead(ctx, node, id)
}

// TestCluster_NobodyLeadsATableAtRest has people at many tables think for an hour, at
// two servers: none asks the store who leads, which at a thousand tables would be more
// statements than all moves.
func TestCluster_NobodyLeadsATableAtRest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRack()
		count := &asked{rack: r}
		var hubs []*Hub
		for range 2 {
			h := NewHub(r, cat, Config{Chance: t.Name(), Cluster: count})
			defer h.Close()
			hubs = append(hubs, h)
		}
		for range 5 {
			_, m := made(t, hubs[0], seats("hhh", Relaxed))
			at(t, hubs[1], m.ID)
		}
		synctest.Wait()
		count.times.Store(0)
		time.Sleep(time.Hour)
		synctest.Wait()
		if n := count.times.Load(); n > 0 {
			t.Errorf("the store was asked %d times who leads tables at which nothing is to be done", n)
		}
	})
}
