package storetest

import (
	"bytes"
	"strings"
	"testing"

	"ragtag/store"
)

// createThenLoad: a new table has its first change and nothing else.
func createThenLoad(t *testing.T, s store.Store) {
	create(t, s, "galactica", first())
	wantTable(t, s, store.Table{Summary: store.Summary{
		ID: "galactica", Version: 1, Head: []byte("head 0"), Created: kept(0), Updated: kept(0),
	}})
	wantEntries(t, s, "galactica", 0, nil)
}

// createWithEntries: a table may begin with a history.
func createWithEntries(t *testing.T, s store.Store) {
	change := first()
	change.Entries, change.Checkpoint = entries(0, 3), []byte("checkpoint 3")
	create(t, s, strings.Repeat("Az0-_789", 8), change) // the longest valid id
	create(t, s, "g", change)
	wantTable(t, s, store.Table{
		Summary: store.Summary{
			ID: "g", Version: 1, Head: []byte("head 0"), Mark: at(3), Created: kept(0), Updated: kept(0),
		},
		Checkpoint: []byte("checkpoint 3"),
	})
	wantEntries(t, s, "g", 0, entries(0, 3))
}

// appendNumbersEntries: entries get consecutive numbers, and every document
// given replaces the previous one.
func appendNumbersEntries(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	appendTo(t, s, "g", at(0), store.Change{At: after(1), Entries: entries(0, 2), Head: []byte("head 2")})
	appendTo(t, s, "g", at(2), store.Change{At: after(2), Entries: entries(2, 1), Checkpoint: []byte("checkpoint 3")})
	appendTo(t, s, "g", at(3), store.Change{
		At: after(3), Version: 2, Entries: entries(3, 3), Head: []byte("head 6"), Checkpoint: []byte("checkpoint 6"),
	})
	wantTable(t, s, store.Table{
		Summary: store.Summary{
			ID: "g", Version: 2, Head: []byte("head 6"), Mark: at(6), Created: kept(0), Updated: kept(3),
		},
		Checkpoint: []byte("checkpoint 6"),
	})
	wantEntries(t, s, "g", 0, entries(0, 6))
}

// appendLeavesWhatIsNotGiven: a change with entries alone replaces no document.
func appendLeavesWhatIsNotGiven(t *testing.T, s store.Store) {
	change := first()
	change.Checkpoint = []byte("checkpoint 0")
	create(t, s, "g", change)
	appendTo(t, s, "g", at(0), store.Change{At: after(1), Entries: entries(0, 1)})
	appendTo(t, s, "g", at(1), store.Change{At: after(2), Entries: entries(1, 1), Head: []byte{}, Checkpoint: []byte{}})
	wantTable(t, s, store.Table{
		Summary: store.Summary{
			ID: "g", Version: 1, Head: []byte("head 0"), Mark: at(2), Created: kept(0), Updated: kept(2),
		},
		Checkpoint: []byte("checkpoint 0"),
	})
}

// entriesFromANumber: reading starts at the given number.
func entriesFromANumber(t *testing.T, s store.Store) {
	create(t, s, "other", first())
	create(t, s, "g", first())
	appendTo(t, s, "other", at(0), store.Change{At: noon, Entries: [][]byte{[]byte("of the other")}})
	appendTo(t, s, "g", at(0), store.Change{At: noon, Entries: entries(0, 20)})
	for _, from := range []int64{-1, 0, 1, 19} {
		start := max(from, 0)
		wantEntries(t, s, "g", from, entries(start, 20-start))
	}
	wantEntries(t, s, "g", 20, nil)
	wantEntries(t, s, "g", 1000, nil)
}

// anyBytesComeBack: documents and entries may hold any bytes.
func anyBytesComeBack(t *testing.T, s store.Store) {
	odd := []byte("\x00\xff\xfe'\";--\n\x00")
	large := bytes.Repeat([]byte("Ünïcode\x00"), 1<<17)
	create(t, s, "g", store.Change{
		At: noon, Version: 1, Head: odd, Checkpoint: large, Entries: [][]byte{odd, {}, large, {0}},
	})
	wantTable(t, s, store.Table{
		Summary:    store.Summary{ID: "g", Version: 1, Head: odd, Mark: store.Mark{Next: 4, Hash: store.Hash([]byte{0})}, Created: kept(0), Updated: kept(0)},
		Checkpoint: large,
	})
	wantEntries(t, s, "g", 0, [][]byte{odd, {}, large, {0}})
}

// bytesAreNotShared: the store shares memory neither with what it was given nor
// with what it returned.
func bytesAreNotShared(t *testing.T, s store.Store) {
	change := first()
	change.Entries, change.Checkpoint = entries(0, 1), []byte("checkpoint 1")
	create(t, s, "g", change)
	scribble(change.Head, change.Checkpoint, change.Entries[0])

	want := store.Table{
		Summary: store.Summary{
			ID: "g", Version: 1, Head: []byte("head 0"), Mark: at(1), Created: kept(0), Updated: kept(0),
		},
		Checkpoint: []byte("checkpoint 1"),
	}
	wantTable(t, s, want)
	loaded, err := s.Load(t.Context(), "g")
	if err != nil {
		t.Fatal(err)
	}
	list, err := s.Heads(t.Context(), []string{"g"})
	if err != nil {
		t.Fatal(err)
	}
	read, err := s.Entries(t.Context(), "g", 0)
	if err != nil {
		t.Fatal(err)
	}
	scribble(loaded.Head, loaded.Checkpoint, list[0].Head, read[0])
	wantTable(t, s, want)
	wantEntries(t, s, "g", 0, entries(0, 1))
}

// scribble overwrites the documents.
func scribble(documents ...[]byte) {
	for _, document := range documents {
		for i := range document {
			document[i] = '#'
		}
	}
}
