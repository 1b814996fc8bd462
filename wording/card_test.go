package wording

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

func TestCard_OfACrisis(t *testing.T) {
	f := Card(cat, find(t, "crisis/water-sabotaged"))
	want := &FaceCheck{Difficulty: 13, Positive: []string{"politics", "leadership", "tactics"}, Results: FaceResults{
		Pass: Both{"No effect.", "Sin efecto."}, Fail: Both{"Lose 2 food.", "Se pierden 2 de Alimentos."},
	}}
	if f.Type != "choice" || f.Chooser != "current" || f.Check != nil || !reflect.DeepEqual(f.OptionA.Check, want) {
		t.Errorf("got %+v, box A %+v", f, f.OptionA.Check)
	}
	if f.OptionB.Text != (Both{"Lose 1 food.", "Se pierde 1 de Alimentos."}) || !*f.Jump || f.Activate[0] != "raiders" {
		t.Errorf("got %+v, box B %+v", f, f.OptionB)
	}
}

// TestCard_TellsTheResultsOfItsCheck: the fields of every component that can
// cause a check hold that check, and its results read as in the component's
// text.
func TestCard_TellsTheResultsOfItsCheck(t *testing.T) {
	for _, c := range components() {
		f, checks := Card(cat, c), checksOf(c)
		checked := []*FaceCheck{f.Check}
		for _, box := range []*FaceBox{f.OptionA, f.OptionB} {
			if box != nil {
				checked = append(checked, box.Check)
			}
		}
		checked = slices.DeleteFunc(checked, func(k *FaceCheck) bool { return k == nil })
		if len(checks) > 1 || len(checked) != len(checks) {
			t.Errorf("%s has %d checks; its fields tell of %d", cat.Ref(c), len(checks), len(checked))
			continue
		}
		for _, k := range checked {
			if (k.Results.Partial != nil) != (k.Partial > 0) {
				t.Errorf("%s: partial %d, and does %v", cat.Ref(c), k.Partial, k.Results.Partial)
			}
			for _, result := range []*Both{&k.Results.Pass, k.Results.Partial, &k.Results.Fail} {
				for _, l := range Langs {
					if result != nil && !strings.Contains(strings.ToLower(Text(cat, c, l)), ": "+strings.ToLower(result.In(l))) {
						t.Errorf("%s: %q is not in %q", cat.Ref(c), result.In(l), Text(cat, c, l))
					}
				}
			}
		}
	}
}

// checksOf returns the skill checks of a component.
func checksOf(c rules.Comp) (all []rules.Check) {
	for _, w := range cat.Ways(c) {
		for _, e := range rules.Walk(w.Do) {
			if check, ok := e.(rules.Check); ok {
				all = append(all, check)
			}
		}
	}
	return all
}

func TestCard_OfASkillFace(t *testing.T) {
	f := Card(cat, find(t, "skill/repair-2"))
	if f.Card != "repair" || *f.Strength != 2 || f.Count != 6 || f.Strengths["1"] != 8 || f.Skill != "engineering" {
		t.Errorf("got %+v", f)
	}
}

// TestCard_SaysWhatItIs: the fields of every component are JSON that names it
// and omits what its kind does not have.
func TestCard_SaysWhatItIs(t *testing.T) {
	for _, c := range components() {
		data, err := json.Marshal(Card(cat, c))
		if err != nil {
			t.Fatal(err)
		}
		var m map[string]any
		if err := json.Unmarshal(data, &m); err != nil {
			t.Fatal(err)
		}
		if m["kind"].(string)+"/"+m["id"].(string) != cat.Ref(c) || m["set"] != cat.Set(c) {
			t.Errorf("%s: %s", cat.Ref(c), data)
		}
		_, class := m["class"]
		if class != (cat.Kind(c) == rules.KindCharacter) {
			t.Errorf("%s has a class, or should have: %s", cat.Ref(c), data)
		}
	}
}

func TestValues_TellAllApart(t *testing.T) {
	a, b := find(t, "crisis/riots-launch"), find(t, "crisis/riots-basestars")
	if Values(cat, a) == Values(cat, b) || digest(cat, a) == digest(cat, b) {
		t.Errorf("cards of other icons have the same values: %s", Values(cat, a))
	}
	want := "Crisis{Do: Choose{By: admiral, A: Lose{Food: 1, Morale: 1}, B: Lose{Fuel: 1, Population: 1}}, Ships: launch}"
	if got := Values(cat, a); got != want {
		t.Errorf("got %s; want %s", got, want)
	}
}
