package wording

import "ragtag/rules"

// What Allies and trauma tokens add.

// plainAllyNames are the names of Allies on the board, without the nicknames that are on
// their cards.
var plainAllyNames = []named{
	{"ally/lee-apollo-adama", "Lee Adama", "Lee Adama"},
	{"ally/karl-helo-agathon", "Karl Agathon", "Karl Agathon"},
	{"ally/brendan-hot-dog-costanza", "Brendan Costanza", "Brendan Costanza"},
	{"ally/anastasia-dee-dualla", "Anastasia Dualla", "Anastasia Dualla"},
	{"ally/margaret-racetrack-edmondson", "Margaret Edmondson", "Margaret Edmondson"},
	{"ally/louanne-kat-katraine", "Louanne Katraine", "Louanne Katraine"},
	{"ally/alex-crashdown-quartararo", "Alex Quartararo", "Alex Quartararo"},
	{"ally/diana-hardball-seelix", "Diana Seelix", "Diana Seelix"},
	{"ally/kara-starbuck-thrace", "Kara Thrace", "Kara Thrace"},
	{"ally/callandra-cally-tyrol", "Callandra Tyrol", "Callandra Tyrol"},
	{"ally/galen-tyrol", "Galen Tyrol", "Galen Tyrol"},
	{"ally/sharon-boomer-valerii", "Sharon Valerii", "Sharon Valerii"},
}

// allyNames are the names of Allies.
var allyNames = []named{
	{"ally/lee-apollo-adama", "Lee “Apollo” Adama", "Lee Adama (“Apolo”)"},
	{"ally/william-adama", "William Adama", "William Adama"},
	{"ally/karl-helo-agathon", "Karl “Helo” Agathon", "Karl Agathon (“Helo”)"},
	{"ally/samuel-anders", "Samuel T. Anders", "Samuel T. Anders"},
	{"ally/gaius-baltar", "Gaius Baltar", "Gaius Baltar"},
	{"ally/helena-cain", "Helena Cain", "Helena Cain"},
	{"ally/brendan-hot-dog-costanza", "Brendan “Hot Dog” Costanza", "Brendan Costanza (“Hot Dog”)"},
	{"ally/sherman-doc-cottle", "Dr. Sherman Cottle", "Dr. Sherman Cottle"},
	{"ally/anastasia-dee-dualla", "Anastasia “Dee” Dualla", "Anastasia Dualla (“Dee”)"},
	{"ally/margaret-racetrack-edmondson", "Margaret “Racetrack” Edmondson", "Margaret Edmondson (“Racetrack”)"},
	{"ally/priestess-elosha", "Priestess Elosha", "Sacerdotisa Elosha"},
	{"ally/tory-foster", "Tory Foster", "Tory Foster"},
	{"ally/felix-gaeta", "Felix Gaeta", "Felix Gaeta"},
	{"ally/louis-hoshi", "Louis Hoshi", "Louis Hoshi"},
	{"ally/louanne-kat-katraine", "Louanne “Kat” Katraine", "Louanne Katraine (“Kat”)"},
	{"ally/billy-keikeya", "Billy Keikeya", "Billy Keikeya"},
	{"ally/aaron-kelly", "Aaron Kelly", "Aaron Kelly"},
	{"ally/romo-lampkin", "Romo Lampkin", "Romo Lampkin"},
	{"ally/alex-crashdown-quartararo", "Alex “Crashdown” Quartararo", "Alex Quartararo (“Crashdown”)"},
	{"ally/laura-roslin", "Laura Roslin", "Laura Roslin"},
	{"ally/diana-hardball-seelix", "Diana “Hardball” Seelix", "Diana Seelix (“Hardball”)"},
	{"ally/kendra-shaw", "Kendra Shaw", "Kendra Shaw"},
	{"ally/kara-starbuck-thrace", "Kara “Starbuck” Thrace", "Kara Thrace (“Starbuck”)"},
	{"ally/ellen-tigh", "Ellen Tigh", "Ellen Tigh"},
	{"ally/saul-tigh", "Saul Tigh", "Saul Tigh"},
	{"ally/callandra-cally-tyrol", "Callandra “Cally” Tyrol", "Callandra Tyrol (“Cally”)"},
	{"ally/galen-tyrol", "“Chief” Galen Tyrol", "Galen Tyrol (“Jefe”)"},
	{"ally/sharon-boomer-valerii", "Sharon “Boomer” Valerii", "Sharon Valerii (“Boomer”)"},
	{"ally/tom-zarek", "Tom Zarek", "Tom Zarek"},
	{"ally/brother-cavil", "Brother Cavil", "Hermano Cavil"},
	{"ally/leoben-conoy", "Leoben Conoy", "Leoben Conoy"},
	{"ally/danna-biers", "D’Anna Biers", "D’Anna Biers"},
	{"ally/simon-oneill", "Simon O’Neill", "Simon O’Neill"},
	{"ally/aaron-doral", "Aaron Doral", "Aaron Doral"},
	{"ally/caprica-six", "Caprica Six", "Cáprica Seis"},
	{"basestar-damage/exodus-basestar-damage-critical-hit", "Critical hit", "Impacto crítico"},
	{"basestar-damage/exodus-basestar-damage-disabled-hangar", "Disabled hangar", "Hangar inutilizado"},
	{"basestar-damage/exodus-basestar-damage-disabled-weapons", "Disabled weapons", "Armamento inutilizado"},
	{"basestar-damage/exodus-basestar-damage-structural", "Structural damage", "Daños estructurales"},
	{"basestar-damage/exodus-basestar-damage-collateral", "Collateral damage", "Daños colaterales"},
	{"basestar-damage/exodus-basestar-damage-personnel", "Damage to personnel", "Bajas entre el personal"},
	{"trauma/trauma-benevolent", "Trauma token, benevolent", "Ficha de Trauma benévola"},
	{"trauma/trauma-antagonistic", "Trauma token, antagonistic", "Ficha de Trauma antagónica"},
	{"trauma/trauma-disaster", "Trauma token, disaster", "Ficha de Trauma de desastre"},
}

// traumaFaces are the faces of trauma tokens, as adjectives for a token.
var traumaFaces = [...]Both{
	rules.Benevolent: {"benevolent", "benévola"}, rules.Antagonistic: {"antagonistic", "antagónica"}, rules.Disaster: {"disaster", "desastre"},
}

// traumaText says whom a trauma token helps.
func traumaText(k *rules.Trauma) Both {
	switch k.Face {
	case rules.Benevolent:
		return say("Helps a human player, and harms a Cylon player.", "Favorece a un jugador humano y perjudica a un jugador cylon.")
	case rules.Antagonistic:
		return say("Helps a Cylon player, and harms a human player.", "Favorece a un jugador cylon y perjudica a un jugador humano.")
	}
	return say("Whoever draws it shows it: a human player is executed, a Cylon player draws 2 more tokens. On an Ally it does nothing.",
		"Quien la roba la muestra: un jugador humano es ejecutado, un jugador cylon roba 2 fichas más. En un Aliado no hace nada.")
}

// allyText says what an Ally does, by its token.
func (w writer) allyText(k *rules.Ally) Both {
	return crossroadsResults[rules.Benevolent].leading(w.inside(k.Benevolent)).sentence().then("\n",
		crossroadsResults[rules.Antagonistic].leading(w.inside(k.Antagonistic)).sentence())
}

// allyClauses are the clauses of what Allies and trauma tokens bring.
func allyClauses() []clause {
	return []clause{
		on(func(w writer, e rules.DrawTrauma) Both { return w.does(e.Who, draws, traumaTokens.of(int(e.N))) }),
		on(func(w writer, e rules.DiscardTrauma) Both {
			what := traumaTokens.of(int(e.N))
			if e.Random {
				what = sayf("%d random %s", "%d %s al azar", int(e.N), traumaTokens.counted(int(e.N)))
			}
			return w.does(e.Who, discards, what)
		}),
		on(func(_ writer, _ rules.MoveAnywhere) Both {
			return say("move to any location that is not hazardous", "trasládate a cualquier localización que no sea de riesgo")
		}),
		on(func(_ writer, _ rules.RecedeCenturions) Both {
			return say("each centurion on the Boarding Party track moves 1 space back", "cada Centurión del medidor de Abordaje retrocede 1 casilla")
		}),
		on(func(_ writer, _ rules.VipersDestroy) Both {
			return say("each unmanned viper in space may destroy 1 raider in its area, without a roll", "cada Viper sin piloto que esté en el espacio puede destruir 1 Incursor de su zona, sin tirada")
		}),
		on(func(_ writer, e rules.DestroyRaidersIn) Both {
			return sayf("choose a space area, in which %s are destroyed", "elige 1 zona de espacio, en la que se destruyen %s", raiders.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.EscortAll) Both {
			return say("look at all civilian ships on the board; you may move any of them to an adjacent area each", "mira todas las Naves Civiles del tablero; puedes mover las que quieras, cada una a una zona adyacente")
		}),
		on(func(_ writer, _ rules.ShelterCivilian) Both {
			return say("choose 1 civilian ship on the board, which is shuffled into the unused ones", "elige 1 Nave Civil del tablero, que se mezcla con las no utilizadas")
		}),
		on(func(_ writer, e rules.ActivateOne) Both {
			if e.UpTo {
				return sayf("choose 1 unmanned viper and activate it up to %s", "elige 1 Viper sin piloto y actívalo hasta %s", times.of(int(e.N)))
			}
			return sayf("choose 1 unmanned viper and activate it %s", "elige 1 Viper sin piloto y actívalo %s", times.of(int(e.N)))
		}),
		on(func(_ writer, e rules.RepairLocations) Both {
			return sayf("repair up to %d locations of Galactica", "repara hasta %d localizaciones de Galactica", int(e.N))
		}),
		on(func(_ writer, _ rules.DrawLoyalty) Both {
			return say("1 unused “You Are Not a Cylon” card is shuffled into the Loyalty deck, and you draw 1 Loyalty card",
				"se baraja 1 carta de “No eres un cylon” sin usar en el mazo de Lealtad y robas 1 carta de Lealtad")
		}),
		on(func(_ writer, e rules.TakeDestiny) Both {
			return sayf("draw the top %d Destiny cards", "roba las %d primeras cartas de Destino", int(e.N))
		}),
	}
}

// allyLines are the log lines of Allies and trauma tokens.
var allyLines = lines{
	rules.EvTraumaDrawn: func(t teller, e rules.Event) Both {
		return sayf("%s draws %s", "%s roba %s", t.by(e), traumaTokens.of(e.Count))
	},
	rules.EvDisaster: func(t teller, e rules.Event) Both {
		return sayf("%s has drawn a disaster and shows it", "%s ha robado un desastre y lo muestra", t.whom(e))
	},
	rules.EvTraumaDiscarded: func(t teller, e rules.Event) Both {
		return sayf("%s discards %s", "%s se descarta de %s", t.by(e), traumaTokens.of(e.Count))
	},
	rules.EvAllyPlaced: func(t teller, e rules.Event) Both {
		return sayf("an Ally comes %s: %s", "llega un Aliado %s: %s", t.to(e.Loc), t.named(e))
	},
	rules.EvAllyGone: func(t teller, e rules.Event) Both {
		return sayf("the Ally %s leaves the game", "el Aliado %s se retira de la partida", t.named(e))
	},
	rules.EvAllyMet: func(t teller, e rules.Event) Both {
		return sayf("%s meets the Ally %s", "%s se encuentra con el Aliado %s", t.by(e), t.named(e))
	},
	rules.EvTraumaShown: func(t teller, e rules.Event) Both {
		return sayf("the trauma token that decides what %s does is turned up: %s", "se revela la ficha de Trauma que decide lo que hace %s: %s", quoted(name(t.cat, e.Cause)), cited(t.cat, e.Comp))
	},
	rules.EvTraumaPut: func(t teller, e rules.Event) Both {
		where := say("into the Mood Pool", "en el fondo de Ánimo")
		if e.Comp != rules.None {
			where = sayf("on the Ally %s", "sobre el Aliado %s", t.named(e))
		}
		if e.By.Seat() == rules.Nobody {
			return sayf("an unseen trauma token of the pool is put %s", "se coloca sin mirarla 1 ficha de Trauma de la reserva %s", where)
		}
		return sayf("%s puts one of their trauma tokens %s", "%s coloca una de sus fichas de Trauma %s", t.by(e), where)
	},
	rules.EvTraumaTaken: func(t teller, e rules.Event) Both {
		return sayf("%s takes the trauma token: %s", "%s se queda con la ficha de Trauma: %s", t.by(e), cited(t.cat, e.Comp))
	},
	rules.EvMoodSwapped: func(t teller, e rules.Event) Both {
		return sayf("%s swaps a trauma token for one of the Mood Pool", "%s cambia una ficha de Trauma por una del fondo de Ánimo", t.by(e))
	},
	rules.EvTraumaPhase: func(teller, rules.Event) Both {
		return say("the Trauma phase begins: all trauma tokens are shown", "comienza la fase de Trauma: se muestran todas las fichas de Trauma")
	},
	rules.EvTraumaLaid: func(t teller, e rules.Event) Both {
		if len(e.Comps) == 0 {
			return sayf("%s has no trauma tokens", "%s no tiene fichas de Trauma", t.whom(e))
		}
		return sayf("%s shows %s: the sum is %s", "%s muestra %s: la suma es %s", t.whom(e), citedAll(t.cat, e.Comps), signed(e.Value))
	},
	rules.EvCenturionsBack: func(_ teller, e rules.Event) Both {
		return sayIf(e.Count == 1, say("1 centurion moves back", "1 Centurión retrocede"), sayf("%d centurions move back", "%d Centuriones retroceden", e.Count))
	},
	rules.EvSheltered: func(t teller, e rules.Event) Both {
		return sayf("%s takes civilian ship %s off the board%s", "%s retira del tablero la Nave Civil %s%s", t.by(e), letter(e.Letter), t.cause(e))
	},
}

// askPutTrauma asks for a token, and says what for.
func (t teller) askPutTrauma(r *rules.Request) Both {
	if r.Cause != rules.None {
		return sayf("which of your trauma tokens do you put on the Ally %s?", "¿cuál de tus fichas de Trauma colocas sobre el Aliado %s?", quoted(name(t.cat, r.Cause)))
	}
	return say("which of your trauma tokens do you put into the Mood Pool?", "¿cuál de tus fichas de Trauma colocas en el fondo de Ánimo?")
}
