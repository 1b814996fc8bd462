package house

import (
	"go/ast"
	"path/filepath"
	"slices"
)

// rehearsing names what deals games of options that are under way, and the files
// outside tests that may mention it: those that define it, and the command that runs
// scenarios.
var (
	rehearsing = []string{"Rehearsal", "Rehearsable", "UnderWay"}
	rehearsers = []string{"options/built.go", "rules/catalogue_find.go", "cards/cards.go", "cmd/ragtag/scenario.go"}
)

// checkRehearsals checks that people are dealt no game of a set that is under way.
func checkRehearsals(m *module) (found []violation) {
	for _, p := range m.packages {
		for _, f := range p.code {
			file, _ := filepath.Rel(m.dir, m.fset.Position(f.Package).Filename)
			if slices.Contains(rehearsers, filepath.ToSlash(file)) {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if name, ok := n.(*ast.Ident); ok && slices.Contains(rehearsing, name.Name) {
					found = append(found, m.at(n.Pos(), "rehearsal", "%s deals what is under way, for scenarios and tests alone", name.Name))
				}
				return true
			})
		}
	}
	return found
}
