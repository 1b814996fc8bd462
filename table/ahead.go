package table

// Most of the time of storing a change is the disk's. Meanwhile the frames that the
// change brings are made and encoded. None is sent before the change is stored, and
// none at all if it is not.

// Form encodes a frame for somebody who with it has the log up to line lines and the
// talk up to line talk.
type Form func(f *Frame, lines, talk int) []byte

// ahead is a frame that was made before there was news of it. The zero ahead is none.
type ahead struct {
	shot
	of   look
	ping int64 // of the news
}

// makeAhead makes the frames that the entries waiting to be stored will bring, for the
// watches that have been sent everything before them. It closes done at the end. Until
// then the table must not change.
func (t *Table) makeAhead() (done chan struct{}) {
	t.outdate()
	done = make(chan struct{})
	if len(t.watches) == 0 {
		close(done)
		return done
	}
	go func() {
		defer close(done)
		defer func() { _ = recover() }() // a reader makes the frame later, and it fails there
		for w := range t.watches {
			if v := viewer(w.seat); t.fresh[v] && w.seen == t.pings[v] && !w.removed() {
				w.makeAhead(t.pings[v] + 1)
			}
		}
	}()
	return done
}

// makeAhead makes the frame that the watch will be sent with the news of this number.
func (w *Watch) makeAhead(ping int64) {
	t, of := w.t, look{w.seat, w.lang, w.upTo, w.talk}
	k := t.onlookers(w.seat).frame(t, of)
	if w.form != nil {
		k.frame.encoded.once.Do(func() { k.frame.encoded.form = w.form(k.frame, t.length(), len(t.talk)) })
	}
	w.ahead = ahead{k, of, ping}
}

// madeAhead returns the frame for a look, if it was made ahead.
func (w *Watch) madeAhead(of look) (f *Frame, ok bool) {
	a := w.ahead
	w.ahead = ahead{}
	ok = a.frame != nil && a.of == of && a.ping == w.t.pings[viewer(w.seat)] && a.good(w.t.hub.now())
	return a.frame, ok
}
