// Package rulebook contains the rules of the game as prose, in English and
// Spanish, and shows them for exactly the options chosen.
//
// The sources are Markdown, one folder per language with the same files: en/
// and es/. A first-level heading opens a chapter, a second-level heading a
// rule. Both end in their id, which never changes: "## Destiny
// {#check.destiny}". Lines directly below a heading are its metadata:
//
//	if: expansion and not daybreak   when the rule is in play
//	claims: core-check-destiny, ...  the rulings that it states (English only)
//	untested: why no program can     what no scenario can prove (English only);
//	                                 at a chapter, for all its rules
//	draw: areas                      a drawing above the text (English only)
//	order: title                     of a chapter: sorted by title (English only)
//
// In titles and text, {if pegasus}...{elif exodus}...{else}...{end} chooses, {n
// hand.limit} is a number of the table Numbers, {table loyalty} a table
// computed from the options, and [[check.destiny]] a link that shows the rule's
// title. The names in a condition are the words and features of package
// options, which also evaluates them.
//
// {says hand-over six} shows nothing (English only). It names a matter that is
// decided differently under different options, and what the text after it says of
// the matter. Thus a rule whose condition is too wide contradicts another one
// under some choice, and Check reports it. Battlestar Epica needs it most: nearly
// forty general rules do not hold there.
//
// The parts: source.go reads the files into sections, condition.go and body.go
// parse their contents, view.go evaluates a section for one View (choice,
// number of players, language), lookup.go returns a single rule that the
// referee cites, condition_words.go says in words when a rule is in play, book.go
// opens the whole book and writes it (HTML, Markdown, text), and check.go
// validates the book: Check finds what is cited and
// missing, never shown, dangling, empty, different between the languages or
// unclaimed. Figures that the referee knows come from package rules
// (numbers.go), the size of the Loyalty deck from package options
// (tables_loyalty.go). Package drawing makes the drawings, package example has
// games that the referee plays, package page serves the book to browsers.
// checklist_test.go compares the numbers of the checklist with the games that the
// referee deals.
//
// The last chapters repeat rules in another form: the set-up checklist, the
// quick reference, the page for teaching and the glossary. They are written
// like all others, so they follow the options and are checked in both
// languages.
//
// To add a rule, write it in its natural place in both languages under one new
// id, with the ids of the rulings it states, and run the tests of this package.
// With -update they rewrite the derived files: the pages in testdata/pages,
// whose diff must then be read, and cited.txt, the ids that the program cites.
package rulebook
