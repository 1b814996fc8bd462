// Package bots implements computer players. Each is a rules.Decider, made by New
// under its name. A bot sees a game through its rules.Chair only, that is, what
// its seat may know.
//
// The same bot in the same seat of the same game gives the same answers: its
// random choices come from a generator for each seat, seeded by the number
// passed to New. A bot remembers the game it plays, so each game needs new bots.
// A bot must not be used concurrently.
//
// The bot "random" answers at random. The bot "rookie" plays for its side. It reads
// each request into a scene and values the options in points for the humans, negated if
// it is a Cylon. The effects of cards and locations are read from their values (worth).
// Space is valued by an outlook, the expected cost of the Cylon ships until the fleet
// jumps (sky). A check is valued by a forecast of what it lacks and what others may add
// (forecast), and a move by the action that follows (plan). What a rookie thinks of the
// other players is its mind: odds that change with what checks, hands and Loyalty cards
// show, and with what players do openly (conduct). The mind depends only on the events
// of the seat, so a bot created in the middle of a game reaches the same conclusions as
// the one it replaces. A table must listen for that; see rules.Table.Listen. The bot
// "careless" is a rookie that sometimes answers at random. Both can explain their
// answers; see Explainer.
//
// A rookie also talks and listens (Speaker, Listener). Its ledger holds what can be
// said against players, by what everybody can look up in the log.
//
// The directory testdata has situations in the language of the scenarios, with
// what a good player would do in them. Add one whenever a rookie plays badly.
package bots
