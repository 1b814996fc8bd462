package daybreak

import "ragtag/rules"

// check is a skill check without a partial result.
func check(difficulty int8, skills rules.Skills, pass, fail rules.Effect) rules.Check {
	return rules.Check{Difficulty: difficulty, Skills: skills, Pass: pass, Fail: fail}
}

// seeds shuffles treachery cards into the Destiny deck.
func seeds(n int8) rules.Effect { return rules.SeedDestiny{N: n, Of: rules.Treachery} }

// mutinies makes those named draw a Mutiny card each.
func mutinies(who rules.Role) rules.Effect { return rules.DrawMutiny{Who: who} }

// treason makes those named draw treachery cards.
func treason(who rules.Role, n int8) rules.Effect {
	return rules.DrawCards{Who: who, N: n, From: rules.InTreachery}
}

// crises are the Crisis cards but the Cylon attacks.
func crises() []rules.Crisis { return append(choicesA(), checksA()...) }

// ofSet says of cards that they came with Daybreak.
func ofSet(all []rules.Crisis) []rules.Crisis {
	for i := range all {
		all[i].Set = set
	}
	return all
}
