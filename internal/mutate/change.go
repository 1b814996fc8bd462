package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
)

// A change is one way to break the rules: a breakage or a mutant.
type change struct {
	name  string // what a report calls it
	edits []edit
	from  *breakage // nil: a mutant
}

// An edit replaces a part of the body of a function.
type edit struct {
	in       *function
	from, to int // offsets in the file
	text     string
}

// A function is a declared function that can be changed.
type function struct {
	file *source
	decl *ast.FuncDecl
	name string // as breakages call it: of a method of Table or a plain function the name alone
	n    int    // its number in the program with all changes
}

// A source is a parsed file of the product.
type source struct {
	path  string // relative to the module
	text  string
	fset  *token.FileSet
	file  *ast.File
	funcs []*function
}

// sources reads files of the product as they are asked for.
type sources struct {
	root  string
	files map[string]*source
}

// open parses a file.
func (s *sources) open(path string) (*source, error) {
	if f := s.files[path]; f != nil {
		return f, nil
	}
	data, err := os.ReadFile(filepath.Join(s.root, path))
	if err != nil {
		return nil, err
	}
	f := &source{path: path, text: string(data), fset: token.NewFileSet()}
	if f.file, err = parser.ParseFile(f.fset, path, data, parser.SkipObjectResolution); err != nil {
		return nil, err
	}
	for _, d := range f.file.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Body != nil {
			f.funcs = append(f.funcs, &function{file: f, decl: d, name: nameOf(d)})
		}
	}
	if s.files == nil {
		s.files = map[string]*source{}
	}
	s.files[path] = f
	return f, nil
}

// find returns the function of a file with a name.
func (f *source) find(name string) (*function, error) {
	for _, fn := range f.funcs {
		if fn.name == name {
			return fn, nil
		}
	}
	return nil, fmt.Errorf("%s has no function %s", f.path, name)
}

// offset returns where a position is in the file.
func (f *source) offset(p token.Pos) int { return f.fset.Position(p).Offset }

// line returns the line of an offset.
func (f *source) line(at int) int { return f.fset.Position(f.fset.File(f.file.FileStart).Pos(at)).Line }

// body returns where the body of a function is, without its braces.
func (fn *function) body() (from, to int) {
	return fn.file.offset(fn.decl.Body.Lbrace) + 1, fn.file.offset(fn.decl.Body.Rbrace)
}

func nameOf(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return d.Name.Name
	}
	of := d.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if id, ok := of.(*ast.Ident); ok && id.Name != "Table" {
		return id.Name + "." + d.Name.Name
	}
	return d.Name.Name
}
