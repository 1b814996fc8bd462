package pegasus

import "ragtag/rules"

// loyalties are the Loyalty cards.
func loyalties() []rules.Loyalty { return nil }

// sympathetic is the Loyalty card of the Sympathetic Cylon.
func sympathetic() []rules.Loyalty {
	return []rules.Loyalty{{ID: "sympathetic-cylon", Set: set, Kind: rules.SympatheticCylon}}
}
