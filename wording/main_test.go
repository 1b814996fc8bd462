package wording

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"ragtag/cards"
	"ragtag/rules"
)

var update = flag.Bool("update", false, "rewrite the golden files")

var cat = cards.Catalogue()

// components returns every component of the catalogue.
func components() (all []rules.Comp) {
	for k := rules.KindSkill; k < rules.NumKinds; k++ {
		all = append(all, cat.All(k)...)
	}
	return all
}

// find returns the component with a ref, which must exist.
func find(t *testing.T, ref string) rules.Comp {
	t.Helper()
	c, ok := cat.Find(ref)
	if !ok {
		t.Fatalf("the catalogue has no %s", ref)
	}
	return c
}

// golden compares got with a file of testdata, or rewrites the file.
func golden(t *testing.T, file, got string) {
	t.Helper()
	path := filepath.Join("testdata", file)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) == got {
		return
	}
	w, g := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	for i := range g {
		if i >= len(w) || w[i] != g[i] {
			t.Fatalf("%s, line %d:\n got %s\nwant %s\nRead the difference; go test ./wording -update rewrites the file.",
				path, i+1, g[i], strings.Join(w[min(i, len(w)):min(i+1, len(w))], ""))
		}
	}
	t.Fatalf("%s has %d lines, and %d were made; go test ./wording -update rewrites the file", path, len(w), len(g))
}

// Words that identify a language, and cannot occur in the other.
var (
	onlyEnglish = wordSet(`the of and to is are you your with card cards draw draws discard discards player players check lose
		gain roll rolls turn turns raider raiders heavy basestar basestars ship ships civilian skill choose chooses action
		actions if or on at it its that this then may each all from damage damaged destroyed fleet marker back space`)
	onlySpanish = wordSet(`el los las del al que y o con una un se tu su carta cartas roba jugador jugadores prueba nave naves
		acción turno tirada dado por para está están más puede puedes`)
	leftover = regexp.MustCompile(`%!|%[a-z\[]|<nil>|\b[a-z]+-[a-z]+-[a-z0-9-]+\b|  |\(\)|“”| ,| \.|\.\.|nobody nobody` +
		`|,[.,;:)]|, \(|“[^”]*“|[( ]-[0-9]`)
	// mixedPersons are clauses that begin in the third person and then address
	// the reader.
	mixedPersons = regexp.MustCompile(`(?i)\b(each|every) (\w+ ){0,2}player\b[^.;]*(: (discard|draw)\b|\byour?\b)` +
		`|\bcada (uno de los demás )?jugador[^.;]*(: (roba|descárta)|\b(descártate|tus?|te)\b)`)
	letters = regexp.MustCompile(`[\p{L}]+`)
)

func wordSet(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[w] = true
	}
	return m
}

// flaws returns the faults of a text in both languages that a program can find.
func flaws(b Both) (found []string) {
	for _, l := range []struct {
		lang, text string
		foreign    map[string]bool
	}{{"en", b.En, onlySpanish}, {"es", b.Es, onlyEnglish}} {
		if strings.TrimSpace(l.text) == "" {
			found = append(found, l.lang+": empty")
			continue
		}
		if strings.ContainsAny(l.text, "'\"«»") {
			found = append(found, l.lang+": a straight mark, where “ ” and ’ are used")
		}
		if bad := leftover.FindString(l.text); bad != "" {
			found = append(found, l.lang+": left over: "+bad)
		}
		if bad := mixedPersons.FindString(l.text); bad != "" {
			found = append(found, l.lang+": persons mixed: "+bad)
		}
		for _, w := range letters.FindAllString(strings.ToLower(l.text), -1) {
			if l.foreign[w] {
				found = append(found, l.lang+": a word of the other language: "+w)
			}
		}
	}
	return found
}

// unsaid returns what prevents a line from being a sentence.
func unsaid(s string) string {
	for _, line := range strings.Split(s, "\n") {
		first, _ := utf8.DecodeRuneInString(strings.TrimLeft(line, "“¿¡"))
		if !unicode.IsUpper(first) && !unicode.IsDigit(first) && first != '−' {
			return "does not start with a capital: " + line
		}
		if !strings.ContainsAny(line[len(line)-1:], ".?:") && !strings.HasSuffix(line, "”") {
			return "does not end: " + line
		}
	}
	return ""
}

// TestFlaws_AreSeen checks that the checks of these tests can fail.
func TestFlaws_AreSeen(t *testing.T) {
	for _, b := range []Both{
		{"Fine.", ""},
		{"The card y la nave.", "Bien."},
		{"Fine.", "Roba 1 card."},
		{"%!d(string=x).", "Bien."},
		{"Fine.", "Aquí  sobra."},
		{"Lose it at ftl-control-x.", "Bien."},
		{"Ana's viper.", "Bien."},
		{"Fine.", "Muestra «Reparar»."},
		{"Fine.", "Ataca 1 Incursor de la zona de babor, hacia popa,."},
		{"Fine.", "Se descarta “Manifiesto “Exigimos la paz””."},
		{"Total strength -1.", "Bien."},
		{"Each human player, in turn: draw 1 card of your skill set.", "Bien."},
		{"Fine.", "Cada jugador, por turnos: descártate de 1 carta."},
	} {
		if len(flaws(b)) == 0 {
			t.Errorf("nothing found in %q, %q", b.En, b.Es)
		}
	}
	if f := flaws(Both{"Draw 1 card.", "Roba 1 carta."}); len(f) > 0 {
		t.Errorf("found %v in good sentences", f)
	}
	for _, s := range []string{"no capital.", "No stop", "Fine.\nnot fine."} {
		if unsaid(s) == "" {
			t.Errorf("%q passes for sentences", s)
		}
	}
}
