package wording

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

// TestText_Golden compares every text with the golden file.
func TestText_Golden(t *testing.T) {
	var out strings.Builder
	for _, c := range components() {
		out.WriteString(cat.Ref(c) + "\n")
		for _, l := range Langs {
			lines := strings.ReplaceAll(Text(cat, c, l), "\n", "\n     ")
			out.WriteString("  " + string(l) + " " + Name(cat, c, l) + "\n     " + lines + "\n")
		}
	}
	golden(t, "texts.golden", out.String())
}

func TestText_IsWholeInBothLanguages(t *testing.T) {
	for _, c := range components() {
		b := text(cat, c)
		for _, f := range flaws(b) {
			t.Errorf("%s: %s\n%s\n%s", cat.Ref(c), f, b.En, b.Es)
		}
		for _, l := range Langs {
			if u := unsaid(b.In(l)); u != "" {
				t.Errorf("%s, %s: %s", cat.Ref(c), l, u)
			}
		}
		if e, s := strings.Count(b.En, "\n"), strings.Count(b.Es, "\n"); e != s {
			t.Errorf("%s: %d lines in English, %d in Spanish", cat.Ref(c), e+1, s+1)
		}
	}
}

// TestText_FollowsTheValues checks that texts are made from values: another
// number gives another text.
func TestText_FollowsTheValues(t *testing.T) {
	w := writer{cat: cat}
	two, three := w.effect(rules.Lose{Food: 2}), w.effect(rules.Lose{Food: 3})
	if two == three || !strings.Contains(three.Es, "3 de Alimentos") {
		t.Errorf("losing 2 food reads %q, losing 3 %q", two, three)
	}
}

func TestText_OfNothing(t *testing.T) {
	if got := Text(cat, rules.None, Es); got != "" {
		t.Errorf("None does %q", got)
	}
}

// parsed returns the files of a folder, without tests.
func parsed(t *testing.T, dir string) (files []*ast.File) {
	t.Helper()
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range list {
		if !strings.HasSuffix(entry.Name(), ".go") || strings.HasSuffix(entry.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), dir+"/"+entry.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// methodsNamed returns the types that have a method with this name and two
// parameters.
func methodsNamed(t *testing.T, dir, method string) (types []string) {
	t.Helper()
	for _, f := range parsed(t, dir) {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil || fn.Name.Name != method || fn.Type.Results != nil {
				continue
			}
			if id, ok := fn.Recv.List[0].Type.(*ast.Ident); ok {
				types = append(types, id.Name)
			}
		}
	}
	return types
}

// typesCalling returns the types whose method contains one of some words, such
// as a call.
func typesCalling(t *testing.T, dir, method string, words ...string) (types []string) {
	t.Helper()
	for _, f := range parsed(t, dir) {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil || fn.Name.Name != method {
				continue
			}
			says := false
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					sel, method := call.Fun.(*ast.SelectorExpr)
					says = says || method && slices.Contains(words, sel.Sel.Name) && isTable(sel.X)
				}
				id, ok := n.(*ast.Ident)
				says = says || ok && strings.HasPrefix(id.Name, "Req") && slices.Contains(words, id.Name)
				return true
			})
			if id, ok := fn.Recv.List[0].Type.(*ast.Ident); ok && says {
				types = append(types, id.Name)
			}
		}
	}
	return types
}

// isTable reports whether a method is called on the table. Predicates of
// content share the names of some of its methods.
func isTable(x ast.Expr) bool {
	id, ok := x.(*ast.Ident)
	return ok && id.Name == "t"
}
