package options

import (
	"strconv"
	"strings"
)

// Reason is the kind of a [Conflict].
type Reason string

// The reasons.
const (
	Needs       Reason = "needs"        // Word, or that many players, needs one of With
	Excludes    Reason = "excludes"     // Word cannot be combined with With
	Implied     Reason = "implied"      // With implies Word: there is nothing to choose
	Players     Reason = "players"      // Word, or any game, is for Min to Max players
	ReadingMode Reason = "reading-mode" // Word is a way to read the rulebook, not a game
)

// Conflict is the error for a choice that is refused. Reason determines which
// fields are set; the others are zero.
type Conflict struct {
	Reason   Reason
	Word     Word   // the word refused; zero if only the number of players is
	With     []Word // the words of which one is needed, or those that exclude Word
	Players  int    // the number of players, if that is the reason
	Min, Max int    // the allowed numbers of players
}

// Error returns the conflict as one line of English.
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
