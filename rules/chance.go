package rules

import "crypto/sha256"

// Chance is the only source of randomness in a game: a seed and a counter,
// hashed. Anyone who knows the seed can compute every shuffle and every die.
type Chance struct {
	Seed  [32]byte
	Drawn uint64 // 64-bit words drawn so far
}

// chanceBlock is the hash block last computed; it only saves time.
type chanceBlock struct {
	seed  [32]byte
	index uint64
	words [4]uint64
	valid bool
}

// word returns the next 64 random bits: word i is quarter i%4 of
// SHA-256(seed, i/4), read big-endian.
func (t *Table) word() uint64 {
	c := &t.S.Chance
	index := c.Drawn / 4
	b := &t.block
	if !b.valid || b.index != index || b.seed != c.Seed {
		b.fill(c.Seed, index)
	}
	w := b.words[c.Drawn%4]
	c.Drawn++
	return w
}

func (b *chanceBlock) fill(seed [32]byte, index uint64) {
	var in [40]byte
	copy(in[:], seed[:])
	for i := range 8 {
		in[32+i] = byte(index >> (56 - 8*i))
	}
	sum := sha256.Sum256(in[:])
	for w := range 4 {
		q := sum[8*w:][:8]
		b.words[w] = uint64(q[0])<<56 | uint64(q[1])<<48 | uint64(q[2])<<40 | uint64(q[3])<<32 |
			uint64(q[4])<<24 | uint64(q[5])<<16 | uint64(q[6])<<8 | uint64(q[7])
	}
	b.seed, b.index, b.valid = seed, index, true
}

// below returns a number from 0 to n-1, each equally likely; n is at least 1.
func (t *Table) below(n int) int {
	if n <= 1 {
		return 0
	}
	// Words above the largest multiple of n are thrown away, so that no
	// remainder is favoured.
	for {
		w := t.word()
		if rest := w % uint64(n); w-rest <= ^uint64(0)-uint64(n) {
			return int(rest)
		}
	}
}

// SeedOf joins the server's part and the players' parts, in seat order, into
// the seed of a game.
func SeedOf(server []byte, parts ...[]byte) [32]byte {
	h := sha256.New()
	h.Write(lengthed(server))
	for _, p := range parts {
		h.Write(lengthed(p))
	}
	var seed [32]byte
	h.Sum(seed[:0])
	return seed
}

// lengthed prefixes b with its length, so that no two lists of parts join to
// the same bytes.
func lengthed(b []byte) []byte {
	n := len(b)
	return append([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)}, b...)
}

// Commitment is the hash by which the server's part of a seed is published
// before the players add theirs.
func Commitment(server []byte) [32]byte { return sha256.Sum256(server) }
