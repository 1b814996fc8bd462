package house

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/types"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
)

// repeatable lists the rooms that must do the same for the same on every run: the pure
// ones, and the bots, whose games are played again from their seeds.
var repeatable = append([]string{"bots"}, pure...)

// checkMapOrder checks that no repeatable room ranges over a map: the order differs
// between runs, and no game may depend on it. A package that does not compile
// is a violation; it is checked as far as its types are known.
func checkMapOrder(t *testing.T, m *module) (found []violation) {
	t.Helper()
	packages := m.in(repeatable...)
	if len(packages) == 0 {
		return nil
	}
	config := types.Config{
		Importer: importer.ForCompiler(m.fset, "gc", compiled(t, m.dir, packages)),
		Error:    func(error) {}, // continue; Check returns the first error
	}
	for _, p := range packages {
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
		if _, err := config.Check(p.ImportPath, m.fset, p.code, info); err != nil {
			found = append(found, m.at(p.anyFile().Package, "compiles", "%v", err))
		}
		for _, f := range p.code {
			ast.Inspect(f, func(n ast.Node) bool {
				if r, ok := n.(*ast.RangeStmt); ok && unordered(info, r.X) {
					found = append(found, m.at(r.Pos(), "map-order", "range over a map in %s: sort its keys, or keep a list", p.room))
				}
				return true
			})
		}
	}
	return found
}

// unordered reports whether a range over x follows the order of a map: x is a
// map, or an iterator of package maps.
func unordered(info *types.Info, x ast.Expr) bool {
	if t := info.TypeOf(x); t != nil && isMap(t) {
		return true
	}
	call, ok := ast.Unparen(x).(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok {
		return false
	}
	f := info.Uses[sel.Sel]
	return f != nil && f.Pkg() != nil && f.Pkg().Path() == "maps"
}

// isMap reports whether values of t are maps or, if t is a type parameter, can
// be.
func isMap(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Map:
		return true
	case *types.Interface:
		for i := range u.NumEmbeddeds() {
			union, ok := u.EmbeddedType(i).(*types.Union)
			for j := 0; ok && j < union.Len(); j++ {
				if isMap(union.Term(j).Type()) {
					return true
				}
			}
		}
	}
	return false
}

// compiled compiles the packages and their imports, and returns a lookup of
// their export data.
func compiled(t *testing.T, dir string, packages []*pkg) importer.Lookup {
	t.Helper()
	args := []string{"-e", "-export", "-deps", "-f", "{{.ImportPath}}={{.Export}}"}
	for _, p := range packages {
		args = append(args, p.ImportPath)
	}
	where := map[string]string{}
	for line := range strings.Lines(string(goList(t, dir, args...))) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), "=")
		where[path] = file
	}
	return func(path string) (io.ReadCloser, error) {
		if where[path] == "" {
			return nil, fmt.Errorf("no export data for %q among %d packages", path, len(where))
		}
		return os.Open(where[path])
	}
}

// sorted returns the violations in the order of files and lines.
func sorted(list []violation) []violation {
	slices.SortFunc(list, func(a, b violation) int {
		if c := strings.Compare(a.file, b.file); c != 0 {
			return c
		}
		if a.line != b.line {
			return a.line - b.line
		}
		return strings.Compare(a.rule, b.rule)
	})
	return list
}
