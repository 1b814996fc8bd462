package pegasus

import "ragtag/rules"

// treachery are the treachery cards.
func treachery() []rules.SkillCard { return nil }
