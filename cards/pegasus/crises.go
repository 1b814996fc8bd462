package pegasus

import "ragtag/rules"

// crises are the other Crisis cards.
func crises() []rules.Crisis { return nil }
