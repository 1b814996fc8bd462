package lab

import "ragtag/rules"

// branches is the set of branches of one component.
type branches uint32

// Every branch has a bit: one that has not does not compile.
const _ branches = 1 << (rules.NumBranches - 1)

func (s branches) has(b rules.Branch) bool { return s&(1<<b) != 0 }

// branchesOf returns, by component, the branches that exist: those that the
// referee's Coverage can count.
func branchesOf(cat *rules.Catalogue) []branches {
	all := make([]branches, cat.Size())
	for c := range all {
		for _, w := range cat.Ways(rules.Comp(c)) {
			all[c] |= 1 << w.Branch
			for b := range rules.Walk(w.Do) {
				all[c] |= 1 << b
			}
		}
	}
	return all
}
