package rules

import "strconv"

var optionKindIDs = [NumOptionKinds]string{
	OptPass: "pass", OptYes: "yes", OptNo: "no", OptReserves: "reserves", OptDamaged: "damaged", OptDestroyed: "destroyed",
	OptTop: "top", OptBottom: "bottom", OptViper: "viper", OptPrepare: "prepare", OptEvacuate: "evacuate",
	OptSeat: "seat", OptArea: "area", OptSkill: "skill-type", OptBox: "box", OptShipIn: "ship", OptCivilian: "civilian",
	OptNumber: "number", OptResource: "resource", OptIcon: "icon", OptMove: "move", OptDeck: "deck", OptBoarding: "boarding", OptBoard: "board", OptDraws: "draws",
	OptReturn: "return", OptPilot: "seat", OptRaiders: "area", OptMiracle: "miracle",
	OptComp: "component", // never a part of an id: a component has one of its own
}

// OptionID returns the name of an option outside the program. It is the same
// in every version that has the option. Where a civilian ship or a player's viper
// is, and how many raiders act, is no part of it.
func (c *Catalogue) OptionID(o Option) string {
	if o.Kind == OptComp {
		id := c.Ref(o.Comp())
		if n := o.Use(); n > 0 {
			id += "/" + strconv.Itoa(int(n))
		}
		return id
	}
	id := optionKindIDs[o.Kind]
	if value := c.optionValue(o); value != "" {
		id += "/" + value
	}
	return id
}

func (c *Catalogue) optionValue(o Option) string {
	switch o.Kind {
	case OptSeat, OptPilot:
		return strconv.Itoa(int(o.Seat()))
	case OptBoarding:
		return strconv.Itoa(o.Space())
	case OptArea, OptMove, OptRaiders:
		return o.Area().String()
	case OptSkill:
		return o.Skill().String()
	case OptBox:
		return string(rune('a' + o.Box()))
	case OptShipIn:
		return c.ShipID(o.Ship()) + "/" + o.Area().String()
	case OptReserves, OptDamaged, OptDestroyed:
		if o.Ship() != Viper {
			return c.ShipID(o.Ship())
		}
	case OptCivilian:
		return string(rune('A' + o.Letter() - 1))
	case OptNumber:
		return strconv.Itoa(o.Number())
	case OptResource:
		return o.Resource().String()
	case OptIcon:
		return o.Icon().String()
	case OptDraws:
		return o.Types().String()
	case OptBoard:
		return o.Board().String()
	case OptDeck:
		return c.KindID(o.Deck())
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
	if r.Least > 0 {
		eat(string([]byte{r.Least}))
	}
	for i := range int(r.N) {
		eat(c.OptionID(r.Options[i]))
		eat(string([]byte{r.Limit[i]}))
	}
	return h
}
