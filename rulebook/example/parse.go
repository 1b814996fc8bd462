package example

import (
	"fmt"
	"strings"

	"ragtag/wording"
)

// source is a scenario with what it says to readers.
type source struct {
	id       string
	title    wording.Both
	about    []string
	captions []caption
	text     string
}

// caption begins a step at a line of the file.
type caption struct {
	line int
	text wording.Both
	ends string // what happens under this rule, and after it, is not told any more
}

// parse reads the tagged comments of a scenario.
func parse(id, text string) (source, error) {
	s := source{id: id, text: text}
	n := 0
	for line := range strings.Lines(text) {
		n++
		tag, said, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok || !strings.HasPrefix(tag, "#") || tag == "#" {
			continue
		}
		switch tag {
		case "#title":
			lang, title, _ := strings.Cut(said, ": ")
			put(&s.title, lang, title)
		case "#about":
			s.about = append(s.about, strings.Fields(said)...)
		case "#en:":
			s.captions = append(s.captions, caption{line: n, text: wording.Both{En: said}})
		case "#es:":
			if len(s.captions) == 0 {
				return s, fmt.Errorf("%s:%d: Spanish before English", id, n)
			}
			put(&s.captions[len(s.captions)-1].text, "es", said)
		case "#ends":
			if len(s.captions) > 0 {
				s.captions[len(s.captions)-1].ends = said
			}
		default:
			return s, fmt.Errorf("%s:%d: unknown tag %q", id, n, tag)
		}
	}
	for _, c := range s.captions {
		if c.text.En == "" || c.text.Es == "" {
			return s, fmt.Errorf("%s:%d: a caption in one language", id, c.line)
		}
	}
	if s.title.En == "" || s.title.Es == "" || len(s.about) == 0 || len(s.captions) < 2 {
		return s, fmt.Errorf("%s: want a title in both languages, rules and captions", id)
	}
	return s, nil
}

func put(b *wording.Both, lang, text string) {
	if lang == "es" {
		b.Es = text
		return
	}
	b.En = text
}
