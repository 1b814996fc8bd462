package lab

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"ragtag/rules"
)

// batch is how many games a worker takes at a time.
const batch = 16

// Run plays the games of a plan and reports them. It returns an error if the
// plan is not valid. If the context ends, it returns the context's error and
// the report of the games finished so far. If progress is not nil, Run calls it
// from time to time with the number of games done, never concurrently.
func Run(ctx context.Context, cat *rules.Catalogue, plan Plan, progress func(done int)) (Report, error) {
	return runWith(ctx, cat, plan, progress, (*tally).play)
}

// player plays one game of a plan and counts it.
type player func(t *tally, cat *rules.Catalogue, plan *Plan, i int)

func runWith(ctx context.Context, cat *rules.Catalogue, plan Plan, progress func(done int), play player) (Report, error) {
	if err := plan.check(cat); err != nil {
		return Report{}, err
	}
	began := time.Now()
	r := &runner{cat: cat, plan: &plan, play: play, progress: progress}
	tallies := make([]*tally, plan.workers())
	var done sync.WaitGroup
	for w := range tallies {
		tallies[w] = newTally(cat, &plan)
		done.Go(func() { r.work(ctx, tallies[w]) })
	}
	done.Wait()
	all := tallies[0]
	for _, t := range tallies[1:] {
		all.add(t)
	}
	return all.report(cat, &plan, time.Since(began)), ctx.Err()
}

func (p *Plan) workers() int {
	n := p.Workers
	if n == 0 {
		n = runtime.GOMAXPROCS(0)
	}
	return min(n, (p.Games+batch-1)/batch)
}

// runner distributes the games of a plan to its workers.
type runner struct {
	cat  *rules.Catalogue
	plan *Plan
	play player
	next atomic.Int64 // first game of the plan not yet taken

	mu       sync.Mutex
	finished int
	progress func(int)
}

// work plays games until none is left.
func (r *runner) work(ctx context.Context, into *tally) {
	for ctx.Err() == nil {
		first := int(r.next.Add(batch)) - batch
		if first >= r.plan.Games {
			return
		}
		last := min(first+batch, r.plan.Games)
		for i := first; i < last; i++ {
			r.play(into, r.cat, r.plan, r.plan.From+i)
		}
		r.tell(last - first)
	}
}

func (r *runner) tell(n int) {
	if r.progress == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.finished += n
	r.progress(r.finished)
}
