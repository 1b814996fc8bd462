package table

import (
	"context"

	"ragtag/rules"
	"ragtag/wording"
)

// Watch is somebody looking at a table. It is used by one goroutine, and closed
// by it.
type Watch struct {
	t     *Table
	seat  rules.Seat
	lang  wording.Lang
	after int   // last line of the log that was delivered
	talk  int   // last line of the talk that was
	seen  int64 // last frame that was
	news  chan struct{}
}

// Watch begins to look at the table with a key, as somebody who reads a language
// and has read the log up to a line, and the talk up to another. The empty key is that of somebody without a seat. While a
// seat is watched, the others see that it is present.
func (t *Table) Watch(key string, lang wording.Lang, after, talk int) (*Watch, error) {
	w := &Watch{t: t, lang: lang, after: after, talk: talk, news: make(chan struct{}, 1)}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.why != nil {
		return nil, t.why
	}
	var err error
	if w.seat, err = t.seatOf(key); err != nil {
		return nil, t.named(err)
	}
	t.came(w.seat, func() { t.watches[w] = struct{}{} })
	w.ping()
	return w, nil
}

// Close stops looking.
func (w *Watch) Close() {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	w.t.came(w.seat, func() { delete(w.t.watches, w) })
}

// came runs do, which changes who looks, and tells everybody if a seat is now
// present that was not, or the other way round.
func (t *Table) came(p rules.Seat, do func()) {
	before := t.present(p)
	do()
	if t.present(p) {
		t.notices.told = t.notices.told.Without(p)
	}
	if t.present(p) == before || t.why != nil {
		return
	}
	for v := range t.fresh {
		t.fresh[v] = true
	}
	t.tell()
}

// present reports whether somebody looks at the table from a seat.
func (t *Table) present(p rules.Seat) bool {
	if p == rules.Nobody {
		return false
	}
	for w := range t.watches {
		if w.seat == p {
			return true
		}
	}
	return false
}

// ping says that there is something new.
func (w *Watch) ping() {
	select {
	case w.news <- struct{}{}:
	default: // it knows
	}
}

// Next waits until there is something new for the seat and returns it: the first
// time at once. Several changes may arrive as one frame; no line of the log is
// lost. It returns the context's error when that ends, and why, if the table is
// gone.
func (w *Watch) Next(ctx context.Context) (Frame, error) {
	for {
		select {
		case <-ctx.Done():
			return Frame{}, ctx.Err()
		case <-w.t.gone:
			return Frame{}, w.t.reason()
		case <-w.news:
		}
		if f, ok := w.take(); ok {
			return f, nil
		}
	}
}

// take returns a frame if there is one that was not delivered.
func (w *Watch) take() (f Frame, ok bool) {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	if w.t.why != nil || w.t.seq[viewer(w.seat)] == w.seen {
		return f, false
	}
	f = w.t.frame(w.seat, w.lang, w.after, w.talk)
	w.seen, w.after, w.talk = f.Seq, w.t.length(), len(w.t.talk)
	return f, true
}

// Lines returns the last line of the log that was delivered: what to give to
// Table.Watch to go on from here.
func (w *Watch) Lines() int { return w.after }

// Talk returns the last line of the talk that was delivered, likewise.
func (w *Watch) Talk() int { return w.talk }

func (t *Table) reason() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.why
}

// Frame returns what the key's seat gets to see now, in a language, with the whole log after a
// line, and the talk after another.
func (t *Table) Frame(key string, lang wording.Lang, after, talk int) (f Frame, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.why != nil {
		return f, t.why
	}
	p, err := t.seatOf(key)
	if err != nil {
		return f, t.named(err)
	}
	return t.frame(p, lang, after, talk), nil
}
