package options

import (
	"strconv"
	"strings"
)

// Reason says in what way a choice is refused.
type Reason string

// The reasons for which a choice is refused.
const (
	Needs       Reason = "needs"        // Word, or that many players, needs one of With
	Excludes    Reason = "excludes"     // Word may not stand beside With
	Implied     Reason = "implied"      // With brings what Word asks for: there is nothing to switch
	Players     Reason = "players"      // Word, or any game, is for Min to Max players
	ReadingMode Reason = "reading-mode" // Word is a way to read the book, not a game
	NotBuilt    Reason = "not-built"    // Word is legal, and the referee does not know it yet
)

// Conflict is why a choice is refused. Which fields count depends on Reason;
// those that do not are zero.
type Conflict struct {
	Reason   Reason
	Word     Word   // the word refused; zero if it is the number of players alone
	With     []Word // the words needed (one of them will do), or those in the way
	Players  int    // the number of players asked for, where that is the matter
	Min, Max int    // the numbers of players that would do
}

// Error says it in one plain English line.
func (e *Conflict) Error() string {
	subject := e.Word.String()
	if e.Word == 0 {
		subject = "a game with " + count(e.Players)
	}
	switch e.Reason {
	case Needs:
		return subject + " needs " + list(e.With, " or ")
	case Excludes:
		return subject + " cannot be combined with " + list(e.With, " and ")
	case Implied:
		return subject + " is not a choice: " + list(e.With, " and ") + " settles it"
	case ReadingMode:
		return subject + " is a way to read the rulebook, not a game"
	case NotBuilt:
		return subject + " is a legal choice, but it cannot be played here yet"
	}
	if e.Word == 0 {
		subject = "a game"
	}
	return subject + " is for " + seats(e.Min, e.Max) + ", not " + strconv.Itoa(e.Players)
}

func list(words []Word, last string) string {
	names := make([]string, len(words))
	for i, w := range words {
		names[i] = w.String()
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + last + names[n-1]
	}
	return strings.Join(names, "")
}

func seats(low, high int) string {
	if low == high {
		return count(low)
	}
	return strconv.Itoa(low) + " to " + count(high)
}

func count(players int) string {
	if players == 1 {
		return "1 player"
	}
	return strconv.Itoa(players) + " players"
}
