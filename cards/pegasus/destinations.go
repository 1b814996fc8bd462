package pegasus

import "ragtag/rules"

// destinations are the Destination cards.
func destinations() []rules.Destination { return nil }
