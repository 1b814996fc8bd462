// Package secret has what a table keeps from others by cryptography: keys, of which
// it stores only hashes; drawers, which only a key finds and opens; and the seal of
// addresses, under a secret of the operator's.
package secret

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
)

// A key is a bearer token: it opens a seat, or the owner's part of a table. The
// table stores only its hash, the lock, from which the key cannot be computed.

// NewKey returns a random key and its lock.
func NewKey() (key, lock string) {
	key = Random(18)
	return key, LockOf(key)
}

// LockOf returns the hash of a key.
func LockOf(key string) string {
	sum := sha256.Sum256([]byte("ragtag key " + key))
	return hex.EncodeToString(sum[:])
}

// Opens reports whether lock is the hash of key. It returns false for the empty
// lock. The comparison takes constant time.
func Opens(key, lock string) bool {
	return lock != "" && subtle.ConstantTimeCompare([]byte(LockOf(key)), []byte(lock)) == 1
}

// Random returns n random bytes, encoded for use in URLs.
func Random(n int) string {
	return base64.RawURLEncoding.EncodeToString(RandomBytes(n))
}

// RandomBytes returns n random bytes.
func RandomBytes(n int) []byte {
	b := make([]byte, n)
	rand.Read(b) // never fails: it crashes the program instead
	return b
}
