package wording

// Why returns a sentence that says why a bot answered as it did, by the id of
// its reason. It is empty for an unknown id.
func Why(reason string, l Lang) string { return whys[reason].sentence().In(l) }

var whys = map[string]Both{
	"whim":            {"it did not think about it", "no lo pensó"},
	"nothing-better":  {"nothing else was worth more", "nada valía más la pena"},
	"already-passing": {"the check passes without its cards", "la prueba se supera sin sus cartas"},
	"out-of-reach":    {"the check cannot be passed", "la prueba no se puede superar"},
	"not-worth-cards": {"the check is worth less than the cards", "la prueba vale menos que las cartas"},
	"help-check":      {"it wants the check to pass", "quiere que se supere la prueba"},
	"hinder-check":    {"the humans are better off if the check fails", "a los humanos les conviene que no se supere la prueba"},
	"sabotage":        {"it wants the check to fail", "quiere que no se supere la prueba"},
	"sabotage-unseen": {"it wants the check to fail, and nobody can tell who spoiled it", "quiere que no se supere la prueba, y nadie puede saber quién la estropeó"},
	"keep-cover":      {"it wants to be taken for a human", "quiere pasar por humano"},
	"cheapest-cards":  {"it gives away what it needs least", "se deshace de lo que menos necesita"},
	"useful-types":    {"these types are the most useful to it", "estos tipos son los que más le sirven"},
	"good-place":      {"it stands where it is of use", "está donde hace falta"},
	"towards-action":  {"there is something to do there", "allí hay algo que hacer"},
	"towards-enemy":   {"the enemy is there", "allí está el enemigo"},
	"use-location":    {"the location does most good now", "esta localización es lo que más sirve ahora"},
	"use-title":       {"the title does most good now", "el cargo es lo que más sirve ahora"},
	"use-quorum":      {"the Quorum does most good now", "el Quórum es lo que más sirve ahora"},
	"use-ability":     {"this is the moment for the ability", "es el momento de usar la capacidad"},
	"play-skill":      {"this is the moment for the card", "es el momento de jugar la carta"},
	"fly-viper":       {"a viper does most good now", "un Viper es lo que más sirve ahora"},
	"time-to-reveal":  {"it does more harm revealed than hidden", "hace más daño revelado que oculto"},
	"hurt-humans":     {"it hurts the humans", "perjudica a los humanos"},
	"better-outcome":  {"the outcome is better for its side", "el resultado es mejor para su bando"},
	"suspects-them":   {"it takes them for a Cylon", "sospecha que es cylon"},
	"trusts-them":     {"it takes them for a human", "cree que está con los humanos"},
	"protects-ships":  {"civilian ships are in danger", "hay Naves Civiles en peligro"},
	"worst-candidate": {"this hurts the humans most", "esto es lo que más perjudica a los humanos"},
}
