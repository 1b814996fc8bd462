package scenario

import (
	"strings"

	"ragtag/rules"
)

func checkIncludes(r *runner, s *rules.State, m []string) error { return r.includes(s, m, true) }
func checkLacks(r *runner, s *rules.State, m []string) error    { return r.includes(s, m, false) }

// includes checks that each of a list is in a place, or that none is: a space
// area, the damaged locations, the executed characters, a hand, a deck or another
// zone.
func (r *runner) includes(s *rules.State, m []string, want bool) error {
	label, ok := strings.CutPrefix(m[1], "cylon fleet ")
	if a, is := area(label); is {
		return r.areaIncludes(s, ok, a, m, want)
	}
	in, kinds, err := r.held(s, m[1])
	if err != nil {
		return err
	}
	cs, err := r.comps(list(m[2]), kinds...)
	if err != nil && !want {
		of := *r // a deck lacks what the options leave out of the game
		of.groups = 0
		cs, err = of.comps(list(m[2]), kinds...)
	}
	if err != nil {
		return err
	}
	for c, n := range counts(cs) {
		if got := counts(in)[c]; want && got < n || !want && got > 0 {
			return wantf(r.words(sorted(in))+r.standing(), "%s", strings.TrimSpace(m[0]))
		}
	}
	return nil
}

// held returns what is in a place by its label, and the kinds of components that
// can be there.
func (r *runner) held(s *rules.State, label string) ([]rules.Comp, []rules.Kind, error) {
	switch label {
	case "damaged":
		return r.damaged(s), []rules.Kind{rules.KindLocation}, nil
	case "executed":
		return r.executed(s), []rules.Kind{rules.KindCharacter}, nil
	case "allies":
		return alliesOn(s), []rules.Kind{rules.KindAlly}, nil
	case "basestar a damage", "basestar b damage":
		return fromTop(s, basestarZone(label[len("basestar "):][:1])), []rules.Kind{rules.KindBasestarDamage}, nil
	}
	z, kinds, err := r.zoneOf(label)
	if name, ok := strings.CutSuffix(label, " discards"); ok {
		if p, none := r.pileOf(name); none == nil && p.discards != rules.NumZones {
			z, kinds, err = p.discards, []rules.Kind{p.kind}, nil
		}
	} else if p, none := r.pileOf(strings.TrimSuffix(label, " deck")); err != nil && none == nil {
		z, kinds, err = p.deck, []rules.Kind{p.kind}, nil
	}
	if err != nil {
		return nil, nil, err
	}
	return fromTop(s, z), kinds, nil
}

// counts counts the copies of each component.
func counts(cs []rules.Comp) map[rules.Comp]int {
	n := map[rules.Comp]int{}
	for _, c := range cs {
		n[c]++
	}
	return n
}

// areaIncludes is includes for a space area: "front includes: 2 raiders".
func (r *runner) areaIncludes(s *rules.State, fleet bool, a rules.Area, m []string, want bool) error {
	b, err := r.board(fleet)
	if err != nil {
		return err
	}
	got := contents(r.cat, s, b, a)
	for _, item := range list(m[2]) {
		n, what := counted(item)
		what = strings.TrimSuffix(strings.ToLower(what), "s")
		if !r.ship(what) {
			return noSuch(item, "ships as an area has them")
		}
		if want && got[what] < n || !want && got[what] > 0 {
			return wantf(areaText(got)+r.standing(), "%s", strings.TrimSpace(m[0]))
		}
	}
	return nil
}

// ship reports whether a word is one by which contents counts.
func (r *runner) ship(word string) bool {
	switch word {
	case "raider", "heavy raider", "scar", "basestar", "civilian":
		return true
	}
	_, ok := r.hull(word)
	return ok
}
