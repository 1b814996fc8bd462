package drawing

import (
	_ "embed"
	"regexp"
	"strconv"
)

// ship is a kind of ship.
type ship uint8

const (
	raider ship = iota
	heavyRaider
	basestar
	viper
	viperSeven
	assaultRaptor
	civilian
)

// size is how a ship is drawn on the map: the width and height that it takes,
// and by how many degrees it is turned. The bows of human ships are on the left.
type size struct{ across, turn int }

var sizes = [...]size{
	raider: {20, 90}, heavyRaider: {22, 90}, basestar: {44, 0},
	viper: {22, -90}, viperSeven: {22, -90}, assaultRaptor: {24, -90}, civilian: {30, 0},
}

// symbols are the names of the ships in ships.svg.
var symbols = [...]string{
	raider: "raider", heavyRaider: "heavy-raider", basestar: "basestar",
	viper: "viper", viperSeven: "viper-vii", assaultRaptor: "assault-raptor", civilian: "freighter",
}

// shipsFile has the ships as they are drawn at the table. It is made of the
// client's drawings, by one of its tests.
//
//go:embed ships.svg
var shipsFile string

// outline is a drawing of a ship.
type outline struct {
	width, height float64
	paths         string
}

var outlines = func() map[string]outline {
	all := map[string]outline{}
	symbol := regexp.MustCompile(`<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)">(.*)</symbol>`)
	for _, m := range symbol.FindAllStringSubmatch(shipsFile, -1) {
		w, _ := strconv.ParseFloat(m[2], 64) // digits
		h, _ := strconv.ParseFloat(m[3], 64)
		all[m[1]] = outline{w, h, m[4]}
	}
	return all
}()

// draw draws a ship with its centre at x, y.
func (c *canvas) draw(s ship, x, y int) {
	o, z := outlines[symbols[s]], sizes[s]
	scale := float64(z.across) / max(o.width, o.height)
	c.add(`<g class="d-ship" transform="translate(%d %d) rotate(%d) scale(%.3f) translate(%g %g)">%s</g>`,
		x, y, z.turn, scale, -o.width/2, -o.height/2, o.paths)
}
