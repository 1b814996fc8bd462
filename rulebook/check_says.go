package rulebook

// saying is what a rule says of a matter.
type saying struct {
	value string
	by    *section
}

// statement records what is said of a matter in a view, and reports a rule that
// another contradicts.
func (w *walker) statement(s *section, n saysNode) {
	said := saying{n.value, s}
	if w.matters[n.matter] == nil {
		w.matters[n.matter] = map[string]saying{}
	}
	w.matters[n.matter][n.value] = said
	other, ok := w.says[n.matter]
	if !ok {
		w.says[n.matter] = said
		return
	}
	if other.value != n.value && !w.told[contradiction{n.matter, other, said}] {
		w.told[contradiction{n.matter, other, said}] = true
		w.add(s.where, "of %s it says %q, where %s (%s) says %q, with the options %q and %d players",
			n.matter, n.value, other.by.id, other.by.where, other.value, w.view.Choice, w.view.Players)
	}
}

// contradiction is two things said of a matter in one view.
type contradiction struct {
	matter     string
	first, yet saying
}

// undecided reports matters that are decided in the same way under every
// choice, so that nothing could contradict them.
func (c *checker) undecided() {
	for matter, values := range c.matters {
		if len(values) > 1 {
			continue
		}
		for value, said := range values {
			c.add(said.by.where, "of %s nothing but %q is ever said", matter, value)
		}
	}
}
