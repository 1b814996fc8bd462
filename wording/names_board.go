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

// placesOn are locations inside a sentence: with the article that the language
// wants, in English after "to" and in Spanish after "a" and "en".
var placesOn = map[string]struct{ en, a, in string }{
	"location/ftl-control":       {"FTL Control", "al", "en el"},
	"location/weapons-control":   {"Weapons Control", "al", "en el"},
	"location/communications":    {"Communications", "a", "en"},
	"location/research-lab":      {"the Research Lab", "al", "en el"},
	"location/command":           {"Command", "al", "en el"},
	"location/admirals-quarters": {"the Admiral’s Quarters", "al", "en el"},
	"location/hangar-deck":       {"the Hangar Deck", "al", "en el"},
	"location/armory":            {"the Armory", "al", "en el"},
	"location/sickbay":           {"Sickbay", "a la", "en la"},
	"location/brig":              {"the Brig", "a la", "en la"},
	"location/press-room":        {"the Press Room", "a la", "en la"},
	"location/presidents-office": {"the President’s Office", "al", "en el"},
	"location/administration":    {"Administration", "a", "en"},
	"location/caprica":           {"Caprica", "a", "en"},
	"location/cylon-fleet":       {"the Cylon Fleet", "a la", "en la"},
	"location/human-fleet":       {"the Human Fleet", "a la", "en la"},
	"location/resurrection-ship": {"the Resurrection Ship", "a la", "en la"},

	"location/new-caprica-attack-occupation": {"the attack on occupation forces", "al", "en el"},
	"location/new-caprica-detain":            {"the detention of a human", "a", "en"},
	"location/medical-center":                {"the Medical Center", "al", "en el"},
	"location/resistance-hq":                 {"Resistance HQ", "al", "en el"},
	"location/detention":                     {"Detention", "al", "en el"},
	"location/occupation-authority":          {"Occupation Authority", "a la", "en la"},
	"location/breeders-canyon":               {"Breeder’s Canyon", "al", "en el"},
	"location/shipyard":                      {"the Shipyard", "al", "en el"},
	"location/pegasus-cic":                   {"the Pegasus CIC", "al", "en el"},
	"location/airlock":                       {"the Airlock", "a la", "en la"},
	"location/main-batteries":                {"the Main Batteries", "a las", "en las"},
	"location/engine-room":                   {"the Engine Room", "a la", "en la"},

	"location/caprica-overlay":           {"Caprica", "a", "en"},
	"location/cylon-fleet-overlay":       {"the Cylon Fleet", "a la", "en la"},
	"location/human-fleet-overlay":       {"the Human Fleet", "a la", "en la"},
	"location/resurrection-ship-overlay": {"the Resurrection Ship", "a la", "en la"},
}

// tokenNames are the names of damage tokens and civilian ships; damage tokens of
// locations are called as the location.
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
	{"title/admiral", "Admiral", "Almirante"},
}
