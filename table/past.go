package table

import (
	"context"
	"sync"

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
	past.Table = t.info()
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
	if t.why != nil {
		defer t.mu.Unlock()
		return t.why
	}
	err, kept := t.maySee(key, as), t.next
	t.mu.Unlock()
	if err != nil {
		return t.named(err)
	}
	return t.hub.films.show(ctx, t.hub, t.id, kept, do)
}

// film is a replay of a table, with every moment at which a question opened.
type film struct {
	id     string
	t      *Table // a separate table; nobody is notified of what happens at it
	frames []picture
}

// picture is a moment of a film.
type picture struct {
	state rules.State
	ask   int
	line  int
	asked rules.Seats
}

func (p *picture) moment() Moment {
	return Moment{
		Ask: p.ask, Line: p.line, Turn: int(p.state.Turn), Phase: p.state.Phase.String(), Waiting: numbers(members(p.asked)),
	}
}

// still returns what the eyes could see at moment i.
func (f *film) still(i int, as Eyes) Still {
	table := rules.At(f.t.hub.cat, f.frames[i].state)
	if as == AllEyes {
		view, laid := table.Laid()
		return Still{i, &view, &laid}
	}
	view := table.View(as.seat())
	return Still{Moment: i, View: &view}
}

// shoot records a picture if a question has opened since the last one.
func (f *film) shoot() {
	game := f.t.game
	if game == nil {
		return
	}
	now := picture{game.State(), game.Ask(), f.t.length(), game.Asked()}
	if n := len(f.frames); n > 0 && f.frames[n-1].ask == now.ask && f.frames[n-1].asked == now.asked {
		return
	}
	f.frames = append(f.frames, now)
}

// films caches the films shown last. A replay takes as long as loading a table,
// so only one runs at a time and only few films are cached.
type films struct {
	mu   sync.Mutex
	list []*film // least recently shown first
}

// maxFilms is the size of the cache. One moment takes some kilobytes.
const maxFilms = 4

// show calls do with the film of a table, replayed at least up to entry kept.
func (fs *films) show(ctx context.Context, h *Hub, id string, kept int64, do func(f *film)) error {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	f := fs.take(id)
	if f == nil {
		f = &film{id: id, t: newTable(h, id)}
	}
	if f.t.next < kept {
		if err := f.goOn(ctx, h); err != nil {
			return err
		}
	}
	fs.list = append(fs.list, f)
	if len(fs.list) > maxFilms {
		fs.list = fs.list[1:]
	}
	do(f)
	return nil
}

// take removes the film of a table from the cache and returns it, or nil if it
// is not cached.
func (fs *films) take(id string) *film {
	for i, f := range fs.list {
		if f.id == id {
			fs.list = append(fs.list[:i:i], fs.list[i+1:]...)
			return f
		}
	}
	return nil
}

// goOn replays the entries stored since the film was made. Those played under
// other rules contribute their log but no moments.
func (f *film) goOn(ctx context.Context, h *Hub) error {
	kept, err := h.keeper.Load(ctx, f.id)
	if err != nil {
		return &Error{Code: NotKept, Table: f.id, Err: err}
	}
	first := f.t.next
	kept.Entries = kept.Entries[min(first, int64(len(kept.Entries))):]
	entries, err := f.t.readEntries(first, kept)
	if err != nil {
		return &Error{Code: Damaged, Table: f.id, Err: err}
	}
	from := 0
	if first == 0 {
		from, _ = course(entries)
	}
	s := &skim{facts: &f.t.facts, top: -1}
	for i, e := range entries {
		do := func() error { return f.t.apply(h.cat, e) }
		if i < from {
			do = func() error { return s.entry(e) }
		}
		if err := safely(do); err != nil {
			return &Error{Code: Damaged, Table: f.id, Err: err}
		}
		f.t.rewound(e)
		f.shoot()
	}
	return nil
}
