// Package drawing makes the drawings of the rulebook: plain SVG of our own, for
// exactly the options chosen.
//
// [Draw] finds a drawing by its name and draws it for a [Game]. map.go draws the
// six areas and what stands in them, ships.go the ships, steps.go the steps of a
// turn and of a check as a line, attacks.go what each roll of an attack does, and
// words.go holds what is written on them besides names of rules and components.
//
// A drawing says what it shows twice: a title and a description come first, for
// those who do not see it. Lines and letters take the colour of the text around
// them. Ships and results have classes (d-human, d-cylon, d-hit), which a style
// may colour, and a colour of their own that can be read on light and on dark.
package drawing
