package rulebook

import (
	"ragtag/cards"
	"ragtag/rules"
)

// Numbers are the figures in the texts, by name. Those that the referee knows
// come from package rules; the others are defined here and nowhere in the
// prose.
var Numbers = map[string]int{
	// set-up
	"dial.fuel":              int(rules.StartResources[rules.Fuel]),
	"dial.food":              int(rules.StartResources[rules.Food]),
	"dial.morale":            int(rules.StartResources[rules.Morale]),
	"dial.population":        int(rules.StartResources[rules.Population]),
	"dial.low.fuel":          int(rules.HandicapResources[rules.Fuel]),
	"dial.low.food":          int(rules.HandicapResources[rules.Food]),
	"dial.low.morale":        int(rules.HandicapResources[rules.Morale]),
	"dial.low.population":    int(rules.HandicapResources[rules.Population]),
	"setup.basestars":        1,
	"setup.vipers":           1,
	"setup.raiders":          3,
	"setup.civilians":        2,
	"loyalty.deal":           1,
	"loyalty.deal.baltar":    2,
	"loyalty.add":            1,
	"nukes.start":            rules.StartNukes,
	"nukes.start.few":        1,
	"quorum.start":           1,
	"hand.first":             3,
	"skill.decks":            5,
	"destiny.each":           rules.DestinyCopies,
	"destiny.size":           5 * rules.DestinyCopies,
	"destiny.size.treachery": 6 * rules.DestinyCopies,

	// pieces
	"viper.count":          rules.StockVipers,
	"viper.reserves":       rules.StockVipers - 2,
	"viper.count.fleet":    6,
	"viper.mark-vii":       4,
	"viper.fleet.out":      rules.StockVipers - 6,
	"investigative.count":  7,
	"assault-raptor.start": 1,
	"raptor.count":         rules.StockRaptors,
	"assault-raptor.count": 4,
	"civilian.count":       12,
	"raider.count":         rules.StockRaiders,
	"raider.count.fleet":   rules.StockRaiders + 4,
	"heavy-raider.count":   rules.StockHeavy,
	"centurion.count":      rules.StockCenturion,
	"basestar.count":       rules.NumBasestars,
	"nuke.count":           2,
	"nuke.count.exodus":    3,
	"galactica.tokens":     8,
	"pegasus.tokens":       4,
	"treachery.count":      26,

	// hands and draws
	"hand.limit":               rules.HandLimit,
	"hand.limit.tyrol":         8,
	"quorum.limit":             10,
	"draw.sheet":               5,
	"draw.sickbay":             1,
	"cylon.draw":               2,
	"cylon.draw.nosympathizer": 3,
	"reveal.hand":              rules.RevealHand,
	"leader.hand":              rules.LeaderHand,

	// resources
	"resource.max":   rules.DialMax,
	"red.fuel":       int(rules.RedAtMost[rules.Fuel]),
	"red.food":       int(rules.RedAtMost[rules.Food]),
	"red.morale":     int(rules.RedAtMost[rules.Morale]),
	"red.population": int(rules.RedAtMost[rules.Population]),

	// the die and what is hit
	"die.min":                      1,
	"die.max":                      rules.DieSides,
	"roll.raider":                  rules.HitRaider,
	"roll.scar":                    7,
	"roll.heavy-raider":            rules.HitHeavy,
	"roll.basestar.galactica":      rules.HitBasestarGalactica,
	"roll.basestar.assault-raptor": 7,
	"roll.nuke.twice":              rules.NukeDestroysAt - 1,
	"roll.nuke.destroyed":          rules.NukeBlastAt - 1,
	"nuke.raiders":                 rules.NukeRaiders,
	"roll.viper.damaged":           rules.ViperDamagedAt,
	"roll.mark-vii.damaged":        6,
	"roll.assault-raptor":          7,
	"roll.galactica.basestar":      rules.BasestarHitsGalactica,
	"basestar.hits":                rules.BasestarHull,
	"galactica.hits":               rules.GalacticaHull,
	"boarding.advances":            rules.BoardingSpaces - 1,

	// Cylon ships
	"launch.raiders":      3,
	"launch.none.raiders": 2,
	"launch.none.heavy":   1,

	// checks
	"check.destiny":                2,
	"check.limit.cylon":            1,
	"check.limit.brig":             1,
	"check.limit.brig.solo":        3,
	"check.limit.infiltrator":      rules.InsideCards,
	"check.limit.detention":        2,
	"difficulty.admirals-quarters": 7,
	"difficulty.brig":              7,
	"difficulty.administration":    5,
	"difficulty.airlock":           12,
	"difficulty.airlock.brig":      8,
	"difficulty.resistance-hq":     7,
	"difficulty.detention":         9,

	// New Caprica
	"new-caprica.crises": 30,
	"occupation.count":   4,
	"roll.occupation":    5,
	"roll.quorum":        3,
	"return.raiders":     4,

	// trauma and allies
	"trauma.disasters": 2,
	"trauma.start":     3,
	"trauma.mood":      1,
	"ally.count":       3,

	// Daybreak
	"miracle.start":         1,
	"miracle.limit":         1,
	"miracle.limit.baltar":  3,
	"mutiny.limit":          1,
	"mutiny.limit.mutineer": 2,
	"mission.count":         8,

	// Epica
	"dial.epica.fuel":       10,
	"dial.epica.food":       10,
	"dial.epica.morale":     12,
	"dial.epica.population": 14,
	"epica.crises":          60,
	"epica.distance.six":    6,
	"epica.hand-off":        7,
	"epica.pegasus.hits":    3,

	// jumps and distance
	"jump.loss.first":      int(rules.JumpLoss[rules.AutoJump-2]),
	"jump.loss.second":     int(rules.JumpLoss[rules.AutoJump-1]),
	"roll.ftl":             rules.FTLSafe - 1,
	"jump.destinations":    2,
	"distance.sleeper":     distance("objective/kobol", "sleeper-agents"),
	"distance.kobol":       distance("objective/kobol", "final-jump"),
	"distance.new-caprica": distance("objective/new-caprica", "new-caprica"),
	"distance.earth":       10,
	"distance.trauma":      8,
	"goal.distance":        rules.GoalDistance,
	"hand-off.reveal":      6,
	"hand-off.ship":        rules.PassLoyaltyMax,
}

// distance returns the distance of a milestone of an objective.
func distance(objective, step string) int {
	cat := cards.Catalogue()
	c, _ := cat.Find(objective)
	return int(cat.Objective(c).Step(step).Distance)
}
