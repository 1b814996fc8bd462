package wording

import "ragtag/rules"

var refusals = map[rules.Code]Both{
	rules.WrongSeat:   {"you are not asked", "no se te pregunta a ti"},
	rules.OldRequest:  {"that question is over; another is open", "esa pregunta ya ha pasado; hay otra abierta"},
	rules.Answered:    {"you have answered already", "ya has respondido"},
	rules.NotAnOption: {"that is not among the options", "eso no está entre las opciones"},
	rules.TooMany:     {"that is too many", "son demasiadas opciones"},
	rules.TooFew:      {"that is too few", "son muy pocas opciones"},
	rules.GameOver:    {"the game is over", "la partida ha terminado"},
}

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

// Refusal returns one sentence that says why an answer was refused. It is empty
// for a code that the referee does not use.
func Refusal(c rules.Code, l Lang) string { return refusals[c].sentence().In(l) }
