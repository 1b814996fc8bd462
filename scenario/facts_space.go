package scenario

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"ragtag/options"
	"ragtag/rules"
)

// spaceFacts are about the space areas and what is damaged.
var spaceFacts = []fact{
	{form(`(cylon fleet )?(front|starboard-front|starboard-rear|rear|port-rear|port-front): (.+)`), setArea, checkArea},
	{form(`cylon fleet: none`), nil, checkFleetEmpty},
	{form(`(raiders|heavy raiders|basestars|vipers|civilians) in ([\w-]+) (\d+)`), nil, checkShips},
	{form(`damaged: (.+)`), setDamaged, checkDamaged},
	{form(`basestar (a|b) damage: (.+)`), setBasestarDamage, checkBasestarDamage},
}

func setArea(r *runner, m []string) error {
	a, _ := area(m[2])
	b, err := r.board(m[1] != "")
	if err != nil {
		return err
	}
	for _, item := range list(m[3]) {
		n, what := counted(item)
		place := r.placeIn
		if b != rules.MainSpace {
			place = func(a rules.Area, n int, what string) error { return r.placeCylons(b, a, n, what) }
		}
		if err := place(a, n, strings.ToLower(what)); err != nil {
			return err
		}
	}
	return nil
}

// board returns the board of space around Galactica, or the Cylon Fleet board.
func (r *runner) board(fleet bool) (rules.Space, error) {
	if !fleet {
		return rules.MainSpace, nil
	}
	if b, ok := fleetBoard(r.cat); ok && r.choice.Holds(options.CylonFleet) {
		return b, nil
	}
	return 0, wantf("none", "a game with the option cylonfleet")
}

// fleetBoard returns the board with the pursuit track, and whether there is one.
func fleetBoard(cat *rules.Catalogue) (rules.Space, bool) {
	for b := range cat.Spaces() {
		if len(cat.Space(b).Pursuit) > 0 {
			return b, true
		}
	}
	return 0, false
}

// placeIn puts ships into an area around Galactica. Civilian ships come from the pile
// and get the letters A, B, C in the order in which the scenario names them.
func (r *runner) placeIn(a rules.Area, n int, what string) error {
	if k, ok := r.hull(strings.TrimSuffix(what, "s")); ok {
		r.s.Ships[rules.MainSpace][k][a] += int8(n)
		return nil
	}
	switch strings.TrimSuffix(what, "s") {
	case "raider", "scar", "heavy raider", "basestar", "basestar a", "basestar b":
		return r.placeCylons(rules.MainSpace, a, n, what)
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

// placeCylons puts Cylon ships into an area of a board.
func (r *runner) placeCylons(b rules.Space, a rules.Area, n int, what string) error {
	switch strings.TrimSuffix(what, "s") {
	case "none":
	case "raider":
		r.s.Ships[b][rules.Raider][a] += int8(n)
	case "scar":
		r.s.Ships[b][rules.TheScar][a]++
	case "heavy raider":
		r.s.Ships[b][rules.HeavyRaider][a] += int8(n)
	case "basestar":
		for range n {
			k := rules.BasestarA
			if _, _, taken := r.s.FindShip(k); taken {
				k = rules.BasestarB
			}
			if err := r.placeBasestar(b, a, k); err != nil {
				return err
			}
		}
	case "basestar a":
		return r.placeBasestar(b, a, rules.BasestarA)
	case "basestar b":
		return r.placeBasestar(b, a, rules.BasestarB)
	default:
		return wantf(what, "raiders, heavy raiders or a basestar")
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

func (r *runner) placeBasestar(b rules.Space, a rules.Area, k rules.Ship) error {
	if _, _, taken := r.s.FindShip(k); taken {
		return wantf("more", "at most %d basestars", rules.NumBasestars)
	}
	r.s.Ships[b][k][a] = 1
	return nil
}

// checkFleetEmpty checks that no ship is on the Cylon Fleet board.
func checkFleetEmpty(r *runner, s *rules.State, _ []string) error {
	b, err := r.board(true)
	if err != nil {
		return err
	}
	for a := range rules.NumAreas {
		if got := contents(r.cat, s, b, a); len(got) > 0 {
			return wantf(areaText(got)+" in "+a.String()+r.standing(), "an empty Cylon Fleet board")
		}
	}
	return nil
}

// checkArea compares the whole content of an area except its pilots.
func checkArea(r *runner, s *rules.State, m []string) error {
	a, _ := area(m[2])
	b, err := r.board(m[1] != "")
	if err != nil {
		return err
	}
	want := map[string]int{}
	for _, item := range list(m[3]) {
		n, what := counted(item)
		want[strings.TrimSuffix(strings.ToLower(what), "s")] += n
	}
	got := contents(r.cat, s, b, a)
	for k, n := range got {
		if want[k] != n {
			return wantf(areaText(got)+r.standing(), "in %s%s %s", m[1], m[2], m[3])
		}
	}
	for k, n := range want {
		if got[k] != n {
			return wantf(areaText(got)+r.standing(), "in %s%s %s", m[1], m[2], m[3])
		}
	}
	return nil
}

// contents counts what is in an area of a board by its words.
func contents(cat *rules.Catalogue, s *rules.State, b rules.Space, a rules.Area) map[string]int {
	got := map[string]int{}
	add := func(what string, n int) {
		if n > 0 {
			got[what] = n
		}
	}
	on := &s.Ships[b]
	add("scar", int(on[rules.TheScar][a]))
	add("raider", int(on[rules.Raider][a]))
	add("heavy raider", int(on[rules.HeavyRaider][a]))
	for _, k := range cat.Hulls() {
		add(hullWord(cat, k), int(on[k][a]))
	}
	if b == rules.MainSpace {
		add("civilian", s.Count(rules.CivilianIn+rules.Zone(a)))
	}
	add("basestar", int(on[rules.BasestarA][a]+on[rules.BasestarB][a]))
	return got
}

func areaText(got map[string]int) string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(got)) {
		out = append(out, strconv.Itoa(got[k])+" "+k)
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
	if got := contents(r.cat, s, rules.MainSpace, a)[strings.TrimSuffix(strings.ToLower(m[1]), "s")]; got != want {
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
		return wantf(r.words(r.damaged(s))+r.standing(), "as damaged locations %s", m[1])
	}
	return nil
}

// damaged returns the damaged locations.
func (r *runner) damaged(s *rules.State) (out []rules.Comp) {
	for _, c := range r.cat.All(rules.KindLocation) {
		if s.Damaged.Has(r.cat.LocOf(c)) {
			out = append(out, c)
		}
	}
	return out
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
