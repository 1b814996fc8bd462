// Package wording makes every sentence that a player reads about the game, in
// English and Spanish, out of the values of packages rules and cards.
//
// The parts, from the ground up:
//
//   - [Both] is a text in both languages; everything inside the package is made
//     as one, so that no sentence exists in one language only (both.go).
//   - [Sentence] is what is said of a game, and [Span] a piece of it: plain text, or
//     a name with the id of the component, or the number of the seat, that it
//     names. Within the package a text carries marks around its names (mark.go),
//     which are read when it is taken apart (span.go).
//   - Names: of components (names_*.go, [Name]) and of what is not a component:
//     resources, areas, phases, endings (terms*.go).
//   - Texts: what a component does (text*.go, [Text]), put together from one
//     clause for each effect of package rules (effect*.go) and from the clauses
//     of the keys that content carries where the vocabulary ends (keys*.go).
//     Texts are our own; no card's printed words are repeated.
//   - The game as it goes: log lines (event*.go, [Event]), what a seat is asked
//     (request.go, [Request]) and what it may answer (option.go, box.go,
//     [Option]); people.go says who and where.
//   - What is said before and around a game: why options do not go together
//     (options.go, [Reason]), why an answer was refused (refusal.go, [Refusal]).
//   - [Register] adds the words of content from outside, and [Missing] says what
//     a catalogue has that nothing is said of (register.go).
//   - [Card], a component as plain fields, and [Values], what it does in the
//     vocabulary of package rules, for those who check content (card.go,
//     values.go).
//
// English sentences use the game's own terms. Spanish ones follow the Castilian
// edition: a single reader is addressed as tú in the imperative, everybody else
// in the third person; numbers are digits; names of locations and cards stand
// in “ ”.
package wording
