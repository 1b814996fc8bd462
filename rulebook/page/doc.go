// Package page serves the rulebook: everything at /rules and below.
//
// [Handler] serves the form in which a game is chosen (form.go), the whole book
// for a choice (book.go), one rule or chapter (rule.go), a search (search.go)
// and the components with their texts (component.go). Every page is rendered on
// the server and works without scripts; a small script filters the book while
// the user types and disables boxes of the form at once.
//
// The URL contains everything that a page depends on (address.go), in the words
// of the published dynamic rulebook: /rules?pegasus&exodus&newcaprica, with
// players=5 and lang=es. An error is a page with the reason and a status
// (problem.go): 400 for a query that is not valid, 404 for what does not exist,
// or not in this game.
//
// serve.go has the routes, the headers and the one template around all pages;
// words.go the texts around the book, in both languages.
package page
