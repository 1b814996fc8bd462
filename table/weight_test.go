package table

import (
	"testing"

	"ragtag/rules"
)

func TestWeights_NameKindsOfEvents(t *testing.T) {
	known := map[string]bool{"renewed": true}
	for k := range rules.NumEventKinds {
		known[k.String()] = true
	}
	for kind, weight := range weights {
		if !known[kind] || weight < 1 || weight > 3 {
			t.Errorf("%q weighs %d", kind, weight)
		}
	}
}
