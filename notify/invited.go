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
	all map[string]time.Time
}

// has reports whether an address has an invitation.
func (i *invited) has(to string) bool {
	i.mu.Lock()
	defer i.mu.Unlock()
	return time.Since(i.all[strings.ToLower(to)]) < inviteFor
}

// note notes an invitation. It returns false if the address has one, or if too
// many are under way.
func (i *invited) note(to string) bool {
	i.mu.Lock()
	defer i.mu.Unlock()
	to = strings.ToLower(to)
	if time.Since(i.all[to]) < inviteFor {
		return false
	}
	if len(i.all) >= mostInvited {
		for other, at := range i.all {
			if time.Since(at) >= inviteFor {
				delete(i.all, other)
			}
		}
		if len(i.all) >= mostInvited {
			return false
		}
	}
	if i.all == nil {
		i.all = map[string]time.Time{}
	}
	i.all[to] = time.Now()
	return true
}

func (i *invited) forget(to string) {
	i.mu.Lock()
	defer i.mu.Unlock()
	delete(i.all, strings.ToLower(to))
}
