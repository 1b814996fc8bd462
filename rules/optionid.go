package rules

import "strconv"

var optionKindIDs = [numOptionKinds]string{
	OptPass: "pass", OptYes: "yes", OptNo: "no", OptReserves: "reserves", OptDamaged: "damaged", OptDestroyed: "destroyed",
	OptTop: "top", OptBottom: "bottom", OptViper: "viper", OptPrepare: "prepare", OptEvacuate: "evacuate",
	OptSeat: "seat", OptArea: "area", OptSkill: "skill-type", OptBox: "box", OptShipIn: "ship", OptCivilian: "civilian",
	OptNumber: "number", OptResource: "resource", OptIcon: "icon", OptMove: "move", OptDeck: "deck", OptBoarding: "boarding", OptBoard: "board", OptDraws: "draws",
	OptReturn: "return",
}

// OptionID returns the name of an option outside the program. It is the same
// in every version that has the option.
func (c *Catalogue) OptionID(o Option) string {
	if o.Kind == OptComp {
		id := c.Ref(o.Comp)
		if o.N > 0 {
			id += "/" + strconv.Itoa(int(o.N))
		}
		return id
	}
	id := optionKindIDs[o.Kind]
	if value := optionValue(o); value != "" {
		id += "/" + value
	}
	return id
}

func optionValue(o Option) string {
	n := int(o.N)
	switch o.Kind {
	case OptSeat, OptBoarding:
		return strconv.Itoa(n)
	case OptArea, OptMove:
		return Area(n).String()
	case OptSkill:
		return Skill(n).String()
	case OptBox:
		return string(rune('a' + n))
	case OptShipIn:
		return Ship(n).String() + "/" + Area(o.Comp).String()
	case OptCivilian:
		return string(rune('A' + n - 1))
	case OptNumber:
		return strconv.Itoa(n - 128)
	case OptResource:
		return Resource(n).String()
	case OptIcon:
		return Activation(n).String()
	case OptDraws:
		return Skills(n).String()
	case OptBoard:
		return Board(n).String()
	case OptDeck:
		return Kind(n).String()
	}
	return ""
}

// OptionIDs returns the names of a request's options, in order.
func (c *Catalogue) OptionIDs(r *Request) []string {
	ids := make([]string, r.N)
	for i := range ids {
		ids[i] = c.OptionID(r.Options[i])
	}
	return ids
}

// Print returns the fingerprint of a request: its kind, seat, bounds and
// options. An answer carries it, so that it is never read as the answer to
// another request.
func (c *Catalogue) Print(r *Request) uint32 {
	h := uint32(2166136261)
	eat := func(s string) {
		for i := range len(s) {
			h = (h ^ uint32(s[i])) * 16777619
		}
		h = (h ^ 0xff) * 16777619
	}
	eat(r.Kind.String())
	eat(r.Window.String())
	eat(string([]byte{byte(r.Seat), r.Min, r.Max}))
	for i := range int(r.N) {
		eat(c.OptionID(r.Options[i]))
		eat(string([]byte{r.Limit[i]}))
	}
	return h
}
