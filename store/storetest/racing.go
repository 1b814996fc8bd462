package storetest

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"ragtag/store"
)

// racers is the number of goroutines in a race.
const racers = 8

// race calls do concurrently for every racer and waits for all of them.
func race(do func(racer int)) {
	var all sync.WaitGroup
	start := make(chan struct{})
	for racer := range racers {
		all.Go(func() {
			<-start
			do(racer)
		})
	}
	close(start)
	all.Wait()
}

// wantOneWinner fails unless all errors but one are the refusal. It returns the
// winner.
func wantOneWinner(t *testing.T, errs []error, refusal error) int {
	t.Helper()
	winner, winners := 0, 0
	for racer, err := range errs {
		switch {
		case err == nil:
			winner, winners = racer, winners+1
		case !errors.Is(err, refusal):
			t.Errorf("racer %d: %v, want %v", racer, err, refusal)
		}
	}
	if winners != 1 {
		t.Fatalf("%d of %d racers won, want 1", winners, len(errs))
	}
	return winner
}

// oneOfManyRacersWins: of concurrent changes at one number exactly one is
// stored, whole.
func oneOfManyRacersWins(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	var last store.Mark
	for round := range int64(10) {
		errs := make([]error, racers)
		race(func(racer int) {
			mark := fmt.Appendf(nil, "racer %d in round %d", racer, round)
			errs[racer] = s.Append(t.Context(), "g", last, store.Change{
				At: after(racer), Entries: [][]byte{mark, mark}, Head: mark, Checkpoint: mark,
			})
		})
		winner := wantOneWinner(t, errs, store.ErrConflict)
		mark := fmt.Appendf(nil, "racer %d in round %d", winner, round)
		wantEntries(t, s, "g", 2*round, [][]byte{mark, mark})
		last = last.After([][]byte{mark, mark})
		wantTable(t, s, store.Table{
			Summary: store.Summary{
				ID: "g", Version: 1, Head: mark, Mark: last, Created: kept(0), Updated: kept(winner),
			},
			Checkpoint: mark,
		})
	}
}

// oneOfManyCreatorsWins: an id is given to one table only.
func oneOfManyCreatorsWins(t *testing.T, s store.Store) {
	errs := make([]error, racers)
	race(func(racer int) {
		errs[racer] = s.Create(t.Context(), "g", store.Change{At: noon, Version: 1, Head: []byte{'0' + byte(racer)}})
	})
	winner := wantOneWinner(t, errs, store.ErrExists)
	wantTable(t, s, store.Table{Summary: store.Summary{
		ID: "g", Version: 1, Head: []byte{'0' + byte(winner)}, Created: kept(0), Updated: kept(0),
	}})
}

// tablesGrowSideBySide: changes to different tables never conflict, and no
// entry is added to another table.
func tablesGrowSideBySide(t *testing.T, s store.Store) {
	const steps = 25
	id := func(racer int) string { return fmt.Sprint("table-", racer) }
	body := func(racer int, n int64) []byte { return fmt.Appendf(nil, "%d of %d", n, racer) }
	race(func(racer int) {
		if err := s.Create(t.Context(), id(racer), first()); err != nil {
			t.Errorf("Create: %v", err)
			return
		}
		var last store.Mark
		for n := range int64(steps) {
			change := store.Change{At: noon, Entries: [][]byte{body(racer, n)}}
			if err := s.Append(t.Context(), id(racer), last, change); err != nil {
				t.Errorf("Append(%s, %v): %v", id(racer), last, err)
				return
			}
			last = last.After(change.Entries)
		}
	})
	for racer := range racers {
		var want [][]byte
		for n := range int64(steps) {
			want = append(want, body(racer, n))
		}
		wantEntries(t, s, id(racer), 0, want)
	}
}

// readersSeeWholeChanges: a read during changes sees the documents and entries
// of whole changes, and no fewer than were acknowledged before it.
func readersSeeWholeChanges(t *testing.T, s store.Store) {
	const steps, each = 40, 3
	create(t, s, "g", store.Change{At: noon, Version: 1, Head: []byte("0"), Checkpoint: []byte("0")})
	var acknowledged atomic.Int64
	grow := func() {
		defer acknowledged.Store(steps * each)
		for next := int64(0); next < steps*each; next += each {
			mark := fmt.Append(nil, next+each)
			change := store.Change{At: noon, Entries: entries(next, each), Head: mark, Checkpoint: mark}
			if err := s.Append(t.Context(), "g", at(next), change); err != nil {
				t.Errorf("Append(%d): %v", next, err)
				return
			}
			acknowledged.Store(next + each)
		}
	}
	race(func(racer int) {
		if racer == 0 {
			grow()
			return
		}
		for done := int64(0); done < steps*each && !t.Failed(); {
			done = acknowledged.Load()
			readWhole(t, s, done, each)
		}
	})
}

// readWhole fails unless the table has at least this many entries, in whole
// changes.
func readWhole(t *testing.T, s store.Store, least, each int64) {
	table, err := s.Load(t.Context(), "g")
	if err != nil {
		t.Errorf("Load: %v", err)
		return
	}
	if mark := fmt.Sprint(table.Next); string(table.Head) != mark || string(table.Checkpoint) != mark {
		t.Errorf("Load: next %d with head %s and checkpoint %s", table.Next, table.Head, table.Checkpoint)
	}
	read, err := s.Entries(t.Context(), "g", 0)
	if err != nil {
		t.Errorf("Entries: %v", err)
		return
	}
	n := int64(len(read))
	if table.Next < least || n < table.Next || n%each != 0 {
		t.Errorf("%d entries after next was %d and %d acknowledged, want whole changes of %d", n, table.Next, least, each)
	}
}
