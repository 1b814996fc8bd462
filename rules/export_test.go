package rules

// Decide carries something out with deciders to ask, for tests.
func (t *Table) Decide(ds *[MaxSeats]Decider, do func()) {
	t.deciders = ds
	do()
}
