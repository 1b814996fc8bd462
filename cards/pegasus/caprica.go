package pegasus

import "ragtag/rules"

// caprica are the locations of New Caprica.
func caprica() []rules.Location { return nil }

// capricaTitles are the title cards of the New Caprica objective.
func capricaTitles() []rules.TitleCard { return nil }
