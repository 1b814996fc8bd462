package wording

import (
	"fmt"
	"reflect"

	"ragtag/rules"
)

// clause says what effects of one type do.
type clause struct {
	of  reflect.Type
	say func(writer, rules.Effect) Both
}

// on is the clause of one type of effect.
func on[E rules.Effect](say func(writer, E) Both) clause {
	return clause{reflect.TypeFor[E](), func(w writer, e rules.Effect) Both { return say(w, e.(E)) }}
}

// clauses holds the clause of each type of effect. It is filled by init, since the
// clauses of composites look up those of what they hold.
var clauses = map[reflect.Type]func(writer, rules.Effect) Both{}

func init() {
	for _, table := range [...][]clause{
		shapeClauses(), branchClauses(), dialClauses(), peopleClauses(), lookClauses(), shipClauses(), viperClauses(), hullClauses(),
		checkClauses(), diceClauses(), daringClauses(), deckClauses(), quorumClauses(), cylonClauses(), pegasusClauses(),
		capricaClauses(), sheetClauses(), leaderClauses(),
	} {
		for _, c := range table {
			if clauses[c.of] != nil {
				panic(fmt.Sprintf("wording: two clauses for the effect %v", c.of))
			}
			clauses[c.of] = c.say
		}
	}
}
