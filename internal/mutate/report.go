package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// A report runs changes and says what came of them.
type report struct {
	only            string
	tests           string // which tests of the rules are asked what no scenario notices; empty: none
	update, verbose bool
	out             io.Writer
}

func (r *report) do(kind string, args []string) error {
	root, err := filepath.Abs(".")
	if err != nil {
		return err
	}
	var files []string
	if len(args) > 1 {
		files = args[1:]
	}
	all, err := changes(&sources{root: root}, kind, files)
	if err != nil {
		return err
	}
	all = pick(all, r.only)
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	p, err := build(root, dir, all)
	if err != nil {
		return err
	}
	found, err := p.run(os.Stderr)
	if err != nil {
		return err
	}
	if r.tests != "" {
		if err := p.ask(r.tests, found, os.Stderr); err != nil {
			return err
		}
	}
	excused, err := readSurvivors(filepath.Join(root, "internal", "mutate", "survivors.txt"))
	if err != nil {
		return err
	}
	open := r.tell(p, found, excused)
	if r.update && kind == "breakages" {
		if err := r.write(root, p, found); err != nil {
			return err
		}
	}
	if open > 0 {
		return fmt.Errorf("%d changes that nothing has noticed", open)
	}
	return nil
}

// tell prints the outcomes and returns how many changes are neither noticed nor
// explained.
func (r *report) tell(p *program, found map[int]outcome, excused survivors) (open int) {
	noticed, explained, refused := 0, 0, 0
	for i, c := range p.changes {
		id := i + 1
		o, ran := found[id]
		switch {
		case !ran:
			refused++
			if c.from != nil {
				fmt.Fprintf(r.out, "DOES NOT COMPILE %s: %s\n%s", c.name, p.refused[id], c.diff())
				open++
			}
		case o.noticed != "":
			noticed++
			if r.verbose {
				fmt.Fprintf(r.out, "noticed %s by %s: %s\n", c.name, o.noticed, o.why)
			}
		case c.from == nil && excused.explain(c):
			explained++
		default:
			open++
			fmt.Fprintf(r.out, "SURVIVED %s (%d scenarios come to it)\n%s", c.name, o.reached, c.diff())
		}
	}
	ran := len(p.changes) - refused
	fmt.Fprintf(r.out, "%d changes, of which %d do not compile and %d are explained; of the other %d noticed %d (%.1f %%), open %d\n",
		len(p.changes), refused, explained, ran-explained, noticed, 100*float64(noticed)/float64(max(ran-explained, 1)), open)
	return open
}

// write notes at each breakage which scenario has noticed it.
func (r *report) write(root string, p *program, found map[int]outcome) error {
	at := map[string]map[int]string{}
	for i, c := range p.changes {
		if o := found[i+1]; c.from != nil && o.noticed != "" {
			if at[c.from.file] == nil {
				at[c.from.file] = map[int]string{}
			}
			at[c.from.file][c.from.line] = o.noticed
		}
	}
	for file, noticed := range at {
		name := filepath.Join(root, "internal", "mutate", "breakages", file)
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(name, []byte(renote(string(data), noticed)), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// renote puts who noticed it at the end of each breakage, by the line on which it
// begins.
func renote(text string, noticed map[int]string) string {
	var out []string
	who := ""
	flush := func() {
		if who != "" {
			out = append(out, "noticed "+who)
			who = ""
		}
	}
	for i, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, "noticed ") && who != "" {
			continue
		}
		if line == "" {
			flush()
		}
		if n := noticed[i+1]; n != "" {
			who = n
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}
