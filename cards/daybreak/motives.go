package daybreak

import "ragtag/rules"

// motives are the Motive cards.
func motives() []rules.Motive { return nil }
