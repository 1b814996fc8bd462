package main

import (
	"crypto/rand"
	"encoding/hex"
	chacha "math/rand/v2"

	"ragtag/rules"
)

// lot is chance that is the same every time; it notes what it has given out.
type lot struct {
	*chacha.ChaCha8
	given [][]byte
}

func (l *lot) Read(p []byte) (int, error) {
	n, err := l.ChaCha8.Read(p)
	l.given = append(l.given, append([]byte(nil), p...))
	return n, err
}

// deal puts a lot in the place of the machine's chance, from which tables take
// their ids, keys and seeds.
func deal(seed byte) *lot {
	l := &lot{ChaCha8: chacha.NewChaCha8([32]byte{seed})}
	rand.Reader = l
	return l
}

// server returns the server's part of the seed of a table, of which the table
// tells the hash alone.
func (l *lot) server(commitment string) []byte {
	for _, b := range l.given {
		if sum := rules.Commitment(b); hex.EncodeToString(sum[:]) == commitment {
			return b
		}
	}
	return nil
}
