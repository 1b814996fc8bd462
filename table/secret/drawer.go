package secret

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/sha256"
	"encoding/hex"
)

// Drawer is where what belongs to a key is stored. Its id and its encryption are
// derived from the key, without which it can neither be found nor read.
type Drawer struct {
	ID  string
	box cipher.AEAD
}

// DrawerOf returns the drawer of a key. Its id begins with a prefix.
func DrawerOf(prefix, key string) Drawer {
	id, secret := sha256.Sum256([]byte("ragtag player "+key)), sha256.Sum256([]byte("ragtag player's box "+key))
	block, err := aes.NewCipher(secret[:])
	if err == nil {
		var box cipher.AEAD
		if box, err = cipher.NewGCMWithRandomNonce(block); err == nil {
			return Drawer{prefix + hex.EncodeToString(id[:16]), box}
		}
	}
	panic("secret: " + err.Error()) // the key has the right length
}

// Close returns the stored form of data.
func (d Drawer) Close(data []byte) []byte { return d.box.Seal(nil, nil, data, []byte(d.ID)) }

// Open returns the data of a stored form, or an error if it is not this drawer's.
func (d Drawer) Open(stored []byte) ([]byte, error) {
	return d.box.Open(nil, nil, stored, []byte(d.ID))
}
