// Package page serves the rulebook: everything at /rules and below.
//
// [Handler] serves the form in which a game is chosen (form.go), the whole book for a
// choice (book.go), one rule or chapter (rule.go), a search (search.go, find.go), the
// components as cards (component.go, face.go) and the examples that the referee plays
// (example.go). Every page is rendered on the server and works without scripts; a small
// script (book.js) filters the book while the user types, shows the current section,
// copies addresses, and disables boxes of the form at once.
//
// The URL contains everything that a page depends on (address.go), in the words
// of the published dynamic rulebook: /rules?pegasus&exodus&newcaprica, with
// players=5 and lang=es. One that asks for what cannot be played together leads to
// the nearest game, which says what was left out (choosing.go). The form alone
// depends on something else: it begins with the book that was read last, which a
// cookie holds. An error is a page with the reason and a status (problem.go): 400
// for a query that is not valid, 404 for what does not exist, or not in this game.
//
// serve.go has the routes, the headers and the one template around all pages;
// words.go the texts around the book, in both languages.
package page
