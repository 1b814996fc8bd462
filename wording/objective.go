package wording

import "ragtag/rules"

// objectiveText says what each milestone of an objective does.
func (w writer) objectiveText(o *rules.Objective) (b Both) {
	for i := range o.Steps {
		m := &o.Steps[i]
		what := say("the humans win with the next jump", "los humanos ganan con el siguiente salto")
		if !m.Last {
			what = w.effect(m.Do)
		}
		b = b.then("\n", sayf("Distance %d", "Distancia %d", int(m.Distance)).leading(what).sentence())
	}
	return b
}
