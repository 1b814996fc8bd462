// Package page is the rulebook as pages: everything at /rules and below.
//
// [Handler] serves the form in which a game is chosen (form.go), the whole book
// for a choice (book.go), one rule or one chapter of it (rule.go), a search
// (search.go) and the components with their texts (component.go). Every page is
// made on the server and works without scripts; a small script filters the book
// while one types and greys out the form at once.
//
// An address holds all that a page depends on (address.go), in the words of the
// published dynamic rulebook: /rules?pegasus&exodus&newcaprica, and besides
// players=5 and lang=es. What cannot be shown is answered with a page that says
// why, and its status (problem.go): 400 for an address that makes no sense, 404
// for what there is not, or not in this game.
//
// serve.go holds the routes, the headers and the one template around all pages;
// words.go what is said around the book, in both languages.
package page
