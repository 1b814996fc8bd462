package wording

// leaderNames are the names of Cylon Leaders, their goals, and their other
// components.
var leaderNames = []named{
	{"character/cavil", "Cavil", "Cavil"},
	{"ability/primacy", "Primacy", "Primacía"},
	{"ability/aggressive-tactics", "Aggressive Tactics", "Tácticas agresivas"},
	{"ability/lies-and-secrets", "Lies and Secrets", "Mentiras y secretos"},
	{"character/leoben-conoy", "Leoben Conoy", "Leoben Conoy"},
	{"ability/glimpse-the-face-of-god", "Glimpse the Face of God", "Vislumbrar el rostro de Dios"},
	{"ability/cryptic-message", "Cryptic Message", "Mensaje críptico"},
	{"ability/clouded", "Clouded", "Mente nublada"},
	{"character/caprica-six", "Caprica Six", "Cáprica Seis"},
	{"ability/intimate", "Intimate", "Íntima"},
	{"ability/human-delusion", "Human Delusion", "Delirio humano"},
	{"ability/conflicted-loyalties", "Conflicted Loyalties", "Lealtades enfrentadas"},

	{"location/caprica-overlay", "Caprica", "Cáprica"},
	{"location/cylon-fleet-overlay", "Cylon Fleet", "Flota Cylon"},
	{"location/human-fleet-overlay", "Human Fleet", "Flota Humana"},
	{"location/resurrection-ship-overlay", "Resurrection Ship", "Nave Resurrección"},

	{"loyalty/sympathetic-cylon", "You Are a Sympathetic Cylon", "Eres un colaborador cylon"},

	{"super-crisis/demand-peace-manifesto", "“Demand Peace” Manifesto", "Manifiesto “Exigimos la paz”"},
	{"super-crisis/footage-transmitted", "Footage Transmitted", "Imágenes transmitidas"},
	{"super-crisis/lured-into-a-trap", "Lured into a Trap", "Atraídos a una trampa"},
	{"super-crisis/psychological-warfare", "Psychological Warfare", "Guerra psicológica"},
	{"super-crisis/the-farm", "The Farm", "La granja"},

	{"agenda/show-their-true-nature", "Show Their True Nature", "Mostrar su verdadera naturaleza"},
	{"agenda/siege-warfare", "Siege Warfare", "Guerra de asedio"},
	{"agenda/reduce-them-to-ruins", "Reduce Them to Ruins", "Reducirlos a escombros"},
	{"agenda/genocide", "Genocide", "Genocidio"},
	{"agenda/mutual-annihilation", "Mutual Annihilation", "Aniquilación mutua"},
	{"agenda/grant-mercy", "Grant Mercy", "Conceder clemencia"},
	{"agenda/guide-them-to-destiny", "Guide Them to Destiny", "Guiarlos hacia su destino"},
	{"agenda/convert-the-infidels", "Convert the Infidels", "Convertir a los infieles"},
	{"agenda/join-the-colonials", "Join the Colonials", "Unirse a los coloniales"},
	{"agenda/the-illusion-of-hope", "The Illusion of Hope", "La ilusión de la esperanza"},
	{"agenda/prove-their-worth", "Prove Their Worth", "Demostrar su valía"},
	{"agenda/salvage-their-equipment", "Salvage Their Equipment", "Recuperar su equipo"},

	{"motive/keep-them-docile", "Keep Them Docile", "Mantenerlos dóciles"},
	{"motive/pressure-their-leaders", "Pressure their Leaders", "Presionar a sus líderes"},
	{"motive/learn-to-cherish", "Learn to Cherish", "Aprender a apreciarlos"},
	{"motive/improve-efficiency", "Improve Efficiency", "Mejorar la eficiencia"},
	{"motive/remove-the-threat", "Remove the Threat", "Eliminar la amenaza"},
	{"motive/end-the-chase", "End the Chase", "Poner fin a la persecución"},
	{"motive/make-an-ally", "Make an Ally", "Ganarse un aliado"},
	{"motive/harvest-their-resources", "Harvest their Resources", "Cosechar sus recursos"},
	{"motive/a-false-sense-of-security", "A False Sense of Security", "Una falsa sensación de seguridad"},
	{"motive/subjects-for-study", "Subjects for Study", "Sujetos de estudio"},
	{"motive/fight-with-honor", "Fight with Honor", "Luchar con honor"},
	{"motive/savor-their-demise", "Savor their Demise", "Saborear su caída"},
	{"motive/no-unnecessary-force", "No Unnecessary Force", "Sin fuerza innecesaria"},
	{"motive/a-justified-response", "A Justified Response", "Una respuesta justificada"},
}
