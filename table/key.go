package table

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
)

// A key is a bearer token: it opens a seat, or the owner's part of a table. The
// table stores only its hash, the lock, from which the key cannot be computed.

// newKey returns a random key and its lock.
func newKey() (key, lock string) {
	key = random(18)
	return key, lockOf(key)
}

// lockOf returns the hash of a key.
func lockOf(key string) string {
	sum := sha256.Sum256([]byte("ragtag key " + key))
	return hex.EncodeToString(sum[:])
}

// opens reports whether lock is the hash of key. It returns false for the empty
// lock. The comparison takes constant time.
func opens(key, lock string) bool {
	return lock != "" && subtle.ConstantTimeCompare([]byte(lockOf(key)), []byte(lock)) == 1
}

// random returns n random bytes, encoded for use in URLs.
func random(n int) string {
	return base64.RawURLEncoding.EncodeToString(randomBytes(n))
}

func randomBytes(n int) []byte {
	b := make([]byte, n)
	rand.Read(b) // never fails: it crashes the program instead
	return b
}
