package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"ragtag/options"
)

// Rule is one rule for one game, in one language.
type Rule struct {
	ID       string
	Title    string
	Chapter  string // the title of its chapter
	Markdown string // its text; links lead to "#" and the id of another rule
	Changed  bool   // with the word highlight: the rule is not in the base game
	Drawing  string // a drawing as SVG, shown in HTML; often empty
}

// HTML returns the drawing and the text as an HTML fragment, without the title.
func (r Rule) HTML() string { return figure(r.Drawing) + toHTML(r.Markdown) }

// Text returns the text for a terminal, without the title.
func (r Rule) Text() string { return toText(r.Markdown) }

// UnknownRule is the error for an id without a rule.
type UnknownRule struct{ ID string }

// Error returns the message with the id.
func (e *UnknownRule) Error() string { return fmt.Sprintf("there is no rule %q", e.ID) }

// NotInPlay is the error for a rule that the choice leaves out.
type NotInPlay struct {
	ID     string
	Choice options.Choice
	When   string // the condition under which the rule is in play, as in the source

	when expr
}

// Error returns the message with the rule, the choice and the condition.
func (e *NotInPlay) Error() string {
	return fmt.Sprintf("rule %q is not in a game with the options %q: it holds when %s", e.ID, e.Choice, e.When)
}

// UnknownLanguage is the error for a language in which the book is not written.
type UnknownLanguage struct{ Lang string }

// Error returns the message with the language and those that exist.
func (e *UnknownLanguage) Error() string {
	return fmt.Sprintf("the rulebook is not written in %q: want one of %s", e.Lang, strings.Join(Languages, ", "))
}

// Lookup returns the rule with that id under the given options, for a number of
// players (0 if it does not matter), in a language. For the id of a chapter it
// returns the list of its rules. The error is an [*UnknownLanguage], an
// [*UnknownRule], a [*NotInPlay], or that of [options.Choice.Check].
func Lookup(id string, c options.Choice, players int, lang string) (Rule, error) {
	v := View{Choice: c, Players: players, Lang: lang}
	if err := v.check(); err != nil {
		return Rule{}, err
	}
	t := trees()[lang]
	s := t.byID[id]
	switch {
	case s == nil:
		return Rule{}, &UnknownRule{ID: id}
	case !v.shows(s):
		return Rule{}, &NotInPlay{ID: id, Choice: c, When: s.when.String(), when: s.when}
	}
	r := v.rule(s, v.titleOf(t.chapterOf(s)))
	if s.level == 1 {
		if r.Markdown = v.contents(t, s); r.Markdown == "" {
			return Rule{}, &NotInPlay{ID: id, Choice: c, When: "one of its rules does", when: inPlayWhen(id)}
		}
	}
	return r, nil
}

// TitleIn returns the title of a rule or chapter in a language, for the base
// game; the id itself if there is none.
func TitleIn(id, lang string) string { return View{Lang: lang}.titleOf(id) }

// contents returns links to the rules of a chapter that are in play.
func (v View) contents(t *tree, chapter *section) string {
	var lines []string
	for _, s := range t.sections {
		if s.level > 1 && t.chapterOf(s) == chapter.id && v.shows(s) {
			lines = append(lines, "- ["+v.titleOf(s.id)+"](#"+s.id+")")
		}
	}
	if trees()[Languages[0]].byID[chapter.id].sorted {
		slices.SortFunc(lines, func(a, b string) int { return strings.Compare(Fold(a), Fold(b)) })
	}
	return strings.Join(lines, "\n")
}

// chapterOf returns the id of the chapter that contains the section.
func (t *tree) chapterOf(s *section) (id string) {
	for _, other := range t.sections {
		if other.level == 1 {
			id = other.id
		}
		if other == s {
			break
		}
	}
	return id
}

// IDs returns the ids of all chapters and rules, in the order of the book.
func IDs() []string {
	var ids []string
	for _, s := range trees()[Languages[0]].sections {
		ids = append(ids, s.id)
	}
	return ids
}
