package table

import (
	"context"
	"errors"

	"ragtag/table/secret"
)

// Created is the result of creating a table.
type Created struct {
	ID         string
	Owner      string   // key
	Guest      string   // key that admits spectators to a private table; empty at others
	Keys       []string // by seat; empty for bots and for free seats
	Commitment string
}

// Create creates a table and, if no seat is free, starts its game. If the
// set-up is not valid, the error is an [*Error] of code BadSetUp, BadName or
// BadPart, or an error of package options.
func (h *Hub) Create(s SetUp) (Created, error) { return h.CreateFor(context.Background(), s) }

// CreateFor is Create, and carries out the request in a context.
func (h *Hub) CreateFor(ctx context.Context, s SetUp) (Created, error) {
	return h.create(RequestIn(ctx), s, entry{Started: &started{Rules: h.Rules}})
}

// create creates a table and, if no seat is free, starts its game with the
// entry start.
func (h *Hub) create(r *Request, s SetUp, start entry) (Created, error) {
	s.Seats = append([]Sit(nil), s.Seats...)
	if _, err := s.check(h.cat); err != nil {
		return Created{}, err
	}
	for i := range s.Seats {
		if err := h.mayBeCalled(s.Seats[i].Name); err != nil {
			return Created{}, err
		}
	}
	t := &Table{core: newTable(h, secret.Random(12)).core, request: r}
	out := Created{ID: t.id, Keys: make([]string, s.Players)}
	made := &created{
		Rules: h.Rules, Options: s.Options, Players: s.Players, Pace: s.Pace, Server: h.serverPart(),
		Limit: s.Limit.Milliseconds(), Strikes: s.Strikes, Lesson: s.Lesson, Quiet: s.Quiet, Cylon: s.Cylon,
	}
	if s.Lesson {
		if made.Server = lessonSeed; s.Cylon {
			made.Server = cylonSeed
		}
		s.SeedPart = lessonPart
	}
	out.Owner, made.Owner = secret.NewKey()
	if made.Visible = s.Visible; s.Visible == Private {
		out.Guest, made.Guest = secret.NewKey()
	}
	made.Seats = h.seats(&s, out.Keys)
	err := t.begin(made, start, func() {
		out.Commitment = t.commitment()
		r.gives(out)
	})
	if err != nil {
		return Created{}, err
	}
	return out, nil
}

// seats returns the seats of a set-up in their stored form, and fills in keys
// for those that are claimed.
func (h *Hub) seats(s *SetUp, keys []string) []seat {
	part, seats := s.SeedPart, make([]seat, len(s.Seats))
	for i, sit := range s.Seats {
		seats[i] = seat{Kind: sit.Kind, Name: sit.Name, Bot: sit.Bot}
		if sit.Kind == Human && (sit.Name != "" || s.Lesson) {
			keys[i], seats[i].Lock = secret.NewKey()
			seats[i].Part, part = h.personPart(part), ""
		}
	}
	return seats
}

// begin stores a new table and adds it to the hub. Before that it calls ready.
func (t *Table) begin(made *created, start entry, ready func()) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	err := t.guard(func() error {
		if err := t.add(entry{Created: made}); err != nil || !t.full() {
			return err
		}
		return t.add(start)
	})
	if err != nil {
		return err
	}
	ready()
	change, err := t.change()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(t.hub.ctx, keepTime)
	defer cancel()
	if err := t.hub.keeper.Create(ctx, t.id, change); errors.Is(err, ErrDone) {
		return errDone(err)
	} else if err != nil {
		return &Error{Code: NotKept, Table: t.id, Err: err}
	}
	t.hub.relist()
	t.wait, t.stored = nil, t.last
	if err := t.hub.put(t); err != nil {
		return err
	}
	t.tell()
	return nil
}
