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

// Refusal says why an answer was refused, in one sentence; empty for a code that
// the referee does not use.
func Refusal(c rules.Code, l Lang) string { return refusals[c].sentence().In(l) }
