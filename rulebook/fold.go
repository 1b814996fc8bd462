package rulebook

import "strings"

var accents = strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u", "ü", "u", "ñ", "n\u007f",
	"“", "", "”", "", `"`, "", "’", "", "'", "")

// Fold returns a text normalized for sorting and searching: in lower case and
// without accents, quotation marks and apostrophes; ñ follows n.
func Fold(s string) string { return accents.Replace(strings.ToLower(s)) }
