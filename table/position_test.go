package table

import (
	"strings"
	"testing"

	"ragtag/rules"
)

// TestPosition_IsReadInItsForm decodes a position in both forms, and refuses
// each with a field of the other, a later form and an invalid one.
func TestPosition_IsReadInItsForm(t *testing.T) {
	st := readStored(t, storedName(0))
	var c checkpoint
	if err := unmarshal(st.kept.Checkpoint, &c); err != nil {
		t.Fatal(err)
	}
	one, two := string(marshal(c.State.One())), string(marshal(c.State))
	want, err := rules.LoadState(cat, c.State.Saved)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{one, two} {
		var p position
		err := unmarshal([]byte(text), &p)
		if got, loading := rules.LoadState(cat, p.Saved); err != nil || loading != nil || got != want {
			t.Errorf("another state: %v, %v: %s", err, loading, text)
		}
	}
	number := `"form":2`
	for name, text := range map[string]string{
		"field of none in form 1": strings.Replace(one, "{", `{"surprise":1,`, 1),
		"field of none within it": strings.Replace(one, `"this":{`, `"this":{"surprise":1,`, 1),
		"field of none in form 2": strings.Replace(two, "{", `{"surprise":1,`, 1),
		"form 2 without number":   strings.Replace(two, number+",", "", 1),
		"form 1 with number":      strings.Replace(one, "{", "{"+number+",", 1),
		"later form":              strings.Replace(two, number, `"form":3`, 1),
		"title of none in form 1": strings.Replace(one, `"titles":[`, `"titles":[0,0,`, 1),
	} {
		var p position
		if err := unmarshal([]byte(text), &p); err == nil || text == one || text == two {
			t.Errorf("a %s is read: %s", name, text)
		}
	}
}
