package pegasus

import "ragtag/rules"

// loyalties are the Loyalty cards.
func loyalties() []rules.Loyalty {
	return []rules.Loyalty{
		{
			ID: "cylon-treachery", Set: set, Kind: rules.ACylon, Must: true,
			Reveal: rules.InTurn{Who: rules.EachOtherHuman, Then: rules.Steps{
				rules.Discard{Who: rules.Acting, N: 1, Random: true},
				rules.DrawCards{Who: rules.Acting, N: 1, From: tre},
			}},
			After: rules.DrawCards{Who: rules.Acting, N: 2, From: tre},
		},
		{ID: "not-a-cylon-pegasus", Set: set, Kind: rules.NotACylon},
	}
}

// sympathetic is the Loyalty card of the Sympathetic Cylon.
func sympathetic() []rules.Loyalty {
	return []rules.Loyalty{{ID: "sympathetic-cylon", Set: set, Kind: rules.SympatheticCylon}}
}
