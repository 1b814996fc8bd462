package house

import (
	"go/ast"
	"go/token"
)

// described lists the rooms in which every exported name must have a doc
// comment.
var described = []string{"options", "rules", "cards", "store"}

// checkPackageDocs checks that every package has a doc comment.
func checkPackageDocs(m *module) (found []violation) {
	for _, p := range m.packages {
		if p.Doc == "" && len(p.code) > 0 {
			found = append(found, m.at(p.code[0].Package, "package-doc", "package %s has no doc comment", p.ImportPath))
		}
	}
	return found
}

// checkExportedDocs checks that every exported name has a doc comment. In a
// group of constants or variables, the group's comment or one on the same line
// is enough.
func checkExportedDocs(m *module) (found []violation) {
	for _, p := range m.in(described...) {
		for _, f := range p.code {
			for _, decl := range f.Decls {
				for _, id := range undescribed(decl) {
					found = append(found, m.at(id.Pos(), "exported-doc", "%s has no doc comment", id.Name))
				}
			}
		}
	}
	return found
}

func undescribed(decl ast.Decl) (names []*ast.Ident) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Doc == nil && d.Name.IsExported() && exportedReceiver(d) {
			return []*ast.Ident{d.Name}
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			names = append(names, undescribedSpec(d, spec)...)
		}
	}
	return names
}

func undescribedSpec(d *ast.GenDecl, spec ast.Spec) (names []*ast.Ident) {
	switch s := spec.(type) {
	case *ast.TypeSpec:
		// The comment of a group does not document its types.
		if s.Name.IsExported() && s.Doc == nil && (d.Doc == nil || len(d.Specs) > 1) {
			names = append(names, s.Name)
		}
	case *ast.ValueSpec:
		if d.Doc != nil || s.Doc != nil || s.Comment != nil || d.Tok == token.IMPORT {
			return nil
		}
		for _, id := range s.Names {
			if id.IsExported() {
				names = append(names, id)
			}
		}
	}
	return names
}

// exportedReceiver reports whether d is a function, or a method of an exported
// type.
func exportedReceiver(d *ast.FuncDecl) bool {
	if d.Recv == nil {
		return true
	}
	exported := false
	ast.Inspect(d.Recv.List[0].Type, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			exported = id.IsExported()
			return false
		}
		_, index := n.(*ast.IndexExpr)
		_, indices := n.(*ast.IndexListExpr)
		_, star := n.(*ast.StarExpr)
		_, paren := n.(*ast.ParenExpr)
		return index || indices || star || paren
	})
	return exported
}
