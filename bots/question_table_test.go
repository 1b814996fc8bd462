package bots

import (
	"slices"
	"testing"

	"ragtag/rules"
)

// TestQuestions_AreComplete checks that a rookie judges the options of every kind of
// request, save those of which it picks several together.
func TestQuestions_AreComplete(t *testing.T) {
	together := []rules.RequestKind{rules.ReqReceive, rules.ReqDraw, rules.ReqDiscard, rules.ReqPay, rules.ReqContribute}
	for k := rules.ReqNone + 1; k < rules.NumRequestKinds; k++ {
		if (questions[k] == nil) != slices.Contains(together, k) {
			t.Errorf("request kind %v: a judge for each option: %v; picked together: %v", k, questions[k] != nil, slices.Contains(together, k))
		}
	}
}
