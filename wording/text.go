package wording

import "ragtag/rules"

// Text returns what a component does, in the game's terms. Separate parts, such
// as the boxes of a card, are on separate lines. The text is empty if there is
// nothing to say.
func Text(cat *rules.Catalogue, c rules.Comp, l Lang) string { return text(cat, c).In(l) }

func text(cat *rules.Catalogue, c rules.Comp) Both {
	if c == rules.None {
		return Both{}
	}
	if b, ok := written[nameRef(cat, c)]; ok {
		return b.text()
	}
	w := writer{cat: cat}
	if k := cat.Kind(c); k >= rules.KindSecret && k == cat.MutinyKind() {
		return w.mutinyText(cat.Secret(c))
	}
	switch cat.Kind(c) {
	case rules.KindSkill:
		return w.uses(cat.Skill(c).Uses).then("\n", partLines(cat.Skill(c).Parts)).then("\n", burdenText(cat.Skill(c)))
	case rules.KindCrisis, rules.KindSuper:
		w.crisis = cat.Crisis(c)
		return w.crisisText()
	case rules.KindQuorum:
		return w.quorumText(cat.Quorum(c))
	case rules.KindDestination:
		k := cat.Destination(c)
		return sayf("Distance %d.", "Distancia %d.", int(k.Distance)).then(" ", w.effect(k.Do).sentence())
	case rules.KindLoyalty:
		return w.loyaltyText(cat.Loyalty(c))
	case rules.KindObjective:
		return w.objectiveText(cat.Objective(c))
	case rules.KindMission:
		return w.missionText(cat.Mission(c))
	case rules.KindAgenda:
		return agendaText(cat.Agenda(c))
	case rules.KindMotive:
		return motiveText(cat.Motive(c))
	case rules.KindGalacticaDamage, rules.KindPegasusDamage:
		return w.damageText(cat.Damage(c))
	case rules.KindAlly:
		return w.allyText(cat.Ally(c))
	case rules.KindCrossroads:
		return w.crossroadsText(cat.CrossroadsCard(c))
	case rules.KindTrauma:
		return traumaText(cat.Trauma(c))
	case rules.KindBasestarDamage:
		return flaw(cat.BasestarDamage(c).Flaw).sentence()
	case rules.KindCivilian:
		none := say("nothing is lost", "no se pierde nada")
		return sayf("If it is destroyed, %s", "Si es destruida, %s", loss(cat.Civilian(c).Loss).orElse(none)).sentence()
	default:
		return w.boardText(c)
	}
}

// boardText returns the text of a component on the table: a sheet, location or
// title.
func (w writer) boardText(c rules.Comp) Both {
	switch w.cat.Kind(c) {
	case rules.KindCharacter:
		return w.sheetText(c)
	case rules.KindAbility:
		return w.abilityText(c)
	case rules.KindLocation:
		w.board = w.cat.Location(c).Board
		return w.locationText(w.cat.Location(c))
	case rules.KindTitle:
		k := w.cat.Title(c)
		return titleDuties[w.cat.Office(k.Title).ID].then("\n", w.uses(k.Uses)).then("\n", partLines(k.Parts))
	}
	return Both{}
}

// uses says when something may be used, and what it does then.
func (w writer) uses(us []rules.Use) (b Both) {
	for _, u := range us {
		when := windowTerms[u.When].capital()
		switch u.When {
		case rules.WhenAction:
			when = action
		case rules.WhenMovement:
			when = say("Movement", "Movimiento")
		}
		b = b.then("\n", w.labelled(when, u.Do))
	}
	return b
}

// action is what a line begins with that says what an action does.
var action = say("Action", "Acción")

// labelled returns an effect after its time and its condition.
func (w writer) labelled(when Both, e rules.Effect) Both {
	return when.then(", ", proviso(e)).leading(w.effect(e)).sentence()
}

// proviso returns the condition for using an effect. It is empty if there is
// none.
func proviso(e rules.Effect) Both {
	switch e.(type) {
	case rules.JumpNow:
		return say("only with the fleet marker on a blue space", "solo con el indicador de Flota en una casilla azul")
	case rules.LeaveCaprica:
		return say("only once Galactica is back in orbit", "solo con Galactica de vuelta en órbita")
	case rules.LaunchSelf:
		return say("with Piloting in your skill set", "si Pilotaje es uno de tus tipos de Habilidad")
	case rules.Strafe, rules.Dash, rules.Jam:
		return say("while you pilot a viper", "mientras pilotas un Viper")
	}
	return Both{}
}

// partLines returns the texts of the parts that belong to no use.
func partLines(ps []rules.Part) (b Both) {
	for _, p := range ps {
		b = b.then("\n", partClauses.of(string(p)).sentence())
	}
	return b
}

func (w writer) quorumText(q *rules.Quorum) Both {
	b := w.labelled(action, q.Do)
	return b.then("\n", w.uses(q.Kept)).then("\n", partLines(q.Parts))
}

func (w writer) loyaltyText(k *rules.Loyalty) Both {
	switch k.Kind {
	case rules.NotACylon:
		return humanText
	case rules.PersonalGoal:
		return w.goalText(k)
	case rules.FinalFive:
		return w.fiveText(k)
	case rules.TheMutineer:
		return mutineerText
	case rules.Sympathizer:
		return sympathizerText
	case rules.SympatheticCylon:
		return sympatheticText
	}
	then := sayf("you may then do this: %s", "después puedes hacer esto: %s", w.effect(k.Reveal))
	if k.Must {
		then = sayf("%s; once you are a revealed Cylon, %s", "%s; cuando seas un cylon descubierto, %s", w.inside(k.Reveal), w.inside(k.After))
	}
	return say("You are a Cylon.", "Eres un cylon.").then("\n", action.leading(sayf(
		"reveal this card. Unless you are %s, %s",
		"revela esta carta. Si no estás %s, %s",
		atLocation(w.cat, w.place(rules.AtBrig)), then)).sentence())
}

var sympathizerText = say(
	"Reveal this card at once when it is dealt to you as a human player.\nIf any resource is in its red half, you are sent to the Brig and are human.\nOtherwise you become a revealed Cylon: you draw no Super Crisis card, and may never play one nor use the Cylon Fleet.\nA Cylon player who is dealt it may hand it to a human player instead.",
	"Revela esta carta en cuanto la recibas como jugador humano.\nSi algún recurso está en la mitad roja de su medidor, se te envía a la “Prisión” y eres humano.\nSi no, pasas a ser un cylon descubierto: no robas carta de Crisis Extrema y no puedes jugarlas nunca, ni usar la “Flota Cylon”.\nEl jugador cylon que la reciba puede entregarla a un jugador humano.",
)

var sympatheticText = say(
	"Reveal this card at once when it is dealt to you as a human player: you become a revealed Cylon, without a Super Crisis card.\nYou draw an Agenda or Motive cards, and win by these alone. You may infiltrate from the Human Fleet.\nA Cylon player who is dealt it hands it to a human player instead.",
	"Revela esta carta en cuanto la recibas como jugador humano: pasas a ser un cylon descubierto, sin carta de Crisis Extrema.\nRobas una carta de Estrategia o cartas de Motivación y ganas solo según ellas. Puedes infiltrarte desde la “Flota Humana”.\nEl jugador cylon que la reciba la entrega a un jugador humano.",
)

func (w writer) damageText(d *rules.GalacticaDamage) Both {
	if d.Location == "" {
		return w.effect(d.Do).then("; ", say("this token leaves the game", "esta ficha se retira del juego")).sentence()
	}
	return say("Everybody here is sent to Sickbay. The location cannot be used until it is repaired.",
		"Se envía a la “Enfermería” a todos los personajes que estén aquí. La localización no puede usarse hasta que se repare.")
}

// shortFlaws say of each damage of a basestar what it is where there is little room.
var shortFlaws = [...]Both{
	rules.Critical:   {"critical", "crítico"},
	rules.NoHangar:   {"no hangar", "sin hangar"},
	rules.NoWeapons:  {"no weapons", "sin armas"},
	rules.Structural: {"structural", "estructural"},
	rules.Collateral: {"collateral", "colateral"},
	rules.Personnel:  {"personnel", "personal"},
}

// flaw says what a damage token does to its basestar.
func flaw(f rules.Flaw) Both {
	switch f {
	case rules.Critical:
		return say("this counts as 2 points of damage", "cuenta como 2 puntos de daño")
	case rules.NoHangar:
		return say("this basestar cannot launch raiders or heavy raiders", "esta Estrella Base no puede lanzar Incursores ni Incursores Pesados")
	case rules.NoWeapons:
		return say("this basestar cannot attack Galactica", "esta Estrella Base no puede atacar a Galactica")
	case rules.Collateral:
		return sayf("when this is drawn, %s in the area of this basestar are destroyed", "cuando se roba, se destruyen %s de la zona de esta Estrella Base", raiders.of(rules.CollateralRaiders))
	case rules.Personnel:
		return sayf("when this is drawn, each Cylon player draws %s", "cuando se roba, cada jugador cylon roba %s", traumaTokens.of(rules.PersonnelTrauma))
	}
	return sayf("attacks on this basestar have +%d", "los ataques contra esta Estrella Base tienen +%d", rules.StructuralBonus)
}

// titleDuties say what it means to hold a title, by its id.
var titleDuties = map[string]Both{
	"president": say(
		"You hold the Quorum cards and make the choices marked President. Kept in the Brig.",
		"Tienes las cartas de Quórum y tomas las decisiones que corresponden al Presidente. Se conserva en la “Prisión”.",
	).then("\n", action.leading(say("play a Quorum card.", "juega una carta de Quórum."))),
	"cag": {
		"You place civilian ships where no area is named, in an area without one if there is any, and make the choices marked CAG. Lost in the Brig.",
		"Colocas las Naves Civiles cuando no se indica la zona, en una que no tenga ninguna si es posible, y tomas las decisiones que corresponden al CAG. Se pierde en la “Prisión”.",
	},
	"admiral": {
		"You hold the nukes, choose 1 of 2 Destination cards when the fleet jumps, and make the choices marked Admiral. Lost in the Brig.",
		"Tienes los misiles nucleares, eliges 1 de 2 cartas de Salto cuando la flota salta y tomas las decisiones que corresponden al Almirante. Se pierde en la “Prisión”.",
	},
}
