package rules

import "ragtag/options"

// HasNuke reports whether there is a nuke left.
func HasNuke(t *Table) bool { return t.S.Nukes > 0 }

// CanNuke reports whether the Admiral has a nuke and a basestar to launch it
// at.
func CanNuke(t *Table, _ Ctx) bool {
	if _, ok := t.pursuing(); ok {
		return false // another card of the title tells how, see NukeArea
	}
	return !t.away() && t.S.Nukes > 0 && t.ships(BasestarA) > 0
}

// MostNukes returns how many nukes there are in the box: with Exodus one more than
// at the start of a game, and those that were used can be gained again.
func (s *State) MostNukes() int8 {
	if s.Choice.Holds(options.Exodus) {
		return StockNukes
	}
	return StartNukes
}

// GainNuke gives a nuke from beside the board to the player who holds them. Rule
// title.nukes.
type GainNuke struct{}

// Do gives it, if there is one.
func (GainNuke) Do(t *Table, x Ctx) {
	if !t.S.NoNukes && t.S.Nukes < t.S.MostNukes() && t.armed() != Nobody {
		t.S.Nukes++
		t.tell(Event{Kind: EvNukeGained, Rule: "title.nukes", Cause: x.Source, By: ref(t.armed()), Value: int(t.S.Nukes)})
	}
}

// SpendNuke takes a nuke from the player who holds it.
type SpendNuke struct{}

// Do puts it beside the board. What gains a nuke can bring it back from there.
func (SpendNuke) Do(t *Table, x Ctx) {
	if t.S.Nukes > 0 {
		t.S.Nukes--
		t.tell(Event{Kind: EvNuke, Rule: "title.nukes", Cause: x.Source, By: ref(t.armed()), Value: int(t.S.Nukes)})
	}
}

// LaunchNuke lets the Admiral launch a nuke at a basestar. Rule combat.nuke.
type LaunchNuke struct{}

// Do asks for the basestar, rolls and resolves the blast.
func (LaunchNuke) Do(t *Table, x Ctx) {
	x.Rule = "combat.nuke"
	r := t.request(x.By.Seat, ReqTarget, x)
	t.offerBasestars(r)
	o := t.askOne(r)
	k, a := o.Ship(), o.Area()
	SpendNuke{}.Do(t, x)
	n := t.rollWith(t.structural(k), Aim{Ship: k, Area: a}, x) // a nuke is an attack: structural damage counts
	if n < NukeDestroysAt {
		t.damageBasestar(k, x)
		t.damageBasestar(k, x)
		return
	}
	t.destroyBasestar(k, x)
	if n >= NukeBlastAt {
		t.destroyRaiders(a, NukeRaiders, n, x)
	}
}
