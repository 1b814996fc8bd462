package wording

import "ragtag/rules"

// dialClauses returns the clauses for resources and for the fleet's raptors,
// nukes and other goods.
func dialClauses() []clause {
	return []clause{
		on(func(w writer, e rules.Lose) Both {
			if w.more {
				return moreLoss(e)
			}
			return loss(e)
		}),
		on(func(_ writer, e rules.Gain) Both {
			return gain(e)
		}),
		on(func(_ writer, e rules.GainChosen) Both {
			return sayf("gain 1 of any resource but %s", "se gana 1 de cualquier recurso salvo %s", resourceTerms[e.Not])
		}),
		on(func(_ writer, _ rules.LoseRaptor) Both {
			return say("a raptor is destroyed", "se destruye 1 Raptor")
		}),
		on(func(_ writer, _ rules.RestoreRaptor) Both {
			return say("a destroyed raptor is restored", "se recupera 1 Raptor destruido")
		}),
		on(func(_ writer, _ rules.SpendNuke) Both {
			return say("the Admiral gives up 1 nuke", "el Almirante pierde 1 misil nuclear")
		}),
		on(func(_ writer, _ rules.LaunchNuke) Both {
			return sayf("launch 1 nuke at a basestar and roll a die: %s", "lanza 1 misil nuclear contra una Estrella Base y tira un dado: %s", nuked())
		}),
	}
}

// nuked says what the roll for a nuke does.
func nuked() Both {
	return sayf("%s, it is damaged twice; %s, it is destroyed; %s, it is destroyed and so are %d raiders in its area",
		"%s, resulta dañada 2 veces; %s, es destruida; %s, es destruida junto con %d Incursores de su zona",
		atMost(rules.NukeDestroysAt-1), between(rules.NukeDestroysAt, rules.NukeBlastAt-1), atLeast(rules.NukeBlastAt), rules.NukeRaiders)
}

func loss(l rules.Lose) Both {
	if l == (rules.Lose{}) {
		return Both{}
	}
	parts, sum := amounts([...]int8{l.Fuel, l.Food, l.Morale, l.Population})
	if sum == 1 {
		return sayf("lose %s", "se pierde %s", parts[0])
	}
	return sayf("lose %s", "se pierden %s", listed(and, parts...))
}

// moreLoss states a further loss of the resource just lost.
func moreLoss(l rules.Lose) Both {
	var parts []Both
	sum := 0
	for r, n := range [...]int8{l.Fuel, l.Food, l.Morale, l.Population} {
		if n != 0 {
			parts = append(parts, sayf("%d more %s", "%d más de %s", int(n), resourceTerms[r]))
			sum += int(n)
		}
	}
	return sayf("lose %[1]s", "%[2]s %[1]s", listed(and, parts...), sayIf(sum == 1, same("se pierde"), same("se pierden")))
}

func gain(g rules.Gain) Both {
	parts, sum := amounts([...]int8{g.Fuel, g.Food, g.Morale, g.Population})
	if sum == 1 {
		return sayf("gain %s", "se gana %s", parts[0])
	}
	return sayf("gain %s", "se ganan %s", listed(and, parts...))
}

// amounts returns texts such as "2 food", in the order of the dials, and their
// sum.
func amounts(of [rules.NumResources]int8) (parts []Both, sum int) {
	for r, n := range of {
		if n != 0 {
			parts = append(parts, sayf("%d %s", "%d de %s", int(n), resourceTerms[r]))
			sum += int(n)
		}
	}
	return parts, sum
}

// lossShort returns what a civilian ship carries, as a label.
func lossShort(l rules.Lose) Both {
	var parts []Both
	for r, n := range [...]int8{l.Fuel, l.Food, l.Morale, l.Population} {
		if n != 0 {
			parts = append(parts, sayf("−%d %s", "−%d %s", int(n), resourceTerms[r]))
		}
	}
	if len(parts) == 0 {
		return say("empty", "vacía")
	}
	return joined(", ", parts...)
}

// peopleClauses returns the clauses for players: their cards, places and
// titles.
func peopleClauses() []clause {
	return []clause{
		on(func(_ writer, _ rules.SleeperAgents) Both {
			return say("the Sleeper Agent phase begins", "comienza la fase de Agentes Durmientes")
		}),
		on(func(w writer, e rules.Discard) Both {
			d, _ := cardActOf(e)
			return w.does(d.who, d.verb, d.what)
		}),
		on(func(w writer, e rules.DrawCards) Both {
			d, _ := cardActOf(e)
			return w.does(d.who, d.verb, d.what)
		}),
		on(writer.sent),
		on(writer.sendOne),
		on(func(w writer, e rules.Execute) Both {
			return w.executed(e)
		}),
		on(func(w writer, e rules.SendFrom) Both {
			from, _ := w.cat.Find("location/" + e.From)
			return sayf("everybody %s is sent %s", "se envía a todos los personajes que estén %s %s",
				atLocation(w.cat, from), toLocation(w.cat, w.place(e.To)))
		}),
		on(func(w writer, e rules.SendFromBoard) Both {
			return sayf("everybody on %s is sent %s", "se envía a todos los personajes que estén en la %s %s",
				boardTerms[e.From], toLocation(w.cat, w.place(rules.AtSickbay)))
		}),
		on(func(w writer, e rules.LeaveBrig) Both {
			where := say("any location of Galactica that is not hazardous", "cualquier localización de Galactica que no sea de riesgo")
			if w.board == rules.NewCaprica {
				where = say("any location of New Caprica that is not hazardous", "cualquier localización de Nueva Cáprica que no sea de riesgo")
			}
			return sayIf(e.Who == rules.Acting, sayf("move to %s", "trasládate a %s", where), sayf("move that player to %s", "traslada a ese jugador a %s", where))
		}),
		on(func(w writer, e rules.Arrive) Both {
			at := w.place(e.At)
			return sayf("you arrive %s", "llegas %s", Both{atLocation(w.cat, at).En, toLocation(w.cat, at).Es})
		}),
		on(func(w writer, e rules.PassTitle) Both {
			if e.To == rules.Acting {
				return sayf("you receive the title of %s", "recibes el cargo de %s", titleTerm(w.cat, e.Title))
			}
			return sayf("%s receives the title of %s", "%s recibe el cargo de %s", subject(w.cat, e.To), titleTerm(w.cat, e.Title))
		}),
		on(func(w writer, e rules.PassTitleTo) Both {
			return sayf("%s, who receives the title of %s", "%s, que recibe el cargo de %s",
				w.does(e.By, chooses, say("another player", "a otro jugador")), titleTerm(w.cat, e.Title))
		}),
		on(func(_ writer, _ rules.Order) Both {
			return say("choose another human player, who may move and then take 1 action, or take 2 actions without moving; only 1 such order a turn",
				"elige a otro jugador humano, que puede moverse y después llevar a cabo 1 acción, o llevar a cabo 2 acciones sin moverse; solo 1 orden así por turno")
		}),
		on(func(w writer, _ rules.MoreAction) Both {
			return say("take another action", "lleva a cabo otra acción")
		}),
	}
}

func discarded(d rules.Discard) Both {
	switch {
	case d.All && d.Who == rules.Acting:
		return say("all your Skill cards", "todas tus cartas de Habilidad")
	case d.All:
		return say("all Skill cards", "todas sus cartas de Habilidad")
	case d.Random && d.N == 1:
		return say("1 random Skill card", "1 carta de Habilidad al azar")
	case d.Random:
		return sayf("%d random Skill cards", "%d cartas de Habilidad al azar", int(d.N))
	}
	return skillCards.of(int(d.N))
}

func drawn(d rules.DrawCards) Both {
	n := int(d.N)
	switch types := skillParts(d.From); {
	case d.From == 0 && d.Who == rules.Acting:
		return sayf("%s of your skill set", "%s de tus tipos de Habilidad", Both{skillCards.of(n).En, anyCards.of(n).Es})
	case d.From == 0:
		return sayf("%s of their own skill set", "%s de sus tipos de Habilidad", Both{skillCards.of(n).En, anyCards.of(n).Es})
	case d.From == rules.AnySkill:
		return sayf("%s of any type", "%s de cualquier tipo", skillCards.of(n))
	default:
		return sayf("%d %s %s", "%[1]d %[3]s de %[2]s", n, listed(or, types...), sayIf(n == 1, say("card", "carta"), say("cards", "cartas")))
	}
}

func (w writer) sent(s rules.Send) Both {
	to := toLocation(w.cat, w.place(s.To))
	if s.Who == rules.Acting && w.others {
		s.Who = rules.Chosen
	}
	if s.Who == rules.Acting {
		return sayf("you are sent %s", "se te envía %s", to)
	}
	if s.Who == rules.Current && w.topic == ofCurrent {
		return sayf("that player is sent %s", "se le envía %s", to)
	}
	return Both{subject(w.cat, s.Who).En + " is sent " + to.En, "se envía " + object(w.cat, s.Who).Es + " " + to.Es}
}

func (w writer) executed(e rules.Execute) Both {
	b := Both{subject(w.cat, e.Who).En + " is executed", "se ejecuta " + object(w.cat, e.Who).Es}
	switch e.Who {
	case rules.Acting:
		b = say("you are executed", "se te ejecuta")
	case rules.Chosen:
		b = say("that character is executed", "ese personaje es ejecutado")
	}
	if e.Cylons {
		b = sayf("%s, even a Cylon player’s", "%s, aunque sea de un jugador cylon", b)
	}
	if e.Spared {
		b = sayf("%s, at no cost of morale", "%s, sin que se pierda Moral", b)
	}
	return b
}

func (w writer) sendOne(s rules.SendOne) Both {
	to := toLocation(w.cat, w.place(s.To))
	v := chooses
	if s.May {
		v = mayPick
	}
	who := sayIf(s.OnGalactica, say("a character on Galactica", "a un personaje que esté en Galactica"), say("a character", "a un personaje"))
	if s.Other {
		who = say("another player", "a otro jugador")
	}
	if s.OnCaprica {
		who = say("a human on New Caprica", "a un humano que esté en Nueva Cáprica")
	}
	b := w.does(s.By, v, who)
	if s.Discards > 0 {
		return sayf("%s, who discards %s and is sent %s", "%s, que se descarta de %s y es enviado %s", b, skillCards.of(int(s.Discards)), to)
	}
	b = sayf("%s, who is sent %s", "%s, que es enviado %s", b, to)
	return b.then("; ", w.effect(s.Then))
}
