// Package example has the worked examples of the rulebook. Each is a scenario
// (package scenario) that the referee plays, so that an example cannot be wrong:
// its log lines, its numbers and its pictures are what the referee did.
//
// games/ has the scenarios. A comment that begins with a tag is for readers, in
// each language: "#title en:" and "#title es:", "#about" with the ids of the
// rules that the game is an example of, and "#en:" and "#es:" before the lines
// of a step; "#ends" with a rule leaves out what happens under that rule and
// after it. A caption says what to look at and has no numbers, since the
// referee says those.
//
// [All] plays them once. The tests compare what is told with testdata/, so that
// a change of the rules shows as a difference to be read; -update writes them.
package example
