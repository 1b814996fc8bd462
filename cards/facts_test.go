package cards_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

var cat = cards.Catalogue()

// Fact is what the items of every file have.
type Fact struct {
	ID    string `yaml:"id"`
	Name  string `yaml:"name"`
	Set   string `yaml:"set"`
	Count int    `yaml:"count"`

	Doubt    string `yaml:"doubt"`    // where the facts took a reading
	Verified string `yaml:"verified"` // what they were checked against
}

func (f Fact) copies() int { return max(f.Count, 1) }

// facts reads the facts of a kind, from a file for each set that has some. A
// field that its type does not know is an error, so that none goes uncompared in
// silence.
func facts[T any](t *testing.T, kind string) (all []T) {
	t.Helper()
	for _, set := range []string{"", "-pegasus", "-new-caprica", "-exodus", "-fleet", "-ionian", "-daybreak"} {
		path := filepath.Join("testdata", "facts", kind+set+".yaml")
		data, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) && set != "" {
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		var items []T
		if err := yaml.UnmarshalWithOptions(data, &items, yaml.Strict()); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if len(items) == 0 {
			t.Fatalf("%s holds no facts", path)
		}
		all = append(all, items...)
	}
	return all
}

// words is one word or a list of them.
type words []string

// UnmarshalYAML takes either.
func (w *words) UnmarshalYAML(unmarshal func(any) error) error {
	var one string
	if unmarshal(&one) == nil {
		*w = words{one}
		return nil
	}
	return unmarshal((*[]string)(w))
}

// met notes which components a fact was found for.
type met map[rules.Comp]bool

// component finds the component of a fact, compares what every component has,
// and returns its fields.
func (m met) component(t *testing.T, kind rules.Kind, f Fact) (rules.Comp, wording.Face, bool) {
	t.Helper()
	ref := cat.KindID(kind) + "/" + f.ID
	c, ok := cat.Find(ref)
	if !ok {
		t.Errorf("no component for %s", ref)
		return rules.None, wording.Face{}, false
	}
	if m[c] {
		t.Errorf("two facts for %s", ref)
	}
	m[c] = true
	face := wording.Card(cat, c)
	same(t, ref, "name", face.Name.En, f.Name)
	same(t, ref, "set", face.Set, f.Set)
	same(t, ref, "count", face.Count, f.copies())
	return c, face, true
}

var straight = strings.NewReplacer("“", `"`, "”", `"`, "’", "'")

// typed is a text with the marks of a typewriter, as the facts have them.
func typed(v any) any {
	switch v := v.(type) {
	case string:
		return straight.Replace(v)
	case []string:
		return typed(strings.Join(v, "\n"))
	case words:
		return typed([]string(v))
	}
	return v
}

// same compares a field of a component with the fact.
func same[T any](t *testing.T, ref, field string, got, want T) {
	t.Helper()
	if !reflect.DeepEqual(typed(got), typed(want)) {
		t.Errorf("%s: %s is %v in the tables, %v in the facts", ref, field, got, want)
	}
}

// TestFacts_NothingElse checks that every component has a fact.
func TestFacts_NothingElse(t *testing.T) {
	m := met{}
	for _, compare := range []func(*testing.T, met){
		compareSkills, compareCrises, compareSupers, compareQuorum, compareDestinations, compareLoyalties, compareCharacters,
		compareLocations, compareTitles, compareTokens, compareGoals, compareObjectives, compareMissions, compareAllies, compareCrossroads,
		compareMutiny,
	} {
		compare(t, m)
	}
	for k := rules.KindSkill; k < rules.KindSecret; k++ {
		if len(cat.All(k)) == 0 {
			t.Errorf("no components of kind %s", k)
		}
	}
	for _, k := range cat.Kinds() {
		for _, c := range cat.All(k) {
			if !m[c] {
				t.Errorf("no fact for %s", cat.Ref(c))
			}
		}
	}
}

// skillFact is a Skill card.
type skillFact struct {
	Fact      `yaml:",inline"`
	Skill     string         `yaml:"skill"`
	Strengths map[string]int `yaml:"strengths"`
	Timing    words          `yaml:"timing"`
	When      string         `yaml:"when"`
	Ability   string         `yaml:"ability"`
	Limits    string         `yaml:"limits"`
	Reckless  bool           `yaml:"requires_reckless"`
	Icon      bool           `yaml:"check_icon"`
	Notes     string         `yaml:"notes"`
	Discard   string         `yaml:"discard_effect"`
}

// windows returns the windows of the card's uses.
func (f skillFact) windows() (ids []string) {
	for _, when := range f.Timing {
		when = strings.TrimSpace(when + " " + f.When)
		if f.ID == "political-prowess" {
			when = "at the start of a check" // the rulebook has it before all other cards
		}
		if f.Reckless {
			when += " in a Reckless check"
		}
		if w, ok := timings[when]; ok {
			when = w.String()
		}
		ids = append(ids, when)
	}
	return ids
}

// timings are the facts' names of the windows.
var timings = map[string]rules.Window{
	"action": rules.WhenAction, "before-check": rules.WhenBeforeCards, "reckless": rules.WhenBeforeCards, "movement": rules.WhenMovement,
	"skill-check-ability":                                                                 rules.WhenPileStands,
	"skill-check-ability in a Reckless check":                                             rules.WhenReckless,
	"interrupt: before a piloted viper makes an attack":                                   rules.WhenPilotAttacks,
	"at the start of a check":                                                             rules.WhenCheckBegins,
	"on-die-roll before the roll":                                                         rules.WhenBeforeRoll,
	"on-die-roll after the roll":                                                          rules.WhenRolled,
	"interrupt: after strength is totaled in a skill check":                               rules.WhenTotalled,
	"interrupt: after a skill check is passed":                                            rules.WhenOutcome,
	"interrupt: after any viper is attacked":                                              rules.WhenViperAttacked,
	"interrupt: before raiders are activated":                                             rules.WhenRaidersAct,
	"interrupt: when a human player discards a treachery card":                            rules.WhenTreacheryFalls,
	"interrupt: after you destroy a basestar, or a centurion on the Boarding Party track": rules.WhenDestroyed,
}

func compareSkills(t *testing.T, m met) {
	for _, f := range facts[skillFact](t, "skill") {
		i := slices.IndexFunc(cat.All(rules.KindSkill), func(c rules.Comp) bool { return cat.Skill(c).ID == f.ID })
		if i < 0 {
			t.Errorf("no Skill card %s", f.ID)
			continue
		}
		for _, c := range cat.Skill(cat.All(rules.KindSkill)[i]).Faces() {
			m[c] = true
			face, ref := wording.Card(cat, c), cat.Ref(c)
			same(t, ref, "name", face.Name.En, f.Name)
			same(t, ref, "set", face.Set, f.Set)
			same(t, ref, "skill", face.Skill, f.Skill)
			same(t, ref, "strengths", face.Strengths, f.Strengths)
			same(t, ref, "timing", face.Timing, f.windows())
			_, reckless := cat.Skill(c).Uses[0].Do.(rules.Reckless)
			same(t, ref, "whether it is Reckless", reckless, f.Timing[0] == "reckless")
			same(t, ref, "whether it has the icon", cat.Skill(c).Icon, f.Icon)
			same(t, ref, "whether its discard brings a Mutiny card", cat.Skill(c).Burden, f.Discard != "")
			same(t, ref, "whether it takes a Reckless check", cat.Skill(c).Uses[0].When == rules.WhenReckless, f.Reckless && f.Icon)
		}
	}
}

// TestFacts_SkillDecks counts the cards of each type: 21 in the base game, 5 more
// with Pegasus, which brings 26 of treachery.
func TestFacts_SkillDecks(t *testing.T) {
	for words, want := range map[string][6]int{"": {21, 21, 21, 21, 21, 0}, "pegasus": {26, 26, 26, 26, 26, 26}} {
		choice, err := options.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		var n [6]int
		for _, c := range cat.InPlay(rules.KindSkill, choice, 4) {
			n[cat.Skill(c).Skill] += cat.Copies(c)
		}
		same(t, "the options "+words, "the number of Skill cards of each type", n, want)
	}
}

type quorumFact struct {
	Fact   `yaml:",inline"`
	Effect string `yaml:"effect"`
	Keep   string `yaml:"keep_in_play"`
	Other  string `yaml:"other"`
}

func compareQuorum(t *testing.T, m met) {
	for _, f := range facts[quorumFact](t, "quorum") {
		if c, _, ok := m.component(t, rules.KindQuorum, f.Fact); ok {
			k := cat.Quorum(c)
			same(t, cat.Ref(c), "whether it is kept", len(k.Kept)+len(k.Parts) > 0, f.Keep != "")
		}
	}
}

type destinationFact struct {
	Fact     `yaml:",inline"`
	Distance int    `yaml:"distance"`
	Effect   string `yaml:"effect"`
	Other    string `yaml:"other"`
}

func compareDestinations(t *testing.T, m met) {
	for _, f := range facts[destinationFact](t, "destination") {
		if c, face, ok := m.component(t, rules.KindDestination, f.Fact); ok {
			same(t, cat.Ref(c), "distance", face.Distance, f.Distance)
		}
	}
}

type loyaltyFact struct {
	Fact     `yaml:",inline"`
	Kind     string `yaml:"kind"`
	CountsAs string `yaml:"counts_as"`
	Reveal   string `yaml:"reveal"`
	Effect   string `yaml:"effect"`
	Other    string `yaml:"other"`

	Condition string `yaml:"condition"`   // of a Personal Goal
	Penalty   string `yaml:"end_penalty"` // and what it costs

	Examined string `yaml:"examined"` // of one of the Final Five
	Executed string `yaml:"executed"`
	Note     string `yaml:"note"`
}

// countsAs is what each kind of Loyalty card counts as.
var countsAs = map[string]string{
	"cylon": "cylon", "not-a-cylon": "human", "sympathizer": "depends", "sympathetic-cylon": "cylon",
	"personal-goal": "human", "final-five": "human", "mutineer": "human",
}

func compareLoyalties(t *testing.T, m met) {
	for _, f := range facts[loyaltyFact](t, "loyalty") {
		if c, face, ok := m.component(t, rules.KindLoyalty, f.Fact); ok {
			same(t, cat.Ref(c), "kind", face.Type, f.Kind)
			same(t, cat.Ref(c), "counts_as", countsAs[face.Type], f.CountsAs)
			same(t, cat.Ref(c), "whether it has a power", cat.Loyalty(c).Reveal != nil, f.Reveal != "")
		}
	}
}
