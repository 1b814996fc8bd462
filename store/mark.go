package store

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Mark says how far a table has come. Two tables with the same mark have the
// same entries, if each entry names the hash of the one before. The zero Mark
// is the mark of a table without entries.
type Mark struct {
	Next int64  // the number of the next entry, which is the number of entries
	Hash string // [Hash] of the last entry; empty if there is none
}

// After returns the mark after these entries.
func (m Mark) After(entries [][]byte) Mark {
	if n := len(entries); n > 0 {
		return Mark{m.Next + int64(n), Hash(entries[n-1])}
	}
	return m
}

// String returns the number, with the hash if there is one.
func (m Mark) String() string {
	if m.Hash == "" {
		return fmt.Sprintf("entry %d", m.Next)
	}
	return fmt.Sprintf("entry %d after %s", m.Next, m.Hash)
}

// Hash returns the first half of the SHA-256 of an entry, in hex.
func Hash(entry []byte) string {
	sum := sha256.Sum256(entry)
	return hex.EncodeToString(sum[:16])
}
