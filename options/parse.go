package options

import (
	"strconv"
	"strings"
)

// Parse parses the shared form of a choice: words joined by &, in any order, as
// in the query of a URL. A leading ?, repeated words and empty words are
// allowed; no words at all are the base game. The error is an [*UnknownWord],
// or a [*Conflict] if two endings are named. Parse does not check whether the
// choice is legal: see [Choice.Check].
func Parse(s string) (Choice, error) {
	var c Choice
	var named wordSet
	for part := range strings.SplitSeq(strings.TrimPrefix(s, "?"), "&") {
		if part == "" {
			continue
		}
		w, ok := WordOf(part)
		if !ok {
			return Choice{}, unknownWord(part)
		}
		named |= setOf(w)
		c = c.With(w)
	}
	if err := oneEnding(named); err != nil {
		return Choice{}, err
	}
	return c, nil
}

// oneEnding returns a [*Conflict] if two endings are named.
func oneEnding(named wordSet) error {
	if ends := (named & endings).words(); len(ends) > 1 {
		return &Conflict{Word: ends[1], With: ends[:1], Reason: Excludes}
	}
	if named.has(Kobol) && named.has(Epica) {
		return &Conflict{Word: Kobol, With: []Word{Epica}, Reason: Excludes}
	}
	return nil
}

// String returns the shared form of c: its words in the order of the
// constants, joined by &; "" for the base game. [Parse] reads it back as c.
func (c Choice) String() string {
	var b strings.Builder
	for i, w := range c.Words() {
		if i > 0 {
			b.WriteByte('&')
		}
		b.WriteString(w.String())
	}
	return b.String()
}

// MarshalText returns the shared form; it never fails.
func (c Choice) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText parses the shared form as [Parse] does. On failure c is
// unchanged.
func (c *Choice) UnmarshalText(text []byte) error {
	parsed, err := Parse(string(text))
	if err == nil {
		*c = parsed
	}
	return err
}

// UnknownWord is the error for a word that does not exist.
type UnknownWord struct {
	Text    string // the input, truncated if it is long
	Nearest Word   // the most similar known word
}

// Error returns the unknown word and the nearest known one.
func (e *UnknownWord) Error() string {
	return "unknown option " + strconv.Quote(e.Text) + " (the nearest known is " + e.Nearest.String() + ")"
}

// longestEcho is the most input that an error repeats, in bytes.
const longestEcho = 40

func unknownWord(text string) *UnknownWord {
	if len(text) > longestEcho {
		text = strings.ToValidUTF8(text[:longestEcho], "") + "..."
	}
	e := &UnknownWord{Text: text, Nearest: Pegasus}
	best := distance(strings.ToLower(text), Pegasus.String())
	for _, w := range AllWords() {
		if d := distance(strings.ToLower(text), w.String()); d < best {
			best, e.Nearest = d, w
		}
	}
	return e
}

// distance returns the number of letters to insert, remove or replace to turn a
// into b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replace := diagonal
			if a[i] != b[j] {
				replace++
			}
			diagonal = row[j+1]
			row[j+1] = min(replace, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
