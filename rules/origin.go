package rules

// Origin is where an effect comes from; some rules reach only some origins.
type Origin uint8

// The origins.
const (
	FromRules Origin = iota
	FromLocation
	FromCrisis
	FromSuper
	FromQuorum
	FromSkill
	FromSheet
	FromTitle
	FromLoyalty
	FromDestination
	FromDamage
	FromAlly
	FromMission
	FromCrossroads
	FromMutiny
	numOrigins
)

var originNames = [numOrigins]string{
	"rules", "location", "crisis", "super-crisis", "quorum", "skill", "character", "title", "loyalty", "destination",
	"damage", "ally", "mission", "crossroads",
	"mutiny",
}

// String returns the id of the origin.
func (o Origin) String() string { return EnumID(originNames[:], "Origin", o) }
