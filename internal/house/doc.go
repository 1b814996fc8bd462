// Package house holds the rules of the house by tests: which room may import
// which, what the referee and its content must not touch, that everything
// exported is described, and that no file speaks of the machine it was written
// on. It has no code of its own beside its tests.
//
// Each rule is a function from a module (or its files) to violations. One test
// runs them all over this module; another runs them over testdata/bad, a module
// that breaks every rule once, on the lines marked "want", and nothing else.
//
// A room is a folder at the top, with all that lies below it. A new one has to
// be entered in the table of rooms_test.go, with what it may import and why.
package house
