package rules

// sheet returns the character sheet of seat p.
func (t *Table) sheet(p Seat) *Character { return t.cat.Character(t.S.Seats[p].Character) }

// traits returns the traits of seat p's sheet that count in this game: alone,
// its weaknesses do not.
func (t *Table) traits(p Seat) *Traits {
	k := t.sheet(p)
	if t.Solo() {
		return &k.alone
	}
	return &k.Traits
}

// abilities lists the abilities that seat p may use: its sheet's and, alone,
// the assist character's once-per-game ability.
func (t *Table) abilities(p Seat) (list [2 * MaxAbilities]Comp, n int) {
	for _, c := range t.sheet(p).comps {
		if a := t.cat.Ability(c); a.Kind == OncePerGame && !t.hasOnce(p, a) || a.Kind == Weakness && t.Solo() {
			continue
		}
		list[n] = c
		n++
	}
	if t.Solo() && t.helps() && !t.S.Assist.Spent {
		for _, c := range t.cat.Character(t.S.Assist.Character).comps {
			if t.cat.Ability(c).Kind == OncePerGame {
				list[n] = c
				n++
			}
		}
	}
	return list, n
}

// hasOnce reports whether seat p may still use its once-per-game ability.
func (t *Table) hasOnce(p Seat, a *Ability) bool {
	return t.unspent(p, a) && !(t.human(p) && t.says(func(k *Standing) bool { return k.NoOncePerGame }))
}

// unspent reports whether seat p has its once-per-game ability or, where that costs
// miracle tokens each time, the tokens. Rule miracle.
func (t *Table) unspent(p Seat, a *Ability) bool {
	if t.miraculous() {
		return t.S.Seats[p].Miracles >= a.Price()
	}
	return !t.S.Seats[p].Spent
}

// once returns the once-per-game ability of the sheet of seat p.
func (t *Table) once(p Seat) *Ability {
	for _, c := range t.sheet(p).comps {
		if a := t.cat.Ability(c); a.Kind == OncePerGame {
			return a
		}
	}
	return &Ability{}
}

// spend pays for a once-per-game ability: it is used up, or it costs tokens.
func (t *Table) spend(p Seat, ability Comp) {
	for _, c := range t.sheet(p).comps {
		switch {
		case c != ability:
		case t.miraculous():
			t.changeMiracles(p, -t.cat.Ability(ability).Price(), Ctx{Source: ability})
			return
		default:
			t.S.Seats[p].Spent = true
			return
		}
	}
	t.S.Assist.Spent = true
}

// sheetHolds reports whether the character sheet of seat p is in force: a
// revealed Cylon's is not, not even while it infiltrates, but a Cylon Leader's
// always is. Rules cylon.sheet, leader.what.
func (t *Table) sheetHolds(p Seat) bool { return !t.S.Seats[p].Revealed || t.leads(p) }

// reads reports whether seat p may use the text of a Skill card: treachery is
// for Cylon players, the other types are for humans. Rule skill.treachery.
func (t *Table) reads(p Seat, c Comp) bool {
	return t.human(p) == (t.cat.Skill(c).Skill != Treachery)
}

// restless reports whether the sheet of seat p makes it move in its turns.
func (t *Table) restless(p Seat) bool { return t.traits(p).Restless && t.sheetHolds(p) }

// rest sends a restless body to Sickbay that has not left the place where its
// turn began.
func (t *Table) rest(w Who) {
	if t.restless(w.Seat) && t.S.This.Began != OffBoard && t.S.Seats[w.Seat].Loc == t.S.This.Began {
		t.carry(w, t.Place(AtSickbay), Ctx{By: w, Rule: t.cat.Rule(t.S.Seats[w.Seat].Character)})
	}
}
