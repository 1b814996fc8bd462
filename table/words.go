package table

import "ragtag/wording"

// who returns the players as sentences name them.
func (t *Table) who() wording.Names {
	state := t.game.State()
	names := make(wording.Names, len(t.seats))
	for i := range t.seats {
		names[i] = wording.Player{Name: t.seats[i].Name, Character: state.Seats[i].Character}
	}
	return names
}
