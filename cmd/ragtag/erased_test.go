package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestErasedFile notes things, each read once, and none that was cut off.
func TestErasedFile(t *testing.T) {
	f := &erasedFile{path: filepath.Join(t.TempDir(), erasedName)}
	if notes, err := f.All(); err != nil || len(notes) != 0 {
		t.Fatalf("before there is one: %v, %v", notes, err)
	}
	for _, note := range []string{"a lock", "player-b", "a lock", "c "} {
		if err := f.Add(note); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.OpenFile(f.path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteString("d loc"); err != nil {
		t.Fatal(err)
	}
	file.Close()
	want := []string{"a lock", "player-b", "c "}
	if notes, err := f.All(); err != nil || !slices.Equal(notes, want) {
		t.Errorf("%q, %v, want %q", notes, err, want)
	}
	if err := (&erasedFile{path: t.TempDir()}).Add("x"); err == nil {
		t.Error("a folder takes a note")
	}
}
