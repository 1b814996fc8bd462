package drawing

import (
	"fmt"
	"html"
	"maps"
	"slices"
	"strings"

	"ragtag/options"
	"ragtag/wording"
)

// Game is the game for which a drawing is made.
type Game struct {
	Choice  options.Choice
	Players int // 0 for any
	Lang    string
	Number  func(name string) int  // a figure of the rulebook
	Title   func(id string) string // the title of one of its rules
}

// drawings maps names to drawings. A drawing that is empty for a game returns
// "".
var drawings = map[string]func(Game) string{
	"areas":   areas,
	"layout":  layout,
	"battle":  battle,
	"turn":    turn,
	"check":   check,
	"attacks": attacks,
}

// Names returns the names of all drawings, sorted.
func Names() []string { return slices.Sorted(maps.Keys(drawings)) }

// Draw returns the drawing with that name, which must be one of [Names].
func Draw(name string, g Game) string { return drawings[name](g) }

// has reports whether the content of w is in play.
func (g Game) has(w options.Word) bool { return g.Choice.Holds(w) }

// in returns a text in the game's language.
func (g Game) in(b wording.Both) string { return b.In(wording.Lang(g.Lang)) }

// canvas collects the elements of a drawing.
type canvas struct{ strings.Builder }

func (c *canvas) add(format string, args ...any) { fmt.Fprintf(c, format, args...) }

// text writes a line of text starting at x, or centred on it if anchor is
// "middle".
func (c *canvas) text(x, y int, anchor, class, text string) {
	c.add(`<text x="%d" y="%d" text-anchor="%s" class="%s">%s</text>`, x, y, anchor, class, html.EscapeString(text))
}

// svg returns the elements as a drawing: in units of width and height a letter
// is about 16 high. Title and description are for screen readers.
func (c *canvas) svg(width, height int, title, description string) string {
	return fmt.Sprintf(`<svg class="drawing" style="max-width:100%%;height:auto" role="img" viewBox="0 0 %d %d" width="%d" fill="none" stroke="currentColor" `+
		`font-family="inherit" font-size="16"><title>%s</title><desc>%s</desc>%s</svg>`,
		width, height, width, html.EscapeString(title), html.EscapeString(description), c.String())
}
