package table

import (
	"context"
	"errors"
	"fmt"

	"ragtag/rules"
	"ragtag/table/secret"
)

// How far a seat has read the log is kept beside the table, not in its chain: it
// is no part of the game, and others must not learn when somebody looked. Like a
// player, it is stored under an id and a key that only the seat's key gives.

// readTo is how far a seat has read, as it is kept.
type readTo struct {
	Line int `json:"line"`
}

// seenBy returns the drawer in which it is kept how far the seat of a key has read.
func seenBy(key string) secret.Drawer { return drawerOf("seen " + key) }

// Seen returns the last line of the log that the key's seat has seen, or -1 if
// that is not known. Any other key than a seat's is refused with code WrongKey.
func (t *Table) Seen(ctx context.Context, key string) (line int, err error) {
	if err := t.asReader(key); err != nil {
		return -1, err
	}
	s, _, err := t.hub.seen(ctx, seenBy(key))
	return s.Line, err
}

// See records that the key's seat has seen the log up to a line. Nobody is told.
func (t *Table) See(ctx context.Context, key string, line int) error {
	if err := t.asReader(key); err != nil {
		return err
	}
	if err := t.hub.unlessDone(RequestIn(ctx)); err != nil {
		return t.named(err)
	}
	t.mu.Lock()
	line = min(line, t.length())
	t.mu.Unlock()
	t.hub.players.Lock()
	defer t.hub.players.Unlock()
	d := seenBy(key)
	change := RequestIn(ctx).note(putInto(d, &readTo{line}))
	for range attempts {
		before, kept, err := t.hub.seen(ctx, d)
		switch {
		case err != nil || line <= before.Line:
			return err
		case len(kept.Entries) == 0:
			err = t.hub.keeper.Create(ctx, d.ID, change)
		default:
			err = t.hub.keeper.Append(ctx, d.ID, int64(len(kept.Entries)), kept.last(), change)
		}
		switch {
		case err == nil:
			return nil
		case !errors.Is(err, ErrConflict):
			return &Error{Code: NotKept, Table: t.id, Err: err}
		}
	}
	return t.named(&Error{Code: NotKept, Detail: "others were first again and again"})
}

// asReader returns an error unless the key opens a seat.
func (t *Table) asReader(key string) error {
	p, err := t.Seat(key)
	if err == nil && p == rules.Nobody {
		err = t.named(refuse(WrongKey, "this takes the key of a seat"))
	}
	return err
}

// seen reads what is kept in a drawer; nothing there says line -1.
func (h *Hub) seen(ctx context.Context, d secret.Drawer) (s readTo, kept Kept, err error) {
	kept, err = h.keeper.Load(ctx, d.ID)
	switch {
	case errors.Is(err, ErrNoTable):
		return readTo{-1}, Kept{}, nil
	case err != nil:
		return readTo{-1}, kept, &Error{Code: NotKept, Err: err}
	}
	if err := readFrom(d, kept, &s); err != nil {
		return readTo{-1}, kept, &Error{Code: Damaged, Err: fmt.Errorf("how far a seat has read: %w", err)}
	}
	return s, kept, nil
}
