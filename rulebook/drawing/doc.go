// Package drawing makes the drawings of the rulebook: SVG for exactly the
// options chosen.
//
// [Draw] makes the drawing with a name for a [Game]. map.go draws the six areas
// and what is in them, ships.go the ships, steps.go the steps of a turn and of
// a check as a line, attacks.go the effect of each roll of an attack, and
// words.go has the texts other than names of rules and components.
//
// Each drawing starts with a title and a description for screen readers. Lines
// and letters take the colour of the surrounding text. Ships and results have
// classes (d-human, d-cylon, d-hit), which a style sheet may colour, and a
// default colour that is readable on light and on dark.
package drawing
