package rulebook

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// citing lists the rooms that cite rules.
var citing = []string{"rules", "cards", "wording", "scenario", "bots", "lab", "table", "server", "cmd"}

// strict lists the rooms in which every text in the form of an id is one.
var strict = []string{"rules", "cards"}

var ruleID = regexp.MustCompile(`^[a-z][a-z-]*(\.[a-z][a-z0-9-]*)+$`)

func TestCited_IsWhatTheSourcesName(t *testing.T) {
	want := citedInSources(t)
	if len(want) < 50 {
		t.Fatalf("found only %d ids in the sources: is the search broken?", len(want))
	}
	text := strings.Join(want, "\n") + "\n"
	if *update {
		if err := os.WriteFile("cited.txt", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if text != citedFile {
		t.Errorf("cited.txt differs from the sources; to write it anew: go test ./rulebook -run TestCited -update\nmissing: %v\ntoo many: %v",
			difference(want, Cited()), difference(Cited(), want))
	}
}

func TestCited_ExistsInTheBook(t *testing.T) {
	ids := IDs()
	for _, id := range citedInSources(t) {
		if !slices.Contains(ids, id) {
			t.Errorf("%q is cited, but no rule has this id", id)
		}
	}
}

// TestCited_EveryComponentActsUnderARule checks that events and requests cite
// the rule of the component that caused them.
func TestCited_EveryComponentActsUnderARule(t *testing.T) {
	cat, ids := cards.Catalogue(), IDs()
	for k := rules.KindNone + 1; k < rules.NumKinds; k++ {
		for _, c := range cat.All(k) {
			if !slices.Contains(ids, cat.Rule(c)) {
				t.Errorf("%s acts under %q, but no rule has this id", cat.Ref(c), cat.Rule(c))
			}
		}
	}
}

// citedInSources returns the string literals in Go code, without tests, that
// are rule ids: of a known family, or in a place where nothing else has that
// form.
func citedInSources(t *testing.T) []string {
	families := map[string]bool{}
	for _, id := range IDs() {
		family, _, _ := strings.Cut(id, ".")
		families[family] = true
	}
	found := map[string]bool{}
	for _, room := range citing {
		eachText(t, filepath.Join("..", room), func(text string, named bool) {
			family, _, dotted := strings.Cut(text, ".")
			if ruleID.MatchString(text) && dotted && (families[family] || slices.Contains(strict, room)) || named && text != "" {
				found[text] = true
			}
		})
	}
	var ids []string
	for id := range found {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// eachText visits the string literals in the Go files below a folder; named
// reports that one is the value of a field called Rule.
func eachText(t *testing.T, dir string, visit func(text string, named bool)) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec, *ast.Field:
				return false
			case *ast.KeyValueExpr:
				if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Rule" {
					visitText(n.Value, true, visit)
				}
			case *ast.BasicLit:
				visitText(n, false, visit)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func visitText(e ast.Expr, named bool, visit func(string, bool)) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return
	}
	if text, err := strconv.Unquote(lit.Value); err == nil {
		visit(text, named)
	}
}
