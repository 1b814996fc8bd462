package wording

// locationNames are the names of the locations.
var locationNames = []named{
	{"location/ftl-control", "FTL Control", "Control de FTL"},
	{"location/weapons-control", "Weapons Control", "Control de Armamento"},
	{"location/communications", "Communications", "Comunicaciones"},
	{"location/research-lab", "Research Lab", "Laboratorio de Investigación"},
	{"location/command", "Command", "Puesto de Mando"},
	{"location/admirals-quarters", "Admiral’s Quarters", "Camarote del Almirante"},
	{"location/hangar-deck", "Hangar Deck", "Hangar"},
	{"location/armory", "Armory", "Arsenal"},
	{"location/sickbay", "Sickbay", "Enfermería"},
	{"location/brig", "Brig", "Prisión"},
	{"location/press-room", "Press Room", "Sala de Prensa"},
	{"location/presidents-office", "President’s Office", "Despacho del Presidente"},
	{"location/administration", "Administration", "Administración"},
	{"location/caprica", "Caprica", "Cáprica"},
	{"location/cylon-fleet", "Cylon Fleet", "Flota Cylon"},
	{"location/human-fleet", "Human Fleet", "Flota Humana"},
	{"location/resurrection-ship", "Resurrection Ship", "Nave Resurrección"},
}

// placesOn are locations within a sentence. English has the preposition for
// being there, and the article after it and after "to"; Spanish has "a" and
// "en" with the article.
var placesOn = map[string]struct{ at, en, a, in string }{
	"location/ftl-control":       {"at", "FTL Control", "al", "en el"},
	"location/weapons-control":   {"at", "Weapons Control", "al", "en el"},
	"location/communications":    {"at", "Communications", "a", "en"},
	"location/research-lab":      {"in", "the Research Lab", "al", "en el"},
	"location/command":           {"at", "Command", "al", "en el"},
	"location/admirals-quarters": {"in", "the Admiral’s Quarters", "al", "en el"},
	"location/hangar-deck":       {"on", "the Hangar Deck", "al", "en el"},
	"location/armory":            {"in", "the Armory", "al", "en el"},
	"location/sickbay":           {"in", "Sickbay", "a la", "en la"},
	"location/brig":              {"in", "the Brig", "a la", "en la"},
	"location/press-room":        {"in", "the Press Room", "a la", "en la"},
	"location/presidents-office": {"in", "the President’s Office", "al", "en el"},
	"location/administration":    {"at", "Administration", "a", "en"},
	"location/caprica":           {"on", "Caprica", "a", "en"},
	"location/cylon-fleet":       {"with", "the Cylon Fleet", "a la", "en la"},
	"location/human-fleet":       {"with", "the Human Fleet", "a la", "en la"},
	"location/resurrection-ship": {"on", "the Resurrection Ship", "a la", "en la"},

	"location/new-caprica-attack-occupation": {"at", "the attack on occupation forces", "al", "en el"},
	"location/new-caprica-detain":            {"at", "the detention of a human", "a", "en"},
	"location/medical-center":                {"in", "the Medical Center", "al", "en el"},
	"location/resistance-hq":                 {"at", "Resistance HQ", "al", "en el"},
	"location/detention":                     {"in", "Detention", "al", "en el"},
	"location/occupation-authority":          {"at", "Occupation Authority", "a la", "en la"},
	"location/breeders-canyon":               {"in", "Breeder’s Canyon", "al", "en el"},
	"location/shipyard":                      {"at", "the Shipyard", "al", "en el"},
	"location/pegasus-cic":                   {"in", "the Pegasus CIC", "al", "en el"},
	"location/airlock":                       {"in", "the Airlock", "a la", "en la"},
	"location/main-batteries":                {"at", "the Main Batteries", "a las", "en las"},
	"location/engine-room":                   {"in", "the Engine Room", "a la", "en la"},

	"location/basestar-bridge": {"on", "the Basestar Bridge", "al", "en el"},

	"location/caprica-overlay":           {"on", "Caprica", "a", "en"},
	"location/cylon-fleet-overlay":       {"with", "the Cylon Fleet", "a la", "en la"},
	"location/human-fleet-overlay":       {"with", "the Human Fleet", "a la", "en la"},
	"location/resurrection-ship-overlay": {"on", "the Resurrection Ship", "a la", "en la"},

	"location/demetrius-bridge": {"on", "the Bridge", "al", "en el"},
	"location/tactical-plot":    {"at", "the Tactical Plot", "a la", "en la"},
	"location/captains-cabin":   {"in", "the Captain’s Cabin", "al", "en el"},
	"location/hub-destroyed":    {"at", "Hub Destroyed", "al", "en el"},
	"location/quorum-chamber":   {"in", "the Quorum Chamber", "a la", "en la"},

	"location/press-room-daybreak":        {"in", "the Press Room", "a la", "en la"},
	"location/presidents-office-daybreak": {"in", "the President’s Office", "al", "en el"},
	"location/administration-daybreak":    {"at", "Administration", "a", "en"},
	"location/colonial-one-destroyed":     {"at", "Colonial One Destroyed", "a la", "en la"},
	"location/hybrid-tank":                {"at", "the Hybrid Tank", "al", "en el"},
	"location/datastream":                 {"at", "the Datastream", "al", "en el"},
	"location/raider-bay":                 {"in", "the Raider Bay", "a la", "en la"},
}

// tokenNames are the names of damage tokens and civilian ships. The damage
// token of a location has the location's name.
var tokenNames = []named{
	{"galactica-damage/galactica-damage-ftl-control", "FTL Control", "Control de FTL"},
	{"galactica-damage/galactica-damage-weapons-control", "Weapons Control", "Control de Armamento"},
	{"galactica-damage/galactica-damage-command", "Command", "Puesto de Mando"},
	{"galactica-damage/galactica-damage-admirals-quarters", "Admiral’s Quarters", "Camarote del Almirante"},
	{"galactica-damage/galactica-damage-hangar-deck", "Hangar Deck", "Hangar"},
	{"galactica-damage/galactica-damage-armory", "Armory", "Arsenal"},
	{"galactica-damage/galactica-damage-food", "Food loss", "Pérdida de Alimentos"},
	{"galactica-damage/galactica-damage-fuel", "Fuel loss", "Pérdida de Combustible"},

	{"basestar-damage/basestar-damage-critical-hit", "Critical hit", "Impacto crítico"},
	{"basestar-damage/basestar-damage-disabled-hangar", "Disabled hangar", "Hangar inutilizado"},
	{"basestar-damage/basestar-damage-disabled-weapons", "Disabled weapons", "Armamento inutilizado"},
	{"basestar-damage/basestar-damage-structural", "Structural damage", "Daños estructurales"},

	{"civilian/civilian-1-population", "Civilian ship", "Nave Civil"},
	{"civilian/civilian-2-population", "Civilian ship", "Nave Civil"},
	{"civilian/civilian-empty", "Civilian ship", "Nave Civil"},
	{"civilian/civilian-population-morale", "Civilian ship", "Nave Civil"},
	{"civilian/civilian-population-fuel", "Civilian ship", "Nave Civil"},

	{"title/president", "President", "Presidente"},
	{"objective/kobol", "Kobol", "Kobol"},
	{"title/admiral", "Admiral", "Almirante"},
}
