package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/server"
	"ragtag/store"
	"ragtag/table"
	"ragtag/wording"
)

const (
	people  = 3  // at every table
	sources = 20 // games that the tables of a scenario are copies of, at most
	stride  = 6  // answers by which each of these is further on than the one before
)

// game is a table that was made.
type game struct {
	id   string
	keys []string // of its people
}

// prepare makes so many tables in the middle of their games: copies of a few games,
// each further on than the one before.
func (r *run) prepare(ctx context.Context, s store.Store, name string, tables int) (all []game, err error) {
	hub := table.NewHub(server.Keep(s), cards.Catalogue(), table.Config{})
	defer hub.Close()
	var from []game
	for i := range min(tables, sources) {
		g, err := r.play(ctx, hub, (i+1)*stride, rand.New(rand.NewPCG(r.Seed, uint64(i))))
		if err != nil {
			return nil, err
		}
		from = append(from, g)
	}
	for i := range tables {
		source := from[i%len(from)]
		id := fmt.Sprintf("%s-%d", name, i)
		if err := duplicate(ctx, s, source.id, id); err != nil {
			return nil, err
		}
		all = append(all, game{id, source.keys})
	}
	return all, nil
}

// duplicate keeps a copy of a table under another id.
func duplicate(ctx context.Context, s store.Store, from, to string) error {
	was, err := s.Load(ctx, from)
	if err != nil {
		return err
	}
	entries, err := s.Entries(ctx, from, 0)
	if err != nil {
		return err
	}
	return s.Create(ctx, to, store.Change{At: was.Updated, Version: was.Version, Entries: entries, Head: was.Head, Checkpoint: was.Checkpoint})
}

// errOver means that a game has ended early.
var errOver = errors.New("the game is over")

// play makes a table of people and has them give so many answers.
func (r *run) play(ctx context.Context, hub *table.Hub, answers int, dice *rand.Rand) (g game, err error) {
	setUp := table.SetUp{Players: people, Pace: table.Relaxed}
	for i := range people {
		setUp.Seats = append(setUp.Seats, table.Sit{Kind: table.Human, Name: fmt.Sprint("Person ", i+1)})
	}
	made, err := hub.Create(setUp)
	if err != nil {
		return g, err
	}
	t, err := hub.Find(ctx, made.ID)
	if err != nil {
		return g, err
	}
	for range answers {
		if err := answerOne(t, made.Keys, dice); errors.Is(err, errOver) {
			break
		} else if err != nil {
			return g, err
		}
	}
	return game{made.ID, made.Keys}, nil
}

// answerOne answers for the first player who is asked.
func answerOne(t *table.Table, keys []string, dice *rand.Rand) error {
	for _, key := range keys {
		f, err := t.Frame(key, wording.En, 1<<30, 0)
		if err != nil {
			return err
		}
		if f.Table.Status == table.Over {
			return errOver
		}
		if f.Ask != nil {
			return t.Answer(key, f.Ask.Ask, choose(briefly(f.Ask), dice))
		}
	}
	return errors.New("nobody is asked")
}

// briefly returns what somebody who answers by chance reads of a question.
func briefly(a *table.Ask) *asked {
	q := &asked{Ask: a.Ask, Min: a.Min, Max: a.Max, Least: a.Least}
	for _, o := range a.Options {
		q.Options = append(q.Options, choice{o.ID, o.Max})
	}
	return q
}

// choose returns a legal answer to a request, by chance.
func choose(a *asked, dice *rand.Rand) []rules.Take {
	want, all := a.Min+dice.IntN(a.Max-a.Min+1), 0
	for _, o := range a.Options {
		all += o.Max
	}
	if want > 0 {
		want = max(want, a.Least)
	}
	taken := make([]int, len(a.Options))
	for want = min(want, all); want > 0; {
		if i := dice.IntN(len(a.Options)); taken[i] < a.Options[i].Max {
			taken[i]++
			want--
		}
	}
	takes := []rules.Take{}
	for i, n := range taken {
		if n > 0 {
			takes = append(takes, rules.Take{Option: a.Options[i].ID, Count: n})
		}
	}
	return takes
}
