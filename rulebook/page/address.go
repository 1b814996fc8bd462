package page

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"ragtag/options"
	"ragtag/rulebook"
)

// Address is a parsed query of a page.
type Address struct {
	Choice  options.Choice
	Players int    // 0 for any
	Lang    string // one of rulebook.Languages
	Words   bool   // whether there is any word of a choice, including Kobol

	// Parameters of the form and the search.
	Form bool   // show the form
	Set  string // a button of the form: "form" or "book"
	Find string // search text

	// Left names the words, and perhaps a number of players, that an earlier
	// address asked for and that did not fit, joined by dots: the page says so.
	Left string
}

// Malformed is the error for a query that is not valid, except for options,
// which have their own errors.
type Malformed struct{ Key, Value string }

// Error returns the message with the key and the value.
func (e *Malformed) Error() string {
	return fmt.Sprintf("cannot understand %s=%s in the address", strconv.Quote(e.Key), strconv.Quote(e.Value))
}

// ParseAddress parses the query of a URL. If it names no language, fallback is
// used. It does not check whether the choice is legal: see
// [options.Choice.Check]. The error is a [*Malformed], a
// [*rulebook.UnknownLanguage], or one of [options.Parse].
func ParseAddress(query, fallback string) (Address, error) {
	a := Address{Lang: fallback}
	values, err := url.ParseQuery(query)
	if err != nil {
		return a, &Malformed{Key: "?", Value: short(query)}
	}
	var words []string
	for _, key := range sortedKeys(values) {
		if key == "ending" && values.Get(key) == options.Kobol.String() && values.Has(options.Epica.String()) {
			continue // what the form has before another ending is chosen: Epica has an end of its own
		}
		word, err := a.set(key, values[key][len(values[key])-1])
		if err != nil {
			return a, err
		}
		if word != "" {
			words = append(words, word)
		}
	}
	a.Words = len(words) > 0
	a.Choice, err = options.Parse(strings.Join(words, "&"))
	return a, err
}

// set applies one key and its value. If the key is a word of a choice, set
// returns it.
func (a *Address) set(key, value string) (word string, err error) {
	switch key {
	case "lang":
		if a.Lang = value; !slices.Contains(rulebook.Languages, value) {
			return "", &rulebook.UnknownLanguage{Lang: short(value)}
		}
	case "players":
		if value == "" {
			return "", nil
		}
		n, err := strconv.Atoi(value)
		if a.Players = n; err != nil || n < 0 || n > options.MaxPlayers {
			return "", &Malformed{Key: key, Value: short(value)}
		}
	case "form":
		a.Form = true
	case "set":
		if a.Set = value; value != "form" && value != "book" {
			return "", &Malformed{Key: key, Value: short(value)}
		}
	case "q":
		a.Find = strings.TrimSpace(value)
	case "left":
		a.Left = value
	case "ending":
		if value == "" {
			return "", nil
		}
		if w, ok := options.WordOf(value); !ok || !w.IsEnding() {
			return "", &Malformed{Key: key, Value: short(value)}
		}
		return value, nil
	default:
		if value != "" && value != "on" {
			return "", &Malformed{Key: short(key), Value: short(value)}
		}
		return key, nil
	}
	return "", nil
}

// short truncates input that a page repeats.
func short(s string) string {
	if len(s) > 40 {
		s = strings.ToValidUTF8(s[:40], "") + "..."
	}
	return s
}

func sortedKeys(values url.Values) []string {
	var keys []string
	for key := range values {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// String returns the query that [ParseAddress] parses as a, without its buttons,
// its search and what was left out. It always names a word and the language.
func (a Address) String() string {
	parts := []string{a.Choice.String()}
	if parts[0] == "" {
		parts[0] = options.Kobol.String()
	}
	if a.Form {
		parts = append([]string{"form"}, parts...)
	}
	if a.Players > 0 {
		parts = append(parts, "players="+strconv.Itoa(a.Players))
	}
	return strings.Join(append(parts, "lang="+a.Lang), "&")
}

// In returns a in another language.
func (a Address) In(lang string) Address {
	a.Lang = lang
	return a
}

// AsForm returns the address of the form with the choice filled in.
func (a Address) AsForm() Address {
	a.Form, a.Words = true, true
	return a
}

// AsBook returns the address of the book for the choice.
func (a Address) AsBook() Address {
	a.Form, a.Words = false, true
	return a
}

// view returns the view of the book for the address.
func (a Address) view() rulebook.View {
	return rulebook.View{Choice: a.Choice, Players: a.Players, Lang: a.Lang}
}
