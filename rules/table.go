package rules

import "ragtag/options"

// Table is a game in progress: the state, and the means to ask for decisions.
// It must not be used concurrently. Copy a game by copying S.
type Table struct {
	S State

	cat   *Catalogue
	kit   *kit // what the game is played with
	block chanceBlock

	// the question being asked
	req  [MaxSeats]Request
	ans  [MaxSeats]Answer
	asks Seats

	// where answers come from: deciders, or a script
	deciders *[MaxSeats]Decider
	script   *script

	events   []Event
	known    int // events that were reported before and come again; they are not kept
	again    int // how many of them have come
	listens  bool
	Coverage *Coverage // if not nil, counts what was reached
	Decided  uint64    // decisions put to deciders
	Record   *Recorder // if not nil, keeps the answers of deciders
}

// NewTable returns a table about to choose characters. The choice must be legal
// and built for the number of players, or the error says why not
// ([Catalogue.Playable]).
func NewTable(cat *Catalogue, c options.Choice, players int, seed [32]byte) (*Table, error) {
	t := new(Table)
	if err := t.Deal(cat, c, players, seed); err != nil {
		return nil, err
	}
	return t, nil
}

// Deal begins another game at a table, which is then as NewTable makes one: the
// deciders, events and coverage of the earlier game are gone. After an error
// the table is as it was.
func (t *Table) Deal(cat *Catalogue, c options.Choice, players int, seed [32]byte) error {
	if err := cat.Playable(c, players); err != nil {
		return err
	}
	*t = Table{cat: cat}
	t.S.Choice = c.Game()
	t.S.Players = int8(players)
	t.kit = cat.kit(&t.S)
	t.S.Groups = cat.GroupsOf(t.S.Choice, players)
	t.S.Chance.Seed = seed
	t.begin()
	return nil
}

// Listen makes the table keep what happens, for deciders that remember and for
// those who look on. It costs memory for every event.
func (t *Table) Listen() { t.listens = true }

// Events returns what has happened at a table that somebody listens to, with
// every private part: for those who look on, never for a player.
func (t *Table) Events() []Event { return t.events }

// Catalogue returns the content of the game.
func (t *Table) Catalogue() *Catalogue { return t.cat }

// Feature reports whether a derived feature is on in this game.
func (t *Table) Feature(f options.Feature) bool { return t.kit.features.Has(f) }

// These are private panic values, recovered in run alone. A game that ends at once
// unwinds by ended, a turn whose player is out of the game by turnCeded, and a game
// that lacks an answer by suspended. A game whose question has too many options unwinds
// by an *OptionsError.
type (
	ended     struct{}
	turnCeded struct{}
	suspended struct{}
)

// Play plays the game to its end with a decider for each seat.
func (t *Table) Play(deciders *[MaxSeats]Decider) {
	t.deciders = deciders
	for t.S.Phase != PhaseOver {
		t.run()
	}
}

// PlayUntil plays like Play, but stops between two phases when stop says so.
func (t *Table) PlayUntil(deciders *[MaxSeats]Decider, stop func() bool) {
	t.deciders = deciders
	for t.S.Phase != PhaseOver && !stop() {
		t.run()
	}
}

// run takes one phase, from a checkpoint to the next. It reports false if the
// script ran out of answers; then S is the state at the request.
func (t *Table) run() (finished bool) {
	finished = true
	defer func() {
		switch v := recover().(type) {
		case nil:
		case ended:
			t.S.Phase = PhaseOver
			t.finish()
		case turnCeded:
			t.abandon()
		case suspended:
			finished = false
		case *OptionsError:
			if t.script == nil {
				panic(v) // deciders have answered: there is nobody to tell
			}
			t.script.game.err, finished = v, false
		default:
			panic(v)
		}
	}()
	t.phase()
	return
}
