package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
	"ragtag/wording"
)

// weighed is how many copies of a table are held at once.
const weighed = 20

// weigh prints what idle tables take in memory, by the length of their game.
func (r *run) weigh(ctx context.Context) error {
	fmt.Fprintf(r.out, "\nmemory of an idle table, in this process\n%8s %8s %8s\n", "answers", "lines", "kB")
	for _, answers := range r.Weigh {
		lines, bytes, err := r.weight(ctx, answers)
		if err != nil {
			return err
		}
		fmt.Fprintf(r.out, "%8d %8d %8.0f\n", answers, lines, bytes/1024)
	}
	return nil
}

// weight returns the lines of the log of a game of so many answers, and the memory
// that its table takes.
func (r *run) weight(ctx context.Context, answers int) (lines int, bytes float64, err error) {
	s := &memory.Store{}
	hub := table.NewHub(server.Keep(s), cards.Catalogue(), table.Config{Memory: 1 << 40})
	defer hub.Close()
	g, err := r.play(ctx, hub, answers, rand.New(rand.NewPCG(r.Seed, uint64(answers))))
	if err != nil {
		return 0, 0, err
	}
	ids := make([]string, weighed)
	for i := range ids {
		ids[i] = fmt.Sprint("copy-", i)
		if err := duplicate(ctx, s, g.id, ids[i]); err != nil {
			return 0, 0, err
		}
	}
	before := heap()
	for _, id := range ids {
		t, findErr := hub.Find(ctx, id)
		if findErr != nil {
			return 0, 0, findErr
		}
		f, lookErr := t.Frame("", wording.En, 0, 0)
		if err = errors.Join(err, lookErr); lines == 0 && len(f.Log) > 0 {
			lines = f.Log[len(f.Log)-1].N
		}
	}
	return lines, (heap() - before) / weighed, err
}

// heap returns the bytes in use.
func heap() float64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}
