package wording

// daybreakCrisisNamesA are the names of the Crisis cards from A Desperate Pact to Hybrid in
// Panic.
var daybreakCrisisNamesA = []named{
	{"crisis/a-desperate-pact", "A Desperate Pact", "Un pacto desesperado"},
	{"crisis/abandon-galactica", "Abandon Galactica", "Abandonar Galactica"},
	{"crisis/an-ambitious-operation", "An Ambitious Operation", "Una operación ambiciosa"},
	{"crisis/blindsided", "Blindsided", "Desprevenidos"},
	{"crisis/consult-the-hybrid", "Consult the Hybrid", "Consultar a la híbrida"},
	{"crisis/dangerous-plots", "Dangerous Plots", "Conspiraciones peligrosas"},
	{"crisis/dishonest-tactics", "Dishonest Tactics", "Tácticas deshonestas"},
	{"crisis/domestic-dispute", "Domestic Dispute", "Disputa doméstica"},
	{"crisis/earth-in-ruins", "Earth in Ruins", "La Tierra en ruinas"},
	{"crisis/enemy-of-my-enemy", "Enemy of my Enemy", "El enemigo de mi enemigo"},
	{"crisis/event-horizon", "Event Horizon", "Horizonte de sucesos"},
	{"crisis/galactica-falling-apart", "Galactica Falling Apart", "Galactica se cae a pedazos"},
	{"crisis/give-in-to-despair", "Give in to Despair", "Rendirse a la desesperación"},
	{"crisis/hornets-nest", "Hornet's Nest", "Avispero"},
	{"crisis/hybrid-in-panic", "Hybrid in Panic", "Híbrida presa del pánico"},
}
