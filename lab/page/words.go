package page

import "ragtag/wording"

// words are the texts of the page in one language. Numbers are passed to
// formats as text.
type words struct {
	// used by the template
	Won, Humans, Cylons, AsTable, Again, Faults, FaultsNote, Note string

	// of the whole page
	games, game, title                          string
	options, players, bots, seats, roles, seed  string
	base                                        string
	wonNote, leaders, never                     string
	gamesHead, gamesUnit, timesHead, timesUnit  string
	byPlayers, byOptions, byLoyalty, byBot      string
	byCharacter, byCause, crises                string
	loyaltyNote, characterNote, crisesNote      string
	humansWon, cylonsWon, sideWon, playerWon    string
	ofAll, nPlayers, lostGame, lostEach         string
	moreCrises                                  string
	course, courseNote, courseSays, courseTable string
	distance, still, turn, turnOne              string
	lengths, turns, decisions, median, both     string
	roleNames                                   map[string]string
}

var catalogue = map[wording.Lang]words{
	wording.En: {
		games: "%s games", game: "1 game", title: "%s of Battlestar Galactica",
		options: "Options", players: "Players", bots: "Bots", seats: "Bots by seat", seed: "Seed", roles: "Bots by role",
		Again: "The same again", base: "Base game",
		Won: "Who won", wonNote: "The humans won %s of the games. With 95%% confidence, that is between %s and %s of all games like these.",
		Humans: "Humans", Cylons: "Cylons", leaders: "A Cylon Leader won too in %s of the games (%s).",
		byPlayers: "By number of players", byOptions: "By options", byLoyalty: "By loyalty", byBot: "By bot",
		byCharacter: "By character", byCause: "Why the humans lost", crises: "Crises that kill",
		loyaltyNote:   "What a seat was when the game ended. Seats of one kind win together, so a game counts once for each kind.",
		characterNote: "Who had the character when the game ended. How often the humans won beside it tells what it is worth to them.",
		crisesNote: "From when a card is shown until the ships that it activates are done. It lost the game if the game ended meanwhile, or if it " +
			"took the last of the resource that did. First comes the card of which that is surest.",
		humansWon: "Humans won", cylonsWon: "Cylons won", sideWon: "Won", playerWon: "Its player won", ofAll: "Of all games",
		nPlayers: "%s players", lostGame: "Lost the game", lostEach: "Lost each time", gamesHead: "Games", gamesUnit: "games", timesHead: "Times", timesUnit: "times resolved",
		course: "Turn by turn",
		courseNote: "Line: the median. Dark band: the middle half of the games. Light band: the middle 80%%. Red ground: the red half of the dial. " +
			"Only games that still go on count; the panels end where fewer than %s of them do.",
		courseSays: "%s: a median of %s on turn 1 and of %s on turn %s.", courseTable: "Medians as turns begin, with the middle half of the games",
		distance: "Distance", still: "Games still going",
		turn: "Turn", turnOne: "turn 1",
		lengths: "How long they took", turns: "Turns", decisions: "Decisions", median: "median %s",
		AsTable: "As a table", moreCrises: "%s more cards",
		both:   "All",
		Faults: "Games that broke off", FaultsNote: "They are in no chart.",
		never: "What the rules hold and none of these games reached: %s",
		Note:  "The lines across the marks are 95% confidence intervals: Wilson's for shares, the normal one for means. A dashed line is all games together.",
		roleNames: map[string]string{
			"human": "Human", "hidden-cylon": "Hidden Cylon", "revealed-cylon": "Revealed Cylon",
			"sympathizer": "Sympathizer as Cylon", "cylon-leader": "Cylon Leader",
		},
	},
	wording.Es: {
		games: "%s partidas", game: "1 partida", title: "%s de Battlestar Galactica",
		options: "Opciones", players: "Jugadores", bots: "Bots", seats: "Bots por asiento", seed: "Semilla", roles: "Bots por papel",
		Again: "Otra vez lo mismo", base: "Juego básico",
		Won: "Quién ganó", wonNote: "Los humanos ganaron el %s de las partidas. Con un 95 %% de confianza, eso es entre el %s y el %s de todas las partidas como estas.",
		Humans: "Humanos", Cylons: "Cylons", leaders: "Un líder cylon ganó también en el %s de las partidas (%s).",
		byPlayers: "Según el número de jugadores", byOptions: "Según las opciones", byLoyalty: "Según la lealtad", byBot: "Según el bot",
		byCharacter: "Según el personaje", byCause: "Por qué perdieron los humanos", crises: "Las Crisis que matan",
		loyaltyNote:   "Lo que era cada jugador al acabar la partida. Los de un mismo tipo ganan juntos, así que cada partida cuenta una vez por tipo.",
		characterNote: "Quien tenía el personaje al acabar la partida. Las victorias de los humanos a su lado dicen cuánto vale para ellos.",
		crisesNote: "Desde que se revela la carta hasta que acaban las naves que activa. Hizo perder la partida si esta acabó entretanto, o si se llevó " +
			"lo último del recurso que la decidió. Primero va la carta de la que eso es más seguro.",
		humansWon: "Ganaron los humanos", cylonsWon: "Ganaron los cylons", sideWon: "Ganaron", playerWon: "Ganó su jugador", ofAll: "De todas las partidas",
		nPlayers: "%s jugadores", lostGame: "Hizo perder", lostEach: "Perdido cada vez", gamesHead: "Partidas", gamesUnit: "partidas", timesHead: "Veces", timesUnit: "veces resuelta",
		course: "Turno a turno",
		courseNote: "Línea: la mediana. Banda oscura: la mitad central de las partidas. Banda clara: el 80 %% central. Fondo rojo: la mitad roja del medidor. " +
			"Solo cuentan las partidas que siguen; los gráficos acaban cuando siguen menos de %s.",
		courseSays: "%s: una mediana de %s en el turno 1 y de %s en el turno %s.", courseTable: "Medianas al comenzar los turnos, con la mitad central de las partidas",
		distance: "Distancia", still: "Partidas que siguen",
		turn: "Turno", turnOne: "turno 1",
		lengths: "Cuánto duraron", turns: "Turnos", decisions: "Decisiones", median: "mediana %s",
		AsTable: "En una tabla", moreCrises: "%s cartas más",
		both:   "Todas",
		Faults: "Partidas interrumpidas", FaultsNote: "No están en ningún gráfico.",
		never: "Lo que las reglas prevén y no ocurrió en ninguna de estas partidas: %s",
		Note:  "Las líneas que cruzan las marcas son intervalos de confianza del 95 %: los de Wilson en las proporciones y el normal en las medias. La línea discontinua son todas las partidas juntas.",
		roleNames: map[string]string{
			"human": "Humano", "hidden-cylon": "Cylon encubierto", "revealed-cylon": "Cylon descubierto",
			"sympathizer": "Simpatizante cylon", "cylon-leader": "Líder cylon",
		},
	},
}
