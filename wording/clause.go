package wording

import (
	"fmt"
	"reflect"

	"ragtag/rules"
)

// clause is the text of the effects of one type.
type clause struct {
	of  reflect.Type
	say func(writer, rules.Effect) Both
}

// on returns the clause of effects of type E.
func on[E rules.Effect](say func(writer, E) Both) clause {
	return clause{reflect.TypeFor[E](), func(w writer, e rules.Effect) Both { return say(w, e.(E)) }}
}

// clauses holds the clause of each type of effect. It is filled by init, since
// the clauses of composites look up those of their parts.
var clauses = map[reflect.Type]func(writer, rules.Effect) Both{}

func init() {
	for _, table := range [...][]clause{
		shapeClauses(), branchClauses(), dialClauses(), peopleClauses(), lookClauses(), shipClauses(), viperClauses(), hullClauses(),
		checkClauses(), diceClauses(), skillClauses(), deckClauses(), quorumClauses(), cylonClauses(), pegasusClauses(), exodusClauses(), fleetBoardClauses(),
		capricaClauses(), sheetClauses(), leaderClauses(), allyClauses(),
		daybreakClauses(), daybreakPeopleClauses(), daybreakSkillClauses(), missionClauses(), epicaClauses(), colonialClauses(), daybreakCrisisClauses(), crossroadsClauses(),
	} {
		for _, c := range table {
			if clauses[c.of] != nil {
				panic(fmt.Sprintf("wording: two clauses for the effect %v", c.of))
			}
			clauses[c.of] = c.say
		}
	}
}
