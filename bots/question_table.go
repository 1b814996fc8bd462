package bots

import (
	"fmt"

	"ragtag/rules"
)

// judge returns the points of an option of a question for the rookie's side, and
// the reason to take it.
type judge func(s *scene, o rules.Option) (float64, Reason)

// question is how a rookie judges the options of one kind of request.
type question struct {
	kind  rules.RequestKind
	judge judge
}

// questions holds the judge of every kind of request that is answered option by
// option. A test checks that each kind is either here or among those that answer
// handles as a whole. It is filled by init, since judges look up each other's.
var questions [rules.NumRequestKinds]judge

func init() {
	for _, list := range [][]question{
		turnQuestions(), boxQuestions(), cardQuestions(), checkQuestions(), placeQuestions(), kindQuestions(), personQuestions(), orderQuestions(),
		spaceQuestions(), capricaQuestions(), interludeQuestions(), conflictedQuestions(), traumaQuestions(), crossroadsQuestions(),
		rebelQuestions(), mutinyQuestions(), giftQuestions(),
	} {
		for _, q := range list {
			if questions[q.kind] != nil {
				panic(fmt.Sprintf("bots: request kind %v has two judges", q.kind))
			}
			questions[q.kind] = q.judge
		}
	}
}

// judged returns the entry of a kind of request whose options are all taken for the
// same reason.
func judged(kind rules.RequestKind, why Reason, points func(s *scene, o rules.Option) float64) question {
	return question{kind, func(s *scene, o rules.Option) (float64, Reason) { return points(s, o), why }}
}

// orNone returns the entry of a kind of request that may be declined: only options
// of the kind taken have points.
func orNone(kind rules.RequestKind, taken rules.OptionKind, why Reason, points func(s *scene, o rules.Option) float64) question {
	return question{kind, func(s *scene, o rules.Option) (float64, Reason) {
		if o.Kind != taken {
			return 0, NothingBetter
		}
		return points(s, o), why
	}}
}
