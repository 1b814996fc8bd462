package table

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"ragtag/wording"
)

// TestCluster_OlderServerLeavesNewerTablesAlone serves a table on programs with
// two versions of the rules, as during an update.
func TestCluster_OlderServerLeavesNewerTablesAlone(t *testing.T) {
	r := newRack()
	older := r.hubs(t, 1)[0]
	tb, m := made(t, older, seats("hhb", Relaxed))
	c := chooser(5)
	play(t, tb, m.Keys, &c, 40)
	settled(t, tb, "")
	newer := NewHub(r, cat, Config{Cluster: r, Chance: t.Name(), Rules: older.Rules + 1})
	defer newer.Close()
	renewed := frame(t, at(t, newer, m.ID), m.Keys[0])
	if _, err := tb.Frame(m.Keys[0], wording.En, 0, 0); CodeOf(err) != OtherRules {
		t.Errorf("the older server goes on with the table: %v", err)
	}
	if _, err := older.Find(t.Context(), m.ID); CodeOf(err) != OtherRules {
		t.Errorf("the older server loads the table: %v", err)
	}
	if again := frame(t, at(t, newer, m.ID), m.Keys[0]); pure(again) != pure(renewed) {
		t.Error("the older server has changed the table")
	}
}

// TestCluster_NewerFormsAreLeftAlone has a newer program write what this one does not
// know, as while servers are updated one after the other: people who come here are told
// so, and nothing is added.
func TestCluster_NewerFormsAreLeftAlone(t *testing.T) {
	for name, write := range map[string]func(e map[string]any, c *Change){
		"an entry in a newer form":     func(e map[string]any, _ *Change) { e["format"] = Format + 1 },
		"something new that happened":  func(e map[string]any, _ *Change) { e["danced"] = map[string]any{"seat": 1} },
		"a table kept in a newer form": func(e map[string]any, c *Change) { e["talked"] = talked{Seat: 0, Text: "x"}; c.Version = Format + 1 },
		"a summary kept with something more": func(e map[string]any, c *Change) {
			e["talked"] = talked{Seat: 0, Text: "x"}
			c.Head = bytes.Replace(c.Head, []byte("{"), []byte(`{"mood":"grim",`), 1)
		},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRack()
			h := r.hubs(t, 1)[0]
			tb, m := made(t, h, seats("hhh", Relaxed))
			frame(t, tb, m.Keys[0])
			tb.mu.Lock()
			e := map[string]any{"format": Format, "number": tb.next, "before": tb.last, "at": time.Now()}
			change := Change{At: time.Now(), Version: Format}
			whole := head{}
			if err := json.Unmarshal(tb.head(), &whole); err != nil {
				t.Fatal(err)
			}
			mark := tb.mark()
			tb.mu.Unlock()
			whole.Entries++
			change.Head = marshal(whole)
			write(e, &change)
			change.Entries = [][]byte{marshal(e)}
			change.Head = bytes.Replace(change.Head, []byte(whole.Last), []byte(hashOf(change.Entries[0])), 1)
			if err := r.Append(t.Context(), m.ID, mark.Next, mark.Hash, change); err != nil {
				t.Fatal(err)
			}
			fresh := NewHub(r, cat, Config{Cluster: r})
			defer fresh.Close()
			_, found := fresh.Find(t.Context(), m.ID)
			refusals := map[string]error{"loading": found}
			if !strings.Contains(name, "kept") { // a server with the table in memory reads only what has happened since
				_, refusals["looking"] = tb.Frame(m.Keys[0], wording.En, 0, 0)
				refusals["talking"] = tb.Talk(m.Keys[0], "", "hello")
			}
			for what, err := range refusals {
				if CodeOf(err) != OtherRules {
					t.Errorf("%s: %v, want %s", what, err, OtherRules)
				}
			}
			if marks, err := r.Marks(t.Context(), []string{m.ID}); err != nil || marks[m.ID].Next != mark.Next+1 {
				t.Errorf("%v, %v: something was added to what a newer program has written", marks, err)
			}
		})
	}
}
