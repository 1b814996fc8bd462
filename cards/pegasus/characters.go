package pegasus

import "ragtag/rules"

// characters are the human characters.
func characters() []rules.Character { return nil }
