package sqlite

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/store"
)

// These tests hold the writer in the middle of a change, so that what waits
// behind it is known, and then let it go on. Each runs in a bubble, which
// tells when every caller has got as far as it can.

// held is a store whose writer is in the middle of a change.
type held struct {
	*Store
	t       *testing.T
	release chan struct{}
	first   chan error // the outcome of the change that holds the writer
}

// hold opens a store with tables a to d, and holds its writer.
func hold(t *testing.T) *held {
	s, err := Open(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	h := &held{Store: s, t: t, release: make(chan struct{})}
	for _, id := range []string{"a", "b", "c", "d"} {
		if err := s.Create(t.Context(), id, store.Change{At: time.Now(), Version: 1, Head: []byte("new")}); err != nil {
			t.Fatal(err)
		}
	}
	h.first = h.call(t.Context(), func(w *writer) error {
		<-h.release
		return w.append("a", store.Mark{}, entry())
	})
	return h
}

// entry is a change of one entry.
func entry() store.Change {
	return store.Change{At: time.Now(), Entries: [][]byte{[]byte("entry")}}
}

// call submits the change and returns when it is on its way, or waits.
func (h *held) call(ctx context.Context, change work) (outcome chan error) {
	outcome = make(chan error, 1)
	go func() { outcome <- h.submit(ctx, 0, change) }()
	synctest.Wait()
	return outcome
}

// add calls for an entry at the table.
func (h *held) add(ctx context.Context, id string) (outcome chan error) {
	return h.call(ctx, func(w *writer) error { return w.append(id, store.Mark{}, entry()) })
}

// want fails unless the outcome has come and is this.
func (h *held) want(name string, outcome chan error, want error) {
	h.t.Helper()
	synctest.Wait()
	select {
	case err := <-outcome:
		if !errors.Is(err, want) {
			h.t.Errorf("%s: %v, want %v", name, err, want)
		}
	default:
		h.t.Errorf("%s has no outcome, want %v", name, want)
	}
}

// wantNext fails unless the table has this many entries.
func (h *held) wantNext(id string, want int64) {
	h.t.Helper()
	if table, err := h.Load(h.t.Context(), id); err != nil || table.Next != want {
		h.t.Errorf("%s: next is %d, %v, want %d", id, table.Next, err, want)
	}
}

// inBubble runs the test on a store whose writer is held, and closes it.
func inBubble(t *testing.T, test func(t *testing.T, h *held)) {
	synctest.Test(t, func(t *testing.T) {
		h := hold(t)
		test(t, h)
		if err := h.Close(); err != nil {
			t.Error(err)
		}
	})
}

func TestWriter_SpoiledChangeIsNobodyElses(t *testing.T) {
	errSpoiled := errors.New("spoiled")
	for name, spoil := range map[string]func() error{
		"error": func() error { return errSpoiled },
		"panic": func() error { panic("in the middle of a change") },
	} {
		t.Run(name, func(t *testing.T) {
			inBubble(t, func(t *testing.T, h *held) {
				b := h.add(t.Context(), "b")
				attempts := 0
				c := h.call(t.Context(), func(w *writer) error {
					attempts++
					if err := w.append("c", store.Mark{}, entry()); err != nil {
						return err
					}
					return spoil()
				})
				late := h.add(t.Context(), "b")
				d := h.add(t.Context(), "d")
				close(h.release)

				h.want("first", h.first, nil)
				h.want("before the spoiled", b, nil)
				h.want("refused beside the spoiled", late, store.ErrConflict)
				h.want("after the spoiled", d, nil)
				if err := <-c; err == nil || refused(err) || !errors.Is(err, errSpoiled) && !strings.Contains(err.Error(), "panic in a change: in the middle") {
					t.Errorf("spoiled: %v, want its own error", err)
				}
				if attempts != 2 {
					t.Errorf("the spoiled change was tried %d times, want once in a group and once alone", attempts)
				}
				for id, next := range map[string]int64{"a": 1, "b": 1, "c": 0, "d": 1} {
					h.wantNext(id, next)
				}
			})
		})
	}
}

func TestWriter_WaitingChangeIsWithdrawnByItsContext(t *testing.T) {
	inBubble(t, func(t *testing.T, h *held) {
		ctx, cancel := context.WithCancel(t.Context())
		b := h.add(ctx, "b")
		c := h.add(t.Context(), "c")
		cancel()
		h.want("withdrawn", b, context.Canceled)
		close(h.release)
		h.want("left alone", c, nil)
		h.wantNext("b", 0)
		h.wantNext("c", 1)
	})
}

func TestWriter_ChangeUnderWayIsFinishedWhateverItsContext(t *testing.T) {
	inBubble(t, func(t *testing.T, h *held) {
		close(h.release)
		h.want("first", h.first, nil)

		ctx, cancel := context.WithCancel(t.Context())
		release := make(chan struct{})
		b := h.call(ctx, func(w *writer) error {
			<-release
			return w.append("b", store.Mark{}, entry())
		})
		cancel()
		synctest.Wait()
		if len(b) > 0 {
			t.Errorf("outcome %v before there was one", <-b)
		}
		close(release)
		h.want("finished", b, nil)
		h.wantNext("b", 1)
	})
}

func TestWriter_CloseFinishesWhatIsUnderWayAndRefusesWhatWaits(t *testing.T) {
	inBubble(t, func(t *testing.T, h *held) {
		b := h.add(t.Context(), "b")
		closed := make(chan error, 1)
		go func() { closed <- h.Close() }()
		h.want("waiting", b, store.ErrClosed)
		if len(h.first) > 0 || len(closed) > 0 {
			t.Error("closed before the change under way was finished")
		}
		close(h.release)
		h.want("under way", h.first, nil)
		h.want("Close", closed, nil)
	})
}

func TestWriter_FullDiskRefusesOnlyWhatDoesNotFit(t *testing.T) {
	inBubble(t, func(t *testing.T, h *held) {
		limit := func(pages int) {
			err := <-h.call(t.Context(), func(w *writer) error {
				_, err := w.number(fmt.Sprintf("PRAGMA max_page_count = %d", pages))
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		close(h.release)
		limit(20)
		large := entry()
		large.Checkpoint = bytes.Repeat([]byte{1}, 1<<20)
		if err := h.Append(t.Context(), "b", store.Mark{}, large); !errors.Is(err, ErrFull) {
			t.Errorf("large: %v, want %v", err, ErrFull)
		}
		if err := h.Append(t.Context(), "c", store.Mark{}, entry()); err != nil {
			t.Errorf("small: %v", err)
		}
		h.wantNext("b", 0)
		limit(1 << 20)
		if err := h.Append(t.Context(), "b", store.Mark{}, large); err != nil {
			t.Errorf("large, with room: %v", err)
		}
		h.wantNext("b", 1)
	})
}

// spoilCommit makes a commit fail by breaking a reference that is checked at the
// end.
func spoilCommit(w *writer) error {
	if err := w.exec("PRAGMA defer_foreign_keys = ON"); err != nil {
		return err
	}
	return w.exec("INSERT INTO checkpoints VALUES (99, x'00')")
}

func TestWriter_AfterAFailedCommitTheStoreOpensAgain(t *testing.T) {
	inBubble(t, func(t *testing.T, h *held) {
		b := h.add(t.Context(), "b")
		late := h.add(t.Context(), "a")
		c := h.call(t.Context(), spoilCommit)
		close(h.release)
		h.want("first", h.first, nil)
		h.want("one of the group", b, store.ErrUnknown)
		h.want("refused in the group", late, store.ErrConflict)
		h.want("culprit", c, store.ErrUnknown)

		h.wantNext("a", 1)
		h.wantNext("b", 0)
		if err := h.Append(t.Context(), "b", store.Mark{}, entry()); err != nil {
			t.Errorf("Append afterwards: %v", err)
		}
		h.wantNext("b", 1)
	})
}

func TestWriter_WhileTheDatabaseCannotBeOpenedEveryCallSaysWhy(t *testing.T) {
	inBubble(t, func(t *testing.T, h *held) {
		close(h.release)
		h.want("first", h.first, nil)
		away := h.path + ".away"
		move := func(from, to string) {
			if err := os.Rename(from, to); err != nil {
				t.Fatal(err)
			}
		}
		culprit := h.call(t.Context(), func(w *writer) error {
			move(h.path, away)
			if err := os.Mkdir(h.path, 0o700); err != nil {
				return err
			}
			return spoilCommit(w)
		})
		h.want("culprit", culprit, store.ErrUnknown)
		for range 2 {
			err := h.Append(t.Context(), "b", store.Mark{}, entry())
			if err == nil || errors.Is(err, store.ErrUnknown) || !strings.Contains(err.Error(), "cannot be opened again") {
				t.Errorf("Append without a database: %v, want the reason", err)
			}
			if _, err := h.Load(t.Context(), "b"); err == nil || !strings.Contains(err.Error(), "cannot be opened again") {
				t.Errorf("Load without a database: %v, want the reason", err)
			}
		}
		if err := os.Remove(h.path); err != nil {
			t.Fatal(err)
		}
		move(away, h.path)
		h.wantNext("b", 0) // it is enough to read
		if err := h.Append(t.Context(), "b", store.Mark{}, entry()); err != nil {
			t.Errorf("Append with the database again: %v", err)
		}
		h.wantNext("a", 1)
		h.wantNext("b", 1)
	})
}
