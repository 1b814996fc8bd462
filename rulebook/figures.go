package rulebook

import "ragtag/rulebook/drawing"

// draw returns the drawing that belongs to the section of that id, for the
// view; "" if it has none or the drawing has nothing to show here.
func (v View) draw(id string) string {
	name := trees()[Languages[0]].byID[id].drawing
	if name == "" {
		return ""
	}
	return drawing.Draw(name, drawing.Game{
		Choice: v.Choice, Players: v.Players, Lang: v.Lang,
		Number: func(name string) int { return Numbers[name] }, Title: v.titleOf,
	})
}
