package table

import (
	"context"

	"ragtag/rules"
	"ragtag/wording"
)

// The past of a table can be viewed moment by moment: every question that was
// open is a moment, and so is the end. The stored entries are replayed on a
// separate table, and each moment is shown as one seat could see it then. While
// the game runs, a seat can see only its own past.

// Eyes is the point of view on the past: a seat, rules.Nobody for what
// everybody saw, or AllEyes.
type Eyes int

// AllEyes sees everything that was hidden.
const AllEyes Eyes = -2

// Past is an index of the moments of a game, with its log as the chosen eyes
// may read it.
type Past struct {
	Eyes    int      `json:"eyes" doc:"a seat, -1 for what everybody saw, -2 for everything"`
	Table   Info     `json:"table"`
	Moments []Moment `json:"moments"`
	Log     []Line   `json:"log"`
}

// Moment is a moment at which a question was open.
type Moment struct {
	Ask     int    `json:"ask" doc:"number of the question"`
	Line    int    `json:"line" doc:"the last line of the log at this moment"`
	Turn    int    `json:"turn"`
	Phase   string `json:"phase"`
	Waiting []int  `json:"waiting" doc:"seats that were asked"`
}

// Still is what the chosen eyes could see at a moment.
type Still struct {
	Moment int         `json:"moment" doc:"its place in the index, from 0"`
	View   *rules.View `json:"view"`
	Laid   *rules.Laid `json:"laid,omitempty" doc:"with the eyes that see everything"`
}

// MaxStills is the most stills that one call returns.
const MaxStills = 24

// Past returns the past of the table from a point of view, in a language. While
// the game runs, it returns an Error of code GameRunning for anything that the
// key's seat did not see.
func (t *Table) Past(ctx context.Context, key string, as Eyes, lang wording.Lang) (past Past, err error) {
	err = t.film(ctx, key, as, func(f *film) {
		past = Past{Eyes: int(as), Log: f.t.lines(as.seat(), 0, lang), Moments: make([]Moment, len(f.frames))}
		for i := range f.frames {
			past.Moments[i] = f.frames[i].moment()
		}
	})
	if err != nil {
		return past, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	past.Table = t.info(lang)
	return past, nil
}

// Stills returns up to n stills, but no more than MaxStills, beginning at
// moment from. Errors are as for [Table.Past].
func (t *Table) Stills(ctx context.Context, key string, as Eyes, from, n int) (stills []Still, err error) {
	err = t.film(ctx, key, as, func(f *film) {
		from = min(max(from, 0), len(f.frames))
		for i, end := from, min(from+min(n, MaxStills), len(f.frames)); i < end; i++ {
			stills = append(stills, f.still(i, as))
		}
	})
	return stills, err
}

// seat returns the seat whose lines of the log the eyes read.
func (e Eyes) seat() rules.Seat { return rules.Seat(e) }

// maySee returns an Error if the key does not permit these eyes.
func (t *Table) maySee(key string, as Eyes) error {
	p, err := t.seatOf(key)
	switch {
	case err != nil:
		return err
	case as < AllEyes || int(as) >= len(t.seats):
		return refuse(NoSeat, "eyes %d at a table of %d seats", as, len(t.seats))
	case t.game == nil:
		return refuse(NotStarted, "the game has not begun")
	case !t.game.Over() && as != Eyes(p) && as != Eyes(rules.Nobody):
		return refuse(GameRunning, "the secrets of a game are withheld until it ends")
	}
	return nil
}

// film calls do with the film of the table up to its last stored entry.
func (t *Table) film(ctx context.Context, key string, as Eyes, do func(f *film)) error {
	t.mu.Lock()
	if err := t.ready(); err != nil {
		defer t.mu.Unlock()
		return err
	}
	err, kept := t.maySee(key, as), t.next
	t.mu.Unlock()
	if err != nil {
		return t.named(err)
	}
	return t.hub.films.show(ctx, t.hub, t.id, kept, do)
}
