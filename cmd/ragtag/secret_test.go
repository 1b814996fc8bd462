package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSecret_IsMadeOnce reads the secret of a folder, which is made the first time.
func TestSecret_IsMadeOnce(t *testing.T) {
	c := &serveCmd{}
	c.Data = t.TempDir()
	one, err := c.secret()
	if err != nil || len(one) < leastSecret {
		t.Fatalf("%d bytes, %v", len(one), err)
	}
	if again, err := c.secret(); err != nil || !bytes.Equal(again, one) {
		t.Errorf("another secret the second time: %v", err)
	}
	info, err := os.Stat(filepath.Join(c.Data, secretName))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	c.DB = "postgres://x"
	if none, err := c.secret(); err != nil || none != nil {
		t.Errorf("with a database: %q, %v, want none", none, err)
	}
	c.Secret = filepath.Join(t.TempDir(), "short")
	if err := os.WriteFile(c.Secret, []byte("short"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := c.secret(); err == nil || !strings.Contains(err.Error(), "want at least") {
		t.Errorf("a short secret: %v", err)
	}
}
