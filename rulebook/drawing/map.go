package drawing

import (
	"fmt"
	"strings"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// The map is a rectangle around Galactica, whose bow is on the left.
const (
	mapWidth, mapHeight = 332, 340
	left, right         = 68, 264 // end of the front column, start of the rear column
	top, bottom         = 132, 208
)

// box is the position of an area on the map.
type box struct{ x, y, w, h int }

var boxes = [rules.NumAreas]box{
	rules.Front:          {2, 2, left - 2, mapHeight - 4},
	rules.StarboardFront: {left, 2, (right - left) / 2, top - 2},
	rules.StarboardRear:  {(left + right) / 2, 2, (right - left) / 2, top - 2},
	rules.Rear:           {right, 2, mapWidth - right - 2, mapHeight - 4},
	rules.PortRear:       {(left + right) / 2, bottom, (right - left) / 2, mapHeight - bottom - 2},
	rules.PortFront:      {left, bottom, (right - left) / 2, mapHeight - bottom - 2},
}

// fleetRolls are the numbers of the areas on the Cylon Fleet board.
var fleetRolls = [rules.NumAreas]string{
	rules.Front: "7, 8", rules.StarboardFront: "5, 6", rules.StarboardRear: "3",
	rules.Rear: "1", rules.PortRear: "2", rules.PortFront: "4",
}

// space draws the six areas, named, around Galactica.
func (c *canvas) space(g Game) {
	for a := range rules.NumAreas {
		b := boxes[a]
		c.add(`<rect x="%d" y="%d" width="%d" height="%d" stroke-opacity=".45"/>`, b.x, b.y, b.w, b.h)
		if a.Launch() {
			c.add(`<rect x="%d" y="%d" width="%d" height="%d" stroke="none" fill="currentColor" fill-opacity=".07"/>`, b.x, b.y, b.w, b.h)
		}
		for i, line := range nameLines(a, g.Lang) {
			c.text(b.x+b.w/2, b.y+18+16*i, "middle", "d-label", line)
		}
	}
	c.add(`<path class="d-hull" fill="currentColor" fill-opacity=".16" d="M94 170 114 156H206L220 146H234V194H220L206 184H114Z"/>`)
	c.add(`<path d="M120 148H192M120 192H192" stroke-width="5" stroke-opacity=".4"/>`)
	c.text(164, 175, "middle", "d-name", "Galactica")
}

// nameLines returns an area's name in one or two lines.
func nameLines(a rules.Area, lang string) []string {
	name := wording.AreaName(a, wording.Lang(lang))
	sep := " "
	if strings.Contains(name, ", ") {
		sep = ", "
	}
	return strings.SplitN(name, sep, 2)
}

// areas shows the six areas and their numbers: those of the Cylon Fleet board
// if it is in play, else their places in the order.
func areas(g Game) string {
	var c canvas
	c.space(g)
	var list []string
	for a := range rules.NumAreas {
		number := fmt.Sprint(int(a) + 1)
		if g.has(options.CylonFleet) {
			number = fleetRolls[a]
		}
		b := boxes[a]
		c.text(b.x+b.w/2, b.y+b.h/2+22, "middle", "d-number", number)
		list = append(list, wording.AreaName(a, wording.Lang(g.Lang))+" ("+number+")")
	}
	c.text((left+right)/2, mapHeight-10, "middle", "d-note", g.in(launch))
	return c.svg(mapWidth, mapHeight, g.in(areasTitle), strings.Join(list, "; "))
}

// group is some ships of one kind. A ship with a pilot is a group of its own and
// bears the pilot's name.
type group struct {
	s     ship
	count int
	pilot string
}

// placed draws the map with ships.
func placed(g Game, title wording.Both, at map[rules.Area][]group) string {
	var c canvas
	c.space(g)
	var list []string
	for a := range rules.NumAreas {
		if len(at[a]) > 0 {
			list = append(list, wording.AreaName(a, wording.Lang(g.Lang))+": "+strings.Join(c.fill(g, boxes[a], at[a]), ", "))
		}
	}
	if len(list) == 0 {
		list = append(list, g.in(empty))
	}
	return c.svg(mapWidth, mapHeight, g.in(title), strings.Join(list, ". "))
}

// fill draws groups of ships into an area, row after row below its name, and
// returns them in words.
func (c *canvas) fill(g Game, b box, groups []group) (said []string) {
	y := b.y + 42
	if b.h > bottom {
		y = b.y + 90
	}
	for _, p := range groups {
		across := sizes[p.s].across
		pitch := across + 1
		inRow := max(1, (b.w-2)/pitch)
		for first := 0; first < p.count; first += inRow {
			n := min(inRow, p.count-first)
			for i := range n {
				c.draw(p.s, b.x+b.w/2+pitch*i-pitch*(n-1)/2, y+across/2)
			}
			y += across + 3
		}
		words := g.in(shipCount(p.s, p.count))
		if p.pilot != "" {
			c.text(b.x+b.w/2, y+11, "middle", "d-pilot", p.pilot)
			y += 17
			words += " (" + p.pilot + ")"
		}
		said = append(said, words)
	}
	return said
}

// layout draws the ships at the start.
func layout(g Game) string {
	return placed(g, layoutTitle, map[rules.Area][]group{
		rules.Front:     {{s: basestar, count: g.Number("setup.basestars")}, {s: raider, count: g.Number("setup.raiders")}},
		rules.PortFront: {{s: viper, count: 1}},
		rules.PortRear:  {{s: viper, count: 1}},
		rules.Rear:      {{s: civilian, count: g.Number("setup.civilians")}},
	})
}

// battle draws the ships placed for the last battle of an ending, which are the
// same over New Caprica and in the Ionian Nebula.
func battle(g Game) string {
	cylons := []group{{s: basestar, count: 1}, {s: raider, count: g.Number("return.raiders")}}
	return placed(g, battleTitle, map[rules.Area][]group{
		rules.StarboardFront: cylons, rules.StarboardRear: cylons,
		rules.PortFront: {{s: viper, count: 2}}, rules.PortRear: {{s: viper, count: 2}},
	})
}
