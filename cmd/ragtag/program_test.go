//go:build unix

package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"

	"ragtag/store"
	"ragtag/store/sqlite/disktest"
)

// What goes wrong in a program that a test runs, by its environment.
const (
	asUnflushed = "RAGTAG_TEST_UNFLUSHED" // a file: while it is there flushes fail, and one beside it says that some have
	asPlanted   = "RAGTAG_TEST_PLANTED"   // a fault that must not be
	asRules     = "RAGTAG_TEST_RULES"     // a version of the rules under which games are played, instead of the program's

	failedSuffix = "-and-have"
)

// asAsked injects into this process the faults that its environment asks for.
func asAsked() error {
	if file := os.Getenv(asUnflushed); file != "" {
		_, err := disktest.Faults(func(string) bool {
			if _, err := os.Stat(file); err != nil {
				return false
			}
			return os.WriteFile(file+failedSuffix, nil, 0o600) == nil
		}, nil)
		if err != nil {
			return err
		}
	}
	if plant := os.Getenv(asPlanted); plant != "" {
		w := &weather{dice: rand.New(rand.NewPCG(uint64(os.Getpid()), 1)), counts: map[string]int{}, bad: true, plant: plant, alone: true}
		stored = func(s store.Store) store.Store {
			f := &flaky{Store: s, weather: w}
			if shared, ok := s.(store.Shared); ok {
				return &flakyShared{f, shared}
			}
			return f
		}
	}
	if text := os.Getenv(asRules); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil {
			return fmt.Errorf("%s: %w", asRules, err)
		}
		playedUnder = n
	}
	return nil
}
