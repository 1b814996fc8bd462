// Package wording makes every sentence that a player reads about the game, in
// English and Spanish, from the values of packages rules and cards.
//
// The parts, from the bottom up:
//
//   - [Both] is a text in both languages. Everything inside the package is made
//     as a Both, so that no sentence exists in one language only (both.go).
//   - [Sentence] is a sentence about a game, and [Span] a piece of it: plain text,
//     or a name with the id of the component, or the number of the seat, that it
//     names. Within the package a text has marks around its names (mark.go),
//     which are read when it is split into spans (span.go).
//   - Names: of components (names_*.go, [Name]) and of everything else: resources,
//     areas, phases, endings (terms*.go).
//   - Texts: what a component does (text*.go, [Text]), composed of one clause for
//     each effect of package rules (effect*.go) and of the clauses for the keys
//     that content uses where the vocabulary has no words (keys*.go). The texts
//     are our own; the printed words of cards are not repeated.
//   - The game in progress: log lines (event*.go, [Event]), what a seat is asked
//     (request*.go, [Request]) and what it may answer (option.go, box.go,
//     [Option]); people.go names players and places.
//   - Before and around a game: why options conflict (options.go, [Reason]), why
//     an answer was refused (refusal.go, [Refusal]).
//   - [Register] adds the words of content from outside, and [Missing] lists what a
//     catalogue has no words for (register.go).
//   - [Card], a component as plain fields, and [Values], what it does in the
//     vocabulary of package rules, for people who check content (card.go,
//     values.go).
//
// English sentences use the game's own terms. Spanish sentences follow the
// Castilian edition: a single reader is addressed as tú in the imperative,
// everybody else in the third person; numbers are digits; names of locations and
// cards are in “ ”.
package wording
