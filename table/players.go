package table

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"ragtag/table/player"
	"ragtag/table/secret"
)

// A player key gives access to what belongs to a person. The data can neither be
// found nor read without the key; see [secret.Drawer].

// playerPrefix is the prefix of the ids under which players are stored. No
// table has such an id.
const playerPrefix = "player-"

// drawerOf returns the drawer of a player key.
func drawerOf(key string) secret.Drawer { return secret.DrawerOf(playerPrefix, key) }

// putInto returns the change that stores v in a drawer.
func putInto(d secret.Drawer, v any) Change {
	sealed := d.Close(marshal(v))
	return Change{At: time.Now(), Version: Format, Entries: [][]byte{[]byte(hashOf(sealed))}, Head: []byte("{}"), Checkpoint: sealed}
}

// readFrom reads what is stored in a drawer into v.
func readFrom(d secret.Drawer, kept Kept, v any) error {
	data, err := d.Open(kept.Checkpoint)
	if err != nil {
		return err
	}
	return unmarshal(data, v)
}

// NewPlayer creates a player and returns the key.
func (h *Hub) NewPlayer(ctx context.Context) (key string, err error) {
	key = secret.Random(24)
	d := drawerOf(key)
	r := RequestIn(ctx)
	r.gives(key)
	if err := h.keeper.Create(ctx, d.ID, r.note(putInto(d, &player.Player{Tables: []player.Seated{}}))); err != nil {
		return "", &Error{Code: NotKept, Err: err}
	}
	return key, nil
}

// Player returns the player with this key. It returns an Error of code NoPlayer
// if there is none.
func (h *Hub) Player(ctx context.Context, key string) (p player.Player, err error) {
	p, _, err = h.player(ctx, drawerOf(key))
	return p, err
}

// player returns the player in a drawer as stored.
func (h *Hub) player(ctx context.Context, d secret.Drawer) (p player.Player, kept Kept, err error) {
	kept, err = h.keeper.Load(ctx, d.ID)
	switch {
	case errors.Is(err, ErrNoTable):
		return p, kept, refuse(NoPlayer, "the key opens nothing")
	case err != nil:
		return p, kept, &Error{Code: NotKept, Err: err}
	}
	if err := readFrom(d, kept, &p); err != nil {
		return p, kept, &Error{Code: Damaged, Err: fmt.Errorf("a stored player: %w", err)}
	}
	return p, kept, nil
}

// ChangePlayer calls do with the player with this key and stores the result. It
// returns an Error of code NoPlayer if there is none.
func (h *Hub) ChangePlayer(ctx context.Context, key string, do func(*player.Player)) error {
	h.players.Lock()
	defer h.players.Unlock()
	d := drawerOf(key)
	for range attempts {
		p, kept, err := h.player(ctx, d)
		if err != nil {
			return err
		}
		do(&p)
		err = h.keeper.Append(ctx, d.ID, int64(len(kept.Entries)), kept.last(), RequestIn(ctx).note(putInto(d, &p)))
		switch {
		case err == nil:
			return nil
		case !errors.Is(err, ErrConflict):
			return &Error{Code: NotKept, Err: err}
		}
	}
	return &Error{Code: NotKept, Detail: "others were first again and again"}
}

// isPlayer reports whether an id is that of a stored player.
func isPlayer(id string) bool { return strings.HasPrefix(id, playerPrefix) }
