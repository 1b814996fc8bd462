package rules

// heir returns who receives a title by its line of succession: the highest
// player other than seat not who can hold it, or Nobody. Those who are where
// the title is lost are passed over while anybody else is left, and so are those who
// have just died. Rules title.succession, title.admiral, title.passing.
func (t *Table) heir(k Title, not Seat) Seat {
	o := &t.cat.offices[k]
	passed := Nobody
	for _, c := range o.line {
		p := t.player(c)
		switch {
		case p == Nobody || p == not || t.fallen(p) || !t.mayHold(k, p):
		case !t.in(p, o.LostIn):
			return p
		case passed == Nobody:
			passed = p
		}
	}
	return passed
}

// fallen reports whether the character of seat p has died and no other has come yet. It
// is off the board then, where nobody else is but one who starts there, until the second
// turn.
func (t *Table) fallen(p Seat) bool {
	return t.S.Seats[p].Loc == OffBoard && !(t.traits(p).Stranded && t.S.Seats[p].Turns < 2)
}

// in reports whether seat p is in one of the places.
func (t *Table) in(p Seat, places []Place) bool {
	l := t.S.Seats[p].Loc
	for _, place := range places {
		if l != OffBoard && l == t.Place(place) {
			return true
		}
	}
	return false
}

// electable reports whether seat p can hold titles: a human player who is no
// infiltrator. Rule title.what.
func (t *Table) electable(p Seat) bool { return !t.S.Seats[p].Revealed }

// Electable reports whether seat p can hold titles.
func Electable(t *Table, p Seat) bool { return t.electable(p) }

// mayHold reports whether seat p can hold a title, wherever it is.
func (t *Table) mayHold(k Title, p Seat) bool {
	if !t.S.Plays(p) {
		return false
	}
	if can := t.cat.offices[k].Can; can != nil {
		return can(t, p)
	}
	return t.electable(p)
}

// player returns the seat of the player in the game who plays a character, or
// Nobody.
func (t *Table) player(c Comp) Seat {
	for p := range t.Players() {
		if t.S.Seats[p].Character == c {
			return p
		}
	}
	return Nobody
}

// incumbent returns who acts under a title: its holder or, while there is none
// or the holder does not act, the holder of the first of its deputies who can
// act; or Nobody.
func (t *Table) incumbent(k Title) Seat {
	o := &t.cat.offices[k]
	if p := t.S.Titles[k]; p != Nobody && !t.in(p, o.Idle) {
		return p
	}
	for _, d := range o.Deputies {
		if p := t.S.Titles[d]; p != Nobody && !t.in(p, t.cat.offices[d].Idle) {
			return p
		}
	}
	return Nobody
}

// armed returns who keeps the nukes, or Nobody. Rule title.nukes.
func (t *Table) armed() Seat {
	for k := range t.cat.numTitles {
		if t.cat.offices[k].Nukes && t.titleInPlay(k) {
			return t.S.Titles[k]
		}
	}
	return Nobody
}

// giveTitle hands a title over, with all that belongs to it. Rule title.passing.
func (t *Table) giveTitle(k Title, to Seat, rule string) {
	if to == Nobody || t.S.Titles[k] == to || !t.titleInPlay(k) {
		return
	}
	t.S.Titles[k] = to
	t.tell(Event{Kind: EvTitle, Rule: rule, At: ref(to), Title: k})
	for _, h := range t.cat.offices[k].Hands {
		in := t.S.In(h.Zone)
		for i := range in {
			in[i].Known |= Seats(0).With(to)
		}
		if t.listens && len(in) > 0 {
			t.tell(Event{Kind: EvPeeked, Rule: h.Rule, By: ref(to), Count: len(in), To: Seats(0).With(to), Private: t.comps(h.Zone)})
		}
	}
}

// bequeath passes a title on by its line of succession; without an heir nobody
// holds it. Rule title.succession.
func (t *Table) bequeath(k Title, rule string) {
	if p := t.heir(k, Nobody); p != Nobody {
		t.giveTitle(k, p, rule)
		return
	}
	t.S.Titles[k] = Nobody
	t.tell(Event{Kind: EvTitle, Rule: rule, At: ref(Nobody), Title: k})
}

// inherit gives every title in play to whom its line of succession names.
func (t *Table) inherit() {
	for k := range t.cat.numTitles {
		if t.titleInPlay(k) {
			t.S.Titles[k] = t.heir(k, Nobody)
		}
	}
}

// settleTitles moves titles on that their holders can no longer hold: a
// revealed Cylon's, and the Admiral's in the Brig. Rules title.passing,
// title.admiral.
func (t *Table) settleTitles() {
	for k := range t.cat.numTitles {
		p := t.S.Titles[k]
		if p != Nobody && (!t.mayHold(k, p) || t.in(p, t.cat.offices[k].LostIn)) {
			t.bequeath(k, "title.succession")
		}
	}
}

// mayReceive reports whether seat p can be given a title: one who would lose it at
// once is passed over while anybody could keep it. Rule title.passing.
func (t *Table) mayReceive(k Title, p Seat) bool {
	if t.couldKeep(k, p) || !t.mayHold(k, p) {
		return t.mayHold(k, p)
	}
	for q := range t.Players() {
		if t.couldKeep(k, q) {
			return false
		}
	}
	return true
}

// PassTitle gives a title to a player.
type PassTitle struct {
	Title Title
	To    Role
}

// Do gives it, if the player can hold it.
func (e PassTitle) Do(t *Table, x Ctx) {
	if p := t.role(e.To, x); p != Nobody && t.mayHold(e.Title, p) {
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
	t.giveTitle(e.Title, t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return p != t.S.Titles[e.Title] && t.mayReceive(e.Title, p) }), x.Rule)
	t.settleTitles()
}

// GrantTitle lets a player give one of several titles to any player who can hold it.
type GrantTitle struct {
	By Role
	Of []Title
}

// Do asks which, where several are in play, and to whom.
func (g GrantTitle) Do(t *Table, x Ctx) {
	by := t.role(g.By, x)
	if by == Nobody {
		return
	}
	r := t.request(by, ReqTitle, x)
	for _, k := range g.Of {
		t.offerTitle(r, k)
	}
	if r.N == 0 {
		return
	}
	k := t.cat.Title(t.askOne(r).Comp()).Title
	if p := t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return t.mayReceive(k, p) }); p != Nobody {
		t.giveTitle(k, p, x.Rule)
		t.settleTitles()
	}
}

// offerTitle adds a title to a request, by the first of its cards in play.
func (t *Table) offerTitle(r *Request, k Title) {
	for _, c := range t.kit.kinds[KindTitle] {
		if t.cat.Title(c).Title == k {
			r.add(OfComp(c))
			return
		}
	}
}

// Succeed gives a title to the highest in its line of succession, its holder left out.
type Succeed struct{ Title Title }

// Do gives it.
func (s Succeed) Do(t *Table, x Ctx) {
	t.giveTitle(s.Title, t.heir(s.Title, t.S.Titles[s.Title]), x.Rule)
	t.settleTitles()
}

// CedeTitles makes a player give each title that it holds to the highest in its line
// of succession, itself left out.
type CedeTitles struct{ Who Role }

// Do gives them. Rule title.passing.
func (c CedeTitles) Do(t *Table, x Ctx) {
	if p := t.role(c.Who, x); p != Nobody && t.heeds(p, x) {
		t.cede(p, x)
	}
}

// cede passes each title that seat p holds to the highest in its line of succession,
// seat p left out; it keeps what nobody else can hold.
func (t *Table) cede(p Seat, x Ctx) {
	was := t.S.Titles
	for k := range t.cat.numTitles {
		if was[k] == p {
			t.giveTitle(k, t.heir(k, p), x.Rule)
		}
	}
	t.settleTitles()
}
