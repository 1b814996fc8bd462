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
