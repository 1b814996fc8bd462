package drawing

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"ragtag/options"
	"ragtag/wording"
)

// step is a rule in a line of steps.
type step struct {
	rule string
	kind stepKind
	side string // what the margin shows: cards face down (b), good and bad (+ -)
}

// stepKind is how a step is drawn.
type stepKind uint8

const (
	plain  stepKind = iota // a filled dot
	open                   // a ring: a moment for abilities
	inner                  // a small dot, set in: part of the step before
	choice                 // a small ring, set in: one of several parts
)

// kindNotes explain the marks.
var kindNotes = [...]wording.Both{plain: always, open: ability, inner: within, choice: either}

const (
	stepHeight = 34 // the distance between two steps
	letter     = 9  // greatest width of a letter, on average
)

// folded breaks a text into lines of at most that many letters, if possible.
func folded(text string, most int) (lines []string) {
	for word := range strings.FieldsSeq(text) {
		n := len(lines) - 1
		if n >= 0 && utf8.RuneCountInString(lines[n])+1+utf8.RuneCountInString(word) <= most {
			lines[n] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}

// line draws steps from top to bottom with the titles of their rules, and the
// legend below.
func line(g Game, title wording.Both, steps []step, kinds ...stepKind) string {
	var c, marks canvas
	var names []string
	number, y, last := 0, 20, 20
	for _, s := range steps {
		x, label := 32, g.Title(s.rule)
		if s.kind >= inner {
			x = 50
		} else {
			number++
			label = fmt.Sprintf("%d. %s", number, label)
		}
		marks.mark(s.kind, 14, y)
		marks.cards(s.side, y)
		last = y
		for i, part := range folded(label, (mapWidth-x-22*len(s.side))/letter) {
			marks.text(x, y+5+18*i, "start", "d-label", part)
			y += 18 * min(i, 1)
		}
		y += stepHeight
		names = append(names, label)
	}
	c.add(`<path d="M14 20V%d" stroke-width="2" stroke-opacity=".4"/>%s`, last, marks.String())
	y += 6
	for _, k := range kinds {
		c.mark(k, 14, y)
		c.text(50, y+5, "start", "d-note", g.in(kindNotes[k]))
		y += 26
	}
	return c.svg(mapWidth, y, g.in(title), strings.Join(names, "; "))
}

func (c *canvas) mark(k stepKind, x, y int) {
	switch k {
	case plain:
		c.add(`<circle cx="%d" cy="%d" r="7" fill="currentColor" stroke="none"/>`, x, y)
	case open:
		c.add(`<circle class="d-open" cx="%d" cy="%d" r="7" fill="#d9a441" stroke-width="2"/>`, x, y)
	case inner:
		c.add(`<path d="M%d %dh14" stroke-width="2" stroke-opacity=".4"/><circle cx="%d" cy="%d" r="4" fill="currentColor" stroke="none"/>`, x, y, x+16, y)
	case choice:
		c.add(`<path d="M%d %dh12" stroke-width="2" stroke-opacity=".4"/><circle cx="%d" cy="%d" r="4" stroke-width="2"/>`, x, y, x+16, y)
	}
}

// cards draws the cards of a step in the right margin: b face down, + and - face
// up.
func (c *canvas) cards(side string, y int) {
	for i, mark := range side {
		x := mapWidth - 20*(len(side)-i)
		fill := ".25"
		if mark != 'b' {
			fill = "0"
		}
		c.add(`<rect x="%d" y="%d" width="15" height="21" rx="2" fill="currentColor" fill-opacity="%s"/>`, x, y-11, fill)
		if mark != 'b' {
			c.text(x+7, y+4, "middle", "d-label", strings.ReplaceAll(string(mark), "-", "−"))
		}
	}
}

// turn draws the steps of a turn, with the parts of the Crisis step.
func turn(g Game) string {
	steps := []step{{rule: "turn.start"}, {rule: "turn.receive-skills", side: "bb"}, {rule: "turn.movement"}}
	if g.Choice.Feature(options.Allies, g.Players) {
		steps = append(steps, step{rule: "ally.encounter"})
	}
	steps = append(steps, step{rule: "turn.action"}, step{rule: "turn.crisis", side: "b"},
		step{"crisis.reveal", inner, ""}, step{"crisis.check", choice, ""}, step{"crisis.choice", choice, ""},
		step{"crisis.event", choice, ""})
	if !g.has(options.CylonFleet) {
		steps = append(steps, step{"crisis.attack", choice, ""}) // with that board the attacks are not in the deck
	}
	steps = append(steps, step{"crisis.ships", inner, ""}, step{"crisis.jump-icon", inner, ""},
		step{"crisis.discard", inner, ""}, step{rule: "turn.end"}, step{"turn.hand-limit", inner, ""})
	return line(g, turnTitle, steps, plain, inner, choice)
}

// check draws the steps of a skill check.
func check(g Game) string {
	steps := []step{
		{"check.begin", open, ""},
		{"check.before-cards", open, ""},
		{"check.destiny", plain, strings.Repeat("b", g.Number("check.destiny"))},
		{"check.contribute", plain, "bbbb"},
		{"check.shuffle", plain, ""},
		{"check.reveal", open, "++-"},
	}
	if g.Choice.Feature(options.Expansion, g.Players) {
		steps = append(steps, step{"check.abilities", plain, ""}, step{"check.consequence", plain, ""})
	}
	if g.has(options.Pegasus) && g.has(options.Daybreak) {
		steps = append(steps, step{"check.reckless-flip", plain, ""})
	}
	steps = append(steps, step{rule: "check.total"}, step{"check.after-total", open, ""}, step{rule: "check.outcome"},
		step{rule: "check.effects"}, step{rule: "check.discard"})
	return line(g, checkTitle, steps, plain, open)
}
