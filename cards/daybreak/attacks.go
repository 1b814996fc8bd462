package daybreak

import "ragtag/rules"

// force abbreviates the ships that an attack places in one area.
type force = rules.Force

// untilShot is the end of cards that stay in play until the fleet jumps or a basestar is
// destroyed.
var untilShot = []rules.Window{rules.WhenFleetJumps, rules.WhenBasestarLost}

// attacks are the Cylon attack cards.
func attacks() []rules.Crisis { return attacksA() }
