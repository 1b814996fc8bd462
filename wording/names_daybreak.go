package wording

// daybreakNames are the names of what Daybreak adds.
var daybreakNames = []named{
	// Skill cards.
	{"skill/force-their-hand", "Force Their Hand", "Obligarlos a actuar"},
	{"skill/popular-influence", "Popular Influence", "Influencia popular"},
	{"skill/negotiation", "Negotiation", "Negociación"},
	{"skill/all-hands-on-deck", "All Hands on Deck", "Todos a sus puestos"},
	{"skill/restore-order", "Restore Order", "Restablecer el orden"},
	{"skill/change-of-plans", "Change of Plans", "Cambio de planes"},
	{"skill/quick-thinking", "Quick Thinking", "Rapidez mental"},
	{"skill/unorthodox-plan", "Unorthodox Plan", "Plan poco ortodoxo"},
	{"skill/a-second-chance", "A Second Chance", "Una segunda oportunidad"},
	{"skill/dogfight", "Dogfight", "Duelo de cazas"},
	{"skill/combat-veteran", "Combat Veteran", "Veterano de combate"},
	{"skill/launch-reserves", "Launch Reserves", "Lanzar las reservas"},
	{"skill/install-upgrades", "Install Upgrades", "Instalar mejoras"},
	{"skill/raptor-specialist", "Raptor Specialist", "Especialista en Raptors"},
	{"skill/test-the-limits", "Test the Limits", "Poner a prueba los límites"},

	// Treachery.
	{"skill/bait", "Bait", "Cebo"},
	{"skill/dradis-contact", "Dradis Contact", "Contacto en el DRADIS"},
	{"skill/a-better-machine", "A Better Machine", "Una máquina mejor"},
	{"skill/personal-vices", "Personal Vices", "Vicios personales"},
	{"skill/violent-outbursts", "Violent Outbursts", "Arrebatos violentos"},
	{"skill/exploit-a-weakness", "Exploit a Weakness", "Explotar una debilidad"},

	// Loyalty cards.
	{"loyalty/not-a-cylon-daybreak", "You Are Not a Cylon", "No eres un cylon"},
	{"loyalty/mutineer", "You Are The Mutineer", "Eres el Amotinado"},

	// Mutiny cards.
	{"mutiny/armed-resistance", "Armed Resistance", "Resistencia armada"},
	{"mutiny/assume-command", "Assume Command", "Asumir el mando"},
	{"mutiny/bait-and-switch", "Bait and Switch", "Dar gato por liebre"},
	{"mutiny/betrayal-of-trust", "Betrayal of Trust", "Abuso de confianza"},
	{"mutiny/blackmail", "Blackmail", "Chantaje"},
	{"mutiny/clipped-wings", "Clipped Wings", "Alas cortadas"},
	{"mutiny/controversial-speech", "Controversial Speech", "Discurso polémico"},
	{"mutiny/feed-the-people", "Feed the People", "Alimentar al pueblo"},
	{"mutiny/impeachment", "Impeachment", "Proceso de destitución"},
	{"mutiny/make-a-deal", "Make a Deal", "Hacer un trato"},
	{"mutiny/necessary-risk", "Necessary Risk", "Riesgo necesario"},
	{"mutiny/panic", "Panic", "Pánico"},
	{"mutiny/peaceful-resistance", "Peaceful Resistance", "Resistencia pacífica"},
	{"mutiny/ruined-reputation", "Ruined Reputation", "Reputación arruinada"},
	{"mutiny/scavenging-for-parts", "Scavenging for Parts", "En busca de piezas"},
	{"mutiny/selfish-act", "Selfish Act", "Acto egoísta"},
	{"mutiny/send-a-message", "Send a Message", "Enviar un mensaje"},
	{"mutiny/set-the-agenda", "Set the Agenda", "Marcar el orden del día"},
	{"mutiny/the-strong-survive", "The Strong Survive", "Los fuertes sobreviven"},
	{"mutiny/unauthorized-usage", "Unauthorized Usage", "Uso no autorizado"},
	{"mutiny/violent-protest", "Violent Protest", "Protesta violenta"},
	{"mutiny/weapons-armed", "Weapons Armed", "Armas a punto"},
}
