package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// product returns the files of this module.
func product(t *testing.T) *sources {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	return &sources{root: root}
}

// TestBreakages_StillApply checks that the code that each breakage changes occurs once,
// and that the scenario that noticed it exists.
func TestBreakages_StillApply(t *testing.T) {
	all, err := readBreakages("breakages")
	if err != nil || len(all) == 0 {
		t.Fatalf("%d breakages, error %v", len(all), err)
	}
	s := product(t)
	for _, b := range all {
		if _, err := b.change(s); err != nil {
			t.Error(err)
		}
		name := filepath.Join(s.root, "scenario", "testdata", filepath.FromSlash(b.noticed)+".scenario")
		if _, err := os.Stat(name); b.noticed == "" || err != nil {
			t.Errorf("%s:%d: no scenario has noticed it", b.file, b.line)
		}
	}
}

// TestSurvivors_AreMutants checks that every mutant that is explained still
// exists.
func TestSurvivors_AreMutants(t *testing.T) {
	all, err := changes(product(t), "mutants", nil)
	if err != nil {
		t.Fatal(err)
	}
	excused, err := readSurvivors("survivors.txt")
	if err != nil {
		t.Fatal(err)
	}
	for key, why := range excused {
		if !slices.ContainsFunc(all, (survivors{key: why}).explain) {
			t.Errorf("survivors.txt: no mutant is called %q", key)
		}
	}
}

// TestRunner_Compiles checks that the program that plays the scenarios compiles with the
// product, since otherwise only a run compiles it.
func TestRunner_Compiles(t *testing.T) {
	p := &program{root: product(t).root, dir: t.TempDir()}
	if err := p.write(); err != nil {
		t.Fatal(err)
	}
	if out, err := p.compile("-o", os.DevNull); err != nil { // with the flags of the tests, which have compiled the rest
		t.Errorf("%v\n%s", err, out)
	}
}

const sample = `package p

func (t *Table) f(x Ctx) bool {
	if t.a > 0 && x.By.ok {
		t.call(1)
		t.S.n = t.b
	}
	return t.a == t.b
}
`

// open returns the sample as a source.
func open(t *testing.T, text string) *source {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "p.go"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := (&sources{root: dir}).open("p.go")
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestMutants(t *testing.T) {
	var got []string
	for _, c := range mutants(open(t, sample)) {
		_, what, _ := strings.Cut(c.name, ": ")
		got = append(got, what+" => "+c.edits[0].text)
	}
	want := []string{
		"negate t.a > 0 => !(t.a > 0)", "negate x.By.ok => !(x.By.ok)", "&& is || t.a > 0 && x.By.ok => t.a > 0 || x.By.ok",
		"> is >= t.a > 0 => t.a >= 0", "off by one 0 => (0+1)", "swap By => Chosen", "drop t.call(1) => ",
		"off by one 1 => (1+1)", "drop t.S.n = t.b => ", "negate t.a == t.b => !(t.a == t.b)",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestProgram_PutsTheChangedFormsFirst(t *testing.T) {
	f := open(t, sample)
	all := pick(mutants(f), "drop t.call(1)")
	p := &program{changes: all, marks: map[string][]mark{}, refused: map[int]string{}}
	got := strings.Join(strings.Fields(p.changed(f, p.byFile()[f])), " ")
	want := strings.Join(strings.Fields(`package p; import switched "ragtag/internal/mutate/switched"
	func (t *Table) f(x Ctx) bool { switched.Come(0)
	if switched.Now == 1 { return func() bool { if t.a > 0 && x.By.ok { t.S.n = t.b } return t.a == t.b }() }
	if t.a > 0`), " ")
	if !strings.HasPrefix(got, want) {
		t.Errorf("got %s\nwant %s", got, want)
	}
	if k := p.marks["p.go"]; len(k) != 1 || k[0].change != 1 {
		t.Errorf("marks %v", k)
	}
}

func TestBreakages_AreFoundWhereverLinesBreak(t *testing.T) {
	f := open(t, sample)
	s := &sources{files: map[string]*source{"p.go": f}}
	all, err := parseBreakages("b.txt", "rule a.b: it says so\nin p.go f\n- t.call(1) t.S.n =\n-  t.b\n+ t.stop()\n+\nnoticed x/y\n")
	if err != nil || len(all) != 1 {
		t.Fatalf("%d breakages, error %v", len(all), err)
	}
	if all[0].rule != "a.b" || all[0].says != "it says so" || all[0].noticed != "x/y" {
		t.Errorf("got %+v", all[0])
	}
	if c, err := all[0].change(s); err != nil || c.edits[0].text != "t.stop()\n" {
		t.Errorf("change %+v, error %v", c, err)
	}
	all[0].places[0].old = []string{"t.a"}
	if _, err := all[0].change(s); err == nil || !strings.Contains(err.Error(), `2 times "t.a"`) {
		t.Errorf("error %v, want one that says how often it is there", err)
	}
	for _, bad := range []string{"in p.go f", "rule a", "rule a: b\n- x", "rule a: b\nhello"} {
		if _, err := parseBreakages("b.txt", bad); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}

func TestRenote(t *testing.T) {
	text := "rule a: b\nin f g\n- x\nnoticed old\n\nrule c: d\nin f g\n- y\n"
	want := "rule a: b\nin f g\n- x\nnoticed new\n\nrule c: d\nin f g\n- y\nnoticed other\n"
	if got := renote(text, map[int]string{1: "new", 6: "other"}); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestSurvivors_Explain(t *testing.T) {
	s := survivors{"* drop r.sort()": "order", "p.go f: negate t.a...": "same"}
	for name, want := range map[string]bool{
		"p.go:3 f: drop r.sort()": true, "p.go:9 f: negate t.a > 0": true, "q.go:9 f: negate t.a > 0": false, "p.go:1 f: drop x()": false,
	} {
		if got := s.explain(&change{name: name}); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}
