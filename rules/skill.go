package rules

// Skill is a type of Skill card.
type Skill uint8

// The types of Skill cards, in the order of the decks on the board.
const (
	Politics Skill = iota
	Leadership
	Tactics
	Piloting
	Engineering
	Treachery
	numSkills
)

var skillNames = [numSkills]string{"politics", "leadership", "tactics", "piloting", "engineering", "treachery"}

// String returns the id of the type, as in the component facts.
func (s Skill) String() string { return EnumID(skillNames[:], "Skill", s) }

// Skills is a set of Skill types.
type Skills uint8

// Sets of one type each, to be joined with |.
const (
	InPolitics    Skills = 1 << Politics
	InLeadership  Skills = 1 << Leadership
	InTactics     Skills = 1 << Tactics
	InPiloting    Skills = 1 << Piloting
	InEngineering Skills = 1 << Engineering
	InTreachery   Skills = 1 << Treachery
	AnySkill             = InPolitics | InLeadership | InTactics | InPiloting | InEngineering | InTreachery
)

// Has reports whether type k is in the set.
func (s Skills) Has(k Skill) bool { return s&(1<<k) != 0 }

// String returns the ids of the types, joined by "-".
func (s Skills) String() (id string) {
	for k := range numSkills {
		if s.Has(k) {
			if id != "" {
				id += "-"
			}
			id += k.String()
		}
	}
	return id
}
