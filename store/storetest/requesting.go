package storetest

import (
	"fmt"
	"reflect"
	"testing"

	"ragtag/store"
)

// asked returns a change that carries out a request.
func asked(request, print string, c store.Change) store.Change {
	c.Request, c.Print, c.Outcome = request, print, []byte("outcome of "+print)
	return c
}

// wantDone fails unless the request was carried out with this print.
func wantDone(t *testing.T, s store.Store, request, print string) {
	t.Helper()
	want := store.Done{Print: print, Outcome: []byte("outcome of " + print)}
	if got, err := s.Done(t.Context(), request); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("Done(%s): %q, %v, want %q", request, got, err, want)
	}
}

// wantNotDone fails if the request was carried out.
func wantNotDone(t *testing.T, s store.Store, request string) {
	t.Helper()
	_, err := s.Done(t.Context(), request)
	wantRefusal(t, "Done "+request, err, store.ErrNotFound)
}

// requestIsCarriedOutOnce: of the changes that name one request the first is
// made, whatever tables they are for, and what was noted with it stays.
func requestIsCarriedOutOnce(t *testing.T, s store.Store) {
	wantNotDone(t, s, "r1")
	create(t, s, "g", asked("r1", "one", first()))
	wantDone(t, s, "r1", "one")
	wantRefusal(t, "Create again", s.Create(t.Context(), "h", asked("r1", "other", first())), store.ErrDone)
	wantRefusal(t, "Create the same again", s.Create(t.Context(), "g", asked("r1", "one", first())), store.ErrDone)
	_, err := s.Load(t.Context(), "h")
	wantRefusal(t, "Load of what was refused", err, store.ErrNotFound)

	change := store.Change{At: after(1), Entries: entries(0, 1)}
	wantRefusal(t, "Append", s.Append(t.Context(), "g", at(0), asked("r1", "two", change)), store.ErrDone)
	wantUntouched(t, s)
	appendTo(t, s, "g", at(0), asked("r2", "two", change))
	for _, mark := range []store.Mark{at(0), at(1)} {
		again := store.Change{At: after(2), Entries: entries(1, 1), Head: []byte("again"), Checkpoint: []byte("again")}
		wantRefusal(t, "Append again", s.Append(t.Context(), "g", mark, asked("r2", "two", again)), store.ErrDone)
	}
	wantEntries(t, s, "g", 0, entries(0, 1))
	wantDone(t, s, "r1", "one")
	wantDone(t, s, "r2", "two")
	appendTo(t, s, "g", at(1), store.Change{At: after(2), Entries: entries(1, 1), Request: "r3"})
	if got, err := s.Done(t.Context(), "r3"); err != nil || got.Print != "" || got.Outcome != nil {
		t.Errorf("Done without an outcome: %+v, %v", got, err)
	}
	appendTo(t, s, "g", at(2), store.Change{At: after(2), Entries: entries(2, 1)})
	appendTo(t, s, "g", at(3), store.Change{At: after(2), Entries: entries(3, 1)}) // none is no request
}

// refusedChangeCarriesOutNothing: the request of a change that is refused can be
// carried out by another.
func refusedChangeCarriesOutNothing(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	change := asked("r", "one", store.Change{At: after(1), Entries: entries(0, 1)})
	wantRefusal(t, "Append at a wrong mark", s.Append(t.Context(), "g", at(3), change), store.ErrConflict)
	wantRefusal(t, "Append to no table", s.Append(t.Context(), "h", at(0), change), store.ErrNotFound)
	wantRefusal(t, "Create of what exists", s.Create(t.Context(), "g", asked("r", "two", first())), store.ErrExists)
	wantNotDone(t, s, "r")
	appendTo(t, s, "g", at(0), change)
	wantDone(t, s, "r", "one")
}

// otherRequestIsCarriedOutToo: a change can carry out two requests, and one that is
// carried out as the other of a change counts as any: it is carried out once, leaves
// nothing if its change is refused, and is forgotten with the old ones, or by a change that
// forgets it, and then it can be carried out again.
func otherRequestIsCarriedOutToo(t *testing.T, s store.Store) {
	also := func(minutes int, number int64, also, forgets string) store.Change {
		return store.Change{At: after(minutes), Entries: entries(number, 1), Also: also, Forgets: forgets}
	}
	made := asked("r1", "one", first())
	made.Also = "a1"
	create(t, s, "g", made)
	create(t, s, "h", first())
	wantDone(t, s, "r1", "one")
	if got, err := s.Done(t.Context(), "a1"); err != nil || got.Print != "" || got.Outcome != nil {
		t.Errorf("Done of the other: %+v, %v", got, err)
	}
	again := first()
	again.Also = "a1"
	wantRefusal(t, "Create with the other again", s.Create(t.Context(), "i", again), store.ErrDone)
	for id, mark := range map[string]store.Mark{"g": at(0), "h": at(3)} {
		wantRefusal(t, "Append with the other again", s.Append(t.Context(), id, mark, also(1, 0, "a1", "")), store.ErrDone)
	}
	wantRefusal(t, "Append with it as the first", s.Append(t.Context(), "h", at(0), asked("a1", "p", also(1, 0, "", ""))), store.ErrDone)
	wantRefusal(t, "Append at a wrong mark", s.Append(t.Context(), "h", at(3), also(1, 3, "a2", "a1")), store.ErrConflict)
	wantNotDone(t, s, "a2")
	wantRefusal(t, "Append of one twice", s.Append(t.Context(), "h", at(0), asked("a2", "p", also(1, 0, "a2", ""))), store.ErrInvalid)
	wantRefusal(t, "Append of one that is forgotten", s.Append(t.Context(), "h", at(0), also(1, 0, "a2", "a2")), store.ErrInvalid)

	appendTo(t, s, "h", at(0), asked("r2", "two", also(1, 0, "a2", "a1")))
	wantNotDone(t, s, "a1")
	wantDone(t, s, "r1", "one")
	wantDone(t, s, "r2", "two")
	appendTo(t, s, "g", at(0), also(2, 0, "a1", "none"))
	wantRefusal(t, "Append once more", s.Append(t.Context(), "h", at(1), also(2, 1, "a1", "")), store.ErrDone)
	if n, err := s.Forget(t.Context(), after(2), 9); err != nil || n != 3 {
		t.Fatalf("Forget: %d, %v, want r1, r2 and a2", n, err)
	}
	appendTo(t, s, "h", at(1), also(3, 1, "a2", ""))
	wantRefusal(t, "Append of what is not old", s.Append(t.Context(), "g", at(1), also(3, 1, "a1", "")), store.ErrDone)
}

// requestsAreForgotten: those that are old enough, and no others.
func requestsAreForgotten(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	for i := range 3 {
		n := int64(i)
		appendTo(t, s, "g", at(n), asked(fmt.Sprint("r", i), "p", store.Change{At: after(i), Entries: entries(n, 1)}))
	}
	for i, forgotten := range []int{1, 0} {
		if n, err := s.Forget(t.Context(), after(1), 9); err != nil || n != forgotten {
			t.Fatalf("Forget the %d. time: %d, %v, want %d", i+1, n, err, forgotten)
		}
	}
	wantNotDone(t, s, "r0")
	wantDone(t, s, "r1", "p")
	wantDone(t, s, "r2", "p")
	appendTo(t, s, "g", at(3), asked("r0", "p", store.Change{At: after(4), Entries: entries(3, 1)}))
	if n, err := s.Forget(t.Context(), after(9), 2); err != nil || n != 2 {
		t.Fatalf("Forget two: %d, %v", n, err)
	}
	wantDone(t, s, "r0", "p")
}

// oneOfManyRepeatsWins: of one request that is carried out at several tables, and
// several times at each, at once, one change is made.
func oneOfManyRepeatsWins(t *testing.T, s store.Store) {
	for racer := range racers {
		create(t, s, fmt.Sprint("g", racer), first())
	}
	for round := range 5 {
		request, errs := fmt.Sprint("r", round), make([]error, 2*racers)
		race(func(racer int) {
			id := fmt.Sprintf("new-%d-%d", round, racer)
			errs[racer] = s.Create(t.Context(), id, asked(request, id, first()))
			marks, err := s.Marks(t.Context(), []string{fmt.Sprint("g", racer)})
			if err != nil {
				t.Error(err)
			}
			id = fmt.Sprint("g", racer)
			errs[racers+racer] = s.Append(t.Context(), id, marks[id], asked(request, id, store.Change{At: noon, Entries: entries(0, 1)}))
		})
		wantOneWinner(t, errs, store.ErrDone)
	}
}
