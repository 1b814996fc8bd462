package pegasus

import "ragtag/rules"

// leaders are the Cylon Leaders.
func leaders() []rules.Character { return nil }
