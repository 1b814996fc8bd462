package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// exodus are the files that came with Exodus, Allies and the Crossroads phase.
var exodus = []string{
	"rules/exodus.go", "rules/check_abilities.go", "rules/fleet_board.go", "rules/conflicted.go", "rules/hulls.go",
	"rules/trauma.go", "rules/trauma_phase.go", "rules/trauma_place.go", "rules/mood.go",
	"rules/ally.go", "rules/ally_effects.go", "rules/ally_place.go", "rules/encounter.go",
	"rules/crossroads.go", "rules/trial.go", "rules/eliminate.go", "rules/effects_crossroads.go", "rules/players.go", "rules/view_crossroads.go",
	"cards/exodus/characters.go", "cards/exodus/skills.go", "cards/exodus/fleet.go", "cards/exodus/crises.go", "cards/exodus/allies.go",
}

// daybreak are the files that came with Daybreak.
var daybreak = []string{
	"rules/daybreak_skills.go", "rules/daybreak_check.go", "rules/effects_daybreak.go", "rules/toll.go", "rules/raptor.go", "rules/nuke.go",
	"rules/mutiny.go", "rules/mutiny_cards.go", "rules/mutiny_dealt.go", "rules/mutineer.go", "rules/miracle.go",
	"rules/mission.go", "rules/hub.go", "rules/rebels.go", "rules/colonial_one.go", "rules/stay.go", "rules/scout.go", "rules/spare.go",
	"rules/people_effects.go", "rules/remote.go",
	"cards/daybreak/skills.go", "cards/daybreak/crises_a.go", "cards/daybreak/mutiny.go", "cards/daybreak/motives.go",
}

func main() {
	only := flag.String("run", "", "only changes whose name has this in it")
	update := flag.Bool("update", false, "write down which scenario noticed each breakage")
	verbose := flag.Bool("v", false, "say of each change who noticed it")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: go run ./internal/mutate [flags] breakages|mutants [files]")
		flag.PrintDefaults()
	}
	flag.Parse()
	r := report{only: *only, update: *update, verbose: *verbose, out: os.Stdout}
	if err := r.do(flag.Arg(0), flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

// changes returns the changes of a kind, of those files or of those of the sets.
func changes(s *sources, kind string, files []string) (all []*change, err error) {
	switch kind {
	case "breakages":
		found, err := readBreakages(filepath.Join(s.root, "internal", "mutate", "breakages"))
		if err != nil {
			return nil, err
		}
		for _, b := range found {
			c, err := b.change(s)
			if err != nil {
				return nil, err
			}
			all = append(all, c)
		}
	case "mutants":
		if len(files) == 0 {
			files = slices.Concat(exodus, daybreak)
		}
		for _, name := range files {
			f, err := s.open(filepath.ToSlash(name))
			if err != nil {
				return nil, err
			}
			all = append(all, mutants(f)...)
		}
	default:
		return nil, fmt.Errorf("breakages or mutants?")
	}
	return all, nil
}

// pick returns the changes whose name has something in it.
func pick(all []*change, part string) (picked []*change) {
	for _, c := range all {
		if strings.Contains(c.name, part) {
			picked = append(picked, c)
		}
	}
	return picked
}
