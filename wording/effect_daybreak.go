package wording

import "ragtag/rules"

// Nouns for what Daybreak counts.
var (
	miracles    = noun{"miracle token", "miracle tokens", "ficha de Milagro", "fichas de Milagro"}
	mutinyCards = noun{"Mutiny card", "Mutiny cards", "carta de Motín", "cartas de Motín"}
)

var gains = verb{"gain", "gains", "recibe", "recibe"}

// daybreakClauses returns the clauses for the cards and sheets of Daybreak.
func daybreakClauses() []clause {
	return []clause{
		on(func(w writer, e rules.GainMiracle) Both {
			if e.Lacking {
				return w.does(e.Who, gains, miracles.of(1)).then(", ", say("if he holds none", "si no tiene ninguna"))
			}
			return w.does(e.Who, gains, miracles.of(1))
		}),
		on(func(w writer, e rules.DrawMutiny) Both {
			if e.Lacking {
				return w.does(e.Who, draws, mutinyCards.of(1)).then(", ", say("if he holds none", "si no tiene ninguna"))
			}
			if e.Who == rules.Current {
				return w.does(e.Who, draws, mutinyCards.of(1)).then(", ", say("if human", "si es humano"))
			}
			return w.does(e.Who, draws, mutinyCards.of(1))
		}),
		on(func(_ writer, _ rules.Silence) Both {
			return say("no skill check ability takes effect in this check", "en esta prueba no surte efecto ninguna capacidad de Prueba de Habilidad")
		}),
		on(func(_ writer, _ rules.CountZeros) Both {
			return say("add 1 to the total for each card of strength 0 in the check", "suma 1 al total por cada carta de Pericia 0 de la prueba")
		}),
		on(func(_ writer, e rules.SecondChance) Both {
			return sayf("if the check passes by %d or more over its printed difficulty, the current player gains %s",
				"si la prueba se supera por %d o más sobre su dificultad impresa, el jugador actual recibe %s", int(e.Over), miracles.of(1))
		}),
		on(func(_ writer, e rules.Upgrade) Both {
			return sayf("with the outcome the current player draws %d Engineering cards if the check passes, otherwise %d",
				"con el resultado, el jugador actual roba %d cartas de Ingeniería si la prueba se supera; si no, %d", int(e.Passed), int(e.Failed))
		}),
		on(func(_ writer, e rules.TakeAdded) Both {
			return sayf("the current player may take 1 card of printed strength %d or less from the check into hand, but not one of this name",
				"el jugador actual puede quedarse con 1 carta de la prueba cuya Pericia impresa sea %d o menos, salvo las de este nombre", int(e.AtMost))
		}),
		on(func(_ writer, _ rules.RemovePlayed) Both {
			return say("this card leaves the game", "esta carta se retira de la partida")
		}),
		on(func(w writer, e rules.TakeRandom) Both {
			return sayf("take %d random Skill cards %s", "quédate con %d cartas de Habilidad al azar %s", int(e.N), owner(w.cat, e.From))
		}),
		on(func(w writer, e rules.MoveSelf) Both {
			return sayf("move %s", "desplázate %s", toLocation(w.cat, w.place(e.To)))
		}),
		on(func(w writer, e rules.PlaceWhere) Both {
			return sayf("choose a space area, where %s are placed", "elige una zona de espacio, en la que se colocan %s", forces(e.Force))
		}),
		on(func(_ writer, e rules.BuryQuorum) Both {
			return sayf("the President draws %s; look at his hand of Quorum cards and put %d of them at the bottom of the deck in any order",
				"el Presidente roba %s; mira su mano de cartas de Quórum y coloca %d de ellas en la parte inferior del mazo en el orden que quieras",
				quorumCards.of(int(e.Draw)), int(e.Bury))
		}),
		on(func(_ writer, _ rules.FreeJailed) Both {
			return say("choose a character in the Brig and move him to another location of Galactica",
				"elige a un personaje que esté en la “Prisión” y trasládalo a otra localización de Galactica")
		}),
		on(func(_ writer, e rules.LaunchFromBasestars) Both {
			return sayf("each basestar launches %s", "cada Estrella Base lanza %s", raiders.of(int(e.Raiders)))
		}),
		on(func(_ writer, _ rules.RemoveNukes) Both {
			return say("all nukes leave the game", "todos los misiles nucleares se retiran de la partida")
		}),
	}
}

// mutinyText returns the text of a Mutiny card.
func (w writer) mutinyText(k *rules.SecretCard) Both {
	b := w.labelled(action, k.Do)
	if k.Removed {
		b = b.then(" ", say("This card leaves the game.", "Esta carta se retira de la partida."))
	}
	return b.then("\n", partLines(k.Parts))
}

// mutineerText is the text of the Mutineer card.
var mutineerText = sayf("You are human, unless another of your Loyalty cards says otherwise.\n"+
	"Show this card at once. If it came from the deck, draw another Loyalty card. Give up all your titles and draw 1 Mutiny card. "+
	"You may hold %d Mutiny cards.\nWhen you resolve a jump icon on the Crisis card of your own turn, draw 1 Mutiny card.\n"+
	"If you are revealed as a Cylon, hand this card to a human player.",
	"Eres humano, salvo que otra de tus cartas de Lealtad diga lo contrario.\n"+
		"Muestra esta carta de inmediato. Si procede del mazo, roba otra carta de Lealtad. Entrega todos tus cargos y roba 1 carta de Motín. "+
		"Puedes tener %d cartas de Motín.\nCuando resuelvas un icono de preparativos para el salto de la carta de Crisis de tu propio turno, roba 1 carta de Motín.\n"+
		"Si te descubres como cylon, entrega esta carta a un jugador humano.", rules.MutineerLimit)

// daybreakLines are the log lines of Daybreak.
var daybreakLines = lines{
	rules.EvMiracle: func(t teller, e rules.Event) Both {
		if e.Change > 0 {
			return sayf("%s gains %s%s", "%s recibe %s%s", t.whom(e), miracles.of(e.Change), t.cause(e))
		}
		return sayf("%s discards %s%s", "%s descarta %s%s", t.whom(e), miracles.of(-e.Change), t.cause(e))
	},
	rules.EvFlipped: func(t teller, e rules.Event) Both {
		return sayf("turned up beside the check: %s", "se pone al descubierto junto a la prueba: %s", t.named(e))
	},
	rules.EvMutineer: func(t teller, e rules.Event) Both {
		return sayf("%s is the Mutineer", "%s tiene la carta del Amotinado", t.by(e))
	},
	rules.EvNukesRemoved: func(t teller, e rules.Event) Both {
		return sayf("all nukes leave the game%s", "todos los misiles nucleares se retiran de la partida%s", t.cause(e))
	},
}

// askDiscardMutiny asks for the Mutiny cards above a limit, or for one that can go.
func askDiscardMutiny(_ teller, r *rules.Request) Both {
	if r.Min == 0 {
		return say("you may discard 1 Mutiny card", "puedes descartar 1 carta de Motín")
	}
	return sayf("discard %s", "descarta %s", mutinyCards.of(int(r.Max)))
}

// burdenText says what happens when a Skill card is discarded.
func burdenText(k *rules.SkillCard) Both {
	return sayIf(k.Burden, say("A human player who chooses to discard this card draws 1 Mutiny card, once a turn.",
		"El jugador humano que elige descartar esta carta roba 1 carta de Motín, una vez por turno."), Both{})
}
