package rules

import (
	"cmp"
	"slices"
	"strconv"
)

// SavedShips is how many ships of a kind are in an area of a board.
type SavedShips struct {
	Board string `json:"board"`
	Kind  string `json:"kind"`
	Area  string `json:"area"`
	Count int    `json:"count"`
}

// SavedStock is the human ships of a kind that are not in space.
type SavedStock struct {
	Kind      string `json:"kind"`
	Reserves  int    `json:"reserves,omitzero"`
	Damaged   int    `json:"damaged,omitzero"`
	Destroyed int    `json:"destroyed,omitzero"`
}

func (t *Table) saveShips(v *Saved) {
	for k := range Ship(MaxShips) {
		for b := range t.cat.Spaces() {
			v.Ships = append(v.Ships, t.shipsOn(b, k, &t.S.Ships[b][k])...)
		}
		if n := t.S.Berths[k]; n != (Berths{}) {
			v.Stock = append(v.Stock, SavedStock{t.cat.ShipID(k), int(n.Reserves), int(n.Damaged), int(n.Destroyed)})
		}
	}
	slices.SortFunc(v.Ships, func(a, b SavedShips) int {
		return cmp.Or(cmp.Compare(a.Board, b.Board), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Area, b.Area))
	})
	slices.SortFunc(v.Stock, func(a, b SavedStock) int { return cmp.Compare(a.Kind, b.Kind) })
}

// shipsOn returns the ships of a kind by the areas of a board.
func (t *Table) shipsOn(b Space, k Ship, in *[NumAreas]int8) (out []SavedShips) {
	for a, n := range in {
		if n != 0 {
			out = append(out, SavedShips{t.cat.Space(b).ID, t.cat.ShipID(k), Area(a).String(), int(n)})
		}
	}
	return out
}

func (l *loader) ships(s *State, v *Saved) {
	for _, k := range v.Ships {
		if k.Count != 0 {
			s.Ships[l.space("ships", k.Board)][l.ship("ships", k.Kind)][l.area("ships", k.Area)] = l.count("ships", k)
		}
	}
	for _, k := range v.Stock {
		if k != (SavedStock{Kind: k.Kind}) {
			s.Berths[l.ship("stock", k.Kind)] = Berths{
				small[int8](l, "stock", k.Reserves), small[int8](l, "stock", k.Damaged), small[int8](l, "stock", k.Destroyed),
			}
		}
	}
}

func (l *loader) space(where, id string) Space {
	for b := range l.cat.Spaces() {
		if l.cat.Space(b).ID == id {
			return b
		}
	}
	l.fail(unknown(where, id))
	return 0
}

func (l *loader) ship(where, id string) Ship {
	k, ok := l.cat.ShipByID(id)
	switch {
	case id == "":
		l.fail(wrong(where, "no kind of ships"))
	case !ok:
		l.fail(unknown(where, id))
	}
	return k
}

func (l *loader) area(where, id string) Area { return Area(l.index(where, areaNames[:], id)) }

// count returns how many ships an entry is of.
func (l *loader) count(where string, k SavedShips) int8 {
	if k.Count < 0 || l.cat.Ship(l.ship(where, k.Kind)).Single && k.Count > 1 {
		l.fail(wrong(where, strconv.Itoa(k.Count)+" of "+k.Kind))
	}
	return small[int8](l, where, k.Count)
}

// raiders reads a list in which a turn remembers raiders alone, around Galactica.
func (l *loader) raiders(where string, list []SavedShips) (in [NumAreas]int8) {
	for _, k := range list {
		switch {
		case k.Count == 0:
		case l.space(where, k.Board) != MainSpace || l.ship(where, k.Kind) != Raider:
			l.fail(unknown(where, k.Kind+" on "+k.Board))
		default:
			in[l.area(where, k.Area)] = l.count(where, k)
		}
	}
	return in
}
