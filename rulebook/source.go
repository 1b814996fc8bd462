package rulebook

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"ragtag/rulebook/drawing"
)

//go:embed en/*.md es/*.md
var sources embed.FS

// Languages are the languages of the book.
var Languages = []string{"en", "es"}

// section is a chapter (level 1) or a rule (level 2) in its source form.
type section struct {
	id       string
	level    int
	title    []node
	when     expr // nil: always in play
	body     []node
	claims   []string
	untested string
	drawing  string // a name of package drawing
	sorted   bool   // a chapter whose rules are sorted by title
	where    string // file and line, for problems
}

// tree is the book in one language: its sections in order.
type tree struct {
	lang     string
	sections []*section
	byID     map[string]*section
}

// trees parses the embedded sources once. An error in them is a bug and panics.
var trees = sync.OnceValue(func() map[string]*tree {
	book := make(map[string]*tree, len(Languages))
	for _, lang := range Languages {
		t, err := parseTree(sources, lang)
		if err != nil {
			panic(err)
		}
		book[lang] = t
	}
	return book
})

// parseTree parses all files of one language in the order of their names.
func parseTree(files fs.FS, lang string) (*tree, error) {
	names, err := fs.Glob(files, lang+"/*.md")
	if err != nil {
		return nil, err
	}
	t := &tree{lang: lang, byID: map[string]*section{}}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		if err := t.parseFile(name, string(data)); err != nil {
			return nil, err
		}
	}
	return t, nil
}

var heading = regexp.MustCompile(`^(#{1,2}) (.+) \{#([a-z0-9.-]+)\}$`)

// parseFile splits a file at its headings and parses each part.
func (t *tree) parseFile(name, text string) error {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	for i := 0; i < len(lines); {
		m := heading.FindStringSubmatch(lines[i])
		if m == nil {
			return fmt.Errorf("%s:%d: want a heading like %q, got %q", name, i+1, "## Title {#id}", lines[i])
		}
		s := &section{id: m[3], level: len(m[1]), where: fmt.Sprintf("%s:%d", path.Clean(name), i+1)}
		end := i + 1
		for end < len(lines) && !strings.HasPrefix(lines[end], "#") {
			end++
		}
		if err := s.parse(m[2], lines[i+1:end]); err != nil {
			return fmt.Errorf("%s (%s): %w", s.where, s.id, err)
		}
		if t.byID[s.id] != nil {
			return fmt.Errorf("%s: id %q is taken by %s", s.where, s.id, t.byID[s.id].where)
		}
		t.byID[s.id] = s
		t.sections = append(t.sections, s)
		i = end
	}
	return nil
}

// parse parses the title, the metadata below it, and the text.
func (s *section) parse(title string, lines []string) (err error) {
	if s.title, err = parseBody(title); err != nil {
		return err
	}
	for len(lines) > 0 && lines[0] != "" {
		key, value, ok := strings.Cut(lines[0], ": ")
		if !ok {
			return fmt.Errorf("want a blank line or \"if:\", \"claims:\", \"untested:\", \"draw:\" or \"order:\", got %q", lines[0])
		}
		if err := s.set(key, value); err != nil {
			return err
		}
		lines = lines[1:]
	}
	s.body, err = parseBody(strings.Trim(strings.Join(lines, "\n"), "\n"))
	return err
}

func (s *section) set(key, value string) (err error) {
	switch key {
	case "if":
		s.when, err = parseCondition(value)
	case "claims":
		s.claims = append(s.claims, strings.Split(value, ", ")...)
	case "untested":
		s.untested = value
	case "draw":
		if s.drawing = value; !slices.Contains(drawing.Names(), value) {
			err = fmt.Errorf("draw: %s: no such drawing", value)
		}
	case "order":
		if s.sorted = value == "title"; !s.sorted {
			err = fmt.Errorf("order: %s: want title", value)
		}
	default:
		err = fmt.Errorf("unknown line %q", key+": "+value)
	}
	return err
}
