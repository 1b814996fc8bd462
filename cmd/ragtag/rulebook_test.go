package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// ragtagRulebook runs the command with arguments and returns what it printed.
func ragtagRulebook(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var c struct {
		Rulebook rulebookCmd `cmd:""`
	}
	var out bytes.Buffer
	k, err := kong.New(&c, kong.Writers(&out, &out), kong.Exit(func(int) {}))
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := k.Parse(append([]string{"rulebook"}, args...))
	if err == nil {
		err = parsed.Run()
	}
	return out.String(), err
}

func TestRulebook_WritesEveryFormat(t *testing.T) {
	for format, want := range map[string]string{"html": `id="check.destiny"`, "md": `<a id="check.destiny">`, "txt": "[check.destiny]"} {
		out, err := ragtagRulebook(t, "--options", "pegasus&newcaprica", "--players", "5", "--lang", "es", "--format", format)
		if err != nil || !strings.Contains(out, want) || !strings.Contains(out, "Prisión") {
			t.Errorf("%s: error %v, or no %q in %d bytes", format, err, want, len(out))
		}
	}
}

func TestRulebook_WritesAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rules.html")
	out, err := ragtagRulebook(t, "--format", "html", "--output", file)
	page, readErr := os.ReadFile(file)
	if err != nil || readErr != nil || out != "" || !bytes.HasPrefix(page, []byte("<!doctype html>")) {
		t.Errorf("errors %v and %v, printed %q, wrote %.40q", err, readErr, out, page)
	}
}

func TestRulebook_RefusesBeforeItWrites(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rules.txt")
	if err := os.WriteFile(file, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"pegasos":             {"--options", "pegasos"},
		"newcaprica needs":    {"--options", "newcaprica"},
		"7 players":           {"--players", "7"},
		"not written in":      {"--lang", "de"},
		"want html, md or tx": {"--format", "pdf"},
	} {
		if _, err := ragtagRulebook(t, append(args, "--output", file)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: got error %v, want %q in it", args, err, want)
		}
	}
	if kept, err := os.ReadFile(file); err != nil || string(kept) != "old" {
		t.Errorf("the file that was there holds %q (%v)", kept, err)
	}
}

func TestRulebook_ChecksItself(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the book in every legal choice; make test does")
	}
	out, err := ragtagRulebook(t, "--check")
	if err != nil || !strings.Contains(out, "rules and chapters in 2 languages") {
		t.Errorf("error %v, printed %s", err, out)
	}
}
