package table

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"ragtag/rules"
)

// Where chance comes from. That of the game comes from a seed, made of a part of
// the server and one of every person. That of a bot comes from the same seed, so
// that a game is the same whenever it is dealt and played the same.

// serverPart returns the server's part of the seed of a new table, in hex.
func (h *Hub) serverPart() string {
	if h.Chance == "" {
		return hex.EncodeToString(randomBytes(sha256.Size))
	}
	return hex.EncodeToString(ServerPart(h.Chance))
}

// ServerPart returns the server's part of the seed of every table of a Hub whose
// Chance is this word.
func ServerPart(word string) []byte {
	sum := sha256.Sum256([]byte("ragtag chance " + word))
	return sum[:]
}

// personPart returns a person's part of a seed, made up if they give none.
func (h *Hub) personPart(given string) string {
	switch {
	case given != "":
		return given
	case h.Chance != "":
		return h.Chance
	}
	return random(16)
}

// seed returns the seed of the game.
func (f *facts) seed() ([32]byte, error) {
	server, err := hex.DecodeString(f.made.Server)
	return rules.SeedOf(server, f.parts()...), err
}

// botSeed returns what the chance of a bot comes from that sits down at a seat
// now.
func (t *Table) botSeed(p rules.Seat) (uint64, error) {
	seed, err := t.seed()
	from := append([]byte("ragtag bot "), seed[:]...)
	from = append(from, byte(p))
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(from, uint64(t.game.Ask())))
	return binary.BigEndian.Uint64(sum[:]), err
}
