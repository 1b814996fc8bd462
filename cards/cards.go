// Package cards is the content of the game: tables of values that say what each
// component does, one folder a set. The referee in package rules gives them
// their effect; package wording makes their texts from them.
package cards

import (
	"slices"

	"ragtag/cards/base"
	"ragtag/cards/daybreak"
	"ragtag/cards/epica"
	"ragtag/cards/exodus"
	"ragtag/cards/pegasus"
	"ragtag/rules"
)

// Catalogue returns the content of every set. It is the same each
// time; keep it rather than making it again.
func Catalogue() *rules.Catalogue { return rules.MustCatalogue(Contents()...) }

// Contents returns the content of every set, part by part.
func Contents() []rules.Content {
	return slices.Concat(base.Contents(), pegasus.Contents(), exodus.Contents(), daybreak.Contents(), epica.Contents())
}
