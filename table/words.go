package table

import (
	"ragtag/rules"
	"ragtag/wording"
)

// who returns the players as sentences name them.
func (t *Table) who() wording.Names {
	now := t.cast()
	names := make(wording.Names, len(t.seats))
	for i := range t.seats {
		names[i] = wording.Player{Name: t.nameOf(i), Bot: t.seats[i].Kind == Bot, Character: now[i]}
	}
	return names
}

// called returns what the seats are called, in order: an unnamed one by its
// character. A seat that waits for somebody has no name.
func (t *Table) called() []wording.Both {
	who := t.who()
	called := make([]wording.Both, len(who))
	for i := range who {
		if t.game != nil || !t.seats[i].free() {
			called[i] = wording.Called(t.hub.cat, who, rules.Seat(i))
		}
	}
	return called
}

// calledIn returns the same in a language.
func (t *Table) calledIn(l wording.Lang) []string { return in(t.called(), l) }

func in(list []wording.Both, l wording.Lang) []string {
	texts := make([]string, len(list))
	for i := range list {
		texts[i] = list[i].In(l)
	}
	return texts
}
