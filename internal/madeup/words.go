package madeup

import (
	"strconv"

	"ragtag/bots"
	"ragtag/rules"
	"ragtag/wording"
)

func init() {
	wording.Register(words())
	bots.Register(
		bots.Like(func(Patrol) rules.Effect {
			return rules.PlaceShips{In: rules.StarboardRear, Force: rules.Force{Raiders: 1}}
		}),
		bots.Like(func(Whisper) rules.Effect { return nil }),
		bots.Like(func(Expose) rules.Effect { return rules.Gain{Morale: 1} }),
	)
}

func words() wording.Words {
	return wording.Words{
		Names: map[string]wording.Both{
			"crisis/patrol":    {En: "Patrol", Es: "Patrulla"},
			"crisis/whispers":  {En: "Whispers", Es: "Susurros"},
			"crisis/curfew":    {En: "Curfew", Es: "Toque de queda"},
			"crisis/scapegoat": {En: "Scapegoat", Es: "Chivo expiatorio"},
			"title/steward":    {En: "Steward", Es: "Intendente"},
			"objective/beacon": {En: "Beacon", Es: "Baliza"},
			"rumour/true":      {En: "True Rumor", Es: "Rumor cierto"},
			"rumour/false":     {En: "False Rumor", Es: "Rumor falso"},
			"rumour/idle":      {En: "Idle Rumor", Es: "Rumor ocioso"},
		},
		Texts: map[string]wording.Both{
			"rumour/true":  {En: "If this rumor is exposed, lose 1 morale.", Es: "Si se destapa este rumor, se pierde 1 de Moral."},
			"rumour/false": {En: "Nothing happens if this rumor is exposed.", Es: "Si se destapa este rumor, no ocurre nada."},
			"rumour/idle":  {En: "Nobody believes it.", Es: "Nadie se lo cree."},
		},
		Sets: map[string]wording.Both{Set: {En: "made-up set", Es: "juego inventado"}},
		Duties: map[string]wording.Both{
			"steward": {En: "You make the choices marked Steward. Lost in Sickbay.", Es: "Tomas las decisiones que corresponden al Intendente. Se pierde en la “Enfermería”."},
		},
		Ships: map[string]wording.Countable{
			"gunship": {One: wording.Both{En: "gunship", Es: "Cañonero"}, Many: wording.Both{En: "gunships", Es: "Cañoneros"}},
			"viper-x": {One: wording.Both{En: "viper X", Es: "Viper X"}, Many: wording.Both{En: "vipers X", Es: "Vipers X"}},
			"shuttle": {One: wording.Both{En: "shuttle", Es: "Transbordador"}, Many: wording.Both{En: "shuttles", Es: "Transbordadores"}},
		},
		Spaces: map[string]wording.Both{"nebula": {En: "of the nebula", Es: "de la nebulosa"}},
		Hidden: map[string]wording.Countable{
			"rumour": {One: wording.Both{En: "rumor", Es: "rumor"}, Many: wording.Both{En: "rumors", Es: "rumores"}},
		},
		Clauses: clauses(),
	}
}

// clauses say what the effects of the set do. None of them holds others.
func clauses() []wording.Clause {
	return []wording.Clause{
		wording.ClauseOf(func(Patrol, func(rules.Effect) wording.Both) wording.Both {
			return wording.Both{
				En: "everything in the nebula comes back, and 1 gunship appears at the starboard stern",
				Es: "todo lo que hay en la nebulosa regresa y aparece 1 Cañonero a popa por estribor",
			}
		}),
		wording.ClauseOf(func(e Whisper, _ func(rules.Effect) wording.Both) wording.Both {
			n, most := strconv.Itoa(int(e.N)), strconv.Itoa(MostRumours)
			b := wording.Both{En: "each player draws " + n + " rumor", Es: "cada jugador roba " + n + " rumor"}
			if e.N > 1 {
				b.En, b.Es = b.En+"s", b.Es+"es"
			}
			return wording.Both{
				En: b.En + ", and discards the oldest above " + most,
				Es: b.Es + " y se descarta de los más antiguos que pasen de " + most,
			}
		}),
		wording.ClauseOf(func(Expose, func(rules.Effect) wording.Both) wording.Both {
			return wording.Both{
				En: "choose a player with rumors, who discards the oldest; if it is true, lose 1 morale",
				Es: "elige a un jugador con rumores, que se descarta del más antiguo; si es cierto, se pierde 1 de Moral",
			}
		}).Asking(wording.Both{En: "whose rumor is exposed?", Es: "¿de quién se destapa un rumor?"}),
	}
}
