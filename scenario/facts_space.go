package scenario

import (
	"strconv"
	"strings"

	"ragtag/rules"
)

// spaceFacts are about the space areas and what is damaged.
var spaceFacts = []fact{
	{form(`(front|starboard-front|starboard-rear|rear|port-rear|port-front): (.+)`), setArea, checkArea},
	{form(`(raiders|heavy raiders|basestars|vipers|civilians) in ([\w-]+) (\d+)`), nil, checkShips},
	{form(`damaged: (.+)`), setDamaged, checkDamaged},
	{form(`basestar (a|b) damage: (.+)`), setBasestarDamage, checkBasestarDamage},
}

func setArea(r *runner, m []string) error {
	a, _ := area(m[1])
	for _, item := range list(m[2]) {
		n, what := counted(item)
		if err := r.placeIn(a, n, strings.ToLower(what)); err != nil {
			return err
		}
	}
	return nil
}

// placeIn puts ships into an area. Civilian ships come from the pile and get
// the letters A, B, C in the order in which the scenario names them.
func (r *runner) placeIn(a rules.Area, n int, what string) error {
	switch strings.TrimSuffix(what, "s") {
	case "raider":
		r.s.Ships[rules.MainSpace][rules.Raider][a] += int8(n)
	case "scar":
		r.s.Ships[rules.MainSpace][rules.TheScar][a]++
	case "heavy raider":
		r.s.Ships[rules.MainSpace][rules.HeavyRaider][a] += int8(n)
	case "viper":
		r.s.Ships[rules.MainSpace][rules.Viper][a] += int8(n)
	case "basestar":
		return r.placeBasestar(a, rules.BasestarA+rules.Ship(inSpace(rules.BasestarA, rules.BasestarB)(&r.s)))
	case "basestar a":
		return r.placeBasestar(a, rules.BasestarA)
	case "basestar b":
		return r.placeBasestar(a, rules.BasestarB)
	case "civilian":
		for range n {
			if r.s.Count(rules.CivilianPile) == 0 {
				return wantf("an empty pile", "a civilian ship")
			}
			r.letter(r.move(rules.CivilianPile, r.s.Count(rules.CivilianPile)-1, rules.CivilianIn+rules.Zone(a), 0))
		}
	default:
		return r.placeFace(a, what)
	}
	return nil
}

// placeFace puts the civilian ship with a face into an area.
func (r *runner) placeFace(a rules.Area, what string) error {
	c, err := r.comp(what, rules.KindCivilian)
	if err != nil {
		return wantf(what, "raiders, heavy raiders, vipers, basestar, civilians or a civilian ship's face")
	}
	s, err := r.take(c, rules.CivilianIn+rules.Zone(a))
	if err != nil {
		return err
	}
	s.Known = 0
	r.letter(s)
	return nil
}

func (r *runner) letter(s *rules.Slot) {
	r.letters++
	s.Tag = r.letters
}

func (r *runner) placeBasestar(a rules.Area, k rules.Ship) error {
	if k > rules.BasestarB || r.s.InSpace(rules.MainSpace, k) > 0 {
		return wantf("more", "at most %d basestars", rules.NumBasestars)
	}
	r.s.Ships[rules.MainSpace][k][a] = 1
	return nil
}

// checkArea compares the whole content of an area but its pilots.
func checkArea(r *runner, s *rules.State, m []string) error {
	a, _ := area(m[1])
	want := map[string]int{}
	for _, item := range list(m[2]) {
		n, what := counted(item)
		want[strings.TrimSuffix(strings.ToLower(what), "s")] += n
	}
	got := contents(s, a)
	for k, n := range got {
		if want[k] != n {
			return wantf(r.areaText(s, a)+r.standing(), "in %s %s", m[1], m[2])
		}
	}
	for k, n := range want {
		if got[k] != n {
			return wantf(r.areaText(s, a)+r.standing(), "in %s %s", m[1], m[2])
		}
	}
	return nil
}

func contents(s *rules.State, a rules.Area) map[string]int {
	got := map[string]int{}
	add := func(what string, n int) {
		if n > 0 {
			got[what] = n
		}
	}
	on := &s.Ships[rules.MainSpace]
	add("scar", int(on[rules.TheScar][a]))
	add("raider", int(on[rules.Raider][a]))
	add("heavy raider", int(on[rules.HeavyRaider][a]))
	add("viper", int(on[rules.Viper][a]))
	add("civilian", s.Count(rules.CivilianIn+rules.Zone(a)))
	add("basestar", int(on[rules.BasestarA][a]+on[rules.BasestarB][a]))
	return got
}

func (r *runner) areaText(s *rules.State, a rules.Area) string {
	got := contents(s, a)
	var out []string
	for _, k := range []string{"scar", "raider", "heavy raider", "basestar", "viper", "civilian"} {
		if got[k] > 0 {
			out = append(out, strconv.Itoa(got[k])+" "+k)
		}
	}
	if out == nil {
		return "none"
	}
	return strings.Join(out, ", ")
}

func checkShips(r *runner, s *rules.State, m []string) error {
	a, ok := area(m[2])
	if !ok {
		return wantf(m[2], "a space area")
	}
	want, _ := strconv.Atoi(m[3])
	if got := contents(s, a)[strings.TrimSuffix(strings.ToLower(m[1]), "s")]; got != want {
		return wantf(strconv.Itoa(got)+r.standing(), "%s in %s %d", m[1], m[2], want)
	}
	return nil
}

func setDamaged(r *runner, m []string) error {
	for _, w := range list(m[1]) {
		c, err := r.comp(w, rules.KindLocation)
		if err != nil {
			return err
		}
		if err := r.putToken(c); err != nil {
			return err
		}
		r.s.Damaged = r.s.Damaged.With(r.cat.LocOf(c))
	}
	return nil
}

// putToken puts a location's damage token on it.
func (r *runner) putToken(location rules.Comp) error {
	for kind, on := range map[rules.Kind]rules.Zone{
		rules.KindGalacticaDamage: rules.DamageOn, rules.KindPegasusDamage: rules.PegasusOn,
	} {
		for _, token := range r.cat.All(kind) {
			if r.cat.Damage(token).Location == r.cat.ID(location) {
				_, err := r.take(token, on)
				return err
			}
		}
	}
	return wantf(r.word(location), "a location that can be damaged")
}

// checkDamaged compares the whole set of damaged locations.
func checkDamaged(r *runner, s *rules.State, m []string) error {
	var want rules.Locs
	for _, w := range list(m[1]) {
		c, err := r.comp(w, rules.KindLocation)
		if err != nil {
			return err
		}
		want = want.With(r.cat.LocOf(c))
	}
	if s.Damaged != want {
		var got []rules.Comp
		for _, c := range r.cat.All(rules.KindLocation) {
			if s.Damaged.Has(r.cat.LocOf(c)) {
				got = append(got, c)
			}
		}
		return wantf(r.words(got)+r.standing(), "as damaged locations %s", m[1])
	}
	return nil
}

func basestarZone(letter string) rules.Zone {
	if strings.EqualFold(letter, "a") {
		return rules.BasestarOn
	}
	return rules.BasestarOn + 1
}

func setBasestarDamage(r *runner, m []string) error {
	for _, w := range list(m[2]) {
		c, err := r.comp(w, rules.KindBasestarDamage)
		if err != nil {
			return err
		}
		if _, err := r.take(c, basestarZone(m[1])); err != nil {
			return err
		}
	}
	return nil
}

func checkBasestarDamage(r *runner, s *rules.State, m []string) error {
	return r.compareSet(s, basestarZone(m[1]), list(m[2]), rules.KindBasestarDamage)
}
