package drawing

import (
	"fmt"
	"strings"

	"ragtag/options"
	"ragtag/wording"
)

// result is the effect of a roll on the target.
type result uint8

const (
	isMissed result = iota
	isDamaged
	isDamagedTwice
	isDestroyed
	isMore // destroyed, and others with it
)

var resultWords = [...]wording.Both{miss, damaged, twice, destroyed, more}

// attack is a row: a target, and the lowest roll for each result.
type attack struct {
	target wording.Both
	from   [isMore + 1]int // 0: never
}

// of returns the result of a roll.
func (a attack) of(roll int) (r result) {
	for k := isDamaged; k <= isMore; k++ {
		if a.from[k] > 0 && roll >= a.from[k] {
			r = k
		}
	}
	return r
}

// rows returns the attacks that can happen in the game.
func rows(g Game) []attack {
	n, never := g.Number, 0
	var all []attack
	add := func(in bool, en, es string, damaged, twice, destroyed, more int) {
		if in {
			all = append(all, attack{wording.Both{En: en, Es: es}, [...]int{0, damaged, twice, destroyed, more}})
		}
	}
	fleet := g.has(options.CylonFleet)
	add(true, "Raider", "Incursor", never, never, n("roll.raider"), never)
	add(g.has(options.Pegasus), "Scar", "Scar", never, never, n("roll.scar"), never)
	add(true, "Heavy raider, centurion", "Incursor Pesado, Centurión", never, never, n("roll.heavy-raider"), never)
	add(true, "Basestar, by a viper", "Estrella Base, por un Viper", 8, never, never, never)
	add(g.has(options.Daybreak), "Basestar, by an assault raptor", "Estrella Base, por un Raptor de Asalto", n("roll.basestar.assault-raptor"), never, never, never)
	add(true, "Basestar, by Galactica", "Estrella Base, por Galactica", n("roll.basestar.galactica"), never, never, never)
	add(true, "Basestar, by a nuke", "Estrella Base, por un misil nuclear", never, 1, n("roll.nuke.twice")+1, n("roll.nuke.destroyed")+1)
	add(true, "Viper, by a raider", "Viper, por un Incursor", n("roll.viper.damaged"), never, 8, never)
	add(fleet, "Viper Mark VII, by a raider", "Viper Mark VII, por un Incursor", n("roll.mark-vii.damaged"), never, 8, never)
	add(g.has(options.Daybreak), "Assault raptor, by a raider", "Raptor de Asalto, por un Incursor", never, never, n("roll.assault-raptor"), never)
	add(true, "Galactica, by a raider", "Galactica, por un Incursor", 8, never, never, never)
	add(true, "Galactica, by a basestar", "Galactica, por una Estrella Base", n("roll.galactica.basestar"), never, never, never)
	return all
}

const (
	cell      = 41 // the width of one number of the die
	rowHeight = 56
)

// attacks draws each attack as the eight numbers of the die.
func attacks(g Game) string {
	var c canvas
	var list []string
	used := map[result]bool{}
	y := 4
	for _, a := range rows(g) {
		c.text(2, y+14, "start", "d-label", g.in(a.target))
		for roll := 1; roll <= 8; roll++ {
			used[a.of(roll)] = true
			c.result(a.of(roll), 2+cell*(roll-1), y+20, fmt.Sprint(roll))
		}
		list = append(list, g.in(a.target)+": "+a.spoken(g))
		y += rowHeight
	}
	for r := isMissed; r <= isMore; r++ {
		if used[r] {
			c.result(r, 2, y+6, "")
			c.text(54, y+22, "start", "d-note", g.in(resultWords[r]))
			y += 32
		}
	}
	return c.svg(mapWidth, y+10, g.in(attackTitle), strings.Join(list, ". "))
}

// result draws one number of the die. Results differ by shape as well as by
// shade: one bar, two bars, a filled field, a filled field with a frame.
func (c *canvas) result(r result, x, y int, number string) {
	c.add(`<rect x="%d" y="%d" width="%d" height="26" stroke-opacity=".45"/>`, x, y, cell-2)
	switch r {
	case isDamaged, isDamagedTwice:
		for i := range int(r) {
			c.add(`<rect class="d-hit" x="%d" y="%d" width="%d" height="3" fill="#c0503c" stroke="none"/>`, x, y+23-4*i, cell-2)
		}
	case isDestroyed, isMore:
		c.add(`<rect class="d-kill" x="%d" y="%d" width="%d" height="26" fill="#8c2f20" stroke="none"/>`, x, y, cell-2)
	}
	if r == isMore {
		c.add(`<rect x="%d" y="%d" width="%d" height="20" stroke="#fff" stroke-dasharray="3 2"/>`, x+3, y+3, cell-8)
	}
	class := "d-label"
	if r >= isDestroyed {
		class = "d-on-kill"
	}
	if number != "" {
		c.text(x+cell/2-1, y+16, "middle", class, number)
	}
}

// spoken returns the results of a row in words.
func (a attack) spoken(g Game) string {
	var parts []string
	for roll := 1; roll <= 8; {
		r, from := a.of(roll), roll
		for roll <= 8 && a.of(roll) == r {
			roll++
		}
		span := fmt.Sprint(from)
		if roll-1 > from {
			span = fmt.Sprintf("%d-%d", from, roll-1)
		}
		parts = append(parts, span+" "+g.in(resultWords[r]))
	}
	return strings.Join(parts, ", ")
}
