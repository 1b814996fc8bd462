package main

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// secretName is the name of the file in a data folder with the secret under which
// addresses are encrypted. A backup does not copy it.
const secretName = "secret"

// leastSecret is the length of the shortest secret that is accepted, in bytes.
const leastSecret = 32

// secret returns the secret under which addresses are encrypted, and makes it if it
// is not there; nil if there is none.
func (c *serveCmd) secret() ([]byte, error) {
	path := c.Secret
	if path == "" && c.DB == "" {
		path = filepath.Join(c.Data, secretName)
	}
	if path == "" {
		return nil, nil
	}
	secret, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		secret = []byte(rand.Text() + rand.Text() + "\n")
		err = writeNew(path, secret)
	}
	switch {
	case err != nil:
		return nil, fmt.Errorf("--secret: %w", err)
	case len(secret) < leastSecret:
		return nil, fmt.Errorf("--secret: %s holds %d bytes, want at least %d", path, len(secret), leastSecret)
	}
	return secret, nil
}

// writeNew writes a file that is not there yet, durably.
func writeNew(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Sync(), file.Close())
}
