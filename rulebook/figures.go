package rulebook

import "ragtag/rulebook/drawing"

// draw returns the drawing of the section with that id for the view, or "" if
// it has none or the drawing is empty in this view.
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
