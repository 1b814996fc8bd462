package lab

import (
	"context"
	"sync"
	"testing"

	"ragtag/cards"
	"ragtag/options"
)

// series is games that several tests ask about, which are played once.
type series func() (Report, error)

func seriesOf(plan Plan) series {
	return sync.OnceValues(func() (Report, error) { return Run(context.Background(), cards.Catalogue(), plan, nil) })
}

// played returns the report of a series.
func (s series) played(t *testing.T) Report {
	t.Helper()
	r, err := s()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The series of rookies: the base game with every number of players, and with five, and
// Pegasus with every way to play it.
var (
	ofBase = seriesOf(Plan{Games: 400, Players: everyTable, Bots: []string{"rookie"}, Seed: 1, Uses: true})
	ofFive = seriesOf(Plan{Games: 300, Players: []int{5}, Bots: []string{"rookie"}, Seed: 3, Tells: true, Uses: true})

	ofPegasus = seriesOf(Plan{
		Games: 720, Players: []int{4, 5, 6}, Bots: []string{"rookie"}, Seed: 1, Uses: true,
		Choices: []options.Choice{
			options.Of(options.Pegasus),
			options.Of(options.Pegasus, options.NewCaprica),
			options.Of(options.Pegasus, options.CylonLeader),
			options.Of(options.Pegasus, options.NewCaprica, options.CylonLeader),
		},
	})
)
