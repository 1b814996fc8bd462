package drawing

// ship is a kind of ship.
type ship uint8

const (
	raider ship = iota
	basestar
	viper
	civilian
)

// outlines are the shapes of the ships around their centre: a crescent, a star
// of three arms, a dart, a hull.
var outlines = [...]string{
	raider:   `class="d-cylon" fill="#c0503c" d="M-7 5Q-7-6 0-6T7 5Q3-2 0-1T-7 5Z"`,
	basestar: `class="d-cylon" fill="#c0503c" d="M0-15 4-3 15 8 12 11 0 4-12 11-15 8-4-3Z"`,
	viper:    `class="d-human" fill="#3f7fc0" d="M-10 0 4-3 9-7 7 0 9 7 4 3Z"`,
	civilian: `class="d-human" fill="#3f7fc0" d="M-9-4H5L9 0 5 4H-9L-6 0Z"`,
}

// draw draws a ship with its centre at x, y.
func (c *canvas) draw(s ship, x, y int) {
	c.add(`<path transform="translate(%d %d)" stroke="none" %s/>`, x, y, outlines[s])
}
