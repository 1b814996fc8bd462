package pegasus

import "ragtag/rules"

// attacks are the Cylon attacks.
func attacks() []rules.Crisis { return nil }
