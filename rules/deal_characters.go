package rules

// How characters are dealt by chance, in Battlestar Epica.

// dealCharacters deals a sheet to every seat, from the first player on: first it falls
// to somebody to be the Cylon Leader, if there is one. Rule epica.characters.
func (t *Table) dealCharacters() {
	leads := Nobody
	if t.needsLeader() {
		n := int(t.S.Players)
		leads = Seat((int(t.S.First) + t.below(n)) % n)
	}
	for p := range t.clockwise(t.S.First) {
		t.S.Seats[p].Character = t.drawSheet(p, p == leads, t.mayDraw)
		t.S.Seats[p].Revealed = t.leads(p)
		t.tell(Event{Kind: EvCharacter, Rule: "epica.characters", By: ref(p), Comp: t.S.Seats[p].Character})
	}
	t.S.Phase = PhaseSetUp
}

// drawSheet draws a character for seat p from the pile of those that nobody plays: a
// Cylon Leader or a human. A human that may not be drawn is passed over. If none is
// left it returns None.
func (t *Table) drawSheet(p Seat, leader bool, may func(Seat, Comp) bool) Comp {
	var pile [MaxCharacters]Comp
	n := 0
	for _, c := range t.kit.kinds[KindCharacter] {
		q := t.playerOf(c)
		free := (q == Nobody || q == p && c != t.S.Seats[p].Character) && !t.S.Buried(t.cat, c)
		if free && (t.cat.Character(c).Class == CylonLeader) == leader && (leader || may(p, c)) {
			pile[n] = c
			n++
		}
	}
	if n == 0 {
		return None
	}
	return pile[t.below(n)]
}

// mayDraw reports whether a character can be dealt at set-up: its class is not the most
// frequent one so far, or one of several such, unless every class is. Support counts like
// the others. Rule epica.characters.
func (t *Table) mayDraw(_ Seat, c Comp) bool {
	var dealt [NumClasses]int
	for p := range t.Players() {
		if have := t.S.Seats[p].Character; have != None {
			dealt[t.cat.Character(have).Class]++
		}
	}
	least, most := MaxSeats, 0
	for k, n := range dealt {
		if Class(k) != CylonLeader {
			least, most = min(least, n), max(most, n)
		}
	}
	return least == most || dealt[t.cat.Character(c).Class] < most
}
