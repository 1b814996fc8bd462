package pegasus

import "ragtag/rules"

// locations are the locations of Pegasus.
func locations() []rules.Location { return nil }

// damages are Pegasus's damage tokens.
func damages() []rules.GalacticaDamage { return nil }
