package bots

import (
	"fmt"
	"strings"

	"ragtag/rules"
)

// makers are the bots by name, from the simplest up.
var makers = []struct {
	name string
	make func(seed uint64) rules.Decider
}{
	{"random", func(seed uint64) rules.Decider { return newRandom(seed) }},
	{"careless", func(seed uint64) rules.Decider { return newRookie(seed, carelessness) }},
	{"rookie", func(seed uint64) rules.Decider { return newRookie(seed, 0) }},
}

// Names returns the names that New accepts, from the simplest bot up.
func Names() []string {
	names := make([]string, len(makers))
	for i, m := range makers {
		names[i] = m.name
	}
	return names
}

// New returns a bot for one game. It may play one seat or several; the seed
// determines its random choices. The error lists the names of the bots.
func New(name string, seed uint64) (rules.Decider, error) {
	for _, m := range makers {
		if m.name == name {
			return m.make(seed), nil
		}
	}
	return nil, fmt.Errorf("unknown bot %q: there are %s", name, strings.Join(Names(), ", "))
}
