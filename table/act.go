package table

import (
	"cmp"
	"slices"

	"ragtag/rules"
	"ragtag/table/secret"
)

// Joined is the result of claiming a seat.
type Joined struct {
	Seat int
	Key  string // opens the seat; the table keeps only its hash
}

// Join claims free seat n under a name. An empty part of the seed is replaced
// by a random one. The game starts when the last free seat is claimed.
func (t *Table) Join(n int, name, part string) (Joined, error) {
	name, err := checkName(name)
	if err == nil {
		err = checkPart(part)
	}
	if err != nil {
		return Joined{}, t.named(err)
	}
	key, lock := secret.NewKey()
	t.request.gives(Joined{n, key})
	err = t.act(func() error {
		if err := cmp.Or(t.unlessClosed(), t.nameFree(name), t.hub.mayBeCalled(name)); err != nil {
			return err
		}
		if err := t.add(entry{Joined: &joined{Seat: n, Name: name, Lock: lock, Part: t.hub.personPart(part)}}); err != nil {
			return err
		}
		if !t.full() {
			return nil
		}
		return t.add(entry{Started: &started{Rules: t.hub.Rules}})
	})
	if err != nil {
		return Joined{}, err
	}
	return Joined{n, key}, nil
}

// Start gives every free seat to a bot and starts the game. The key must be the
// owner's.
func (t *Table) Start(key string) error {
	return t.act(func() error {
		if !secret.Opens(key, t.made.Owner) {
			return refuse(WrongKey, "only the owner of the table can start the game")
		}
		if err := t.unlessClosed(); err != nil {
			return err
		}
		s := &started{Rules: t.hub.Rules}
		for i := range t.seats {
			if t.seats[i].free() {
				s.Filled = append(s.Filled, i)
			}
		}
		return t.add(entry{Started: s})
	})
}

// Seat returns the seat that a key opens. For the empty key, which spectators
// use, it returns Nobody; at a private table spectators need the key of the
// invitation. Any other key is refused with code WrongKey.
func (t *Table) Seat(key string) (rules.Seat, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return rules.Nobody, err
	}
	p, err := t.seatOf(key)
	return p, t.named(err)
}

func (t *Table) seatOf(key string) (rules.Seat, error) {
	if key == "" && t.made.Visible != Private || secret.Opens(key, t.made.Guest) {
		return rules.Nobody, nil
	}
	for i := range t.seats {
		if secret.Opens(key, t.seats[i].Lock) {
			return rules.Seat(i), nil
		}
	}
	if secret.Opens(key, t.made.Owner) {
		return rules.Nobody, nil
	}
	if slices.ContainsFunc(t.lost, func(lock string) bool { return secret.Opens(key, lock) }) {
		return rules.Nobody, refuse(Removed, "the owner of the table has removed whoever sat here")
	}
	return rules.Nobody, refuse(WrongKey, "the key opens no seat")
}

// asSeat calls do for the seat that a key opens. It fails if the key opens no
// seat or the game has not started.
func (t *Table) asSeat(key string, do func(p rules.Seat) error) error {
	return t.act(func() error {
		p, err := t.seatOf(key)
		switch {
		case err != nil:
			return err
		case p == rules.Nobody:
			return refuse(WrongKey, "this takes the key of a seat")
		case t.game == nil:
			return refuse(NotStarted, "the game has not begun")
		}
		if err := t.unlessClosed(); err != nil {
			return err
		}
		return do(p)
	})
}

// Answer answers question ask for the key's seat. When it returns nil, the
// answer is stored. If the answer is not legal, the error is a
// [*rules.AnswerError]. Empty takes pass in a window.
func (t *Table) Answer(key string, ask int, takes []rules.Take) error {
	return t.asSeat(key, func(p rules.Seat) error {
		if t.seats[p].stand {
			return refuse(StoodIn, "a bot stands in for seat %d", p)
		}
		a := &answered{Own: true, Ask: ask, Seat: int(p), Takes: append([]rules.Take{}, takes...)}
		if r, ok := t.game.Request(p); ok {
			a.Print = t.hub.cat.Print(&r)
		}
		return t.add(entry{Answered: a})
	})
}

// Order sets a standing order for the key's seat.
func (t *Table) Order(key string, o Order) error {
	return t.asSeat(key, func(p rules.Seat) error { return t.add(entry{Ordered: &ordered{int(p), o}}) })
}

// Hold makes the key's seat hold the open window, or release it. Everybody sees
// this. It returns an Error of code NoWindow if there is nothing to hold.
func (t *Table) Hold(key string, ask int, on bool) error {
	return t.asSeat(key, func(p rules.Seat) error { return t.add(entry{Held: &held{ask, int(p), on}}) })
}
