package lab

import (
	"slices"

	"ragtag/rules"
)

// Reachable lists by their ids everything that games with a catalogue can
// reach: the branches of components (crisis/elections-loom/partial), the
// windows, the kinds of requests, the activations and the endings. It is sorted.
func Reachable(cat *rules.Catalogue) []string {
	ids := []string{}
	for c, branches := range branchesOf(cat) {
		for b := range rules.NumBranches {
			if branches.has(b) {
				ids = append(ids, branchID(cat, rules.Comp(c), b))
			}
		}
	}
	for w := range rules.NumWindows {
		if windowsOf(cat).Has(w) {
			ids = append(ids, windowID(w))
		}
	}
	for k := rules.ReqNone + 1; k < rules.NumRequestKinds; k++ {
		ids = append(ids, requestID(k))
	}
	for a := rules.NoShips + 1; a <= rules.Basestars; a++ {
		ids = append(ids, activationID(a))
	}
	for e := rules.Going + 1; e < rules.NumEndings; e++ {
		ids = append(ids, endingID(e))
	}
	slices.Sort(ids)
	return ids
}

// neverReached lists what is reachable and does not occur in a Coverage.
func neverReached(cat *rules.Catalogue, c *rules.Coverage) []string {
	reached := map[string]bool{}
	for comp := range c.Branches {
		for b, n := range c.Branches[comp] {
			reached[branchID(cat, rules.Comp(comp), rules.Branch(b))] = n > 0
		}
	}
	for w, n := range c.Windows {
		reached[windowID(rules.Window(w))] = n > 0
	}
	for k, n := range c.Requests {
		reached[requestID(rules.RequestKind(k))] = n > 0
	}
	for a, n := range c.Activations {
		reached[activationID(rules.Activation(a))] = n > 0
	}
	for e, n := range c.Endings {
		reached[endingID(rules.Ending(e))] = n > 0
	}
	return slices.DeleteFunc(Reachable(cat), func(id string) bool { return reached[id] })
}

func branchID(cat *rules.Catalogue, c rules.Comp, b rules.Branch) string {
	return cat.Ref(c) + "/" + b.String()
}

func windowID(w rules.Window) string         { return "window/" + w.String() }
func requestID(k rules.RequestKind) string   { return "request/" + k.String() }
func activationID(a rules.Activation) string { return "activation/" + a.String() }
func endingID(e rules.Ending) string         { return "ending/" + e.String() }

// windowsOf returns the windows in which somebody may be asked: those that a
// component declares a use for that is not forced.
func windowsOf(cat *rules.Catalogue) (open rules.Windows) {
	for _, u := range usesOf(cat) {
		if !u.Forced && u.When != rules.WhenAction {
			open |= 1 << u.When
		}
	}
	return open
}

// usesOf lists every use of a catalogue.
func usesOf(cat *rules.Catalogue) (all []rules.Use) {
	for _, c := range cat.All(rules.KindSkill) {
		all = append(all, cat.Skill(c).Uses...)
	}
	for _, c := range cat.All(rules.KindAbility) {
		all = append(all, cat.Ability(c).Uses...)
	}
	for _, c := range cat.All(rules.KindQuorum) {
		all = append(all, cat.Quorum(c).Kept...)
	}
	return all
}
