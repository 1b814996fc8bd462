package notify

import (
	"errors"
	"strings"
	"sync"
	"time"

	"ragtag/internal/ration"
)

// Limits on the messages to one address, and for one table. A person who keeps
// returning to their table and leaving it gets a message for each turn.
var (
	perAddress = ration.Rate{Most: 30, In: time.Hour}
	perSource  = ration.Rate{Most: 120, In: time.Hour}
)

// ErrInvited means that an address was asked to confirm itself and has not.
var ErrInvited = errors.New("the address has a message that it has not confirmed")

// inviteFor is how long an address that does not confirm gets no second
// invitation.
const inviteFor = 24 * time.Hour

// mostInvited is the largest number of invitations under way.
const mostInvited = 10_000

// invited notes the addresses that were asked to confirm themselves, so that
// nobody can use the server to pester a stranger. The zero value is ready to
// use.
type invited struct {
	mu  sync.Mutex
	all map[string]invitation // by address
}

// invitation is a message that asks to confirm an address.
type invitation struct {
	id string
	at time.Time
}

// open reports whether it still keeps its address from another.
func (i invitation) open() bool { return time.Since(i.at) < inviteFor }

// has reports whether an address has an invitation.
func (i *invited) has(to string) bool {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.all[strings.ToLower(to)].open()
}

// note notes an invitation, by the id of the message. It returns false if the address has
// another, or if too many are under way.
func (i *invited) note(to, id string) bool {
	i.mu.Lock()
	defer i.mu.Unlock()
	to = strings.ToLower(to)
	if has := i.all[to]; has.open() {
		return has.id == id && id != ""
	}
	if len(i.all) >= mostInvited {
		for other, has := range i.all {
			if !has.open() {
				delete(i.all, other)
			}
		}
		if len(i.all) >= mostInvited {
			return false
		}
	}
	if i.all == nil {
		i.all = map[string]invitation{}
	}
	i.all[to] = invitation{id, time.Now()}
	return true
}

func (i *invited) forget(to string) {
	i.mu.Lock()
	defer i.mu.Unlock()
	delete(i.all, strings.ToLower(to))
}
