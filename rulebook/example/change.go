package example

import (
	"ragtag/rules"
	"ragtag/wording"
)

var (
	distance = wording.Both{En: "Distance", Es: "Distancia"}
	marker   = wording.Both{En: "Fleet marker", Es: "Indicador de Flota"}
)

// changes returns the numbers of the fleet in which two views differ.
func changes(before, after rules.View) (all []Change) {
	for r := range rules.NumResources {
		name := wording.Both{En: wording.Capital(wording.ResourceName(r, wording.En)), Es: wording.ResourceName(r, wording.Es)}
		all = append(all, Change{name, before.Dials[r.String()].Value, after.Dials[r.String()].Value})
	}
	all = append(all, Change{distance, before.Distance, after.Distance}, Change{marker, before.Marker, after.Marker})
	kept := all[:0]
	for _, c := range all {
		if c.Before != c.After {
			kept = append(kept, c)
		}
	}
	return kept
}
