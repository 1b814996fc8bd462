package table

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// FuzzRecord reads and verifies records. A wrong one is refused and nothing
// panics.
func FuzzRecord(f *testing.F) {
	f.Add([]byte(`{"format":"ragtag-record-1"}`))
	f.Add(unzipped(f, "testdata/records/02.json.gz"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := ReadRecord(bytes.NewReader(data))
		if err == nil {
			err = r.Verify(cat)
		}
		if err != nil && err.Error() == "" {
			t.Fatal("refused without a reason")
		}
	})
}

// FuzzStored appends an arbitrary entry to the chain of a table in mid-game.
// The table is loaded with it or refused with a reason, without a panic of the
// referee.
func FuzzStored(f *testing.F) {
	st := readStored(f, storedName(0))
	chain := st.kept.Entries
	for _, data := range chain[len(chain)-3:] {
		f.Add(data)
	}
	f.Add([]byte(`{"talked":{"seat":1,"text":"hello"}}`))
	f.Add([]byte(`{"undone":{"ask":0,"seat":0,"next":-5}}`))
	last := hashOf(chain[len(chain)-1])
	f.Fuzz(func(t *testing.T, data []byte) {
		var e entry
		if unmarshal(data, &e) != nil {
			return
		}
		e.Format, e.Number, e.Before = Format, int64(len(chain)), last
		kept := st.kept
		text := marshal(e)
		kept.Entries = append(chain[:len(chain):len(chain)], text)
		var h head
		if err := json.Unmarshal(kept.Head, &h); err != nil {
			t.Fatal(err)
		}
		h.Entries, h.Last = int64(len(kept.Entries)), hashOf(text)
		kept.Head = marshal(h)
		hub := NewHub(&shelf{tables: map[string]*Kept{st.ID: &kept}}, cat, Config{WindowTime: 1 << 40})
		defer hub.Close()
		if _, err := hub.load(st.ID); err != nil && strings.Contains(err.Error(), "the referee failed") {
			t.Fatal(err)
		}
	})
}

// FuzzPosition reads a stored position. What is read is the same when it is stored and read
// again.
func FuzzPosition(f *testing.F) {
	for n := range 3 {
		f.Add(readStored(f, storedName(n)).kept.Checkpoint)
	}
	f.Add([]byte(`{}`))
	f.Add([]byte(`{"form":3}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var is, again position
		if json.Unmarshal(data, &is) != nil {
			return
		}
		text := marshal(is)
		if err := json.Unmarshal(text, &again); err != nil || !bytes.Equal(marshal(again), text) {
			t.Fatalf("%s: %v", text, err)
		}
	})
}

// FuzzKept loads a table of which the head, or the stored position, is something else. It is
// loaded or refused with a reason, without a panic of the referee.
func FuzzKept(f *testing.F) {
	st := readStored(f, storedName(0))
	f.Add(true, st.kept.Head)
	f.Add(false, st.kept.Checkpoint)
	f.Add(true, []byte(`{"entries":1}`))
	f.Add(false, []byte(`{}`))
	f.Fuzz(func(t *testing.T, head bool, data []byte) {
		kept := st.kept
		if head {
			kept.Head = data
		} else {
			kept.Checkpoint = data
		}
		hub := NewHub(&shelf{tables: map[string]*Kept{st.ID: &kept}}, cat, Config{WindowTime: 1 << 40})
		defer hub.Close()
		if _, err := hub.load(st.ID); err != nil && (err.Error() == "" || strings.Contains(err.Error(), "the referee failed")) {
			t.Fatal(err)
		}
	})
}
