package wording

import "ragtag/options"

// wordTerms are the names of the words of a choice of options.
var wordTerms = map[options.Word]Both{
	options.Pegasus: {"Pegasus", "Pegasus"}, options.Exodus: {"Exodus", "Éxodo"}, options.Daybreak: {"Daybreak", "Amanecer"},
	options.ForceExodus:      {"Extra-card Loyalty deck", "Mazo de Lealtad con carta adicional"},
	options.ForcePegasus:     {"Regular Loyalty deck", "Mazo de Lealtad normal"},
	options.PersonalGoal:     {"Personal Goals", "Objetivos personales"},
	options.FinalFive:        {"The Final Five", "Los Últimos Cinco"},
	options.CylonFleet:       {"Cylon Fleet", "Flota Cylon"},
	options.AllySeasons:      {"Allies for All Seasons", "Aliados para todas las temporadas"},
	options.ForceDemetrius:   {"Demetrius and Missions", "Demetrius y Misiones"},
	options.CylonLeader:      {"Cylon Leader", "Líder cylon"},
	options.Kobol:            {"Kobol", "Kobol"},
	options.NewCaprica:       {"New Caprica", "Nueva Cáprica"},
	options.IonianNebula:     {"Ionian Nebula", "Nebulosa Jónica"},
	options.SearchForHome:    {"Search for Home", "En busca del hogar"},
	options.AllEndings:       {"All endings", "Todos los finales"},
	options.NoSympathizer:    {"No Sympathizer", "Jugar sin simpatizante"},
	options.SympatheticCylon: {"Sympathetic Cylon", "El colaborador cylon"},
	options.ForceOverlay:     {"Cylon locations overlay", "Plancha de localizaciones cylons"},
	options.ForceMotive:      {"Motives instead of Agendas", "Motivaciones en lugar de Estrategias"},
	options.Variants:         {"Other variants", "Otras variantes"},
	options.Help:             {"Help", "Ayuda"},
	options.Highlight:        {"Highlight changes", "Resaltar los cambios"},
	options.ExtraDeath:       {"Extra deaths", "Muertes adicionales"},
	options.Solo:             {"One player", "Un jugador"},
	options.Duo:              {"Two players", "Dos jugadores"},
	options.Coop:             {"Fully cooperative", "Totalmente cooperativo"},
	options.Epica:            {"Battlestar Epica", "Battlestar Epica"},
}

// WordName returns the name of a word of a choice of options.
func WordName(w options.Word, l Lang) string { return wordTerms[w].In(l) }

// Reason returns one sentence that says why a choice of options is refused.
func Reason(e *options.Conflict, l Lang) string { return reason(e).sentence().In(l) }

func reason(e *options.Conflict) Both {
	what := quotedBoth(wordTerms[e.Word])
	if e.Word == 0 {
		what = sayf("a game with %s", "una partida de %s", players.of(e.Players))
	}
	switch e.Reason {
	case options.Needs:
		return sayf("%s needs %s", "%s necesita %s", what, words(or, e.With))
	case options.Excludes:
		return sayf("%s cannot be combined with %s", "%s no puede combinarse con %s", what, words(and, e.With))
	case options.Implied:
		return sayf("%s is not a choice here: %s settles it", "%s no se puede elegir aquí: ya lo decide %s", what, words(and, e.With))
	case options.ReadingMode:
		return sayf("%s is a way to read the rulebook, not a game", "%s es una forma de leer el reglamento, no una partida", what)
	}
	if e.Word == 0 {
		what = say("a game", "una partida")
	}
	return sayf("%s is for %s, not for %d", "%s es para %s, no para %d", what, seats(e.Min, e.Max), e.Players)
}

var players = noun{"player", "players", "jugador", "jugadores"}

func seats(low, high int) Both {
	if low == high {
		return players.of(low)
	}
	return sayf("%d to %s", "de %d a %s", low, players.of(high))
}

func words(last Both, ws []options.Word) Both {
	var parts []Both
	for _, w := range ws {
		parts = append(parts, quotedBoth(wordTerms[w]))
	}
	return listed(last, parts...)
}

// quotedBoth puts a name in the quotation marks that both languages use.
func quotedBoth(b Both) Both {
	if b.Empty() {
		return b
	}
	return sayf("“%s”", "“%s”", b)
}
