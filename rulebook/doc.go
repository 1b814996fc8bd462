// Package rulebook is the rules of the game as prose, in English and Spanish,
// and shows them for exactly the options chosen.
//
// The sources are Markdown, one folder per language with the same files: en/ and
// es/. A heading of the first level opens a chapter, one of the second a rule;
// both end in their id, which is for ever: "## Destiny {#check.destiny}". Lines
// right below a heading say more about it:
//
//	if: expansion and not daybreak   when the rule is in play
//	claims: core-check-destiny, ...  the rulings that it states (English only)
//	untested: why no program can     what no scenario can prove (English only);
//	                                 at a chapter, for all its rules
//	draw: areas                      a drawing above the text (English only)
//	order: title                     of a chapter: sorted by title (English only)
//
// In titles and text, {if pegasus}...{elif exodus}...{else}...{end} chooses,
// {n hand.limit} is a number of the table Numbers, {table loyalty} a table made
// from the options, and [[check.destiny]] a link that shows the rule's title.
// The names in a condition are the words and features of package options, and
// options decides what holds; there are no others.
//
// The parts: source.go reads the files into sections, condition.go and body.go
// parse what stands in them, view.go evaluates a section for one View (choice,
// number of players, language), lookup.go answers for a single rule as the
// referee cites it, book.go opens the whole book and writes it (HTML, Markdown,
// text), and check.go holds the book together: Check finds what is cited and
// missing, never shown, dangling, empty, different between the languages or
// unclaimed. Figures that the referee knows come from package rules (numbers.go),
// the size of the Loyalty deck from package options (tables_loyalty.go). Package
// drawing makes the drawings, package page serves all of it in a browser.
//
// The last chapters say nothing new: the checklist for setting up, the quick
// reference, the page for teaching and the glossary are made like all others, so
// that they follow the options and are held to both languages.
//
// To add a rule, write it in its natural place in both languages under one new
// id, with the ids of the rulings it states, and run the tests of this package.
// With -update they write anew what is derived: the pages in testdata/pages, whose
// difference is then read, and cited.txt, the ids that the program cites.
package rulebook
