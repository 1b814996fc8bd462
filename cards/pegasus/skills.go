package pegasus

import "ragtag/rules"

// skills are the five new cards of each type, and the card that replaces one of the base game.
func skills() []rules.SkillCard { return nil }
