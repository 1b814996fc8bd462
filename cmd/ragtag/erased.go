package main

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"
	"sync"
)

// erasedName is the name of the file in a data folder that notes what was
// erased. A backup does not copy it, so that what is restored from an older one
// is erased again.
const erasedName = "erased"

// erasedFile notes what was erased, one line each. It holds ids and hashes of
// keys, and nothing of the people.
type erasedFile struct {
	path string
	mu   sync.Mutex
}

// Add implements [table.Notes]: it notes something, durably.
func (f *erasedFile) Add(note string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	file, err := os.OpenFile(f.path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	line := note + "\n"
	torn, err := cutOff(file)
	if torn { // the note must not continue a torn line
		line = "\n" + line
	}
	if err == nil {
		_, err = file.WriteString(line)
	}
	return errors.Join(err, file.Sync(), file.Close())
}

// cutOff reports whether the last line of a file has no end.
func cutOff(file *os.File) (bool, error) {
	size, err := file.Seek(0, io.SeekEnd)
	if err != nil || size == 0 {
		return false, err
	}
	var last [1]byte
	_, err = file.ReadAt(last[:], size-1)
	return last[0] != '\n', err
}

// All implements [table.Notes]: it returns what was noted, each once.
func (f *erasedFile) All() (notes []string, err error) {
	data, err := os.ReadFile(f.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	known := map[string]bool{}
	for note := range strings.Lines(string(data)) {
		whole := strings.HasSuffix(note, "\n") // a line that was cut off was not acknowledged
		if note = strings.TrimSuffix(note, "\n"); whole && note != "" && !known[note] {
			known[note] = true
			notes = append(notes, note)
		}
	}
	return notes, err
}
