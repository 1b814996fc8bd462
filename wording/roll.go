package wording

import "ragtag/rules"

// rolls say what a die is for, by the rule under which it is rolled.
var rolls = map[string]Both{
	"combat.raider":       {"the attack on a raider", "el ataque contra 1 Incursor"},
	"combat.heavy-raider": {"the attack on a heavy raider", "el ataque contra 1 Incursor Pesado"},
	"combat.basestar":     {"the attack on a basestar", "el ataque contra 1 Estrella Base"},
	"combat.centurion":    {"the attack on a centurion", "el ataque contra 1 Centurión"},
	"combat.nuke":         {"the nuke", "el misil nuclear"},
	"combat.galactica":    {"an attack on Galactica", "un ataque contra Galactica"},
	"combat.viper":        {"a raider's attack on a viper", "el ataque de 1 Incursor contra 1 Viper"},
	"jump.ftl":            {"the jump", "el salto"},
}

// rollTerms say when a window around a roll opens, as far as the request tells
// what the die is for and what it shows.
func rollTerms(r *rules.Request) Both {
	switch what := rolls[r.For]; {
	case r.Window == rules.WhenViperAttacked && r.Die > 0:
		return sayf("a raider attacks a viper and rolls %d, %s", "1 Incursor ataca 1 Viper y saca %d, %s", int(r.Die), viperHit(r.Die))
	case r.Window == rules.WhenRolled && r.Die > 0 && !what.Empty():
		return sayf("after a roll of %d for %s", "después de sacar %d en la tirada para %s", int(r.Die), what)
	case r.Window == rules.WhenBeforeRoll && !what.Empty():
		return sayf("before the die for %s is rolled", "antes de tirar el dado para %s", what)
	}
	return Both{}
}

// viperHit says what a raider's roll does to a viper.
func viperHit(n int8) Both {
	switch {
	case n >= rules.ViperDestroyedAt:
		return say("which destroys it", "con lo que lo destruye")
	case n >= rules.ViperDamagedAt:
		return say("which damages it", "con lo que lo daña")
	}
	return say("which misses", "con lo que falla")
}
