package rules

// SavedOne is the first form in which states were kept, which had no number. It is read
// and written through [Saved] and never changes: tables of that time go on, and digests
// that were taken over it can be checked. All its ids stood in fixed places, so it has
// lists of its own below.
type SavedOne struct {
	Rules   int    `json:"rules"`
	Options string `json:"options"`
	Players int    `json:"players"`
	Seed    string `json:"seed"`
	Drawn   uint64 `json:"drawn"`

	First   int         `json:"first"`
	Phase   string      `json:"phase"`
	Turn    int         `json:"turn"`
	Current int         `json:"current"`
	Seats   []SavedSeat `json:"seats"`
	Titles  []int       `json:"titles"`

	Dials    []int     `json:"dials"`
	Distance int       `json:"distance"`
	Marker   int       `json:"marker"`
	Fleet    oneFleet  `json:"fleet"`
	Cylons   oneCylons `json:"cylons"`
	Damaged  []string  `json:"damaged"`
	Dead     []string  `json:"dead,omitempty"`
	Mourned  int       `json:"mourned,omitempty"`
	Caprica  int       `json:"caprica,omitempty"`

	This   oneTurn      `json:"this"`
	Assist *SavedAssist `json:"assist,omitempty"`
	Card   string       `json:"card"`
	Began  string       `json:"began,omitempty"`
	Slept  bool         `json:"slept"`
	Queue  oneQueue     `json:"queue"`
	Bounds [][]int      `json:"bounds"`
	Seeded []int        `json:"seeded,omitempty"`
	Loaded []int        `json:"loaded,omitempty"`
	Ending string       `json:"ending"`
	Won    uint8        `json:"won"`
	Zones  []oneZone    `json:"zones"`
}

type oneFleet struct {
	Vipers                                               []int
	Reserves, Broken, Destroyed, Raptors, Wrecked, Nukes int
}

type oneCylons struct {
	Raiders, Heavy []int
	Basestars      []oneShip
	Boarding       []int
	Scar           oneShip
	Occupying      []int
}

// oneShip is a ship that is distinct from others.
type oneShip struct {
	On   bool
	Area int
}

type oneTurn struct {
	ActionsLeft int
	Piloting    bool
	Loan        oneLoan
	Began       int // 0: the place stood outside
	Defender    int
	Blind       int
	Cut         bool
	Ordered     bool
	Box         int
	BoxFixed    bool
	Card        int // 0: the card stood outside
	Replaced    bool
	Engines     bool
	Icon        bool
	NoJump      bool
	Again       bool
	Navigator   int
	Charts      int
	Used        int
	NewRaiders  []int
	Placed      int
	Dropped     bool
	Guarded     []bool
	Jammed      []int
	Die         oneDie
}

type oneLoan struct {
	On    bool
	Title int
	From  int
	By    struct{ Seat, Body int }
}

// oneDie is a roll under way. What it was rolled for was kept as the place of a card in
// a table, and can no longer be read.
type oneDie struct {
	On          bool
	Roller      int
	For         string
	Caller      int
	At          struct{ Ship, Area, By, Whom, N int }
	Face, Bonus int
	Malus       int
	Planned     bool
	Nudge, Set  int
	Again       bool
}

type oneQueue struct {
	Sleeper, Final, Caprica bool
	ReadAhead               int
}

type oneZone struct {
	Zone  string    `json:"zone"`
	Slots []oneSlot `json:"slots"`
}

type oneSlot struct {
	Comp  string `json:"comp"`
	Known uint8  `json:"known"`
	Tag   int    `json:"tag,omitempty"`
}

// The places of ids in the lists of a SavedOne.
var (
	oneTitles    = []string{"president", "admiral"}
	oneDials     = []string{"fuel", "food", "morale", "population"}
	oneSkills    = []string{"politics", "leadership", "tactics", "piloting", "engineering", "treachery"}
	oneAreas     = []string{"front", "starboard-front", "starboard-rear", "rear", "port-rear", "port-front"}
	oneBasestars = []string{"basestar-a", "basestar-b"}
	oneCaprica   = []string{"none", "occupied", "returned"}
	oneUses      = []string{"reroll", "mend", "scout", "cheer", "wreck", "give"}
	oneDamaged   = []string{
		"location/ftl-control", "location/weapons-control", "location/command", "location/admirals-quarters", "location/hangar-deck",
		"location/armory", "location/pegasus-cic", "location/airlock", "location/main-batteries", "location/engine-room",
	}
	oneDead = []string{
		"character/william-adama", "character/saul-tigh", "character/karl-helo-agathon", "character/lee-apollo-adama",
		"character/kara-starbuck-thrace", "character/sharon-boomer-valerii", "character/galen-tyrol", "character/tom-zarek",
		"character/gaius-baltar", "character/laura-roslin", "character/helena-cain", "character/anastasia-dee-dualla",
		"character/ellen-tigh", "character/louanne-kat-katraine", "character/cavil", "character/leoben-conoy", "character/caprica-six",
	}
)

// Numbers of a SavedOne.
const (
	oneBoarding = 5      // spaces of the boarding track
	onePath     = 3      // spaces of the occupation forces' path
	oneSeats    = 7      // with bounds; the bounds of the Destiny deck follow
	onePublic   = 1 << 7 // everybody knows the face
	oneBoard    = "galactica"
	oneDestiny  = "destiny"
	oneHand     = "hand/"
	oneGoing    = "going"
)

// oneZones names the zones in the order in which they stood, and says how many have
// each name.
var oneZones = []struct {
	id string
	n  int
}{
	{"skill-deck", 6},
	{"skill-discard", 6},
	{"hand", 7},
	{"destiny", 1},
	{"check-pile", 1},
	{"check-aside", 1},
	{"crisis-deck", 1},
	{"crisis-discard", 1},
	{"crisis-drawn", 1},
	{"crisis-now", 1},
	{"crisis-in-play", 1},
	{"crisis-scored", 1},
	{"crisis-aside", 1},
	{"crisis-box", 1},
	{"quorum-deck", 1},
	{"quorum-discard", 1},
	{"quorum-hand", 1},
	{"quorum-drawn", 1},
	{"quorum-before", 7},
	{"destination-deck", 1},
	{"destination-drawn", 1},
	{"destination-visited", 1},
	{"super-deck", 1},
	{"super-discard", 1},
	{"super-now", 1},
	{"super-in-play", 1},
	{"super-hand", 7},
	{"loyalty-deck", 1},
	{"loyalty-aside", 1},
	{"not-a-cylon", 1},
	{"loyalty-box", 1},
	{"loyalty-hand", 7},
	{"loyalty-shown", 7},
	{"agenda-pile", 1},
	{"agenda-hand", 7},
	{"motive-pile", 1},
	{"motive-box", 1},
	{"motive-hand", 7},
	{"motive-shown", 7},
	{"damage-pile", 1},
	{"damage-drawn", 1},
	{"damage-on", 1},
	{"pegasus-pile", 1},
	{"pegasus-on", 1},
	{"basestar-pile", 1},
	{"basestar-on", 2},
	{"civilian-pile", 1},
	{"civilian-in", 6},
	{"civilian-locked", 1},
	{"civilian-prepared", 1},
	{"civilian-gone", 1},
	{"removed", 1},
}
