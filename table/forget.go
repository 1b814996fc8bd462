package table

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Somebody who was erased must not come back with an older backup. So what is to be
// erased is noted first, in two places: in a list in the store, under an id that no
// table has, and by every server outside the store (Config.Notes). Each server notes
// what others have added to the list. A server compares the two when it starts, and
// when the list is not what it was because the store was restored or has failed over to
// a copy that was behind. It adds what the list lacks and erases all of it again.

// Notes keeps notes outside the store, where a restored backup does not take them
// back. A note has ids and hashes, and nothing of people.
type Notes interface {
	Add(note string) error
	All() ([]string, error)
}

// erasedID is the id under which the list is stored.
const erasedID = playerPrefix + "erased"

// forgetting is what this server knows of the list.
type forgetting struct {
	mu   sync.Mutex // held while the list is compared with the notes
	mark Mark
}

// noteErasing notes what is about to be erased.
func (h *Hub) noteErasing(ctx context.Context, notes ...string) error {
	if err := h.addNotes(notes); err != nil {
		return &Error{Code: NotKept, Err: err}
	}
	return h.addToList(ctx, notes)
}

// addNotes adds notes outside the store.
func (h *Hub) addNotes(notes []string) error {
	if h.Notes == nil {
		return nil
	}
	for _, note := range notes {
		if err := h.Notes.Add(note); err != nil {
			return err
		}
	}
	return nil
}

// addToList adds notes to the list.
func (h *Hub) addToList(ctx context.Context, notes []string) error {
	for range attempts {
		kept, listed, err := h.erasedList(ctx)
		if err != nil {
			return err
		}
		change := Change{At: h.now(), Version: Format, Head: []byte("{}")}
		for _, note := range without(notes, listed) {
			change.Entries = append(change.Entries, []byte(note))
		}
		switch {
		case len(change.Entries) == 0:
			return nil
		case len(listed) == 0:
			err = h.keeper.Create(ctx, erasedID, change)
		default:
			err = h.keeper.Append(ctx, erasedID, int64(len(kept.Entries)), kept.last(), change)
		}
		if !errors.Is(err, ErrConflict) && !errors.Is(err, ErrUnknown) { // else it is looked at again
			if err != nil {
				err = &Error{Code: NotKept, Err: err}
			}
			return err
		}
	}
	return &Error{Code: NotKept, Detail: "others were first again and again"}
}

// erasedList returns the list.
func (h *Hub) erasedList(ctx context.Context) (kept Kept, notes []string, err error) {
	kept, err = h.keeper.Load(ctx, erasedID)
	if err != nil && !errors.Is(err, ErrNoTable) {
		return kept, nil, &Error{Code: NotKept, Err: err}
	}
	for _, note := range kept.Entries {
		notes = append(notes, string(note))
	}
	return kept, notes, nil
}

// without returns the notes that are not among others, each once.
func without(notes, others []string) (left []string) {
	known := map[string]bool{}
	for _, note := range others {
		known[note] = true
	}
	for _, note := range notes {
		if !known[note] {
			known[note] = true
			left = append(left, note)
		}
	}
	return left
}

// Forget compares the list of what was erased with the notes of this server, so that
// each has what the other lacks. At its first call, and whenever the list lacks a note
// or has changed other than by growing, whatever is noted and still stored is erased
// again. Forget returns how much that was.
func (h *Hub) Forget(ctx context.Context) (n int, err error) {
	h.forgetting.mu.Lock()
	defer h.forgetting.mu.Unlock()
	marks, err := h.keeper.Marks(ctx, []string{erasedID})
	if err != nil {
		return 0, &Error{Code: NotKept, Err: err}
	}
	known := h.forgetting.mark
	if known != (Mark{}) && marks[erasedID] == known {
		return 0, nil
	}
	kept, listed, err := h.erasedList(ctx)
	if err != nil {
		return 0, err
	}
	var own []string
	if h.Notes != nil {
		if own, err = h.Notes.All(); err == nil {
			err = h.addNotes(without(listed, own))
		}
		if err != nil {
			return 0, &Error{Code: NotKept, Err: err}
		}
	}
	missing := without(own, listed)
	if err := h.addToList(ctx, missing); err != nil {
		return 0, err
	}
	if !kept.goesOnFrom(known) || len(missing) > 0 {
		n, err = h.forgetAgain(ctx, without(slices.Concat(listed, own), nil))
	}
	if err == nil && len(missing) == 0 {
		h.forgetting.mark = Mark{int64(len(kept.Entries)), kept.last()}
	}
	return n, err
}

// goesOnFrom reports whether the chain was at a mark once, the zero mark aside.
func (k *Kept) goesOnFrom(m Mark) bool {
	return m.Next > 0 && m.Next <= int64(len(k.Entries)) && hashOf(k.Entries[m.Next-1]) == m.Hash
}

// forgetAgain erases again what was noted, where it is stored, and returns how much
// there was.
func (h *Hub) forgetAgain(ctx context.Context, notes []string) (n int, err error) {
	for _, note := range notes {
		id, lock, isSeat := strings.Cut(note, " ")
		if !isSeat {
			marks, err := h.keeper.Marks(ctx, []string{id})
			if _, is := marks[id]; err != nil || !is || !isPlayer(id) {
				continue
			}
			if err := h.discard(ctx, id); err != nil {
				return n, err
			}
			n++
			continue
		}
		again, err := h.eraseAgain(ctx, id, lock)
		if err != nil {
			return n, err
		}
		if again {
			n++
		}
	}
	return n, nil
}

// eraseAgain erases a person at a table, if that is stored and was not done yet. It
// asks the stored table: the one in memory may be from before the store was restored,
// and count as done what must be done again.
func (h *Hub) eraseAgain(ctx context.Context, id, note string) (erased bool, err error) {
	lock, times := ofNote(note)
	for range attempts {
		t, err := h.Find(ctx, id)
		if CodeOf(err) == NoTable {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		t.mu.Lock()
		err = t.ready()
		done := times <= t.timesErased(lock)
		t.mu.Unlock()
		switch {
		case CodeOf(err) == Closing:
			continue // it is read again
		case err != nil:
			return false, err
		case done:
			return false, nil
		}
		if again, err := t.reseal(ctx, lock); !again && CodeOf(err) != Closing {
			return err == nil, err
		}
	}
	return false, &Error{Code: NotKept, Table: id, Detail: "others were first again and again"}
}

// noteOf returns the note that a person at the table is to be erased. Those without a
// seat are erased again and again, since they go on talking, so their note counts the
// times.
func (t *Table) noteOf(lock string) string {
	if lock != "" {
		return t.id + " " + lock
	}
	return t.id + " " + nobodys + strconv.Itoa(t.timesErased("")+1)
}

// nobodys begins the notes of those without a seat. No lock begins so.
const nobodys = "*"

// ofNote returns whose a note is, by the lock, and how often they were erased by then.
// Earlier programs did not count those without a seat.
func ofNote(text string) (lock string, times int) {
	if count, ok := strings.CutPrefix(text, nobodys); ok {
		times, _ = strconv.Atoi(count)
		return "", times
	}
	return text, 1
}

// timesErased returns how often a person was erased.
func (f *facts) timesErased(lock string) (n int) {
	for _, of := range f.erased {
		if of == lock {
			n++
		}
	}
	return n
}

// Times of forgetting.
const (
	erasedLook = 10 * time.Second // between two looks at the list
	eraseTime  = 10 * time.Minute // for erasing again what was noted
)

// keepForgetting calls Forget, in the background.
func (h *Hub) keepForgetting() {
	ctx, cancel := context.WithTimeout(h.awake, eraseTime)
	defer cancel()
	n, err := h.Forget(ctx)
	if n > 0 {
		h.log.Info("what had been erased was erased again", "people", n)
	}
	if err != nil && h.awake.Err() == nil {
		h.log.Error("cannot erase again what had been erased", "error", err)
	}
}
