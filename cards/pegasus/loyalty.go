package pegasus

import "ragtag/rules"

// loyalties are the Loyalty cards.
func loyalties() []rules.Loyalty {
	return []rules.Loyalty{
		{ID: "not-a-cylon-pegasus", Set: set, Kind: rules.NotACylon},
	}
}

// sympathetic is the Loyalty card of the Sympathetic Cylon.
func sympathetic() []rules.Loyalty {
	return []rules.Loyalty{{ID: "sympathetic-cylon", Set: set, Kind: rules.SympatheticCylon}}
}
