package rules

// SeatRef names a seat in an event: 0 is nobody.
type SeatRef uint8

// Seat returns the seat named, or Nobody.
func (r SeatRef) Seat() Seat { return Seat(r) - 1 }

func ref(p Seat) SeatRef { return SeatRef(p + 1) }

// Event tells what happened, under which rule, and who may see which part of
// it. It is output only: the referee never reads events back.
//
// Which fields an event carries depends on its kind (see EventKind and its
// Fields); the others are zero. Where a field is said to be zero unless something
// holds, that is within the kinds that carry it.
type Event struct {
	Kind EventKind
	Rule string // id of the rule that it happened under

	// Whom, what and where.
	By      SeatRef          // who did it
	At      SeatRef          // to whom it was done
	Cause   Comp             // the component that it is due to, None where a rule alone asks for it
	Comp    Comp             // the component that it is about
	Comps   []Comp           // components in sight of all
	Private []Comp           // components that only some have seen
	To      Seats            // who has seen Private
	Letters []uint8          // civilian ships on the board, for each of Private
	Types   [numSkills]uint8 // cards of each Skill type; in EvCheck, 1 for each type that helps
	Loc     Loc              // where somebody or something is now
	Area    Area             // the area of space where it happens; of a move, where it begins
	Into    Area             // the area of space where a move ends
	Space   Space            // the board of space of Area
	Beyond  Space            // the board of space of Into
	Zone    Zone             // the deck

	// Quantities.
	Count      int    // how many cards, tokens or ships were drawn, placed, dealt, seen ...
	Received   int    // how many cards came back for Count
	Missing    int    // how many fewer than were due
	Change     int    // by how much a number changed, with its sign
	Value      int    // what a number became: a total, a track, what is left
	Difficulty int8   // the difficulty of the check
	Partial    int8   // the lower difficulty at which a check passes in part, or 0
	Face       int8   // what a die shows
	Result     int8   // what a roll counts as
	Turn       uint16 // the number of the turn, from 1
	Ask        int    // the number of a question

	// Which one.
	Title    Title
	Skill    Skill
	Resource Resource
	Deck     Kind       // the kind of component, KindNone where Private tells
	Ship     Ship       // the ship that acts or is acted upon
	Attacker Attacker   // what attacks Ship
	Icon     Activation // the icon that activates ships
	Phase    Phase
	Outcome  Outcome // of a check
	Ending   Ending
	Heed     Heed       // the part of an effect
	Fate     Fate       // where a card went
	Death    Death      // how somebody died
	Grant    Grant      // which actions are granted
	Force    ForceEvent // what happened to an occupation force
	Sympathy Sympathy   // what the Sympathizer turned out to be
	Side     Side       // whom the rebel basestar joins
	Box      int8       // of a card: 0 and 1 are A and B; 2 and 3 are A and B of a choice within a box or a result
	Letter   uint8      // of a civilian ship, from 1; 0 if it was not on the board
	Use      uint8      // which of the actions of a location or title, from 0

	// What more is true.
	Bottom       bool // at the bottom of the deck, not on top
	Away         bool // Galactica is away from New Caprica
	NoCenturions bool // no centurions act
	Destroyed    bool // destroyed, not damaged
	ByRaider     bool // a raider did it
	Won          bool // the seat has won
}

// tell records an event, if anybody listens.
func (t *Table) tell(e Event) {
	if t.listens {
		t.record(e)
	}
}

// record records an event, if it does not come again. A game has a log of its own.
func (t *Table) record(e Event) {
	switch {
	case t.again < t.known:
		t.again++
	case t.script != nil:
		t.again, t.known = t.again+1, t.known+1
		t.script.game.hear(&e)
	default:
		t.events = append(t.events, e)
	}
}

// happened returns how many events of a game there were, with those that came again.
func (t *Table) happened() int { return t.again }

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
