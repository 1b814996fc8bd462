package wording

import "ragtag/rules"

// boxText says what a box of a component does: 0 and 1 are those of its choice,
// 2 and 3 those of a choice within a result. It is empty if there is no such
// box.
func boxText(cat *rules.Catalogue, c rules.Comp, n int) Both {
	w := writer{cat: cat}
	if k := cat.Kind(c); k == rules.KindCrisis || k == rules.KindSuper {
		w.crisis = cat.Crisis(c)
	}
	return w.effect(boxOf(cat, c, n))
}

// boxOf returns a box of a component, or nil.
func boxOf(cat *rules.Catalogue, c rules.Comp, n int) rules.Effect {
	for _, e := range effectsOf(cat, c) {
		if box := findBox(e, n); box != nil {
			return box
		}
	}
	return nil
}

// effectsOf lists the effects of a component.
func effectsOf(cat *rules.Catalogue, c rules.Comp) (out []rules.Effect) {
	uses := func(us []rules.Use) {
		for _, u := range us {
			out = append(out, u.Do)
		}
	}
	switch cat.Kind(c) {
	case rules.KindSkill:
		uses(cat.Skill(c).Uses)
	case rules.KindCrisis, rules.KindSuper:
		out = append(out, cat.Crisis(c).Do)
	case rules.KindQuorum:
		out = append(out, cat.Quorum(c).Do)
		uses(cat.Quorum(c).Kept)
	case rules.KindDestination:
		out = append(out, cat.Destination(c).Do)
	case rules.KindLoyalty:
		out = append(out, cat.Loyalty(c).Reveal)
	case rules.KindGalacticaDamage, rules.KindPegasusDamage:
		out = append(out, cat.Damage(c).Do)
	case rules.KindAbility:
		uses(cat.Ability(c).Uses)
	case rules.KindLocation:
		out = append(out, cat.Location(c).Do)
		if also := cat.Location(c).Also; also != nil {
			out = append(out, also.Do)
		}
	case rules.KindTitle:
		uses(cat.Title(c).Uses)
	}
	return out
}

// findBox returns box n of the first choice of its kind within an effect, or
// nil.
func findBox(e rules.Effect, n int) rules.Effect {
	switch e := e.(type) {
	case rules.Choose:
		if n < 2 {
			return [...]rules.Effect{e.A, e.B}[n]
		}
	case rules.OneOf:
		if n >= 2 {
			return [...]rules.Effect{e.A, e.B}[n-2]
		}
	}
	for _, inner := range within(e) {
		if box := findBox(inner, n); box != nil {
			return box
		}
	}
	return nil
}

// within lists the effects that an effect holds.
func within(e rules.Effect) []rules.Effect {
	switch e := e.(type) {
	case rules.Steps:
		return e
	case rules.Choose:
		return []rules.Effect{e.A, e.B}
	case rules.OneOf:
		return []rules.Effect{e.A, e.B}
	case rules.Check:
		return []rules.Effect{e.Pass, e.Partial, e.Fail}
	case rules.Roll:
		return []rules.Effect{e.Then, e.Else}
	case rules.If:
		return []rules.Effect{e.Then}
	case rules.Attack:
		return []rules.Effect{e.Special}
	case rules.Designate:
		return []rules.Effect{e.Then}
	case rules.Accuse:
		return []rules.Effect{e.Check}
	case rules.Offer:
		return []rules.Effect{e.Then}
	case rules.InTurn:
		return []rules.Effect{e.Then}
	case rules.UseInCheck:
		return []rules.Effect{e.Then}
	case rules.Reckless:
		return []rules.Effect{e.Then}
	case rules.Once:
		return []rules.Effect{e.Then}
	case rules.ChosenRolls:
		return []rules.Effect{e.Roll}
	case rules.Venture:
		return []rules.Effect{e.Roll}
	case rules.SelfDefense:
		return []rules.Effect{e.Roll}
	}
	return nil
}
