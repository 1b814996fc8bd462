// Package lab plays many games at once and reports what became of them.
//
// A Plan says how many games, with which options, numbers of players and bots,
// and under which seed. Run plays them on every core and returns a Report.
// Game i of a plan depends on the plan's seed and on i alone, and everything in
// a report but its rates is a sum, a least or a greatest over games: it does
// not matter how many workers there were, or who played what.
//
// A plan that says Watch is followed while it is played: how resources and
// distance go, and what each Crisis card takes (course.go). Package page shows a
// report as a page with pictures.
//
// What no game reached is found by comparing the Coverage of the games with
// what exists: Reachable walks through the effects of a catalogue and lists
// every branch, window, request, activation and ending.
//
// A game that the referee breaks off is a Fault, with all that is needed to
// play it again; the others go on. Torture plays games slowly, through
// rules.Game, and looks after every answer at what must always hold.
package lab
