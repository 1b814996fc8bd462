package table

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

// Addresses are stored encrypted under a secret of the operator's, which is not in
// the store: anyone who gets hold of a backup or a dump learns none. Those that were
// stored without a secret are read as they are.

// sealedPrefix begins an address that is encrypted.
const sealedPrefix = "sealed:"

// seal is how addresses are encrypted; a nil box leaves them as they are.
type seal struct{ box cipher.AEAD }

// newSeal returns the seal of a secret.
func newSeal(secret []byte) seal {
	if len(secret) == 0 {
		return seal{}
	}
	key := sha256.Sum256(append([]byte("ragtag addresses "), secret...))
	block, err := aes.NewCipher(key[:])
	if err != nil {
		panic("table: " + err.Error()) // the key has the right length
	}
	box, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		panic("table: " + err.Error())
	}
	return seal{box}
}

// close returns the stored form of an address.
func (s seal) close(to string) string {
	if s.box == nil || to == "" {
		return to
	}
	return sealedPrefix + base64.RawURLEncoding.EncodeToString(s.box.Seal(nil, nil, []byte(to), nil))
}

// open returns the address of a stored form. ok is false if it was encrypted under
// another secret.
func (s seal) open(stored string) (to string, ok bool) {
	text, sealed := strings.CutPrefix(stored, sealedPrefix)
	if !sealed {
		return stored, true
	}
	data, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil || s.box == nil {
		return "", false
	}
	plain, err := s.box.Open(nil, nil, data, nil)
	return string(plain), err == nil
}

// address returns the address of a stored form, or "" if it cannot be read.
func (s seal) address(stored string) string {
	to, _ := s.open(stored)
	return to
}
