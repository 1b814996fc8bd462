// Package house checks the rules of this repository with tests. They say which room may
// import which and what the referee and its content must not use; exported names must
// be documented, and no file may mention the machine on which it was written. It
// contains only tests.
//
// Each rule is a function from a module (or its files) to violations. One test
// runs all rules over this module. Another runs them over testdata/bad, a
// module that breaks every rule once, on the lines marked "want", and nothing
// else.
//
// A room is a top-level folder with everything below it. A new room must be
// added to the table in rooms_test.go, with what it may import and why.
package house
