package lab

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"ragtag/bots"
	"ragtag/rules"
)

// uses counts the questions that bots answered without a reason of their own.
type uses struct {
	fallbacks [rules.NumRequestKinds]int
}

func (u *uses) add(o *uses) {
	for k := range u.fallbacks {
		u.fallbacks[k] += o.fallbacks[k]
	}
}

// answered counts an answer that a bot explains as a whim.
func (u *uses) answered(d rules.Decider, p rules.Seat, r *rules.Request) {
	if a, ok := d.(*actor); ok {
		d = a.of(p)
	}
	if e, ok := d.(bots.Explainer); ok && e.Why(int(p)) == bots.Whim {
		u.fallbacks[r.Kind]++
	}
}

// Uses is how often players have used what they may use, and which questions bots
// could only guess at.
type Uses struct {
	Used      map[string]int `json:"used"`      // by the branch of what was used; what never was has 0
	Fallbacks map[string]int `json:"fallbacks"` // by kind of question
}

// usable are the kinds of components that players use.
var usable = []rules.Kind{rules.KindLocation, rules.KindAbility, rules.KindSkill, rules.KindQuorum, rules.KindTitle}

func (t *tally) usesReport(cat *rules.Catalogue, in Components) *Uses {
	r := &Uses{Used: map[string]int{}, Fallbacks: map[string]int{}}
	all := branchesOf(cat)
	for c := range in {
		if k := cat.Kind(c); !slices.Contains(usable, k) && k != cat.MutinyKind() {
			continue
		}
		for _, b := range []rules.Branch{rules.BranchMain, rules.BranchSecond} {
			if all[c].has(b) {
				r.Used[branchID(cat, c, b)] = int(t.coverage.Branches[c][b])
			}
		}
	}
	for k, n := range t.uses.fallbacks {
		if n > 0 {
			r.Fallbacks[rules.RequestKind(k).String()] = n
		}
	}
	return r
}

func (u *Uses) write(w io.Writer) {
	if u == nil {
		return
	}
	rarest := slices.SortedFunc(maps.Keys(u.Used), func(a, b string) int {
		return cmp.Or(cmp.Compare(u.Used[a], u.Used[b]), strings.Compare(a, b))
	})
	fmt.Fprintf(w, "uses\tthe rarest first\n")
	for _, id := range rarest {
		fmt.Fprintf(w, "\t%s\t%d\n", id, u.Used[id])
	}
	for _, k := range slices.Sorted(maps.Keys(u.Fallbacks)) {
		fmt.Fprintf(w, "guessed\t%s\t%d\n", k, u.Fallbacks[k])
	}
}
