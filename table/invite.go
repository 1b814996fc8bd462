package table

import (
	"context"
	"errors"
)

// An address that was asked to confirm itself is not asked again before it has, by nobody, at
// no table and on no server, so that nobody can use the servers to pester a stranger. To ask
// it is a request that is carried out once (see [Request]), by the change that stores the
// message: its id is a hash of the address under the operator's secret, and nothing is noted with it. It is
// forgotten when the address confirms itself, and otherwise after [RequestKept], since a
// message can get lost. Erasing the person who asked does not change that: it need not have been
// their address.

// invites is what a change does to the addresses that were asked.
type invites struct {
	asked, answered string // see [Hub.invitation]; empty: none is
}

// note adds to a change what it does to them.
func (i invites) note(c Change) Change {
	c.Also, c.Forgets = i.asked, i.answered
	return c
}

// invitation returns the id of the request that an address confirms itself.
func (h *Hub) invitation(to string) string { return "mail-" + h.seal.Hash(to) }

// invite notes that an address is asked to confirm itself, unless it was already.
func (t *Table) invite(to string) error {
	id := t.hub.invitation(to)
	ctx, cancel := context.WithTimeout(t.hub.ctx, keepTime)
	defer cancel()
	switch _, err := t.hub.keeper.Done(ctx, id); {
	case err == nil:
		return refuse(MailPending, "the address has a message that it has not confirmed")
	case !errors.Is(err, ErrNotDone):
		return &Error{Code: NotKept, Err: err}
	}
	t.invites.asked = id
	return nil
}
