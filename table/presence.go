package table

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"ragtag/rules"
)

// A seat is present while it is watched, at whichever server. Each server tells
// the others with every beat which seats are watched there.

// present names a seat of a table among all tables.
type present struct {
	id   string
	seat rules.Seat
}

func (p present) String() string { return fmt.Sprintf("%s %d", p.id, p.seat) }

// presentIn reads what String returns. A seat that no table has is of a newer program.
func presentIn(text string) (at present, ok bool) {
	id, number, _ := strings.Cut(text, " ")
	seat, err := strconv.Atoi(number)
	if err != nil || seat < 0 || seat >= rules.MaxSeats {
		return at, false
	}
	return present{id, rules.Seat(seat)}, true
}

// presence is which seats are watched at this server, and at others.
type presence struct {
	mu        sync.Mutex
	watches   map[present]int // at this one
	elsewhere map[present]bool
}

// watched counts a watch of a seat that was opened, or closed if by is -1.
func (p *presence) watched(id string, seat rules.Seat, by int) {
	if seat == rules.Nobody {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	at := present{id, seat}
	if p.watches == nil {
		p.watches = map[present]int{}
	}
	if p.watches[at] += by; p.watches[at] == 0 {
		delete(p.watches, at)
	}
}

// here returns the seats that are watched at this server.
func (p *presence) here() (all []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for at := range p.watches {
		all = append(all, at.String())
	}
	return all
}

// away reports whether a seat is watched at another server.
func (p *presence) away(id string, seat rules.Seat) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.elsewhere[present{id, seat}]
}

// learn takes over what other servers have said, and returns the seats that are
// watched there since, or no longer.
func (p *presence) learn(elsewhere []string) (changed []present) {
	is := map[present]bool{}
	for _, text := range elsewhere {
		if at, ok := presentIn(text); ok {
			is[at] = true
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for at := range is {
		if !p.elsewhere[at] {
			changed = append(changed, at)
		}
	}
	for at := range p.elsewhere {
		if !is[at] {
			changed = append(changed, at)
		}
	}
	p.elsewhere = is
	return changed
}

// arrived tells everybody at a table that a seat is present at another server,
// or no longer.
func (h *Hub) arrived(at present) {
	t := h.held(at.id)
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.why != nil {
		return
	}
	if t.present(at.seat) {
		t.calls.told = t.calls.told.Without(at.seat)
	}
	for v := range t.fresh {
		t.fresh[v] = true
	}
	t.outdate()
	t.tell()
}
