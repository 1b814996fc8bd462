package table

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/wording"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var cat = cards.Catalogue()

// shelf is a Keeper in memory that can be made to fail.
type shelf struct {
	mu     sync.Mutex
	tables map[string]*Kept
	labels map[string]string
	wakes  map[string]time.Time
	done   map[string]Change // by request
	mail   map[string]parcel
	stiff  bool  // nothing can be rewritten
	fail   error // error of the next change
	kept   bool  // whether that change is stored all the same
}

// parcel is a message that waits.
type parcel struct {
	table string
	body  []byte
	taken time.Time
}

func (s *shelf) Take(_ context.Context, at, until time.Time, limit int) (map[string][]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	taken := map[string][]byte{}
	for id, p := range s.mail {
		if len(taken) < limit && !p.taken.After(at) {
			p.taken, taken[id] = until, p.body
			s.mail[id] = p
		}
	}
	return taken, nil
}

func (s *shelf) Drop(_ context.Context, ids []string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, id := range ids {
		delete(s.mail, id)
	}
	return nil
}

func (s *shelf) Create(_ context.Context, id string, c Change) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.tables == nil {
		s.tables = map[string]*Kept{}
	}
	if s.tables[id] != nil {
		return ErrConflict
	}
	if s.isDone(c) {
		return ErrDone
	}
	s.tables[id] = &Kept{}
	return s.add(id, c)
}

func (s *shelf) Append(_ context.Context, id string, next int64, last string, c Change) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.isDone(c) {
		return ErrDone
	}
	if k := s.tables[id]; k == nil || int64(len(k.Entries)) != next || k.last() != last {
		return ErrConflict
	}
	return s.add(id, c)
}

func (s *shelf) Rewrite(_ context.Context, id string, at Mark, whole Change) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.tables[id]
	if k == nil || int64(len(k.Entries)) != at.Next || k.last() != at.Hash {
		return ErrConflict
	}
	if s.stiff {
		return errors.New("the server has died")
	}
	k.Entries = nil
	maps.DeleteFunc(s.mail, func(_ string, p parcel) bool { return p.table == id })
	return s.add(id, whole)
}

func (s *shelf) Delete(_ context.Context, id string, at Mark) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if k := s.tables[id]; k == nil || int64(len(k.Entries)) != at.Next || k.last() != at.Hash {
		return ErrConflict
	}
	delete(s.tables, id)
	return nil
}

func (s *shelf) add(id string, c Change) error {
	fail := s.fail
	s.fail = nil
	if fail != nil && !s.kept {
		return fail
	}
	if s.done == nil {
		s.done = map[string]Change{}
	}
	if c.Request != "" {
		s.done[c.Request] = c
	}
	if c.Also != "" {
		s.done[c.Also] = Change{At: c.At}
	}
	delete(s.done, c.Forgets)
	for message, body := range c.Messages {
		if s.mail == nil {
			s.mail = map[string]parcel{}
		}
		if _, is := s.mail[message]; !is {
			s.mail[message] = parcel{table: id, body: body}
		}
	}
	k := s.tables[id]
	for _, e := range c.Entries {
		k.Entries = append(k.Entries, slices.Clone(e))
	}
	k.Version, k.Head, k.Updated = c.Version, slices.Clone(c.Head), c.At
	if s.labels == nil {
		s.labels, s.wakes = map[string]string{}, map[string]time.Time{}
	}
	s.labels[id], s.wakes[id] = c.Label, c.Wake
	if len(c.Checkpoint) > 0 {
		k.Checkpoint = slices.Clone(c.Checkpoint)
	}
	return fail
}

// isDone reports whether a request of a change was carried out.
func (s *shelf) isDone(c Change) bool {
	_, request := s.done[c.Request]
	_, also := s.done[c.Also]
	return request || also
}

func (s *shelf) Done(_ context.Context, request string) (Done, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c, is := s.done[request]
	if !is {
		return Done{}, ErrNotDone
	}
	return Done{c.Print, c.Outcome}, nil
}

func (s *shelf) Forget(_ context.Context, before time.Time, _ int) (n int, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for request, c := range s.done {
		if c.At.Before(before) {
			delete(s.done, request)
			n++
		}
	}
	return n, nil
}

func (s *shelf) List(_ context.Context, label string, limit int) ([]Listed, error) {
	all := s.pick(func(id string) bool { return s.labels[id] == label })
	slices.SortFunc(all, func(a, b Listed) int { return b.Updated.Compare(a.Updated) })
	return all[:min(len(all), limit)], nil
}

func (s *shelf) Heads(_ context.Context, ids []string) (all []Listed, err error) {
	for _, id := range ids {
		all = append(all, s.pick(func(other string) bool { return other == id })...)
	}
	return all, nil
}

func (s *shelf) Due(_ context.Context, before time.Time, limit int) (ids []string, err error) {
	for _, l := range s.pick(func(id string) bool { return !s.wakes[id].IsZero() && s.wakes[id].Before(before) }) {
		ids = append(ids, l.ID)
	}
	return ids[:min(len(ids), limit)], nil
}

func (s *shelf) Walk(_ context.Context, after string, limit int) ([]Listed, error) {
	all := s.pick(func(id string) bool { return id > after })
	return all[:min(len(all), limit)], nil
}

// pick returns the tables that are wanted, by id.
func (s *shelf) pick(wanted func(id string) bool) (all []Listed) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, k := range s.tables {
		if wanted(id) {
			all = append(all, Listed{id, k.Head, k.Updated})
		}
	}
	slices.SortFunc(all, func(a, b Listed) int { return cmp.Compare(a.ID, b.ID) })
	return all
}

func (s *shelf) Load(_ context.Context, id string) (Kept, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.tables[id] == nil {
		return Kept{}, ErrNoTable
	}
	k := *s.tables[id]
	k.Entries = slices.Clone(k.Entries)
	return k, nil
}

func (s *shelf) Entries(ctx context.Context, id string, from int64) ([][]byte, error) {
	k, err := s.Load(ctx, id)
	return k.Entries[min(max(from, 0), int64(len(k.Entries))):], err
}

func (s *shelf) Marks(_ context.Context, ids []string) (map[string]Mark, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	marks := map[string]Mark{}
	for _, id := range ids {
		if k := s.tables[id]; k != nil {
			marks[id] = Mark{int64(len(k.Entries)), k.last()}
		}
	}
	return marks, nil
}

// copied returns a copy of the shelf.
func (s *shelf) copied() *shelf {
	s.mu.Lock()
	defer s.mu.Unlock()
	other := &shelf{tables: map[string]*Kept{}, labels: maps.Clone(s.labels), wakes: maps.Clone(s.wakes)}
	for id, k := range s.tables {
		c := *k
		c.Entries = slices.Clone(k.Entries)
		other.tables[id] = &c
	}
	return other
}

// shelfOf returns the shelf of a hub, which others may share.
func shelfOf(h *Hub) *shelf {
	if r, ok := h.keeper.(logged).Keeper.(*rack); ok {
		return r.shelf
	}
	return h.keeper.(logged).Keeper.(*shelf)
}

// hub opens a hub over a shelf until the test ends.
func hub(t *testing.T, s *shelf, c Config) *Hub {
	t.Helper()
	c.Chance = cmp.Or(c.Chance, t.Name()) // the same games in every run
	h := NewHub(s, cat, c)
	t.Cleanup(h.Close)
	return h
}

// seats returns a set-up of people (h), free seats (o) and bots (b).
func seats(pattern string, pace Pace) SetUp {
	s := SetUp{Players: len(pattern), Pace: pace}
	for i, c := range pattern {
		switch c {
		case 'h':
			s.Seats = append(s.Seats, Sit{Kind: Human, Name: string(rune('A' + i))})
		case 'o':
			s.Seats = append(s.Seats, Sit{Kind: Human})
		default:
			s.Seats = append(s.Seats, Sit{Kind: Bot})
		}
	}
	return s
}

// made creates a table.
func made(t *testing.T, h *Hub, s SetUp) (*Table, Created) {
	t.Helper()
	c, err := h.Create(s)
	if err != nil {
		t.Fatal(err)
	}
	tb, err := h.Find(context.Background(), c.ID)
	if err != nil {
		t.Fatal(err)
	}
	return tb, c
}

// frame returns the frame of a key's seat.
func frame(t *testing.T, tb *Table, key string) Frame {
	t.Helper()
	f, err := tb.Frame(key, wording.En, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// brief is frame without the log, which is long.
func brief(t *testing.T, tb *Table, key string) Frame {
	t.Helper()
	f, err := tb.Frame(key, wording.En, 1<<30, 0)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// chooser answers at random, reproducibly for its seed.
type chooser uint64

func (c *chooser) below(n int) int {
	*c = *c*6364136223846793005 + 1442695040888963407
	return int(uint64(*c) >> 33 % uint64(n))
}

// answer returns a legal answer to a request.
func (c *chooser) answer(a *Ask) []rules.Take {
	want, all := a.Min, 0
	for _, o := range a.Options {
		all += o.Max
	}
	if a.Max > a.Min {
		want += c.below(a.Max - a.Min + 1)
	}
	if want > 0 {
		want = max(want, a.Least)
	}
	taken := make([]int, len(a.Options))
	for want = min(want, all); want > 0; {
		if i := c.below(len(a.Options)); taken[i] < a.Options[i].Max {
			taken[i]++
			want--
		}
	}
	var takes []rules.Take
	for i, n := range taken {
		if n > 0 {
			takes = append(takes, rules.Take{Option: a.Options[i].ID, Count: n})
		}
	}
	return takes
}

// stands returns the number of a table's next entry and the hash of its last one,
// also while bots play on.
func stands(tb *Table) (next int64, last string) {
	tb.mu.Lock()
	defer tb.mu.Unlock()
	return tb.next, tb.last
}

// settled waits until the table has nothing to do by itself, and returns the
// frame of a key's seat.
func settled(t *testing.T, tb *Table, key string) Frame {
	t.Helper()
	for range 100000 {
		tb.mu.Lock()
		busy := tb.why == nil && tb.status() == Running
		if busy {
			_, in := tb.nextDue()
			busy = in == 0
		}
		tb.mu.Unlock()
		if !busy {
			return brief(t, tb, key)
		}
		time.Sleep(50 * time.Microsecond)
	}
	t.Fatal("the table does not come to rest")
	return Frame{}
}
