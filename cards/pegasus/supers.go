package pegasus

import "ragtag/rules"

// supers are the Super Crisis cards.
func supers() []rules.Crisis { return nil }
