package table

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
)

// A key opens a seat, or the owner's part of a table. Whoever has it may act;
// the table keeps its lock alone, from which it cannot be computed.

// newKey returns a key that nobody can guess, and its lock.
func newKey() (key, lock string) {
	key = random(18)
	return key, lockOf(key)
}

// lockOf returns the lock that a key opens.
func lockOf(key string) string {
	sum := sha256.Sum256([]byte("ragtag key " + key))
	return hex.EncodeToString(sum[:])
}

// opens reports whether the key opens the lock. No key opens an empty lock.
func opens(key, lock string) bool {
	return lock != "" && subtle.ConstantTimeCompare([]byte(lockOf(key)), []byte(lock)) == 1
}

// random returns n random bytes as text for addresses.
func random(n int) string {
	return base64.RawURLEncoding.EncodeToString(randomBytes(n))
}

func randomBytes(n int) []byte {
	b := make([]byte, n)
	rand.Read(b) // never fails: the program ends if there is no chance
	return b
}
