package wording

import "ragtag/rules"

// boxText returns what a box of a component does. Boxes 0 and 1 belong to its
// own choice, 2 and 3 to a choice within a result. The text is empty if there
// is no such box.
func boxText(cat *rules.Catalogue, c rules.Comp, n int) Both {
	w := writer{cat: cat}
	if k := cat.Kind(c); k == rules.KindCrisis || k == rules.KindSuper {
		w.crisis = cat.Crisis(c)
	}
	return w.effect(boxOf(cat, c, n))
}

// boxOf returns box n of a component, or nil.
func boxOf(cat *rules.Catalogue, c rules.Comp, n int) rules.Effect {
	if choice, ok := rules.FindIn[rules.Choose](cat, c); ok && n < 2 {
		return [...]rules.Effect{choice.A, choice.B}[n]
	}
	if choice, ok := rules.FindIn[rules.OneOf](cat, c); ok && n >= 2 {
		return [...]rules.Effect{choice.A, choice.B}[n-2]
	}
	return nil
}

// first returns the first text of say that is not empty, over the effects of a
// component.
func (w writer) first(c rules.Comp, say func(rules.Effect) Both) Both {
	for _, way := range w.cat.Ways(c) {
		for _, e := range rules.Walk(way.Do) {
			if b := say(e); !b.Empty() {
				return b
			}
		}
	}
	return Both{}
}
