package scenario

import (
	"strconv"

	"ragtag/rules"
)

// plain are numbers of the state that can be arranged as they are.
var plain = map[string]func(*rules.State) *int8{
	"fuel":       func(s *rules.State) *int8 { return &s.Dials[rules.Fuel] },
	"food":       func(s *rules.State) *int8 { return &s.Dials[rules.Food] },
	"morale":     func(s *rules.State) *int8 { return &s.Dials[rules.Morale] },
	"population": func(s *rules.State) *int8 { return &s.Dials[rules.Population] },

	"distance":     func(s *rules.State) *int8 { return &s.Distance },
	"mourned":      func(s *rules.State) *int8 { return &s.Mourned },
	"fleet marker": func(s *rules.State) *int8 { return &s.Marker },
	"pursuit":      func(s *rules.State) *int8 { return &s.Pursuit },

	"nukes":                 func(s *rules.State) *int8 { return &s.Nukes },
	"raptors":               func(s *rules.State) *int8 { return &s.Berths[rules.Raptor].Reserves },
	"reserves":              func(s *rules.State) *int8 { return &s.Berths[rules.Viper].Reserves },
	"damaged vipers":        func(s *rules.State) *int8 { return &s.Berths[rules.Viper].Damaged },
	"retired basestars":     func(s *rules.State) *int8 { return &s.Berths[rules.BasestarA].Destroyed },
	"retired heavy raiders": func(s *rules.State) *int8 { return &s.Berths[rules.HeavyRaider].Destroyed },
	"destroyed vipers":      func(s *rules.State) *int8 { return &s.Berths[rules.Viper].Destroyed },

	"centurions on start": func(s *rules.State) *int8 { return &s.Boarding[0] },
	"centurions on 1":     func(s *rules.State) *int8 { return &s.Boarding[1] },
	"centurions on 2":     func(s *rules.State) *int8 { return &s.Boarding[2] },
	"centurions on 3":     func(s *rules.State) *int8 { return &s.Boarding[3] },

	"occupation forces on occupation authority": func(s *rules.State) *int8 { return &s.Occupying[0] },
	"occupation forces on breeders canyon":      func(s *rules.State) *int8 { return &s.Occupying[1] },
	"occupation forces on shipyard":             func(s *rules.State) *int8 { return &s.Occupying[2] },
}

// derived are numbers that can only be expected.
var derived = map[string]func(*rules.State) int{
	"raiders":       inSpace(rules.Raider, rules.TheScar),
	"heavy raiders": inSpace(rules.HeavyRaider),
	"vipers":        inSpace(rules.Viper),
	"centurions":    func(s *rules.State) int { return sum(s.Boarding[:]) },
	"basestars":     inSpace(rules.BasestarA, rules.BasestarB),

	"cylon fleet raiders":       waiting(rules.Raider, rules.TheScar),
	"cylon fleet heavy raiders": waiting(rules.HeavyRaider),
	"cylon fleet basestars":     waiting(rules.BasestarA, rules.BasestarB),

	"occupation forces": func(s *rules.State) int { return sum(s.Occupying[:]) },
	"civilians":         civilians,
	"difficulty":        func(s *rules.State) int { return int(s.Check.Difficulty) },
	"total":             func(s *rules.State) int { return int(s.Check.Total) },
	"partial":           func(s *rules.State) int { return int(s.Check.Partial) },
	"pegasus tokens":    func(s *rules.State) int { return s.Count(rules.PegasusPile) },
	"damage tokens":     func(s *rules.State) int { return s.Count(rules.DamagePile) },

	"civilian pile":   func(s *rules.State) int { return s.Count(rules.CivilianPile) },
	"civilians gone":  func(s *rules.State) int { return s.Count(rules.CivilianGone) },
	"basestar tokens": func(s *rules.State) int { return s.Count(rules.BasestarPile) },
	"check pile":      func(s *rules.State) int { return s.Count(rules.CheckPile) },
}

func sum(ns []int8) (total int) {
	for _, n := range ns {
		total += int(n)
	}
	return total
}

// waiting counts the ships of some kinds on the boards that follow Galactica's.
func waiting(kinds ...rules.Ship) func(*rules.State) int {
	return func(s *rules.State) (n int) {
		for b := rules.MainSpace + 1; b < rules.MaxSpaces; b++ {
			for _, k := range kinds {
				n += s.InSpace(b, k)
			}
		}
		return n
	}
}

// inSpace counts the ships of some kinds around Galactica.
func inSpace(kinds ...rules.Ship) func(*rules.State) int {
	return func(s *rules.State) (n int) {
		for _, k := range kinds {
			n += s.InSpace(rules.MainSpace, k)
		}
		return n
	}
}

func civilians(s *rules.State) (n int) {
	for a := range rules.NumAreas {
		n += s.Count(rules.CivilianIn + rules.Zone(a))
	}
	return n
}

// numberFacts are the statements that end in a number: "fuel 7".
var numberFacts = []fact{
	{form(`(centurions on \w+|[a-z ]+?) (-?\d+)`), setNumber, checkNumber},
}

func setNumber(r *runner, m []string) error {
	get, ok := r.plain(m[1])
	if !ok {
		return r.setOtherNumber(m)
	}
	n, err := strconv.Atoi(m[2])
	if err != nil || n < 0 || n > 15 {
		return wantf(m[2], "a number from 0 to 15")
	}
	*get(&r.s) = int8(n)
	r.stated[m[1]] = true
	return nil
}

func (r *runner) setOtherNumber(m []string) error {
	n, _ := strconv.Atoi(m[2])
	switch m[1] {
	case "turn":
		r.s.Turn = uint16(n)
		return nil
	case "civilian pile":
		r.stated[m[1]] = true
		r.leavePile(n)
		return nil
	}
	return noSuch(m[1], "a number that can be arranged")
}

func checkNumber(r *runner, s *rules.State, m []string) error {
	want, _ := strconv.Atoi(m[2])
	got, ok := 0, true
	switch get, basic := r.plain(m[1]); {
	case basic:
		got = int(*get(s))
	case derived[m[1]] != nil:
		got = derived[m[1]](s)
	case m[1] == "turn":
		got = int(s.Turn)
	default:
		ok = false
	}
	if !ok {
		return noSuch(m[1], "the name of a number")
	}
	if got != want {
		return wantf(strconv.Itoa(got)+r.standing(), "%s %d", m[1], want)
	}
	return nil
}
