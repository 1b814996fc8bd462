package cards_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

var update = flag.Bool("update", false, "rewrite testdata/effects.golden")

// pairs collects what facts say in phrases beside what the tables do. No program
// can compare the two: a reader does, and the file keeps what was read.
type pairs struct{ strings.Builder }

func (p *pairs) title(ref string) { fmt.Fprintf(p, "%s\n", ref) }

// add writes one pair. It writes nothing if both sides are empty.
func (p *pairs) add(field, phrase, ours string) {
	if isNothing(phrase) && ours == "nothing" {
		return
	}
	fmt.Fprintf(p, "  %-12s fact  %s\n  %-12s ours  %s\n", field, strings.ReplaceAll(phrase, "\n", " "), "", ours)
}

func (p *pairs) effect(field, phrase string, e rules.Effect) {
	p.add(field, phrase, wording.ValuesOf(cat, e))
}

// TestFacts_Effects compares every effect with the pairs that were last read.
// When a pair changes, read it, and rewrite the file with -update if both say
// the same.
func TestFacts_Effects(t *testing.T) {
	var p pairs
	p.skills(t)
	p.crises(t, rules.KindCrisis, "crisis")
	p.crises(t, rules.KindSuper, "super-crisis")
	p.plain(t)
	p.characters(t)
	p.board(t)
	p.goals(t)
	p.missions(t)
	p.allies(t)
	p.crossroads(t)
	p.mutiny(t)
	const path = "testdata/effects.golden"
	if *update {
		if err := os.WriteFile(path, []byte(p.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	was, now := strings.Split(string(want), "\n"), strings.Split(p.String(), "\n")
	for i := range max(len(was), len(now)) {
		a, b := at(was, i), at(now, i)
		if a != b {
			t.Fatalf("%s, line %d, was\n%s\nand is now\n%s\nRead the pair; go test ./cards -update rewrites the file.", path, i+1, a, b)
		}
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return ""
}

func (p *pairs) skills(t *testing.T) {
	for _, f := range facts[skillFact](t, "skill") {
		for _, c := range cat.All(rules.KindSkill) {
			if k := cat.Skill(c); k.ID == f.ID && k.Faces()[0] == c {
				p.title("skill/" + f.ID)
				p.add("ability", strings.TrimSpace(strings.Join(f.Timing, ", ")+" "+f.When)+"; "+f.Ability+"; limits: "+f.Limits, wording.ValuesOf(cat, k.Uses))
			}
		}
	}
}

func (p *pairs) crises(t *testing.T, k rules.Kind, file string) {
	for _, f := range facts[crisisFact](t, file) {
		c, ok := cat.Find(k.String() + "/" + f.ID)
		if !ok {
			continue // TestFacts_NothingElse says so
		}
		p.title(cat.Ref(c))
		switch e := cat.Crisis(c).Do.(type) {
		case rules.Check:
			p.check("", e, f.Pass, f.Partial, f.Fail)
			p.effect("consequence", f.Icon, e.Consequence)
		case rules.Choose:
			p.box("option_a", f.OptionA, e.A)
			p.box("option_b", f.OptionB, e.B)
		case rules.Attack:
			p.effect("special", f.Special, e.Special)
		}
		if k := wording.ValuesOf(cat, *cat.Standing(c)); k != "Standing{}" {
			p.add("in play", "see above", k)
		}
	}
}

func (p *pairs) check(prefix string, c rules.Check, pass, partial, fail string) {
	p.effect(prefix+"pass", pass, c.Pass)
	p.effect(prefix+"partial", partial, c.Partial)
	p.effect(prefix+"fail", fail, c.Fail)
}

func (p *pairs) box(field string, f *boxFact, e rules.Effect) {
	if check, ok := e.(rules.Check); ok {
		p.check(field[len("option_"):]+".", check, f.Pass, f.Partial, f.Fail)
		return
	}
	p.effect(field, f.Text, e)
}

// plain writes cards that are one effect.
func (p *pairs) plain(t *testing.T) {
	for _, f := range facts[quorumFact](t, "quorum") {
		c, _ := cat.Find("quorum/" + f.ID)
		p.title(cat.Ref(c))
		p.effect("effect", f.Effect, cat.Quorum(c).Do)
		if f.Keep != "" {
			p.add("keep_in_play", f.Keep, fmt.Sprint(wording.ValuesOf(cat, cat.Quorum(c).Kept), " ", cat.Quorum(c).Parts))
		}
	}
	for _, f := range facts[destinationFact](t, "destination") {
		c, _ := cat.Find("destination/" + f.ID)
		p.title(cat.Ref(c))
		p.effect("effect", f.Effect, cat.Destination(c).Do)
	}
	for _, f := range facts[loyaltyFact](t, "loyalty") {
		c, _ := cat.Find("loyalty/" + f.ID)
		p.title(cat.Ref(c))
		p.effect("reveal", f.Reveal+f.Effect, cat.Loyalty(c).Reveal)
		if after := cat.Loyalty(c).After; after != nil {
			p.add("reveal, afterwards", f.Reveal, wording.ValuesOf(cat, after))
		}
		p.conflicted(f, c)
	}
}

// conflicted writes what Personal Goals and the Final Five do; a condition is beside
// its text, since it is a function.
func (p *pairs) conflicted(f loyaltyFact, c rules.Comp) {
	k := cat.Loyalty(c)
	switch k.Kind {
	case rules.PersonalGoal:
		p.add("condition", f.Condition, strings.Split(wording.Text(cat, c, wording.En), "\n")[1])
		p.effect("end_penalty", f.Penalty, k.Unmet)
	case rules.FinalFive:
		p.effect("examined", f.Examined, k.Examined)
		p.effect("executed", f.Executed, k.Executed)
	}
}

func (p *pairs) characters(t *testing.T) {
	for _, f := range facts[characterFact](t, "character") {
		c, _ := cat.Find("character/" + f.ID)
		p.title(cat.Ref(c))
		sheet := *cat.Character(c)
		sheet.Abilities = nil // each has a pair of its own
		p.add("setup", strings.TrimSuffix(strings.Join(f.SetUp.Location, " or ")+"; "+f.SetUp.Other, "; "), wording.ValuesOf(cat, sheet))
		for i, a := range f.Abilities {
			p.add(a.Kind, strings.TrimSuffix(a.Name+": "+a.Effect+" | "+a.Notes, " | "), wording.Values(cat, cat.Character(c).AbilityComps()[i]))
		}
	}
}

func (p *pairs) board(t *testing.T) {
	for _, f := range facts[locationFact](t, "location") {
		c, _ := cat.Find("location/" + f.ID)
		p.title(cat.Ref(c))
		f = f.sides(cat.Location(c))
		p.effect("action", strings.TrimSuffix(f.Action+"; pass: "+f.Pass, "; pass: "), cat.Location(c).Do)
		if also := cat.Location(c).Also; also != nil {
			p.effect("second", f.Cylon+f.Second, also.Do)
		}
	}
	for _, f := range facts[titleFact](t, "title") {
		c, _ := cat.Find("title/" + f.ID)
		p.title(cat.Ref(c))
		p.add("action", strings.TrimSuffix(f.Action+" | "+f.Action2, " | "), wording.ValuesOf(cat, cat.Title(c).Uses))
	}
	for _, f := range facts[tokenFact](t, "tokens") {
		if c, ok := cat.Find("basestar-damage/" + f.ID); ok {
			p.title(cat.Ref(c))
			p.add("effect", f.Effect, wording.Values(cat, c))
		}
	}
}
