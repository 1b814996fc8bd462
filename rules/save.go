package rules

import (
	"strconv"

	"ragtag/options"
)

// Saved is a state between two phases, by ids: it can be kept, and read by a
// program whose tables stand in another order. It holds every secret.
type Saved struct {
	Rules   int    `json:"rules"` // Version of the rules that saved it
	Options string `json:"options"`
	Players int    `json:"players"`
	Seed    string `json:"seed"` // hexadecimal
	Drawn   uint64 `json:"drawn"`

	First   int         `json:"first"`
	Phase   string      `json:"phase"`
	Turn    int         `json:"turn"`
	Current int         `json:"current"`
	Seats   []SavedSeat `json:"seats"`
	Titles  []int       `json:"titles"`

	Dials    []int8      `json:"dials"`
	Distance int8        `json:"distance"`
	Marker   int8        `json:"marker"`
	Fleet    SavedFleet  `json:"fleet"`
	Cylons   SavedCylons `json:"cylons"`
	Damaged  []string    `json:"damaged"`
	Dead     []string    `json:"dead,omitempty"` // characters executed
	Mourned  int8        `json:"mourned,omitempty"`
	Caprica  Caprica     `json:"caprica,omitempty"`

	This   ThisTurn                       `json:"this"`
	Assist *SavedAssist                   `json:"assist,omitempty"`
	Card   string                         `json:"card"`            // the Crisis card whose icons follow
	Began  string                         `json:"began,omitempty"` // where the current player began the turn
	Slept  bool                           `json:"slept"`
	Queue  Milestones                     `json:"queue"`
	Bounds [MaxSeats + 1][numSkills]uint8 `json:"bounds"`
	Seeded [numSkills]uint8               `json:"seeded,omitzero"`
	Loaded []int8                         `json:"loaded,omitempty"`
	Ending string                         `json:"ending"`
	Won    Seats                          `json:"won"`
	Zones  []SavedZone                    `json:"zones"`
}

// SavedSeat is a seat.
type SavedSeat struct {
	Character string `json:"character"`
	Body      uint8  `json:"body"`
	At        string `json:"at"`
	Revealed  bool   `json:"revealed,omitempty"`
	Sympath   bool   `json:"sympathizer,omitempty"`
	Spent     bool   `json:"spent,omitempty"`
	Turns     uint8  `json:"turns"`
	Inside    bool   `json:"infiltrating,omitempty"`
	Executed  uint8  `json:"executed,omitempty"`
	Late      bool   `json:"late,omitempty"`
	Supers    uint8  `json:"supers,omitempty"`
}

// SavedAssist is the assist character of the one-player variant.
type SavedAssist struct {
	Character string `json:"character"`
	Spent     bool   `json:"spent,omitempty"`
	Gone      bool   `json:"gone,omitempty"`
}

// SavedZone is a zone that is not empty, bottom first.
type SavedZone struct {
	Zone  string      `json:"zone"`
	Slots []SavedSlot `json:"slots"`
}

// SavedSlot is a component and who knows it.
type SavedSlot struct {
	Comp  string `json:"comp"`
	Known Seats  `json:"known"`
	Tag   uint8  `json:"tag,omitempty"`
}

// Save returns a state by ids. The state must stand between two phases.
func (t *Table) Save() Saved {
	s := &t.S
	v := Saved{
		Rules: Version, Options: s.Choice.String(), Players: int(s.Players), Seed: hex(s.Chance.Seed[:]), Drawn: s.Chance.Drawn,
		First: int(s.First), Phase: s.Phase.String(), Turn: int(s.Turn), Current: int(s.Current),
		Dials: s.Dials[:], Distance: s.Distance, Marker: s.Marker, Fleet: t.saveFleet(), Cylons: t.saveCylons(),
		This: s.This, Card: t.cat.Ref(s.This.Card), Slept: s.Slept, Queue: s.Queue, Bounds: s.Bounds, Seeded: s.Seeded,
		Caprica: s.Caprica, Mourned: s.Mourned,
		Ending: s.Result.Ending.String(), Won: s.Result.Winners,
	}
	v.Dials = append([]int8(nil), s.Dials[:]...)
	v.This.Card = None
	v.Began, v.This.Began = t.PlaceRef(s.This.Began), OffBoard
	for p := range s.Players {
		k := &s.Seats[p]
		v.Seats = append(v.Seats, SavedSeat{
			Character: t.cat.Ref(k.Character), Body: k.Body, At: t.PlaceRef(k.Loc), Revealed: k.Revealed, Sympath: k.Sympath,
			Spent: k.Spent, Turns: k.Turns, Inside: k.Inside, Executed: k.Executed, Late: k.Late, Supers: k.Supers,
		})
	}
	if a := s.Assist; a.Character != None {
		v.Assist = &SavedAssist{t.cat.Ref(a.Character), a.Spent, a.Gone}
	}
	for _, p := range s.Titles[:t.cat.numTitles] {
		v.Titles = append(v.Titles, int(p))
	}
	for i, c := range t.cat.locComp {
		if s.Damaged.Has(FirstLoc + Loc(i)) {
			v.Damaged = append(v.Damaged, t.cat.Ref(c))
		}
	}
	for i, c := range t.cat.kinds[KindCharacter] {
		if s.Dead.has(uint16(i)) {
			v.Dead = append(v.Dead, t.cat.Ref(c))
		}
	}
	for _, d := range s.Loaded {
		if d != 0 {
			v.Loaded = append(v.Loaded, d)
		}
	}
	for z := range NumZones {
		if s.Count(z) > 0 {
			v.Zones = append(v.Zones, SavedZone{z.String(), t.saveSlots(z)})
		}
	}
	return v
}

func (t *Table) saveSlots(z Zone) (out []SavedSlot) {
	for _, s := range t.S.In(z) {
		out = append(out, SavedSlot{t.cat.Ref(s.Comp), s.Known, s.Tag})
	}
	return out
}

const hexDigits = "0123456789abcdef"

func hex(b []byte) string {
	out := make([]byte, 0, 2*len(b))
	for _, c := range b {
		out = append(out, hexDigits[c>>4], hexDigits[c&15])
	}
	return string(out)
}

// SavedError is a saved state that cannot be read.
type SavedError struct {
	Where string // the field
	What  string // what was found there
}

// Error says what was found where.
func (e *SavedError) Error() string {
	return "rules: a saved game has " + strconv.Quote(e.What) + " as its " + e.Where + ", which this version does not know"
}

// loader reads a saved state; the first thing that it does not know sticks.
type loader struct {
	cat *Catalogue
	err error
}

func (l *loader) fail(where, what string) {
	if l.err == nil {
		l.err = &SavedError{where, what}
	}
}

func (l *loader) comp(where, ref string) Comp {
	if ref == "" {
		return None
	}
	c, ok := l.cat.Find(ref)
	if !ok {
		l.fail(where, ref)
	}
	return c
}

func (l *loader) place(where, ref string) Loc {
	for a := range NumAreas {
		if ref == "area/"+a.String() {
			return InSpace(a)
		}
	}
	if c := l.comp(where, ref); c != None {
		if l.cat.Kind(c) == KindLocation {
			return l.cat.LocOf(c)
		}
		l.fail(where, ref)
	}
	return OffBoard
}

// LoadState reads a saved state. It is refused with a *SavedError if it has
// anything that this catalogue does not know, or other components than a game
// with its options.
func LoadState(cat *Catalogue, v Saved) (State, error) {
	l := loader{cat: cat}
	var s State
	choice, err := options.Parse(v.Options)
	if err != nil {
		return s, err
	}
	fresh, err := NewTable(cat, choice, v.Players, [32]byte{})
	if err != nil {
		return s, err
	}
	s = State{
		Choice: choice.Game(), Players: int8(v.Players), Groups: fresh.S.Groups, First: Seat(v.First), Turn: uint16(v.Turn), Current: Seat(v.Current),
		Distance: v.Distance, Marker: v.Marker, This: v.This, Slept: v.Slept, Queue: v.Queue,
		Bounds: v.Bounds, Seeded: v.Seeded, Caprica: v.Caprica, Mourned: v.Mourned,
	}
	s.Chance.Drawn = v.Drawn
	s.Check = fresh.S.Check
	s.This.Card = l.comp("card", v.Card)
	s.This.Began = l.place("began", v.Began)
	if a := v.Assist; a != nil {
		s.Assist = Assist{l.comp("assist", a.Character), a.Spent, a.Gone}
	}
	l.seed(&s, v.Seed)
	l.lists(&s, &v)
	l.ships(&s, &v)
	l.zones(&s, &v)
	l.sameComponents(&s, &fresh.S)
	if l.err == nil {
		s.Held = At(cat, s).holdingNow()
	}
	return s, l.err
}

func (l *loader) seed(s *State, text string) {
	if len(text) != 2*len(s.Chance.Seed) {
		l.fail("seed", text)
		return
	}
	for i := range s.Chance.Seed {
		n, err := strconv.ParseUint(text[2*i:2*i+2], 16, 8)
		if err != nil {
			l.fail("seed", text)
		}
		s.Chance.Seed[i] = byte(n)
	}
}

func (l *loader) lists(s *State, v *Saved) {
	if len(v.Seats) != v.Players || len(v.Titles) != int(l.cat.numTitles) || len(v.Dials) != len(s.Dials) || len(v.Loaded) > len(s.Loaded) {
		l.fail("lengths", strconv.Itoa(len(v.Seats)))
		return
	}
	for p, k := range v.Seats {
		s.Seats[p] = SeatState{
			Character: l.comp("character", k.Character), Body: k.Body, Loc: l.place("place", k.At), Revealed: k.Revealed,
			Sympath: k.Sympath, Spent: k.Spent, Turns: k.Turns, Inside: k.Inside, Executed: k.Executed, Late: k.Late, Supers: k.Supers,
		}
	}
	for k := range s.Titles {
		s.Titles[k] = Nobody
	}
	for i, p := range v.Titles {
		s.Titles[i] = Seat(p)
	}
	copy(s.Dials[:], v.Dials)
	copy(s.Loaded[:], v.Loaded)
	for _, ref := range v.Damaged {
		if loc := l.place("damage", ref); loc >= FirstLoc {
			s.Damaged = s.Damaged.With(loc)
		}
	}
	for _, ref := range v.Dead {
		if c := l.comp("dead", ref); c != None && l.cat.Kind(c) == KindCharacter {
			s.Dead |= 1 << l.cat.comps[c].index
		}
	}
	s.Phase = Phase(index(phaseNames[:], v.Phase, l, "phase"))
	s.Result = Result{Ending(index(endingNames[:], v.Ending, l, "ending")), v.Won}
}

func index(names []string, name string, l *loader, where string) int {
	for i, n := range names {
		if n == name {
			return i
		}
	}
	l.fail(where, name)
	return 0
}

func (l *loader) zones(s *State, v *Saved) {
	var box []unpacked
	for _, z := range v.Zones {
		zone, ok := ZoneByID(z.Zone)
		if !ok {
			l.fail("zone", z.Zone)
			return
		}
		for _, k := range z.Slots {
			if len(box) == MaxSlots {
				l.fail("zone", z.Zone)
				return
			}
			box = append(box, unpacked{zone, Slot{Comp: l.comp("component", k.Comp), Known: k.Known, Tag: k.Tag}})
		}
	}
	s.fill(box)
}

// sameComponents refuses a state whose components are not those of its game.
func (l *loader) sameComponents(s, fresh *State) {
	have := make([]int, l.cat.Size())
	for _, k := range s.Slots[:s.Start[NumZones]] {
		have[k.Comp]++
	}
	for _, k := range fresh.Slots[:fresh.Start[NumZones]] {
		have[k.Comp]--
	}
	for c, n := range have {
		if n != 0 {
			l.fail("number of copies of "+l.cat.Ref(Comp(c)), strconv.Itoa(n))
		}
	}
}
