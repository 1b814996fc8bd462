package wording

import "ragtag/rules"

// What Conflicted Loyalties adds: Personal Goals and the Final Five.

// conflictedNames are their names.
var conflictedNames = []named{
	{"loyalty/acquire-power", "Personal Goal: Acquire Power", "Objetivo personal: Conseguir poder"},
	{"loyalty/devastation", "Personal Goal: Devastation", "Objetivo personal: Devastación"},
	{"loyalty/political-intrigue", "Personal Goal: Political Intrigue", "Objetivo personal: Intriga política"},
	{"loyalty/sacrifice", "Personal Goal: Sacrifice", "Objetivo personal: Sacrificio"},
	{"loyalty/self-destruction", "Personal Goal: Self-Destruction", "Objetivo personal: Autodestrucción"},
	{"loyalty/selfish", "Personal Goal: Selfish", "Objetivo personal: Egoísmo"},
	{"loyalty/stand-and-fight", "Personal Goal: Stand and Fight", "Objetivo personal: Resistir y luchar"},
	{"loyalty/use-caution", "Personal Goal: Use Caution", "Objetivo personal: Actuar con cautela"},
	{"loyalty/final-five-executes-examiner", "The Final Five: examiner is executed", "Los Últimos Cinco: se ejecuta a quien la examina"},
	{"loyalty/final-five-activates-ships", "The Final Five: Cylon ships are activated", "Los Últimos Cinco: se activan las naves cylons"},
	{"loyalty/final-five-damages-galactica", "The Final Five: Galactica is damaged twice", "Los Últimos Cinco: Galactica sufre daños dos veces"},
	{"loyalty/final-five-executes-owner", "The Final Five: owner is executed", "Los Últimos Cinco: se ejecuta a su dueño"},
	{"loyalty/final-five-brigs-examiner", "The Final Five: examiner is sent to the Brig", "Los Últimos Cinco: quien la examina va a la Prisión"},
}

// goalClauses are the conditions of Personal Goals, as they follow "if".
var goalClauses = key{
	"goal-titles":    {"you hold 2 or more titles", "ocupas 2 cargos o más"},
	"goal-nukes":     {"the Admiral has no nukes", "el Almirante no tiene misiles nucleares"},
	"goal-president": {"the President is in the Brig or in Detention", "el Presidente está en la “Prisión” o en el “Centro de Detención”"},
	"goal-vipers":    {"6 or more vipers are damaged or destroyed", "hay 6 Vipers o más dañados o destruidos"},
	"goal-away":      {"you are in the Brig, Detention, Sickbay or the Medical Center", "estás en la “Prisión”, el “Centro de Detención”, la “Enfermería” o el “Centro Médico”"},
	"goal-strength":  {"you discard Skill cards with a strength of exactly 20 in all", "te descartas de cartas de Habilidad cuya Pericia sume exactamente 20"},
	"goal-raiders":   {"10 or more raiders are on the main board", "hay 10 Incursores o más en el tablero principal"},
	"goal-near":      {"a destination of distance 1 has been resolved in this game", "en esta partida se ha resuelto un destino de distancia 1"},
}

// goalText says when a Personal Goal can be revealed, and what it costs if it never is.
func (w writer) goalText(k *rules.Loyalty) Both {
	return humanText.then("\n", action.leading(sayf(
		"reveal this card if %s. Then, at distance %d or less, 1 unused “You Are Not a Cylon” card is shuffled into the Loyalty deck and you draw 1 Loyalty card.",
		"revela esta carta si %s. Después, con distancia %d o menos, se baraja 1 carta de “No eres un cylon” sin usar en el mazo de Lealtad y robas 1 carta de Lealtad.",
		goalClauses.of(string(k.Parts[0])), rules.GoalDistance))).then("\n", sayf(
		"If you have not revealed it at the end of the game, and are no revealed Cylon, %s",
		"Si al final de la partida no la has revelado y no eres un cylon descubierto, %s", w.inside(k.Unmet)).sentence())
}

// fiveText says what a Final Five card does when it is looked at, and in an execution.
func (w writer) fiveText(k *rules.Loyalty) Both {
	return humanText.then("\n", sayf(
		"When another player looks at this card, it is shown to all: %s",
		"Cuando otro jugador mire esta carta, se muestra a todos: %s", w.inside(k.Examined)).sentence()).then("\n", say(
		"Then it goes face down among your Loyalty cards again, if you still have them.",
		"Después vuelve a quedar boca abajo entre tus cartas de Lealtad, si aún las tienes.")).then("\n", sayf(
		"When you are executed as a human, %s; this card leaves the game",
		"Cuando se te ejecute como humano, %s; esta carta se retira de la partida", w.inside(k.Executed)).sentence()).then("\n", say(
		"Revealed Cylons are not affected.", "No afecta a los cylons descubiertos."))
}

// humanText is what every "not a Cylon" card says.
var humanText = say("You are human, unless another of your Loyalty cards says otherwise.",
	"Eres humano, salvo que otra de tus cartas de Lealtad diga lo contrario.")

// conflictedLines are the log lines of these cards.
var conflictedLines = lines{
	rules.EvGoalMet: func(t teller, e rules.Event) Both {
		return sayf("%s reveals %s", "%s revela %s", t.by(e), t.named(e))
	},
	rules.EvGoalUnmet: func(t teller, e rules.Event) Both {
		return sayf("%s never revealed %s", "%s no llegó a revelar %s", t.whom(e), t.named(e))
	},
	rules.EvExamined: func(t teller, e rules.Event) Both {
		return sayf("the card of %[2]s that %[1]s has looked at is shown: %[3]s", "se muestra la carta de %[2]s que ha mirado %[1]s: %[3]s", t.by(e), t.whom(e), t.named(e))
	},
	rules.EvFiveGone: func(t teller, e rules.Event) Both {
		return sayf("this card of %s takes effect and leaves the game: %s", "esta carta de %s surte efecto y se retira de la partida: %s", t.whom(e), t.named(e))
	},
}
