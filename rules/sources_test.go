package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// sources returns the files of the package that are not tests, by name.
func sources(t *testing.T) map[string]*ast.File {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]*ast.File{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		if files[name], err = parser.ParseFile(token.NewFileSet(), name, nil, 0); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// TestSources_SayWhoPlays: a loop over seats says by the function that it calls
// whether it means the players in the game or all seats.
func TestSources_SayWhoPlays(t *testing.T) {
	var names []string
	for _, pattern := range []string{"*.go", "../cards/*/*.go", "../internal/madeup/*.go"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, found...)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || name == "players.go" {
			continue
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			loop, ok := n.(*ast.RangeStmt)
			if !ok {
				return true
			}
			ast.Inspect(loop.X, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok && s.Sel.Name == "Players" {
					if on, ok := s.X.(*ast.SelectorExpr); ok && on.Sel.Name == "S" {
						t.Errorf("%s: this loop goes over S.Players: use Players, clockwise or seats", set.Position(loop.Pos()))
					}
				}
				return true
			})
			return true
		})
	}
}
