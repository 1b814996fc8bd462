package secret

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"strings"
)

// Addresses are stored encrypted under a secret of the operator's, which is not in
// the store: anyone who gets hold of a backup or a dump learns none. Those that were
// stored without a secret are read as they are.

// sealedPrefix begins an address that is encrypted.
const sealedPrefix = "sealed:"

// Seal encrypts addresses. The zero Seal leaves them as they are.
type Seal struct {
	box cipher.AEAD
	key []byte // of hashes
}

// NewSeal returns the seal of a secret.
func NewSeal(secret []byte) Seal {
	if len(secret) == 0 {
		return Seal{}
	}
	key := sha256.Sum256(append([]byte("ragtag addresses "), secret...))
	block, err := aes.NewCipher(key[:])
	if err != nil {
		panic("secret: " + err.Error()) // the key has the right length
	}
	box, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		panic("secret: " + err.Error())
	}
	hashes := sha256.Sum256(append([]byte("ragtag hashes of addresses "), secret...))
	return Seal{box, hashes[:]}
}

// Close returns the stored form of an address.
func (s Seal) Close(to string) string {
	if s.box == nil || to == "" {
		return to
	}
	return sealedPrefix + base64.RawURLEncoding.EncodeToString(s.box.Seal(nil, nil, []byte(to), nil))
}

// Open returns the address of a stored form. ok is false if it was encrypted under
// another secret.
func (s Seal) Open(stored string) (to string, ok bool) {
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

// Hash returns a hash of an address, the same however its letters are written, that nobody can make
// without the secret. The zero Seal has no secret: anyone can try addresses.
func (s Seal) Hash(to string) string {
	sum := hmac.New(sha256.New, s.key)
	sum.Write([]byte(strings.ToLower(to)))
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

// Address returns the address of a stored form, or "" if it cannot be read.
func (s Seal) Address(stored string) string {
	to, _ := s.Open(stored)
	return to
}
