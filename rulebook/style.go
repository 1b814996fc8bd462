package rulebook

import _ "embed"

// Style is the style sheet of a page that shows the book: pleasant on a phone,
// on paper, by day and by night.
//
//go:embed page.css
var Style string
