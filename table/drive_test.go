package table

import (
	"bytes"
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// busy is a store at which others are first with a table's own answers, a number of
// times.
type busy struct {
	*rack
	times atomic.Int64
}

func (b *busy) Append(ctx context.Context, id string, next int64, last string, c Change) error {
	for _, e := range c.Entries {
		if bytes.Contains(e, []byte(`"answered"`)) && !bytes.Contains(e, []byte(`"own":true`)) && b.times.Add(-1) >= 0 {
			return ErrConflict
		}
	}
	return b.rack.Append(ctx, id, next, last, c)
}

// TestDrive_GoesOnAfterAnError lets the driver of a table fail in a way that leaves the
// table as it is: it tries again.
func TestDrive_GoesOnAfterAnError(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := &busy{rack: newRack()}
		b.times.Store(2*attempts + attempts/2)
		h := NewHub(b, cat, Config{Cluster: b, Chance: t.Name()})
		defer h.Close()
		tb, m := made(t, h, seats("bhb", Live))
		time.Sleep(time.Minute)
		synctest.Wait()
		if n := b.times.Load(); n >= 0 {
			t.Fatalf("%d answers are still to be refused", n)
		}
		if f := frame(t, tb, m.Keys[1]); f.Ask == nil && len(f.Waiting) > 0 {
			t.Errorf("the table waits for %v, want the person asked after the answers of bots", f.Waiting)
		}
	})
}

// TestDrive_GoesOnAtATableThatIsReopened closes a table for longer than somebody has for a
// decision: once it is open again, the time runs out.
func TestDrive_GoesOnAtATableThatIsReopened(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newRack().hubs(t, 1)[0]
		s := seats("hhb", Live)
		s.Limit = 2 * time.Minute
		tb, _ := made(t, h, s)
		synctest.Wait()
		asked := func() int {
			tb.mu.Lock()
			defer tb.mu.Unlock()
			return tb.game.Ask()
		}
		before := asked()
		for _, do := range []Measure{CloseIt, ReopenT} {
			if err := tb.Operate(do, -1); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Hour)
			synctest.Wait()
		}
		if asked() == before {
			t.Errorf("question %d is open an hour after the table was open again", before)
		}
	})
}
