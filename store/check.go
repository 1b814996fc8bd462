package store

import (
	"fmt"
	"strings"
)

// maxID is the longest id that a store takes, in bytes.
const maxID = 64

// idBytes are the bytes that an id is made of: those that mean nothing in an
// address.
const idBytes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// CheckCreate returns nil if the change may begin a table of this id, and
// otherwise ErrInvalid with the reason. Implementations call it first, so that
// all refuse the same.
func CheckCreate(id string, first Change) error {
	switch {
	case id == "" || len(id) > maxID:
		return fmt.Errorf("%w: id has %d bytes, want 1 to %d", ErrInvalid, len(id), maxID)
	case strings.ContainsFunc(id, notInID):
		return fmt.Errorf("%w: id %q, want letters, digits, '-' and '_' only", ErrInvalid, id)
	case first.Version == 0:
		return fmt.Errorf("%w: table %s begins without a version", ErrInvalid, id)
	case len(first.Head) == 0:
		return fmt.Errorf("%w: table %s begins without a head", ErrInvalid, id)
	}
	return first.check(id)
}

func notInID(r rune) bool { return !strings.ContainsRune(idBytes, r) }

// CheckAppend returns nil if the change may be added to a table, and otherwise
// ErrInvalid with the reason.
//
// A change without an entry is refused because it would leave the table's next
// number as it is: two callers could then replace each other's documents
// without either of them being told.
func CheckAppend(id string, change Change) error {
	if len(change.Entries) == 0 {
		return fmt.Errorf("%w: change to table %s has no entry", ErrInvalid, id)
	}
	return change.check(id)
}

// check holds what is asked of every change.
func (c Change) check(id string) error {
	if c.At.IsZero() {
		return fmt.Errorf("%w: change to table %s does not say when it was made", ErrInvalid, id)
	}
	if c.Version < 0 {
		return fmt.Errorf("%w: change to table %s has version %d, want none or a positive one", ErrInvalid, id, c.Version)
	}
	return nil
}
