package server_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write web/openapi.json anew")

// committed is where the client's types are generated from.
const committed = "../web/openapi.json"

// TestDocument_IsCommitted holds that the document in the tree is the one that
// the server sends.
func TestDocument_IsCommitted(t *testing.T) {
	got := document(t)
	if *update {
		if err := os.WriteFile(committed, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(committed)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s is not what the server sends: run make api", committed)
	}
}

// document returns what the server sends, a line for each value.
func document(t *testing.T) []byte {
	s := open(t, t.TempDir())
	status, data := s.call("GET", "/openapi.json", "", "")
	var out bytes.Buffer
	if err := json.Indent(&out, data, "", " "); err != nil || status != 200 {
		t.Fatalf("%d: %v", status, err)
	}
	out.WriteByte('\n')
	return out.Bytes()
}

// TestDocument_ListsEveryCode compares the codes in the document, from which the
// client knows for what it needs a sentence, with those in the sources.
func TestDocument_ListsEveryCode(t *testing.T) {
	var doc struct {
		Components struct {
			Schemas map[string]struct {
				Properties map[string]struct{ Enum []string }
			}
		}
	}
	if err := json.Unmarshal(document(t), &doc); err != nil {
		t.Fatal(err)
	}
	got := doc.Components.Schemas["Problem"].Properties["code"].Enum
	want := slices.Concat(codesIn(t, "../table/errors.go"), codesIn(t, "../rules/errors.go"), codesSent(t))
	// Nobody sends a record to a server.
	want = slices.DeleteFunc(want, func(c string) bool { return c == "bad-record" })
	slices.Sort(want)
	if want = slices.Compact(want); !slices.Equal(got, want) {
		t.Errorf("the document has the codes\n%q\nthe sources\n%q", got, want)
	}
}

// codesIn returns the constants of a type called Code in a file.
func codesIn(t *testing.T, file string) (codes []string) {
	each(t, file, func(n ast.Node) {
		if v, ok := n.(*ast.ValueSpec); ok && v.Type != nil && fmt.Sprint(v.Type) == "Code" {
			codes = append(codes, text(t, v.Values[0]))
		}
	})
	if len(codes) == 0 {
		t.Fatalf("%s has no codes", file)
	}
	return codes
}

// codesSent returns the codes that this package gives to problems by itself.
func codesSent(t *testing.T) (codes []string) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		each(t, file, func(n ast.Node) {
			switch n := n.(type) {
			case *ast.CallExpr:
				if fmt.Sprint(n.Fun) == "problem" {
					codes = append(codes, text(t, n.Args[1]))
				}
			case *ast.AssignStmt:
				if s, ok := n.Lhs[0].(*ast.SelectorExpr); ok && s.Sel.Name == "Code" {
					codes = append(codes, text(t, n.Rhs[0]))
				}
			}
		})
	}
	return slices.DeleteFunc(codes, func(c string) bool { return c == "" })
}

// each visits every node of a file.
func each(t *testing.T, file string, visit func(ast.Node)) {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		visit(n)
		return true
	})
}

// text returns the text that an expression spells out, "" if it is no literal.
func text(t *testing.T, e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok {
		return ""
	}
	s, err := strconv.Unquote(lit.Value)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
