package rules

import "ragtag/options"

// The official variants for other numbers of players change few rules, each in
// its place; what they bring of their own is here.

// Solo reports whether the game is the one-player variant. Rule variant.solo.
func (t *Table) Solo() bool { return t.S.Choice.Has(options.Solo) }

// coop reports whether the game is the fully cooperative variant.
func (t *Table) coop() bool { return t.S.Choice.Has(options.Coop) }

// duo reports whether the game is the two-player variant.
func (t *Table) duo() bool { return t.S.Choice.Has(options.Duo) }
