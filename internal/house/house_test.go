package house

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// check runs every rule for Go code over m.
func check(t *testing.T, m *module) []violation {
	t.Helper()
	return sorted(slices.Concat(
		checkRooms(m), checkBare(m), checkPureImports(m), checkPureSyntax(m),
		checkPackageDocs(m), checkExportedDocs(m), checkMapOrder(t, m),
	))
}

// root returns the folder of this module. It reads every folder below, because
// go test caches results by the files that a test has opened; so these tests
// run again when a file is added or removed.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && (d.Name() == ".git" || d.Name() == "node_modules") {
			return fs.SkipDir
		}
		return err
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return dir
}

func TestHouse_Code(t *testing.T) {
	m := load(t, root(t))
	if len(m.in("options")) == 0 || len(m.in("internal/house")) == 0 {
		t.Fatalf("read %d packages of %s and missed some", len(m.packages), m.dir)
	}
	for _, v := range check(t, m) {
		t.Error(v)
	}
}

func TestHouse_Text(t *testing.T) {
	dir := root(t)
	names := files(t, dir)
	if !slices.Contains(names, "go.mod") || !slices.Contains(names, "internal/house/house_test.go") {
		t.Fatalf("listed %d files and missed some", len(names))
	}
	found, err := checkText(os.DirFS(dir), names)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range found {
		t.Error(v)
	}
}

// files returns the files below dir that git tracks or would track and that
// exist.
func files(t *testing.T, dir string) (names []string) {
	t.Helper()
	cmd := exec.Command("git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("git ls-files: %v", err)
	}
	for name := range bytes.SplitSeq(bytes.TrimRight(out, "\x00"), []byte{0}) {
		info, err := os.Lstat(filepath.Join(dir, string(name)))
		if errors.Is(err, fs.ErrNotExist) || err == nil && !info.Mode().IsRegular() {
			continue
		}
		names = append(names, string(name))
	}
	return names
}

var want = regexp.MustCompile(`// want ([a-z -]+)`)

// TestRules_CatchWhatIsWrong runs the rules over a module that breaks each of
// them, and compares the violations with the marks on its lines.
func TestRules_CatchWhatIsWrong(t *testing.T) {
	dir, err := filepath.Abs(filepath.Join("testdata", "bad"))
	if err != nil {
		t.Fatal(err)
	}
	unmet := wanted(t, dir)
	seen := map[string]bool{}
	for _, v := range check(t, load(t, dir)) {
		seen[v.rule] = true
		here := violation{file: v.file, line: v.line, rule: v.rule}
		if unmet[here] == 0 {
			t.Errorf("not wanted: %v", v)
			continue
		}
		unmet[here]--
	}
	for v, n := range unmet {
		if n > 0 {
			t.Errorf("missed: %v", v)
		}
	}
	for _, rule := range []string{
		"room", "import-order", "third-party", "import-purity", "goroutine", "channel",
		"recover", "package-doc", "exported-doc", "map-order", "compiles",
	} {
		if !seen[rule] {
			t.Errorf("nothing in testdata/bad breaks %q", rule)
		}
	}
}

// wanted returns the marks in the files below dir.
func wanted(t *testing.T, dir string) map[violation]int {
	t.Helper()
	marks := map[violation]int{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		for i, line := range strings.Split(string(data), "\n") {
			if m := want.FindStringSubmatch(line); m != nil {
				for rule := range strings.FieldsSeq(m[1]) {
					marks[violation{file: name, line: i + 1, rule: rule}]++
				}
			}
		}
		return err
	})
	if err != nil || len(marks) == 0 {
		t.Fatalf("%d marks below %s: %v", len(marks), dir, err)
	}
	return marks
}

// TestText_CatchesWhatIsWrong does the same for the rules about text. Its rows
// are concatenated from parts, because this file would break the rules
// otherwise.
func TestText_CatchesWhatIsWrong(t *testing.T) {
	npm, slash := "https://registry.npmjs"+".org/x.tgz", "/"
	rows := []struct{ name, text, rule string }{
		{"notes.md", "see " + slash + "work/main", "machine-path"},
		{"dist/app.js", `"file:` + slash + slash + slash + "root/x.js\"", "machine-path"},
		{"run.sh", "PATH=$PATH:" + slash + "home/me/bin", "machine-path"},
		{"ok.md", "https://example.org/work/x and ./work/x and a" + slash + "root/b", ""},
		{"notes.md", "as in shared" + "/rulings/core.yaml", "outside"},
		{"ok.md", "shared" + " rules are shared/by all", ""},
		{"Makefile", "GOPROXY=https://proxy.golang" + ".org", "registry"},
		{".npmrc", "registry=" + npm, "registry"},
		{"web/package-lock.json", `"resolved": "` + npm + `"`, ""},
		{"web/package-lock.json", `"resolved": "https://mirror.example/x.tgz"`, "mirror"},
		{"web/other.json", `"resolved": "https://mirror.example/x.tgz"`, ""},
		{"picture.png", "\x00" + slash + "work/main", ""},
	}
	for _, row := range rows {
		tree := fstest.MapFS{row.name: {Data: []byte("first line\n" + row.text + "\n")}}
		found, err := checkText(tree, []string{row.name})
		if err != nil {
			t.Fatal(err)
		}
		rules := []string{}
		for _, v := range found {
			if v.line != 2 || v.file != row.name {
				t.Errorf("found in the wrong place: %v", v)
			}
			rules = append(rules, v.rule)
		}
		if got := strings.Join(rules, " "); got != row.rule {
			t.Errorf("%s: %q breaks %q, want %q", row.name, row.text, got, row.rule)
		}
	}
	if _, err := checkText(fstest.MapFS{}, []string{"gone"}); err == nil {
		t.Error("a file that cannot be read is not reported")
	}
}
