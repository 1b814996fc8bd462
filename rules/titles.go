package rules

// heir returns who receives a title by its line of succession: the highest
// human player but not, or Nobody. The Admiral's line passes over the Brig
// while anybody else is left. Rules title.succession, title.admiral.
func (t *Table) heir(k Title, not Seat) Seat {
	jailed := Nobody
	for _, c := range t.cat.lines[k] {
		p := t.player(c)
		if p == Nobody || p == not || !t.electable(p) {
			continue
		}
		if k == Admiral && t.S.Seats[p].Loc == t.Place(AtBrig) {
			if jailed == Nobody {
				jailed = p
			}
			continue
		}
		return p
	}
	return jailed
}

// electable reports whether seat p can hold titles: a human player who is no
// infiltrator. Rule title.what.
func (t *Table) electable(p Seat) bool { return !t.S.Seats[p].Revealed }

// Electable reports whether seat p can hold titles.
func Electable(t *Table, p Seat) bool { return t.electable(p) }

// player returns the seat that plays a character, or Nobody.
func (t *Table) player(c Comp) Seat {
	for p := range Seat(t.S.Players) {
		if t.S.Seats[p].Character == c {
			return p
		}
	}
	return Nobody
}

// giveTitle hands a title over, with all that belongs to it: the Quorum hand
// with the Presidency, the nukes with the Admiralty. Rule title.passing.
func (t *Table) giveTitle(k Title, to Seat, rule string) {
	if to == Nobody || t.S.Titles[k] == to {
		return
	}
	t.S.Titles[k] = to
	t.tell(Event{Kind: EvTitle, Rule: rule, At: ref(to), N: int(k)})
	if k == President {
		in := t.S.In(QuorumHand)
		for i := range in {
			in[i].Known |= Seats(0).With(to)
		}
		if t.listens && len(in) > 0 {
			t.tell(Event{Kind: EvPeeked, Rule: "title.quorum", By: ref(to), N: len(in), To: Seats(0).With(to), Private: t.comps(QuorumHand)})
		}
	}
}

// settleTitles moves titles on that their holders can no longer hold: a
// revealed Cylon's, and the Admiral's in the Brig. Rules title.passing,
// title.admiral.
func (t *Table) settleTitles() {
	for k := range NumTitles {
		p := t.S.Titles[k]
		if p == Nobody {
			continue
		}
		jailed := k == Admiral && t.S.Seats[p].Loc == t.Place(AtBrig)
		if !t.electable(p) || jailed {
			t.giveTitle(k, t.heir(k, Nobody), "title.succession")
		}
	}
}

// PassTitle gives a title to a player.
type PassTitle struct {
	Title Title
	To    Role
}

// Do gives it, if the player can hold it.
func (e PassTitle) Do(t *Table, x Ctx) {
	if p := t.role(e.To, x); p != Nobody && t.electable(p) {
		t.giveTitle(e.Title, p, x.Rule)
		t.settleTitles()
	}
}

// PassTitleTo lets a player choose another to receive a title.
type PassTitleTo struct {
	By    Role
	Title Title
}

// Do asks and gives.
func (e PassTitleTo) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	t.giveTitle(e.Title, t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return p != t.S.Titles[e.Title] && t.electable(p) }), x.Rule)
	t.settleTitles()
}
