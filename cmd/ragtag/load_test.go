//go:build unix

package main

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ragtag/store/postgres/pgtest"
)

// TestLoad_MeasuresBothDatabases runs a little load on each: moves arrive, bare
// writes are measured beside them, and the figures are there.
func TestLoad_MeasuresBothDatabases(t *testing.T) {
	if testing.Short() {
		t.Skip("starts servers and a database; make test does")
	}
	little := []string{"load", "--live", "3", "--crowd", "20", "--weigh", "0,5", "--time", "2s", "--rounds", "2", "--rate", "20", "--crowd-rate", "5"}
	t.Run("SQLite", func(t *testing.T) { measure(t, little...) })
	t.Run("PostgreSQL", func(t *testing.T) {
		database := pgtest.Start(t)
		address := database.Database(t)
		measure(t, append(little, "--db", address, "--nodes", "2")...)
		out, err := program("load", "--db", address).CombinedOutput()
		if err == nil || !strings.Contains(string(out), "takes an empty database") {
			t.Errorf("a database in use: %v, %s", err, out)
		}
	})
}

func measure(t *testing.T, arguments ...string) {
	t.Helper()
	out, err := program(arguments...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, row := range []string{
		`a move, to the last browser +(\d+)`, `until it is sent +(\d+)`, `until it is acknowledged +(\d+)`, `a bare durable write +(\d+)`,
		`processor a move: (\d+)`, `(\d+\.\d+) ms of this program`, `changes stored, in (\d+\.\d) ms`, `, (\d+)\.\d+ frames`, `frames of (\d+)`,
		`(\d+) allocations`, `(\d+) kB a stream`,
	} {
		found := regexp.MustCompile(row).FindAllStringSubmatch(string(out), -1)
		if len(found) != 2 {
			t.Errorf("%s: %d times, want 2\n%s", row, len(found), out)
			continue
		}
		if n, _ := strconv.ParseFloat(found[0][1], 64); n == 0 && !strings.Contains(row, "kB") && !strings.Contains(row, "processor") {
			t.Errorf("%s: no samples\n%s", row, out)
		}
	}
	if !regexp.MustCompile(`(?m)^ +5 +\d+ +[1-9]\d*$`).Match(out) {
		t.Errorf("no memory of a game of 5 answers\n%s", out)
	}
}

// TestLoad_IsBounded asks for more than there may be.
func TestLoad_IsBounded(t *testing.T) {
	for _, arguments := range [][]string{
		{"--time", "1h"}, {"--rate", "5000"}, {"--live", "100000"}, {"--live", "5000", "--onlookers", "10"}, {"--nodes", "2"}, {"--crowd", "100000"},
	} {
		out, err := program(append([]string{"load"}, arguments...)...).CombinedOutput()
		if err == nil || !strings.Contains(string(out), "want") {
			t.Errorf("%v: %v, %s", arguments, err, out)
		}
	}
}
