package options

import "math/bits"

// Word is one option. The zero Word is no word.
type Word uint8

// The words, in the order in which the published rulebook writes them into a
// URL; the last four are ours.
const (
	Pegasus          Word = iota + 1 // the Pegasus expansion
	ForceExodus                      // extra-card Loyalty deck with Pegasus, without Exodus
	Exodus                           // the Exodus expansion
	PersonalGoal                     // Personal Goal cards
	FinalFive                        // Final Five cards
	CylonFleet                       // the Cylon Fleet board
	AllySeasons                      // Allies for All Seasons: Allies whatever the ending
	ForcePegasus                     // regular Loyalty deck despite Exodus
	Daybreak                         // the Daybreak expansion
	ForceDemetrius                   // the Demetrius and its Missions whatever the ending
	CylonLeader                      // one player is a Cylon Leader
	Kobol                            // the ending Kobol: the default
	NewCaprica                       // the ending New Caprica
	IonianNebula                     // the ending Ionian Nebula
	SearchForHome                    // the ending Search for Home (Earth)
	AllEndings                       // all endings at once: a way to read the rulebook, not a game
	NoSympathizer                    // the official No Sympathizer variant
	SympatheticCylon                 // the Sympathetic Cylon instead of the Sympathizer
	ForceOverlay                     // an overlay over the Cylon locations
	ForceMotive                      // Motives instead of Agendas
	Variants                         // the book shows the other official variants
	Help                             // the book shows help
	Highlight                        // the book marks what the options change
	ExtraDeath                       // house rule: more ways to die
	Solo                             // the official one-player variant
	Duo                              // the official two-player variant
	Coop                             // the fully cooperative variant
	Epica                            // Battlestar Epica: all sets and endings in one long game

	lastWord = Epica
)

var wordNames = [...]string{
	Pegasus: "pegasus", ForceExodus: "forceexodus",
	Exodus: "exodus", PersonalGoal: "personalgoal", FinalFive: "finalfive",
	CylonFleet: "cylonfleet", AllySeasons: "allyseasons", ForcePegasus: "forcepegasus",
	Daybreak: "daybreak", ForceDemetrius: "forcedemetrius", CylonLeader: "cylonleader",
	Kobol: "kobol", NewCaprica: "newcaprica", IonianNebula: "ioniannebula",
	SearchForHome: "searchforhome", AllEndings: "allendings",
	NoSympathizer: "nosympathizer", SympatheticCylon: "sympatheticcylon",
	ForceOverlay: "forceoverlay", ForceMotive: "forcemotive",
	Variants: "variants", Help: "help", Highlight: "highlight", ExtraDeath: "extradeath",
	Solo: "solo", Duo: "duo", Coop: "coop", Epica: "epica",
}

// Groups of words. A choice holds exactly one ending.
var (
	expansions = setOf(Pegasus, Exodus, Daybreak)
	endings    = setOf(Kobol, NewCaprica, IonianNebula, SearchForHome, AllEndings)
	displays   = setOf(Variants, Help, Highlight)
)

// String returns the word as written in a shared choice, in lower case, or ""
// for no word.
func (w Word) String() string {
	if w > lastWord {
		return ""
	}
	return wordNames[w]
}

// WordOf returns the word written as s; ok is false if there is none.
func WordOf(s string) (w Word, ok bool) {
	for w = Pegasus; w <= lastWord; w++ {
		if wordNames[w] == s {
			return w, true
		}
	}
	return 0, false
}

// AllWords returns every word, in the order in which a choice writes them.
func AllWords() []Word { return (setOf(lastWord)<<1 - 2).words() }

// IsEnding reports whether w is an ending. A choice holds exactly one.
func (w Word) IsEnding() bool { return endings.has(w) }

// IsDisplay reports whether w only changes what the rulebook's page shows.
func (w Word) IsDisplay() bool { return displays.has(w) }

// wordSet is a set of words, one bit each.
type wordSet uint32

func setOf(words ...Word) (s wordSet) {
	for _, w := range words {
		s |= 1 << w
	}
	return s
}

func (s wordSet) has(w Word) bool { return s>>w&1 == 1 }

// words returns the words of the set in the order of the constants.
func (s wordSet) words() []Word {
	list := make([]Word, 0, bits.OnesCount32(uint32(s)))
	for ; s != 0; s &= s - 1 {
		list = append(list, Word(bits.TrailingZeros32(uint32(s))))
	}
	return list
}
