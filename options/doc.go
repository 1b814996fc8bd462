// Package options is the one statement of what can be chosen before a game:
// the sets, the endings, the modules and the variants, which of them exclude
// or require each other, and what follows from them.
//
// A [Choice] is a small comparable value that holds [Word]s. [Parse] reads it
// from its shared form (pegasus&newcaprica) and [Choice.String] writes it back;
// the words are those of the published dynamic rulebook, and four of our own
// (solo, duo, coop, epica). [Choice.Blocked] says why a word may not be added,
// [Choice.Settle] drops what no longer fits, [Choice.Check] judges a whole
// choice for a number of players, and [Choice.Playable] also asks whether the
// referee knows all of it yet. Every refusal is a [*Conflict] made of words,
// numbers and a [Reason], so that each client says it in its own language.
//
// What the rules ask about a game is rarely a word. [Choice.Holds] tells
// whether a set or module is in play, chosen or brought along; a [Feature] is
// what several words can bring (treachery, execution, an overlay), and
// [LoyaltyDeck] and [Choice.Late] say what the Loyalty deck is made of.
//
// The package imports nothing of ours and does no input or output: forms,
// command line, addresses, rulebook and referee all read the same tables.
package options
