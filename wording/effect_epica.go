package wording

import "ragtag/rules"

// epicaNames are the names of the components that only Battlestar Epica has.
var epicaNames = []named{
	{"objective/epica", "Battlestar Epica", "Battlestar Epica"},
}

// epicaClauses returns the clauses for what happens at a distance in Battlestar
// Epica.
func epicaClauses() []clause {
	return []clause{
		on(func(_ writer, _ rules.PegasusJoins) Both {
			return say("Pegasus joins the fleet, and 4 damaged Mark VII vipers with her", "la Pegasus se une a la flota, y con ella 4 Vipers Mark VII dañados")
		}),
		on(func(_ writer, _ rules.DemetriusJoins) Both {
			return say("the Demetrius joins the fleet", "la Demetrius se une a la flota")
		}),
		on(func(_ writer, e rules.OfferCaprica) Both {
			return sayf("with the New Caprica phase, the President may gain %d of the lowest resource or, of several equally low, %d of each; then a hidden Cylon may be revealed to begin the phase",
				"con la fase de Nueva Cáprica, el Presidente puede ganar %d del recurso más bajo o, si hay varios iguales, %d de cada uno; después, un cylon oculto puede revelarse para comenzar la fase",
				int(e.Alone), int(e.Tied))
		}),
	}
}

// epicaLines are the log lines of Battlestar Epica.
var epicaLines = lines{
	rules.EvPegasusJoins: func(t teller, e rules.Event) Both {
		if e.Count == 0 {
			return say("Pegasus joins the fleet", "la Pegasus se une a la flota")
		}
		return sayf("Pegasus joins the fleet; %d vipers of Mark VII come with her, damaged", "la Pegasus se une a la flota; con ella llegan %d Vipers Mark VII dañados", e.Count)
	},
	rules.EvDemetriusJoins: func(teller, rules.Event) Both {
		return say("the Demetrius joins the fleet", "la Demetrius se une a la flota")
	},
	rules.EvEvacuated: func(_ teller, e rules.Event) Both {
		return sayf("a civilian ship leaves New Caprica; %d still prepared", "una Nave Civil abandona Nueva Cáprica; preparadas todavía: %d", e.Value)
	},
	rules.EvGrounded: func(teller, rules.Event) Both {
		return say("the fleet cannot jump: FTL Control is damaged", "la flota no puede saltar: el Control de FTL está dañado")
	},
}
