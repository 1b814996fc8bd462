package table

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// A player key gives access to what belongs to a person: their seats and their
// preferences. There are no accounts: anyone who has the key is the player. The
// data can neither be found nor read without the key, because the id that it is
// stored under and the key that encrypts it are both derived from the player
// key.

// Player is the data stored under a player key.
type Player struct {
	Tables      []Seated    `json:"tables" doc:"the newest first"`
	Preferences Preferences `json:"preferences"`
}

// Seated is a seat that a player has taken.
type Seated struct {
	ID    string `json:"id" minLength:"1" maxLength:"64" doc:"of the table"`
	Key   string `json:"key" minLength:"1" maxLength:"64"`
	Seat  int    `json:"seat" minimum:"-1" maximum:"6" doc:"-1: not known"`
	Owner string `json:"owner,omitempty" maxLength:"64" doc:"key of whoever made the table"`
	Name  string `json:"name,omitempty" maxLength:"200"`
	Since int64  `json:"since" doc:"milliseconds since 1970"`
}

// Preferences are a player's settings of the client.
type Preferences struct {
	Name  string `json:"name,omitempty" maxLength:"200" doc:"that they use"`
	Lang  string `json:"lang,omitempty" enum:",en,es"`
	Theme string `json:"theme,omitempty" enum:",auto,light,dark"`
	Speed string `json:"speed,omitempty" enum:",slow,normal,quick,atOnce" doc:"of what happens"`
	Text  int    `json:"text,omitempty" minimum:"0" maximum:"130" doc:"its size, in per cent"`
}

// MaxSeated is how many seats of a player are stored: the latest.
const MaxSeated = 60

// Keep adds a seat. It replaces an earlier one at the same table.
func (p *Player) Keep(s Seated) {
	p.Forget(s.ID)
	p.Tables = slices.Insert(p.Tables, 0, s)
	slices.SortStableFunc(p.Tables, func(a, b Seated) int { return int(b.Since - a.Since) })
	p.Tables = p.Tables[:min(len(p.Tables), MaxSeated)]
}

// Forget removes the seat at a table.
func (p *Player) Forget(id string) {
	p.Tables = slices.DeleteFunc(p.Tables, func(s Seated) bool { return s.ID == id })
}

// playerPrefix is the prefix of the ids under which players are stored. No
// table has such an id.
const playerPrefix = "player-"

// drawer is the id under which a player is stored, with the cipher.
type drawer struct {
	id  string
	box cipher.AEAD
}

func drawerOf(key string) drawer {
	id, secret := sha256.Sum256([]byte("ragtag player "+key)), sha256.Sum256([]byte("ragtag player's box "+key))
	block, err := aes.NewCipher(secret[:])
	if err == nil {
		var box cipher.AEAD
		if box, err = cipher.NewGCMWithRandomNonce(block); err == nil {
			return drawer{playerPrefix + hex.EncodeToString(id[:16]), box}
		}
	}
	panic("table: " + err.Error()) // the key has the right length
}

// change returns the change that stores v.
func (d drawer) change(v any) Change {
	sealed := d.box.Seal(nil, nil, marshal(v), []byte(d.id))
	return Change{At: time.Now(), Version: Format, Entries: [][]byte{[]byte(hashOf(sealed))}, Head: []byte("{}"), Checkpoint: sealed}
}

// open reads what is stored into v.
func (d drawer) open(kept Kept, v any) error {
	data, err := d.box.Open(nil, nil, kept.Checkpoint, []byte(d.id))
	if err != nil {
		return err
	}
	return unmarshal(data, v)
}

// NewPlayer creates a player and returns the key.
func (h *Hub) NewPlayer(ctx context.Context) (key string, err error) {
	key = random(24)
	d := drawerOf(key)
	r := RequestIn(ctx)
	r.gives(key)
	if err := h.keeper.Create(ctx, d.id, r.note(d.change(&Player{Tables: []Seated{}}))); err != nil {
		return "", &Error{Code: NotKept, Err: err}
	}
	return key, nil
}

// Player returns the player with this key. It returns an Error of code NoPlayer
// if there is none.
func (h *Hub) Player(ctx context.Context, key string) (p Player, err error) {
	p, _, err = h.player(ctx, drawerOf(key))
	return p, err
}

// player returns the player in a drawer as stored.
func (h *Hub) player(ctx context.Context, d drawer) (p Player, kept Kept, err error) {
	kept, err = h.keeper.Load(ctx, d.id)
	switch {
	case errors.Is(err, ErrNoTable):
		return p, kept, refuse(NoPlayer, "the key opens nothing")
	case err != nil:
		return p, kept, &Error{Code: NotKept, Err: err}
	}
	if err := d.open(kept, &p); err != nil {
		return p, kept, &Error{Code: Damaged, Err: fmt.Errorf("a stored player: %w", err)}
	}
	return p, kept, nil
}

// ChangePlayer calls do with the player with this key and stores the result. It
// returns an Error of code NoPlayer if there is none.
func (h *Hub) ChangePlayer(ctx context.Context, key string, do func(*Player)) error {
	h.players.Lock()
	defer h.players.Unlock()
	d := drawerOf(key)
	for range attempts {
		p, kept, err := h.player(ctx, d)
		if err != nil {
			return err
		}
		do(&p)
		err = h.keeper.Append(ctx, d.id, int64(len(kept.Entries)), kept.last(), RequestIn(ctx).note(d.change(&p)))
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
