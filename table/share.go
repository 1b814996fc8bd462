package table

import (
	"sync"
	"time"

	"ragtag/rules"
	"ragtag/wording"
)

// A table can have many onlookers, who are all sent the same. A frame is made and
// encoded once for all of them who read one language and have come equally far.

// shareTime is how long a frame that says how much time is left is good for.
const shareTime = 100 * time.Millisecond

// encoding is the form in which a frame is sent, made when it is first asked for.
type encoding struct {
	once sync.Once
	form []byte
}

// Encode returns the form in which the frame is sent. It is made once for all copies of
// a frame that watches have delivered. So form must depend only on the frame and on how
// far those watches have come with it, and its result must not be changed.
func (f *Frame) Encode(form func(*Frame) []byte) []byte {
	if f.encoded == nil {
		return form(f)
	}
	f.encoded.once.Do(func() { aside(func() { f.encoded.form = form(f) }) })
	return f.encoded.form
}

// look is what a frame is made from, besides the table.
type look struct {
	seat        rules.Seat
	lang        wording.Lang
	after, talk int
}

// shot is a frame that was made at a moment.
type shot struct {
	frame *Frame
	at    time.Time
}

// shots holds frames by what they were made from. A nil one holds none.
type shots map[look]shot

// good reports whether the frame is as if it were made now.
func (k shot) good(now time.Time) bool {
	return k.frame.Clock == nil && k.frame.Left == nil || now.Sub(k.at) < shareTime
}

// frame returns the frame of a table for a look, and shares it.
func (s shots) frame(t *Table, of look) shot {
	now := t.hub.now()
	if k, ok := s[of]; ok && k.good(now) {
		return k
	}
	k := shot{t.frameOf(of), now}
	if s != nil && (len(k.frame.Log) <= mostSteps || t.here[viewer(of.seat)] >= crowd) {
		s[of] = k
	}
	return k
}

// crowd is how many must look on for a frame with much of the log to be held for
// others who come.
const crowd = 16

// step returns the frame of a table for a look as a step that is past, and shares
// it.
func (s shots) step(t *Table, of look) *Frame {
	if k, ok := s[of]; ok {
		return k.frame
	}
	f := t.frameOf(of).asStep()
	s[of] = shot{frame: f}
	return f
}

// frameOf makes the frame for a look.
func (t *Table) frameOf(of look) *Frame {
	f := t.frame(of.seat, of.lang, of.after, of.talk)
	f.encoded = &encoding{}
	return &f
}

// outdate forgets what viewers are sent alike, since it changes.
func (t *Table) outdate() {
	clear(t.shared)
	t.resay()
}

// onlookers returns the shots that onlookers share until there is news for them:
// nil if there is but one, who needs none.
func (t *Table) onlookers(p rules.Seat) shots {
	if p != rules.Nobody || t.here[viewer(p)] < 2 {
		return nil
	}
	if t.shared == nil {
		t.shared = shots{}
	}
	return t.shared
}
