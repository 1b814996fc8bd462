// Package options defines what can be chosen before a game: the sets, the
// endings, the modules and the variants, which of them exclude or require each
// other, and what follows from them.
//
// A [Choice] is a small comparable value that holds [Word]s. [Parse] reads its shared
// form (pegasus&newcaprica) and [Choice.String] writes it; the words are those of the
// published dynamic rulebook and four of our own (solo, duo, coop, epica).
// [Choice.Blocked] returns why a word cannot be added, and [Choice.Settle] drops the
// words that conflict. [Choice.Check] validates a choice for a number of players or,
// with 0, for a page, and [Choice.Playable] for a game. Every refusal is a [*Conflict]
// made of words, numbers and a [Reason], so that each client can translate it.
//
// The rules seldom depend on a single word. [Choice.Holds] reports whether a
// set or module is in play, chosen or implied; a [Feature] is what several
// words can bring (treachery, execution, an overlay); [LoyaltyDeck] and
// [Choice.Late] return the composition of the Loyalty deck.
//
// The package imports no other package of this module and does no input or
// output: forms, command line, addresses, rulebook and referee all read the
// same tables.
package options
