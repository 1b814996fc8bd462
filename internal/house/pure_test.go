package house

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"
)

// pure lists the rooms that must play the same game for the same answers on
// every machine, and run anywhere.
var pure = []string{"rules", "cards"}

// barred lists the packages that a pure room must not import, including all
// below them.
var barred = []struct{ path, why string }{
	{"os", "no input or output"},
	{"io/fs", "no input or output"},
	{"net", "no input or output"},
	{"bufio", "no input or output"},
	{"log", "what happened is an event"},
	{"syscall", "no input or output"},
	{"time", "no clock: the table has the clocks"},
	{"sync", "one game is one goroutine's"},
	{"context", "nothing is cancelled: answers come or do not"},
	{"runtime", "nothing may depend on the machine"},
	{"math/rand", "random numbers come from the generator in the state"},
	{"crypto/rand", "random numbers come from the generator in the state"},
	{"encoding", "those who store a game choose its encoding"},
	{"reflect", "values are what they say"},
	{"unsafe", "values are what they say"},
}

// locked is the one file of the referee that locks something: games of all goroutines
// share a catalogue, and what is made of it for one of them serves the others.
const locked = "rules/kit.go"

// checkPureImports checks the imports of pure rooms against barred.
func checkPureImports(m *module) (found []violation) {
	for _, p := range m.in(pure...) {
		for _, f := range p.code {
			for _, spec := range f.Imports {
				for _, b := range barred {
					path := importPath(spec)
					if path != b.path && !strings.HasPrefix(path, b.path+"/") {
						continue
					}
					if v := m.at(spec.Pos(), "import-purity", "%s must not import %s: %s", p.room, path, b.why); path != "sync" || v.file != locked {
						found = append(found, v)
					}
				}
			}
		}
	}
	return found
}

// checkPureSyntax checks that a pure room starts no goroutine, uses no channel,
// and recovers in one file only: the one that unwinds a suspended game.
func checkPureSyntax(m *module) (found []violation) {
	var recovering []violation
	for _, p := range m.in(pure...) {
		for _, f := range p.code {
			ast.Inspect(f, func(n ast.Node) bool {
				switch rule, what := impurity(n); rule {
				case "":
				case "recover":
					recovering = append(recovering, m.at(n.Pos(), rule, "%s", what))
				default:
					found = append(found, m.at(n.Pos(), rule, "%s in %s", what, p.room))
				}
				return true
			})
		}
	}
	return append(found, allButOneFile(recovering)...)
}

// impurity returns the rule that a syntax node breaks, if any.
func impurity(n ast.Node) (rule, what string) {
	switch n := n.(type) {
	case *ast.GoStmt:
		return "goroutine", "go statement"
	case *ast.ChanType:
		return "channel", "channel type"
	case *ast.SelectStmt:
		return "channel", "select"
	case *ast.SendStmt:
		return "channel", "send"
	case *ast.UnaryExpr:
		if n.Op == token.ARROW {
			return "channel", "receive"
		}
	case *ast.DeferStmt:
		return "recover", "defer"
	case *ast.CallExpr:
		if id, ok := n.Fun.(*ast.Ident); ok && id.Name == "recover" {
			return "recover", "recover"
		}
	}
	return "", ""
}

// allButOneFile allows defer and recover in the first file of the referee that
// recovers, and returns the violations in other files.
func allButOneFile(recovering []violation) (found []violation) {
	home := ""
	for _, v := range recovering {
		if v.text == "recover" && strings.HasPrefix(v.file, "rules/") {
			home = v.file
			break
		}
	}
	for _, v := range recovering {
		if v.file != home {
			v.text = fmt.Sprintf("%s outside the one file that recovers (%q)", v.text, home)
			found = append(found, v)
		}
	}
	return found
}
