package wording

// boardNamesPegasus are the names of what the Battlestar Pegasus adds to boards
// and decks.
var boardNamesPegasus = []named{
	// Crisis cards.
	{"crisis/dogfight", "Dogfight", "Duelo de cazas"},
	{"crisis/scar", "Scar", "Scar"},
	{"crisis/the-guardians", "The Guardians", "Los guardianes"},
	{"crisis/a-verdict-of-guilty", "A Verdict of Guilty", "Veredicto de culpabilidad"},
	{"crisis/assassination-plot", "Assassination Plot", "Complot de asesinato"},
	{"crisis/civilian-ship-nuked", "Civilian Ship Nuked", "Ataque nuclear a una Nave Civil"},
	{"crisis/food-hoarding-in-the-fleet", "Food Hoarding in the Fleet", "Acaparamiento de alimentos en la flota"},
	{"crisis/pressure-the-supply-ships", "Pressure the Supply Ships", "Presionar a las naves de suministros"},
	{"crisis/suspicious-election-results", "Suspicious Election Results", "Resultados electorales sospechosos"},
	{"crisis/code-blue", "Code Blue", "Código azul"},
	{"crisis/reunite-the-fleet", "Reunite the Fleet", "Reunificar la flota"},
	{"crisis/the-black-market", "The Black Market", "El mercado negro"},
	{"crisis/unsettling-stories", "Unsettling Stories", "Historias inquietantes"},
	{"crisis/an-offer-of-peace", "An Offer of Peace", "Una oferta de paz"},
	{"crisis/defending-a-prisoner", "Defending a Prisoner", "En defensa de un prisionero"},
	{"crisis/medical-breakthrough", "Medical Breakthrough", "Avance médico"},
	{"crisis/review-galacticas-log", "Review Galactica’s Log", "Revisar la bitácora de Galactica"},
	{"crisis/sabotage-investigated", "Sabotage Investigated", "Investigación de un sabotaje"},
	{"crisis/standoff-with-pegasus", "Standoff with Pegasus", "Enfrentamiento con la Pegasus"},
	{"crisis/training-snafu", "Training Snafu", "Desastre en el entrenamiento"},
	// Destination cards.
	{"destination/a-civilian-convoy", "A Civilian Convoy", "Un convoy civil"},
	{"destination/binary-star", "Binary Star", "Estrella binaria"},
	{"destination/gas-cloud", "Gas Cloud", "Nube gaseosa"},
	{"destination/mining-asteroid", "Mining Asteroid", "Asteroide minero"},
	{"destination/misjump", "Misjump", "Error en el salto"},

	// Locations of Pegasus and their damage tokens.
	{"location/pegasus-cic", "Pegasus CIC", "CIC de Pegasus"},
	{"location/airlock", "Airlock", "Esclusa de Aire"},
	{"location/main-batteries", "Main Batteries", "Baterías Principales"},
	{"location/engine-room", "Engine Room", "Sala de Máquinas"},
	{"pegasus-damage/pegasus-damage-cic", "Pegasus CIC", "CIC de Pegasus"},
	{"pegasus-damage/pegasus-damage-airlock", "Airlock", "Esclusa de Aire"},
	{"pegasus-damage/pegasus-damage-main-batteries", "Main Batteries", "Baterías Principales"},
	{"pegasus-damage/pegasus-damage-engine-room", "Engine Room", "Sala de Máquinas"},
}
