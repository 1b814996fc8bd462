package rulebook

import _ "embed"

// Style is the style sheet of pages with the book, for small and large screens,
// print, and light and dark mode.
//
//go:embed page.css
var Style string
