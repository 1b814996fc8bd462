package options

// Feature is a part of the rules that a choice brings, often in several ways.
// Decks and procedures depend on features, not on sets: an Agenda can be in
// play without Pegasus. The zero Feature is none.
type Feature uint8

// The features.
const (
	Expansion       Feature = iota + 1 // the general rules of any expansion: types a Cylon draws, the Quorum limit, check abilities
	Execution                          // characters can be executed
	Treachery                          // treachery cards
	Overlay                            // an overlay covers the Cylon locations
	ExodusLoyalty                      // extra-card Loyalty deck: one card is left over
	Infiltrator                        // a player can infiltrate: Cylon Leader or Sympathetic Cylon
	Motive                             // infiltrators have Motives
	Agenda                             // infiltrators have an Agenda
	Allies                             // Allies and their trauma tokens
	Demetrius                          // the Demetrius and its Missions
	CylonFleetBoard                    // the Cylon Fleet board
	Sympathizer                        // the Sympathizer joins the Loyalty deck after the first deal
	Mutineer                           // the Mutineer is in the Loyalty deck

	lastFeature = Mutineer
)

var featureNames = [...]string{
	Expansion: "expansion", Execution: "execution", Treachery: "treachery", Overlay: "overlay",
	ExodusLoyalty: "exodus-loyalty", Infiltrator: "infiltrator", Motive: "motive", Agenda: "agenda",
	Allies: "allies", Demetrius: "demetrius", CylonFleetBoard: "cylon-fleet-board",
	Sympathizer: "sympathizer", Mutineer: "mutineer",
}

// String returns the feature's name in kebab-case; "" for none.
func (f Feature) String() string {
	if f > lastFeature {
		return ""
	}
	return featureNames[f]
}

// FeatureOf returns the feature with that name; ok is false if there is none.
func FeatureOf(name string) (f Feature, ok bool) {
	for f = Expansion; f <= lastFeature; f++ {
		if featureNames[f] == name {
			return f, true
		}
	}
	return 0, false
}

// FeatureSet is a small comparable set of features.
type FeatureSet uint32

// Has reports whether f is in s.
func (s FeatureSet) Has(f Feature) bool { return s>>f&1 == 1 }

// List returns the features of s in the order of the constants.
func (s FeatureSet) List() []Feature {
	var list []Feature
	for f := Expansion; f <= lastFeature; f++ {
		if s.Has(f) {
			list = append(list, f)
		}
	}
	return list
}

// Features returns what c brings in a game of that many players. With players
// 0, a feature that depends on their number is included if some number brings
// it, as on the rulebook's page.
func (c Choice) Features(players int) (s FeatureSet) {
	for f := Expansion; f <= lastFeature; f++ {
		if c.Feature(f, players) {
			s |= 1 << f
		}
	}
	return s
}

// Feature reports whether c brings f in a game of that many players; see
// [Choice.Features] for players 0.
func (c Choice) Feature(f Feature, players int) bool {
	switch f {
	case Expansion:
		return c.holdsAny(Pegasus, Exodus, Daybreak)
	case Execution:
		return c.holdsAny(Pegasus, Exodus)
	case Treachery:
		return c.holdsAny(Pegasus, Daybreak)
	case Overlay:
		return c.holdsAny(Pegasus, Daybreak, SympatheticCylon, ForceOverlay)
	case ExodusLoyalty:
		return c.Holds(Exodus) && !c.Has(ForcePegasus) || c.Has(ForceExodus)
	case Infiltrator:
		return c.holdsAny(CylonLeader, SympatheticCylon)
	case Motive:
		return c.Feature(Infiltrator, players) && c.holdsAny(Daybreak, ForceMotive)
	case Agenda:
		return c.Feature(Infiltrator, players) && !c.Feature(Motive, players)
	case Allies:
		return c.holdsAny(IonianNebula, AllySeasons)
	case Demetrius:
		return c.holdsAny(SearchForHome, ForceDemetrius, Epica)
	case CylonFleetBoard:
		return c.Holds(CylonFleet)
	case Sympathizer:
		return c.Late(players) == LateSympathizer
	case Mutineer:
		return c.mutineer(players)
	}
	return false
}

func (c Choice) holdsAny(words ...Word) bool {
	for _, w := range words {
		if c.Holds(w) {
			return true
		}
	}
	return false
}
