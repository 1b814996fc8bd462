package rules

import (
	"slices"
)

// View is what one seat may know of a game, or, for Nobody, a spectator. It is
// built field by field from what is public and what the seat knows; nothing
// else is in it. Components and places are given by their ids.
type View struct {
	Seat    int      `json:"seat"` // -1 for a spectator
	Options string   `json:"options"`
	Players int      `json:"players"`
	Phase   string   `json:"phase"`
	Turn    int      `json:"turn"`
	Current int      `json:"current"`
	First   int      `json:"first"`
	Slept   bool     `json:"slept"`
	Final   bool     `json:"final"` // the next jump ends the game
	Over    *EndView `json:"over,omitempty"`

	Dials    map[string]Dial `json:"dials"`
	Distance int             `json:"distance"`
	Goal     int             `json:"goal"` // distance of the objective
	Marker   int             `json:"marker"`
	Risk     []int           `json:"risk"` // population at stake at each position of the marker

	Boards     []BoardView       `json:"boards"` // that are on the table, with their locations
	Caprica    *CapricaView      `json:"caprica,omitempty"`
	Allies     []AllyView        `json:"allies,omitempty"` // on the board
	Trauma     *TraumaView       `json:"trauma,omitempty"`
	Crossroads *CrossroadsView   `json:"crossroads,omitempty"` // while the Crossroads phase is under way
	Mission    *MissionView      `json:"mission,omitempty"`    // the Active Mission space; nil if the game has none
	Rebels     string            `json:"rebels,omitempty"`     // with which side the rebel basestar is, once it is in play
	Titles     map[string]int    `json:"titles"`
	Seats      []SeatView        `json:"seats"`
	Assist     *AssistView       `json:"assist,omitempty"` // of the one-player variant
	Areas      []AreaView        `json:"areas"`            // in the order front, clockwise
	Spaces     []SpaceView       `json:"spaces,omitempty"` // boards of space other than the one around Galactica
	Fleet      FleetView         `json:"fleet"`
	Damaged    []string          `json:"damaged"`          // locations
	Barred     map[string]string `json:"barred,omitempty"` // locations of no use while a card is in play, and that card
	Check      *CheckView        `json:"check,omitempty"`
	Die        *DieView          `json:"die,omitempty"`
	Box        int               `json:"box"`     // chosen last on a card this turn: 0 is a
	Crisis     []string          `json:"crisis"`  // Crisis and Super Crisis cards being resolved
	InPlay     []string          `json:"inPlay"`  // cards that stay in play
	Scored     []string          `json:"scored"`  // cards beside the objective
	Visited    []string          `json:"visited"` // destinations
	Removed    []string          `json:"removed"` // out of the game, in sight

	Dead    []string  `json:"dead,omitempty"`    // characters who were executed
	Mourned int       `json:"mourned,omitempty"` // morale lost to executions
	Loan    *LoanView `json:"loan,omitempty"`    // a title taken until the end of the turn

	Decks    map[string]int    `json:"decks"`    // number of cards
	Discards map[string]string `json:"discards"` // top card, if any
	Stock    map[string]int    `json:"stock"`    // ships left

	Mine Mine `json:"mine"`
}

// EndView is how a game ended.
type EndView struct {
	Ending  string `json:"ending"`
	Humans  bool   `json:"humansWon"`
	Winners []int  `json:"winners"`
}

// Dial is a resource dial.
type Dial struct {
	Value int `json:"value"`
	Red   int `json:"red"` // greatest value in the red half
}

// View builds what seat p may know; Nobody is a spectator.
func (t *Table) View(p Seat) View {
	v := t.sight()
	t.viewAs(&v, p)
	return v
}

// Sight is what everybody may know of a game at a moment, from which the views of
// several seats cost less to make. They share what is the same for all, so nothing in
// them may be changed.
type Sight struct {
	t      *Table
	common View
}

// Sight builds what everybody may know. It can be used until the game goes on.
func (t *Table) Sight() *Sight { return &Sight{t, t.sight()} }

// View returns what seat p may know; Nobody is a spectator.
func (s *Sight) View(p Seat) View {
	v := s.common
	v.Seats, v.Areas = slices.Clone(v.Seats), slices.Clone(v.Areas)
	s.t.viewAs(&v, p)
	return v
}

// viewAs adds what only seat p may know to what everybody may. Seats and areas must be
// the view's own.
func (t *Table) viewAs(v *View, p Seat) {
	v.Seat = int(p)
	t.viewCaprica(v, p)
	t.viewAllies(v, p)
	t.viewCrossroads(v, p)
	t.viewCivilians(v, p)
	t.viewMine(v, p)
	t.viewClues(v, p)
}

// sight builds what everybody may know.
func (t *Table) sight() View {
	s := &t.S
	v := View{
		Seat: int(Nobody), Options: s.Choice.String(), Players: int(s.Players), Phase: s.Phase.String(), Turn: int(s.Turn),
		Current: int(s.Current), First: int(s.First), Slept: s.Slept, Final: s.Queue.Final, Distance: int(s.Distance),
		Marker: int(s.Marker),
	}
	v.Risk = make([]int, 0, len(JumpLoss))
	for _, n := range JumpLoss {
		v.Risk = append(v.Risk, int(n))
	}
	v.Goal = int(t.objective().Goal())
	t.viewBoard(&v)
	t.viewBoards(&v)
	t.viewBarred(&v)
	t.viewMission(&v)
	t.viewSpace(&v)
	t.viewDecks(&v)
	t.viewSecrets(&v)
	if s.Check.On {
		v.Check = t.viewCheck()
	}
	v.Box = int(s.This.Box)
	t.viewDie(&v)
	t.viewEnd(&v)
	return v
}

// viewEnd shows how the game ended, if it has.
func (t *Table) viewEnd(v *View) {
	s := &t.S
	if s.Phase != PhaseOver {
		return
	}
	v.Over = &EndView{Ending: s.Result.Ending.String(), Humans: s.Result.HumansWon(), Winners: []int{}}
	for q := range t.seats() {
		if s.Result.Winners.Has(q) {
			v.Over.Winners = append(v.Over.Winners, int(q))
		}
	}
}

// viewBoard shows the dials, the titles, the seats and the fleet.
func (t *Table) viewBoard(v *View) {
	s := &t.S
	v.Dials = make(map[string]Dial, NumResources)
	for r := range NumResources {
		v.Dials[r.String()] = Dial{int(s.Dials[r]), int(RedAtMost[r])}
	}
	v.Titles = map[string]int{}
	for _, c := range t.kit.kinds[KindTitle] {
		v.Titles[t.cat.ID(c)] = int(s.Titles[t.cat.Title(c).Title])
	}
	t.viewDead(v)
	t.viewLoan(v)
	v.Damaged = []string{}
	for i, c := range t.cat.locComp {
		if s.Damaged.Has(FirstLoc + Loc(i)) {
			v.Damaged = append(v.Damaged, t.cat.Ref(c))
		}
	}
	t.viewSeats(v)
	t.viewFleet(v)
}
