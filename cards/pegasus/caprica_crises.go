package pegasus

import "ragtag/rules"

// capricaCrises are the New Caprica Crisis cards.
func capricaCrises() []rules.Crisis { return nil }
