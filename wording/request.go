package wording

import "ragtag/rules"

// RequestSentence returns one sentence that says what a seat is asked.
func RequestSentence(cat *rules.Catalogue, r *rules.Request, who Names) Sentence {
	t := teller{cat, who}
	if r.Kind == rules.ReqPlay {
		return Sentence{cat, t.window(r).sentence()}
	}
	b := questions[r.Kind](t, r)
	if cause := t.asking(r); !cause.Empty() {
		if r.Left > 1 {
			cause = sayf("%s (%d left)", "%s (quedan %d)", cause, int(r.Left))
		}
		b = sayf("%s: %s", "%s: %s", cause, b)
	}
	return Sentence{cat, b.sentence()}
}

// asking returns what causes the question: a component, or a rule that is not
// obvious.
func (t teller) asking(r *rules.Request) Both {
	if r.Cause == rules.None {
		if c, ok := t.cat.Find(byRule[r.Rule]); ok {
			return name(t.cat, c)
		}
		return occasions[r.Rule]
	}
	if t.causeIs(r, rules.KindTitle) {
		return causeName(t.cat, r.Cause)
	}
	return name(t.cat, r.Cause)
}

var occasions = map[string]Both{
	"turn.hand-limit":   {"your hand is over its limit", "tu mano supera el límite"},
	"loyalty.reveal":    {"you are revealed as a Cylon", "te descubres como cylon"},
	"setup.first-hands": {"your first hand", "tu primera mano"},
}

// window asks whether to use something now.
func (t teller) window(r *rules.Request) Both {
	if b := t.atRoll(r); !b.Empty() {
		return b
	}
	when := windowTitles[r.Window].capital()
	if r.Cause != rules.None {
		when = sayf("%s (%s)", "%s (%s)", when, causeName(t.cat, r.Cause))
	}
	return sayf("%s: play anything?", "%s: ¿usas algo?", when)
}

// windowTitles are the moments at which windows open, as somebody at the table would say them.
// The whole term of each is in windowTerms.
var windowTitles = [rules.NumWindows]Both{
	rules.WhenAction:          {"as an action", "como acción"},
	rules.WhenTurnStarts:      {"the turn begins", "empieza el turno"},
	rules.WhenCrisisShown:     {"a Crisis is revealed", "se revela una Crisis"},
	rules.WhenCrisisStands:    {"before the Crisis", "antes de la Crisis"},
	rules.WhenBoxChosen:       {"the choice is made", "la elección está hecha"},
	rules.WhenCheckBegins:     {"before the check", "antes de la prueba"},
	rules.WhenBeforeCards:     {"before the cards", "antes de las cartas"},
	rules.WhenCardsAdded:      {"the cards are in", "ya están las cartas"},
	rules.WhenTotalled:        {"the total is known", "se conoce el total"},
	rules.WhenCheckDiscards:   {"before the cards of the check are discarded", "antes de descartar las cartas de la prueba"},
	rules.WhenBeforeRoll:      {"before the die", "antes del dado"},
	rules.WhenRolled:          {"the die is rolled", "se ha tirado el dado"},
	rules.WhenViperAttacked:   {"a viper is attacked", "atacan a un Viper"},
	rules.WhenViperPlaced:     {"a viper leaves the Reserves", "un Viper sale de la reserva"},
	rules.WhenRepaired:        {"the Repair card is used", "has usado “Reparar”"},
	rules.WhenTurnEnds:        {"end of your turn", "fin de tu turno"},
	rules.WhenPileShown:       {"the cards of the check are revealed", "se revelan las cartas de la prueba"},
	rules.WhenCylonShown:      {"a Cylon is revealed", "se descubre un cylon"},
	rules.WhenTurnedUp:        {"before the cards’ abilities", "antes de las capacidades de las cartas"},
	rules.WhenPileStands:      {"revealed in the check", "revelada en la prueba"},
	rules.WhenPilotAttacks:    {"a pilot is about to attack", "un piloto va a atacar"},
	rules.WhenQuorumDone:      {"a Quorum card is used", "se ha usado una carta de Quórum"},
	rules.WhenMovement:        {"your Movement", "tu Movimiento"},
	rules.WhenReckless:        {"revealed in a Reckless check", "revelada en una prueba Desesperada"},
	rules.WhenRaidersAct:      {"before the raiders", "antes de los Incursores"},
	rules.WhenDestroyed:       {"basestar or centurion destroyed", "Estrella Base o Centurión destruido"},
	rules.WhenTreacheryFalls:  {"a human discards Treachery", "un humano se descarta de Traición"},
	rules.WhenQuorumPlayed:    {"a Quorum card on New Caprica", "una carta de Quórum en Nueva Cáprica"},
	rules.WhenMovementEnds:    {"end of your Movement", "fin de tu Movimiento"},
	rules.WhenContributed:     {"somebody has added cards", "alguien ha añadido cartas"},
	rules.WhenWouldRoll:       {"a die is to be rolled", "va a tirarse un dado"},
	rules.WhenOutcome:         {"the outcome is known", "se conoce el resultado"},
	rules.WhenObeyed:          {"your order is carried out", "se ha cumplido tu orden"},
	rules.WhenShipsRemoved:    {"the fleet jumps", "la flota salta"},
	rules.WhenPopulationFalls: {"population is lost", "se pierde Población"},
	rules.WhenCivilianDoomed:  {"a civilian ship is about to be destroyed", "va a destruirse una Nave Civil"},
	rules.WhenWithdraws:       {"your infiltration ends", "tu infiltración termina"},
	rules.WhenShipsAct:        {"before the Cylon ships", "antes de las naves cylons"},
	rules.WhenChooses:         {"the choice is yours", "la elección es tuya"},
	rules.WhenMoraleFalls:     {"morale is lost", "se pierde Moral"},
	rules.WhenDestination:     {"the destination is chosen", "se elige el destino"},
}
