package table

import (
	"encoding/hex"
	"testing"

	"ragtag/rules"
)

// digest plays a table to its end, the people at random, and returns the digest
// of its record.
func digest(t *testing.T, c Config, part string) string {
	t.Helper()
	h := NewHub(&shelf{}, cat, c)
	defer h.Close()
	s := seats("hbhb", Relaxed)
	s.SeedPart = part
	tb, made := made(t, h, s)
	people := chooser(3)
	play(t, tb, made.Keys, &people, 1e6)
	r, err := tb.Record()
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Verify(cat); err != nil {
		t.Error(err)
	}
	return r.Digest
}

// TestChance_OfTests checks that the same word and part of the seed give the
// same game, including the bots, and others give another.
func TestChance_OfTests(t *testing.T) {
	word := Config{Chance: "word"}
	first := digest(t, word, "part")
	if again := digest(t, word, "part"); again != first {
		t.Error("the same word and the same part make two games")
	}
	if digest(t, word, "other part") == first || digest(t, Config{Chance: "other word"}, "part") == first {
		t.Error("another word or part makes the same game")
	}
	if one, other := digest(t, Config{}, "part"), digest(t, Config{}, "part"); one == other {
		t.Error("without a word the same part makes the same game")
	}
}

// TestServerPart checks that a table commits to the server part of its word.
func TestServerPart(t *testing.T) {
	h := NewHub(&shelf{}, cat, Config{Chance: "word"})
	defer h.Close()
	if _, made := made(t, h, seats("hbh", Relaxed)); made.Commitment != hexSum(ServerPart("word")) {
		t.Errorf("committed to %s, want %s", made.Commitment, hexSum(ServerPart("word")))
	}
}

func hexSum(server []byte) string {
	sum := rules.Commitment(server)
	return hex.EncodeToString(sum[:])
}
