package wording

import (
	"fmt"

	"ragtag/rules"
)

// handLines are the log lines of cards drawn, discarded and handed over.
var handLines = lines{
	rules.EvDrew: func(t teller, e rules.Event) Both {
		if e.Types == [len(e.Types)]uint8{} {
			return sayf("%s draws no card: none of the type is left%s", "%s no roba ninguna carta: no queda ninguna de ese tipo%s", t.by(e), t.cause(e))
		}
		drawn := sayf("%s draws %s%s", "%s roba %s%s", t.by(e), ofTypes(e), t.cause(e))
		if e.Missing > 0 {
			return sayf("%s: no more are left", "%s: no quedan más", drawn)
		}
		return drawn
	},
	rules.EvDiscarded: func(t teller, e rules.Event) Both {
		return sayf("%s discards %s%s", "%s se descarta de %s%s", t.by(e), citedAll(t.cat, e.Comps).orElse(anyCards.of(e.Count)), t.forCause(e))
	},
	rules.EvTakes: func(t teller, e rules.Event) Both {
		return sayf("%s takes a card from %s’s hand", "%s se queda con 1 carta de la mano de %s", t.by(e), t.whom(e))
	},
	rules.EvStays: func(t teller, e rules.Event) Both {
		return sayf("%s stays in front of %s", "%s permanece ante %s", t.named(e), t.whom(e))
	},
	rules.EvQuorum: func(t teller, e rules.Event) Both {
		if e.Count == 0 {
			return sayf("%s draws no Quorum card: none is left", "%s no roba ninguna carta de Quórum: no queda ninguna", t.by(e))
		}
		return sayf("%s draws %s", "%s roba %s", t.by(e), quorumCards.of(e.Count))
	},
	rules.EvSuperDrawn: func(t teller, e rules.Event) Both {
		return sayf("%s draws %s", "%s roba %s", t.by(e), superCards.of(max(e.Count, 1)))
	},
	rules.EvSecretDrawn: func(t teller, e rules.Event) Both {
		return sayf("%s draws %s", "%s roba %s", t.by(e), nounOf(t.cat, e.Deck).of(e.Count))
	},
	rules.EvReshuffled: func(_ teller, e rules.Event) Both {
		return sayf("the discards of %s are shuffled into a new deck", "se barajan los descartes de %s para formar un mazo nuevo", deckIn(e.Zone))
	},
	rules.EvDestinyBuilt: func(teller, rules.Event) Both {
		return say("a new Destiny deck is built", "se forma un nuevo mazo de Destino")
	},
}

// ofTypes returns the number of cards of an event by type.
func ofTypes(e rules.Event) Both {
	var parts []Both
	for k, n := range e.Types {
		if n == 0 {
			continue
		}
		card := sayIf(n == 1, say("card", "carta"), say("cards", "cartas"))
		part := Both{
			fmt.Sprintf("%d %s %s", n, skillTerms[k].En, card.En),
			fmt.Sprintf("%d %s de %s", n, card.Es, skillTerms[k].Es),
		}
		if len(parts) > 0 {
			part.Es = fmt.Sprintf("%d de %s", n, skillTerms[k].Es) // the idiom: 2 cartas de Política y 1 de Táctica
		}
		parts = append(parts, part)
	}
	return listed(and, parts...)
}

// deckIn returns the name of the deck in a zone.
func deckIn(z rules.Zone) Both {
	switch z {
	case rules.CrisisDeck:
		return say("the Crisis deck", "cartas de Crisis")
	case rules.QuorumDeck:
		return say("the Quorum deck", "cartas de Quórum")
	case rules.SuperDeck:
		return say("the Super Crisis deck", "cartas de Crisis Extrema")
	}
	if z == rules.LoyaltyNot {
		return say("the “You Are Not a Cylon” cards", "cartas de “No eres un cylon”")
	}
	if k := int(z - rules.SkillDeck); k < len(skillTerms) {
		return sayf("the %s deck", "%s", skillTerms[k])
	}
	return say("the deck", "cartas")
}

// skillDeck returns the name of a deck of Skill cards by its zone.
func skillDeck(z rules.Zone) Both {
	if k := int(z - rules.SkillDeck); k < len(skillTerms) {
		return skillTerms[k]
	}
	return say("Destiny", "Destino")
}

// secretLines are the log lines of a player learning something, with the kind
// of thing learned.
var secretLines = lines{
	rules.EvLoyaltyDealt: func(t teller, e rules.Event) Both {
		return sayf("%s is dealt %s", "%s recibe %s", t.holder(e), loyaltyCards.of(e.Count))
	},
	rules.EvAssistShown: teller.assistShown,
	rules.EvHanded: func(t teller, e rules.Event) Both {
		return sayf("%s hands %s to %s", "%s entrega %s a %s", t.by(e), loyaltyCards.of(e.Count), t.whom(e))
	},
	rules.EvPeeked: teller.peeked,
	rules.EvPutBack: func(t teller, e rules.Event) Both {
		where := sayIf(!e.Bottom, say("on top", "en la parte superior"), say("at the bottom", "en la parte inferior"))
		what := sayIf(e.Deck == rules.KindCivilian, say("the ship", "la nave"), say("the card", "la carta"))
		if _, several := rules.FindIn[rules.ReadAhead](t.cat, e.Cause); several {
			what = say("the cards", "las cartas")
		}
		return sayf("%s puts %s %s %s", "%s coloca %s %s %s", t.by(e), what, where, ofDeck(e.Deck))
	},
	rules.EvCylon: func(t teller, e rules.Event) Both {
		return sayf("%s is revealed as a Cylon: %s", "%s se descubre como cylon: %s", t.by(e), t.named(e))
	},
	rules.EvSympathizer: func(t teller, e rules.Event) Both {
		if e.Sympathy == rules.IsSympathetic {
			return sayf("%s is the Sympathetic Cylon", "%s tiene la carta de colaborador cylon", t.by(e))
		}
		if e.Sympathy == rules.JoinsCylons {
			return sayf("%s is the Sympathizer, and joins the Cylons", "%s tiene la carta de simpatizante y se une a los cylons", t.by(e))
		}
		return sayf("%s is the Sympathizer, and stays with the humans", "%s tiene la carta de simpatizante y sigue con los humanos", t.by(e))
	},
	rules.EvSleeper: func(teller, rules.Event) Both {
		return say("the Sleeper Agent phase: new Loyalty cards are dealt", "fase de Agentes Durmientes: se reparten nuevas cartas de Lealtad")
	},
	rules.EvShowed: func(t teller, e rules.Event) Both {
		if len(e.Comps) == 0 {
			return sayf("%s has no hidden Loyalty cards", "%s no tiene cartas de Lealtad ocultas", t.holder(e))
		}
		return sayf("%s shows %s", "%s muestra %s", t.holder(e), citedAll(t.cat, e.Comps))
	},
}

// holder returns the name of the player whose Loyalty cards an event is about,
// or of the assist character, who has no seat.
func (t teller) holder(e rules.Event) Both {
	if e.Comp != rules.None {
		return shortName(t.cat, e.Comp)
	}
	return t.whom(e)
}

// assistShown says that a Loyalty card of the assist character is revealed, and
// that a Cylon leaves the game.
func (t teller) assistShown(e rules.Event) Both {
	who := shortName(t.cat, e.Cause)
	b := sayf("a Loyalty card of %s’s is turned up: %s", "se revela 1 carta de Lealtad de %s: %s", who, t.named(e))
	if t.cat.Loyalty(e.Comp).Kind == rules.ACylon {
		return sayf("%s; %s leaves the game", "%s; %s abandona la partida", b, who)
	}
	return b
}

// inherited reports whether a player sees the Quorum hand that came with the
// title. No card causes that event, unlike that of a President who looks at
// cards during play.
func (t teller) inherited(e rules.Event) bool {
	return e.Rule == "title.quorum" && e.Cause == rules.None && t.seen(e) == rules.KindQuorum
}

// seen returns the kind of the components looked at.
func (t teller) seen(e rules.Event) rules.Kind {
	if len(e.Private) > 0 {
		return t.cat.Kind(e.Private[0])
	}
	return e.Deck
}

// peeked returns the kind of thing looked at, never what it shows.
func (t teller) peeked(e rules.Event) Both {
	if len(e.Letters) > 0 {
		var parts []Both
		for _, n := range e.Letters {
			parts = append(parts, letter(n))
		}
		return sayf("%s looks at %s %s", "%s mira %s %s", t.by(e),
			sayIf(len(parts) == 1, say("civilian ship", "la Nave Civil"), say("civilian ships", "las Naves Civiles")), listed(and, parts...))
	}
	kind := t.seen(e)
	what := nounOf(t.cat, kind).of(e.Count)
	switch {
	case t.inherited(e):
		return sayf("%s takes over %s", "%s se hace cargo de %s", t.by(e), what)
	case kind == rules.KindSkill && e.At.Seat() == rules.Nobody:
		return sayf("%s looks at %s of the %s deck", "%s mira %s del mazo de %s", t.by(e), anyCards.of(e.Count), skillDeck(e.Zone))
	case kind == rules.KindCivilian:
		what = noun{"Locked civilian ship", "Locked civilian ships", "Nave Civil Bloqueada", "Naves Civiles Bloqueadas"}.of(e.Count)
	}
	if e.At.Seat() != rules.Nobody || e.Comp != rules.None {
		return sayf("%s looks at %s of %s’s", "%s mira %s de %s", t.by(e), what, t.holder(e))
	}
	return sayf("%s looks at %s", "%s mira %s", t.by(e), what)
}

// crisisLines are the log lines of crises and the choices on them.
var crisisLines = lines{
	rules.EvCrisis: func(t teller, e rules.Event) Both {
		return sayf("crisis for %s: %s", "crisis para %s: %s", t.by(e), t.named(e))
	},
	rules.EvSuper: func(t teller, e rules.Event) Both {
		return sayf("%s plays a Super Crisis: %s", "%s juega una Crisis Extrema: %s", t.by(e), t.named(e))
	},
	rules.EvCrisisGone: teller.cardGone,
	rules.EvBox: func(t teller, e rules.Event) Both {
		if t.cat.Kind(e.Cause) == rules.KindCrossroads && e.Box < 2 {
			what := writer{cat: t.cat}.crossroadsResult(t.cat.CrossroadsCard(e.Cause), int(e.Box))
			return sayf("%s picks the result: %s", "%s elige el resultado: %s", t.by(e), what)
		}
		if e.Box > 1 {
			return sayf("%s chooses: %s", "%s elige: %s", t.by(e), t.box(e.Cause, int(e.Box)))
		}
		return sayf("%s chooses %s: %s", "%s elige %s: %s", t.by(e), boxName(int(e.Box)), t.box(e.Cause, int(e.Box)))
	},
	rules.EvBoxChanged: func(t teller, e rules.Event) Both {
		if e.Comp == rules.None {
			return sayf("%s changes the choice to %s", "%s cambia la elección a %s", t.by(e), boxName(int(e.Box)))
		}
		return sayf("%s changes the choice to %s: %s", "%s cambia la elección a %s: %s", t.by(e), boxName(int(e.Box)), t.box(e.Comp, int(e.Box)))
	},
}

func (t teller) cardGone(e rules.Event) Both {
	card := t.named(e).orElse(say("the card not chosen", "la carta no elegida"))
	switch e.Fate {
	case rules.FateBottom:
		return sayf("%s goes to the bottom of its deck", "%s va a la parte inferior de su mazo", card)
	case rules.FateKept:
		return sayf("%s stays in play", "%s permanece en juego", card)
	case rules.FateShuffled:
		return sayf("%s is shuffled back into its deck", "se baraja de nuevo %s en su mazo", card)
	case rules.FateRemoved:
		return sayf("%s is removed from the game", "se retira del juego %s", card)
	}
	return sayf("%s is discarded", "se descarta %s", card)
}

// boxName returns A or B. Boxes 2 and 3 are those of a choice within a result.
func boxName(n int) Both { return same(string(rune('A' + n%2))) }

// box returns what a box of a card does, in a few words.
func (t teller) box(c rules.Comp, n int) Both {
	if c == rules.None {
		return boxName(n)
	}
	if _, ok := boxOf(t.cat, c, n).(rules.Check); ok {
		return say("the skill check", "la prueba de Habilidad")
	}
	return boxText(t.cat, c, n).orElse(boxName(n))
}
