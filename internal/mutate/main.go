package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// exodus are the files that came with Exodus, Allies and the Crossroads phase, and of
// files with more in them the functions that did.
var exodus = []string{
	"rules/each_acts.go", "rules/hand.go Refresh.Do drawOneType", "rules/brig.go LeaveJail.Do",
	"rules/quorum_deck.go PickQuorum.Do SortQuorum.Do RedrawQuorum.Do", "rules/place.go PlaceCivilians.Do placer",
	"rules/destroy.go DestroyCylonShips.Do destroyKind ClearArea.Do", "rules/centurions.go DestroyCenturion.Do",
	"rules/titles.go CedeTitles.Do cede", "rules/give.go TakeHand.Do", "rules/basestar.go PlaceDamaged.Do",
	"rules/vipers_hit.go AnyViper DestroyViper.Do wreck",
	"rules/check_abilities.go", "rules/fleet_board.go", "rules/composite.go RollBelowRaiders.Do Orders.Do", "rules/civilians.go escort",
	"rules/nuke_area.go", "rules/pilot.go LaunchPilots.Do", "rules/hulls.go",
	"rules/personal_goal.go", "rules/pay_exactly.go", "rules/final_five.go", "rules/loyalty_deal.go conflicted unusedHuman",
	"rules/allegiance.go Allegiance.notCylon",
	"rules/trauma.go", "rules/trauma_phase.go", "rules/trauma_place.go", "rules/mood.go",
	"rules/ally.go", "rules/ally_effects.go", "rules/ally_place.go", "rules/encounter.go",
	"rules/crossroads.go", "rules/trial.go", "rules/eliminate.go", "rules/effects_crossroads.go", "rules/players.go", "rules/view_crossroads.go",
	"cards/exodus/characters.go", "cards/exodus/skills.go", "cards/exodus/fleet.go", "cards/exodus/crises.go", "cards/exodus/allies.go",
}

// daybreak are the files that came with Daybreak.
var daybreak = []string{
	"rules/daybreak_skills.go", "rules/daybreak_check.go", "rules/effects_daybreak.go", "rules/toll.go", "rules/raptor.go", "rules/nuke.go",
	"rules/mutiny.go", "rules/mutiny_cards.go", "rules/mutiny_dealt.go", "rules/mutineer.go", "rules/miracle.go",
	"rules/mission.go", "rules/hub.go", "rules/rebels.go", "rules/colonial_one.go", "rules/scout.go", "rules/spare.go",
	"rules/people_effects.go", "rules/remote.go", "rules/once.go",
	"cards/daybreak/attacks.go", "cards/daybreak/board.go", "cards/daybreak/characters.go", "cards/daybreak/crises.go", "cards/daybreak/crises_a.go",
	"cards/daybreak/leaders.go", "cards/daybreak/missions.go", "cards/daybreak/motives.go", "cards/daybreak/mutiny.go",
	"cards/daybreak/ships.go", "cards/daybreak/skills.go", "cards/daybreak/treachery.go",
}

// epica are the files that came with Battlestar Epica.
var epica = []string{
	"rules/interlude.go", "rules/interlude_end.go", "rules/deal_characters.go", "rules/crisis_part.go", "rules/join_fleet.go", "rules/epica_death.go",
	"rules/scrap.go", "rules/stay.go", "rules/wide_nuke.go", "cards/epica/epica.go", "rules/newcomer.go",
}

func main() {
	only := flag.String("run", "", "only changes whose name has this in it")
	tests := flag.String("tests", "", "tests of the rules that are asked, by their names, about what no scenario notices")
	update := flag.Bool("update", false, "write down which scenario noticed each breakage")
	verbose := flag.Bool("v", false, "say of each change who noticed it")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: go run ./internal/mutate [flags] breakages|mutants [files]")
		flag.PrintDefaults()
	}
	flag.Parse()
	r := report{only: *only, tests: *tests, update: *update, verbose: *verbose, out: os.Stdout}
	if err := r.do(flag.Arg(0), flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

// changes returns the changes of a kind, of those files or of those of the sets. A file
// may be followed by the names of functions, to which the mutants are limited then; one
// of breakages is named as it is in its folder.
func changes(s *sources, kind string, files []string) (all []*change, err error) {
	switch kind {
	case "breakages":
		found, err := readBreakages(filepath.Join(s.root, "internal", "mutate", "breakages"))
		if err != nil {
			return nil, err
		}
		for _, b := range found {
			if len(files) > 0 && !slices.Contains(files, b.file) {
				continue
			}
			c, err := b.change(s)
			if err != nil {
				return nil, err
			}
			all = append(all, c)
		}
	case "mutants":
		if len(files) == 0 {
			files = slices.Concat(exodus, daybreak, epica)
		}
		for _, entry := range files {
			name, of, _ := strings.Cut(entry, " ")
			f, err := s.open(filepath.ToSlash(name))
			if err != nil {
				return nil, err
			}
			all = append(all, mutants(f, strings.Fields(of)...)...)
		}
	default:
		return nil, fmt.Errorf("breakages or mutants?")
	}
	return all, nil
}

// pick returns the changes whose name contains part.
func pick(all []*change, part string) (picked []*change) {
	for _, c := range all {
		if strings.Contains(c.name, part) {
			picked = append(picked, c)
		}
	}
	return picked
}
