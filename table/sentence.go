package table

import (
	"encoding/json"

	"ragtag/wording"
)

// sentence is a sentence of the log in both languages, in its stored form. It
// contains the seats of people, not their names.
type sentence struct {
	En spans `json:"en"`
	Es spans `json:"es"`
}

// kept returns the stored form of a sentence.
func kept(s wording.Sentence) sentence {
	return sentence{withoutNames(s.Spans(wording.En)), withoutNames(s.Spans(wording.Es))}
}

// withoutNames removes the names of seats from spans.
func withoutNames(s spans) spans {
	for i := range s {
		if s[i].Seat != nil {
			s[i].Text = ""
		}
	}
	return s
}

// plain returns a sentence without names.
func plain(say func(l wording.Lang) string) sentence {
	return sentence{spans{{Text: say(wording.En)}}, spans{{Text: say(wording.Es)}}}
}

// in returns the sentence in a language, with the present names of the seats.
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

// spans is a sentence in one language. Plain text is stored as a string, a
// reference as an object; earlier versions stored one string for the whole.
type spans []wording.Span

// MarshalJSON encodes the spans in their stored form.
func (s spans) MarshalJSON() ([]byte, error) {
	list := make([]any, len(s))
	for i, span := range s {
		if list[i] = any(keptSpan(span)); span.Ref == "" && span.Seat == nil {
			list[i] = span.Text
		}
	}
	return json.Marshal(list)
}

// keptSpan is the stored form of a reference.
type keptSpan struct {
	Text     string `json:"text,omitempty"`
	Ref      string `json:"ref,omitempty"`
	Seat     *int   `json:"seat,omitempty"`
	Strength *int   `json:"strength,omitempty"`
}

// UnmarshalJSON decodes the form of this version and of earlier ones.
func (s *spans) UnmarshalJSON(data []byte) error {
	if data[0] != '[' {
		var flat string
		err := json.Unmarshal(data, &flat)
		*s = spans{{Text: flat}}
		return err
	}
	var list []json.RawMessage
	if err := unmarshal(data, &list); err != nil {
		return err
	}
	*s = make(spans, len(list))
	for i, data := range list {
		if data[0] != '{' {
			if err := json.Unmarshal(data, &(*s)[i].Text); err != nil {
				return err
			}
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
