package wording

import "ragtag/rules"

// sheetText returns the text of a character: class, skill set, start, and a
// line for each ability.
func (w writer) sheetText(c rules.Comp) Both {
	var b Both
	for _, fact := range w.factParts(c) {
		b = b.then(" ", fact.sentence())
	}
	for _, a := range w.abilityParts(c) {
		tag := sayIf(a.Aside.Empty(), Both{}, sayf(" (%s)", " (%s)", a.Aside))
		b = b.then("\n", sayf("%s%s", "%s%s", a.Name, tag).leading(a.Text))
	}
	return b
}

// factParts returns the class of a character, the cards of each turn, and the start.
func (w writer) factParts(c rules.Comp) []Both {
	k := w.cat.Character(c)
	var draws []Both
	for _, d := range k.Draws {
		draws = append(draws, sayf("%d %s", "%d de %s", int(d.Count), skillList(or, d.From)))
	}
	return []Both{
		classTerms[k.Class].capital(),
		sayf("Each turn: %s.", "Cada turno: %s.", joined(", ", draws...)),
		w.startText(c, k),
	}
}

// abilityParts returns the abilities of a character.
func (w writer) abilityParts(c rules.Comp) (all []AbilityPart) {
	k := w.cat.Character(c)
	for _, a := range k.AbilityComps() {
		all = append(all, AbilityPart{a, name(w.cat, a), abilityTag(k, w.cat.Ability(a)), text(w.cat, a)})
	}
	return all
}

// abilityTag returns the kind of an ability, which is shown after its name. The once-per-game abilities
// of Daybreak are paid for with miracle tokens.
func abilityTag(k *rules.Character, a *rules.Ability) Both {
	if a.Kind == rules.OncePerGame && k.Set == "daybreak" {
		return miracles.of(int(a.Price()))
	}
	return abilityTags[a.Kind]
}

var abilityTags = [...]Both{
	rules.Standard:    {},
	rules.OncePerGame: {"once per game", "una vez por partida"},
	rules.Weakness:    {"weakness", "capacidad negativa"},
}

// startText says where a character enters the game.
func (w writer) startText(c rules.Comp, k *rules.Character) Both {
	if at, ok := w.cat.Find("location/" + k.Start); ok {
		return sayf("Starts %s.", "Empieza %s.", atLocation(w.cat, at))
	}
	if len(k.Starts) > 0 {
		var where []Both
		for _, id := range k.Starts {
			at, _ := w.cat.Find("location/" + id)
			where = append(where, atLocation(w.cat, at))
		}
		return sayf("Starts %s, as you choose.", "Empieza %s, a tu elección.", listed(or, where...))
	}
	return starts.of(w.cat.ID(c))
}

// abilityText returns the text of an ability that is not written by hand: its
// uses, and its parts, which read their numbers from the sheet.
func (w writer) abilityText(c rules.Comp) Both {
	a := w.cat.Ability(c)
	b := w.uses(a.Uses)
	for _, p := range a.Parts {
		b = b.then(" ", traits.of(string(p), w.owner(c)).sentence())
	}
	return b
}

// owner returns the character whose ability it is.
func (w writer) owner(ability rules.Comp) *rules.Character {
	for _, c := range w.cat.All(rules.KindCharacter) {
		for _, a := range w.cat.Character(c).AbilityComps() {
			if a == ability {
				return w.cat.Character(c)
			}
		}
	}
	panic("wording: no sheet has the ability " + w.cat.Ref(ability))
}

// locationText returns the text of a location: its action, then its rules.
func (w writer) locationText(k *rules.Location) Both {
	do, also := w.actions(k)
	b := do.then("\n", also)
	if k.Wide {
		b = b.then("\n", say("At every location of New Caprica; it activates none.", "En todas las localizaciones de Nueva Cáprica; no activa ninguna."))
	}
	if k.Board == rules.RebelBasestar {
		b = b.then("\n", say("Only for the players of the side that the rebel basestar is on.", "Solo para los jugadores del bando en el que está la Estrella Base Rebelde."))
	}
	b = b.then("\n", placeRules[k.Role])
	if k.Role == rules.AtResurrection && k.Hazardous {
		b = b.then(" ", placeRules[rules.AtSickbay])
	}
	if k.Hazardous {
		b = b.then("\n", say("Hazardous", "De riesgo").leading(say("nobody may move here of their own accord.", "nadie puede desplazarse aquí voluntariamente.")))
	}
	return b
}

// actions returns the two actions of a location; either can be empty.
func (w writer) actions(k *rules.Location) (do, also Both) {
	label, second := action, action
	if k.Board == rules.NewCaprica {
		label, second = say("Human action", "Acción humana"), say("Cylon action", "Acción cylon")
	}
	if k.Do != nil {
		do = w.labelled(label.then(", ", w.only(k.By)), k.Do)
	}
	if k.Also != nil {
		also = w.labelled(second, k.Also.Do)
	}
	return do, also
}

// only says who alone takes the first action of a location. It is empty if anybody there does.
func (w writer) only(by rules.Role) Both {
	k, ok := by.Title()
	if !ok {
		return Both{}
	}
	return sayf("%s only", "solo el %s", titleTerm(w.cat, k))
}

// placeRules are the rules for players on a location.
var placeRules = map[rules.Place]Both{
	rules.AtSickbay: {
		"If you start your turn here, you draw only 1 Skill card in the Receive Skills step.",
		"Si empiezas tu turno aquí, robas solo 1 carta de Habilidad en el paso de Recibir cartas de Habilidad.",
	},
	rules.AtBrig: {
		"While you are here you may not move, you draw no Crisis card, you add at most 1 card to a skill check, you cannot be Admiral, and a Cylon card revealed here has no further effect.",
		"Mientras estés aquí no puedes moverte, no robas cartas de Crisis, añades como máximo 1 carta a cada prueba de Habilidad y no puedes ser Almirante; si te descubres aquí como cylon, tu carta no tiene más efecto.",
	},
	rules.AtMedical: {
		"If you start your turn here, you draw only 1 Skill card in the Receive Skills step. On New Caprica this is Sickbay and, until Galactica is back in orbit, the Resurrection Ship.",
		"Si empiezas tu turno aquí, robas solo 1 carta de Habilidad en el paso de Recibir cartas de Habilidad. En Nueva Cáprica es la “Enfermería” y, hasta que Galactica regrese a la órbita, la “Nave Resurrección”.",
	},
	rules.AtDetention: sayf("While you are here you may not move, you add at most %d cards to a skill check, and a Cylon card revealed here has no further effect. You draw Crisis cards and keep your titles. On New Caprica this is the Brig. Cylon players are never sent here.",
		"Mientras estés aquí no puedes moverte, añades como máximo %d cartas a cada prueba de Habilidad y, si te descubres aquí como cylon, tu carta no tiene más efecto. Robas cartas de Crisis y conservas tus cargos. En Nueva Cáprica es la “Prisión”. Nunca se envía aquí a jugadores cylons.", rules.DetentionCards),
	rules.AtAuthority: {
		"Occupation forces go from here to Breeder’s Canyon.",
		"Las Tropas de Ocupación van de aquí al “Cañón de Breeder”.",
	},
	rules.AtCanyon: {
		"Occupation forces go from here to the Shipyard.",
		"Las Tropas de Ocupación van de aquí al “Astillero”.",
	},
	rules.AtShipyard: {
		"Occupation forces that are activated here leave the board and destroy the top Locked civilian ship or, if there is none, the top Prepared one.",
		"Las Tropas de Ocupación que se activan aquí abandonan el tablero y destruyen la primera Nave Civil Bloqueada o, si no hay, la primera Preparada.",
	},
	rules.AtWreck: {
		"Nobody can enter or use the locations of Colonial One any more.",
		"Ya nadie puede entrar en las localizaciones de la Colonial Uno ni usarlas.",
	},
	rules.AtHub: {
		"In the place of the Resurrection Ship: Cylon players come back here. If you start your turn here, you discard all your Super Crisis cards and draw no Skill cards in the Receive Skills step.",
		"Ocupa el lugar de la “Nave Resurrección”: los jugadores cylons vuelven aquí. Si empiezas tu turno aquí, en el paso de Recibir cartas de Habilidad descartas todas tus cartas de Crisis Extrema y no robas cartas de Habilidad.",
	},
	rules.AtResurrection: {
		"Revealed Cylons arrive here.",
		"Los cylons descubiertos llegan aquí.",
	},
}
