package rulebook

import "ragtag/options"

// person is a character who can hold a title: the set that contains the
// character, empty for the base set, and the name by language.
type person struct {
	set  options.Word
	name map[string]string
}

// people are the human characters of every set.
var people = map[string]person{
	"helena-cain":              {options.Pegasus, map[string]string{"en": `Helena Cain`, "es": `Helena Cain`}},
	"william-adama":            {0, map[string]string{"en": `William Adama`, "es": `William Adama`}},
	"saul-tigh":                {0, map[string]string{"en": `Saul Tigh`, "es": `Saul Tigh`}},
	"karl-helo-agathon":        {0, map[string]string{"en": `Karl “Helo” Agathon`, "es": `Karl Agathon (“Helo”)`}},
	"felix-gaeta":              {options.Exodus, map[string]string{"en": `Felix Gaeta`, "es": `Felix Gaeta`}},
	"louis-hoshi":              {options.Daybreak, map[string]string{"en": `Louis Hoshi`, "es": `Louis Hoshi`}},
	"tom-zarek-alt":            {options.Daybreak, map[string]string{"en": `Tom Zarek (military)`, "es": `Tom Zarek (militar)`}},
	"lee-apollo-adama":         {0, map[string]string{"en": `Lee “Apollo” Adama`, "es": `Lee Adama (“Apolo”)`}},
	"anastasia-dee-dualla":     {options.Pegasus, map[string]string{"en": `Anastasia “Dee” Dualla`, "es": `Anastasia Dualla (“Dee”)`}},
	"karl-helo-agathon-alt":    {options.Daybreak, map[string]string{"en": `Karl “Helo” Agathon (pilot)`, "es": `Karl Agathon (“Helo”) (piloto)`}},
	"kara-starbuck-thrace":     {0, map[string]string{"en": `Kara “Starbuck” Thrace`, "es": `Kara Thrace (“Starbuck”)`}},
	"louanne-kat-katraine":     {options.Pegasus, map[string]string{"en": `Louanne “Kat” Katraine`, "es": `Louanne Katraine (“Kat”)`}},
	"sharon-boomer-valerii":    {0, map[string]string{"en": `Sharon “Boomer” Valerii`, "es": `Sharon Valerii (“Boomer”)`}},
	"brendan-hot-dog-costanza": {options.Daybreak, map[string]string{"en": `Brendan “Hot Dog” Costanza`, "es": `Brendan Costanza (“Hot Dog”)`}},
	"samuel-anders":            {options.Exodus, map[string]string{"en": `Samuel T. Anders`, "es": `Samuel T. Anders`}},
	"galen-tyrol":              {0, map[string]string{"en": `“Chief” Galen Tyrol`, "es": `Galen Tyrol (“Jefe”)`}},
	"callandra-cally-tyrol":    {options.Exodus, map[string]string{"en": `Callandra “Cally” Tyrol`, "es": `Callandra Tyrol (“Cally”)`}},
	"sherman-doc-cottle":       {options.Daybreak, map[string]string{"en": `Sherman “Doc” Cottle`, "es": `Sherman Cottle (“Doc”)`}},
	"lee-adama-alt":            {options.Daybreak, map[string]string{"en": `Lee Adama (political)`, "es": `Lee Adama (político)`}},
	"tom-zarek":                {0, map[string]string{"en": `Tom Zarek`, "es": `Tom Zarek`}},
	"ellen-tigh":               {options.Pegasus, map[string]string{"en": `Ellen Tigh`, "es": `Ellen Tigh`}},
	"gaius-baltar-alt":         {options.Daybreak, map[string]string{"en": `Gaius Baltar (support)`, "es": `Gaius Baltar (apoyo)`}},
	"gaius-baltar":             {0, map[string]string{"en": `Gaius Baltar`, "es": `Gaius Baltar`}},
	"romo-lampkin":             {options.Daybreak, map[string]string{"en": `Romo Lampkin`, "es": `Romo Lampkin`}},
	"tory-foster":              {options.Exodus, map[string]string{"en": `Tory Foster`, "es": `Tory Foster`}},
	"laura-roslin":             {0, map[string]string{"en": `Laura Roslin`, "es": `Laura Roslin`}},
}

// admiralLine is the line of succession of the Admiral, highest first.
var admiralLine = []string{
	"helena-cain", "william-adama", "saul-tigh", "karl-helo-agathon",
	"felix-gaeta", "louis-hoshi", "tom-zarek-alt", "lee-apollo-adama",
	"anastasia-dee-dualla", "karl-helo-agathon-alt", "kara-starbuck-thrace", "louanne-kat-katraine",
	"sharon-boomer-valerii", "brendan-hot-dog-costanza", "samuel-anders", "galen-tyrol",
	"callandra-cally-tyrol", "sherman-doc-cottle", "lee-adama-alt", "tom-zarek",
	"ellen-tigh", "gaius-baltar-alt", "gaius-baltar", "romo-lampkin",
	"tory-foster", "laura-roslin",
}

// presidentLine is the line of succession of the President, highest first.
var presidentLine = []string{
	"laura-roslin", "gaius-baltar", "lee-adama-alt", "tom-zarek",
	"romo-lampkin", "tory-foster", "ellen-tigh", "lee-apollo-adama",
	"tom-zarek-alt", "felix-gaeta", "william-adama", "karl-helo-agathon",
	"galen-tyrol", "gaius-baltar-alt", "callandra-cally-tyrol", "sherman-doc-cottle",
	"helena-cain", "anastasia-dee-dualla", "louis-hoshi", "karl-helo-agathon-alt",
	"sharon-boomer-valerii", "saul-tigh", "brendan-hot-dog-costanza", "samuel-anders",
	"kara-starbuck-thrace", "louanne-kat-katraine",
}

// cagLine is the line of succession of the CAG, highest first.
var cagLine = []string{
	"lee-apollo-adama", "kara-starbuck-thrace", "louanne-kat-katraine", "karl-helo-agathon-alt",
	"sharon-boomer-valerii", "brendan-hot-dog-costanza", "samuel-anders", "lee-adama-alt",
	"karl-helo-agathon", "william-adama", "helena-cain", "saul-tigh",
	"felix-gaeta", "anastasia-dee-dualla", "louis-hoshi", "tom-zarek-alt",
	"galen-tyrol", "callandra-cally-tyrol", "sherman-doc-cottle", "tom-zarek",
	"ellen-tigh", "gaius-baltar-alt", "gaius-baltar", "tory-foster",
	"romo-lampkin", "laura-roslin",
}
