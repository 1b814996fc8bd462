// Package storetest tests implementations of [ragtag/store.Store]. Any
// implementation runs its tests:
//
//	func TestStore_KeepsTheContract(t *testing.T) {
//		storetest.Run(t, func(t *testing.T) store.Store { ... })
//	}
//
// Implementations test their other guarantees, such as surviving a crash,
// themselves.
package storetest

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"ragtag/store"
)

// Open returns an empty store. Run closes it.
type Open func(t *testing.T) store.Store

// Run tests a store. Each part of the contract is tested on a new store.
func Run(t *testing.T, open Open) {
	promises := []struct {
		name string
		keep func(*testing.T, store.Store)
	}{
		{"CreateThenLoad", createThenLoad},
		{"CreateWithEntries", createWithEntries},
		{"AppendNumbersEntries", appendNumbersEntries},
		{"AppendLeavesWhatIsNotGiven", appendLeavesWhatIsNotGiven},
		{"RewriteReplacesEverything", rewriteReplacesEverything},
		{"DeleteLeavesNothing", deleteLeavesNothing},
		{"EntriesFromANumber", entriesFromANumber},
		{"AnyBytesComeBack", anyBytesComeBack},
		{"BytesAreNotShared", bytesAreNotShared},
		{"LabelListsTheLastChangedFirst", labelListsTheLastChangedFirst},
		{"DueIsTheEarliestFirst", dueIsTheEarliestFirst},
		{"WalkVisitsEveryTable", walkVisitsEveryTable},
		{"MarksFollowEveryChange", marksFollowEveryChange},
		{"HeadsComeInTheOrderAsked", headsComeInTheOrderAsked},
		{"ManyTablesAreFoundByIndex", manyTablesAreFoundByIndex},
		{"TakenIDIsRefused", takenIDIsRefused},
		{"WrongMarkIsRefused", wrongMarkIsRefused},
		{"UnknownTableIsRefused", unknownTableIsRefused},
		{"InvalidChangeIsRefused", invalidChangeIsRefused},
		{"RequestIsCarriedOutOnce", requestIsCarriedOutOnce},
		{"RefusedChangeCarriesOutNothing", refusedChangeCarriesOutNothing},
		{"OtherRequestIsCarriedOutToo", otherRequestIsCarriedOutToo},
		{"RequestsAreForgotten", requestsAreForgotten},
		{"OneOfManyRepeatsWins", oneOfManyRepeatsWins},
		{"MessagesAreKeptUntilDropped", messagesAreKeptUntilDropped},
		{"MessagesGoWithTheirTable", messagesGoWithTheirTable},
		{"OneOfManyTakersGetsAMessage", oneOfManyTakersGetsAMessage},
		{"EndedContextIsRefused", endedContextIsRefused},
		{"ClosedStoreRefuses", closedStoreRefuses},
		{"OneOfManyRacersWins", oneOfManyRacersWins},
		{"OneOfManyCreatorsWins", oneOfManyCreatorsWins},
		{"TablesGrowSideBySide", tablesGrowSideBySide},
		{"ReadersSeeWholeChanges", readersSeeWholeChanges},
	}
	for _, promise := range promises {
		t.Run(promise.name, func(t *testing.T) {
			s := open(t)
			defer func() {
				if err := s.Close(); err != nil {
					t.Errorf("Close: %v", err)
				}
			}()
			promise.keep(t, s)
		})
	}
}

// noon is when the tables of these tests are created, in another zone and with
// a higher precision than a store keeps.
var noon = time.Date(2004, 10, 18, 12, 0, 0, 123456789, time.FixedZone("Caprica", 3600))

// kept returns the instant this many minutes after noon as a store returns it.
func kept(minutes int) time.Time {
	return after(minutes).UTC().Truncate(time.Microsecond)
}

// after returns the instant this many minutes after noon.
func after(minutes int) time.Time {
	return noon.Add(time.Duration(minutes) * time.Minute)
}

// first returns a change that creates a table.
func first() store.Change {
	return store.Change{At: noon, Version: 1, Head: []byte("head 0")}
}

// entries returns n entries that contain their numbers.
func entries(from, n int64) [][]byte {
	var list [][]byte
	for i := from; i < from+n; i++ {
		list = append(list, fmt.Appendf(nil, "entry %d", i))
	}
	return list
}

// at returns the mark of a table with n of these entries.
func at(n int64) store.Mark { return store.Mark{}.After(entries(0, n)) }

func create(t *testing.T, s store.Store, id string, change store.Change) {
	t.Helper()
	if err := s.Create(t.Context(), id, change); err != nil {
		t.Fatalf("Create(%s): %v", id, err)
	}
}

func appendTo(t *testing.T, s store.Store, id string, at store.Mark, change store.Change) {
	t.Helper()
	if err := s.Append(t.Context(), id, at, change); err != nil {
		t.Fatalf("Append(%s, %v): %v", id, at, err)
	}
}

// wantTable fails unless the stored table equals want.
func wantTable(t *testing.T, s store.Store, want store.Table) {
	t.Helper()
	got, err := s.Load(t.Context(), want.ID)
	if err != nil {
		t.Fatalf("Load(%s): %v", want.ID, err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("Load(%s)\n got %+v\nwant %+v", want.ID, got, want)
	}
}

// wantEntries fails unless the table's entries from the number on equal want.
func wantEntries(t *testing.T, s store.Store, id string, from int64, want [][]byte) {
	t.Helper()
	got, err := s.Entries(t.Context(), id, from)
	if err != nil {
		t.Fatalf("Entries(%s, %d): %v", id, from, err)
	}
	if g, w := fmt.Sprintf("%q", got), fmt.Sprintf("%q", want); g != w {
		t.Errorf("Entries(%s, %d)\n got %s\nwant %s", id, from, g, w)
	}
}
