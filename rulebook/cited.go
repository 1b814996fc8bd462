package rulebook

import (
	_ "embed"
	"strings"
)

//go:embed cited.txt
var citedFile string

// Cited returns the ids of the rules that the rest of the program names, for
// [Check]. A test holds the list to the sources and writes it anew on request.
func Cited() []string { return strings.Fields(citedFile) }
