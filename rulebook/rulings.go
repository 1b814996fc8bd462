package rulebook

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"sync"

	"ragtag/options"
)

//go:embed testdata/rulings/*.yaml
var rulingFiles embed.FS

// ruling is a short statement of the rules: its id and the games that it is
// about.
type ruling struct {
	id    string
	sets  []expr       // all must hold
	sizes map[int]bool // numbers of players; nil is any
	epica bool         // about Epica games; otherwise about all other games
	coop  bool         // names cooperative games
}

// Rulings returns the ids of the project's rulings, in the order of the files.
// Rulings are short statements of the rules, each of which one rule of the book
// claims.
func Rulings() []string {
	var ids []string
	for _, r := range rulings() {
		ids = append(ids, r.id)
	}
	return ids
}

// rulings parses the embedded files once. An error in them is a bug and panics.
var rulings = sync.OnceValue(func() []ruling {
	names, err := fs.Glob(rulingFiles, "testdata/rulings/*.yaml")
	if err != nil {
		panic(err)
	}
	var all []ruling
	for _, name := range names {
		data, err := rulingFiles.ReadFile(name)
		if err != nil {
			panic(err)
		}
		read, err := readRulings(string(data), path.Base(name) == "epica.yaml")
		if err != nil {
			panic(fmt.Errorf("%s: %w", name, err))
		}
		all = append(all, read...)
	}
	return all
})

// readRulings parses the two relevant lines of each ruling in a file.
func readRulings(text string, epica bool) (all []ruling, err error) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if id, ok := strings.CutPrefix(line, "- id: "); ok {
			all = append(all, ruling{id: id, epica: epica})
		}
		if sets, ok := strings.CutPrefix(line, "sets: ["); ok {
			last := &all[len(all)-1]
			for _, set := range strings.Split(strings.TrimSuffix(sets, "]"), ", ") {
				if err := last.add(set); err != nil {
					return nil, fmt.Errorf("%s: %w", last.id, err)
				}
			}
		}
	}
	return all, nil
}

var playerCount = regexp.MustCompile(`\d`)

// add adds a condition in the vocabulary of the rulings.
func (r *ruling) add(set string) error {
	switch {
	case set == "any":
		return nil
	case strings.HasSuffix(set, " players"):
		r.sizes = map[int]bool{}
		for _, digit := range playerCount.FindAllString(set, -1) {
			r.sizes[int(digit[0]-'0')] = true
		}
		return nil
	}
	r.coop = r.coop || set == "co-op"
	names := strings.Fields(set)
	for i, name := range names {
		names[i] = optionName(name)
	}
	e, err := parseCondition(strings.Join(names, " "))
	r.sets = append(r.sets, e)
	return err
}

// optionNames maps names in rulings to different names in package options.
var optionNames = map[string]string{
	"personal-goals": "personalgoal", "allies-for-all-seasons": "allyseasons",
	"force-pegasus-loyalty": "forcepegasus", "force-exodus-loyalty": "forceexodus",
	"one-player": "solo", "two-player": "duo", "co-op": "coop",
}

// optionName translates a name. Features have the same names, and most words
// differ only by hyphens.
func optionName(name string) string {
	if other := optionNames[name]; other != "" {
		return other
	}
	if _, ok := options.FeatureOf(name); ok {
		return name
	}
	return strings.ReplaceAll(name, "-", "")
}

// speaks reports whether the ruling is about such a game. A cooperative game
// has no Cylon players and no Loyalty cards, so most rulings do not apply
// there: only those that name it are about it.
func (r *ruling) speaks(c options.Choice, players int) bool {
	if c.Has(options.Coop) && !r.coop || r.epica != c.Has(options.Epica) || r.sizes != nil && !r.sizes[players] {
		return false
	}
	for _, e := range r.sets {
		if !e.holds(c, players) {
			return false
		}
	}
	return true
}
