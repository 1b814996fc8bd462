package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"
)

// mark returns how far the table in memory has come.
func (t *Table) mark() Mark { return Mark{t.next, t.last} }

// sync makes the table catch up with the store, if other servers use it. It
// returns whether there was anything to catch up with. If it fails, the table
// must neither grant, refuse nor show anything.
func (t *Table) sync() (behind bool, err error) {
	if t.hub.Cluster == nil {
		return false, nil
	}
	ctx, cancel := context.WithTimeout(t.hub.ctx, keepTime)
	defer cancel()
	marks, err := t.hub.keeper.Marks(ctx, []string{t.id})
	if err != nil {
		return false, t.named(&Error{Code: NotKept, Err: err})
	}
	is, exists := marks[t.id]
	switch {
	case is == t.mark():
		return false, nil
	case !exists || is.Next <= t.next:
		return false, t.overtook(is)
	}
	return true, t.catchUp(ctx)
}

// ready returns nil if the table is what is stored, and otherwise why nothing of
// it can be shown.
func (t *Table) ready() error {
	if t.why != nil {
		return t.why
	}
	_, err := t.sync()
	return err
}

// overtook gives up the table in memory because it holds entries that the store
// does not: the store was restored from an older copy, or another one has taken
// its place.
func (t *Table) overtook(is Mark) error {
	t.hub.log.Error("a table in memory is not what is stored, and is read again",
		"table", t.id, "entries", t.next, "last", t.last, "stored", is.Next, "stored last", is.Hash)
	t.hub.group.Go(func() { t.hub.films.forget(t.id) })
	return t.retire(&Error{Code: Closing, Detail: "the stored table is another than the one in memory"})
}

// catchUp applies the entries that others have stored.
func (t *Table) catchUp(ctx context.Context) error {
	from := max(t.next-1, 0) // with the last that is known
	data, err := t.hub.keeper.Entries(ctx, t.id, from)
	if err != nil {
		return t.named(&Error{Code: NotKept, Err: err})
	}
	known := t.next - from
	if int64(len(data)) < known || known > 0 && hashOf(data[0]) != t.last {
		return t.overtook(Mark{Next: from + int64(len(data))})
	}
	if int64(len(data)) == known {
		return nil // there is no more, whatever was said
	}
	if err := t.follow(data[known:]); err != nil {
		t.hub.log.Warn("a table cannot go on from what is in memory, and is read again", "table", t.id, "error", err)
		return t.reload()
	}
	t.outdate()
	t.tell()
	return nil
}

// follow applies entries of others.
func (t *Table) follow(data [][]byte) error {
	entries, err := t.readEntries(t.next, Kept{Entries: data})
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.Renewed != nil {
			return errors.New("it goes on under other rules")
		}
		if err := safely(func() error { return t.enter(e) }); err != nil {
			return fmt.Errorf("entry %d: %w", e.Number, err)
		}
	}
	return nil
}

// reload takes the state of the table from the store, and drops what is in
// memory and not stored. If that fails, the table is gone.
func (t *Table) reload() error {
	is, err := t.hub.load(t.id)
	if err != nil {
		return t.retire(err)
	}
	t.facts, t.next, t.last, t.stored, t.wait = is.facts, is.next, is.last, is.stored, nil
	t.deciders, t.eras, t.turned, t.seq = is.deciders, is.eras, is.turned, is.seq
	for w := range t.watches {
		w.queue, w.upTo, w.ahead = nil, w.after, ahead{} // some of it may be of what was dropped
	}
	for v := range t.fresh {
		t.fresh[v] = true
	}
	t.outdate()
	t.tell()
	return nil
}

// settle finds out whether a change whose outcome is unknown was stored, and
// stores it if it was not. It tries for as long as a change may take.
func (t *Table) settle(ctx context.Context, change Change) error {
	first, refused := t.next-int64(len(t.wait)), false
	for {
		data, err := t.hub.keeper.Entries(ctx, t.id, first)
		switch {
		case err != nil:
		case len(data) == 0 && !refused:
			err = t.hub.keeper.Append(ctx, t.id, first, t.stored, change)
			if refused = errors.Is(err, ErrConflict); refused {
				continue // it may be what was stored meanwhile
			}
			if !errors.Is(err, ErrUnknown) {
				return err
			}
		case len(data) >= len(t.wait) && same(data[:len(t.wait)], t.wait):
			return nil // what others have added since comes with the next news
		default:
			return ErrConflict
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("%w: %w", ErrUnknown, err)
		case <-time.After(settleEvery):
		}
	}
}

// settleEvery is how long to wait before the store is asked again.
const settleEvery = 100 * time.Millisecond

// same reports whether two lists of entries are the same.
func same(a, b [][]byte) bool { return bytes.Equal(bytes.Join(a, []byte{0}), bytes.Join(b, []byte{0})) }
