package scenario

import (
	"slices"
	"strconv"
	"strings"

	"ragtag/rules"
)

// takes reads what a player answers: options joined by commas or "+", each with
// a number before it if it is taken more than once.
func (r *runner) takes(q *rules.Request, words string) ([]rules.Take, error) {
	out := []rules.Take{}
	for _, w := range list(strings.ReplaceAll(words, " + ", ",")) {
		if kebab(w) == "nothing" || kebab(w) == "pass" && q.Min == 0 && r.find(q, "pass") == nil {
			continue
		}
		n, what := 1, w
		ids := r.find(q, what)
		if len(ids) == 0 {
			n, what = counted(w)
			ids = r.find(q, what)
		}
		switch len(ids) {
		case 0:
			return nil, wantf(w, "an answer of %s to %s", r.name(q.Seat), r.describe(q))
		case 1:
			out = append(out, rules.Take{Option: ids[0], Count: n})
		default:
			return nil, wantf(w, "one of %s", strings.Join(ids, ", "))
		}
	}
	return out, nil
}

// find returns the options of a request that words name: those whose whole id the words
// are; else those that the words describe; else those whose id begins with them or, for a
// person, ends with them.
func (r *runner) find(q *rules.Request, words string) []string {
	name := kebab(words)
	var exact, said, begins []string
	for i := range int(q.N) {
		id := r.cat.OptionID(q.Options[i])
		switch {
		case id == name:
			exact = append(exact, id)
		case r.says(name, id, q.Options[i], q.Kind):
			said = append(said, id)
		case r.saysPart(name, lastPart(id), q.Options[i]):
			begins = append(begins, id)
		}
	}
	switch {
	case exact != nil:
		return exact
	case said != nil:
		return said
	case begins != nil:
		return begins
	}
	return r.nthBox(q, name)
}

// nthBox returns the first or the second of two boxes that are C and D, as on an Ally,
// where A and B depend on its token. Scenarios call them A and B, too.
func (r *runner) nthBox(q *rules.Request, name string) []string {
	i := slices.Index([]string{"a", "b"}, name)
	if i < 0 || int(q.N) <= i || q.Options[0].Kind != rules.OptBox {
		return nil
	}
	return []string{r.cat.OptionID(q.Options[i])}
}

// saysPart reports whether words are the beginning of what an option names or, of a
// person, the end.
func (r *runner) saysPart(name, id string, o rules.Option) bool {
	if o.Kind == rules.OptComp && isPerson(r.cat.Kind(o.Comp())) {
		return r.partOf(name, id)
	}
	return strings.HasPrefix(id, name+"-")
}

// optionWord returns words that name one option of a request, and it alone: the
// usual ones or, where they name another too, its id.
func (r *runner) optionWord(q *rules.Request, o rules.Option) string {
	id := r.cat.OptionID(o)
	words := r.usualWord(o, id)
	if got := r.find(q, words); len(got) == 1 && got[0] == id {
		return words
	}
	return id
}

// usualWord is how an option is usually called.
func (r *runner) usualWord(o rules.Option, id string) string {
	kind, rest, _ := strings.Cut(id, "/")
	last := strings.ReplaceAll(rest, "-", " ")
	switch o.Kind {
	case rules.OptSeat, rules.OptPilot:
		return r.name(o.Seat())
	case rules.OptComp:
		if o.Use() == 0 {
			return r.word(o.Comp())
		}
	case rules.OptMove:
		return "move to " + rest
	case rules.OptArea, rules.OptRaiders, rules.OptNumber:
		return rest
	case rules.OptShipIn:
		ship, area, _ := strings.Cut(strings.TrimPrefix(rest, "viper-"), "/")
		return strings.ReplaceAll(ship, "-", " ") + " in " + area
	case rules.OptBox:
		return strings.ToUpper(rest)
	case rules.OptCivilian:
		return "civilian " + rest
	case rules.OptBoarding:
		return "centurion on " + strings.Replace(rest, "0", "start", 1)
	}
	if rest == "" {
		return strings.ReplaceAll(kind, "-", " ")
	}
	return last
}

func lastPart(id string) string { return id[strings.LastIndexByte(id, '/')+1:] }

// infiltrate is the second action of the Human Fleet.
const infiltrate = "location/human-fleet-overlay/1"

// orders are the two ways to obey an Executive Order.
var orders = map[string]string{"move-and-act": "box/a", "two-actions": "box/b"}

// says reports whether words in kebab-case name the option.
func (r *runner) says(name, id string, o rules.Option, k rules.RequestKind) bool {
	kind, rest, _ := strings.Cut(id, "/")
	switch o.Kind {
	case rules.OptSeat, rules.OptPilot:
		p, ok := r.seat(name)
		return ok && p == o.Seat()
	case rules.OptComp:
		if isPerson(r.cat.Kind(o.Comp())) && calls(name, r.cat.ID(o.Comp())) {
			return true
		}
		if name == "infiltrate" {
			return id == infiltrate
		}
	case rules.OptReturn:
		return name == "end-infiltration"
	case rules.OptMove:
		return name == "move-to-"+rest || name == rest
	case rules.OptReserves, rules.OptDamaged, rules.OptDestroyed:
		if r.saysHull(name, o) {
			return true
		}
	case rules.OptShipIn:
		in := strings.Replace(rest, "/", "-in-", 1)
		return name == in || strings.TrimPrefix(name, "viper-") == strings.TrimPrefix(in, "viper-")
	case rules.OptNumber:
		n, err := strconv.Atoi(name)
		return err == nil && rest == strconv.Itoa(n)
	case rules.OptBoarding:
		return name == "boarding-"+rest || name == "centurion-on-"+rest || rest == "0" && name == "centurion-on-start"
	case rules.OptBox:
		if k == rules.ReqOrder {
			return orders[name] == id
		}
	}
	if name == strings.ReplaceAll(strings.ToLower(id), "/", "-") || rest != "" && name == lastPart(id) {
		return true
	}
	return strings.TrimPrefix(lastPart(id), kind+"-") == name || kind == "loyalty" && name == "reveal-"+rest
}

// imagined returns the id of something that could be an option somewhere, to be
// tried where it must not be one. Words that mean nothing are an error, so that
// a slip of the pen does not count as refused.
func (r *runner) imagined(words string) (string, error) {
	name := kebab(words)
	if p, ok := r.seat(words); ok {
		return "seat/" + strconv.Itoa(int(p)), nil
	}
	if kind, ok := spelt[name]; ok {
		return kind, nil
	}
	if a, ok := area(name); ok {
		return "area/" + a.String(), nil
	}
	if to, ok := strings.CutPrefix(name, "move-to-"); ok {
		if a, ok := area(to); ok {
			return "move/" + a.String(), nil
		}
	}
	for k := range rules.Treachery + 1 {
		if k.String() == name {
			return "skill-type/" + name, nil
		}
	}
	if id, ok := r.imaginedHull(name); ok {
		return id, nil
	}
	for s := range rules.Ship(rules.MaxShips) {
		id := r.cat.ShipID(s)
		if in, ok := strings.CutPrefix(name, id+"-in-"); ok && id != "" {
			if a, ok := area(in); ok {
				return "ship/" + id + "/" + a.String(), nil
			}
		}
	}
	if letter, ok := strings.CutPrefix(name, "civilian-"); ok && len(letter) == 1 {
		return "civilian/" + strings.ToUpper(letter), nil
	}
	first, second := strings.CutSuffix(name, "/1") // the second action of a location or title
	for _, k := range offered {
		if c, err := r.comp(strings.TrimPrefix(first, "reveal-"), k); err == nil {
			if second {
				return r.cat.Ref(c) + "/1", nil
			}
			return r.cat.Ref(c), nil
		}
	}
	return "", wantf(words, "something that an option can be")
}

// offered are the kinds of components that options name, the most usual first.
var offered = append([]rules.Kind{rules.KindLocation, rules.KindSkill, rules.KindAbility}, allKinds...)

// spelt are the options that are words of their own.
var spelt = map[string]string{
	"pass": "pass", "yes": "yes", "no": "no", "viper": "viper", "reserves": "reserves", "damaged": "damaged",
	"infiltrate": infiltrate, "end-infiltration": "return", "miracle": "miracle",
	"a": "box/a", "b": "box/b", "c": "box/c", "d": "box/d", "move-and-act": "box/a", "two-actions": "box/b",
	"title/president": "title/president", "title/admiral": "title/admiral",
}
