package wording

import "ragtag/rules"

// daybreakCrisisNames are the names of the Crisis cards of Daybreak.
var daybreakCrisisNames = []named{
	{"crisis/incitement-to-mutiny", "Incitement to Mutiny", "Incitación al motín"},
	{"crisis/insubordinate-crew", "Insubordinate Crew", "Tripulación insubordinada"},
	{"crisis/lockdown", "Lockdown", "Cierre de seguridad"},
	{"crisis/one-last-cocktail", "One Last Cocktail", "Un último cóctel"},
	{"crisis/question-procedure", "Question Procedure", "Cuestionar el procedimiento"},
	{"crisis/quorum-in-uproar", "Quorum in Uproar", "Alboroto en el Quórum"},
	{"crisis/rallying-support", "Rallying Support", "Recabar apoyos"},
	{"crisis/reactor-critical", "Reactor Critical", "Reactor en estado crítico"},
	{"crisis/rebuild-trust", "Rebuild Trust", "Recuperar la confianza"},
	{"crisis/religious-turmoil", "Religious Turmoil", "Agitación religiosa"},
	{"crisis/reprisal", "Reprisal", "Represalia"},
	{"crisis/requisition-for-demetrius", "Requisition for Demetrius", "Requisa para la Demetrius"},
	{"crisis/secret-meetings", "Secret Meetings", "Reuniones secretas"},
	{"crisis/starvation-in-dogsville", "Starvation in Dogsville", "Hambre en Dogsville"},
	{"crisis/trial-by-fire", "Trial by Fire", "Bautismo de fuego"},
}

// daybreakCrisisClauses returns the clauses for those cards.
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
