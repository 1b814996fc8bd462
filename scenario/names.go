package scenario

import (
	"slices"
	"strconv"
	"strings"

	"ragtag/rules"
)

// lexicon turns words into seats and components.
type lexicon struct {
	cat     *rules.Catalogue
	players []rules.Comp     // characters by seat; None before they are picked
	groups  rules.Groups     // the contents in play, once the game is known
	said    func(rules.Comp) // is told of what lines name; nil: nobody asks
}

// kebab writes words as an id: "President's Office" is presidents-office.
func kebab(s string) string {
	var b strings.Builder
	for _, c := range strings.ToLower(strings.TrimSpace(s)) {
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '/' || c == '-' || c == '+':
			b.WriteRune(c)
		case c == ' ':
			b.WriteByte('-')
		}
	}
	return b.String()
}

// firstNames are the first names of characters who share their last name with
// another, or are called by the first.
var firstNames = map[string]string{"ellen-tigh": "ellen", "lee-adama-alt": "lee", "leoben-conoy": "leoben"}

// alternate is how the id of another version of a person ends.
const alternate = "-alt"

// shortName is how a character is usually called: by the nickname in the middle of the name,
// or else by the last name; those who share a last name, by the first. The name of another
// version of a person ends in "-alt": "helo-alt".
func shortName(id string) string {
	if first, ok := firstNames[id]; ok {
		return first
	}
	if first, ok := strings.CutSuffix(id, alternate); ok {
		return shortName(first) + alternate
	}
	parts := strings.Split(id, "-")
	if len(parts) > 2 {
		return parts[1]
	}
	return parts[len(parts)-1]
}

// nickname is the whole nickname in the middle of a name: "hot-dog".
func nickname(id string) string {
	if strings.HasSuffix(id, alternate) {
		return id
	}
	parts := strings.Split(id, "-")
	if len(parts) < 3 {
		return id
	}
	return strings.Join(parts[1:len(parts)-1], "-")
}

// seat returns the seat of a player named by character, as "players" does, or as
// "seat 0".
func (x *lexicon) seat(name string) (rules.Seat, bool) {
	name = kebab(name)
	if n, ok := strings.CutPrefix(name, "seat-"); ok {
		if i, err := strconv.Atoi(n); err == nil && i >= 0 && i < len(x.players) {
			return rules.Seat(i), true
		}
	}
	for p, c := range x.players {
		if c != rules.None && (x.cat.ID(c) == name || x.cat.Ref(c) == name || calls(name, x.cat.ID(c))) {
			return rules.Seat(p), true
		}
	}
	for p, c := range x.players { // of the versions of a person one is played at most
		if first, other := strings.CutSuffix(x.id(c), alternate); other && calls(name, first) {
			return rules.Seat(p), true
		}
	}
	part := rules.Nobody
	for p, c := range x.players {
		if c == rules.None || !x.partOf(name, x.cat.ID(c)) {
			continue
		}
		if part != rules.Nobody {
			return rules.Nobody, false // of two who are called so
		}
		part = rules.Seat(p)
	}
	return part, part != rules.Nobody
}

// id returns the id of a character; of none it is empty.
func (x *lexicon) id(c rules.Comp) string {
	if c == rules.None {
		return ""
	}
	return x.cat.ID(c)
}

// partOf reports whether name is the beginning or end of a person's id, and nobody's
// usual name: Ellen is not Tigh.
func (x *lexicon) partOf(name, id string) bool {
	if !strings.HasPrefix(id, name+"-") && !strings.HasSuffix(id, "-"+name) {
		return false
	}
	return !slices.ContainsFunc(x.cat.All(rules.KindCharacter), func(c rules.Comp) bool { return calls(name, x.cat.ID(c)) })
}

// isPerson reports whether components of a kind are called as people are.
func isPerson(k rules.Kind) bool { return k == rules.KindCharacter || k == rules.KindAlly }

// calls reports whether a name is how a person is usually called.
func calls(name, id string) bool { return name == shortName(id) || name == nickname(id) }

// mustSeat is seat with an error.
func (x *lexicon) mustSeat(name string) (rules.Seat, error) {
	if p, ok := x.seat(name); ok {
		return p, nil
	}
	return rules.Nobody, noSuch(name, "a player: %s", strings.Join(x.seatNames(), ", "))
}

func (x *lexicon) seatNames() []string {
	var names []string
	for p := range x.players {
		names = append(names, x.name(rules.Seat(p)))
	}
	return names
}

// name returns how a seat is called in messages.
func (x *lexicon) name(p rules.Seat) string {
	if p < 0 || int(p) >= len(x.players) {
		return "nobody"
	}
	if x.players[p] == rules.None {
		return "seat " + strconv.Itoa(int(p))
	}
	return title(shortName(x.cat.ID(x.players[p])))
}

// names returns the names of a set of seats.
func (x *lexicon) names(ps rules.Seats) string {
	var out []string
	for p := range x.players {
		if ps.Has(rules.Seat(p)) {
			out = append(out, x.name(rules.Seat(p)))
		}
	}
	if out == nil {
		return "nobody"
	}
	return strings.Join(out, ", ")
}

// named returns the components that words name among kinds. A whole id always does, and
// so does what a person is usually called; the kind may be left out of an id that
// repeats it. If there is no such component, the beginning of an id will do, or the end
// of a person's. Components that are not in this game are skipped.
func (x *lexicon) named(words string, kinds ...rules.Kind) []rules.Comp {
	name := kebab(words)
	beginning := name + "-"
	var begins, all []rules.Comp
	for _, k := range kinds {
		kind := x.cat.KindID(k) + "-"
		for _, c := range x.cat.All(k) {
			if x.groups != 0 && !x.cat.In(c, x.groups) {
				continue
			}
			id := x.cat.ID(c)
			short := strings.TrimPrefix(id, kind)
			switch {
			case name == id, name == short, name == x.cat.Ref(c), isPerson(k) && calls(name, id):
				all = append(all, c)
			case strings.HasPrefix(id, beginning), strings.HasPrefix(short, beginning), isPerson(k) && x.partOf(name, id):
				begins = append(begins, c)
			}
		}
	}
	if all == nil {
		all = begins
	}
	if x.said != nil {
		for _, c := range all {
			x.said(c)
		}
	}
	return all
}

// comp returns the one component that words name among kinds. Of cards that
// differ in nothing but the box that they came in, it is the first.
func (x *lexicon) comp(words string, kinds ...rules.Kind) (rules.Comp, error) {
	all := x.named(words, kinds...)
	if len(all) > 1 && x.alike(all) {
		all = all[:1]
	}
	switch len(all) {
	case 1:
		return all[0], nil
	case 0:
		if everywhere := (lexicon{cat: x.cat}); everywhere.named(words, kinds...) != nil {
			return rules.None, wantf(words+", which is not in this game", "%s", x.kindList(kinds))
		}
		return rules.None, noSuch(words, "%s", x.kindList(kinds))
	default:
		return rules.None, noSuch("\""+words+"\"", "one of %s", x.distinct(all))
	}
}

// alike reports whether components are all "not a Cylon" cards.
func (x *lexicon) alike(cs []rules.Comp) bool {
	return !slices.ContainsFunc(cs, func(c rules.Comp) bool {
		return x.cat.Kind(c) != rules.KindLoyalty || x.cat.Loyalty(c).Kind != rules.NotACylon
	})
}

// distinct lists components by words or, where two have the same, by id.
func (x *lexicon) distinct(cs []rules.Comp) string {
	seen := map[string]bool{}
	var ids []string
	for _, c := range cs {
		seen[x.word(c)] = true
		ids = append(ids, x.cat.Ref(c))
	}
	if len(seen) < len(cs) {
		return strings.Join(ids, ", ")
	}
	return x.words(cs)
}

// kindList says that a component of one of some kinds is meant. Of Skill cards it says
// how they are called.
func (x *lexicon) kindList(kinds []rules.Kind) string {
	if len(kinds) == 1 && kinds[0] == rules.KindSkill {
		return "a Skill card and its strength, such as repair 2"
	}
	var names []string
	for _, k := range kinds {
		if len(kinds) == 1 || len(x.cat.All(k)) > 0 {
			names = append(names, strings.ReplaceAll(x.cat.KindID(k), "-", " "))
		}
	}
	if len(names) > 1 {
		return "one of these: " + strings.Join(names, ", ")
	}
	article := "a "
	if strings.ContainsAny(names[0][:1], "aeiou") {
		article = "an "
	}
	return article + names[0]
}

// word returns the words that name a component, and no other of its kind.
func (x *lexicon) word(c rules.Comp) string {
	if c == rules.None {
		return "none"
	}
	id := x.cat.ID(c)
	if x.cat.Kind(c) == rules.KindCharacter {
		return title(shortName(id))
	}
	words := strings.ReplaceAll(id, "-", " ")
	if same := x.named(words, x.cat.Kind(c)); len(same) == 1 && same[0] == c {
		return words
	}
	return x.cat.Ref(c)
}

// title writes a name with its first letter large.
func title(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

// words lists components by the words that name them.
func (x *lexicon) words(cs []rules.Comp) string {
	if len(cs) == 0 {
		return "none"
	}
	var out []string
	for _, c := range cs {
		out = append(out, x.word(c))
	}
	return strings.Join(out, ", ")
}

// allKinds are the kinds of components.
var allKinds = func() (ks []rules.Kind) {
	for k := rules.KindSkill; k < rules.NumKinds; k++ {
		ks = append(ks, k)
	}
	return ks
}()

// area returns the space area of a name.
func area(name string) (rules.Area, bool) {
	for a := range rules.NumAreas {
		if a.String() == kebab(name) {
			return a, true
		}
	}
	return 0, false
}

// place returns where a body stands by a name: a location or a space area.
func (x *lexicon) place(name string) (rules.Loc, error) {
	if a, ok := area(name); ok {
		return rules.InSpace(a), nil
	}
	c, err := x.comp(name, rules.KindLocation)
	if err != nil {
		return rules.OffBoard, err
	}
	return x.cat.LocOf(c), nil
}

// counted splits "3 raiders" into the number and the word; without a number it
// is 1.
func counted(s string) (int, string) {
	first, rest, ok := strings.Cut(strings.TrimSpace(s), " ")
	if n, err := strconv.Atoi(first); ok && err == nil {
		return n, rest
	}
	return 1, strings.TrimSpace(s)
}
