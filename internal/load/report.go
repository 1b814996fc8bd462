package load

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"time"
)

// measured is what a scenario measured.
type measured struct {
	scenario
	streams              int
	moves                times
	bare                 []time.Duration
	spent                reading // by all servers, while moves were made
	own                  float64 // seconds of processor that this program took meanwhile
	began, opened, ended reading
}

// heading prints what all scenarios share.
func (r *run) heading() {
	where := "SQLite"
	if r.DB != "" {
		where = "PostgreSQL"
	}
	fmt.Fprintf(r.out, "%s, %d of %d processors, servers: %d, seed %d, %s of moves a scenario in %d slices\n",
		where, runtime.GOMAXPROCS(0), runtime.NumCPU(), r.Nodes, r.Seed, r.Time, r.Rounds)
}

// print prints a scenario.
func (r *run) print(m measured) {
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	kb := func(n float64) float64 { return n / 1024 }
	fmt.Fprintf(r.out, "\n%d tables of %d people and %d onlookers, %d streams, %g moves a second\n",
		m.tables, people, m.onlookers, m.streams, m.rate)
	fmt.Fprintf(r.out, "%-28s %8s %8s %8s %8s\n", "milliseconds from when due", "samples", "median", "99th", "longest")
	for _, row := range []struct {
		name string
		took []time.Duration
	}{{"a move, to the last browser", m.moves.seen}, {"until it is sent", m.moves.sent}, {"until it is acknowledged", m.moves.stored}, {"a bare durable write", m.bare}} {
		fmt.Fprintf(r.out, "%-28s %8d %8.1f %8.1f %8.1f\n", row.name, len(row.took), ms(part(row.took, .5)), ms(part(row.took, .99)), ms(part(row.took, 1)))
	}
	fmt.Fprintf(r.out, "%-28s %8s %8s %8s\n", "ratio of move and write", "", ratio(m, .5), ratio(m, .99))
	if n := len(m.moves.seen); n > 0 {
		of := func(spent float64) float64 { return spent / float64(n) }
		fmt.Fprintf(r.out, "processor a move: %.2f ms, and %.2f ms of this program\n", of(m.spent.processor)*1000, of(m.own)*1000)
		fmt.Fprintf(r.out, "a move: %.2f changes stored, in %.1f ms on average, %.2f frames of %.1f kB, %.0f allocations of %.0f kB; the collector ran %.0f times\n",
			of(m.spent.changes), m.spent.storing/max(1, m.spent.changes)*1000, of(m.spent.frames), kb(m.spent.sent/max(1, m.spent.frames)), of(m.spent.allocations), kb(of(m.spent.allocated)), m.spent.cycles)
	}
	fmt.Fprintf(r.out, "resident: %.0f MB at first, %.0f MB with all streams open (%.0f kB a stream with its share of a table), %.0f MB at the end\n",
		kb(m.began.resident)/1024, kb(m.opened.resident)/1024, kb(m.opened.resident-m.began.resident)/float64(max(1, m.streams)), kb(m.ended.resident)/1024)
}

// part returns the time that this part of the moves took at most.
func part(took []time.Duration, part float64) time.Duration {
	if len(took) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(took))
	return sorted[int(part*float64(len(sorted)-1))]
}

func ratio(m measured, p float64) string {
	if len(m.bare) == 0 || len(m.moves.seen) == 0 {
		return "-"
	}
	return strings.TrimSpace(fmt.Sprintf("%.1f", float64(part(m.moves.seen, p))/float64(part(m.bare, p))))
}
