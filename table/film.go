package table

import (
	"context"
	"sync"

	"ragtag/rules"
	"ragtag/table/chronicle"
)

// film is a replay of a table, with every moment at which a question opened.
type film struct {
	id     string
	t      *Table // a separate table; nobody is notified of what happens at it
	frames []picture
	watch  waits
	story  *chronicle.Chronicle // once somebody has asked for it
	minds  *Minds               // likewise
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

// addPicture records a picture if a question has opened since the last one.
func (f *film) addPicture() {
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

// forget drops the film of a table.
func (fs *films) forget(id string) {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	fs.take(id)
}

// show calls do with the film of a table, replayed at least up to entry kept.
func (fs *films) show(ctx context.Context, h *Hub, id string, kept int64, do func(f *film)) error {
	fs.mu.Lock()
	defer fs.mu.Unlock()
	f := fs.take(id)
	if f == nil {
		f = &film{id: id, t: newTable(h, id)}
	}
	if f.t.next < kept {
		if err := f.advance(ctx, h); err != nil {
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

// advance replays the entries stored since the film was made. Those played under
// other rules contribute their log but no moments.
func (f *film) advance(ctx context.Context, h *Hub) error {
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
	f.story, f.minds = nil, nil
	s := &skim{facts: &f.t.facts, top: -1}
	for i, e := range entries {
		do := func() error { return f.t.apply(h.cat, e) }
		if i < from {
			do = func() error { return s.entry(e) }
		}
		f.watch.see(&f.t.facts, e.At)
		if err := safely(do); err != nil {
			return &Error{Code: Damaged, Table: f.id, Err: err}
		}
		f.t.rewound(e)
		f.addPicture()
	}
	return nil
}
