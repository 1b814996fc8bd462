package rulebook

import (
	"slices"
	"strings"
	"testing"

	"ragtag/options"
)

// Rules that do not hold in Battlestar Epica are reported as contradictions when
// they are put back as if their condition had been forgotten.
func TestCheck_FindsRulesThatDoNotHoldInEpica(t *testing.T) {
	rows := []struct{ name, rule, matter, value string }{
		{"which treachery deck", "setup.pegasus", "treachery.deck", "daybreak"},
		{"vipers at set-up", "setup.ships", "vipers.start", "fewer"},
		{"Mark VII at set-up", "setup.ships", "mark-vii.start", "damaged"},
		{"assault raptors at set-up", "setup.daybreak", "assault-raptors.start", "one"},
		{"choosing characters", "setup.characters", "characters", "picked"},
		{"the objective card", "setup.objective", "objective.card", "one"},
		{"damage to Pegasus", "damage.pegasus", "damage.pegasus", "by-choice"},
		{"Pegasus destroyed", "damage.pegasus-destroyed", "pegasus.hits", "four"},
		{"handing cards over at 6", "loyalty.reveal", "hand-over", "six"},
		{"Personal Goals at 6", "loyalty.goals", "goal.distance", "six"},
		{"Auto-Jump with FTL Control damaged", "jump.ftl", "ftl.damaged", "auto-jumps"},
		{"destroyed civilian ships", "civilians.destroy", "civilians.destroyed", "gone"},
		{"who infiltrates", "location.human-fleet", "infiltrate.ordinary", "never"},
		{"New Caprica at 7", "new-caprica.begin", "new-caprica.begins", "seven"},
		{"New Caprica as the end", "new-caprica.leave", "nc.leave", "ends"},
		{"treachery flipped for a Reckless check", "check.reckless-flip", "reckless.flip", "yes"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			found := contradictions(putBack(t, row.rule, saysNode{row.matter, row.value}))
			if !slices.ContainsFunc(found, func(p Problem) bool { return strings.Contains(p.Detail, "of "+row.matter+" ") }) {
				t.Errorf("nothing contradicts it: %v", found)
			}
		})
	}
}

// A statement with a condition contradicts another one once the condition is
// forgotten: each of them, or every fourth in short form.
func TestCheck_FindsEveryForgottenCondition(t *testing.T) {
	tried := 0
	for _, s := range trees()["en"].sections {
		var said []saysNode
		walk(slices.Concat(s.title, s.body), func(n node) {
			if n, ok := n.(saysNode); ok && !slices.Contains(said, n) {
				said = append(said, n)
			}
		})
		for _, n := range said {
			tried++
			if testing.Short() && tried%4 != 0 {
				continue
			}
			if len(contradictions(putBack(t, s.id, n))) == 0 {
				t.Errorf("%s: {says %s %s} under no condition contradicts nothing", s.id, n.matter, n.value)
			}
		}
	}
	t.Logf("%d statements with a condition", tried)
}

// contradictions checks what a book says of matters, with choices that differ in
// all features.
func contradictions(book *tree) []Problem {
	c := newChecker(map[string]*tree{"en": book}, nil)
	for _, words := range []string{
		"", "pegasus", "pegasus&newcaprica", "exodus&cylonfleet&personalgoal", "exodus&ioniannebula", "daybreak&searchforhome&cylonleader",
		"pegasus&daybreak&cylonleader", "pegasus&exodus&daybreak&cylonfleet&personalgoal", "pegasus&cylonleader", "sympatheticcylon", "pegasus&exodus&daybreak&newcaprica&cylonfleet",
		"pegasus&exodus&daybreak&ioniannebula&cylonleader&forcedemetrius", "epica", "epica&cylonleader&newcaprica",
	} {
		choice, err := options.Parse(words)
		if err != nil {
			panic(err)
		}
		w := walker{checker: &c, tree: book, view: View{Choice: choice, Lang: "en"}, seen: map[any]*outcome{}, says: map[string]saying{}}
		w.book()
	}
	return slices.DeleteFunc(c.problems, func(p Problem) bool { return !strings.Contains(p.Detail, "it says") })
}

// putBack returns the English book with a statement of a rule under no condition.
func putBack(t *testing.T, rule string, says saysNode) *tree {
	t.Helper()
	old := trees()["en"]
	book := &tree{lang: old.lang, byID: map[string]*section{}}
	found := false
	for _, s := range old.sections {
		if s.id == rule {
			bare := *s
			bare.when = nil
			bare.body = always(s.body, says)
			bare.title = always(s.title, says)
			found = holds(s.title, says) || holds(s.body, says)
			s = &bare
		}
		book.sections = append(book.sections, s)
		book.byID[s.id] = s
	}
	if !found {
		t.Fatalf("%s does not say %s %s", rule, says.matter, says.value)
	}
	return book
}

// always returns nodes with everything in the branch of a statement also added
// under no condition.
func always(nodes []node, says saysNode) (all []node) {
	for _, n := range nodes {
		choose, ok := n.(chooseNode)
		if !ok || !holds(nodes, says) {
			all = append(all, n)
			continue
		}
		for _, b := range choose {
			if holds(b.body, says) {
				all = append(all, always(b.body, says)...)
			}
		}
		all = append(all, n)
	}
	return all
}

func holds(nodes []node, says saysNode) (found bool) {
	walk(nodes, func(n node) { found = found || n == node(says) })
	return found
}

// The check reads the book under every legal choice.
func TestCheck_ReadsTheBookInEveryChoice(t *testing.T) {
	read := map[options.Choice]bool{}
	for _, c := range readable() {
		read[c] = true
	}
	all := 0
	for c := range options.All() {
		all++
		if !read[c] {
			t.Fatalf("%s is not read", c)
		}
	}
	if all != 1787 {
		t.Errorf("%d legal choices, want 1787", all)
	}
}

// Whatever the referee decides by a feature of the options, the book decides by
// it too.
func TestBook_UsesEveryFeature(t *testing.T) {
	used := map[options.Feature]bool{options.CylonFleetBoard: true} // the book has the word, which is the same
	var mark func(e expr)
	mark = func(e expr) {
		switch e := e.(type) {
		case featureExpr:
			used[options.Feature(e)] = true
		case notExpr:
			mark(e.of)
		case andExpr:
			mark(e.left)
			mark(e.right)
		case orExpr:
			mark(e.left)
			mark(e.right)
		}
	}
	for _, s := range trees()["en"].sections {
		mark(s.when)
		walk(slices.Concat(s.title, s.body), func(n node) {
			if choose, ok := n.(chooseNode); ok {
				for _, b := range choose {
					mark(b.when)
				}
			}
		})
	}
	for f := options.Feature(1); f.String() != ""; f++ {
		if !used[f] {
			t.Errorf("no rule of the book depends on %s", f)
		}
	}
}
