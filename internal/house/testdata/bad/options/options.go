// Package options breaks the rules about imports.
package options

import (
	_ "example.com/util" // want third-party

	_ "ragtag/cards" // want import-order
)

// inside is nobody's business, and needs no comment beyond this one.
var inside = 1
