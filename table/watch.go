package table

import (
	"context"

	"ragtag/rules"
	"ragtag/wording"
)

// Watch is one open view of a table. It must not be used concurrently.
type Watch struct {
	t     *Table
	seat  rules.Seat
	lock  string // of the seat when it was opened
	lang  wording.Lang
	queue []*Frame // of the steps that have not been delivered
	after int      // last line of the log delivered
	upTo  int      // last line of the log in the queue
	talk  int      // last line of the talk delivered
	seen  int64    // number of the last frame delivered
	form  Form     // in which frames are sent; nil: it is not known
	ahead ahead
	news  chan struct{}
}

// Watch opens a view of the table with a key, in a language, for somebody who
// has read the log up to line after and the talk up to line talk. The empty key
// opens the view of a spectator. While a seat is watched, the others see it as
// present. The caller must call Close.
func (t *Table) Watch(key string, lang wording.Lang, after, talk int) (*Watch, error) {
	w := &Watch{t: t, lang: lang, after: after, upTo: after, talk: talk, news: make(chan struct{}, 1)}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return nil, err
	}
	var err error
	if w.seat, err = t.seatOf(key); err != nil {
		return nil, t.named(err)
	}
	if w.seat != rules.Nobody {
		w.lock = t.seats[w.seat].Lock
	}
	t.updatePresence(w.seat, func() { t.watches[w] = struct{}{}; t.watched(w.seat, 1) })
	w.ping()
	return w, nil
}

// SendAs sets the form in which frames are sent, so that it can be made ahead.
func (w *Watch) SendAs(form Form) {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	w.form = form
}

// Close closes the view.
func (w *Watch) Close() {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	if _, open := w.t.watches[w]; open {
		w.t.updatePresence(w.seat, func() { delete(w.t.watches, w); w.t.watched(w.seat, -1) })
	}
}

// watched counts a watch that was opened, or closed if by is -1.
func (t *Table) watched(p rules.Seat, by int) {
	t.here[viewer(p)] += by
	t.hub.presence.watched(t.id, p, by)
	if t.here[viewer(rules.Nobody)] < 2 {
		t.shared = nil
	}
	if !t.shares() {
		t.resay()
	}
}

// updatePresence calls do, which adds or removes a watch, and notifies everybody if that
// changes whether seat p is present.
func (t *Table) updatePresence(p rules.Seat, do func()) {
	before := t.present(p)
	do()
	if t.present(p) {
		t.calls.told = t.calls.told.Without(p)
	}
	if t.present(p) == before || t.why != nil {
		return
	}
	for v := range t.fresh {
		t.fresh[v] = true
	}
	t.outdate()
	t.tell()
}

// Seat returns the seat whose view it is, or Nobody.
func (w *Watch) Seat() rules.Seat { return w.seat }

// present reports whether a watch of seat p is open, at any server.
func (t *Table) present(p rules.Seat) bool {
	return p != rules.Nobody && (t.here[viewer(p)] > 0 || t.hub.presence.away(t.id, p))
}

// removed reports whether the person who watches has lost the seat since.
func (w *Watch) removed() bool { return w.seat != rules.Nobody && w.t.seats[w.seat].Lock != w.lock }

// shut returns why the view is over, if it is.
func (w *Watch) shut() error {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	if w.removed() {
		return w.t.named(refuse(Removed, "the owner of the table has removed whoever sat here"))
	}
	return nil
}

// ping signals that there is something new.
func (w *Watch) ping() {
	select {
	case w.news <- struct{}{}:
	default: // already signalled
	}
}

// Next waits until there is something new for the viewer and returns it; the first call
// returns at once. Every step that adds public lines to the log comes as a frame of its
// own, in order, so that the viewer sees what each did to the board. Other changes may
// arrive as one frame, and so may all of them when the viewer is far behind. No line of
// the log is lost. Others may be sent the same frame, so it must not be changed. Next
// returns the context's error when the context ends, and the reason when the table is
// gone.
func (w *Watch) Next(ctx context.Context) (*Frame, error) {
	for {
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-w.t.gone:
			return nil, w.t.reason()
		case <-w.news:
		}
		if f, ok := w.take(); ok {
			return f, nil
		}
		if err := w.shut(); err != nil {
			return nil, err
		}
	}
}

// take returns the current frame, if it has not been delivered.
func (w *Watch) take() (f *Frame, ok bool) {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	if w.removed() || w.t.why != nil || w.t.pings[viewer(w.seat)] == w.seen {
		return f, false
	}
	if len(w.queue) > 0 {
		f, w.queue = w.queue[0], w.queue[1:]
		w.after = f.Log[len(f.Log)-1].N
		w.ping()
		return f, true
	}
	of := look{w.seat, w.lang, w.after, w.talk}
	if f, ok = w.madeAhead(of); !ok {
		aside(func() { f = w.t.onlookers(w.seat).frame(w.t, of).frame })
	}
	w.seen, w.after, w.talk = w.t.pings[viewer(w.seat)], w.t.length(), len(w.t.talk)
	w.upTo = w.after
	return f, true
}

// mostSteps is how many steps a viewer may be behind before they are delivered as
// one.
const mostSteps = 64

// keepStep keeps the present step for the viewers who have not seen its lines, before
// another changes the board. Whether there is one depends on the public log alone.
func (t *Table) keepStep() {
	shared := shots{}
	for w := range t.watches {
		if w.seen == 0 || t.length() <= w.upTo {
			continue // what was before comes at once
		}
		if len(w.queue) == mostSteps {
			w.queue, w.upTo = nil, w.after
			continue
		}
		f := shared.step(t, look{w.seat, w.lang, w.upTo, w.talk})
		if len(f.Log) == 0 {
			continue
		}
		w.queue, w.upTo = append(w.queue, f), f.Log[len(f.Log)-1].N
	}
}

// asStep takes from the frame what it asks and offers, since it is past.
func (f *Frame) asStep() *Frame {
	f.Ask, f.Clock, f.Undo, f.Given, f.Left, f.Talk = nil, nil, nil, nil, nil, []Talk{}
	return f
}

// Lines returns the number of the last line of the log delivered. Pass it to
// [Table.Watch] to continue from there.
func (w *Watch) Lines() int { return w.after }

// Talk returns the number of the last line of the talk delivered. Pass it to
// [Table.Watch] to continue from there.
func (w *Watch) Talk() int { return w.talk }

func (t *Table) reason() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.why
}

// Frame returns the current frame of the key's seat in a language, with the log
// after line after and the talk after line talk.
func (t *Table) Frame(key string, lang wording.Lang, after, talk int) (f Frame, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return f, err
	}
	p, err := t.seatOf(key)
	if err != nil {
		return f, t.named(err)
	}
	return t.frame(p, lang, after, talk), nil
}
