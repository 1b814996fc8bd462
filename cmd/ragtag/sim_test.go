package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// ragtagSim runs the command with arguments and returns what it printed.
func ragtagSim(t *testing.T, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	var c struct {
		Sim simCmd `cmd:""`
	}
	var out, errs bytes.Buffer
	k, err := kong.New(&c, kong.Writers(&out, &errs), kong.Exit(func(int) {}))
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := k.Parse(append([]string{"sim"}, args...))
	if err == nil {
		err = parsed.Run()
	}
	return out.String(), errs.String(), err
}

func TestSim_JSONIsTheSameForTheSameSeed(t *testing.T) {
	report := func(seed string) string {
		out, errs, err := ragtagSim(t, "--games", "60", "--players", "3,5", "--seed", seed, "--json")
		if err != nil || errs != "" {
			t.Fatalf("error %v, on stderr %q", err, errs)
		}
		var fields map[string]any
		if err := json.Unmarshal([]byte(out), &fields); err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"seconds", "games_per_second", "decisions_per_second"} {
			delete(fields, key)
		}
		text, _ := json.Marshal(fields)
		return string(text)
	}
	if once, again := report("7"), report("7"); once != again {
		t.Error("the same seed gave two reports")
	}
	if report("7") == report("8") {
		t.Error("another seed gave the same report")
	}
}

func TestSim_OptionsAndSeatsTakeTurns(t *testing.T) {
	out, _, err := ragtagSim(t, "--games", "20", "--seats", "random,random,random", "--options", "", "--options", "nosympathizer")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"options (base)", "options nosympathizer", "of 10, ", "wins of random"} {
		if !strings.Contains(out, want) {
			t.Errorf("the report has no %q:\n%s", want, out)
		}
	}
}

func TestSim_WritesThePage(t *testing.T) {
	file := filepath.Join(t.TempDir(), "report.html")
	page := func(args ...string) string {
		t.Helper()
		out, _, err := ragtagSim(t, append([]string{"--games", "40", "--players", "3,4", "--report", file}, args...)...)
		if err != nil || !strings.Contains(out, "humans won") {
			t.Fatalf("error %v, printed %q", err, out)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	once := page("--options", "nosympathizer")
	if !strings.Contains(once, "ragtag sim --seed 1 --from 0 --games 40 --players 3,4 --bots random --options &#39;nosympathizer&#39;") {
		t.Error("the page does not say how to play its games again")
	}
	if page("--options", "nosympathizer", "--workers", "1") != once {
		t.Error("the same seed gave two pages")
	}
	if es := page("--lang", "es"); !strings.Contains(es, `<html lang="es">`) || !strings.Contains(es, "40 partidas") {
		t.Error("the page is not in Spanish")
	}
}

func TestSim_SaysWhatIsWrong(t *testing.T) {
	for _, row := range []struct{ args, want string }{
		{"--options pegasos", `unknown option "pegasos" (the nearest known is pegasus)`},
		{"--options newcaprica", `options "newcaprica" with 4 players`},
		{"--players 9", "with 9 players"},
		{"--players many", "many"},
		{"--bots genius", `unknown bot "genius": there are random`},
		{"--seats random,random --players 3", "2 bots for 3 players"},
		{"--role pilot=random", `unknown role "pilot"`},
		{"--games 0", "0 games: at least 1 is needed"},
		{"--seed minus", "minus"},
		{"--lang fr", `"en","es"`},
		{"--report r.html --torture", "leave --torture out"},
		{"--report no/such/folder/r.html --games 1", "no such file"},
		{"--colour", "unknown flag --colour"},
	} {
		_, _, err := ragtagSim(t, strings.Fields(row.args)...)
		if err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: error %v, want one that has %q", row.args, err, row.want)
		}
	}
}

func TestSim_SaysHowToPlayAGameAgain(t *testing.T) {
	c := simCmd{Seed: 5, Players: []int{3, 4}, Bots: "random", Options: []string{"", "nosympathizer"}, Role: map[string]string{"human": "random"}, Torture: true}
	const want = "ragtag sim --seed 5 --from 12 --games 1 --players 3,4 --bots random --options '' --options 'nosympathizer' --role human=random --torture"
	if got := c.again(12); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	c = simCmd{Seed: 5, Players: []int{3}, Seats: []string{"random", "random", "random"}}
	if got, want := c.again(0), "ragtag sim --seed 5 --from 0 --games 1 --players 3 --seats random,random,random"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestBar_DrawsOnTerminalsAlone(t *testing.T) {
	var w bytes.Buffer
	b := newBar(&w, 10)
	b.show(5)
	b.clear()
	if w.Len() > 0 {
		t.Errorf("wrote %q where no terminal is", w.String())
	}
	b = &bar{w: &w, total: 10, began: b.began}
	b.show(5)
	if got := w.String(); !strings.HasPrefix(got, "\r["+strings.Repeat("=", 16)+strings.Repeat(" ", 16)+"] 5 of 10, ") {
		t.Errorf("drew %q", got)
	}
	w.Reset()
	b.show(6)
	if w.Len() > 0 {
		t.Errorf("drew again at once: %q", w.String())
	}
}
