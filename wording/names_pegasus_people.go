package wording

// peopleNamesPegasus are the names of the characters of the Battlestar Pegasus,
// of their abilities, and of her Quorum and Loyalty cards.
var peopleNamesPegasus = []named{
	{"character/helena-cain", "Helena Cain", "Helena Cain"},
	{"ability/intolerant", "Intolerant", "Intolerante"},
	{"ability/blind-jump", "Blind Jump", "Saltar a ciegas"},
	{"ability/bent-on-revenge", "Bent on Revenge", "Sedienta de venganza"},
	{"character/anastasia-dee-dualla", "Anastasia “Dee” Dualla", "Anastasia Dualla (“Dee”)"},
	{"ability/efficient", "Efficient", "Eficiente"},
	{"ability/fast-learner", "Fast Learner", "Aprendizaje rápido"},
	{"ability/emotionally-fragile", "Emotionally Fragile", "Emocionalmente frágil"},
	{"character/ellen-tigh", "Ellen Tigh", "Ellen Tigh"},
	{"ability/politically-adroit", "Politically Adroit", "Destreza política"},
	{"ability/manipulative", "Manipulative", "Manipuladora"},
	{"ability/nothing-but-trouble", "Nothing But Trouble", "No da más que problemas"},
	{"character/louanne-kat-katraine", "Louanne “Kat” Katraine", "Louanne Katraine (“Kat”)"},
	{"ability/hot-shot", "Hot Shot", "Piloto estrella"},
	{"ability/sacrifice", "Sacrifice", "Sacrificio"},
	{"ability/stim-junkie", "Stim Junkie", "Adicta"},

	{"quorum/assign-chief-of-staff", "Assign Chief of Staff", "Designar jefe de gabinete"},
	{"quorum/civilian-self-defense", "Civilian Self Defense", "Autodefensa civil"},
	{"quorum/consult-the-oracle", "Consult the Oracle", "Consultar al oráculo"},
	{"quorum/enact-production-quotas", "Enact Production Quotas", "Imponer cuotas de producción"},
	{"quorum/eulogy", "Eulogy", "Elogio fúnebre"},
	{"quorum/execute-prisoner", "Execute Prisoner", "Ejecutar a un prisionero"},
	{"quorum/probation", "Probation", "Libertad condicional"},
	{"quorum/resources-for-galactica", "Resources for Galactica", "Recursos para Galactica"},
	{"quorum/unsavory-connections", "Unsavory Connections", "Contactos poco recomendables"},

	{"loyalty/cylon-treachery", "You Are a Cylon (can make players draw treachery)", "Eres un cylon (puede hacer robar cartas de Traición)"},
	{"loyalty/not-a-cylon-pegasus", "You Are Not a Cylon", "No eres un cylon"},
}

// callNamesPegasus are the short names of those characters.
var callNamesPegasus = []named{
	{"character/helena-cain", "Cain", "Cain"},
	{"character/anastasia-dee-dualla", "Dee", "Dee"},
	{"character/ellen-tigh", "Ellen Tigh", "Ellen Tigh"},
	{"character/louanne-kat-katraine", "Kat", "Kat"},
}
