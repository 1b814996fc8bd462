package lab

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
)

// WriteText writes the report as plain text.
func (r Report) WriteText(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	r.Summary.write(t)
	fmt.Fprintf(t, "speed\t%.0f games/s, %.0f decisions/s, %.1f s\n", r.GamesPerSecond, r.DecisionsPerSecond, r.Seconds)
	writeSplit(t, "players", r.ByPlayers)
	writeSplit(t, "options", r.ByOptions)
	for _, name := range slices.Sorted(maps.Keys(r.ByBot)) {
		var roles []string
		for _, role := range slices.Sorted(maps.Keys(r.ByBot[name])) {
			roles = append(roles, fmt.Sprintf("%s %v", role, r.ByBot[name][role]))
		}
		fmt.Fprintf(t, "wins of %s\t%s\n", name, strings.Join(roles, ", "))
	}
	r.Tells.write(t)
	r.Uses.write(t)
	fmt.Fprintf(t, "never reached\t%d\n", len(r.NeverReached))
	for _, id := range r.NeverReached {
		fmt.Fprintf(t, "\t%s\n", id)
	}
	for _, f := range r.Faults {
		fmt.Fprintf(t, "fault\t%s\n", f)
	}
	return t.Flush()
}

func (s Summary) write(w io.Writer) {
	fmt.Fprintf(w, "games\t%d\n", s.Games)
	fmt.Fprintf(w, "humans won\t%d, %v\n", s.HumanWins, s.HumanShare)
	fmt.Fprintf(w, "Cylons won\t%d\n", s.CylonWins)
	fmt.Fprintf(w, "leaders won\t%d\n", s.LeaderWins)
	for _, id := range slices.Sorted(maps.Keys(s.LossCauses)) {
		n := s.LossCauses[id]
		fmt.Fprintf(w, "  %s\t%d, %.1f %%\n", id, n, 100*float64(n)/float64(s.Games))
	}
	fmt.Fprintf(w, "turns\t%v\n", s.Turns)
	fmt.Fprintf(w, "decisions\t%v, %d in all\n", s.Decisions.Spread, s.Decisions.Total)
	fmt.Fprintf(w, "distance at the end\t%v\n", s.Distance)
	for _, id := range slices.Sorted(maps.Keys(s.Resources)) {
		fmt.Fprintf(w, "%s at the end\t%v\n", id, s.Resources[id])
	}
}

func writeSplit[K interface{ int | string }](w io.Writer, of string, split map[K]Summary) {
	for _, k := range slices.Sorted(maps.Keys(split)) {
		s := split[k]
		name := fmt.Sprint(k)
		if name == "" {
			name = "(base)"
		}
		var causes []string
		for _, id := range slices.Sorted(maps.Keys(s.LossCauses)) {
			causes = append(causes, fmt.Sprintf("%s %d", id, s.LossCauses[id]))
		}
		fmt.Fprintf(w, "%s %s\thumans won %d of %d, %v; turns %v; %s\n", of, name, s.HumanWins, s.Games, s.HumanShare, s.Turns, strings.Join(causes, ", "))
	}
}

// String returns the mean and the bounds.
func (s Spread) String() string { return fmt.Sprintf("%.1f (%d to %d)", s.Mean, s.Min, s.Max) }

// String returns the share in per cent with its interval.
func (s Share) String() string {
	if s.Of == 0 {
		return "none"
	}
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*s.Rate, 100*s.Low, 100*s.High)
}

// String returns which game failed, and where.
func (f Fault) String() string {
	s := fmt.Sprintf("game %d (%d players, options %q), turn %d, %s: %s", f.Game, f.Players, f.Options, f.Turn, f.Phase, f.Text)
	if f.Where != "" {
		s += " [" + f.Where + "]"
	}
	return s
}
