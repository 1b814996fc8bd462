package scenario

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"ragtag/rules"
)

// seen is all that a player can have learned: the view, the open question and
// the events, each as that seat sees it.
type seen struct {
	json string
	view rules.View
}

// viewer reads whose eyes are meant: a player's or, for "everybody", those of
// somebody who only watches.
func (r *runner) viewer(name string) (rules.Seat, error) {
	if kebab(name) == "spectator" {
		return rules.Nobody, nil
	}
	return r.mustSeat(name)
}

// seenBy builds what a seat has been shown.
func (r *runner) seenBy(p rules.Seat) seen {
	v := r.game.View(p)
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // a View is plain data
	}
	text := string(data)
	if q, ok := r.game.Request(p); ok {
		text += "\n\"" + strings.Join(append(r.cat.OptionIDs(&q), r.cat.Ref(q.Cause), r.cat.Ref(q.Die.Caller)), "\" \"") + "\""
	}
	for _, e := range r.game.Events() {
		for _, c := range namedTo(&e, p) {
			text += " \"" + r.cat.Ref(c) + "\""
		}
	}
	return seen{text, v}
}

// namedTo lists the components that an event names to a seat.
func namedTo(e *rules.Event, p rules.Seat) []rules.Comp {
	all := slices.Concat([]rules.Comp{e.Cause, e.Comp}, e.Comps)
	if e.To.Has(p) {
		all = append(all, e.Private...)
	}
	return all
}

// hidden states that a player has not been shown components at all: "hidden
// from Roslin: repair 1".
func (r *runner) hidden(rest string) error { return r.sees(rest, "from ", false) }

// visible states that a player has been shown components.
func (r *runner) visible(rest string) error { return r.sees(rest, "to ", true) }

func (r *runner) sees(rest, word string, want bool) error {
	names, what, ok := strings.Cut(strings.TrimPrefix(rest, word), ":")
	if !ok {
		return wantf(rest, "%splayers, a colon and components", word)
	}
	for _, name := range list(names) {
		p, err := r.viewer(name)
		if err != nil {
			return err
		}
		text := r.seenBy(p).json
		for _, w := range list(what) {
			c, err := r.comp(w, allKinds...)
			if err != nil {
				return err
			}
			if strings.Contains(text, "\""+r.cat.Ref(c)+"\"") != want {
				return wantf(map[bool]string{true: "that nothing shows it", false: "that it is shown"}[want]+r.standing(),
					"%s to be %s %s%s", w, map[bool]string{true: "visible", false: "hidden"}[want], word, name)
			}
		}
	}
	return nil
}

// view states what a player's view shows: "view Roslin: hand Adama 5; politics
// deck 12; politics discards repair 1; added Adama 3".
func (r *runner) view(rest string) error {
	name, tail, ok := strings.Cut(rest, ":")
	p, err := r.viewer(name)
	if err != nil || !ok {
		return wantf(rest, "a player or spectator, a colon and what the view shows")
	}
	v := r.game.View(p)
	for _, one := range strings.Split(tail, ";") {
		if err := r.viewShows(&v, strings.TrimSpace(one)); err != nil {
			return err
		}
	}
	return nil
}

func (r *runner) viewShows(v *rules.View, one string) error {
	i := strings.LastIndexByte(one, ' ')
	if i < 0 {
		return wantf(one, "what is shown, and a value")
	}
	what, want := one[:i], one[i+1:]
	if rest, ok := strings.CutPrefix(one, "crossroads "); ok {
		return r.viewCrossroads(v, rest)
	}
	if name, ok := strings.CutPrefix(one, "mission "); ok {
		return r.viewMission(v, one, name)
	}
	if side, ok := strings.CutPrefix(one, "rebels "); ok {
		return same(one, side, cmp.Or(v.Rebels, "none"))
	}
	if name, ok := strings.CutPrefix(what, "known "); ok {
		return r.viewKnown(v, one, strings.TrimSuffix(name, " deck"), want)
	}
	if name, ok := strings.CutSuffix(what, " deck"); ok {
		return same(one, want, countOf(v.Decks, kebab(name)))
	}
	if name, card, ok := strings.Cut(one, " discards "); ok {
		c, err := r.comp(card, allKinds...)
		if err != nil {
			return err
		}
		if got := v.Discards[kebab(name)]; got != r.cat.Ref(c) {
			if top, err := r.comp(got, allKinds...); err == nil {
				got = r.word(top)
			}
			return same(one, "", got)
		}
		return nil
	}
	field, name, _ := strings.Cut(what, " ")
	if what == "quorum hand" {
		return same(one, want, countOf(v.Decks, "quorum-hand"))
	}
	if field == "pile" && v.Check != nil {
		return same(one, want, strconv.Itoa(v.Check.Pile))
	}
	p, err := r.mustSeat(name)
	if err != nil {
		return wantf(one, "what a view shows (see README.md), or hand, loyalty, proven, trauma, laid, supers or added, a player and a number")
	}
	number, ok := seatNumber(v, field, p)
	if n, secret := v.Seats[p].Secrets[field]; secret {
		number, ok = n, true
	}
	if !ok {
		return wantf(field, "hand, loyalty, proven, trauma, laid, supers or added")
	}
	return same(one, want, strconv.Itoa(number))
}

// viewMission compares the Active Mission space: the Mission on it, "face-down" for one
// that failed, or "none".
func (r *runner) viewMission(v *rules.View, one, name string) error {
	switch {
	case v.Mission == nil:
		return same(one, name, "no such space")
	case v.Mission.Failed:
		return same(one, name, "face-down")
	case v.Mission.Active == "" || name == "none":
		return same("mission none", name, cmp.Or(v.Mission.Active, "none"))
	}
	c, err := r.comp(name, rules.KindMission)
	if err != nil {
		return err
	}
	return same(one, r.cat.Ref(c), v.Mission.Active)
}

// viewKnown compares how many cards of a deck a player knows by position: those seen since
// the deck was last shuffled.
func (r *runner) viewKnown(v *rules.View, one, name, want string) error {
	p, err := r.pileOf(name)
	if err != nil {
		return err
	}
	n, s := 0, r.game.State()
	for _, c := range s.In(p.deck) {
		if c.Sees(rules.Seat(v.Seat)) {
			n++
		}
	}
	return same(one, want, strconv.Itoa(n))
}

func seatNumber(v *rules.View, field string, p rules.Seat) (int, bool) {
	k := v.Seats[p]
	switch field {
	case "hand":
		return k.Hand, true
	case "loyalty":
		return k.Loyalty, true
	case "trauma":
		return k.Trauma, true
	case "laid":
		return len(k.TraumaShown), true
	case "proven":
		return len(k.Proven), true
	case "supers":
		return k.Supers, true
	case "added":
		if v.Check != nil {
			return v.Check.Added[p], true
		}
	}
	return 0, false
}

func countOf(m map[string]int, key string) string {
	n, ok := m[key]
	if !ok {
		return "no such number"
	}
	return strconv.Itoa(n)
}

func same(what, want, got string) error {
	if want != got {
		return wantf(got, "the view to show %s", what)
	}
	return nil
}
