package wording

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lang is a language of the game.
type Lang string

// The languages.
const (
	En Lang = "en"
	Es Lang = "es"
)

// Langs lists the languages.
var Langs = []Lang{En, Es}

// Parse returns the language of a tag such as "es" or "es-MX"; ok is false if
// it is none of ours.
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

// In returns the text in one language; in a language that is none of ours, the
// English one.
func (b Both) In(l Lang) string { return flat(b.marked(l)) }

// marked returns the text in one language with its marks.
func (b Both) marked(l Lang) string {
	if l == Es {
		return b.Es
	}
	return b.En
}

// Empty reports whether there is nothing to read.
func (b Both) Empty() bool { return b.En == "" && b.Es == "" }

// say pairs two texts.
func say(en, es string) Both { return Both{en, es} }

// sayf fills two formats. Arguments that are Both take the language of the
// format.
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

// same is a text that reads alike in both languages.
func same(s string) Both { return Both{s, s} }

// then puts b after a.
func (b Both) then(sep string, next Both) Both {
	switch {
	case b.Empty():
		return next
	case next.Empty():
		return b
	}
	return Both{b.En + sep + next.En, b.Es + sep + next.Es}
}

// sentence starts with a capital and ends with a stop.
func (b Both) sentence() Both { return Both{sentence(b.En), sentence(b.Es)} }

// capital starts with a capital.
func (b Both) capital() Both { return Both{capital(b.En), capital(b.Es)} }

// Capital returns a text whose first letter is a capital.
func Capital(s string) string { return capital(s) }

func sentence(s string) string {
	end := strings.TrimSuffix(s, shutText)
	if s == "" || strings.HasSuffix(end, ".") || strings.HasSuffix(end, ".”") || strings.HasSuffix(end, "?") {
		return capital(s)
	}
	return capital(s) + "."
}

// capital makes the first letter a capital, after an opening mark if there is
// one.
func capital(s string) string {
	for i, r := range s {
		if r == '¿' || r == '¡' || isMark(r) {
			continue
		}
		return s[:i] + string(unicode.ToUpper(r)) + s[i+utf8.RuneLen(r):]
	}
	return s
}

// joined joins what is not empty.
func joined(sep string, parts ...Both) (b Both) {
	for _, p := range parts {
		b = b.then(sep, p)
	}
	return b
}

// listed joins with commas and, before the last, a word such as "and".
func listed(last Both, parts ...Both) Both {
	if len(parts) == 0 {
		return Both{}
	}
	n := len(parts) - 1
	if n == 0 {
		return parts[0]
	}
	head, tail := joined(", ", parts[:n]...), parts[n]
	return sayf("%s %s %s", "%s %s %s", head, spanishEar(last, tail), tail)
}

var (
	and = say("and", "y")
	or  = say("or", "o")
)

// spanishEar turns "y" into "e" and "o" into "u" before a like sound.
func spanishEar(word, next Both) Both {
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

// noun is a thing that is counted.
type noun struct{ en, ens, es, ess string }

// of counts the thing: "1 raider", "2 raiders".
func (n noun) of(k int) Both {
	if k == 1 {
		return sayf("1 %s", "1 %s", say(n.en, n.es))
	}
	return sayf("%d %s", "%d %s", k, say(n.ens, n.ess))
}

// sayIf says a or b.
func sayIf(cond bool, a, b Both) Both {
	if cond {
		return a
	}
	return b
}

// orElse returns b, or what stands for it if it is empty.
func (b Both) orElse(other Both) Both {
	if b.Empty() {
		return other
	}
	return b
}
