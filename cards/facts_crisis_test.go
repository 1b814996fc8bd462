package cards_test

import (
	"slices"
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

type checkFact struct {
	Difficulty int      `yaml:"difficulty"`
	Positive   []string `yaml:"positive"`
	Partial    int      `yaml:"partial"`
}

// boxFact is a box of a card: a phrase, or a check with its results.
type boxFact struct {
	Text    string
	Check   *checkFact `yaml:"check"`
	Pass    string     `yaml:"pass"`
	Partial string     `yaml:"partial"`
	Fail    string     `yaml:"fail"`
}

// UnmarshalYAML takes either.
func (b *boxFact) UnmarshalYAML(unmarshal func(any) error) error {
	if unmarshal(&b.Text) == nil {
		return nil
	}
	type plain boxFact
	return unmarshal((*plain)(b))
}

// crisisFact is a Crisis or Super Crisis card.
type crisisFact struct {
	Fact     `yaml:",inline"`
	Kind     string                    `yaml:"kind"`
	Option   string                    `yaml:"option"`   // the module that a card needs
	Requires string                    `yaml:"requires"` // the same, in words
	Attack   *bool                     `yaml:"cylon_attack"`
	Chooser  string                    `yaml:"chooser"`
	Check    *checkFact                `yaml:"check"`
	Pass     string                    `yaml:"pass"`
	Partial  string                    `yaml:"partial"`
	Fail     string                    `yaml:"fail"`
	Icon     string                    `yaml:"consequence"`
	OptionA  *boxFact                  `yaml:"option_a"`
	OptionB  *boxFact                  `yaml:"option_b"`
	SetUp    map[string]map[string]int `yaml:"setup"`
	Special  string                    `yaml:"special"`
	Activate words                     `yaml:"activate"`
	Jump     bool                      `yaml:"jump"`

	Occupation *bool `yaml:"occupation"` // of New Caprica Crisis cards
}

func compareCrises(t *testing.T, m met) {
	cards := map[string]int{}
	for _, f := range facts[crisisFact](t, "crisis") {
		compareCrisis(t, m, rules.KindCrisis, f)
		cards[f.Set] += f.copies()
	}
	same(t, "the Crisis deck", "number of cards of the base game", cards["base"], 70)
}

func compareSupers(t *testing.T, m met) {
	for _, f := range facts[crisisFact](t, "super-crisis") {
		compareCrisis(t, m, rules.KindSuper, f)
		same(t, f.ID, "cylon_attack", f.Kind == "attack", *f.Attack)
	}
}

func compareCrisis(t *testing.T, m met, k rules.Kind, f crisisFact) {
	t.Helper()
	c, face, ok := m.component(t, k, f.Fact)
	if !ok {
		return
	}
	ref := cat.Ref(c)
	same(t, ref, "kind", face.Type, f.Kind)
	same(t, ref, "chooser", face.Chooser, f.Chooser)
	same(t, ref, "activate", face.Activate, []string(f.Activate))
	same(t, ref, "jump", *face.Jump, f.Jump)
	same(t, ref, "occupation", face.Occupation, f.Occupation)
	compareCheck(t, ref, face.Check, f.Check)
	switch e := cat.Crisis(c).Do.(type) {
	case rules.Check:
		compareResults(t, ref, e, f.Pass, f.Partial, f.Fail)
		same(t, ref, "whether there is a consequence", e.Consequence != nil, f.Icon != "")
	case rules.Attack:
		same(t, ref, "setup", face.SetUp, f.SetUp)
		same(t, ref, "whether there is a special rule", e.Special != nil, !isNothing(f.Special))
	case rules.Choose:
		compareBox(t, ref+", option_a", e.A, face.OptionA, f.OptionA)
		compareBox(t, ref+", option_b", e.B, face.OptionB, f.OptionB)
	default:
		t.Errorf("%s does %T, which is no check, choice or attack", ref, e)
	}
}

func compareBox(t *testing.T, ref string, e rules.Effect, got *wording.FaceBox, f *boxFact) {
	t.Helper()
	if f == nil {
		t.Errorf("%s is not in the facts", ref)
		return
	}
	compareCheck(t, ref, got.Check, f.Check)
	if check, ok := e.(rules.Check); ok {
		compareResults(t, ref, check, f.Pass, f.Partial, f.Fail)
	}
}

func compareCheck(t *testing.T, ref string, got *wording.FaceCheck, f *checkFact) {
	t.Helper()
	if got == nil || f == nil {
		same(t, ref, "whether there is a check", got != nil, f != nil)
		return
	}
	same(t, ref, "difficulty", got.Difficulty, f.Difficulty)
	same(t, ref, "positive", slices.Sorted(slices.Values(got.Positive)), slices.Sorted(slices.Values(f.Positive)))
	same(t, ref, "partial", got.Partial, f.Partial)
}

// compareResults compares which results of a check do something.
func compareResults(t *testing.T, ref string, c rules.Check, pass, partial, fail string) {
	t.Helper()
	same(t, ref, "whether passing does something", c.Pass != nil, !isNothing(pass))
	same(t, ref, "whether passing in part does something", c.Partial != nil, !isNothing(partial))
	same(t, ref, "whether failing does something", c.Fail != nil, !isNothing(fail))
}

// isNothing reports whether a fact says that nothing happens.
func isNothing(s string) bool { return s == "" || s == "none" || len(s) > 5 && s[:6] == "none (" }
