package rules

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

// LoanView is a title that goes back to its owner at the end of the turn.
type LoanView struct {
	Title string `json:"title"`
	From  int    `json:"from"`
}

// viewSeats shows what everybody may know of the seats and of an assist character.
func (t *Table) viewSeats(v *View) {
	s := &t.S
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
}

// viewDead lists the characters who were executed.
func (t *Table) viewDead(v *View) {
	for _, c := range t.cat.All(KindCharacter) {
		if t.S.Buried(t.cat, c) {
			v.Dead = append(v.Dead, t.cat.Ref(c))
		}
	}
	v.Mourned = int(t.S.Mourned)
}

// viewLoan shows the title that was taken until the end of the turn, if one was.
func (t *Table) viewLoan(v *View) {
	l := t.S.This.Loan
	if !l.On {
		return
	}
	for _, c := range t.cat.All(KindTitle) {
		if t.inPlay(c) && t.cat.Title(c).Title == l.Title {
			v.Loan = &LoanView{t.cat.ID(c), int(l.From)}
		}
	}
}
