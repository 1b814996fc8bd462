package pegasus

import "ragtag/rules"

// agendas are the Agenda cards.
func agendas() []rules.Agenda { return nil }
