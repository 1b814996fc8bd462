package rules

// Ending is why a game ended.
type Ending uint8

// The ways in which a game ends.
const (
	Going Ending = iota
	HumansJumped
	OutOfFuel
	OutOfFood
	OutOfMorale
	OutOfPopulation
	Boarded
	GalacticaLost
	NobodyLeft // no character was left for an executed human
	Evacuated  // the humans have left New Caprica
	Forsaken   // no human player is left in the game
	NumEndings
)

var endingNames = [NumEndings]string{
	"going", "humans-jumped", "out-of-fuel", "out-of-food", "out-of-morale", "out-of-population", "boarded",
	"galactica-destroyed", "no-characters", "evacuated", "no-humans",
}

// String returns the id of the ending.
func (e Ending) String() string { return EnumID(endingNames[:], "Ending", e) }

// Result is how the game ended, once it has.
type Result struct {
	Ending  Ending
	Winners Seats
}

// HumansWon reports whether the humans have won.
func (r Result) HumansWon() bool { return r.Ending == HumansJumped || r.Ending == Evacuated }

// checkDials ends the game if a resource has run out. Rule turn.end.
func (t *Table) checkDials() {
	for r, v := range t.S.Dials {
		if v <= 0 {
			t.lose(OutOfFuel + Ending(r))
		}
	}
}

// lose ends the game at once for the humans.
func (t *Table) lose(e Ending) {
	t.S.Result.Ending = e
	panic(ended{})
}

// finish decides who has won and shows what was hidden. Rule end.win.
func (t *Table) finish() {
	s := &t.S
	s.Discarded = Discarded{} // the game may have ended in the middle of a discard
	t.showGoals()
	for p := range t.seats() {
		t.S.forget(LoyaltyHand+Zone(p), t.all()) // what executions have proven: now all is shown
		if s.Plays(p) && t.hasWon(p) {
			s.Result.Winners = s.Result.Winners.With(p)
		}
		if !t.Solo() && !t.coop() {
			t.tell(Event{Kind: EvShowed, Rule: "end.win", At: ref(p), Comps: append(t.comps(LoyaltyShown+Zone(p)), t.comps(LoyaltyHand+Zone(p))...)})
		}
	}
	if t.helps() {
		t.tell(Event{Kind: EvShowed, Rule: "end.win", Comp: t.S.Assist.Character, Comps: t.sorted(LoyaltyHand + Zone(AssistSeat))})
	}
	t.tellGoals()
	t.Coverage.ending(s.Result.Ending)
	t.tell(Event{Kind: EvEnded, Rule: "end.win", Ending: s.Result.Ending})
}

// CylonSide reports whether seat p wins with the Cylons: a "Cylon" card makes it so, face
// down or face up, though what the reveal brings may end the game before it is over.
func (t *Table) CylonSide(p Seat) bool {
	if t.S.Seats[p].Revealed || t.unmasked(p) {
		return true
	}
	for _, s := range t.S.In(LoyaltyHand + Zone(p)) {
		if t.cat.Loyalty(s.Comp).Kind == ACylon {
			return true
		}
	}
	return false
}
