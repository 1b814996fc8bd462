package wording

import "ragtag/rules"

// gists say what every location does in three to eight words, to fit its room
// on a board. They omit numbers and who may use it; the full text has both.
var gists = map[string]Both{
	"location/ftl-control":                   {"Jump early, at a price in people.", "Salta antes, a un precio en Población."},
	"location/weapons-control":               {"Fire on 1 Cylon ship.", "Dispara a 1 nave cylon."},
	"location/communications":                {"Look at 2 civilian ships; move them.", "Mira 2 Naves Civiles y muévelas."},
	"location/research-lab":                  {"Draw 1 Tactics or Engineering.", "Roba 1 de Táctica o Ingeniería."},
	"location/command":                       {"Give unmanned vipers 2 orders.", "Da 2 órdenes a Vipers sin piloto."},
	"location/admirals-quarters":             {"Check: someone goes to the Brig.", "Prueba: alguien va a la Prisión."},
	"location/hangar-deck":                   {"Launch in a viper, then act again.", "Despega en un Viper y vuelve a actuar."},
	"location/armory":                        {"Shoot at 1 centurion.", "Dispara a 1 Centurión."},
	"location/sickbay":                       {"Next turn you draw only 1 card.", "En tu turno robas solo 1 carta."},
	"location/brig":                          {"Held here. A check frees you.", "Preso aquí. Una prueba te libera."},
	"location/press-room":                    {"Draw 2 Politics cards.", "Roba 2 cartas de Política."},
	"location/presidents-office":             {"Draw Quorum; draw or play.", "Roba Quórum; roba o juega."},
	"location/administration":                {"Check: name a new President.", "Prueba: nombra a otro Presidente."},
	"location/caprica":                       {"Super Crisis, or 1 of 2 Crises.", "Crisis Extrema, o 1 de 2 Crisis."},
	"location/cylon-fleet":                   {"Wake one kind of ship, or launch.", "Activa un tipo de nave, o lanza."},
	"location/human-fleet":                   {"Steal a card; perhaps damage.", "Roba una carta; quizá daña."},
	"location/resurrection-ship":             {"Swap Super Crisis; give Loyalty.", "Cambia Crisis Extrema; da Lealtad."},
	"location/caprica-overlay":               {"Super Crisis, or 1 of 2 Crises.", "Crisis Extrema, o 1 de 2 Crisis."},
	"location/cylon-fleet-overlay":           {"Wake one kind of ship, or launch.", "Activa un tipo de nave, o lanza."},
	"location/human-fleet-overlay":           {"Scout and draw 2, or infiltrate.", "Explora y roba 2, o infíltrate."},
	"location/resurrection-ship-overlay":     {"Draw 1 Super Crisis card.", "Roba 1 carta de Crisis Extrema."},
	"location/new-caprica-attack-occupation": {"Humans: attack the forces where you are.", "Humanos: ataca a las Tropas donde estés."},
	"location/new-caprica-detain":            {"Cylons: send a human to be held.", "Cylons: detén a un humano que esté contigo."},
	"location/medical-center":                {"Next turn you draw only 1 card.", "En tu turno robas solo 1 carta."},
	"location/resistance-hq":                 {"Check: someone is executed.", "Prueba: se ejecuta a alguien."},
	"location/detention":                     {"Held here. A check frees you.", "Preso aquí. Una prueba te libera."},
	"location/occupation-authority":          {"President: Quorum. Cylons: more forces.", "Presidente: Quórum. Cylons: más Tropas."},
	"location/breeders-canyon":               {"Humans: pay, return nearer. Cylons: a Crisis.", "Humanos: paga y acerca la flota. Cylons: Crisis."},
	"location/shipyard":                      {"Humans: prepare ships, later evacuate them.", "Humanos: prepara naves; luego evacúalas."},
	"location/pegasus-cic":                   {"Fire on a basestar; risk Pegasus.", "Dispara a una Estrella Base; arriesga Pegasus."},
	"location/airlock":                       {"Check: someone is executed.", "Prueba: se ejecuta a alguien."},
	"location/main-batteries":                {"Clear an area; risk our ships.", "Limpia una zona; arriesga naves nuestras."},
	"location/basestar-bridge":               {"Give the Cylon fleet 2 of 4 orders.", "Da 2 órdenes a la flota cylon."},
	"location/demetrius-bridge":              {"Try a mission; no Crisis this turn.", "Intenta una misión; turno sin Crisis."},
	"location/tactical-plot":                 {"Look at the next mission; move it.", "Mira la próxima misión; cámbiala de sitio."},
	"location/captains-cabin":                {"Everybody draws 1 card you name.", "Todos roban 1 carta del tipo elegido."},
	"location/hybrid-tank":                   {"Pay; order the next 5 Crises.", "Paga; ordena las próximas 5 Crisis."},
	"location/datastream":                    {"Pay; find 3 cards of one type.", "Paga; busca 3 cartas de un tipo."},
	"location/raider-bay":                    {"Pay; place ships that act now.", "Paga; coloca naves que actúan ya."},
	"location/quorum-chamber":                {"Draw Quorum; draw or play.", "Roba Quórum; roba o juega."},
	"location/press-room-daybreak":           {"Somebody keeps just 1 Mutiny card.", "Alguien conserva solo 1 carta de Motín."},
	"location/presidents-office-daybreak":    {"Draw 2 Politics cards.", "Roba 2 cartas de Política."},
	"location/administration-daybreak":       {"Mutiny; perhaps another President.", "Motín; quizá otro Presidente."},
	"location/colonial-one-destroyed":        {"Nobody can come here any more.", "Nadie puede venir ya aquí."},
	"location/hub-destroyed":                 {"Discard 3: Super Crisis, Cylon Fleet.", "Descarta 3: Crisis Extrema y Flota Cylon."},
	"location/engine-room":                   {"Discard 2: Crisis prepares jump.", "Descarta 2: la Crisis prepara salto."},
}

// Gist returns what a location does in a few words. It is empty for other
// components.
func Gist(cat *rules.Catalogue, c rules.Comp, l Lang) string {
	return gists[cat.Ref(c)].In(l)
}
