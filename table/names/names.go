// Package names says which names people may have at a table, and which of them can be
// taken for each other.
package names

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
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
}

// unseen reports whether a character shows nothing, or changes how others are
// shown.
func unseen(r rune) bool {
	return !unicode.IsGraphic(r) || blank[r] || unicode.Is(unicode.Variation_Selector, r) || unicode.Is(unicode.Bidi_Control, r)
}

// Same reports whether one name can be taken for another: they differ in
// case, accents and spaces at the most.
func Same(a, b string) bool { return folded(a) == folded(b) }

// folded returns a name without what Same ignores.
func folded(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || unicode.Is(unicode.M, r) {
			return -1
		}
		if plain, ok := accented[unicode.ToLower(r)]; ok {
			return plain
		}
		return unicode.ToLower(r)
	}, name)
}

// accented has the plain letters of those with accents that keyboards of the
// languages of the client have.
var accented = letters("áàâäãåā", 'a', "éèêëēę", 'e', "íìîïī", 'i', "óòôöõøō", 'o', "úùûüū", 'u', "ñń", 'n', "çćč", 'c', "ýÿ", 'y', "šś", 's', "žźż", 'z')

func letters(pairs ...any) map[rune]rune {
	all := map[rune]rune{}
	for i := 0; i < len(pairs); i += 2 {
		for _, r := range pairs[i].(string) {
			all[r] = pairs[i+1].(rune)
		}
	}
	return all
}
