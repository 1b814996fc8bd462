package store

import (
	"fmt"
	"strings"
)

// maxID is the length of the longest valid id, in bytes.
const maxID = 64

// idBytes are the bytes allowed in an id. None needs escaping in a URL.
const idBytes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// CheckCreate returns nil if the change may create a table with this id, and
// otherwise ErrInvalid wrapped with the reason. Implementations call it first,
// so that all refuse the same changes.
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

// CheckRewrite returns nil if the change may replace a table at a mark, and
// otherwise ErrInvalid wrapped with the reason.
func CheckRewrite(id string, at Mark, whole Change) error {
	switch {
	case int64(len(whole.Entries)) <= at.Next:
		return fmt.Errorf("%w: table %s with %d entries is replaced by one with %d", ErrInvalid, id, at.Next, len(whole.Entries))
	case len(whole.Head) == 0:
		return fmt.Errorf("%w: table %s is replaced by one without a head", ErrInvalid, id)
	}
	return whole.check(id)
}

func notInID(r rune) bool { return !strings.ContainsRune(idBytes, r) }

// CheckAppend returns nil if the change may be appended to a table, and
// otherwise ErrInvalid wrapped with the reason.
//
// A change without an entry is refused because it would not advance the table's
// next number: two callers could then overwrite each other's documents without
// noticing.
func CheckAppend(id string, change Change) error {
	if len(change.Entries) == 0 {
		return fmt.Errorf("%w: change to table %s has no entry", ErrInvalid, id)
	}
	return change.check(id)
}

// check checks what is required of every change.
func (c Change) check(id string) error {
	if c.At.IsZero() {
		return fmt.Errorf("%w: change to table %s has no time", ErrInvalid, id)
	}
	if c.Version < 0 {
		return fmt.Errorf("%w: change to table %s has version %d, want none or a positive one", ErrInvalid, id, c.Version)
	}
	if len(c.Head) == 0 && (c.Label != "" || !c.Wake.IsZero()) {
		return fmt.Errorf("%w: change to table %s says how it is found, but has no head", ErrInvalid, id)
	}
	for _, request := range []string{c.Request, c.Also} {
		if len(request) > maxID {
			return fmt.Errorf("%w: change to table %s is for a request whose id has %d bytes, want at most %d", ErrInvalid, id, len(request), maxID)
		}
	}
	if c.Also != "" && (c.Also == c.Request || c.Also == c.Forgets) {
		return fmt.Errorf("%w: change to table %s carries out request %s twice, or forgets it at once", ErrInvalid, id, c.Also)
	}
	for message := range c.Messages {
		if message == "" || len(message) > maxID {
			return fmt.Errorf("%w: change to table %s has a message whose id has %d bytes, want 1 to %d", ErrInvalid, id, len(message), maxID)
		}
	}
	if c.Request == "" && (c.Print != "" || len(c.Outcome) > 0) {
		return fmt.Errorf("%w: change to table %s has the outcome of no request", ErrInvalid, id)
	}
	return nil
}
