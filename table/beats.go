package table

import (
	"time"

	"ragtag/table/beat"
)

// The time for a question begins when the beats that led to it have ended at normal
// speed.

// playsWhole bounds how long after a question opened its time begins.
const playsWhole = time.Minute

// waitedFor is how long a question is open at least if the table did not answer
// it at once. Whether a person then answered by hand or by an order is secret.
const waitedFor = 100 * time.Millisecond

// play adds the beats of the events that led to the open question. They begin when
// those before would have ended at normal speed or, if somebody was waited for, at
// once: the others have seen those before, or did not want to. When the game begins,
// goes back or continues under other rules, nothing plays. The result depends on public
// events, and on times that everybody knows, but on nobody's client. An answer after
// which the question is still open changes nothing: others may not know of it.
func (f *facts) play(e *entry) {
	news := f.game.EventsFrom(f.played)
	f.played += len(news)
	if e.Answered == nil {
		f.plays = e.At
		return
	}
	if e.Answered.Own || e.At.Sub(f.asked) >= waitedFor || f.plays.Before(e.At) {
		f.plays = e.At
	}
	for i := range news {
		f.plays = f.plays.Add(beat.Of(news[i].Kind.String(), len(news[i].Comps)).Length())
	}
	if last := e.At.Add(playsWhole); f.plays.After(last) {
		f.plays = last
	}
}

// began returns when the time for a question that opened at some time begins:
// once the beats before it would have ended at normal speed.
func (f *facts) began(opened time.Time) time.Time {
	if f.plays.After(opened) {
		return f.plays
	}
	return opened
}
