package rules

// execute kills the character of a body. Rule execution.
func (t *Table) execute(w Who, x Ctx) {
	if !t.here(w) {
		return
	}
}

// Execute executes the character of a player, or of several.
type Execute struct{ Who Role }

// Do executes whom it names, one after another.
func (e Execute) Do(t *Table, x Ctx) {
	list, n := t.named(e.Who, x)
	for _, p := range list[:n] {
		t.execute(t.who(p), x)
	}
}
