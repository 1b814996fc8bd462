package table

import (
	"crypto/sha256"
	"encoding/hex"

	"ragtag/rules"
	"ragtag/table/secret"
)

// Sources of randomness. The game uses a seed combined from a part of the
// server and a part of every person. Bots derive theirs from the same seed, so
// that a game dealt and played the same way is the same game.

// serverPart returns the server's part of the seed of a new table, in hex.
func (h *Hub) serverPart() string {
	if h.Chance == "" {
		return hex.EncodeToString(secret.RandomBytes(sha256.Size))
	}
	return hex.EncodeToString(ServerPart(h.Chance))
}

// ServerPart returns the server's part of the seed for every table of a Hub
// whose Chance is word.
func ServerPart(word string) []byte {
	sum := sha256.Sum256([]byte("ragtag chance " + word))
	return sum[:]
}

// personPart returns a person's part of a seed: given, or a random one if given
// is empty.
func (h *Hub) personPart(given string) string {
	switch {
	case given != "":
		return given
	case h.Chance != "":
		return h.Chance
	}
	return secret.Random(16)
}

// seed returns the seed of the game.
func (f *facts) seed() ([32]byte, error) {
	server, err := hex.DecodeString(f.made.Server)
	return rules.SeedOf(server, f.parts()...), err
}
