package scenario

import (
	"strings"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// Vipers come with several hulls: the plain one is called a viper, any other by what
// its id says of it: viper-mark-vii is a "mark vii".

// hullFacts are about who pilots what.
var hullFacts = []fact{
	{form(`([\w' -]+) pilots (` + strings.Join(hullWords(cards.Catalogue()), "|") + `) in ([\w-]+)`), setPilots, checkPilots},
}

// hullWord is the word for a hull.
func hullWord(cat *rules.Catalogue, k rules.Ship) string {
	return strings.ReplaceAll(strings.TrimPrefix(cat.ShipID(k), "viper-"), "-", " ")
}

func hullWords(cat *rules.Catalogue) (words []string) {
	for _, k := range cat.Hulls() {
		words = append(words, hullWord(cat, k))
	}
	return words
}

// hull returns the hull of a word, and whether there is one in this game.
func (r *runner) hull(word string) (rules.Ship, bool) {
	for _, k := range r.cat.Hulls() {
		if hullWord(r.cat, k) == word && r.cat.InBox(k, r.choice, len(r.players)) > 0 {
			return k, true
		}
	}
	return 0, false
}

// plain returns where a number of a name is kept, and whether there is one that can be
// arranged as it is.
func (r *runner) plain(name string) (func(*rules.State) *int8, bool) {
	if get, ok := plain[name]; ok {
		return get, true
	}
	for _, k := range r.cat.Hulls() {
		word := hullWord(r.cat, k)
		if k == rules.Viper || r.cat.InBox(k, r.choice, len(r.players)) == 0 {
			continue
		}
		switch name {
		case word + " reserves":
			return func(s *rules.State) *int8 { return &s.Berths[k].Reserves }, true
		case "damaged " + word:
			return func(s *rules.State) *int8 { return &s.Berths[k].Damaged }, true
		case "destroyed " + word:
			return func(s *rules.State) *int8 { return &s.Berths[k].Destroyed }, true
		}
	}
	return nil, false
}

// saysHull reports whether words name a hull off the board: "mark vii in reserves",
// "damaged mark vii".
func (r *runner) saysHull(name string, o rules.Option) bool {
	word := kebab(hullWord(r.cat, o.Ship()))
	switch o.Kind {
	case rules.OptReserves:
		return name == word+"-in-reserves"
	case rules.OptDamaged:
		return name == "damaged-"+word
	case rules.OptDestroyed:
		return name == "destroyed-"+word
	}
	return false
}

// imaginedHull returns the id of an option that names a hull in words.
func (r *runner) imaginedHull(name string) (string, bool) {
	for _, k := range r.cat.Hulls() {
		word, id := kebab(hullWord(r.cat, k)), "/"+r.cat.ShipID(k)
		if k == rules.Viper {
			id = ""
		}
		switch name {
		case word + "-in-reserves":
			return "reserves" + id, true
		case "damaged-" + word:
			return "damaged" + id, true
		case "destroyed-" + word:
			return "destroyed" + id, true
		}
		if in, ok := strings.CutPrefix(name, word+"-in-"); ok && k != rules.Viper {
			if a, ok := area(in); ok {
				return "ship" + id + "/" + a.String(), true
			}
		}
	}
	return "", false
}

func setPilots(r *runner, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	k, ok := r.hull(m[2])
	a, in := area(m[3])
	if !ok || !in {
		return wantf(m[2]+" in "+m[3], "a hull of this game and a space area")
	}
	r.s.Seats[p].Loc, r.s.Seats[p].Hull = rules.InSpace(a), k
	if k == rules.Viper {
		r.s.Seats[p].Hull = 0
	}
	r.placed = r.placed.With(p)
	return nil
}

func checkPilots(r *runner, s *rules.State, m []string) error {
	p, err := r.mustSeat(m[1])
	if err != nil {
		return err
	}
	a, flies := s.Seats[p].Loc.Area()
	if !flies || a.String() != m[3] || hullWord(r.cat, s.Hull(p)) != m[2] {
		got := r.placeName(s.Seats[p].Loc)
		if flies {
			got = hullWord(r.cat, s.Hull(p)) + " in " + got
		}
		return wantf(got+r.standing(), "%s", m[0])
	}
	return nil
}

// completeHulls accounts for every viper. Plain ones that are nowhere else are in the
// Reserves, those of a hull that begins damaged in the Damaged Vipers box; or they are
// destroyed, if that place is stated. Of a hull that does not begin damaged, as many are
// in the Reserves as at the start, and the rest stay out of the game. Hulls that join
// the fleet later are aside until then.
func (r *runner) completeHulls() error {
	for _, k := range r.cat.Hulls() {
		n, at := r.cat.InBox(k, r.choice, len(r.players)), &r.s.Berths[k]
		if n == 0 {
			continue
		}
		start, late := r.cat.Ship(k).Start, r.choice.Feature(options.LateBoards, len(r.players))
		if late && k != rules.Viper && (start.Damaged == 0 || !r.s.Slept) {
			if r.hullsOut(k) > n {
				return wantf("more", "at most %d %s", n, hullWord(r.cat, k)+"s")
			}
			continue // what is not stated is aside
		}
		if k != rules.Viper && start.Damaged == 0 {
			if !r.stated[hullWord(r.cat, k)+" reserves"] {
				at.Reserves = 0
				at.Reserves = max(0, start.Reserves-int8(r.hullsOut(k)))
			}
			if r.hullsOut(k) > n {
				return wantf("more", "at most %d %s", n, hullWord(r.cat, k)+"s")
			}
			continue
		}
		rest, stated := &at.Reserves, r.stated["reserves"]
		if k != rules.Viper {
			rest, stated = &at.Damaged, r.stated["damaged "+hullWord(r.cat, k)]
		}
		if !stated {
			*rest = 0
		}
		used := r.hullsOut(k)
		if used > n {
			return wantf("more", "at most %d %s", n, strings.Replace(hullWord(r.cat, k), "viper", "vipers", 1))
		}
		if stated {
			rest = &at.Destroyed
		}
		*rest += int8(n - used)
	}
	return nil
}

// hullsOut returns how many vipers of a kind have a place.
func (r *runner) hullsOut(k rules.Ship) int {
	at := &r.s.Berths[k]
	out := r.s.InSpace(rules.MainSpace, k) + int(at.Reserves) + int(at.Damaged) + int(at.Destroyed)
	for p := range rules.Seat(len(r.players)) {
		if _, flies := r.s.Seats[p].Loc.Area(); flies && r.s.Hull(p) == k {
			out++
		}
	}
	return out
}
