package house

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// modulePath is the path of the module.
const modulePath = "ragtag"

// module is a Go module with its parsed packages.
type module struct {
	dir      string
	fset     *token.FileSet
	packages []*pkg
}

// pkg is one package with its parsed files.
type pkg struct {
	Dir, ImportPath, Doc string
	GoFiles              []string
	CgoFiles             []string
	TestGoFiles          []string
	XTestGoFiles         []string

	room   string // the folder at the top, or internal/name
	code   []*ast.File
	tests  []*ast.File // inside the package
	xtests []*ast.File // of the package that tests it from outside
}

// violation is one breach of one rule.
type violation struct {
	file string // relative to the module, with slashes
	line int
	rule string
	text string
}

func (v violation) String() string {
	return fmt.Sprintf("%s:%d: %s: %s", v.file, v.line, v.rule, v.text)
}

// load parses every package of the module in dir, including packages that do
// not compile.
func load(t *testing.T, dir string) *module {
	t.Helper()
	m := &module{dir: dir, fset: token.NewFileSet()}
	for decoder := json.NewDecoder(bytes.NewReader(goList(t, dir, "-e", "-json", "./..."))); ; {
		p := new(pkg)
		if err := decoder.Decode(p); errors.Is(err, io.EOF) {
			return m
		} else if err != nil {
			t.Fatal(err)
		}
		p.room = roomOf(p.ImportPath)
		p.code = m.parse(t, p.Dir, slices.Concat(p.GoFiles, p.CgoFiles))
		p.tests = m.parse(t, p.Dir, p.TestGoFiles)
		p.xtests = m.parse(t, p.Dir, p.XTestGoFiles)
		m.packages = append(m.packages, p)
	}
}

func (m *module) parse(t *testing.T, dir string, names []string) (files []*ast.File) {
	t.Helper()
	for _, name := range names {
		f, err := parser.ParseFile(m.fset, filepath.Join(dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// goList runs go list in dir and returns its output.
func goList(t *testing.T, dir string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PWD="+dir)
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	if err := cmd.Run(); err != nil {
		t.Fatalf("go list %s: %v\n%s", strings.Join(args, " "), err, &complaint)
	}
	return out.Bytes()
}

// roomOf returns the room of a package of this module: its top-level folder,
// below internal the folder there, or "." for the module's root.
func roomOf(importPath string) string {
	rest, ok := strings.CutPrefix(importPath, modulePath+"/")
	if !ok {
		return "."
	}
	parts := strings.Split(rest, "/")
	if parts[0] == "internal" && len(parts) > 1 {
		return parts[0] + "/" + parts[1]
	}
	return parts[0]
}

// in returns the packages of the given rooms.
func (m *module) in(rooms ...string) (list []*pkg) {
	for _, p := range m.packages {
		if slices.Contains(rooms, p.room) {
			list = append(list, p)
		}
	}
	return list
}

// at returns a violation at a position in the source.
func (m *module) at(pos token.Pos, rule, format string, args ...any) violation {
	p := m.fset.Position(pos)
	file, err := filepath.Rel(m.dir, p.Filename)
	if err != nil {
		file = p.Filename
	}
	return violation{filepath.ToSlash(file), p.Line, rule, fmt.Sprintf(format, args...)}
}
