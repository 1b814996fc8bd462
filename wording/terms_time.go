package wording

import "ragtag/rules"

var phaseTerms = [rules.NumPhases]Both{
	rules.PhaseCharacters: {"character selection", "selección de personajes"},
	rules.PhaseSetUp:      {"setup", "preparación"},
	rules.PhaseStart:      {"start of the turn", "comienzo del turno"},
	rules.PhaseReceive:    {"Receive Skills step", "paso de Recibir cartas de Habilidad"},
	rules.PhaseMovement:   {"Movement step", "paso de Movimiento"},
	rules.PhaseAction:     {"Action step", "paso de Acción"},
	rules.PhaseCrisis:     {"Crisis step", "paso de Crisis"},
	rules.PhaseShips:      {"Activate Cylon Ships step", "paso de Activación de naves cylons"},
	rules.PhaseJump:       {"Prepare for Jump step", "paso de Preparativos para el salto"},
	rules.PhaseEnd:        {"end of the turn", "fin del turno"},
	rules.PhaseOver:       {"end of the game", "fin de la partida"},
}

// windowTerms are the times at which windows open, to explain "now".
var windowTerms = [rules.NumWindows]Both{
	rules.WhenAction:          {"as an action", "como acción"},
	rules.WhenTurnStarts:      {"at the start of a turn", "al comienzo de un turno"},
	rules.WhenCrisisShown:     {"after a Crisis card is revealed", "después de revelar una carta de Crisis"},
	rules.WhenCrisisStands:    {"before a Crisis card is resolved", "antes de resolver una carta de Crisis"},
	rules.WhenBoxChosen:       {"after a choice on a Crisis card", "después de una elección en una carta de Crisis"},
	rules.WhenCheckBegins:     {"before a skill check", "antes de una prueba de Habilidad"},
	rules.WhenBeforeCards:     {"before cards are added to a skill check", "antes de añadir cartas a una prueba de Habilidad"},
	rules.WhenCardsAdded:      {"after cards are added to a skill check, before they are revealed", "después de añadir cartas a una prueba de Habilidad, antes de revelarlas"},
	rules.WhenTotalled:        {"after the strength of a skill check is totaled", "después de sumar la Pericia de una prueba de Habilidad"},
	rules.WhenCheckDiscards:   {"after a skill check, before its cards are discarded", "después de una prueba de Habilidad, antes de descartar sus cartas"},
	rules.WhenBeforeRoll:      {"before a die is rolled", "antes de tirar un dado"},
	rules.WhenRolled:          {"after a die is rolled", "después de tirar un dado"},
	rules.WhenViperAttacked:   {"after a viper is attacked", "después de un ataque contra un Viper"},
	rules.WhenViperPlaced:     {"after a viper is placed from the Reserves", "después de colocar un Viper de la reserva"},
	rules.WhenRepaired:        {"after you use a Repair card", "después de usar una carta de “Reparar”"},
	rules.WhenTurnEnds:        {"at the end of your turn", "al final de tu turno"},
	rules.WhenPileShown:       {"after the cards of a skill check are revealed", "después de revelar las cartas de una prueba de Habilidad"},
	rules.WhenCylonShown:      {"when a player reveals a “You Are a Cylon” card", "cuando un jugador revela una carta “Eres un cylon”"},
	rules.WhenTurnedUp:        {"once all cards of a skill check are revealed, before their abilities", "cuando se han revelado todas las cartas de una prueba de Habilidad, antes de sus capacidades"},
	rules.WhenPileStands:      {"when it is revealed in a skill check", "cuando se revela en una prueba de Habilidad"},
	rules.WhenPilotAttacks:    {"before a piloted viper attacks", "antes de que ataque un Viper pilotado"},
	rules.WhenQuorumDone:      {"after a player uses the action of a Quorum card", "después de que un jugador use la acción de una carta de Quórum"},
	rules.WhenMovement:        {"as a Movement ability", "como Movimiento"},
	rules.WhenReckless:        {"when it is revealed in a Reckless skill check", "cuando se revela en una prueba de Habilidad Desesperada"},
	rules.WhenRaidersAct:      {"before raiders are activated", "antes de activar los Incursores"},
	rules.WhenDestroyed:       {"after you destroy a basestar or a centurion", "después de destruir una Estrella Base o un Centurión"},
	rules.WhenTreacheryFalls:  {"when a human player discards a Treachery card", "cuando un jugador humano se descarta de una carta de Traición"},
	rules.WhenQuorumPlayed:    {"when, as President, you play a Quorum card from your hand on New Caprica", "cuando, como Presidente, juegas una carta de Quórum de tu mano en Nueva Cáprica"},
	rules.WhenMovementEnds:    {"at the end of your Movement step", "al final de tu paso de Movimiento"},
	rules.WhenContributed:     {"after a player adds cards to a skill check", "después de que un jugador añada cartas a una prueba de Habilidad"},
	rules.WhenWouldRoll:       {"when a die is to be rolled", "cuando va a tirarse un dado"},
	rules.WhenOutcome:         {"once the outcome of a skill check is known", "cuando se conoce el resultado de una prueba de Habilidad"},
	rules.WhenObeyed:          {"once the player whom your Executive Order names has moved and acted", "cuando el jugador al que nombra tu “Orden ejecutiva” se ha movido y ha actuado"},
	rules.WhenShipsRemoved:    {"in a jump, as the ships are removed from space", "en un salto, al retirar las naves del espacio"},
	rules.WhenPopulationFalls: {"when population is lost", "cuando se pierde Población"},
	rules.WhenCivilianDoomed:  {"before a civilian ship in a space area is turned up and destroyed", "antes de que una Nave Civil de una zona de espacio se ponga al descubierto y se destruya"},
	rules.WhenWithdraws:       {"when you end your infiltration by an action", "cuando pones fin a tu infiltración con una acción"},
	rules.WhenShipsAct:        {"at the start of a player’s Activate Cylon Ships step", "al comienzo del paso de Activación de naves cylons de un jugador"},
	rules.WhenChooses:         {"when you must choose on a Crisis card, in the place of its options", "cuando debas elegir en una carta de Crisis, en lugar de sus opciones"},
	rules.WhenMoraleFalls:     {"when morale is lost", "cuando se pierde Moral"},
	rules.WhenDestination:     {"when the destination of a jump is chosen", "cuando se elige el destino del salto"},
}

// WindowName returns the time at which a window opens.
func WindowName(w rules.Window, l Lang) string { return windowTerms[w].capital().In(l) }

var endingTerms = [rules.NumEndings]Both{
	rules.Going:           {"the game goes on", "la partida continúa"},
	rules.HumansJumped:    {"the fleet has reached Kobol: the humans win", "la flota ha llegado a Kobol: ganan los humanos"},
	rules.OutOfFuel:       {"the fleet is out of fuel: the Cylons win", "la flota se queda sin Combustible: ganan los cylons"},
	rules.OutOfFood:       {"the fleet is out of food: the Cylons win", "la flota se queda sin Alimentos: ganan los cylons"},
	rules.OutOfMorale:     {"hope is lost: morale is at 0 and the Cylons win", "no queda esperanza: la Moral llega a 0 y ganan los cylons"},
	rules.OutOfPopulation: {"nobody is left to save: the Cylons win", "no queda nadie a quien salvar: ganan los cylons"},
	rules.Boarded:         {"centurions have taken Galactica: the Cylons win", "los Centuriones han tomado Galactica: ganan los cylons"},
	rules.NobodyLeft:      {"nobody is left to take the place of the dead: the Cylons win", "no queda nadie que ocupe el lugar de los muertos: ganan los cylons"},
	rules.Evacuated:       {"the humans have escaped from New Caprica: the humans win", "los humanos han escapado de Nueva Cáprica: ganan los humanos"},
	rules.Forsaken:        {"no human player is left: the Cylons win", "no queda ningún jugador humano: ganan los cylons"},
	rules.GalacticaLost:   {"Galactica is destroyed: the Cylons win", "Galactica es destruida: ganan los cylons"},
}

// endingNames are the endings in a list.
var endingNames = [rules.NumEndings]Both{
	rules.Going:           {"still going", "sin terminar"},
	rules.HumansJumped:    {"Kobol reached", "llegada a Kobol"},
	rules.OutOfFuel:       {"no fuel left", "sin Combustible"},
	rules.OutOfFood:       {"no food left", "sin Alimentos"},
	rules.OutOfMorale:     {"no morale left", "sin Moral"},
	rules.OutOfPopulation: {"no population left", "sin Población"},
	rules.Boarded:         {"Galactica boarded", "Galactica abordada"},
	rules.GalacticaLost:   {"Galactica destroyed", "Galactica destruida"},
	rules.NobodyLeft:      {"no character left", "sin personajes"},
	rules.Evacuated:       {"New Caprica evacuated", "Nueva Cáprica evacuada"},
	rules.Forsaken:        {"no human player left", "sin jugadores humanos"},
}

// EndingName returns the name of an ending in a list.
func EndingName(e rules.Ending, l Lang) string { return endingNames[e].capital().In(l) }

// setTerms are the names of the sets of components.
var setTerms = map[string]Both{
	"base": {"base game", "juego básico"}, "pegasus": {"Pegasus expansion", "expansión Pegasus"},
	"exodus": {"Exodus expansion", "expansión Éxodo"}, "daybreak": {"Daybreak expansion", "expansión Amanecer"},
	"epica": {"Battlestar Epica", "Battlestar Epica"},
}

// SetName returns the name of the set with an id.
func SetName(id string, l Lang) string { return setTerms[id].capital().In(l) }
