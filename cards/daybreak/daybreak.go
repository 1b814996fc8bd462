// Package daybreak is the Daybreak expansion as tables; so far its Motives, which
// other games can use too.
package daybreak

import (
	"ragtag/options"
	"ragtag/rules"
)

const set = "daybreak"

// Contents returns what is built of the box.
func Contents() []rules.Content {
	return []rules.Content{{When: motiveGames, Motives: motives()}}
}

func motiveGames(c options.Choice, players int) bool { return c.Feature(options.Motive, players) }
