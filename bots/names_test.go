package bots

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestBots_NameNoComponent looks for ids of components, with and without their
// kind, among the texts of the package: a rookie asks what a component does.
func TestBots_NameNoComponent(t *testing.T) {
	cat := cards.Catalogue()
	ids := map[string]string{}
	for k := range rules.NumKinds {
		for _, c := range cat.All(k) {
			ref := cat.Ref(c)
			_, bare, _ := strings.Cut(ref, "/")
			ids[ref], ids[bare] = ref, ref
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	texts := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			texts++
			if text, _ := strconv.Unquote(lit.Value); ids[text] != "" {
				t.Errorf("%s: %q is %s", set.Position(lit.Pos()), text, ids[text])
			}
			return true
		})
	}
	if texts < 200 {
		t.Errorf("only %d texts were read", texts)
	}
}
