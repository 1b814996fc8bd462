package server

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"ragtag/notify"
	"ragtag/table"
)

// Metrics counts what a server does, in the form of Prometheus. No label holds
// anything that a client chooses: a route is the pattern that a request
// matched, never its address. Its methods may be called concurrently.
type Metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	took     *prometheus.HistogramVec
	refusals *prometheus.CounterVec
	streams  prometheus.Gauge
	frames   prometheus.Counter
	sent     prometheus.Counter
	commits  *prometheus.HistogramVec
	bots     prometheus.Histogram
	messages *prometheus.CounterVec
}

// NewMetrics returns metrics that count from zero.
func NewMetrics() *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "ragtag_requests_total", Help: "Requests answered, by route and status.",
		}, []string{"route", "status"}),
		took: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "ragtag_request_seconds", Help: "Time to answer a request, streams aside.", Buckets: times,
		}, []string{"route"}),
		refusals: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "ragtag_refusals_total", Help: "Requests refused, by code.",
		}, []string{"code"}),
		streams: prometheus.NewGauge(prometheus.GaugeOpts{Name: "ragtag_streams", Help: "Open streams."}),
		frames:  prometheus.NewCounter(prometheus.CounterOpts{Name: "ragtag_frames_total", Help: "Frames sent on streams."}),
		sent:    prometheus.NewCounter(prometheus.CounterOpts{Name: "ragtag_frame_bytes_total", Help: "Bytes of these frames."}),
		commits: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "ragtag_commit_seconds", Help: "Time to store a change, by outcome: kept or failed.", Buckets: times,
		}, []string{"outcome"}),
		bots: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "ragtag_bot_seconds", Help: "Time in which a bot makes a decision.", Buckets: times,
		}),
		messages: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "ragtag_messages_total", Help: "Messages to people, by kind and outcome: sent, again, refused or dropped.",
		}, []string{"kind", "outcome"}),
	}
	m.registry.MustRegister(m.requests, m.took, m.refusals, m.streams, m.frames, m.sent, m.commits, m.bots, m.messages,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// times are the upper bounds of the histograms, in seconds.
var times = []float64{.0005, .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 2, 5, 15}

// Hub adds what a hub holds in memory.
func (m *Metrics) Hub(h interface{ Stats() table.Stats }) { m.registry.MustRegister(held{h.Stats}) }

// held collects what a hub holds. It asks once for all of it, since that takes the lock of
// every table.
type held struct{ stats func() table.Stats }

var (
	heldTables = prometheus.NewDesc("ragtag_tables", "Tables in memory.", nil, nil)
	heldBytes  = prometheus.NewDesc("ragtag_tables_bytes", "Memory that tables take, roughly.", nil, nil)
	heldDriven = prometheus.NewDesc("ragtag_tables_driven", "Tables in memory at which bots, windows and clocks are driven.", nil, nil)
)

// Describe implements [prometheus.Collector].
func (held) Describe(to chan<- *prometheus.Desc) {
	to <- heldTables
	to <- heldBytes
	to <- heldDriven
}

// Collect implements [prometheus.Collector].
func (h held) Collect(to chan<- prometheus.Metric) {
	is := h.stats()
	to <- prometheus.MustNewConstMetric(heldTables, prometheus.GaugeValue, float64(is.Tables))
	to <- prometheus.MustNewConstMetric(heldBytes, prometheus.GaugeValue, float64(is.Bytes))
	to <- prometheus.MustNewConstMetric(heldDriven, prometheus.GaugeValue, float64(is.Driven))
}

// Queue adds the number of messages that wait.
func (m *Metrics) Queue(s *notify.Sender) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "ragtag_messages_waiting", Help: "Messages that wait to be sent.",
	}, func() float64 { return float64(s.Waiting()) }))
}

// Bot counts a decision of a bot that took so long. It is made for
// [table.Config].
func (m *Metrics) Bot(took time.Duration) { m.bots.Observe(took.Seconds()) }

// Message counts a message. It is made for [notify.Config].
func (m *Metrics) Message(kind notify.Kind, outcome notify.Outcome) {
	m.messages.WithLabelValues(string(kind), string(outcome)).Inc()
}

// Figure is a number about a server.
type Figure struct {
	Name  string  `json:"name" doc:"as in the metrics"`
	Value float64 `json:"value"`
}

// shown are the metrics that the operator's page shows.
var shown = []string{
	"ragtag_tables", "ragtag_tables_bytes", "ragtag_tables_driven", "ragtag_streams", "ragtag_frames_total", "ragtag_requests_total", "ragtag_refusals_total",
	"ragtag_commit_seconds", "ragtag_messages_waiting", "ragtag_messages_total", "process_resident_memory_bytes", "process_start_time_seconds",
}

// figures returns the metrics that are shown, each summed over its labels; for
// a time, how often it was measured.
func (m *Metrics) figures() ([]Figure, error) {
	families, err := m.registry.Gather()
	if err != nil {
		return nil, err
	}
	figures := []Figure{}
	for _, name := range shown {
		for _, f := range families {
			if f.GetName() != name {
				continue
			}
			sum := 0.0
			for _, k := range f.GetMetric() {
				sum += k.GetGauge().GetValue() + k.GetCounter().GetValue() + float64(k.GetHistogram().GetSampleCount())
			}
			figures = append(figures, Figure{name, sum})
		}
	}
	return figures, nil
}

// Handler returns the page that Prometheus reads.
func (m *Metrics) Handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{Registry: m.registry})
}

// Keeper returns a keeper that times the changes that k stores, and tells the
// health whether they were stored.
func (m *Metrics) Keeper(k table.Keeper, health *Health) table.Keeper { return &timed{k, m, health} }

type timed struct {
	table.Keeper
	m      *Metrics
	health *Health
}

// Create implements [table.Keeper].
func (k *timed) Create(ctx context.Context, id string, first table.Change) error {
	return k.time(func() error { return k.Keeper.Create(ctx, id, first) })
}

// Append implements [table.Keeper].
func (k *timed) Append(ctx context.Context, id string, next int64, last string, change table.Change) error {
	return k.time(func() error { return k.Keeper.Append(ctx, id, next, last, change) })
}

// Rewrite implements [table.Keeper].
func (k *timed) Rewrite(ctx context.Context, id string, at table.Mark, whole table.Change) error {
	return k.time(func() error { return k.Keeper.Rewrite(ctx, id, at, whole) })
}

// Delete implements [table.Keeper].
func (k *timed) Delete(ctx context.Context, id string, at table.Mark) error {
	return k.time(func() error { return k.Keeper.Delete(ctx, id, at) })
}

func (k *timed) time(do func() error) error {
	began, outcome := time.Now(), "kept"
	err := do()
	if err != nil {
		outcome = "failed"
	}
	k.m.commits.WithLabelValues(outcome).Observe(time.Since(began).Seconds())
	k.health.kept(err)
	return err
}

// request counts a request that was answered.
func (m *Metrics) request(route string, status int, took time.Duration, stream bool) {
	m.requests.WithLabelValues(route, strconv.Itoa(status)).Inc()
	if !stream {
		m.took.WithLabelValues(route).Observe(took.Seconds())
	}
}
