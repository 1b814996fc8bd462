package table

import (
	"context"
	"errors"

	"ragtag/table/player"
	"ragtag/table/secret"
)

// ErasePlayer erases a player: what the tables that they gathered store of
// them, and what is kept under their key. All of it is noted first. Emptying
// what is kept carries out the request.
func (h *Hub) ErasePlayer(ctx context.Context, key string) error {
	d := drawerOf(key)
	p, err := h.Player(ctx, key)
	if err != nil {
		return err
	}
	notes := []string{d.ID}
	for _, s := range p.Tables {
		notes = append(notes, s.ID+" "+secret.LockOf(s.Key))
	}
	if err := h.noteErasing(ctx, notes...); err != nil {
		return err
	}
	for _, s := range p.Tables {
		if err := h.announceAt(ctx, s); err != nil {
			return err
		}
	}
	if err := h.ChangePlayer(ctx, key, func(p *player.Player) { *p = player.Player{Tables: []player.Seated{}} }); err != nil {
		return err
	}
	for _, s := range p.Tables {
		t, err := h.Find(ctx, s.ID)
		if err == nil {
			err = t.Erase(ctx, s.Key)
		}
		if code := CodeOf(err); err != nil && code != NoTable && code != WrongKey { // it is not there, or not theirs
			return err
		}
	}
	return h.discard(ctx, d.ID)
}

// announceAt stores at a table that the person with a seat there is to be erased, if
// the table exists and the seat is theirs.
func (h *Hub) announceAt(ctx context.Context, s player.Seated) error {
	t, err := h.Find(ctx, s.ID)
	lock := ""
	if err == nil {
		t.mu.Lock()
		lock, err = t.lockOfPerson(s.Key)
		t.mu.Unlock()
	}
	switch code := CodeOf(err); {
	case code == NoTable || code == WrongKey:
		return nil
	case err != nil:
		return err
	}
	return t.announce(lock)
}

// discard deletes what is kept under an id, if there is anything.
func (h *Hub) discard(ctx context.Context, id string) error {
	for range attempts {
		marks, err := h.keeper.Marks(ctx, []string{id})
		if err == nil {
			if _, is := marks[id]; !is {
				return nil
			}
			err = h.keeper.Delete(ctx, id, marks[id])
		}
		switch {
		case err == nil, errors.Is(err, ErrNoTable):
			return nil
		case !errors.Is(err, ErrConflict):
			return &Error{Code: NotKept, Err: err}
		}
	}
	return &Error{Code: NotKept, Detail: "others were first again and again"}
}
