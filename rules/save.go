package rules

import "slices"

// SavedForm is the number of the form in which a [Saved] is written. It changes
// when programs that read the earlier form would misread the new one. A new
// field that says nothing of earlier games does not change it.
const SavedForm = 2

// Saved is a state between two phases, as it is kept: by ids and by named fields,
// whatever the referee's own memory looks like. It holds every secret.
//
// What says nothing is left out: a title that nobody holds, a kind of ship of
// which there is none, a zone without components. So the saved form of a game
// does not change when later sets bring more of them, and a reader takes what is
// missing as not in this game. An entry that a reader does not know is passed
// over if it says nothing either, and refused otherwise; see [LoadState].
type Saved struct {
	Form    int    `json:"form"`    // SavedForm
	Rules   int    `json:"rules"`   // Version of the rules that saved it
	Options string `json:"options"` // words joined by &
	Players int    `json:"players"`
	Seed    string `json:"seed"` // hexadecimal
	Drawn   uint64 `json:"drawn,omitzero"`

	Phase   string         `json:"phase"`
	Turn    int            `json:"turn,omitzero"`    // turns begun
	First   int            `json:"first,omitzero"`   // seat
	Current int            `json:"current,omitzero"` // seat
	Seats   []SavedSeat    `json:"seats"`
	Assist  *SavedAssist   `json:"assist,omitzero"`
	Titles  map[string]int `json:"titles,omitempty"` // seat by title
	Dead    []string       `json:"dead,omitempty"`   // characters executed
	Mourned int            `json:"mourned,omitzero"` // morale lost to executions
	Out     []int          `json:"out,omitempty"`    // seats of players who were eliminated

	Dials    map[string]int `json:"dials,omitempty"` // by resource
	Distance int            `json:"distance,omitzero"`
	Marker   int            `json:"marker,omitzero"`    // position of the fleet marker
	Pursuit  int            `json:"pursuit,omitzero"`   // position of the pursuit marker
	Damaged  []string       `json:"damaged,omitempty"`  // locations
	Boarding []int          `json:"boarding,omitempty"` // centurions on each space of their track
	Forces   []int          `json:"forces,omitempty"`   // occupation forces on each space of their path
	Ships    []SavedShips   `json:"ships,omitempty"`
	Stock    []SavedStock   `json:"stock,omitempty"`
	Nukes    int            `json:"nukes,omitzero"`
	Caprica  string         `json:"caprica,omitzero"`  // how far the New Caprica phase has come
	Rebels   string         `json:"rebels,omitzero"`   // with whom the rebel basestar is
	HubLost  bool           `json:"hubLost,omitzero"`  // Hub Destroyed has replaced the Resurrection Ship
	Ventured bool           `json:"ventured,omitzero"` // the Demetrius has joined the fleet, where she comes late
	Crossing string         `json:"crossing,omitzero"` // how far the Crossroads phase has come
	NoNukes  bool           `json:"noNukes,omitzero"`

	This   SavedTurn                 `json:"this,omitzero"`
	Queue  SavedQueue                `json:"queue,omitzero"`
	Slept  bool                      `json:"slept,omitzero"`   // the Sleeper Agent phase has happened
	Bounds map[string]map[string]int `json:"bounds,omitempty"` // by zone: most cards of each Skill type in it, by public knowledge
	Seeded map[string]int            `json:"seeded,omitempty"` // by Skill type: cards that the Destiny deck can hold besides
	Clues  []SavedClue               `json:"clues,omitempty"`  // what seats know of hands as a whole
	Loaded []int                     `json:"loaded,omitempty"` // dice to come before chance is asked
	Ending string                    `json:"ending,omitzero"`  // once the game is over
	Won    []int                     `json:"won,omitempty"`    // seats

	Zones map[string][]SavedSlot `json:"zones"` // bottom first
}

// Save returns a state as it is kept. The state must be between two phases.
func (t *Table) Save() Saved {
	s := &t.S
	v := Saved{
		Form: SavedForm, Rules: Version, Options: s.Choice.String(), Players: int(s.Players), Seed: hex(s.Chance.Seed[:]), Drawn: s.Chance.Drawn,
		First: int(s.First), Phase: s.Phase.String(), Turn: int(s.Turn), Current: int(s.Current),
		Mourned: int(s.Mourned), Nukes: int(s.Nukes), NoNukes: s.NoNukes, Distance: int(s.Distance), Marker: int(s.Marker), Pursuit: int(s.Pursuit), Slept: s.Slept,
		Dials: countsOf(resourceNames[:], s.Dials[:]), Seeded: countsOf(skillNames[:], s.Seeded[:]), Loaded: numbersOf(s.Loaded[:]),
		Ending: idOf(endingNames[:], int(s.Result.Ending)), Won: seatsOf(s.Result.Winners), Out: seatsOf(s.Out),
	}
	t.savePeople(&v)
	t.savePlaces(&v)
	t.saveShips(&v)
	t.saveBounds(&v)
	t.saveClues(&v)
	t.saveZones(&v)
	v.This = t.saveTurn()
	v.Queue = t.saveQueue()
	return v
}

func (t *Table) savePlaces(v *Saved) {
	for i, c := range t.cat.locComp {
		if t.S.Damaged.Has(FirstLoc + Loc(i)) {
			v.Damaged = append(v.Damaged, t.cat.Ref(c))
		}
	}
	slices.Sort(v.Damaged)
	v.Caprica = idOf(capricaNames[:], int(t.S.Caprica))
	v.Rebels, v.HubLost, v.Ventured = idOf(rebelNames[:], int(t.S.Rebels)), t.S.HubLost, t.S.Ventured
	v.Crossing = idOf(crossingNames[:], int(t.S.Crossing))
	v.Boarding = numbersOf(t.S.Boarding[:])
	v.Forces = numbersOf(t.S.Occupying[:])
}
