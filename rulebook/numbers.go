package rulebook

// Numbers are the figures of the text by name, so that a figure which the
// referee knows stands here once and nowhere in the prose.
var Numbers = map[string]int{
	// set-up
	"dial.fuel": 8, "dial.food": 8, "dial.morale": 10, "dial.population": 12,
	"dial.low.fuel": 8, "dial.low.food": 7, "dial.low.morale": 9, "dial.low.population": 10,
	"setup.basestars": 1, "setup.raiders": 3, "setup.civilians": 2,
	"nukes.start": 2, "nukes.start.few": 1, "quorum.start": 1, "hand.first": 3,
	"destiny.each": 2, "destiny.size": 10, "destiny.size.treachery": 12,

	// pieces
	"viper.count": 8, "viper.reserves": 6, "viper.count.fleet": 6, "viper.mark-vii": 4,
	"raptor.count": 4, "assault-raptor.count": 4, "civilian.count": 12,
	"raider.count": 16, "raider.count.fleet": 20, "heavy-raider.count": 4,
	"centurion.count": 4, "basestar.count": 2, "nuke.count": 2, "nuke.count.exodus": 3,
	"galactica.tokens": 8, "pegasus.tokens": 4, "treachery.count": 26,

	// hands and draws
	"hand.limit": 10, "hand.limit.tyrol": 8, "quorum.limit": 10,
	"draw.sheet": 5, "draw.sickbay": 1, "cylon.draw": 2, "cylon.draw.nosympathizer": 3,
	"reveal.hand": 3, "leader.hand": 2,

	// resources
	"resource.max": 15, "red.fuel": 4, "red.food": 4, "red.morale": 5, "red.population": 6,

	// the die and what is hit
	"die.min": 1, "die.max": 8,
	"roll.raider": 3, "roll.scar": 7, "roll.heavy-raider": 7,
	"roll.basestar.galactica": 5, "roll.basestar.assault-raptor": 7,
	"roll.nuke.twice": 2, "roll.nuke.destroyed": 6, "nuke.raiders": 3,
	"roll.viper.damaged": 5, "roll.mark-vii.damaged": 6, "roll.assault-raptor": 7,
	"roll.galactica.basestar": 4, "basestar.hits": 3, "galactica.hits": 6, "boarding.advances": 4,

	// Cylon ships
	"launch.raiders": 3, "launch.none.raiders": 2, "launch.none.heavy": 1,

	// checks
	"check.destiny": 2, "check.limit.cylon": 1, "check.limit.brig": 1, "check.limit.brig.solo": 3,
	"check.limit.infiltrator": 2, "check.limit.detention": 2,
	"difficulty.admirals-quarters": 7, "difficulty.brig": 7, "difficulty.administration": 5,
	"difficulty.airlock": 12, "difficulty.airlock.brig": 8, "difficulty.resistance-hq": 7, "difficulty.detention": 9,

	// New Caprica
	"new-caprica.crises": 30, "occupation.count": 4, "roll.occupation": 5, "roll.quorum": 3, "return.raiders": 4,

	// trauma and allies
	"trauma.disasters": 2, "trauma.start": 3, "ally.count": 3,

	// Daybreak
	"miracle.start": 1, "miracle.limit": 1, "miracle.limit.baltar": 3,
	"mutiny.limit": 1, "mutiny.limit.mutineer": 2, "mission.count": 8,

	// Epica
	"dial.epica.fuel": 10, "dial.epica.food": 10, "dial.epica.morale": 12, "dial.epica.population": 14,
	"epica.crises": 60, "epica.distance.six": 6, "epica.hand-off": 7, "epica.pegasus.hits": 3,

	// jumps and distance
	"jump.loss.first": 3, "jump.loss.second": 1, "roll.ftl": 6, "jump.destinations": 2,
	"distance.sleeper": 4, "distance.kobol": 8, "distance.new-caprica": 7, "distance.earth": 10,
	"distance.trauma": 8, "goal.distance": 6, "hand-off.reveal": 6, "hand-off.ship": 7,
}
