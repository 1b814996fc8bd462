package rules

// Effect is one thing that a component does.
type Effect interface {
	Do(t *Table, x Ctx)
}

// Ctx is what an effect knows of the situation that it is resolved in. All of
// it is public.
type Ctx struct {
	By     Who // who acts
	Chosen Who // whom it was used on, if anybody
	Source Comp
	Origin Origin
	Rule   string
}
