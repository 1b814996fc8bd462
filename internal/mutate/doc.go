// Command mutate shows what the scenarios notice: it breaks the rules in many
// ways, one at a time, and plays every scenario that reaches the change.
//
//	go run ./internal/mutate breakages          # what breakages/*.txt says
//	go run ./internal/mutate breakages daybreak-cards.txt
//	go run ./internal/mutate mutants            # mechanical changes of the syntax tree
//	go run ./internal/mutate -run fleet mutants # only changes whose name contains this
//	go run ./internal/mutate -tests 'Leak|Save' mutants rules/hidden.go # what no scenario notices, some tests may
//
// A breakage is a rule of the book together with a change of the code that makes it
// untrue, picked by somebody who read the book and not the scenarios, unless its file
// says otherwise. breakages/*.txt has them, each with the scenario that noticed it;
// -update records which one did. A mutant is a small change at a place in the files of a
// set: a negated condition, a number off by one, a dropped call, a swapped role.
// survivors.txt explains those that no scenario can notice.
//
// All changes are compiled into one program. Each function that is changed begins with
// the changed forms of its body, one of which runs instead of the rest while its
// number is switched on. The product's files stay as they are: what is compiled is an
// overlay of them. So a change costs no compilation, and only the scenarios that come
// to its function are played.
package main
