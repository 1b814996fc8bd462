package rules

// Area is one of the six space areas, clockwise around Galactica from her bow.
type Area uint8

// The space areas. Vipers launch into PortRear and PortFront.
const (
	Front Area = iota
	StarboardFront
	StarboardRear
	Rear
	PortRear
	PortFront
	NumAreas
)

var areaNames = [NumAreas]string{"front", "starboard-front", "starboard-rear", "rear", "port-rear", "port-front"}

// String returns the id of the area.
func (a Area) String() string { return EnumID(areaNames[:], "Area", a) }

// Launch reports whether vipers launch into the area.
func (a Area) Launch() bool { return a == PortRear || a == PortFront }

// Clockwise returns the next area clockwise.
func (a Area) Clockwise() Area { return (a + 1) % NumAreas }

// Counter returns the next area counter-clockwise.
func (a Area) Counter() Area { return (a + NumAreas - 1) % NumAreas }
