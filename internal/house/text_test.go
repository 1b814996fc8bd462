package house

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
)

// ban is a text that no file of the project may contain. Bans are patterns that
// do not match their own source.
type ban struct {
	rule    string
	pattern *regexp.Regexp
	why     string
	except  []string // base names of the files into which tools write it
}

var bans = []ban{
	{"machine-path", regexp.MustCompile(`(?:^|[^\w.])/(?:work|root|home)/[\w.]`), "a path on somebody's machine", nil},
	{
		"outside", regexp.MustCompile(`\bshared/(?:rules|rulings|facts|hooks|design|style|stack|look|glossary)`),
		"a folder that is not part of the project", nil,
	},
	{
		"registry", regexp.MustCompile(`\b(?:proxy\.golang\.org|registry\.npmjs\.org|deb\.debian\.org)\b`),
		"the host of a registry: tools are configured outside",
		[]string{"go.sum", "package-lock.json"},
	},
}

// resolved matches the origin of a package in a lock file; public is what npm
// writes there whichever registry it uses, since it substitutes the configured
// one on installation. Any other origin is a private mirror.
var (
	resolved = regexp.MustCompile(`"resolved":\s*"([^"]*)"`)
	public   = regexp.MustCompile(`^https://registry\.npmjs\.org/`)
)

// checkText searches the named files for banned texts. Files with a zero byte
// are not text.
func checkText(tree fs.FS, names []string) (found []violation, err error) {
	for _, name := range names {
		data, err := fs.ReadFile(tree, name)
		if err != nil {
			return nil, err
		}
		if bytes.IndexByte(data, 0) >= 0 {
			continue
		}
		line := 0
		for text := range bytes.Lines(data) {
			line++
			found = append(found, checkLine(name, line, text)...)
		}
	}
	return found, nil
}

func checkLine(name string, line int, text []byte) (found []violation) {
	for _, b := range bans {
		if hit := b.pattern.Find(text); hit != nil && !slices.Contains(b.except, path.Base(name)) {
			found = append(found, violation{name, line, b.rule, fmt.Sprintf("%q: %s", hit, b.why)})
		}
	}
	if path.Base(name) != "package-lock.json" {
		return found
	}
	for _, m := range resolved.FindAllSubmatch(text, -1) {
		if !public.Match(m[1]) {
			found = append(found, violation{name, line, "mirror", fmt.Sprintf("%q is not the public registry", m[1])})
		}
	}
	return found
}
