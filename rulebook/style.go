package rulebook

import _ "embed"

// pageStyle makes the page pleasant on a phone, on paper, by day and by night.
//
//go:embed page.css
var pageStyle string
