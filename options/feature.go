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

	// In the place of general rules, in Battlestar Epica.
	DealtCharacters  // characters are dealt by chance, and Loyalty cards before the titles
	PartOfCrises     // the Crisis deck is a part of the cards, the rest of which is never seen
	LateBoards       // Pegasus, the Mark VII vipers and the Demetrius come with the distance
	BothTreacheries  // the treachery of Pegasus and that of Daybreak are one deck
	DamageByPlace    // where the current player is decides which ship damage hits
	ScrapRepairs     // a Mark VII viper is repaired with a plain one
	CiviliansReturn  // a civilian ship that was lost with people goes back to the pile
	LateDeaths       // death and execution are two things, and late in the game both are final
	CylonsInside     // every Cylon player can infiltrate, any ship of the humans
	LateMissions     // a Mission counts when the fleet jumps
	Interlude        // the New Caprica phase begins by a choice, and the game goes on after it
	LateHandOver     // Loyalty cards change hands a distance longer
	ChosenTrial      // the Crossroads phase is on the way: cards are for those alone who have tokens, Allies stay, pilots join its battle
	JumpsNeedFTL     // no jump without FTL Control
	TributeBySide    // each side pays on the rebel basestar in its own coin
	ClosedBrig       // no Movement ability in the Brig, and from there to any ship
	CylonsApart      // Crises and checks do not touch Cylon players
	PursuitByDeed    // pursuit goes on when an icon did nothing, or placed a ship
	MutinyWhenShown  // the Mutineer draws when the card is revealed, not when its icon is resolved
	TargetsAboard    // only characters aboard can be accused
	WideNukes        // a nuke takes ships of any kind with it
	RaptorsStay      // assault raptors stay in space when the fleet jumps
	FewerMotives     // a Cylon Leader may have one Motive hidden at the end
	GoalsOfHumans    // Personal Goals of hidden Cylons cost nothing at the end
	HazardTokens     // a disaster kills where it was drawn from a hazardous location
	AttacksFromFleet // ships of an attack come from the Cylon Fleet board first
	CrisisScouts     // the Human Fleet location shows the Crisis deck alone

	lastFeature = CrisisScouts
)

var featureNames = [...]string{
	Expansion: "expansion", Execution: "execution", Treachery: "treachery", Overlay: "overlay",
	ExodusLoyalty: "exodus-loyalty", Infiltrator: "infiltrator", Motive: "motive", Agenda: "agenda",
	Allies: "allies", Demetrius: "demetrius", CylonFleetBoard: "cylon-fleet-board",
	Sympathizer: "sympathizer", Mutineer: "mutineer",
	DealtCharacters: "dealt-characters", PartOfCrises: "part-of-crises", LateBoards: "late-boards",
	BothTreacheries: "both-treacheries", DamageByPlace: "damage-by-place", ScrapRepairs: "scrap-repairs",
	CiviliansReturn: "civilians-return", LateDeaths: "late-deaths", CylonsInside: "cylons-inside",
	LateMissions: "late-missions", Interlude: "interlude", LateHandOver: "late-hand-over", ChosenTrial: "chosen-trial",
	JumpsNeedFTL: "jumps-need-ftl", TributeBySide: "tribute-by-side", ClosedBrig: "closed-brig",
	CylonsApart: "cylons-apart", PursuitByDeed: "pursuit-by-deed", MutinyWhenShown: "mutiny-when-shown",
	TargetsAboard: "targets-aboard", WideNukes: "wide-nukes", RaptorsStay: "raptors-stay", FewerMotives: "fewer-motives", GoalsOfHumans: "goals-of-humans", HazardTokens: "hazard-tokens",
	AttacksFromFleet: "attacks-from-fleet", CrisisScouts: "crisis-scouts",
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
type FeatureSet uint64

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
	case Interlude:
		return c.Has(Epica) && c.Has(NewCaprica)
	}
	return f > Mutineer && c.Has(Epica)
}

func (c Choice) holdsAny(words ...Word) bool {
	for _, w := range words {
		if c.Holds(w) {
			return true
		}
	}
	return false
}
