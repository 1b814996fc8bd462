package rules_test

import (
	"go/ast"
	"slices"
	"testing"
	"unsafe"

	"ragtag/cards"
	"ragtag/rules"
)

// optionSamples are options of every kind with their ids, which are kept in
// records of games and never change.
func optionSamples() []struct {
	of rules.Option
	id string
} {
	return []struct {
		of rules.Option
		id string
	}{
		{rules.Option{}, "pass"},
		{rules.OfKind(rules.OptPass), "pass"},
		{rules.OfKind(rules.OptYes), "yes"},
		{rules.OfKind(rules.OptNo), "no"},
		{rules.OfComp(comp("skill/repair-1")), "skill/repair-1"},
		{rules.OfUse(comp("title/admiral"), 0), "title/admiral"},
		{rules.OfUse(comp("title/admiral"), 1), "title/admiral/1"},
		{rules.OfSeat(0), "seat/0"},
		{rules.OfSeat(6), "seat/6"},
		{rules.OfPilot(2, rules.Rear), "seat/2"},
		{rules.OfArea(rules.PortRear), "area/port-rear"},
		{rules.RaidersIn(rules.StarboardFront, 9), "area/starboard-front"},
		{rules.OfKind(rules.OptMiracle), "miracle"},
		{rules.MoveTo(rules.Front), "move/front"},
		{rules.ShipIn(rules.BasestarB, rules.PortFront), "ship/basestar-b/port-front"},
		{rules.ShipIn(rules.TheScar, rules.Rear), "ship/scar/rear"},
		{rules.OfCivilian(1, rules.Rear), "civilian/A"},
		{rules.OfCivilian(12, rules.Front), "civilian/L"},
		{rules.Boarding(0), "boarding/0"},
		{rules.OfSkill(rules.Treachery), "skill-type/treachery"},
		{rules.OfDraws(rules.InPolitics | rules.InLeadership), "draws/politics-leadership"},
		{rules.OfDraws(rules.AnySkill), "draws/politics-leadership-tactics-piloting-engineering-treachery"},
		{rules.OfBox(0), "box/a"},
		{rules.OfBox(3), "box/d"},
		{rules.Number(-2), "number/-2"},
		{rules.Number(127), "number/127"},
		{rules.Number(-128), "number/-128"},
		{rules.OfResource(rules.Morale), "resource/morale"},
		{rules.OfIcon(rules.LaunchRaiders), "icon/launch"},
		{rules.OfDeck(rules.KindDestination), "deck/destination"},
		{rules.OfBoard(rules.Pegasus), "board/pegasus"},
		{rules.OfHull(rules.OptReserves, rules.Viper), "reserves"},
		{rules.OfHull(rules.OptDamaged, rules.Viper), "damaged"},
		{rules.OfHull(rules.OptDestroyed, rules.Viper), "destroyed"},
		{rules.OfKind(rules.OptTop), "top"},
		{rules.OfKind(rules.OptBottom), "bottom"},
		{rules.OfKind(rules.OptViper), "viper"},
		{rules.OfKind(rules.OptReturn), "return"},
		{rules.OfKind(rules.OptPrepare), "prepare"},
		{rules.OfKind(rules.OptEvacuate), "evacuate"},
	}
}

var cat = cards.Catalogue()

func comp(ref string) rules.Comp {
	c, ok := cat.Find(ref)
	if !ok {
		panic("no component " + ref)
	}
	return c
}

// accessors are all that an option can be asked, with the kinds that answer.
var accessors = map[string]struct {
	ask func(rules.Option) int
	of  []rules.OptionKind
}{
	"Comp":     {func(o rules.Option) int { return int(o.Comp()) }, []rules.OptionKind{rules.OptComp}},
	"Use":      {func(o rules.Option) int { return int(o.Use()) }, []rules.OptionKind{rules.OptComp}},
	"Seat":     {func(o rules.Option) int { return int(o.Seat()) }, []rules.OptionKind{rules.OptSeat, rules.OptPilot}},
	"Area":     {func(o rules.Option) int { return int(o.Area()) }, []rules.OptionKind{rules.OptArea, rules.OptMove, rules.OptShipIn, rules.OptCivilian, rules.OptPilot, rules.OptRaiders}},
	"Ship":     {func(o rules.Option) int { return int(o.Ship()) }, []rules.OptionKind{rules.OptShipIn, rules.OptReserves, rules.OptDamaged, rules.OptDestroyed}},
	"Raiders":  {func(o rules.Option) int { return o.Raiders() }, []rules.OptionKind{rules.OptRaiders}},
	"Letter":   {func(o rules.Option) int { return int(o.Letter()) }, []rules.OptionKind{rules.OptCivilian}},
	"Space":    {func(o rules.Option) int { return o.Space() }, []rules.OptionKind{rules.OptBoarding}},
	"Skill":    {func(o rules.Option) int { return int(o.Skill()) }, []rules.OptionKind{rules.OptSkill}},
	"Types":    {func(o rules.Option) int { return int(o.Types()) }, []rules.OptionKind{rules.OptDraws}},
	"Box":      {func(o rules.Option) int { return o.Box() }, []rules.OptionKind{rules.OptBox}},
	"Number":   {func(o rules.Option) int { return o.Number() }, []rules.OptionKind{rules.OptNumber}},
	"Resource": {func(o rules.Option) int { return int(o.Resource()) }, []rules.OptionKind{rules.OptResource}},
	"Icon":     {func(o rules.Option) int { return int(o.Icon()) }, []rules.OptionKind{rules.OptIcon}},
	"Deck":     {func(o rules.Option) int { return int(o.Deck()) }, []rules.OptionKind{rules.OptDeck}},
	"Board":    {func(o rules.Option) int { return int(o.Board()) }, []rules.OptionKind{rules.OptBoard}},
}

func TestOption_EveryKindHasAnIDThatStays(t *testing.T) {
	var seen [rules.NumOptionKinds]bool
	for _, k := range optionSamples() {
		seen[k.of.Kind] = true
		if got := cat.OptionID(k.of); got != k.id {
			t.Errorf("an option of kind %d is called %q, want %q", k.of.Kind, got, k.id)
		}
	}
	if i := slices.Index(seen[:], false); i >= 0 {
		t.Errorf("no sample of option kind %d", i)
	}
}

func TestOption_HoldsWhatItWasMadeOf(t *testing.T) {
	for got, want := range map[int]int{
		int(rules.OfPilot(2, rules.Rear).Seat()):                2,
		int(rules.OfPilot(2, rules.Rear).Area()) + 100:          int(rules.Rear) + 100,
		rules.RaidersIn(rules.Rear, 16).Raiders() + 200:         216,
		rules.Number(-2).Number() + 300:                         298,
		int(rules.OfCivilian(12, rules.PortFront).Area()) + 400: int(rules.PortFront) + 400,
		int(rules.OfDraws(rules.AnySkill).Types()) + 500:        int(rules.AnySkill) + 500,
		int(rules.OfUse(comp("title/admiral"), 1).Use()) + 600:  601,
	} {
		if got != want {
			t.Errorf("an option holds %d, want %d", got, want)
		}
	}
}

func TestOption_AnswersOnlyWhatItsKindHolds(t *testing.T) {
	answers := func(o rules.Option, ask func(rules.Option) int) (ok bool) {
		defer func() { ok = recover() == nil }()
		ask(o)
		return
	}
	for name, k := range accessors {
		for _, s := range optionSamples() {
			if got, want := answers(s.of, k.ask), slices.Contains(k.of, s.of.Kind); got != want {
				t.Errorf("%s of the option %s: answered %v, want %v", name, s.id, got, want)
			}
		}
	}
}

func TestOfKind_RefusesAKindThatHoldsSomething(t *testing.T) {
	plain := map[rules.OptionKind]bool{}
	for _, s := range optionSamples() {
		plain[s.of.Kind] = true
	}
	for _, k := range accessors {
		for _, o := range k.of {
			plain[o] = false
		}
	}
	for k := range rules.NumOptionKinds {
		refused := func() (refused bool) {
			defer func() { refused = recover() != nil }()
			rules.OfKind(k)
			return
		}()
		if refused == plain[k] {
			t.Errorf("option kind %d: refused %v", k, refused)
		}
	}
}

func TestOption_IsSmall(t *testing.T) {
	if n := unsafe.Sizeof(rules.Option{}); n > 4 {
		t.Errorf("an option takes %d bytes", n)
	}
}

// TestOption_IsMadeByItsConstructors: no code beside option.go puts an option
// together by itself.
func TestOption_IsMadeByItsConstructors(t *testing.T) {
	seen := 0
	for name, f := range sources(t) {
		if name == "option.go" {
			continue
		}
		seen++
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			if id, ok := lit.Type.(*ast.Ident); ok && id.Name == "Option" && len(lit.Elts) > 0 {
				t.Errorf("%s makes an option by hand", name)
			}
			return true
		})
	}
	if seen < 50 {
		t.Errorf("only %d files were read", seen)
	}
}
