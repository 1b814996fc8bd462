package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// mutants returns the mutants of a file, or of the named functions of it. Of tables it
// takes the conditions alone: the numbers in them are compared with the component facts.
func mutants(f *source, only ...string) (all []*change) {
	for _, fn := range f.funcs {
		if len(only) > 0 && !slices.Contains(only, fn.name) {
			continue
		}
		if strings.HasPrefix(f.path, "cards/") && !condition(fn.decl) {
			continue
		}
		m := mutator{fn: fn}
		ast.Inspect(fn.decl.Body, m.visit)
		all = append(all, m.found...)
	}
	return all
}

// condition reports whether a function returns true or false and nothing else.
func condition(d *ast.FuncDecl) bool {
	r := d.Type.Results
	if r == nil || len(r.List) != 1 {
		return false
	}
	id, ok := r.List[0].Type.(*ast.Ident)
	return ok && id.Name == "bool"
}

// A mutator collects the mutants of a function.
type mutator struct {
	fn    *function
	found []*change
}

// add notes that a node could be something else.
func (m *mutator) add(what string, n ast.Node, text string) {
	f := m.fn.file
	from, to := f.offset(n.Pos()), f.offset(n.End())
	was := strings.Join(strings.Fields(f.text[from:to]), " ")
	if len(was) > 60 {
		was = was[:57] + "..."
	}
	m.found = append(m.found, &change{
		name:  fmt.Sprintf("%s:%d %s: %s %s", f.path, f.line(from), m.fn.name, what, was),
		edits: []edit{{in: m.fn, from: from, to: to, text: text}},
	})
}

// code returns the text of a node.
func (m *mutator) code(n ast.Node) string {
	return m.fn.file.text[m.fn.file.offset(n.Pos()):m.fn.file.offset(n.End())]
}

func (m *mutator) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.IfStmt:
		m.negate(n.Cond)
	case *ast.ForStmt:
		if n.Cond != nil {
			m.negate(n.Cond)
		}
	case *ast.CaseClause:
		for _, e := range n.List {
			if truth(e) {
				m.negate(e)
			}
		}
	case *ast.ReturnStmt:
		for _, e := range n.Results {
			if truth(e) {
				m.negate(e)
			}
		}
	case *ast.ExprStmt:
		if !m.counting(n) {
			m.add("drop", n, "")
		}
	case *ast.IncDecStmt:
		m.add("drop", n, "")
	case *ast.AssignStmt:
		m.assignment(n)
	case *ast.BranchStmt:
		m.branch(n)
	case *ast.BinaryExpr:
		m.operator(n)
	case *ast.BasicLit:
		if n.Kind == token.INT {
			m.add("off by one", n, "("+n.Value+"+1)")
		}
	case *ast.Ident:
		m.name(n)
	case *ast.SelectorExpr:
		m.selector(n)
	}
	return true
}

// counting reports whether a call only counts what tests have reached.
func (m *mutator) counting(n *ast.ExprStmt) bool {
	return strings.HasPrefix(m.code(n), "t.Coverage.")
}

// truth reports whether an expression is a condition by its form.
func truth(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BinaryExpr:
		switch e.Op {
		case token.LAND, token.LOR, token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
			return true
		}
	case *ast.UnaryExpr:
		return e.Op == token.NOT
	case *ast.ParenExpr:
		return truth(e.X)
	}
	return false
}

// negate negates a condition, or each part of it.
func (m *mutator) negate(e ast.Expr) {
	if b, ok := e.(*ast.BinaryExpr); ok && (b.Op == token.LAND || b.Op == token.LOR) {
		m.negate(b.X)
		m.negate(b.Y)
		return
	}
	m.add("negate", e, "!("+m.code(e)+")")
}

var operators = map[token.Token]token.Token{
	token.LAND: token.LOR, token.LOR: token.LAND,
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.ADD: token.SUB, token.SUB: token.ADD,
}

func (m *mutator) operator(n *ast.BinaryExpr) {
	if other, ok := operators[n.Op]; ok {
		m.add(n.Op.String()+" is "+other.String(), n, m.code(n.X)+" "+other.String()+" "+m.code(n.Y))
	}
}

func (m *mutator) assignment(n *ast.AssignStmt) {
	if n.Tok == token.DEFINE {
		return
	}
	for _, to := range n.Lhs {
		if id, ok := to.(*ast.Ident); ok && id.Name == "_" {
			return
		}
	}
	m.add("drop", n, "")
}

func (m *mutator) branch(n *ast.BranchStmt) {
	if n.Label != nil {
		return
	}
	switch n.Tok {
	case token.CONTINUE:
		m.add("break for", n, "break")
	case token.BREAK:
		m.add("drop", n, "")
	}
}

// roles are names that can be taken for each other.
var roles = map[string]string{
	"Acting": "Current", "Current": "Acting", "ThePresident": "TheAdmiral", "TheAdmiral": "ThePresident",
	"President": "Admiral", "Admiral": "President", "true": "false", "false": "true",
	"EachHuman": "Each", "EachOtherHuman": "EachHuman", "Passed": "Failed", "Failed": "Passed",
}

func (m *mutator) name(n *ast.Ident) {
	if other, ok := roles[n.Name]; ok {
		m.add("swap", n, other)
	}
}

// fields are fields that can be taken for each other.
var fields = map[string]string{
	"By": "Chosen", "Chosen": "By", "Damaged": "Destroyed", "Destroyed": "Damaged", "Reserves": "Damaged",
	"DamagedAt": "DestroyedAt", "DestroyedAt": "DamagedAt",
}

func (m *mutator) selector(n *ast.SelectorExpr) {
	switch code := m.code(n); {
	case code == "t.S.Current" && m.acts():
		m.add("swap", n, "x.By.Seat")
	case code == "x.By.Seat":
		m.add("swap", n, "t.S.Current")
	default:
		if other, ok := fields[n.Sel.Name]; ok {
			m.add("swap", n.Sel, other)
		}
	}
}

// acts reports whether the function has somebody who acts.
func (m *mutator) acts() bool {
	for _, p := range m.fn.decl.Type.Params.List {
		for _, id := range p.Names {
			if id.Name == "x" {
				return true
			}
		}
	}
	return false
}
