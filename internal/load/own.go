package load

import (
	"errors"
	"runtime/debug"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// What measures uses the same processors as what is measured. So this program does as
// little as it can while moves are made, and says how much that is.

// ownMemory is how much memory this program may take before it collects garbage while
// it measures.
const ownMemory = 2 << 30

// uncollected keeps the collector of this program from running, between slices as well,
// until the function that it returns is called.
func uncollected() (end func()) {
	memory := debug.SetMemoryLimit(ownMemory)
	percent := debug.SetGCPercent(-1)
	return func() { debug.SetGCPercent(percent); debug.SetMemoryLimit(memory) }
}

// ownProcessor returns the seconds of processor time that this program has taken.
func ownProcessor() (seconds float64, err error) {
	all := prometheus.NewRegistry()
	all.MustRegister(collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	families, err := all.Gather()
	for _, f := range families {
		if f.GetName() == "process_cpu_seconds_total" {
			return f.GetMetric()[0].GetCounter().GetValue(), err
		}
	}
	return 0, errors.Join(err, errors.New("the system does not say how much processor time this program takes"))
}
