package wording

import "ragtag/rules"

// daybreakCrisisClauses returns the clauses for the effects of the Crisis cards of Daybreak.
func daybreakCrisisClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.LoseQuorum) Both {
			return sayf("the President discards %d random Quorum cards", "el Presidente descarta %d cartas de Quórum al azar", int(e.N))
		}),
		on(func(_ writer, _ rules.OpenBrig) Both {
			return say("each character in the Brig may move to any location of Galactica that is not hazardous",
				"cada personaje que esté en la “Prisión” puede trasladarse a cualquier localización de Galactica que no sea de riesgo")
		}),
		on(func(w writer, e rules.LaunchGained) Both {
			return sayf("%s comes from the box; launch it, and you may activate it at once", "se añade %s a la flota; despega y puedes activarlo de inmediato", w.hull(e.Hull))
		}),
	}
}
