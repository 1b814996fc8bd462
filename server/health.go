package server

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"ragtag/store"
)

// Health says whether a server can do its work. A server that cannot store
// anything is alive, but not ready: it should get no players until it can.
// Its methods may be called concurrently.
type Health struct {
	store store.Store
	log   *slog.Logger
	now   func() time.Time

	mu      sync.Mutex
	why     error     // of the last change that was not stored; nil: it was
	tried   time.Time // when a change was last attempted
	closing bool
}

// NewHealth returns the health of a server that stores tables in s.
func NewHealth(s store.Store, log *slog.Logger) *Health {
	return &Health{store: s, log: log, now: time.Now}
}

// retryAfter is the least time between two attempts to find out whether a
// failed store works again.
const retryAfter = 2 * time.Second

// kept notes the outcome of a change. What a caller asked for wrongly says
// nothing about the store.
func (h *Health) kept(err error) {
	for _, refusal := range []error{store.ErrDone, store.ErrConflict, store.ErrExists, store.ErrNotFound, store.ErrInvalid, context.Canceled} {
		if errors.Is(err, refusal) {
			return
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	switch {
	case err != nil:
		h.log.Error("nothing can be stored", "error", err)
	case h.why != nil:
		h.log.Info("changes are stored again")
	}
	h.why, h.tried = err, h.now()
}

// Close notes that the server is about to stop.
func (h *Health) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closing = true
}

// Ready returns nil if changes can be stored. If nothing was for a while, it asks the
// store something, and after a failure it stores a change of its own to find out, each at
// most every two seconds.
func (h *Health) Ready(ctx context.Context) error {
	h.mu.Lock()
	why, closing, due := h.why, h.closing, h.now().Sub(h.tried) >= retryAfter
	if due {
		h.tried = h.now()
	}
	h.mu.Unlock()
	switch {
	case closing:
		return errors.New("the server is about to stop")
	case !due:
		return why
	case why != nil:
		h.kept(h.probe(ctx))
	default:
		if err := h.ask(ctx); err != nil {
			h.kept(err)
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.why
}

// probeID is the id of what a probe stores. No table has such an id, and no list
// shows it.
const probeID = "player-probe"

// probeTime is how long the store may take to answer a question of its health.
const probeTime = 5 * time.Second

// ask asks the store for what it does not have.
func (h *Health) ask(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	_, err := h.store.Done(ctx, probeID)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		err = fmt.Errorf("the store does not answer: %w", err)
	}
	return err
}

// probe stores a change.
func (h *Health) probe(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	change := store.Change{At: h.now(), Version: 1, Entries: [][]byte{[]byte("probe")}, Head: []byte("{}")}
	err := h.store.Create(ctx, probeID, change)
	if !errors.Is(err, store.ErrExists) {
		return err
	}
	t, err := h.store.Load(ctx, probeID)
	if err != nil {
		return err
	}
	return h.store.Append(ctx, probeID, t.Mark, change)
}

// mount registers /livez and /readyz.
func (h *Health) mount(mux *http.ServeMux) {
	mux.HandleFunc("GET /livez", h.live)
	mux.HandleFunc("GET /readyz", h.ready)
}

// live responds to anyone who asks whether the process runs.
func (h *Health) live(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	fmt.Fprintln(w, "alive")
}

// ready responds to anyone who asks whether players can be sent here. It names no
// reason, because anybody may ask; the log does.
func (h *Health) ready(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	if h.Ready(r.Context()) != nil {
		w.Header().Set("Retry-After", "2")
		w.WriteHeader(http.StatusServiceUnavailable)
		fmt.Fprintln(w, "not ready")
		return
	}
	fmt.Fprintln(w, "ready")
}
