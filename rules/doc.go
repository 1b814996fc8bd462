// Package rules is the referee: it knows every rule of the game, asks for every
// decision, and does nothing else. It has no I/O, clock, goroutine or global
// state, and no source of chance but the seed inside a game.
//
// A State is everything that is true of a game at a moment, as one flat value.
// A Table holds a State and plays it: rules are plain functions of the Table
// that call ask when a decision is needed. Content (cards, characters,
// locations) comes from a Catalogue, which package cards makes from tables; the
// engine never names a card.
//
// There are two ways to drive a game. With a Decider for each seat, Table.Play
// runs it to its end; nothing unwinds and nothing is allocated for a decision:
//
//	t, err := rules.NewTable(cards.Catalogue(), options.Choice{}, 4, seed)
//	t.Play(&deciders)
//	fmt.Println(t.S.Result.Ending)
//
// A Game waits for answers instead. It keeps the State of its last checkpoint,
// which is between two phases of a turn, and the answers given since. When an
// answer comes it runs the open phase again from the checkpoint; when the
// answers run out, the run is suspended by a private panic that is recovered in
// one place, and the requests are Pending:
//
//	g, err := rules.NewGame(cards.Catalogue(), options.Choice{}, 4, seed)
//	for !g.Over() {
//		r := g.Pending()[0]
//		err := g.Answer(r.Seat, g.Ask(), choose(r))
//	}
//
// Because a phase is run again, a rule may keep seats, counts and public ids in
// Go variables across a question, but never a hidden card nor anything computed
// from one: every fact lives in the State.
//
// What a seat may know is built for it by View, field by field. Events tell
// what happened, each with a public part of the same shape for all and a
// private part for some. Fork deals everything anew that a seat does not know.
package rules
