package wording

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lang is a language that the package writes.
type Lang string

// The languages.
const (
	En Lang = "en"
	Es Lang = "es"
)

// Langs lists the languages.
var Langs = []Lang{En, Es}

// Parse returns the language of a tag such as "es" or "es-MX". It returns false
// if the language is not supported.
func Parse(tag string) (l Lang, ok bool) {
	primary, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(tag, "_", "-")), "-")
	for _, l := range Langs {
		if primary == string(l) {
			return l, true
		}
	}
	return En, false
}

// Both is a text in both languages.
type Both struct {
	En string `json:"en"`
	Es string `json:"es"`
}

// In returns the text in language l. If l is not supported, it returns the
// English text.
func (b Both) In(l Lang) string { return flat(b.marked(l)) }

// marked returns the text in language l with its marks.
func (b Both) marked(l Lang) string {
	if l == Es {
		return b.Es
	}
	return b.En
}

// Empty reports whether both texts are empty.
func (b Both) Empty() bool { return b.En == "" && b.Es == "" }

// say returns a pair of texts.
func say(en, es string) Both { return Both{en, es} }

// sayf formats both texts. An argument of type Both is used in the language of
// the format.
func sayf(en, es string, args ...any) Both {
	return Both{fmt.Sprintf(en, inLang(args, En)...), fmt.Sprintf(es, inLang(args, Es)...)}
}

func inLang(args []any, l Lang) []any {
	out := make([]any, len(args))
	for i, a := range args {
		if b, ok := a.(Both); ok {
			a = b.marked(l)
		}
		out[i] = a
	}
	return out
}

// same returns a text that is the same in both languages.
func same(s string) Both { return Both{s, s} }

// then returns b followed by sep and next. If one of the two is empty, it
// returns the other.
func (b Both) then(sep string, next Both) Both {
	switch {
	case b.Empty():
		return next
	case next.Empty():
		return b
	}
	return Both{b.En + sep + next.En, b.Es + sep + next.Es}
}

// sentence returns the text with a capital at the start and a full stop at the
// end.
func (b Both) sentence() Both { return Both{sentence(b.En), sentence(b.Es)} }

// capital returns the text with its first letter in upper case.
func (b Both) capital() Both { return Both{capital(b.En), capital(b.Es)} }

// Capital returns s with its first letter in upper case.
func Capital(s string) string { return capital(s) }

func sentence(s string) string {
	end := strings.TrimSuffix(s, shutText)
	if s == "" || strings.HasSuffix(end, ".") || strings.HasSuffix(end, ".”") || strings.HasSuffix(end, "?") {
		return capital(s)
	}
	return capital(s) + "."
}

// capital puts the first letter of s in upper case, after an opening mark if
// there is one.
func capital(s string) string {
	for i, r := range s {
		if r == '¿' || r == '¡' || isMark(r) {
			continue
		}
		return s[:i] + string(unicode.ToUpper(r)) + s[i+utf8.RuneLen(r):]
	}
	return s
}

// joined joins the parts that are not empty.
func joined(sep string, parts ...Both) (b Both) {
	for _, p := range parts {
		b = b.then(sep, p)
	}
	return b
}

// listed joins the parts with commas and, before the last one, a word such as
// "and".
func listed(last Both, parts ...Both) Both {
	if len(parts) == 0 {
		return Both{}
	}
	n := len(parts) - 1
	if n == 0 {
		return parts[0]
	}
	head, tail := joined(", ", parts[:n]...), parts[n]
	return sayf("%s %s %s", "%s %s %s", head, spanishConjunction(last, tail), tail)
}

var (
	and = say("and", "y")
	or  = say("or", "o")
)

// spanishConjunction returns the conjunction to use before next: "y" becomes "e" and
// "o" becomes "u" before the same sound.
func spanishConjunction(word, next Both) Both {
	s := strings.ToLower(strings.TrimLeftFunc(next.Es, func(r rune) bool { return r == '“' || isMark(r) }))
	hushed := strings.HasPrefix(s, "hi") && !strings.HasPrefix(s, "hie")
	switch {
	case word.Es == "y" && (strings.HasPrefix(s, "i") || hushed):
		word.Es = "e"
	case word.Es == "o" && (strings.HasPrefix(s, "o") || strings.HasPrefix(s, "ho")):
		word.Es = "u"
	}
	return word
}

// noun is something that is counted, in singular and plural.
type noun struct{ en, ens, es, ess string }

// of returns the noun with a count: "1 raider", "2 raiders".
func (n noun) of(k int) Both {
	if k == 1 {
		return sayf("1 %s", "1 %s", say(n.en, n.es))
	}
	return sayf("%d %s", "%d %s", k, say(n.ens, n.ess))
}

// counted returns the noun as it follows a count.
func (n noun) counted(k int) Both {
	if k == 1 {
		return say(n.en, n.es)
	}
	return say(n.ens, n.ess)
}

// sayIf returns a if cond is true, else b.
func sayIf(cond bool, a, b Both) Both {
	if cond {
		return a
	}
	return b
}

// orElse returns b, or other if b is empty.
func (b Both) orElse(other Both) Both {
	if b.Empty() {
		return other
	}
	return b
}
