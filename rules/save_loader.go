package rules

import (
	"maps"
	"slices"
	"strconv"
)

// loader reads the parts of a saved state and keeps the first error.
type loader struct {
	cat     *Catalogue
	players int
	err     error
}

func (l *loader) fail(err *SavedError) {
	if l.err == nil {
		l.err = err
	}
}

// comp returns the component with an id, or None for "". It must be of kind k,
// unless that is NumKinds.
func (l *loader) comp(where, ref string, k Kind) Comp {
	if ref == "" {
		return None
	}
	c, ok := l.cat.Find(ref)
	switch {
	case !ok:
		l.fail(unknown(where, ref))
	case k != NumKinds && l.cat.Kind(c) != k:
		l.fail(wrong(where, ref))
		return None
	}
	return c
}

func (l *loader) place(where, ref string) Loc {
	for a := range NumAreas {
		if ref == "area/"+a.String() {
			return InSpace(a)
		}
	}
	if c := l.comp(where, ref, KindLocation); c != None {
		return l.cat.LocOf(c)
	}
	return OffBoard
}

// index returns the place of an id among others.
func (l *loader) index(where string, ids []string, id string) int {
	i := slices.Index(ids, id)
	if i < 0 {
		l.fail(unknown(where, id))
	}
	return max(i, 0)
}

// seat returns a seat of the game.
func (l *loader) seat(where string, p int) Seat {
	if p < 0 || p >= l.players {
		l.fail(wrong(where, "seat "+strconv.Itoa(p)))
		return 0
	}
	return Seat(p)
}

func (l *loader) seats(where string, list []int) (s Seats) {
	for _, p := range list {
		s = s.With(l.seat(where, p))
	}
	return s
}

func (l *loader) seed(s *State, text string) {
	if len(text) != 2*len(s.Chance.Seed) {
		l.fail(wrong("seed", text))
		return
	}
	for i := range s.Chance.Seed {
		n, err := strconv.ParseUint(text[2*i:2*i+2], 16, 8)
		if err != nil {
			l.fail(wrong("seed", text))
		}
		s.Chance.Seed[i] = byte(n)
	}
}

// small returns a number that the state has room for.
func small[T ~int8 | ~uint8 | ~uint16](l *loader, where string, n int) T {
	if int(T(n)) != n {
		l.fail(wrong(where, strconv.Itoa(n)))
	}
	return T(n)
}

// countsOf returns the numbers other than 0 by their ids.
func countsOf[T ~int8 | ~uint8](ids []string, in []T) map[string]int {
	var out map[string]int
	for i, n := range in {
		if n != 0 {
			if out == nil {
				out = map[string]int{}
			}
			out[ids[i]] = int(n)
		}
	}
	return out
}

// counts reads numbers by their ids.
func counts[T ~int8 | ~uint8](l *loader, where string, ids []string, from map[string]int, to []T) {
	for _, id := range slices.Sorted(maps.Keys(from)) {
		if n := from[id]; n != 0 {
			to[l.index(where, ids, id)] = small[T](l, where, n)
		}
	}
}

// nothing reports whether all numbers are 0.
func nothing(counts map[string]int) bool {
	for _, id := range slices.Sorted(maps.Keys(counts)) {
		if counts[id] != 0 {
			return false
		}
	}
	return true
}

// numbersOf returns the numbers up to the last that is not 0.
func numbersOf[T ~int8 | ~uint8](in []T) (out []int) {
	for i, n := range in {
		if n != 0 {
			for len(out) <= i {
				out = append(out, int(in[len(out)]))
			}
		}
	}
	return out
}

// numbers reads numbers in a row; those that are missing are 0.
func numbers[T ~int8 | ~uint8](l *loader, where string, from []int, to []T) {
	for i, n := range from {
		switch {
		case i < len(to):
			to[i] = small[T](l, where, n)
		case n != 0:
			l.fail(unknown(where, "place "+strconv.Itoa(i)))
		}
	}
}

// seatsOf lists a set of seats.
func seatsOf(s Seats) (out []int) {
	for p := range Seat(MaxSeats) {
		if s.Has(p) {
			out = append(out, int(p))
		}
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
