package storetest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"testing"
	"time"

	"ragtag/store"
)

// idsOf returns the ids of a list.
func idsOf(list []store.Summary) (ids []string) {
	for _, t := range list {
		ids = append(ids, t.ID)
	}
	return ids
}

// wantIDs fails unless a list holds these tables in this order.
func wantIDs(t *testing.T, call string, got []string, err error, want ...string) {
	t.Helper()
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%s: %v, %v, want %v", call, got, err, want)
	}
}

// labelled returns a change that creates a table with a label, this many
// minutes after noon.
func labelled(label string, minutes int) store.Change {
	return store.Change{At: after(minutes), Version: 7, Head: []byte(label), Label: label}
}

// labelListsTheLastChangedFirst: a list has the tables of its label alone.
func labelListsTheLastChangedFirst(t *testing.T, s store.Store) {
	list := func(label string, limit int, want ...string) {
		t.Helper()
		got, err := s.List(t.Context(), label, limit)
		wantIDs(t, fmt.Sprintf("List(%q, %d)", label, limit), idsOf(got), err, want...)
	}
	list("open", 10)
	for id, change := range map[string]store.Change{
		"c": labelled("open", 2), "b": labelled("open", 1), "a": labelled("open", 2), "B": labelled("open", 3),
		"none": labelled("", 9), "other": labelled("running", 9),
	} {
		change.Head = []byte("head of " + id)
		create(t, s, id, change)
	}
	list("open", 10, "B", "a", "c", "b")
	list("open", 2, "B", "a")
	list("open", 0)
	list("running", 10, "other")
	list("", 10)
	list("closed", 10)

	appendTo(t, s, "b", at(0), store.Change{At: after(9), Entries: entries(0, 4), Checkpoint: []byte("unlisted")})
	list("open", 10, "b", "B", "a", "c")
	appendTo(t, s, "B", at(0), store.Change{At: after(10), Entries: entries(0, 1), Head: []byte("full"), Label: "running"})
	appendTo(t, s, "c", at(0), store.Change{At: after(10), Entries: entries(0, 1), Head: []byte("gone")})
	list("open", 10, "b", "a")
	list("running", 10, "B", "other")

	got, err := s.List(t.Context(), "open", 1)
	want := []store.Summary{{ID: "b", Version: 7, Head: []byte("head of b"), Mark: at(4), Created: kept(1), Updated: kept(9)}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("List: %+v, %v, want %+v", got, err, want)
	}
}

// dueIsTheEarliestFirst: a table is due until a head says otherwise.
func dueIsTheEarliestFirst(t *testing.T, s store.Store) {
	due := func(minutes, limit int, want ...string) {
		t.Helper()
		got, err := s.Due(t.Context(), after(minutes), limit)
		wantIDs(t, fmt.Sprintf("Due(%d minutes, %d)", minutes, limit), got, err, want...)
	}
	wakes := func(minutes int) store.Change {
		return store.Change{At: noon, Version: 1, Head: []byte("head"), Wake: after(minutes)}
	}
	create(t, s, "never", first())
	create(t, s, "late", wakes(30))
	create(t, s, "b", wakes(10))
	create(t, s, "a", wakes(10))
	due(10, 9)
	due(11, 9, "a", "b")
	due(99, 9, "a", "b", "late")
	due(99, 1, "a")
	due(99, 0)

	appendTo(t, s, "a", at(0), store.Change{At: after(1), Entries: entries(0, 1)})
	due(11, 9, "a", "b")
	appendTo(t, s, "a", at(1), store.Change{At: after(1), Entries: entries(1, 1), Head: []byte("h"), Wake: after(40)})
	appendTo(t, s, "b", at(0), store.Change{At: after(1), Entries: entries(0, 1), Head: []byte("h")})
	due(99, 9, "late", "a")
}

// walkVisitsEveryTable: pages of any size, one after the other, hold every table
// once, in the order of the bytes of the ids.
func walkVisitsEveryTable(t *testing.T, s store.Store) {
	all := []string{"-", "0", "Z", "_", "a", "a-", "a0", "b"}
	for _, id := range slices.Backward(all) {
		create(t, s, id, first())
	}
	for _, size := range []int{1, 3, 8, 100} {
		var got []string
		for last := ""; ; last = got[len(got)-1] {
			page, err := s.Walk(t.Context(), last, size)
			if err != nil {
				t.Fatal(err)
			}
			if len(page) == 0 {
				break
			}
			got = append(got, idsOf(page)...)
		}
		wantIDs(t, fmt.Sprintf("Walk by %d", size), got, nil, all...)
	}
	got, err := s.Walk(t.Context(), "", 0)
	wantIDs(t, "Walk by 0", idsOf(got), err)
}

// marksFollowEveryChange: a mark is the number of the next entry and the hash of
// the last.
func marksFollowEveryChange(t *testing.T, s store.Store) {
	marks := func(want map[string]store.Mark, ids ...string) {
		t.Helper()
		got, err := s.Marks(t.Context(), ids)
		if err != nil || !maps.Equal(got, want) {
			t.Errorf("Marks(%q): %v, %v, want %v", ids, got, err, want)
		}
	}
	marks(map[string]store.Mark{})
	marks(map[string]store.Mark{}, "g")
	create(t, s, "g", first())
	change := first()
	change.Entries = entries(0, 3)
	create(t, s, "h", change)
	marks(map[string]store.Mark{"g": {}, "h": at(3)}, "h", "none", "g", "")
	appendTo(t, s, "g", at(0), store.Change{At: noon, Entries: entries(0, 1)})
	appendTo(t, s, "g", at(1), store.Change{At: noon, Entries: entries(1, 2)})
	marks(map[string]store.Mark{"g": {Next: 3, Hash: store.Hash([]byte("entry 2"))}}, "g")
}

// headsComeInTheOrderAsked: tables that do not exist are left out.
func headsComeInTheOrderAsked(t *testing.T, s store.Store) {
	for n, id := range []string{"a", "b", "c"} {
		create(t, s, id, labelled(id, n))
	}
	got, err := s.Heads(t.Context(), []string{"c", "none", "a", "", "'\"x"})
	wantIDs(t, "Heads", idsOf(got), err, "c", "a")
	got, err = s.Heads(t.Context(), nil)
	wantIDs(t, "Heads of none", idsOf(got), err)
}

// manyTablesAreFoundByIndex: what a list costs does not depend on how many
// tables there are.
func manyTablesAreFoundByIndex(t *testing.T, s store.Store) {
	if testing.Short() {
		t.Skip("makes thousands of tables")
	}
	const many = 4000
	race(func(racer int) {
		for n := range many / racers {
			if err := s.Create(t.Context(), fmt.Sprintf("t-%d-%d", racer, n), first()); err != nil {
				t.Error(err)
				return
			}
		}
	})
	create(t, s, "wanted", labelled("open", 1))
	list := func() { s.List(t.Context(), "open", 50) }
	walk := func() { s.Walk(t.Context(), "", many) }
	if indexed, whole := fastest(list), fastest(walk); indexed*5 > whole {
		t.Errorf("a list of 1 takes %v, all %d tables %v", indexed, many, whole)
	}
}

// fastest returns the least time that do took.
func fastest(do func()) time.Duration {
	least := time.Hour
	for range 10 {
		start := time.Now()
		do()
		least = min(least, time.Since(start))
	}
	return least
}
