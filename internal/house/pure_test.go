package house

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"
)

// pure lists the rooms that must give the same game for the same answers on
// every machine, and run anywhere.
var pure = []string{"rules", "cards"}

// barred lists what a pure room does not import; a path bars all below it.
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
	{"runtime", "nothing may hang on the machine"},
	{"math/rand", "chance comes from the generator inside the state"},
	{"crypto/rand", "chance comes from the generator inside the state"},
	{"encoding", "how a game is written down is for those who keep it"},
	{"reflect", "values are what they say"},
	{"unsafe", "values are what they say"},
}

// checkPureImports holds the list of what is barred.
func checkPureImports(m *module) (found []violation) {
	for _, p := range m.in(pure...) {
		for _, f := range p.code {
			for _, spec := range f.Imports {
				for _, b := range barred {
					if path := importPath(spec); path == b.path || strings.HasPrefix(path, b.path+"/") {
						found = append(found, m.at(spec.Pos(), "import-purity", "%s must not import %s: %s", p.room, path, b.why))
					}
				}
			}
		}
	}
	return found
}

// checkPureSyntax holds that a pure room starts nothing, waits for nothing, and
// recovers in one file only: the one in which a suspended game unwinds.
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

// impurity names the rule that a piece of syntax breaks, if any.
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

// allButOneFile lets defer and recover stand in the first file of the referee
// that recovers, and returns those elsewhere.
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
