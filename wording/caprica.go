package wording

import "ragtag/rules"

// What New Caprica adds: names, clauses, log lines and questions.

var capricaNames = []named{
	{"crisis/a-cylon-ally", "A Cylon Ally", "Un aliado cylon"},
	{"crisis/arrests-at-night", "Arrests at Night", "Arrestos nocturnos"},
	{"crisis/attack-on-the-power-plant", "Attack on the Power Plant", "Ataque a la central eléctrica"},
	{"crisis/betrayed-from-within", "Betrayed From Within", "Traicionados desde dentro"},
	{"crisis/brutal-treatment", "Brutal Treatment", "Trato brutal"},
	{"crisis/centurion-ambush", "Centurion Ambush", "Emboscada de Centuriones"},
	{"crisis/contact-informant", "Contact Informant", "Contactar con un informador"},
	{"crisis/contact-raptor", "Contact Raptor", "Contactar con el Raptor"},
	{"crisis/decode-cylon-maps", "Decode Cylon Maps", "Descifrar los mapas cylons"},
	{"crisis/demanded-surrender", "Demanded Surrender", "Exigencia de rendición"},
	{"crisis/dissent-among-cylons", "Dissent Among Cylons", "Disensión entre los cylons"},
	{"crisis/establish-sanitation", "Establish Sanitation", "Instalar saneamiento"},
	{"crisis/execution-list", "Execution List", "Lista de ejecuciones"},
	{"crisis/held-for-questioning", "Held for Questioning", "Retenido para interrogatorio"},
	{"crisis/hiding-underground", "Hiding Underground", "Ocultos bajo tierra"},
	{"crisis/intra-atmos-entry", "Intra-Atmos Entry", "Entrada en la atmósfera"},
	{"crisis/keeping-hera-hidden", "Keeping Hera Hidden", "Mantener oculta a Hera"},
	{"crisis/labor-union-strike", "Labor Union Strike", "Huelga sindical"},
	{"crisis/marine-reinforcements", "Marine Reinforcements", "Refuerzos de marines"},
	{"crisis/meet-liaison-officer", "Meet Liason Officer", "Reunión con el oficial de enlace"},
	{"crisis/ncp-graduation", "NCP Graduation", "Graduación de la PNC"},
	{"crisis/ncp-recruitment", "NCP Recruitment", "Reclutamiento de la PNC"},
	{"crisis/organize-the-pilots", "Organize the Pilots", "Organizar a los pilotos"},
	{"crisis/playing-with-emotions", "Playing with Emotions", "Jugar con las emociones"},
	{"crisis/prepare-for-a-fight", "Prepare for a Fight", "Prepararse para la lucha"},
	{"crisis/prepare-the-civilians", "Prepare the Civilians", "Preparar a los civiles"},
	{"crisis/recover-launch-keys", "Recover Launch Keys", "Recuperar las llaves de lanzamiento"},
	{"crisis/rescue-detainees", "Rescue Detainees", "Rescatar a los detenidos"},
	{"crisis/resistance-bombings", "Resistance Bombings", "Atentado de la resistencia"},
	{"crisis/second-thoughts", "Second Thoughts", "Replanteárselo"},

	{"location/new-caprica-attack-occupation", "Attack Occupation Forces", "Atacar a las Tropas de Ocupación"},
	{"location/new-caprica-detain", "Detain a Human", "Detener a un humano"},
	{"location/medical-center", "Medical Center", "Centro Médico"},
	{"location/resistance-hq", "Resistance HQ", "CG de la Resistencia"},
	{"location/detention", "Detention", "Centro de Detención"},
	{"location/occupation-authority", "Occupation Authority", "Autoridad de Ocupación"},
	{"location/breeders-canyon", "Breeder’s Canyon", "Cañón de Breeder"},
	{"location/shipyard", "Shipyard", "Astillero"},

	{"title/president-new-caprica", "President (New Caprica)", "Presidente (Nueva Cáprica)"},
	{"objective/new-caprica", "New Caprica", "Nueva Cáprica"},
	{"title/admiral-new-caprica", "Admiral (New Caprica)", "Almirante (Nueva Cáprica)"},
}

// capricaClauses returns the clauses for the effects of New Caprica.
func capricaClauses() []clause {
	return []clause{
		on(func(_ writer, _ rules.SettleCaprica) Both {
			return say("the New Caprica phase begins", "comienza la fase de Nueva Cáprica")
		}),
		on(writer.prepareOrEvacuate),
		on(func(_ writer, _ rules.ScoutLocked) Both {
			return say("look at the top Locked civilian ship and put it on top or at the bottom of that stack",
				"mira la primera Nave Civil Bloqueada y colócala en la parte superior o en la inferior de ese montón")
		}),
		on(func(_ writer, e rules.AttackOccupation) Both {
			return sayf("attack occupation forces in your location and roll a die: %s. You may discard a Maximum Firepower to roll again",
				"ataca a unas Tropas de Ocupación de tu localización y tira un dado: %s. Puedes descartarte de una “Potencia de fuego máxima” para repetir la tirada", repelled(e))
		}),
		on(func(w writer, e rules.DetainHuman) Both {
			return sayf("choose a human in your location, if occupation forces are there too, and roll a die: %s",
				"elige a un humano de tu localización, si en ella hay Tropas de Ocupación, y tira un dado: %s", w.detained(e))
		}),
		on(func(_ writer, _ rules.CommandOccupation) Both {
			return say("activate 1 of the occupation forces, then place 1 here",
				"activa unas Tropas de Ocupación y después coloca otras aquí")
		}),
		on(func(_ writer, e rules.PlaceOccupation) Both {
			if e.N == 1 {
				return say("place 1 of the occupation forces at Occupation Authority", "se colocan unas Tropas de Ocupación en la “Autoridad de Ocupación”")
			}
			return sayf("place %d of the occupation forces at Occupation Authority", "se colocan %d Tropas de Ocupación en la “Autoridad de Ocupación”", int(e.N))
		}),
		on(func(w writer, e rules.DestroyOccupation) Both {
			n := sayIf(e.N == 1, say("1 of the occupation forces", "unas Tropas de Ocupación"), sayf("%d of the occupation forces", "%d Tropas de Ocupación", int(e.N)))
			return w.does(e.By, destroys, n)
		}),
		on(func(_ writer, _ rules.DestroyStacked) Both {
			return say("destroy the top Locked civilian ship or, if there is none, the top Prepared one",
				"se destruye la primera Nave Civil Bloqueada o, si no hay, la primera Preparada")
		}),
		on(func(_ writer, _ rules.SkipJump) Both {
			return say("skip the Prepare for Jump step of this turn", "se omite el paso de Preparativos para el salto de este turno")
		}),
		on(func(_ writer, _ rules.TopCrisis) Both {
			return say("draw the top Crisis card and resolve it, without the Prepare for Jump step",
				"roba la primera carta de Crisis y resuélvela, sin el paso de Preparativos para el salto")
		}),
		on(func(_ writer, _ rules.MayDrawThenPlay) Both {
			return say("you may draw 1 Quorum card; then you may play 1", "puedes robar 1 carta de Quórum; después puedes jugar 1")
		}),
		on(func(w writer, e rules.FreeDetained) Both {
			return w.does(e.By, mayMove, say("1 character from Detention to another location of New Caprica",
				"a 1 personaje del “Centro de Detención” a otra localización de Nueva Cáprica"))
		}),
		on(func(w writer, e rules.ExecuteOne) Both {
			return w.does(e.By, chooses, say("a revealed Cylon, who is executed and cannot ignore it", "a un cylon descubierto, que es ejecutado sin poder ignorarlo"))
		}),
		on(func(_ writer, _ rules.LeaveCaprica) Both {
			return say("leave New Caprica. All Locked and Prepared civilian ships are destroyed and all humans on New Caprica are executed; then the game ends, and the humans win if every resource is above 0",
				"abandona Nueva Cáprica. Se destruyen todas las Naves Civiles Bloqueadas y Preparadas y se ejecuta a todos los humanos que estén en Nueva Cáprica; después la partida termina, y ganan los humanos si todos los recursos están por encima de 0")
		}),
	}
}

// detained says what the Cylon players' roll does to a human.
func (w writer) detained(e rules.DetainHuman) Both {
	if w.topic == ofReader {
		return sayf("%s, you are sent %s; %s, %s", "%s, se te envía %s; %s, %s",
			atMost(e.Jail), toLocation(w.cat, w.place(rules.AtDetention)), between(e.Jail+1, e.Hurt), toLocation(w.cat, w.place(rules.AtMedical)))
	}
	return sayf("%s, that player is sent %s; %s, %s", "%s, se envía a ese jugador %s; %s, %s",
		atMost(e.Jail), toLocation(w.cat, w.place(rules.AtDetention)), between(e.Jail+1, e.Hurt), toLocation(w.cat, w.place(rules.AtMedical)))
}

// repelled says what the roll against occupation forces does.
func repelled(e rules.AttackOccupation) Both {
	return sayf("%s, 1 of them is destroyed", "%s, son destruidas", atLeast(e.HitAt))
}

func (w writer) prepareOrEvacuate(e rules.PrepareOrEvacuate) Both {
	b := w.does(e.By, prepares, say("1 civilian ship or, once Galactica is back in orbit, evacuates 1",
		"1 Nave Civil o, con Galactica de vuelta en órbita, evacúa 1"))
	if e.By == rules.Acting {
		b = say("prepare 1 civilian ship or, once Galactica is back in orbit, evacuate 1", "prepara 1 Nave Civil o, con Galactica de vuelta en órbita, evacúa 1")
	}
	if e.Board {
		b = b.then("; ", say("if you evacuate one (in Battlestar Epica: after either, once she is back), you may then move to any location of Galactica that is not hazardous",
			"si la evacúas (en Battlestar Epica: tras lo uno o lo otro, con ella de vuelta), después puedes trasladarte a cualquier localización de Galactica que no sea de riesgo"))
	}
	return b
}

// capricaLines are the log lines of New Caprica.
var capricaLines = lines{
	rules.EvSettled: func(teller, rules.Event) Both {
		return say("the fleet settles on New Caprica, and the Cylons find it", "la flota se asienta en Nueva Cáprica, y los cylons la encuentran")
	},
	rules.EvLocked: func(_ teller, e rules.Event) Both {
		return sayIf(e.Count == 1, say("1 civilian ship is Locked on New Caprica", "queda Bloqueada 1 Nave Civil en Nueva Cáprica"),
			sayf("%d civilian ships are Locked on New Caprica", "quedan Bloqueadas %d Naves Civiles en Nueva Cáprica", e.Count))
	},
	rules.EvPrepared: func(_ teller, e rules.Event) Both {
		return sayf("a civilian ship is prepared; %d Prepared", "se prepara 1 Nave Civil; Preparadas: %d", e.Value)
	},
	rules.EvReturned: func(teller, rules.Event) Both {
		return say("Galactica returns to orbit", "Galactica regresa a la órbita")
	},
	rules.EvLeaves: func(t teller, e rules.Event) Both {
		return sayf("%s orders Galactica to leave New Caprica", "%s ordena que Galactica abandone Nueva Cáprica", t.by(e))
	},
	rules.EvOccupation: teller.occupation,
}

func (t teller) occupation(e rules.Event) Both {
	switch e.Force {
	case rules.ForcePlaced:
		return sayf("occupation forces appear %s%s", "aparecen Tropas de Ocupación %s%s", t.at(e.Loc), t.cause(e))
	case rules.ForceMoved:
		return sayf("occupation forces move %s", "unas Tropas de Ocupación avanzan %s", t.to(e.Loc))
	case rules.ForceLeft:
		return sayf("occupation forces strike %s and leave the board", "unas Tropas de Ocupación atacan %s y abandonan el tablero", t.at(e.Loc))
	case rules.ForceDestroyed:
		return sayf("occupation forces %s are destroyed%s", "se destruyen unas Tropas de Ocupación %s%s", t.at(e.Loc), t.cause(e))
	case rules.ForceShort:
		return sayf("there are too few occupation forces: none is left to be placed%s", "no hay suficientes Tropas de Ocupación: no queda ninguna que colocar%s", t.cause(e))
	case rules.ForceAttacked:
		return sayf("%s attacks the occupation forces %s", "%s ataca a las Tropas de Ocupación %s", t.by(e), t.at(e.Loc))
	}
	return sayf("the attack on the occupation forces %s misses", "falla el ataque contra las Tropas de Ocupación %s", t.at(e.Loc))
}
