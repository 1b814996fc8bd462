package rules

import (
	"ragtag/options"
)

// destroyCivilianIn destroys a civilian ship of an area, where a ship may have
// attacked; the current player picks among several. Rule civilians.destroy.
func (t *Table) destroyCivilianIn(about Subject, x Ctx) {
	r := t.request(t.S.Current, ReqCivilian, x)
	r.About = about
	t.offerCivilians(r, about.Area)
	t.destroyLetter(t.askOne(r).Letter(), x)
}

func (t *Table) offerCivilians(r *Request, a Area) {
	for _, s := range t.S.In(CivilianIn + Zone(a)) {
		r.add(OfCivilian(s.Tag, a))
	}
	r.sort()
}

// findCivilian returns the zone and place of the ship with a letter.
func (t *Table) findCivilian(letter uint8) (Zone, int) {
	for a := range NumAreas {
		for i, s := range t.S.In(CivilianIn + Zone(a)) {
			if s.Tag == letter {
				return CivilianIn + Zone(a), i
			}
		}
	}
	panic("rules: no civilian ship has the letter")
}

func (t *Table) destroyLetter(letter uint8, x Ctx) {
	z, i := t.findCivilian(letter)
	t.destroyCivilian(z, i, x)
}

// doomed opens the window before a civilian ship in a space area is turned up, and
// reports whether it is destroyed still.
func (t *Table) doomed(letter uint8, x Ctx) bool {
	was := t.S.This.Defender
	t.S.This.Defender = letter
	t.window(WhenCivilianDoomed, Ctx{By: t.who(t.S.Current), Chosen: Who{Seat: Nobody}, Source: x.Source, Rule: "civilians.destroy"}, t.playing())
	t.S.This.Defender = was
	for a := range NumAreas {
		for _, s := range t.S.In(CivilianIn + Zone(a)) {
			if s.Tag == letter {
				return true
			}
		}
	}
	return false
}

// destroyCivilian turns a civilian ship up, takes its loss and removes it.
func (t *Table) destroyCivilian(z Zone, i int, x Ctx) {
	if letter := t.S.At(z, i).Tag; z >= CivilianIn && z < CivilianLock {
		if !t.doomed(letter, x) {
			return
		}
		z, i = t.findCivilian(letter)
	}
	s := t.S.toTop(z, i, CivilianGone)
	letter := s.Tag
	s.Known, s.Tag = Public, 0
	c := s.Comp
	e := Event{Kind: EvCivilianDestroyed, Rule: "civilians.destroy", Cause: x.Source, Comp: c, Letter: letter}
	if z >= CivilianIn && z < CivilianLock {
		e.Area = Area(z - CivilianIn)
	}
	if x.Rule == "activate.raider" {
		e.ByRaider = true
	}
	t.tell(e)
	t.Coverage.branch(c, BranchMain)
	x.Rule, x.Source = "civilians.destroy", c
	t.cat.Civilian(c).Loss.Do(t, x)
	t.moment(WhenCivilianLost, x)
	t.manAnew(c)
}

// manAnew puts a civilian ship back into the pile that was destroyed with something
// aboard, where such ships come back. Rule epica.ships.
func (t *Table) manAnew(c Comp) {
	if i := t.S.find(CivilianGone, c); i >= 0 && t.Feature(options.CiviliansReturn) && t.cat.Civilian(c).Loss != (Lose{}) {
		t.S.toTop(CivilianGone, i, CivilianPile)
		t.shuffle(CivilianPile)
	}
}

// drawAndDestroy destroys a civilian ship of the pile or, if it is empty, of the
// stacks on New Caprica or, if those are, one on the board that the current
// player picks. Rules civilians.draw-destroy, new-caprica.draw-destroy.
func (t *Table) drawAndDestroy(x Ctx) {
	if t.away() {
		return
	}
	for _, z := range [...]Zone{CivilianPile, CivilianReady, CivilianLock} {
		if n := t.S.Count(z); n > 0 {
			t.destroyCivilian(z, n-1, x)
			return
		}
	}
	r := t.request(t.S.Current, ReqCivilian, x)
	for a := range NumAreas {
		t.offerCivilians(r, a)
	}
	if r.N > 0 {
		t.destroyLetter(t.askOne(r).Letter(), x)
	}
}

// AnyCivilian reports whether a civilian ship is on the board.
func AnyCivilian(t *Table, _ Ctx) bool {
	for a := range NumAreas {
		if t.civilians(a) > 0 {
			return true
		}
	}
	return false
}

// Escort lets the acting player look at N civilian ships on the board and then
// move each of them to an adjacent area. Rule location.communications.
type Escort struct{ N int8 }

// Do asks for the ships, shows them and asks where they go.
func (e Escort) Do(t *Table, x Ctx) {
	p := x.By.Seat
	if t.traits(p).AllCivilians && t.sheetHolds(p) {
		t.escortAll(x)
		return
	}
	picks := t.askShips(int(e.N), int(e.N), x)
	t.seeShips(&picks, x)
	for i := range picks.N {
		t.moveCivilian(picks.Option[i].Letter(), x)
	}
}

// escortAll is Escort for a player who may look at every civilian ship on the board and
// move any of them.
func (t *Table) escortAll(x Ctx) {
	r := t.request(x.By.Seat, ReqCivilian, x)
	for a := range NumAreas {
		t.offerCivilians(r, a)
	}
	all := Answer{Take: r.Limit}
	picks := r.picks(&all)
	t.seeShips(&picks, x)
	picks = t.askShips(0, picks.N, x)
	for i := range picks.N {
		t.moveCivilian(picks.Option[i].Letter(), x)
	}
}

// askShips lets the acting player choose civilian ships on the board.
func (t *Table) askShips(least, most int, x Ctx) Picks {
	r := t.request(x.By.Seat, ReqCivilian, x)
	for a := range NumAreas {
		t.offerCivilians(r, a)
	}
	r.Min, r.Max = uint8(least), uint8(most)
	r.fit()
	return t.ask(r)
}

// seeShips shows the acting player the civilian ships picked.
func (t *Table) seeShips(picks *Picks, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	ev := Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: picks.N, To: me}
	for i := range picks.N {
		z, j := t.findCivilian(picks.Option[i].Letter())
		t.S.At(z, j).Known |= me
		if t.listens {
			ev.Letters = append(ev.Letters, picks.Option[i].Letter())
			ev.Private = append(ev.Private, t.S.At(z, j).Comp)
		}
	}
	t.tell(ev)
}

// moveCivilian lets the acting player move a civilian ship to an adjacent area,
// or leave it.
func (t *Table) moveCivilian(letter uint8, x Ctx) {
	z, i := t.findCivilian(letter)
	a := Area(z - CivilianIn)
	r := t.request(x.By.Seat, ReqArea, x)
	r.About = Subject{Civilian: letter, Area: a}
	r.add(OfKind(OptPass))
	r.add(OfArea(a.Clockwise()))
	r.add(OfArea(a.Counter()))
	if o := t.askOne(r); o.Kind == OptArea {
		t.S.toTop(z, i, CivilianIn+Zone(o.Area()))
		t.tell(Event{Kind: EvCivilianMoved, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Letter: letter, Area: o.Area()})
	}
}

// DestroyCivilians draws and destroys civilian ships.
type DestroyCivilians struct{ N int8 }

// Do destroys them. Rule civilians.draw-destroy.
func (d DestroyCivilians) Do(t *Table, x Ctx) {
	for range d.N {
		t.drawAndDestroy(x)
	}
}

// ShelterCivilian lets the acting player choose a civilian ship in space, which is
// shuffled into the unused ones.
type ShelterCivilian struct{}

// Do asks which.
func (ShelterCivilian) Do(t *Table, x Ctx) {
	if t.away() || !t.present(x.By) {
		return
	}
	r := t.request(x.By.Seat, ReqCivilian, x)
	for a := range NumAreas {
		t.offerCivilians(r, a)
	}
	if r.N == 0 {
		return
	}
	t.shelter(t.askOne(r).Letter(), x)
}

// shelter shuffles a civilian ship of the board, unseen, among the unused ones.
func (t *Table) shelter(letter uint8, x Ctx) {
	z, i := t.findCivilian(letter)
	t.S.toTop(z, i, CivilianPile).Tag = 0
	t.shuffle(CivilianPile)
	t.tell(Event{Kind: EvSheltered, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Letter: letter, Area: Area(z - CivilianIn)})
}

// escort returns a civilian ship of an area to the pile, which is shuffled. Rule
// vipers.activate.
func (t *Table) escort(letter uint8, by Seat, x Ctx) {
	z, i := t.findCivilian(letter)
	t.S.toTop(z, i, CivilianPile).Tag = 0
	t.tell(Event{Kind: EvEscorted, Rule: "vipers.activate", Cause: x.Source, By: ref(by), Letter: letter, Area: Area(z - CivilianIn)})
	t.shuffle(CivilianPile)
}
