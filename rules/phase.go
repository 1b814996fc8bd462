package rules

// Phase is a point between two phases of a turn; there the stack is empty.
type Phase uint8

// The phases, in order.
const (
	PhaseCharacters Phase = iota
	PhaseSetUp
	PhaseStart
	PhaseReceive
	PhaseMovement
	PhaseAction
	PhaseCrisis
	PhaseShips
	PhaseJump
	PhaseEnd
	PhaseOver
	NumPhases
)

var phaseNames = [NumPhases]string{
	"characters", "set-up", "start", "receive-skills", "movement", "action", "crisis", "cylon-ships",
	"prepare-for-jump", "end-of-turn", "over",
}

// String returns the id of the phase.
func (p Phase) String() string { return EnumID(phaseNames[:], "Phase", p) }

// phase takes the phase S is in, and moves S to the next.
func (t *Table) phase() {
	switch t.S.Phase {
	case PhaseCharacters:
		t.pickCharacters()
	case PhaseSetUp:
		t.setUp()
	case PhaseStart:
		t.startTurn()
	case PhaseReceive:
		t.receiveSkills()
	case PhaseMovement:
		t.movement()
	case PhaseAction:
		t.actionStep()
	case PhaseCrisis:
		t.crisisStep()
	case PhaseShips:
		t.shipsStep()
	case PhaseJump:
		t.jumpStep()
	case PhaseEnd:
		t.endTurn()
	default:
		panic("rules: the game is over")
	}
	if t.S.This.Ceded && t.S.Phase >= PhaseReceive && t.S.Phase <= PhaseCrisis {
		t.abandon() // its player was eliminated: what has begun is done, nothing more begins
	}
	t.askMotives()
}

// enterPhase moves on to the next phase of the turn.
func (t *Table) enterPhase(p Phase) {
	t.S.Phase = p
	if t.listens {
		t.tell(Event{Kind: EvPhase, Rule: "turn.order", Phase: p, By: ref(t.S.Current)})
	}
}
