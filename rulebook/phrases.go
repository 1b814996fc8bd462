package rulebook

// phrase holds the texts around the rules in one language.
type phrase struct {
	title, contents                           string
	players, cylonCards, humanCards, mutineer string
	yes, no                                   string
	admiral, president, cag                   string
	options, base, forPlayers                 string
	dealt, left, joins                        string
	sympathizer, sympatheticCylon, humanCard  string
}

// phrases are the texts by language.
var phrases = map[string]phrase{
	"en": {
		title: "The rules of Battlestar Galactica: The Board Game", contents: "Contents",
		players: "Players", cylonCards: "“Cylon” cards", humanCards: "“Not a Cylon” cards", mutineer: "Mutineer",
		yes: "yes", no: "no",
		admiral: "Admiral", president: "President", cag: "CAG",
		options: "Options:", base: "base game", forPlayers: "Players:",
		dealt: "Dealt now", left: "Left", joins: "Then joins:",
		sympathizer: "the Sympathizer", sympatheticCylon: "the Sympathetic Cylon", humanCard: "1 “Not a Cylon” card",
	},
	"es": {
		title: "Las reglas de Battlestar Galactica: El juego de tablero", contents: "Contenido",
		players: "Jugadores", cylonCards: "“Eres un cylon”", humanCards: "“No eres un cylon”", mutineer: "Amotinado",
		yes: "sí", no: "no",
		admiral: "Almirante", president: "Presidente", cag: "CAG",
		options: "Opciones:", base: "juego básico", forPlayers: "Jugadores:",
		dealt: "Se reparten", left: "Quedan", joins: "Luego entra:",
		sympathizer: "el simpatizante", sympatheticCylon: "el colaborador cylon", humanCard: "1 carta de “No eres un cylon”",
	},
}

func (p phrase) yesNo(yes bool) string {
	if yes {
		return p.yes
	}
	return p.no
}
