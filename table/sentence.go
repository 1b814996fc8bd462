package table

import (
	"encoding/json"

	"ragtag/wording"
)

// sentence is what the log says in both languages, as it is kept: the names of
// people are not in it, only their seats.
type sentence struct {
	En spans `json:"en"`
	Es spans `json:"es"`
}

// kept returns a sentence as it is kept.
func kept(s wording.Sentence) sentence {
	return sentence{nameless(s.Spans(wording.En)), nameless(s.Spans(wording.Es))}
}

// nameless takes the names of seats out of spans.
func nameless(s spans) spans {
	for i := range s {
		if s[i].Seat != nil {
			s[i].Text = ""
		}
	}
	return s
}

// plain is a sentence without names.
func plain(say func(l wording.Lang) string) sentence {
	return sentence{spans{{Text: say(wording.En)}}, spans{{Text: say(wording.Es)}}}
}

// in returns the sentence in a language, with the seats called as they are now.
func (s *sentence) in(l wording.Lang, names []string) []wording.Span {
	said := s.En
	if l == wording.Es {
		said = s.Es
	}
	out := append([]wording.Span(nil), said...)
	for i := range out {
		p := out[i].Seat
		if p == nil || *p >= len(names) {
			continue
		}
		if out[i].Text = names[*p]; i == 0 {
			out[i].Text = wording.Capital(out[i].Text)
		}
	}
	return out
}

// spans are a sentence in one language. What is plain text is kept as a string,
// what names something as an object; earlier versions kept one string for all.
type spans []wording.Span

// MarshalJSON writes the spans as they are kept.
func (s spans) MarshalJSON() ([]byte, error) {
	list := make([]any, len(s))
	for i, span := range s {
		if list[i] = any(keptSpan(span)); span.Ref == "" && span.Seat == nil {
			list[i] = span.Text
		}
	}
	return json.Marshal(list)
}

// keptSpan is a name as it is kept.
type keptSpan struct {
	Text     string `json:"text,omitempty"`
	Ref      string `json:"ref,omitempty"`
	Seat     *int   `json:"seat,omitempty"`
	Strength *int   `json:"strength,omitempty"`
}

// UnmarshalJSON reads what this version or an earlier one has kept.
func (s *spans) UnmarshalJSON(data []byte) error {
	var flat string
	if json.Unmarshal(data, &flat) == nil {
		*s = spans{{Text: flat}}
		return nil
	}
	var list []json.RawMessage
	if err := unmarshal(data, &list); err != nil {
		return err
	}
	*s = make(spans, len(list))
	for i, data := range list {
		if json.Unmarshal(data, &(*s)[i].Text) == nil {
			continue
		}
		var span keptSpan
		if err := unmarshal(data, &span); err != nil {
			return err
		}
		(*s)[i] = wording.Span(span)
	}
	return nil
}
