package rules

import "slices"

// Standing is what a card does while it stays in play. The zero value changes
// nothing. The engine asks what the cards in play say and knows none of them.
// Rule crisis.keep-in-play.
type Standing struct {
	ViperMalus    int8 // taken from the attack rolls of unmanned vipers
	LaunchMore    int8 // a basestar that launches ships launches this many more of each kind
	RaidersLaunch int8 // once raiders have acted, each basestar launches this many raiders
	Distance      int8 // the card goes beside the objective and counts as this much distance

	ActsMore      Often    // a ship acts more than once whenever its icon comes
	NoLooks       bool     // nobody may look at another player's Loyalty cards
	Toll          bool     // a player who activates a viper discards a Skill card first
	Unplayed      []Skill  // types of Skill cards that nobody may use as an action, or instead of a move
	NoOncePerGame bool     // human players may not use once-per-game abilities
	Shut          []string // ids of locations that nobody may activate
	Closed        []Board  // boards to which nobody may move from another

	Snares []string // ids of locations: characters there as the fleet jumps are executed after the jump
	Uses   []Use    // what happens without a question; each is forced, and may name any moment

	Ends []Window // the moments at which the card leaves play
	Back bool     // if the fleet jumps it is shuffled into its deck, not discarded
}

// Often is how many more times a ship acts.
type Often struct {
	Ship Ship
	More int8
}

// Moments at which cards in play act, or leave play, and nobody is asked. They do
// so in windows as well.
const (
	WhenRaidersActed Window = NumWindows + iota // an activation of raiders is over
	WhenFleetJumps                              // the ships are gone; the destination is not chosen
	WhenNoScar                                  // a Cylon ship was destroyed, and Scar is not on the board
	WhenNoRaiders                               // the same, and no raider is
	WhenBasestarLost                            // a basestar was destroyed
	WhenCivilianLost                            // a civilian ship was destroyed
	WhenJumped                                  // a jump is over
	NumMoments
)

// Standing returns what a component does while it stays in play.
func (c *Catalogue) Standing(comp Comp) *Standing {
	if k := c.Kind(comp); k == KindCrisis || k == KindSuper {
		return &c.Crisis(comp).Stands
	}
	return &noStanding
}

var noStanding Standing

// standingZones are those whose cards bring their rules.
var standingZones = [...]Zone{CrisisInPlay, SuperInPlay}

// standing yields the cards in play, bottom first, and what they do there.
func (t *Table) standing(yield func(Comp, *Standing) bool) {
	for _, z := range standingZones {
		for _, s := range t.S.In(z) {
			if !yield(s.Comp, t.cat.Standing(s.Comp)) {
				return
			}
		}
	}
}

// brought is a set of what cards bring while they stay in play: the moments at
// which they act or leave, and behind those what else they say, by kind.
type brought uint64

const (
	bringsNumbers brought = 1 << (NumMoments + iota)
	bringsBans
	bringsShut
	bringsClosed
	bringsSnares
)

// linkStanding notes what each component brings while it stays in play.
func (c *Catalogue) linkStanding() {
	c.brings = make([]brought, len(c.comps))
	for comp := range c.brings {
		c.brings[comp] = c.Standing(Comp(comp)).brings()
	}
}

func (k *Standing) brings() (all brought) {
	for i := range k.Uses {
		all |= 1 << k.Uses[i].When
	}
	for _, w := range k.Ends {
		all |= 1 << w
	}
	for _, fact := range [...]struct {
		what brought
		so   bool
	}{
		{bringsNumbers, k.ViperMalus != 0 || k.LaunchMore != 0 || k.RaidersLaunch != 0 || k.ActsMore.More != 0},
		{bringsBans, k.NoLooks || k.NoOncePerGame || k.Toll || len(k.Unplayed) > 0},
		{bringsShut, len(k.Shut) > 0},
		{bringsClosed, len(k.Closed) > 0},
		{bringsSnares, len(k.Snares) > 0},
	} {
		if fact.so {
			all |= fact.what
		}
	}
	return all
}

// brought reports whether a card in play brings any of that. It is asked first,
// since one hardly ever does.
func (t *Table) brought(any brought) bool {
	return t.kit.brings&any != 0 && t.broughtBy(any)
}

func (t *Table) broughtBy(any brought) bool {
	for _, z := range standingZones {
		in := t.S.In(z)
		for i := range in {
			if t.cat.brings[in[i].Comp]&any != 0 {
				return true
			}
		}
	}
	return false
}

// says reports whether a card in play says so.
func (t *Table) says(so func(*Standing) bool) bool {
	if !t.brought(bringsBans) {
		return false
	}
	for _, k := range t.standing {
		if so(k) {
			return true
		}
	}
	return false
}

// sum adds up what the cards in play say.
func (t *Table) sum(what func(*Standing) int8) (n int8) {
	if !t.brought(bringsNumbers) {
		return 0
	}
	for _, k := range t.standing {
		n += what(k)
	}
	return n
}

// actsMore returns how many more times than once ships of a kind act.
func (t *Table) actsMore(s Ship) (n int8) {
	if !t.brought(bringsNumbers) {
		return 0
	}
	for _, k := range t.standing {
		if k.ActsMore.Ship == s {
			n += k.ActsMore.More
		}
	}
	return n
}

// shutBy returns the card in play that keeps everybody from activating a location, or None.
func (t *Table) shutBy(l Loc) Comp {
	if !t.brought(bringsShut) {
		return None
	}
	for c, k := range t.standing {
		if len(k.Shut) > 0 && slices.Contains(k.Shut, t.cat.At(l).ID) {
			return c
		}
	}
	return None
}

// unplayed reports whether a card in play forbids using Skill cards of a type as an
// action.
func (t *Table) unplayed(s Skill) bool {
	return t.says(func(k *Standing) bool { return slices.Contains(k.Unplayed, s) })
}

// closedBy returns the card in play that forbids moving to a board, or None.
func (t *Table) closedBy(b Board) Comp {
	if !t.brought(bringsClosed) {
		return None
	}
	for c, k := range t.standing {
		if slices.Contains(k.Closed, b) {
			return c
		}
	}
	return None
}
