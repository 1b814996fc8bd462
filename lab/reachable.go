package lab

import (
	"slices"

	"ragtag/options"
	"ragtag/rules"
)

// Reachable returns the sorted ids of everything that games with the given components
// can reach: the branches of components (crisis/elections-loom/partial), the windows,
// the kinds of requests, the activations and the endings. [rules.Forsaken] is not among
// them, since the Trial eliminates one of the players not known as Cylons, and every
// table has at least two.
func Reachable(cat *rules.Catalogue, in Components) []string {
	ids := []string{}
	for c, branches := range branchesOf(cat) {
		for b := range rules.NumBranches {
			if in[rules.Comp(c)] && branches.has(b) {
				ids = append(ids, branchID(cat, rules.Comp(c), b))
			}
		}
	}
	for w := range rules.NumWindows {
		if windowsOf(cat, in).Has(w) {
			ids = append(ids, windowID(w))
		}
	}
	for k := rules.ReqNone + 1; k < rules.NumRequestKinds; k++ {
		if with, ok := asksOnlyWith[k]; !ok || with(cat, in) {
			ids = append(ids, requestID(k))
		}
	}
	caprica := anyOccupation(cat, in)
	for a := rules.NoShips + 1; a < rules.NumActivations; a++ {
		if a != rules.Occupation || caprica {
			ids = append(ids, activationID(a))
		}
	}
	for e := rules.Going + 1; e < rules.NumEndings; e++ {
		if (e != rules.Evacuated || caprica) && e != rules.Forsaken {
			ids = append(ids, endingID(e))
		}
	}
	slices.Sort(ids)
	return ids
}

// asksOnlyWith says of some requests what must be in play for them to come.
var asksOnlyWith = map[rules.RequestKind]func(*rules.Catalogue, Components) bool{
	rules.ReqTrauma: anyOf(rules.KindTrauma), rules.ReqAlly: anyOf(rules.KindAlly), rules.ReqPutTrauma: anyOf(rules.KindAlly),
	rules.ReqMood: anyOf(rules.KindAlly), rules.ReqAdjust: anyOf(rules.KindAlly),
	rules.ReqLayTrauma: anyOf(rules.KindCrossroads), rules.ReqCrossroads: anyOf(rules.KindCrossroads), rules.ReqCondemn: anyOf(rules.KindCrossroads),
	rules.ReqTribute: anyOf(rules.KindMission), rules.ReqSearch: anyOf(rules.KindMission), rules.ReqMuster: anyOf(rules.KindMission),
	rules.ReqStay: anyMutiny, rules.ReqDiscardMutiny: anyMutiny, rules.ReqTakeAdded: anyMutiny, rules.ReqGiveQuorum: anyMutiny,
	rules.ReqUseLocation: anyMutiny, rules.ReqSpare: anyMutiny, rules.ReqAddUp: anyMutiny, rules.ReqGiveMutiny: anyMutiny,
	rules.ReqPlayMutiny: anyMutiny, rules.ReqRepeat: anyMutiny, rules.ReqDiscardSuper: anyMutiny,
	rules.ReqToll:   anyMutiny,
	rules.ReqSupply: anyEpica, rules.ReqReveal: anyEpica, rules.ReqScrap: anyEpica,
}

// anyOf returns a test for whether a component of a kind can be in play.
func anyOf(k rules.Kind) func(*rules.Catalogue, Components) bool {
	return func(cat *rules.Catalogue, in Components) bool {
		return slices.ContainsFunc(cat.All(k), func(c rules.Comp) bool { return in[c] })
	}
}

// anyEpica reports whether the long game can be played: its objective is its own.
func anyEpica(cat *rules.Catalogue, in Components) bool {
	c, ok := cat.Find("objective/epica")
	return ok && in[c]
}

// anyMutiny reports whether there are Mutiny cards: treachery that brings them can be in play.
func anyMutiny(cat *rules.Catalogue, in Components) bool {
	return slices.ContainsFunc(cat.All(rules.KindSkill), func(c rules.Comp) bool { return in[c] && cat.Skill(c).Burden })
}

// anyOccupation reports whether occupation forces can come into play.
func anyOccupation(cat *rules.Catalogue, in Components) bool {
	return slices.ContainsFunc(cat.All(rules.KindCrisis), func(c rules.Comp) bool { return in[c] && cat.Crisis(c).Occupation })
}

// Components is a set of components.
type Components map[rules.Comp]bool

// InPlay returns the components that are in play in some game of the choices
// with one of the numbers of players, as far as it can be played.
func InPlay(cat *rules.Catalogue, choices []options.Choice, players []int) Components {
	in := Components{}
	for _, c := range choices {
		for _, n := range players {
			if cat.Playable(c, n) != nil {
				continue
			}
			for k := rules.KindNone + 1; k < rules.NumKinds; k++ {
				for _, comp := range cat.InPlay(k, c, n) {
					if k == rules.KindMotive && cat.Motive(comp).Needs != nil && !cat.Motive(comp).Needs(c, n) {
						continue // removed at set-up
					}
					in[comp] = true
				}
			}
		}
	}
	return in
}

// neverReached returns what is reachable and not in a Coverage.
func neverReached(cat *rules.Catalogue, in Components, c *rules.Coverage) []string {
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
	return slices.DeleteFunc(Reachable(cat, in), func(id string) bool { return reached[id] })
}

// mostOptions returns how many options a request of each kind had at most.
func mostOptions(c *rules.Coverage) map[string]int {
	most := map[string]int{}
	for k, n := range c.Options {
		if n > 0 {
			most[rules.RequestKind(k).String()] = int(n)
		}
	}
	return most
}

func branchID(cat *rules.Catalogue, c rules.Comp, b rules.Branch) string {
	return cat.Ref(c) + "/" + b.String()
}

func windowID(w rules.Window) string         { return "window/" + w.String() }
func requestID(k rules.RequestKind) string   { return "request/" + k.String() }
func activationID(a rules.Activation) string { return "activation/" + a.String() }
func endingID(e rules.Ending) string         { return "ending/" + e.String() }

// windowsOf returns the windows in which a player can be asked: those for which
// a component declares an optional use.
func windowsOf(cat *rules.Catalogue, in Components) (open rules.Windows) {
	for c := range in {
		for _, u := range cat.Uses(c) {
			if !u.Forced && u.When.Opens() {
				open = open.With(u.When)
			}
		}
	}
	return open
}
