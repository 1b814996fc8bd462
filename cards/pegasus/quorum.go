package pegasus

import "ragtag/rules"

// quorum are the Quorum cards.
func quorum() []rules.Quorum { return nil }
