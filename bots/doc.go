// Package bots has the players that need no person: each is a rules.Decider,
// made by New under its name. A bot sees a game through its rules.Chair alone,
// that is, what its seat may know.
//
// The same bot in the same seat of the same game gives the same answers: what
// it leaves to chance comes from a generator of its own for each seat, seeded
// by the number given to New. A bot remembers the game that it plays, so a game
// gets new ones; it must not be used concurrently.
//
// random answers at random. rookie plays for its side: it reads each request
// into a scene, weighs what can be chosen in points for the humans (the effects
// of cards and locations are read from their values, see worth), and turns the
// points round where it is a Cylon. Space it weighs by an outlook: what the Cylon
// ships can be expected to cost until the fleet jumps (sky), a check by a forecast
// of what it lacks and what others may add, and a move by the action after it
// (plan). What it makes of the other players is its mind, odds that change with what
// checks, hands and Loyalty cards show, and with what is done in the sight of all
// (deeds); it hangs on the events of the seat alone, so that a bot that is made
// anew in the middle of a game thinks what the one before it thought. A table must
// listen for that; see rules.Table.Listen. careless is the same bot with its mind
// elsewhere now and then. Both can say why they did what they did; see Explainer.
//
// testdata has situations in the language of the scenarios, with what a good player
// would do in them: whoever sees a rookie do something stupid writes one more.
package bots
