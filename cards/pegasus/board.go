package pegasus

import "ragtag/rules"

// locations are the locations of Pegasus.
func locations() []rules.Location {
	return []rules.Location{
		{
			ID: "pegasus-cic", Set: set, Board: rules.Pegasus, Damageable: true, Can: rules.AnyBasestar,
			Do: rules.ShellBasestar{Miss: 3, Twice: 7},
		},
		{
			ID: "airlock", Set: set, Board: rules.Pegasus, Damageable: true,
			Do: rules.Accuse{
				May:    human,
				Check:  check(12, tre|pol|tac, rules.Execute{Who: rules.Chosen}, nil),
				InBrig: 8,
			},
		},
		{
			ID: "main-batteries", Set: set, Board: rules.Pegasus, Damageable: true,
			Do: rules.Bombard{Viper: 3, Few: 2, ManyAt: 7, Many: 4},
		},
		{
			ID: "engine-room", Set: set, Board: rules.Pegasus, Role: rules.AtEngineRoom, Damageable: true, Can: mayPrime,
			Do: rules.Steps{rules.Discard{Who: rules.Acting, N: 2, Price: true}, rules.PrepareEngines{}},
		},
	}
}

func human(t *rules.Table, _, p rules.Seat) bool { return rules.Human(t, p) }

// mayPrime: two Skill cards can be paid besides what the location costs, and the
// engines are not yet ready.
func mayPrime(t *rules.Table, x rules.Ctx) bool { return !t.S.This.Engines && rules.CanPay(2)(t, x) }

// damages are Pegasus's damage tokens.
func damages() []rules.GalacticaDamage {
	return []rules.GalacticaDamage{
		{ID: "pegasus-damage-cic", Set: set, Location: "pegasus-cic"},
		{ID: "pegasus-damage-airlock", Set: set, Location: "airlock"},
		{ID: "pegasus-damage-main-batteries", Set: set, Location: "main-batteries"},
		{ID: "pegasus-damage-engine-room", Set: set, Location: "engine-room"},
	}
}
