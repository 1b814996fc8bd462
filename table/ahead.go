package table

// While a change is stored, for which the disk takes most of the time, the frames that it
// brings are made and encoded. Nobody is sent one before the change is stored, and nobody
// at all if it is not.

// Form is a form in which a frame is sent to somebody who has come so far with it: to these
// lines of the log and of the talk.
type Form func(f *Frame, lines, talk int) []byte

// ahead is a frame that was made before there was news of it. The zero ahead is none.
type ahead struct {
	shot
	of   look
	ping int64 // of the news
}

// makeAhead makes the frames that the entries that wait to be stored will bring, for the
// watches that have been sent all that was before. It closes done at the end. Until then the
// table must stay as it is.
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
