package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// The package that says which change is in force, and the program that plays the
// scenarios: both are compiled only with changes.
var (
	//go:embed switched.go.txt
	switchedSource string
	//go:embed runner.go.txt
	runnerSource string
)

// A program is the product with all changes in it.
type program struct {
	root, dir string
	changes   []*change // by number, from 1
	funcs     []*function
	refused   map[int]string    // changes that do not compile, and why
	marks     map[string][]mark // by the name of the changed file
}

// A mark says on which lines of a changed file a change stands.
type mark struct{ first, last, change int }

// build compiles a program in a folder; changes that do not compile are left out.
func build(root, dir string, changes []*change) (*program, error) {
	p := &program{root: root, dir: dir, changes: changes, refused: map[int]string{}}
	for range 12 {
		if err := p.write(); err != nil {
			return nil, err
		}
		out, err := p.compile("-gcflags=ragtag/...=-e", "-o", p.path()) // all that is wrong with it
		if err == nil {
			return p, nil
		}
		if !p.blame(out) {
			return nil, fmt.Errorf("%w\n%s", err, out)
		}
	}
	return nil, fmt.Errorf("it never compiles")
}

// path is where the program is.
func (p *program) path() string { return filepath.Join(p.dir, "runner") }

// compile compiles the program with flags and returns what the compiler says.
func (p *program) compile(flags ...string) (string, error) {
	arguments := append([]string{"build", "-overlay", filepath.Join(p.dir, "overlay.json")}, flags...)
	cmd := exec.Command("go", append(arguments, "./internal/mutate/runner")...)
	cmd.Dir = p.root
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	return out.String(), err
}

var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):\d+: (.*)$`)

// blame finds the changes of which a compiler complains.
func (p *program) blame(out string) (found bool) {
	for _, m := range complaint.FindAllStringSubmatch(out, -1) {
		path := filepath.Base(m[1])
		line, _ := strconv.Atoi(m[2])
		for _, k := range p.marks[path] {
			if k.first <= line && line <= k.last && p.refused[k.change] == "" {
				p.refused[k.change] = m[3]
				found = true
			}
		}
	}
	return found
}

// write writes the changed files and the overlay that puts them in place.
func (p *program) write() error {
	replace := map[string]string{}
	put := func(path, text string) error {
		to := filepath.Join(p.dir, flat(path))
		replace[filepath.Join(p.root, path)] = to
		return os.WriteFile(to, []byte(text), 0o600)
	}
	p.funcs, p.marks = nil, map[string][]mark{}
	if err := put("internal/mutate/switched/switched.go", switchedSource); err != nil {
		return err
	}
	if err := put("internal/mutate/runner/main.go", runnerSource); err != nil {
		return err
	}
	for f, of := range p.byFile() {
		if err := put(f.path, p.changed(f, of)); err != nil {
			return err
		}
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(p.dir, "overlay.json"), data, 0o600)
}

// flat returns the name of a changed file in the folder of the program.
func flat(path string) string { return strings.ReplaceAll(path, "/", "-") }

// byFile sorts the changes that compile by file and function.
func (p *program) byFile() map[*source]map[*function][]int {
	all := map[*source]map[*function][]int{}
	for i, c := range p.changes {
		if p.refused[i+1] != "" {
			continue
		}
		for _, e := range c.edits {
			of := all[e.in.file]
			if of == nil {
				of = map[*function][]int{}
				all[e.in.file] = of
			}
			if !slices.Contains(of[e.in], i+1) {
				of[e.in] = append(of[e.in], i+1)
			}
		}
	}
	return all
}

// changed returns the text of a file in which each function has the changed forms of
// its body before its own.
func (p *program) changed(f *source, of map[*function][]int) string {
	var out strings.Builder
	name := f.offset(f.file.Name.End())
	out.WriteString(f.text[:name] + `; import switched "ragtag/internal/mutate/switched"`)
	at := name
	for _, fn := range f.funcs {
		ids := of[fn]
		if len(ids) == 0 {
			continue
		}
		fn.n = len(p.funcs)
		p.funcs = append(p.funcs, fn)
		from, to := fn.body()
		out.WriteString(f.text[at:from])
		fmt.Fprintf(&out, " switched.Come(%d)\n", fn.n)
		for _, id := range ids {
			first := strings.Count(out.String(), "\n") + 1
			p.form(&out, fn, id)
			p.marks[flat(f.path)] = append(p.marks[flat(f.path)], mark{first, strings.Count(out.String(), "\n"), id})
		}
		out.WriteString(f.text[from:to])
		at = to
	}
	out.WriteString(f.text[at:])
	return out.String()
}

// form writes the body of a function as a change has it, to run while it is in force.
func (p *program) form(out *strings.Builder, fn *function, id int) {
	results, back := "", ""
	if r := fn.decl.Type.Results; r != nil && len(r.List) > 0 {
		results = fn.file.text[fn.file.offset(r.Pos()):fn.file.offset(r.End())]
		back = "return "
	}
	fmt.Fprintf(out, "if switched.Now == %d { %sfunc() %s {", id, back, results)
	from, to := fn.body()
	at := from
	for _, e := range p.changes[id-1].edits {
		if e.in == fn {
			out.WriteString(fn.file.text[at:e.from] + e.text)
			at = e.to
		}
	}
	out.WriteString(fn.file.text[at:to] + "}()\n")
	if back == "" {
		out.WriteString("return\n")
	}
	out.WriteString("}\n")
}

// diff returns what a change does, for reports.
func (c *change) diff() string {
	var out strings.Builder
	for _, e := range c.edits {
		f := e.in.file
		fmt.Fprintf(&out, "%s:%d\n", f.path, f.line(e.from))
		fmt.Fprintf(&out, "- %s\n+ %s\n", f.text[e.from:e.to], tidy(e.text))
	}
	return out.String()
}

func tidy(code string) string {
	if b, err := format.Source([]byte(code)); err == nil {
		return string(b)
	}
	return code
}
