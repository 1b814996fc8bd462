package wording

import (
	"strconv"
	"strings"

	"ragtag/rules"
)

// Span is a piece of a sentence: plain text, or the name of a component or of a
// seat.
type Span struct {
	Text     string `json:"text"`
	Ref      string `json:"ref,omitempty" doc:"id of the component that the text names"`
	Seat     *int   `json:"seat,omitempty" doc:"the seat that the text names"`
	Strength *int   `json:"strength,omitempty" doc:"of the Skill card that the text names; a sentence has it in brackets after the text"`
}

// Flat returns the text of spans, with the strengths of Skill cards in brackets.
func Flat(spans []Span) string {
	var b strings.Builder
	for i := range spans {
		b.WriteString(spans[i].Text)
		if n := spans[i].Strength; n != nil {
			bracket(&b, *n)
		}
	}
	return b.String()
}

// bracket writes the strength of a card, which follows its name.
func bracket(b *strings.Builder, n int) {
	b.WriteString(" (")
	b.WriteString(strconv.Itoa(n))
	b.WriteByte(')')
}

// Sentence is a sentence about a game, in both languages. The zero value is
// empty.
type Sentence struct {
	cat  *rules.Catalogue
	text Both
}

// Empty reports whether the sentence is empty.
func (s Sentence) Empty() bool { return s.text.Empty() }

// In returns the sentence as text.
func (s Sentence) In(l Lang) string { return s.text.In(l) }

// Spans returns the sentence in pieces. No piece is empty, and no two
// consecutive pieces are plain text.
func (s Sentence) Spans(l Lang) []Span { return spansOf(s.cat, s.text.marked(l)) }

// spansOf splits a text at its marks.
func spansOf(cat *rules.Catalogue, text string) (spans []Span) {
	text = strings.ReplaceAll(text, leadText, "")
	for text != "" {
		at := nextMark(text)
		if at > 0 {
			spans = append(spans, Span{Text: text[:at]})
		}
		if at == len(text) {
			break
		}
		open, rest := cutMark(text[at:])
		end := nextMark(rest)
		span := Span{Text: rest[:end]}
		shut, after := cutMark(rest[end:])
		if p, ok := open.seat(); ok {
			span.Seat = &p
		} else {
			span.Ref = cat.Ref(open.comp())
		}
		if n, ok := shut.strength(); ok {
			span.Strength = &n
		}
		spans, text = append(spans, span), after
	}
	return spans
}
