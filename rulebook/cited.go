package rulebook

import (
	_ "embed"
	"strings"
)

//go:embed cited.txt
var citedFile string

// Cited returns the ids of the rules that the rest of the program names, for
// [Check]. A test compares the list with the sources, and rewrites it with
// -update.
func Cited() []string { return strings.Fields(citedFile) }
