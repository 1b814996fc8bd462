package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// FuzzErasedFile reads any file of notes, and adds one. What was whole stays, and what was
// added is read again, whatever a process that was killed has left at the end.
func FuzzErasedFile(f *testing.F) {
	for _, data := range []string{"", "a lock\nplayer-b\n", "a lock\nd loc", "\n\n", "a\r\n\x00\n", "new"} {
		f.Add([]byte(data))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file := &erasedFile{path: filepath.Join(t.TempDir(), erasedName)}
		if err := os.WriteFile(file.path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		before, err := file.All()
		if err != nil {
			t.Fatal(err)
		}
		if err := file.Add("new"); err != nil {
			t.Fatal(err)
		}
		after, err := file.All()
		if err != nil || !slices.Equal(after[:min(len(before), len(after))], before) || !slices.Contains(after, "new") {
			t.Errorf("%q, then %q, %v", before, after, err)
		}
	})
}
