package rules

// setUpAllies deals trauma tokens and places the first Allies, once everybody has a
// character. Rules trauma.setup, ally.what.
func (t *Table) setUpAllies() {
	if !t.HasTrauma() {
		return
	}
	x := Ctx{Rule: "trauma.setup"}
	if t.HasMood() {
		t.placeAllies(x)
		t.setUpMood(x)
		return
	}
	for i := range tokenPlaces {
		if !tokenPlaces[i].onCaprica() {
			t.putUnseen(TraumaAt + Zone(i))
		}
	}
	for p := range t.clockwise(t.S.First) {
		x.By = t.who(p)
		t.freshTrauma(p, StartTrauma, x)
	}
	t.placeAllies(x)
}

// placeAllies places as many Allies as the board has, with a token of the pool on each
// unless the Mood Pool decides.
func (t *Table) placeAllies(x Ctx) {
	for range NumAllies {
		if spot, ok := t.placeAlly(x); ok && !t.HasMood() {
			t.putUnseen(TraumaOn + Zone(spot))
		}
	}
}

// placeAlly places the next Ally of the deck on a free spot; it reports whether there
// was one. An Ally whose person a player plays or has played, or whose location is not
// there, leaves the game instead. Rule ally.place.
func (t *Table) placeAlly(x Ctx) (spot int, ok bool) {
	if t.traumaSpent() {
		return 0, false
	}
	for spot < NumAllies && t.allyIn(spot) != None {
		spot++
	}
	for n := t.S.Count(AllyDeck); n > 0 && spot < NumAllies; n-- {
		c := t.S.At(AllyDeck, n-1).Comp
		if t.taken(c) || t.allyAt(c) == OffBoard {
			t.dismiss(AllyDeck, n-1)
			continue
		}
		t.S.toTop(AllyDeck, n-1, AllyOn+Zone(spot)).Known = Public
		t.tell(Event{Kind: EvAllyPlaced, Rule: "ally.place", Comp: c, Loc: t.allyAt(c)})
		return spot, true
	}
	return 0, false
}

// dismiss takes an Ally out of the game.
func (t *Table) dismiss(z Zone, i int) {
	s := t.S.toTop(z, i, RemovedFromGame)
	s.Known = Public
	t.tell(Event{Kind: EvAllyGone, Rule: "ally.place", Comp: s.Comp})
}

// taken reports whether a player plays or has played the person of an Ally, in any
// version. Rule ally.place.
func (t *Table) taken(ally Comp) bool {
	id := t.cat.Ally(ally).Character
	if id == "" {
		return false
	}
	for _, c := range t.cat.kinds[KindCharacter] {
		if t.cat.Person(c) == id && (t.player(c) != Nobody || t.S.Buried(t.cat, c)) {
			return true
		}
	}
	return false
}

// replaceWhere takes every Ally off the board for which is holds, unseen what its token
// shows, and replaces it. Rule ally.lost.
func (t *Table) replaceWhere(is func(Comp) bool, x Ctx) {
	var lost [NumAllies]Comp // those that come in their places stay
	n := 0
	for spot := range NumAllies {
		if c := t.allyIn(spot); c != None && is(c) {
			lost[n] = c
			n++
		}
	}
	for _, c := range lost[:n] {
		for spot := range NumAllies {
			if t.allyIn(spot) == c {
				t.loseAlly(spot, x)
			}
		}
	}
}

func (t *Table) loseAlly(spot int, x Ctx) {
	t.dismiss(AllyOn+Zone(spot), 0)
	if on := TraumaOn + Zone(spot); t.S.Count(on) > 0 {
		t.S.toTop(on, 0, TraumaPool).Tag = 0
		t.shuffle(TraumaPool)
	}
	t.comeAfterLoss(x)
}

// comeAfterLoss places an Ally for one that was lost: the Cylon player with the most
// trauma tokens has a hand in what it will do. Rule ally.lost.
func (t *Table) comeAfterLoss(x Ctx) {
	x.Rule = "ally.lost"
	spot, ok := t.placeAlly(x)
	p := t.mostTrauma()
	switch {
	case t.HasMood():
		t.swapMood(p, x)
	case ok:
		t.putOwn(p, spot, x)
	}
}

// replaceAt replaces the Allies of a location that was damaged.
func (t *Table) replaceAt(l Loc, x Ctx) {
	t.replaceWhere(func(c Comp) bool { return t.allyAt(c) == l }, x)
}

// replaceLost replaces the Allies whose locations have got out of reach: anything that
// closes a board calls it. Rule ally.lost.
func (t *Table) replaceLost(x Ctx) {
	t.replaceWhere(func(c Comp) bool { return t.allyAt(c) == OffBoard }, x)
}

// replaceTaken replaces the Allies whose persons players have taken as characters.
func (t *Table) replaceTaken(x Ctx) { t.replaceWhere(t.taken, x) }
