package rules

import (
	"maps"
	"slices"
	"strconv"
)

// SavedSeat is a seat.
type SavedSeat struct {
	Character    string `json:"character,omitzero"`
	Body         int    `json:"body,omitzero"`
	At           string `json:"at,omitzero"`   // place
	Hull         string `json:"hull,omitzero"` // the kind of viper that it pilots, if not a plain one
	Revealed     bool   `json:"revealed,omitzero"`
	Sympathizer  bool   `json:"sympathizer,omitzero"`
	Spent        bool   `json:"spent,omitzero"`
	Turns        int    `json:"turns,omitzero"`
	Infiltrating bool   `json:"infiltrating,omitzero"`
	Executed     int    `json:"executed,omitzero"`
	Late         bool   `json:"late,omitzero"`
	Supers       int    `json:"supers,omitzero"`
	Miracles     int    `json:"miracles,omitzero"`
}

// SavedAssist is the assist character of the one-player variant.
type SavedAssist struct {
	Character string `json:"character"`
	Spent     bool   `json:"spent,omitzero"`
	Gone      bool   `json:"gone,omitzero"`
}

func (t *Table) savePeople(v *Saved) {
	s := &t.S
	for p := range s.Players {
		k := &s.Seats[p]
		v.Seats = append(v.Seats, SavedSeat{
			Character: t.cat.Ref(k.Character), Body: int(k.Body), At: t.PlaceRef(k.Loc), Revealed: k.Revealed, Sympathizer: k.Sympathizer,
			Spent: k.Spent, Turns: int(k.Turns), Infiltrating: k.Infiltrating, Executed: int(k.Executed), Late: k.Late, Supers: int(k.Supers),
			Miracles: int(k.Miracles),
		})
		if k.Hull != 0 {
			v.Seats[p].Hull = t.cat.ShipID(k.Hull)
		}
	}
	if a := s.Assist; a.Character != None {
		v.Assist = &SavedAssist{t.cat.Ref(a.Character), a.Spent, a.Gone}
	}
	v.Titles = map[string]int{}
	for k, p := range s.Titles {
		if p != Nobody {
			v.Titles[t.cat.offices[k].ID] = int(p)
		}
	}
	for i, c := range t.cat.kinds[KindCharacter] {
		if s.Dead.has(uint16(i)) {
			v.Dead = append(v.Dead, t.cat.Ref(c))
		}
	}
	slices.Sort(v.Dead)
}

func (l *loader) people(s *State, v *Saved) {
	if len(v.Seats) != v.Players {
		l.fail(wrong("seats", strconv.Itoa(len(v.Seats))))
		return
	}
	for p, k := range v.Seats {
		s.Seats[p] = SeatState{
			Character: l.comp("character", k.Character, KindCharacter), Body: small[uint8](l, "body", k.Body), Loc: l.place("at", k.At),
			Revealed: k.Revealed, Sympathizer: k.Sympathizer, Spent: k.Spent, Turns: small[uint8](l, "turns", k.Turns), Infiltrating: k.Infiltrating,
			Executed: small[uint8](l, "executed", k.Executed), Late: k.Late, Supers: small[uint8](l, "supers", k.Supers),
			Miracles: small[int8](l, "miracles", k.Miracles),
		}
		if k.Hull != "" {
			s.Seats[p].Hull = l.ship("hull", k.Hull)
		}
	}
	if a := v.Assist; a != nil {
		s.Assist = Assist{l.comp("assist", a.Character, KindCharacter), a.Spent, a.Gone}
	}
	for k := range s.Titles {
		s.Titles[k] = Nobody
	}
	for _, id := range slices.Sorted(maps.Keys(v.Titles)) {
		if p := v.Titles[id]; p != int(Nobody) {
			s.Titles[l.title("titles", id)] = l.seat("titles", p)
		}
	}
	for _, ref := range v.Dead {
		if c := l.comp("dead", ref, KindCharacter); c != None {
			s.Dead |= 1 << l.cat.comps[c].index
		}
	}
}

func (l *loader) title(where, id string) Title {
	k, ok := l.cat.TitleByID(id)
	if !ok {
		l.fail(unknown(where, id))
	}
	return k
}
