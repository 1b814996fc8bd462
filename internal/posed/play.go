package main

import (
	"context"
	"fmt"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
)

// step is an answer of a seat.
type step struct {
	Seat  int          `json:"seat"`
	Ask   int          `json:"ask"`
	Takes []rules.Take `json:"takes"`
}

// sitting is a table with all seats taken and a copy of its game, which knows
// every request.
type sitting struct {
	hub  *table.Hub
	t    *table.Table
	game *rules.Game
	made posed
}

// sit creates a table and seats people there. The copy is dealt from the same
// seed.
func (s *scene) sit(ctx context.Context, keeper table.Keeper, seed byte) (_ *sitting, err error) {
	word := fmt.Sprint("posed ", seed)
	hub := table.NewHub(keeper, cards.Catalogue(), table.Config{Chance: word})
	defer func() {
		if err != nil {
			hub.Close()
		}
	}()
	seats := make([]table.Sit, s.players)
	for i := range seats {
		seats[i].Kind = table.Human
	}
	made, err := hub.Create(table.SetUp{Options: s.options, Players: s.players, Pace: table.Relaxed, Seats: seats, Quiet: true})
	if err != nil {
		return nil, err
	}
	t, err := hub.Find(ctx, made.ID)
	if err != nil {
		return nil, err
	}
	parts := make([][]byte, s.players)
	for i := range parts {
		joined, err := t.Join(i, people[i], "posed")
		if err != nil {
			return nil, err
		}
		made.Keys[i], parts[i] = joined.Key, []byte("posed")
	}
	choice, err := options.Parse(s.options)
	if err != nil {
		return nil, err
	}
	game, err := rules.NewGame(hub.Catalogue(), choice, s.players, rules.SeedOf(table.ServerPart(word), parts...))
	return &sitting{hub, t, game, posed{ID: made.ID, Owner: made.Owner, Keys: made.Keys, Then: []step{}}}, err
}

// next returns a decision for the first seat that is asked.
func (s *sitting) next(d rules.Decider) (step, error) {
	for p := range rules.Seat(len(s.made.Keys)) {
		r, ok := s.game.Request(p)
		if !ok {
			continue
		}
		var a rules.Answer
		d.Decide(s.game.Chair(p), &r, &a)
		a1 := step{int(p), s.game.Ask(), append([]rules.Take{}, s.game.Catalogue().Takes(&r, &a)...)}
		return a1, s.game.Answer(p, a1.Ask, a1.Takes)
	}
	return step{}, fmt.Errorf("nobody is asked at question %d", s.game.Ask())
}

// answer gives an answer at the table.
func (s *sitting) answer(a step) error { return s.t.Answer(s.made.Keys[a.Seat], a.Ask, a.Takes) }

// pose searches one game after another for the scene, and plays the first that
// has it up to there.
func (s *scene) pose(ctx context.Context, keeper table.Keeper) (posed, error) {
	for seed := s.from; seed < s.from+40; seed++ {
		steps, seat, then, err := s.find(ctx, seed)
		if err != nil {
			return posed{}, err
		}
		if steps < 0 {
			continue
		}
		at, err := s.sit(ctx, keeper, seed)
		if err != nil {
			return posed{}, err
		}
		defer at.hub.Close()
		d, err := bots.New("rookie", uint64(seed))
		if err != nil {
			return posed{}, err
		}
		for range steps {
			a, err := at.next(d)
			if err == nil {
				err = at.answer(a)
			}
			if err != nil {
				return posed{}, err
			}
		}
		for _, line := range s.said {
			if err := at.t.Talk(at.made.Keys[line.seat], "", line.text); err != nil {
				return posed{}, err
			}
		}
		at.made.Seat, at.made.Then = seat, then
		return at.made, nil
	}
	return posed{}, fmt.Errorf("no game has come there")
}

// find plays a separate game until the scene. steps is negative if the scene
// does not occur.
func (s *scene) find(ctx context.Context, seed byte) (steps, seat int, then []step, err error) {
	at, err := s.sit(ctx, server.Keep(new(memory.Store)), seed)
	if err != nil {
		return 0, 0, nil, err
	}
	defer at.hub.Close()
	d, err := bots.New("rookie", uint64(seed))
	if err != nil {
		return 0, 0, nil, err
	}
	for steps = 0; ; steps++ {
		if seat, ok := s.here(at.game); ok {
			then, ok, err := s.after(at, d)
			if ok || err != nil {
				return steps, seat, then, err
			}
			steps += len(then)
		}
		if at.game.Over() {
			return -1, 0, nil, nil
		}
		if _, err := at.next(d); err != nil {
			return 0, 0, nil, err
		}
	}
}

// after continues the game while the scene is shown, and reports whether it is
// worth showing.
func (s *scene) after(at *sitting, d rules.Decider) (then []step, ok bool, err error) {
	then = []step{}
	if s.shown == nil {
		return then, true, nil
	}
	for !at.game.Over() {
		a, err := at.next(d)
		if err != nil {
			return nil, false, err
		}
		then = append(then, a)
		if done, worth := s.shown(at.game); done {
			return then, worth, nil
		}
	}
	return then, false, nil
}
