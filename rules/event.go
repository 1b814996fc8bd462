package rules

// EventKind says what happened.
type EventKind uint8

// The kinds of events. By is who did it, At to whom; Comp, N, M as said.
const (
	EvNone         EventKind = iota
	EvCharacter              // By picked character Comp
	EvPlaced                 // At stands on Loc
	EvTitle                  // At received title N
	EvLoyaltyDealt           // At was dealt N Loyalty cards; Private: which
	EvDrew                   // By drew cards of types in Types, M fewer than were due since no more are left; Private: which
	EvDiscarded              // By discarded Comps
	EvTurn                   // turn N begins, of By
	EvPhase                  // phase N begins
	EvMoved                  // By moved to Loc
	EvSent                   // At was sent to Loc
	EvUsed                   // By used Comp
	EvResource               // resource N changed by M
	EvRolled                 // By rolled N, counted as M
	EvRerolled               // By rerolls
	EvCrisis                 // By revealed Crisis card Comp
	EvSuper                  // By revealed Super Crisis card Comp
	EvCrisisGone             // Crisis card Comp was discarded (N: 0 discarded, 1 to the bottom, 2 kept in play, 3 shuffled back)
	EvBox                    // By chose box N; 2 and 3 lie within a box or a result
	EvBoxChanged             // By changed the choice on Comp to box N
	EvCheck                  // a check of difficulty N, partial M began
	EvDifficulty             // the difficulty became N
	EvAdded                  // By added N cards; Comps if face up; Private: which
	EvDestinyAdded           // N Destiny cards were added; Comps if face up
	EvRevealed               // the pile was revealed: Comps
	EvZeroed                 // By set cards of type N to strength 0
	EvTotal                  // total N
	EvOutcome                // outcome N
	EvTook                   // By took the cards of the check: Comps
	EvActivated              // Cylon ships of icon N act (M=1: but no centurions)
	EvRaiders                // the raiders of area N act
	EvShipMoved              // a ship of kind N moved from Area to area M
	EvShipPlaced             // M ships of kind N were placed in Area
	EvLaunched               // a viper was launched into Area; By pilots it if given
	EvViperMoved             // a viper moved from Area to area N
	EvAttack                 // ship N attacked in Area
	EvMissed
	EvDestroyed         // ship N in Area was destroyed
	EvViperAttacked     // a viper in Area was attacked; At pilots it if given
	EvViperHit          // a viper in Area was damaged (N=0) or destroyed (N=1)
	EvGalacticaAttacked // by ship N in Area
	EvDamaged           // Galactica took token Comp
	EvRepaired          // location Loc, or N vipers
	EvBasestarHit       // basestar N took token Comp, or none
	EvCivilianPlaced    // civilian ship with letter N was placed in Area
	EvCivilianMoved     // civilian ship with letter N moved to Area
	EvCivilianDestroyed // Comp, which had letter N in Area, or 0 if it was not on the board; M=1 if a raider did it
	EvRaptor            // N raptors lost, or gained
	EvNuke              // By launched a nuke; N left
	EvCenturion         // a centurion stands on space N
	EvCenturions        // all centurions advanced
	EvMarker            // the fleet marker stands on N; M is 1 while Galactica is away
	EvJump              // the fleet jumps
	EvDestination       // By chose destination Comp
	EvDistance          // distance became N
	EvPeeked            // By looked at N components (of At, or of assist character Comp, if given); Private: which
	EvPutBack           // By put a card of deck N on top (M=0) or bottom (M=1)
	EvQuorum            // By drew N Quorum cards; Private: which
	EvSuperDrawn        // By drew a Super Crisis card; Private: which
	EvCylon             // By is revealed as a Cylon with Loyalty card Comp
	EvSympathizer       // By reveals the Sympathizer; N=1 as a Cylon
	EvHanded            // By handed N Loyalty cards to At; Private: which
	EvSleeper           // the Sleeper Agent phase
	EvTakes             // By took a card from At's hand; Private: which
	EvReshuffled        // deck Zone was reshuffled
	EvDestinyBuilt      // a new Destiny deck
	EvIgnored           // By ignores an effect, or the part N of it (a Heed)
	EvStays             // Comp stays in play before At
	EvAnnounced         // By wants to use Comp
	EvExtraAction       // By may take another action; N=1: by an order, after a move; N=2: 2 actions
	EvEnded             // ending N
	EvShowed            // at the end or when executed: all Loyalty cards, Comps, of At, or of assist character Comp
	EvVipersHome        // M vipers returned to the Reserves
	EvViperBroken       // M vipers of the Reserves were damaged
	EvDecided           // By decided the check: outcome N, without cards
	EvPassed            // nothing was chosen
	EvAssist            // By picked assist character Comp
	EvAssistShown       // Loyalty card Comp of assist character Cause was turned up
	EvDestinySeeded     // cards of types in Types were shuffled into the Destiny deck
	EvPegasusLost       // the Battlestar Pegasus is destroyed
	EvSettled           // the New Caprica phase begins
	EvLocked            // N civilian ships are Locked on New Caprica
	EvPrepared          // a civilian ship was prepared; N are
	EvOccupation        // what N says of an occupation force at Loc, such as ForcePlaced
	EvReturned          // Galactica returns to New Caprica
	EvLeaves            // By orders Galactica to leave New Caprica
	EvUndone            // the game goes back to question N
	EvCulled            // By discarded Comps of the Destiny deck
	EvGave              // By gave N Skill cards to At; Private: which
	EvDieSet            // By set the result of a die to N, without a roll
	EvExecuted          // At is executed (N: 2 killed by a roll)
	EvReckless          // By makes the check Reckless
	EvAbility           // the text of Comp, turned up in a check, takes effect
	EvGuarded           // By guards resource N
	EvSpared            // 1 of resource N is not lost
	EvSwapped           // By swapped the card played with the top card of the Destiny deck; Private: which
	EvNudged            // By changed the roll by N, to M
	EvJammed            // the first N raiders that act in Area will miss
	EvInfiltrates       // By goes among the humans, to Loc
	EvReturns           // By infiltrates no more
	EvGoals             // At was dealt N Agendas or Motives (kind M); Private: which
	EvMotive            // By revealed Motive Comp
	EvWithdrawn         // basestar N in Area was removed from the board
	EvHandsSwapped      // By and At exchanged hands of N and M cards; Private: what By holds now, then At
	EvGlimpsed          // By drew the top N Destiny cards; Private: which
	EvOnDestiny         // By put a card on top of the Destiny deck; Private: which
	EvDestinyGone       // the Destiny deck was discarded: Comps
	EvGoalsMet          // at the end: At has won by goals of its own (N=1), or lost
	EvTurnedUp          // cards that waited beside the check come into it face up: Comps
	EvShort             // M ships of kind N are too few
	NumEventKinds
)

var eventNames = [NumEventKinds]string{
	EvNone: "none", EvCharacter: "character", EvPlaced: "placed", EvTitle: "title",
	EvLoyaltyDealt: "loyalty-dealt", EvDrew: "drew", EvDiscarded: "discarded", EvTurn: "turn", EvPhase: "phase",
	EvMoved: "moved", EvSent: "sent", EvUsed: "used", EvResource: "resource", EvRolled: "rolled",
	EvRerolled: "rerolled", EvCrisis: "crisis", EvSuper: "super", EvCrisisGone: "crisis-gone", EvBox: "box",
	EvBoxChanged: "box-changed", EvCheck: "check", EvDifficulty: "difficulty", EvAdded: "added",
	EvDestinyAdded: "destiny-added", EvRevealed: "revealed", EvZeroed: "zeroed", EvTotal: "total",
	EvOutcome: "outcome", EvTook: "took", EvActivated: "activated", EvRaiders: "raiders",
	EvShipMoved: "ship-moved", EvShipPlaced: "ship-placed", EvLaunched: "launched", EvViperMoved: "viper-moved",
	EvAttack: "attack", EvMissed: "missed", EvDestroyed: "destroyed", EvViperAttacked: "viper-attacked",
	EvViperHit: "viper-hit", EvGalacticaAttacked: "galactica-attacked", EvDamaged: "damaged",
	EvRepaired: "repaired", EvBasestarHit: "basestar-hit", EvCivilianPlaced: "civilian-placed",
	EvCivilianMoved: "civilian-moved", EvCivilianDestroyed: "civilian-destroyed", EvRaptor: "raptor",
	EvNuke: "nuke", EvCenturion: "centurion", EvCenturions: "centurions", EvMarker: "marker", EvJump: "jump",
	EvDestination: "destination", EvDistance: "distance", EvPeeked: "peeked", EvPutBack: "put-back",
	EvQuorum: "quorum", EvSuperDrawn: "super-drawn", EvCylon: "cylon",
	EvSympathizer: "sympathizer", EvHanded: "handed", EvSleeper: "sleeper", EvTakes: "takes",
	EvReshuffled: "reshuffled", EvDestinyBuilt: "destiny-built", EvIgnored: "ignored", EvStays: "stays",
	EvAnnounced: "announced", EvExtraAction: "extra-action", EvEnded: "ended", EvShowed: "showed",
	EvVipersHome: "vipers-home", EvViperBroken: "viper-broken", EvDecided: "decided", EvPassed: "passed",
	EvAssist: "assist", EvAssistShown: "assist-shown", EvDestinySeeded: "destiny-seeded", EvPegasusLost: "pegasus-destroyed", EvUndone: "undone",
	EvSettled: "settled", EvLocked: "locked", EvPrepared: "prepared", EvOccupation: "occupation", EvReturned: "returned",
	EvLeaves: "leaves", EvExecuted: "executed",
	EvReckless: "reckless", EvAbility: "ability", EvGuarded: "guarded", EvSpared: "spared", EvSwapped: "swapped",
	EvNudged: "nudged", EvJammed: "jammed",
	EvInfiltrates: "infiltrates", EvReturns: "returns", EvGoals: "goals", EvMotive: "motive", EvWithdrawn: "withdrawn",
	EvHandsSwapped: "hands-swapped", EvGlimpsed: "glimpsed", EvOnDestiny: "on-destiny", EvDestinyGone: "destiny-gone", EvTurnedUp: "turned-up",
	EvGoalsMet: "goals-met", EvShort: "short",
	EvDieSet: "die-set", EvCulled: "culled", EvGave: "gave",
}

// String returns the id of the kind.
func (k EventKind) String() string { return eventNames[k] }

// SeatRef names a seat in an event: 0 is nobody.
type SeatRef uint8

// Seat returns the seat named, or Nobody.
func (r SeatRef) Seat() Seat { return Seat(r) - 1 }

func ref(p Seat) SeatRef { return SeatRef(p + 1) }

// Event tells what happened, under which rule, and who may see which part of
// it. The referee never reads events back.
type Event struct {
	Kind    EventKind
	Rule    string
	By, At  SeatRef
	Cause   Comp
	Comp    Comp
	N, M    int
	Area    Area
	Loc     Loc
	Zone    Zone
	Types   [numSkills]uint8 // cards of each Skill type
	Comps   []Comp           // in sight of all
	Letters []uint8          // civilian ships
	To      Seats            // who sees Private
	Private []Comp
}

// tell reports an event to whoever listens.
func (t *Table) tell(e Event) {
	if t.listens {
		t.events = append(t.events, e)
	}
}

// comps copies the components of a zone for an event.
func (t *Table) comps(z Zone) []Comp {
	if !t.listens {
		return nil
	}
	in := t.S.In(z)
	out := make([]Comp, len(in))
	for i, s := range in {
		out[i] = s.Comp
	}
	return out
}

// comp1 is a list of one component for an event.
func (t *Table) comp1(c Comp) []Comp {
	if !t.listens {
		return nil
	}
	return []Comp{c}
}
