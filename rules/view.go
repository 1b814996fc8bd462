package rules

import (
	"slices"

	"ragtag/options"
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

// MissionView is the Active Mission space.
type MissionView struct {
	Active string `json:"active,omitempty"` // the Mission there, if any
	Failed bool   `json:"failed,omitempty"` // and it lies face down
}

// LoanView is a title that goes back to its owner at the end of the turn.
type LoanView struct {
	Title string `json:"title"`
	From  int    `json:"from"`
}

// BoardView is a board of this game.
type BoardView struct {
	ID        string   `json:"id"`
	Locations []string `json:"locations"`
	Actions   []string `json:"actions,omitempty"` // of the whole board: nobody can be there
	Closed    bool     `json:"closed"`            // for the rest of the game
}

// CapricaView is the New Caprica phase.
type CapricaView struct {
	Phase    string         `json:"phase"`    // occupied or returned
	Forces   map[string]int `json:"forces"`   // occupation forces on the locations of their path
	Locked   int            `json:"locked"`   // civilian ships
	Prepared int            `json:"prepared"` // civilian ships

	// What the seat knows of the two stacks, from the top; empty for a ship that
	// it does not know.
	LockedSeen   []string `json:"lockedSeen"`
	PreparedSeen []string `json:"preparedSeen"`
}

// Dial is a resource dial.
type Dial struct {
	Value int `json:"value"`
	Red   int `json:"red"` // greatest value in the red half
}

// SeatView is what everybody may know of a seat.
type SeatView struct {
	Character   string   `json:"character"`
	Location    string   `json:"location"`       // "location/...", "area/..." for a pilot, "" off the board
	Hull        string   `json:"hull,omitempty"` // kind of the viper that it pilots, other than a plain one
	Revealed    bool     `json:"revealed"`
	Sympathizer bool     `json:"sympathizer"`
	Spent       bool     `json:"spent"` // the once-per-game ability cannot be used: it is used up, or there is no miracle token
	Miracles    int      `json:"miracles,omitempty"`
	Hand        int      `json:"hand"`
	Loyalty     int      `json:"loyalty"`          // face down
	Proven      []string `json:"proven,omitempty"` // of those, the ones that an execution has shown to everybody
	Shown       []string `json:"shown"`            // Loyalty cards face up
	Supers      int      `json:"supers"`
	Quorum      []string `json:"quorum"` // Quorum cards kept before the player

	Leader       bool     `json:"leader,omitempty"`       // plays a Cylon Leader
	Infiltrating bool     `json:"infiltrating,omitempty"` // counts as a human player, though a known Cylon
	Out          bool     `json:"out,omitempty"`          // eliminated: out of the game, and looks on
	Agendas      int      `json:"agendas,omitempty"`      // face down
	Motives      int      `json:"motives,omitempty"`      // face down
	Goals        []string `json:"goals,omitempty"`        // Motives revealed and, once the game is over, everything

	// Cards that the viewer knows to be among those that the seat holds hidden,
	// without knowing which they are.
	Includes []string `json:"includes,omitempty"`

	Secrets map[string]int `json:"secrets,omitempty"` // held hidden, by the id of their kind

	Trauma      int      `json:"trauma,omitempty"`      // tokens
	TraumaShown []string `json:"traumaShown,omitempty"` // of those, the ones that everybody has seen
}

// AssistView is what is known of an assist character.
type AssistView struct {
	Character string   `json:"character"`
	Spent     bool     `json:"spent"`
	Gone      bool     `json:"gone"`
	Loyalty   int      `json:"loyalty"`
	Shown     []string `json:"shown"`
}

// FleetView is the human ships off the board.
type FleetView struct {
	Reserves  int   `json:"reserves"` // vipers of every kind
	Damaged   int   `json:"damaged"`
	Destroyed int   `json:"destroyed"`
	Raptors   int   `json:"raptors"`
	Nukes     int   `json:"nukes"`
	Boarding  []int `json:"boarding"` // centurions on each space of the track

	Hulls map[string]HullView `json:"hulls,omitempty"` // of those vipers, the ones that are not plain, by kind
}

// CheckView is the skill check under way.
type CheckView struct {
	Source     string   `json:"source"`
	Difficulty int      `json:"difficulty"`
	Partial    int      `json:"partial,omitempty"`
	Positive   []string `json:"positive"`
	Actor      int      `json:"actor"`
	Chosen     int      `json:"chosen"`
	Adding     int      `json:"adding"`
	Added      []int    `json:"added"`             // by seat
	AddedUp    []int    `json:"addedUp,omitempty"` // of those, the ones that are face up; nothing if all are or none is
	Pile       int      `json:"pile"`
	Cards      []string `json:"cards"` // face up, in canonical order
	Total      *int     `json:"total,omitempty"`
	FaceUp     bool     `json:"faceUp"`
	OnesHelp   bool     `json:"onesHelp"`
	Reckless   bool     `json:"reckless"`
	Zeroed     []string `json:"zeroed"`
	Doubled    []string `json:"doubled,omitempty"` // types whose cards count twice
}

// DieView is the roll under way.
type DieView struct {
	Roller  int  `json:"roller"`
	Face    int  `json:"face"`    // 0: not rolled yet
	Value   int  `json:"value"`   // what it counts
	Planned bool `json:"planned"` // Strategic Planning was played on it
}

// Mine is what only the seat itself sees.
type Mine struct {
	Hand    []string `json:"hand"`
	Loyalty []string `json:"loyalty"`
	Supers  []string `json:"supers"`
	Quorum  []string `json:"quorum"` // the President's hand
	Drawn   []string `json:"drawn"`  // cards drawn to choose from
	Added   []string `json:"added"`  // to the check under way
	Agendas []string `json:"agendas,omitempty"`
	Motives []string `json:"motives,omitempty"` // not yet revealed

	Secrets map[string][]string `json:"secrets,omitempty"` // by the id of their kind

	Trauma []string `json:"trauma,omitempty"` // tokens
}

// View builds what seat p may know; Nobody is a spectator.
func (t *Table) View(p Seat) View {
	v := t.sight()
	t.viewAs(&v, p)
	return v
}

// Sight is what everybody may know of a game at a moment, from which views of several
// seats are made at less cost. They share what is the same for all, so that nothing
// in them may be changed.
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
	if d := &s.This.Die; d.On {
		v.Die = &DieView{Roller: int(d.Roller), Face: int(d.Face), Planned: d.Planned}
		if d.Face > 0 {
			v.Die.Value = t.readDie()
		}
	}
	t.viewEnd(&v)
	return v
}

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

func (t *Table) viewBoard(v *View) {
	s := &t.S
	v.Dials = make(map[string]Dial, NumResources)
	for r := range NumResources {
		v.Dials[r.String()] = Dial{int(s.Dials[r]), int(RedAtMost[r])}
	}
	v.Titles = map[string]int{}
	for _, c := range t.cat.All(KindTitle) {
		if !t.inPlay(c) {
			continue
		}
		v.Titles[t.cat.ID(c)] = int(s.Titles[t.cat.Title(c).Title])
	}
	t.viewDead(v)
	v.Damaged = []string{}
	for i, c := range t.cat.locComp {
		if s.Damaged.Has(FirstLoc + Loc(i)) {
			v.Damaged = append(v.Damaged, t.cat.Ref(c))
		}
	}
	v.Seats = make([]SeatView, 0, s.Players)
	for p := range t.seats() {
		k := &s.Seats[p]
		v.Seats = append(v.Seats, SeatView{
			Character: t.cat.Ref(k.Character), Location: t.PlaceRef(k.Loc), Hull: t.viewHull(p), Revealed: k.Revealed, Sympathizer: k.Sympathizer,
			Spent: !t.unspent(p, t.once(p)), Miracles: int(k.Miracles), Hand: s.Count(Hand + Zone(p)), Loyalty: s.Count(LoyaltyHand + Zone(p)), Proven: t.seen(LoyaltyHand+Zone(p), Nobody),
			Shown: t.shown(LoyaltyShown + Zone(p)), Supers: s.Count(SuperHand + Zone(p)), Quorum: t.shown(QuorumBefore + Zone(p)),
			Leader: t.leads(p), Infiltrating: k.Infiltrating, Agendas: s.Count(AgendaHand + Zone(p)), Motives: s.Count(MotiveHand + Zone(p)),
			Goals: t.goals(p), Out: !s.Plays(p),
		})
	}
	if a := s.Assist; a.Character != None {
		z := Zone(AssistSeat)
		v.Assist = &AssistView{t.cat.Ref(a.Character), a.Spent, a.Gone, s.Count(LoyaltyHand + z), t.shown(LoyaltyShown + z)}
	}
	t.viewFleet(v)
}

// viewDead lists who was executed, and tells what was borrowed.
func (t *Table) viewDead(v *View) {
	for _, c := range t.cat.All(KindCharacter) {
		if t.S.Buried(t.cat, c) {
			v.Dead = append(v.Dead, t.cat.Ref(c))
		}
	}
	v.Mourned = int(t.S.Mourned)
	if l := t.S.This.Loan; l.On {
		for _, c := range t.cat.All(KindTitle) {
			if t.inPlay(c) && t.cat.Title(c).Title == l.Title {
				v.Loan = &LoanView{t.cat.ID(c), int(l.From)}
			}
		}
	}
}

// PlaceRef returns the id of a place: "location/...", "area/..." or "".
func (t *Table) PlaceRef(l Loc) string {
	if a, ok := l.Area(); ok {
		return "area/" + a.String()
	}
	return t.cat.Ref(t.cat.LocComp(l))
}

// faceFor returns the face of a slot if seat p knows it.
func (t *Table) faceFor(s Slot, p Seat) string {
	if s.Sees(p) {
		return t.cat.Ref(s.Comp)
	}
	return ""
}

// deckZones are the decks whose sizes are public; topZones, the discards whose top
// cards are.
var (
	deckZones = zonesOf(func(r *zoneRow) bool { return r.deck != nil })
	topZones  = zonesOf(func(r *zoneRow) bool { return r.top != nil })
)

// hasDeck reports whether a deck is in this game, be it that nothing is left of it.
func (t *Table) hasDeck(z Zone) bool {
	switch z {
	case SkillDeck + Zone(Treachery):
		return t.hasType(Treachery)
	case TraumaPool, AllyDeck:
		return t.HasTrauma()
	case MoodPool:
		return t.HasMood()
	case MissionDeck:
		return t.Feature(options.Demetrius)
	}
	return true
}

func (t *Table) viewDecks(v *View) {
	v.Decks = make(map[string]int, len(deckZones)+1)
	v.Discards = make(map[string]string, len(topZones))
	for _, z := range deckZones {
		if t.hasDeck(z) {
			v.Decks[z.deck()] = t.S.Count(z)
		}
	}
	for _, z := range topZones {
		if n := t.S.Count(z); n > 0 {
			v.Discards[z.top()] = t.cat.Ref(t.S.At(z, n-1).Comp)
		}
	}
	v.Decks["quorum-hand"] = t.S.Count(QuorumHand)
	v.Crisis = append(t.shown(CrisisNow), t.shown(SuperNow)...)
	v.InPlay = append(t.shown(CrisisInPlay), t.shown(SuperInPlay)...)
	v.Scored = t.shown(CrisisScored)
	v.Visited = t.shown(DestinationVisited)
	v.Removed = t.shown(RemovedFromGame)
}

// shown returns the components of a zone that are face up.
func (t *Table) shown(z Zone) []string {
	in := t.S.In(z)
	out := make([]string, 0, len(in))
	for _, s := range in {
		if s.Known&Public != 0 {
			out = append(out, t.cat.Ref(s.Comp))
		}
	}
	return out
}

// seen returns what seat p knows of a zone, in canonical order.
func (t *Table) seen(z Zone, p Seat) []string {
	in := t.S.In(z)
	cs := make([]Comp, 0, len(in))
	for _, s := range in {
		if s.Sees(p) {
			cs = append(cs, s.Comp)
		}
	}
	out := make([]string, 0, len(cs))
	for _, c := range sortComps(cs) {
		out = append(out, t.cat.Ref(c))
	}
	return out
}

// addedDown returns what seat p added to the check under way, face down.
func (t *Table) addedDown(p Seat) []string {
	var cs []Comp
	for _, s := range t.S.In(CheckPile) {
		if s.Tag == uint8(p)+1 && s.Known&Public == 0 && s.Sees(p) {
			cs = append(cs, s.Comp)
		}
	}
	out := []string{}
	for _, c := range sortComps(cs) {
		out = append(out, t.cat.Ref(c))
	}
	return out
}

func sortComps(cs []Comp) []Comp {
	for i := 1; i < len(cs); i++ {
		for j := i; j > 0 && cs[j] < cs[j-1]; j-- {
			cs[j], cs[j-1] = cs[j-1], cs[j]
		}
	}
	return cs
}

func (t *Table) viewMine(v *View, p Seat) {
	v.Mine = Mine{Hand: []string{}, Loyalty: []string{}, Supers: []string{}, Quorum: []string{}, Drawn: []string{}, Added: []string{}}
	if p == Nobody {
		return
	}
	v.Mine.Hand = t.seen(Hand+Zone(p), p)
	v.Mine.Loyalty = t.seen(LoyaltyHand+Zone(p), p)
	v.Mine.Agendas = t.seen(AgendaHand+Zone(p), p)
	v.Mine.Motives = t.seen(MotiveHand+Zone(p), p)
	if t.HasTrauma() {
		v.Mine.Trauma = t.seen(TraumaHand+Zone(p), p)
	}
	for _, k := range t.secrets() {
		if v.Mine.Secrets == nil {
			v.Mine.Secrets = map[string][]string{}
		}
		v.Mine.Secrets[t.cat.KindID(k)] = t.seen(SecretHandOf(k, p), p)
	}
	v.Mine.Supers = t.seen(SuperHand+Zone(p), p)
	if t.S.Titles[President] == p {
		v.Mine.Quorum = t.seen(QuorumHand, p)
	}
	for _, z := range drawnZones {
		v.Mine.Drawn = append(v.Mine.Drawn, t.seen(z, p)...)
	}
	v.Mine.Added = t.addedDown(p)
}

// viewClues lists what seat p knows of hands of others as a whole.
func (t *Table) viewClues(v *View, p Seat) {
	if t.S.Clues[0].Comp == None {
		return
	}
	for q := range t.seats() {
		if q != p {
			v.Seats[q].Includes = t.clued(p, func(z Zone) bool { return t.ownerOf(z) == q })
		}
	}
}

// addedUp counts the cards that each seat has added face up to a check whose cards
// are added face down; nil if there are none.
func (t *Table) addedUp() []int {
	if t.S.Check.FaceUp {
		return nil
	}
	up, any := make([]int, t.S.Players), false
	for p := range up {
		up[p] = t.addedBy(Seat(p), true)
		any = any || up[p] > 0
	}
	if !any {
		return nil
	}
	return up
}

func (t *Table) viewCheck() *CheckView {
	c := &t.S.Check
	w := &CheckView{
		Source: t.cat.Ref(c.Source), Difficulty: int(c.Difficulty), Partial: int(c.Partial), Positive: []string{},
		Actor: int(c.Actor), Chosen: int(c.Chosen), Adding: int(c.Adding), Pile: t.S.Count(CheckPile) + t.S.Count(CheckAside), FaceUp: c.FaceUp,
		OnesHelp: c.OnesHelp, Reckless: c.Reckless, Zeroed: []string{}, Cards: []string{},
	}
	for k := range numSkills {
		if c.Positive.Has(k) {
			w.Positive = append(w.Positive, k.String())
		}
		if c.Zeroed.Has(k) {
			w.Zeroed = append(w.Zeroed, k.String())
		}
		if c.Doubled.Has(k) {
			w.Doubled = append(w.Doubled, k.String())
		}
	}
	for p := range t.seats() {
		w.Added = append(w.Added, int(c.Added[p]))
	}
	w.AddedUp = t.addedUp()
	w.Cards = t.seen(CheckPile, Nobody)
	if c.Shown {
		n := int(c.Total)
		w.Total = &n
	}
	return w
}
