package table

import (
	"context"

	"ragtag/rules"
)

// People can get, and erase, what a table stores of them. A person is the holder of a
// key, whose hash is the lock of a seat for as long as it is theirs. To erase somebody
// the chain is written anew. Their name, what they said, the addresses at which they
// were notified, and what they reported are each replaced by a salted hash, whose salt
// is kept nowhere. One more entry says what the chain was before. The game is played as
// before. Chains of earlier programs are written anew in the same way.
//
// What is to be erased is noted first, outside the store too, so that a backup that
// is older forgets it again (forget.go).

// Erase erases what the table stores of the person with a key, who keeps the
// seat and the key.
func (t *Table) Erase(ctx context.Context, key string) error {
	t.mu.Lock()
	err := t.ready()
	lock := ""
	if err == nil {
		lock, err = t.lockOfPerson(key)
	}
	t.mu.Unlock()
	if err != nil {
		return err
	}
	return t.eraseLock(ctx, lock)
}

// EraseSeat erases what the table stores of the person at a seat or, for
// Nobody, what those without one have said; for the operator.
func (t *Table) EraseSeat(ctx context.Context, p rules.Seat) error {
	t.mu.Lock()
	lock, err := "", t.ready()
	switch {
	case err != nil:
	case p >= 0 && (int(p) >= len(t.seats) || t.seats[p].Kind != Human || t.seats[p].Lock == "" || t.seats[p].Lock == removedLock):
		err = t.named(refuse(NoSeat, "nobody sits at seat %d", p))
	case p >= 0:
		lock = t.seats[p].Lock
	}
	t.mu.Unlock()
	if err != nil {
		return err
	}
	return t.eraseLock(ctx, lock)
}

// eraseLock notes that a person is to be erased, and erases them.
func (t *Table) eraseLock(ctx context.Context, lock string) error {
	t.mu.Lock()
	note := t.noteOf(lock)
	t.mu.Unlock()
	if err := t.hub.noteErasing(ctx, note); err != nil {
		return t.named(err)
	}
	// This carries out the request, if it has a key: what follows is done by some
	// server, whatever becomes of this one.
	if err := t.announce(lock); err != nil {
		return err
	}
	return t.finishErasing(ctx)
}

// announce stores that a person is to be erased, which wakes the table on every
// server until they are.
func (t *Table) announce(lock string) error {
	return t.act(func() error { return t.add(entry{Resealed: &resealed{Lock: lock}}) })
}

// finishErasing erases the people who are stored as to be erased.
func (t *Table) finishErasing(ctx context.Context) error {
	for range attempts {
		t.mu.Lock()
		if t.why != nil || len(t.erasing) == 0 {
			defer t.mu.Unlock()
			return t.why
		}
		lock := t.erasing[0]
		t.mu.Unlock()
		_, err := t.reseal(ctx, lock)
		t.hub.films.forget(t.id) // it has what was erased
		if err != nil {
			return err
		}
	}
	return t.named(&Error{Code: NotKept, Detail: "others were first again and again"})
}

// finishErasingOf finishes in the background an erasure that was found unfinished.
func (h *Hub) finishErasingOf(t *Table) {
	h.group.Go(func() {
		ctx, cancel := context.WithTimeout(h.awake, eraseTime)
		defer cancel()
		if err := t.finishErasing(ctx); err != nil && h.awake.Err() == nil {
			h.log.Error("cannot erase what is to be erased", "table", t.id, "error", err)
		}
	})
}
