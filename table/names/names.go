// Package names says which names people may have at a table, and which of them can be
// taken for each other.
package names

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Max is the most letters of a name.
const Max = 32

// Check returns a name as others will see it: on one line, without characters that
// move or hide the text around it or that nobody sees, and without stacks of
// accents. It returns an error that says what is wrong with a name that nobody may
// have.
func Check(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	switch n := utf8.RuneCountInString(name); {
	case !utf8.ValidString(name):
		return "", errors.New("a name that is not valid text")
	case n == 0 || n > Max:
		return "", fmt.Errorf("a name of %d letters, want 1 to %d", n, Max)
	case strings.ContainsFunc(name, unseen):
		return "", fmt.Errorf("name %q has invisible characters", name)
	case stacked(name):
		return "", fmt.Errorf("name %q has more than %d accents on a letter", name, maxAccents)
	}
	return name, nil
}

// maxAccents is how many accents a letter may have; Vietnamese needs two.
const maxAccents = 2

// stacked reports whether a text begins with an accent, or has a letter with
// more than maxAccents.
func stacked(text string) bool {
	accents := maxAccents // none before the first letter
	for _, r := range text {
		if !unicode.Is(unicode.M, r) {
			accents = 0
			continue
		}
		if accents++; accents > maxAccents {
			return true
		}
	}
	return false
}

// blank are characters that count as letters or symbols and show nothing.
var blank = map[rune]bool{
	'\u034f': true, '\u115f': true, '\u1160': true, '\u17b4': true, '\u17b5': true, '\u2800': true, '\u3164': true, '\uffa0': true,
	'\U0001d159': true, '\U00013441': true, '\U00013442': true,
}

// unseen reports whether a character shows nothing, or changes how others are
// shown.
func unseen(r rune) bool {
	return !unicode.IsGraphic(r) || blank[r] || unicode.Is(unicode.Variation_Selector, r) || unicode.Is(unicode.Bidi_Control, r)
}

// Same reports whether one name can be taken for another: they differ in case,
// accents, spaces and the width of letters at most.
func Same(a, b string) bool { return folded(a) == folded(b) }

// folded returns a name without what Same ignores.
func folded(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || unicode.Is(unicode.M, r) {
			return -1
		}
		r = unicode.ToLower(r)
		if plain, ok := barred[r]; ok {
			return plain
		}
		return r
	}, norm.NFKD.String(name))
}

// barred has the plain letters of those whose accent is part of them.
var barred = map[rune]rune{'ø': 'o', 'ł': 'l', 'đ': 'd', 'ħ': 'h', 'ŧ': 't', 'ı': 'i'}
