package wording

// Renewed returns the log line for a game that continues under other rules than
// those it began with, and says how many of the last answers were dropped.
func Renewed(dropped int, l Lang) string {
	b := say("the game goes on under newer rules", "la partida sigue con una versión más nueva de las reglas")
	switch {
	case dropped == 1:
		b = b.then("; ", say("the last answer does not fit them and is asked for again",
			"la última respuesta ya no es válida y se vuelve a pedir"))
	case dropped > 1:
		b = b.then("; ", sayf("the last %d answers do not fit them and are asked for again",
			"las últimas %d respuestas ya no son válidas y se vuelven a pedir", dropped))
	}
	return b.sentence().In(l)
}
